import { isFree } from '../../budget/budget.ts';
import { readCost } from '../../contract/replies.ts';
import { ApiError, EXIT_STATUS, MAX_CREDITS_CODE, OctetError } from '../../errors.ts';
import { stringifyExact } from '../../exact-json.ts';
import type { End } from '../../queue/write-lines.ts';
import { BadLine, type BatchLine, readLine } from './line.ts';
import { asProblem } from './problem.ts';

/** The outcome of a request: the line has ended, it waits because nothing was done, or this worker cannot go on. */
export type LineEnd =
  | { readonly kind: 'ended'; readonly end: End }
  | { readonly kind: 'later'; readonly error: OctetError }
  | { readonly kind: 'fatal'; readonly error: OctetError };

export function succeeded(line: BatchLine, document: unknown, price: number): LineEnd {
  const { id, index } = line;
  const text = stringifyExact({ id, index, ok: true, reply: document });
  const credits = readCost(document) ?? price;
  return { kind: 'ended', end: { index, state: 'done', credits, document: text } };
}

/** No key, or no credits: the next line would meet the same, so none is spoilt. */
const FATAL: ReadonlySet<number> = new Set([401, 402]);

/** `mayBeCharged`: an earlier attempt got no answer. */
export async function failedWith(
  line: FailedLine,
  error: unknown,
  { price, mayBeCharged }: { readonly price: number; readonly mayBeCharged: boolean },
): Promise<LineEnd> {
  if (isFatal(error)) return { kind: 'fatal', error };
  if (isWorthWaiting(error)) return { kind: 'later', error };
  const { id, index } = line;
  const document = stringifyExact({ id, index, ok: false, error: await asProblem(error) });
  const isUnknown = error instanceof OctetError && error.reason === 'unknown';
  const credits = isFree(error) && !mayBeCharged ? 0 : price;
  return { kind: 'ended', end: { index, state: isUnknown ? 'unknown' : 'failed', credits, document } };
}

function isFatal(error: unknown): error is OctetError {
  if (error instanceof ApiError) return FATAL.has(error.status);
  return error instanceof OctetError && (error.reason === 'auth' || error.code === MAX_CREDITS_CODE);
}

/** True if nothing was done, and the next line would fail in the same way. */
export function isWorthWaiting(error: unknown): error is OctetError {
  return error instanceof OctetError && (error.code === 'cli_unreachable' || error.reason === 'limited');
}

type FailedLine = Pick<BatchLine, 'id' | 'index'>;

/** The result of a line that a worker has marked and for which no reply was written. */
export function unknownResult(text: string, index: number): string {
  const message = 'sent, but the worker stopped before a reply arrived: it may have been charged';
  const error = { code: 'cli_outcome_unknown', message, exit: EXIT_STATUS.unknown };
  return stringifyExact({ id: idOf(text, index), index, ok: false, error });
}

function idOf(text: string, index: number): BatchLine['id'] {
  try {
    return readLine(text, index, '').id;
  } catch (error) {
    return error instanceof BadLine ? error.id : null;
  }
}
