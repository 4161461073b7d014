import { firstNumber, firstText, holders, isObject, type JsonObject } from './shape.ts';

const ENDED_WELL = new Set(['completed', 'complete', 'succeeded', 'success', 'done', 'finished', 'ready']);
const ENDED_BADLY = new Set([
  'failed',
  'error',
  'cancelled',
  'canceled',
  'rejected',
  'expired',
  'aborted',
  'timeout',
]);

export type JobState = 'running' | 'done' | 'failed';

/** Only known words end a job; every other word, or none, means that it is still running. */
export function jobState(status: unknown): JobState {
  if (typeof status !== 'string') return 'running';
  const word = status.trim().toLowerCase().replace(/[-_]/g, '');
  if (ENDED_WELL.has(word)) return 'done';
  return ENDED_BADLY.has(word) ? 'failed' : 'running';
}

export interface Job {
  readonly id: string | undefined;
  readonly state: JobState;
  /** The service's own word, shown as it is. */
  readonly status: string | undefined;
  readonly estimatedSeconds: number | undefined;
  readonly queuePosition: number | undefined;
  /** 0 to 1, when the service tells. */
  readonly progress: number | undefined;
  readonly addresses: readonly string[];
  readonly error: string | undefined;
  readonly document: unknown;
}

export function readJobReply(document: unknown): Job {
  const status = statusOf(document);
  const state = jobState(status);
  return {
    id: jobId(document),
    state,
    status,
    estimatedSeconds: firstNumber(document, ['estimated_time', 'estimated_seconds', 'eta']),
    queuePosition: firstNumber(document, ['queue_position', 'position']),
    progress: progressOf(document),
    addresses: resultAddresses(document),
    error: errorOf(document) ?? (state === 'failed' ? firstText(document, ['message', 'reason']) : undefined),
    document,
  };
}

const ID_KEYS = ['id', 'job_id', 'generation_id', 'video_id', 'task_id'] as const;

export function jobId(document: unknown): string | undefined {
  return jobPlaces(document)
    .map(idIn)
    .find((id) => id !== undefined);
}

/** The job is the object with an id and a status; in `{status: "success", data: {…}}` the outer status may tell only of the request. */
function jobPlaces(document: unknown): JsonObject[] {
  const places = holders(document);
  const whole = places.filter((place) => typeof place.status === 'string' && idIn(place) !== undefined);
  return [...whole, ...places];
}

function idIn(place: JsonObject): string | undefined {
  for (const key of ID_KEYS) {
    const id = place[key];
    if (typeof id === 'string' && id !== '') return id;
    if (typeof id === 'number' || typeof id === 'bigint') return String(id);
  }
  return undefined;
}

function statusOf(document: unknown): string | undefined {
  for (const place of jobPlaces(document)) {
    for (const key of ['status', 'state']) {
      const word = place[key];
      if (typeof word === 'string') return word;
    }
  }
  return undefined;
}

function progressOf(document: unknown): number | undefined {
  const value = firstNumber(document, ['progress', 'percent']);
  if (value === undefined || value < 0) return undefined;
  return Math.min(value > 1 ? value / 100 : value, 1);
}

const ADDRESS_KEYS = ['output_url', 'audio_url', 'video_url', 'image_url', 'url', 'download_url'] as const;

function resultAddresses(document: unknown): string[] {
  const found = new Set<string>();
  const add = (value: unknown) => {
    if (typeof value === 'string' && value !== '') found.add(value);
  };
  // A job that is itself one level down holds its result below that.
  for (const holder of holders(document).flatMap((place) => [place, ...holders(place.result)])) {
    for (const key of ADDRESS_KEYS) add(holder[key]);
    for (const output of outputsOf(holder)) add(isObject(output) ? firstText(output, ADDRESS_KEYS) : output);
  }
  return [...found];
}

function outputsOf(holder: JsonObject): readonly unknown[] {
  const outputs = holder.outputs ?? holder.output;
  if (Array.isArray(outputs)) return outputs;
  return outputs === undefined ? [] : [outputs];
}

function errorOf(document: unknown): string | undefined {
  for (const holder of holders(document)) {
    const error = holder.error || holder.error_message || holder.failure_reason;
    if (typeof error === 'string' && error !== '') return error;
    if (isObject(error)) return firstText(error, ['message', 'detail', 'code']);
  }
  return undefined;
}
