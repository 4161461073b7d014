import type { Snippet } from '../../snippets/snippets.ts';
import type { Retry } from './read-retry.ts';

/** Writes it under a name; `own` are the errors that the language does not have. */
export type Writer = (retry: Retry, name: string, own: readonly string[]) => Snippet;

export const lines = (...all: (string | false)[]): string => all.filter((one) => one !== false).join('\n');
