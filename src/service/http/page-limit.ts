import { serviceError } from './service-error.ts';

/** Pages of lists: how many items a request may ask for. */
export const MOST_LISTED = 100;

export function limitOf(text: string | null, usual: number): number {
  if (text === null) return usual;
  const limit = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (limit < 1 || limit > MOST_LISTED) throw serviceError.invalid(`limit: must be from 1 to ${MOST_LISTED}`);
  return limit;
}
