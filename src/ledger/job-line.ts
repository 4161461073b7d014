import { isAbsolute } from 'node:path';
import type { JobKind } from '../contract/endpoints.ts';
import { isObject, type JsonObject } from '../contract/shape.ts';

/** How the command that began a job saves its result. */
export interface SavePlan {
  readonly output?: string;
  readonly force?: true;
  readonly sidecar?: boolean;
  readonly download?: boolean;
  /** The output is the directory of an earlier build, to be brought up to date. */
  readonly updates?: true;
}

/** The request, written before it is sent. */
export interface JobIntent {
  /** The idempotency key; also the name of a job whose id never came. */
  readonly key: string;
  readonly kind: JobKind;
  readonly environment: string;
  readonly profile: string;
  /** Base address, and the path form. */
  readonly base: string;
  readonly request: Readonly<Record<string, unknown>>;
  /** `jobs wait` saves like the command that began the job. */
  readonly save: SavePlan;
  /** The working directory then: relative targets are resolved against it. */
  readonly cwd: string;
}

/** asked: sent or about to be, no answer known. running: accepted. The rest are ends. */
const LEDGER_STATES = ['asked', 'running', 'done', 'failed', 'refused', 'unknown'] as const;
export type LedgerState = (typeof LEDGER_STATES)[number];

export type IntentLine = { readonly type: 'intent'; readonly at: string } & JobIntent;
export interface AcceptedLine {
  readonly type: 'accepted';
  readonly key: string;
  readonly at: string;
  readonly id: string;
  /** By a search in the service's lists, while the command itself may still be waiting for its reply. */
  readonly found?: true;
}
export interface EndedLine {
  readonly type: 'ended';
  readonly key: string;
  readonly at: string;
  readonly state: LedgerState;
  readonly files?: readonly string[];
  readonly error?: string;
}
export type JobLine = IntentLine | AcceptedLine | EndedLine;

/**
 * Undefined for a line that says nothing about a job. A paid job is not forgotten for a damaged detail: a date that is
 * none becomes the oldest one, an address or a directory that is none matches no place.
 */
export function readJobLine(record: JsonObject): JobLine | undefined {
  const { type, key } = record;
  if (typeof key !== 'string' || key === '') return undefined;
  const at = isDate(record.at) ? record.at : OLDEST;
  if (type === 'accepted') {
    if (typeof record.id !== 'string' || record.id === '') return undefined;
    return { type, key, at, id: record.id, ...(record.found === true ? { found: true } : {}) };
  }
  if (type === 'ended') return readEnd(record, key, at);
  return type === 'intent' ? readIntent(record, key, at) : undefined;
}

const OLDEST = '1970-01-01T00:00:00.000Z';

function readEnd(record: JsonObject, key: string, at: string): EndedLine | undefined {
  const state = LEDGER_STATES.find((each) => each === record.state);
  if (state === undefined) return undefined;
  const files = Array.isArray(record.files) ? record.files.filter(isText) : undefined;
  return { type: 'ended', key, at, state, files, error: textOf(record.error) };
}

function readIntent(record: JsonObject, key: string, at: string): IntentLine | undefined {
  const { kind } = record;
  if (!isKind(kind) || !isObject(record.request)) return undefined;
  return {
    type: 'intent',
    key,
    at,
    kind,
    environment: textOf(record.environment) ?? '',
    profile: textOf(record.profile) ?? '',
    base: textOf(record.base) ?? '',
    request: record.request,
    save: readSavePlan(record.save),
    cwd: isText(record.cwd) && isAbsolute(record.cwd) ? record.cwd : '',
  };
}

function readSavePlan(value: unknown): SavePlan {
  if (!isObject(value)) return {};
  const { output, force, sidecar, download, updates } = value;
  return {
    ...(isText(output) && output !== '' ? { output } : {}),
    ...(force === true ? { force } : {}),
    ...(typeof sidecar === 'boolean' ? { sidecar } : {}),
    ...(typeof download === 'boolean' ? { download } : {}),
    ...(updates === true ? { updates } : {}),
  };
}

/** The endpoints themselves would load every schema for a list of jobs. */
const KINDS: Readonly<Record<JobKind, true>> = { music: true, video: true, build: true };
const isKind = (value: unknown): value is JobKind => typeof value === 'string' && Object.hasOwn(KINDS, value);
const isText = (value: unknown): value is string => typeof value === 'string' && !value.includes('\0');
const textOf = (value: unknown): string | undefined => (isText(value) ? value : undefined);
const isDate = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 40 && Number.isFinite(Date.parse(value));
