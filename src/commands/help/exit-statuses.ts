import type { Endpoint } from '../../contract/endpoints.ts';
import { EXIT_STATUS, type Reason } from '../../errors.ts';

export const SUCCESS = 'success; also a detached job, or a closed pipe';

export const MEANINGS: Readonly<Record<Reason, string>> = {
  bug: 'octet itself failed: a bug',
  usage: 'invalid option, value or input file, or the service rejected the request',
  state: 'a settings or key file is damaged, or readable by others',
  auth: 'no key, or the service rejected it',
  missing: 'not found',
  credits: 'not enough credits, or --max-credits would be exceeded',
  limited: 'still rate limited after all retries',
  pending: 'accepted, but still running after --timeout',
  failed: 'the job failed or was cancelled',
  service: 'the service still failed after all retries, or sent an unexpected reply',
  network: 'no usable reply; nothing was charged',
  unknown: 'sent, but no reply arrived: it may have been charged',
  incomplete: 'a stream or download was interrupted; the partial result is kept',
  unverified: 'verification failed',
  unsafe: 'refused for safety: an unsafe path or address, or an existing file',
  io: 'disk full, not writable, port in use',
  partial: 'some of several items failed',
  hangup: 'hang-up',
  interrupted: 'Ctrl-C',
  terminated: 'terminated',
};

/** The facts about a command that its exit statuses follow from. */
export interface Effects {
  /** The requests that it sends. */
  readonly calls?: readonly Pick<Endpoint, 'risk' | 'job' | 'streams'>[];
  /** It saves what the service made; a download can be cut. */
  readonly downloads?: boolean;
  /** It reads or writes settings or keys; a command that sends requests always does. */
  readonly settings?: boolean;
  /** Reasons that the facts above do not imply. */
  readonly reasons?: readonly Reason[];
  /** It ends with the status of the program that it runs. */
  readonly passesStatusOn?: boolean;
}

/** They can end any command, so help names them in one line. */
export const ANYWHERE: readonly Reason[] = ['bug', 'hangup', 'interrupted', 'terminated'];

/** `unsafe`: an address with a password in it is refused as --base-url of any command. */
const EVERY: readonly Reason[] = [...ANYWHERE, 'usage', 'unsafe', 'io'];
const SENDING: readonly Reason[] = ['state', 'auth', 'missing', 'limited', 'service', 'network'];
const BY_RISK: Readonly<Record<Endpoint['risk'], readonly Reason[]>> = {
  read: SENDING,
  paid: [...SENDING, 'credits', 'unknown'],
  payment: [...SENDING, 'unknown'],
};
const JOB: readonly Reason[] = ['pending', 'failed'];
const STREAM: readonly Reason[] = ['incomplete'];

/** Every reason that a command can fail for, by status. */
function reasonsOf({ calls = [], downloads, settings, reasons = [] }: Effects): Reason[] {
  const found = new Set<Reason>([
    ...EVERY,
    ...calls.flatMap(({ risk }) => BY_RISK[risk]),
    ...(calls.some(({ job }) => job !== undefined) ? JOB : []),
    ...(calls.some(({ streams }) => streams) ? STREAM : []),
    ...(downloads ? STREAM : []),
    ...(settings ? (['state'] as const) : []),
    ...reasons,
  ]);
  return [...found].sort((a, b) => EXIT_STATUS[a] - EXIT_STATUS[b]);
}

export interface ExitStatus {
  readonly status: number;
  readonly meaning: string;
}

/** Success included. */
export function exitStatuses(effects: Effects): ExitStatus[] {
  return [
    { status: 0, meaning: SUCCESS },
    ...reasonsOf(effects).map((reason) => ({ status: EXIT_STATUS[reason], meaning: MEANINGS[reason] })),
  ];
}
