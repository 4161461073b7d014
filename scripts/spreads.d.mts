import type { Plugin } from 'rolldown';

export const spreads: Plugin;
export function withNothingFirst(code: string): string;
