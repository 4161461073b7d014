import { OctetError } from '../errors.ts';

const MOST_RETRIES = 100;

/** `label` names the option or variable in the message. */
export function parseRetries(text: string, label: string): number {
  const count = /^\d{1,3}$/.test(text) ? Number(text) : Number.POSITIVE_INFINITY;
  if (count > MOST_RETRIES)
    throw new OctetError('usage', `${label} must be a whole number from 0 to ${MOST_RETRIES}`);
  return count;
}
