import { ServiceError } from '../http/service-error.ts';
import type { WorkKind } from './work-order.ts';

/** Light work gets a small heap of its own: a text that explodes must not take what a film needs. */
export type HeapClass = 'light' | 'heavy';

export const HEAP_MB: Readonly<Record<HeapClass, number>> = { light: 128, heavy: 1024 };

export interface WorkLimit {
  readonly ms: number;
  readonly heap: HeapClass;
}

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** Far beyond what honest work takes on a slow machine. */
export const WORK_LIMITS: Readonly<Record<WorkKind, WorkLimit>> = {
  'text-chat': { ms: 10 * SECOND_MS, heap: 'light' },
  'text-complete': { ms: 10 * SECOND_MS, heap: 'light' },
  embed: { ms: 10 * SECOND_MS, heap: 'light' },
  'embed-sentences': { ms: 5 * MINUTE_MS, heap: 'heavy' },
  'code-generate': { ms: 20 * SECOND_MS, heap: 'light' },
  'code-complete': { ms: 20 * SECOND_MS, heap: 'light' },
  'code-refactor': { ms: 20 * SECOND_MS, heap: 'light' },
  'code-explain': { ms: 20 * SECOND_MS, heap: 'light' },
  'build-chat': { ms: 20 * SECOND_MS, heap: 'light' },
  build: { ms: MINUTE_MS, heap: 'heavy' },
  image: { ms: 5 * MINUTE_MS, heap: 'heavy' },
  'image-edit': { ms: 5 * MINUTE_MS, heap: 'heavy' },
  'image-upscale': { ms: 5 * MINUTE_MS, heap: 'heavy' },
  'image-describe': { ms: 30 * SECOND_MS, heap: 'heavy' },
  speech: { ms: 2 * MINUTE_MS, heap: 'heavy' },
  music: { ms: 30 * MINUTE_MS, heap: 'heavy' },
  'music-soundfont': { ms: 10 * MINUTE_MS, heap: 'heavy' },
  video: { ms: 4 * 60 * MINUTE_MS, heap: 'heavy' },
};

/** A repetition would end the same way, so this is no 5xx: clients would send it again. */
export function tookTooLong({ ms }: WorkLimit): ServiceError {
  const seconds = Math.round(ms / SECOND_MS);
  return tooMuch(`This took longer than ${seconds} s. Send less at once.`);
}

export function tookTooMuchMemory({ heap }: WorkLimit): ServiceError {
  return tooMuch(`This needs more than ${HEAP_MB[heap]} MB of memory. Send less at once.`);
}

const tooMuch = (message: string): ServiceError =>
  new ServiceError(400, 'invalid_request_error', 'work_too_large', message);
