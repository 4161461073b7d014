import type { Plugin } from 'rolldown';

export const lean: Plugin;
