import type { Plugin } from 'rolldown';

export const letters: Plugin;
export function withListedLetters(code: string): string;
