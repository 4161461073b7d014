import { EXIT_STATUS } from '../../errors.ts';
import { GLOBAL_OPTIONS } from './global-options.ts';
import { optionDescription } from './layout.ts';

/** Pages that are about no single command. */
export const TOPICS: Readonly<Record<string, () => string>> = {
  options: optionsPage,
  environment: environmentPage,
  'exit-codes': exitPage,
  formatting: formattingPage,
};

function optionsPage(): string {
  return [
    'Options of every command, before or after it',
    '',
    ...GLOBAL_OPTIONS.map((option) => `  ${option.flags.padEnd(21)}  ${optionDescription(option)}`),
    '',
    'Durations: 500ms, 30s, 20m, 1h; a bare number is seconds.',
  ].join('\n');
}

const VARIABLES: readonly (readonly [string, string])[] = [
  ['OCTET_API_KEY', 'key; goes to whatever address is selected'],
  ['OCTET_ENV', 'production, sandbox or local'],
  ['OCTET_BASE_URL', 'address of the selected environment, ending in /v1'],
  ['OCTET_PROFILE', 'settings and keys to use'],
  ['OCTET_WEBHOOK_SECRET', 'secret that webhooks are signed with'],
  ['OCTET_ADMIN_KEY', 'opens /local/… of octet serve; octet serve env prints it'],
  ['OCTET_UPSTREAM', 'OpenAI-compatible address that answers for the local service'],
  ['OCTET_CONFIG_DIR', 'where settings and keys are kept'],
  ['OCTET_STATE_DIR', 'where the job ledger, the history and the local service are kept'],
  ['OCTET_CACHE_DIR', 'what may be deleted at any time'],
  ['OCTET_CRASH_DIR', 'where a report is kept when octet itself fails; none is kept unless it is set'],
  ['OCTET_MAX_RETRIES', 'how often a failed request is repeated (3)'],
  ['OCTET_TIMEOUT', 'longest time for a request, or the wait for a job'],
  ['HTTPS_PROXY, HTTP_PROXY, NO_PROXY', 'proxy; never used for this machine itself'],
  ['NO_COLOR, FORCE_COLOR', 'never or always use colour'],
  ['CI', 'ask nothing, animate nothing'],
  ['ACCESSIBLE=1', 'no animation, words beside every glyph'],
  ['EDITOR, BROWSER, PAGER', 'programs of your choice'],
];

function environmentPage(): string {
  const rows = VARIABLES.map(([name, meaning]) => `  ${name.padEnd(34)}  ${meaning}`);
  return [
    'Environment variables',
    '',
    ...rows,
    '',
    'An empty variable counts as unset. An option comes before a variable, a variable before the profile, the profile before the default. To see which one it was: octet config list --show-origin',
  ].join('\n');
}

const MEANINGS: Readonly<Record<keyof typeof EXIT_STATUS, string>> = {
  bug: 'octet itself failed: a bug',
  usage: 'a bad option, value or input file, or the service refused the request',
  state: 'a settings or key file is corrupt, or readable by others',
  auth: 'no key, or the service does not accept it',
  missing: 'not found',
  credits: 'not enough credits, or --max-credits would be passed',
  limited: 'still rate limited after the retries',
  pending: 'accepted and still running when --timeout passed',
  failed: 'the job ended as failed or cancelled',
  service: 'the service failed after the retries, or its answer cannot be understood',
  network: 'no usable answer, and nothing was bought',
  unknown: 'sent, and no answer came: it may have been charged',
  incomplete: 'a stream or a download was cut; what came is kept',
  unverified: 'verification failed',
  unsafe: 'refused for safety: a path, a file that exists, an address',
  io: 'disk full, not writable, port in use',
  partial: 'some of several items failed',
  hangup: 'hang-up',
  interrupted: 'Ctrl-C',
  terminated: 'terminated',
};

function exitPage(): string {
  const rows = Object.entries(EXIT_STATUS).map(
    ([reason, status]) => `  ${String(status).padStart(3)}  ${MEANINGS[reason as keyof typeof MEANINGS]}`,
  );
  return [
    'Exit statuses',
    '',
    '    0  done; also a job that was detached, or a reader that left',
    ...rows,
  ].join('\n');
}

function formattingPage(): string {
  return [
    'What is printed where',
    '',
    '  stdout    the thing that was asked for and nothing else',
    '  stderr    progress, notices, warnings, hints, errors',
    '  a pipe    plain text for content, tab-separated rows without a header for lists',
    '  --json    one JSON document; keys as on the wire, unknown fields kept',
    '  --ndjson  one event a line as it happens: start, delta, progress, result, error',
    '',
    'With --json or --ndjson an error is one JSON document on stderr:',
    '  {"error":{"code","message","hint","status","type","request_id","exit"}}',
    '',
    'Colour: --color=always|never|auto, then FORCE_COLOR, NO_COLOR and TERM=dumb, then whether it is a terminal.',
  ].join('\n');
}
