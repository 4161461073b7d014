import { EXIT_STATUS, type Reason } from '../../errors.ts';
import { MEANINGS, SUCCESS } from './exit-statuses.ts';
import { globalOptionList } from './global-options.ts';
import { optionDescription } from './layout.ts';

/** The same pages as data; one that only explains is text. */
export const TOPIC_DATA: Readonly<Record<string, () => unknown>> = {
  options: () =>
    globalOptionList().map((option) => ({ flags: option.flags, meaning: optionDescription(option) })),
  environment: () => VARIABLES.map(([names, meaning]) => ({ names: names.split(', '), meaning })),
  'exit-codes': exitData,
  formatting: () => ({ text: formattingPage() }),
};

const isReason = (name: string): name is Reason => Object.hasOwn(EXIT_STATUS, name);
const REASONS = Object.keys(EXIT_STATUS).filter(isReason);

function exitData() {
  return [
    { status: 0, reason: 'success', meaning: SUCCESS },
    ...REASONS.map((reason) => ({ status: EXIT_STATUS[reason], reason, meaning: MEANINGS[reason] })),
  ];
}

/** Pages that are about no single command. */
export const TOPICS: Readonly<Record<string, () => string>> = {
  options: optionsPage,
  environment: environmentPage,
  'exit-codes': exitPage,
  formatting: formattingPage,
};

function optionsPage(): string {
  return [
    'Global options, before or after the command',
    '',
    ...globalOptionList().map((option) => `  ${option.flags.padEnd(21)}  ${optionDescription(option)}`),
    '',
    'Durations: 500ms, 30s, 20m, 1h; a bare number is seconds.',
  ].join('\n');
}

const VARIABLES: readonly (readonly [string, string])[] = [
  ['OCTET_API_KEY', 'API key; sent to the selected address'],
  ['OCTET_ENV', 'production, sandbox or local'],
  ['OCTET_BASE_URL', 'address of the selected environment, ending in /v1'],
  ['OCTET_PROFILE', 'profile with the settings and keys to use'],
  ['OCTET_WEBHOOK_SECRET', 'webhook signing secret'],
  ['OCTET_QUEUE_URL', 'PostgreSQL address for octet batch submit, work and the like'],
  ['OCTET_ADMIN_KEY', 'admin key for /local/… of octet serve; printed by octet serve env'],
  ['OCTET_UPSTREAM', 'OpenAI-compatible server behind the local service'],
  ['OCTET_UPSTREAM_KEY', 'key for that server'],
  ['OCTET_UPSTREAM_IMAGES', 'OpenAI-compatible image server behind the local service'],
  ['OCTET_UPSTREAM_IMAGES_KEY', 'key for that server'],
  ['OLLAMA_HOST', 'address of Ollama on this machine, for models --discover'],
  ['OCTET_CONFIG_DIR', 'directory for settings and keys'],
  ['OCTET_STATE_DIR', 'directory for jobs, history and the local service'],
  ['OCTET_CACHE_DIR', 'directory for the cache; safe to delete'],
  ['OCTET_NO_CACHE=1', 'keep no compiled code between starts, and use none'],
  ['OCTET_NO_UPDATE_CHECK=1', 'do not ask npm once a day for a newer version'],
  ['OCTET_CRASH_DIR', 'directory for crash reports; none are written unless set'],
  ['OCTET_MAX_RETRIES', 'maximum number of retries (3)'],
  ['OCTET_TIMEOUT', 'maximum time for a request, or to wait for a job'],
  ['HOME', 'where those directories are below .config, .local/state and .cache'],
  ['XDG_CONFIG_HOME, XDG_STATE_HOME', 'instead of .config and .local/state'],
  ['XDG_CACHE_HOME', 'instead of .cache'],
  ['APPDATA, LOCALAPPDATA, USERPROFILE', 'the same on Windows'],
  ['HTTPS_PROXY, HTTP_PROXY, NO_PROXY', 'proxy; never used for localhost'],
  ['NODE_TLS_REJECT_UNAUTHORIZED=0', 'accept any certificate; each start warns of it'],
  ['NODE_OPTIONS, NODE_EXTRA_CA_CERTS', 'options of Node.js, and further certificates to trust'],
  ['PGSSLMODE, PGSSLROOTCERT', 'encryption of the connection to the queue'],
  ['PGSSLCERT, PGSSLKEY', 'certificate and key to log in to the queue with'],
  ['NO_COLOR, FORCE_COLOR', 'never or always use colour'],
  ['CI', 'no prompts, no animation, no notices'],
  ['ACCESSIBLE=1', 'no animation, a word beside every symbol'],
  ['VISUAL, EDITOR, BROWSER, PAGER', 'programs to use'],
  ['SHELL', 'which completion is suggested'],
  ['TERM, COLORTERM', 'what the terminal can do'],
  ['COLUMNS, LINES', 'size, if the terminal does not report one'],
  ['TERM_PROGRAM, KITTY_WINDOW_ID', 'which terminal it is, for previews of images'],
  ['WEZTERM_PANE, WT_SESSION, TMUX, STY', 'the same'],
  ['DISPLAY, WAYLAND_DISPLAY', 'which program reaches the clipboard'],
  ['SSH_CONNECTION, SSH_TTY', 'the clipboard is that of the terminal, on the other machine'],
];

function environmentPage(): string {
  const rows = VARIABLES.map(([name, meaning]) => `  ${name.padEnd(35)}  ${meaning}`);
  return [
    'Environment variables',
    '',
    ...rows,
    '',
    'An empty variable counts as unset. Options override variables, variables override the profile, and the profile overrides defaults. To see where each value comes from: octet config list --show-origin',
  ].join('\n');
}

function exitPage(): string {
  const rows = REASONS.map((reason) => `  ${String(EXIT_STATUS[reason]).padStart(3)}  ${MEANINGS[reason]}`);
  return ['Exit statuses', '', `    0  ${SUCCESS}`, ...rows].join('\n');
}

function formattingPage(): string {
  return [
    'Output',
    '',
    '  stdout    the result and nothing else',
    '  stderr    progress, notes, warnings, hints, errors',
    '  a pipe    plain text for content, tab-separated rows without a header for lists',
    '  --json    one JSON document; keys as in the API, unknown fields kept',
    '  --ndjson  one event per line: start, delta, progress, result, error',
    '',
    'With --json or --ndjson an error is one JSON document on stderr:',
    '  {"error":{"code","message","hint","status","type","request_id","exit"}}',
    '',
    'Colour: --color=always|never|auto, then FORCE_COLOR, NO_COLOR and TERM=dumb, then colour on a terminal only.',
  ].join('\n');
}
