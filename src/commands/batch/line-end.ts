import { isFree } from '../../budget/budget.ts';
import { readCost } from '../../contract/replies.ts';
import { ApiError, MAX_CREDITS_CODE, OctetError } from '../../errors.ts';
import { stringifyExact } from '../../exact-json.ts';
import type { End } from '../../queue/journal.ts';
import type { BatchLine } from './line.ts';
import { asProblem } from './problem.ts';

/** The outcome of a request: the line has ended, it waits because nothing was done, or this worker cannot go on. */
export type LineEnd =
  | { readonly kind: 'ended'; readonly end: End }
  | { readonly kind: 'later'; readonly error: OctetError }
  | { readonly kind: 'hopeless'; readonly error: OctetError };

export function succeeded(line: BatchLine, document: unknown, price: number): LineEnd {
  const { id, index } = line;
  const text = stringifyExact({ id, index, ok: true, reply: document });
  const credits = readCost(document) ?? price;
  return { kind: 'ended', end: { index, state: 'done', credits, document: text } };
}

/** No key, or no credits: the next line would meet the same, so none is spoilt. */
const HOPELESS: ReadonlySet<number> = new Set([401, 402]);

export async function failedWith(line: FailedLine, error: unknown, price: number): Promise<LineEnd> {
  if (error instanceof ApiError && HOPELESS.has(error.status)) return { kind: 'hopeless', error };
  if (error instanceof OctetError && (error.reason === 'auth' || error.code === MAX_CREDITS_CODE)) {
    if (!(error instanceof ApiError)) return { kind: 'hopeless', error };
  }
  if (error instanceof OctetError && (error.code === 'cli_unreachable' || error.reason === 'limited'))
    return { kind: 'later', error };
  const { id, index } = line;
  const document = stringifyExact({ id, index, ok: false, error: await asProblem(error) });
  const isUnknown = error instanceof OctetError && error.reason === 'unknown';
  const credits = isFree(error) ? 0 : price;
  return { kind: 'ended', end: { index, state: isUnknown ? 'unknown' : 'failed', credits, document } };
}

type FailedLine = Pick<BatchLine, 'id' | 'index'>;

/** The result of a line whose worker died after it had marked it. */
export function unknownResult(id: BatchLine['id'], index: number): string {
  const message = 'sent, but the worker stopped before a reply arrived: it may have been charged';
  return stringifyExact({
    id,
    index,
    ok: false,
    error: { code: 'cli_outcome_unknown', message, exit: 12 },
  });
}
