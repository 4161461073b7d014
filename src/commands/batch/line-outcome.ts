import { OctetError } from '../../errors.ts';
import type { ClaimedLine } from '../../queue/claim.ts';
import type { HeldChunk } from './held-chunk.ts';
import type { BadLine, BatchLine } from './line.ts';
import { isWorthWaiting, type LineEnd } from './line-end.ts';

interface Begun {
  readonly chunk: HeldChunk;
  readonly claimed: ClaimedLine;
  readonly price: number;
}

/** A line of a chunk on its way to its end. */
export interface ReadLine extends Begun {
  readonly line: BatchLine;
  readonly bad?: undefined;
}

export type BegunLine = ReadLine | (Begun & { readonly line?: undefined; readonly bad: BadLine });

/** A line without a result: it waits for a retry, is left to another worker, or an error ends this one. */
export type LineOutcome =
  /** `marked`: it may have been sent, and its mark stays. */
  | (Exclude<LineEnd, { readonly kind: 'ended' }> & { readonly marked: boolean })
  | { readonly kind: 'left' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** The prices could not be read: that is not the line's fault. */
export function withoutPrice(error: unknown): LineOutcome {
  if (isWorthWaiting(error)) return { kind: 'later', error, marked: false };
  if (error instanceof OctetError) return { kind: 'fatal', error, marked: false };
  return { kind: 'failed', error };
}
