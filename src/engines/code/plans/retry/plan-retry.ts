import type { Snippet } from '../../snippets/snippets.ts';
import { readRetry } from './read-retry.ts';
import { writeRetry } from './write-retry.ts';

/** A function that tries again, with the errors, waits and limits of the wish; undefined if it says more than that. */
export function planRetry(prompt: string, language: string): Snippet | undefined {
  const retry = readRetry(prompt, language);
  return retry?.unmet.length === 0 ? writeRetry(retry, language) : undefined;
}
