import type { PlainLine } from './shell-line.ts';

/** The form of stdout that a command promises in a pipe. */
export type Form =
  | 'text'
  /** Not empty; another program has the last word. */
  | 'something'
  | 'nothing'
  /** One JSON document. */
  | 'json'
  /** One JSON value a line. */
  | 'lines'
  /** One JSON object with a type a line. */
  | 'events'
  /** Tab-separated, the same number of columns in every row. */
  | 'rows'
  | 'rows or nothing'
  /** One path a line, of files that are there. */
  | 'paths'
  /** The path of a directory with several files. */
  | 'project'
  /** One word, such as the id of a job. */
  | 'word'
  | 'bytes';

export interface Expectation {
  readonly stdout: Form;
  /** How many paths are printed. */
  readonly count?: number;
  /** False: the files may have been there before. */
  readonly fresh?: boolean;
  /** A file without a sidecar is not an artifact. */
  readonly sidecar?: boolean;
  /** stdout, whatever its form. */
  readonly matches?: RegExp;
}

/** The expected output of a command without options. The longest name that fits wins. */
const COMMANDS: Readonly<Record<string, Expectation>> = {
  chat: { stdout: 'text' },
  'chat models': { stdout: 'rows' },
  complete: { stdout: 'text' },
  embed: { stdout: 'lines' },
  'code generate': { stdout: 'text' },
  'code complete': { stdout: 'text' },
  'code refactor': { stdout: 'text' },
  'code explain': { stdout: 'text' },
  'image generate': { stdout: 'paths', count: 1, sidecar: true },
  'image edit': { stdout: 'paths', count: 1, sidecar: true },
  'image upscale': { stdout: 'paths', count: 1, sidecar: true },
  'image models': { stdout: 'rows' },
  'music generate': { stdout: 'paths', count: 1, sidecar: true },
  'music get': { stdout: 'paths', count: 1, sidecar: true },
  'music status': { stdout: 'rows' },
  'music voices': { stdout: 'rows' },
  'music genres': { stdout: 'rows' },
  'music library': { stdout: 'rows' },
  'video generate': { stdout: 'paths', count: 1, sidecar: true },
  'video get': { stdout: 'paths', count: 1, sidecar: true },
  'video status': { stdout: 'rows' },
  build: { stdout: 'project', sidecar: true },
  'build chat': { stdout: 'text' },
  'build projects': { stdout: 'rows' },
  models: { stdout: 'rows' },
  'models alias': { stdout: 'text' },
  templates: { stdout: 'rows' },
  'templates show': { stdout: 'text' },
  'templates edit': { stdout: 'nothing' },
  'mcp install': { stdout: 'text' },
  skill: { stdout: 'text' },
  credits: { stdout: 'rows' },
  'credits balance': { stdout: 'rows' },
  'credits history': { stdout: 'rows' },
  'credits buy': { stdout: 'text' },
  usage: { stdout: 'rows' },
  jobs: { stdout: 'rows or nothing' },
  'jobs wait': { stdout: 'paths', count: 1, fresh: false, sidecar: true },
  'jobs get': { stdout: 'paths', count: 1, fresh: false, sidecar: true },
  'jobs show': { stdout: 'text' },
  'jobs prune': { stdout: 'text' },
  'jobs reconcile': { stdout: 'rows or nothing' },
  batch: { stdout: 'lines' },
  open: { stdout: 'text', matches: /^\/.+\n$/ },
  rerun: { stdout: 'paths', count: 1, sidecar: true },
  history: { stdout: 'rows or nothing' },
  'history show': { stdout: 'text' },
  'history export': { stdout: 'json' },
  'history rm': { stdout: 'text' },
  'webhook events': { stdout: 'rows' },
  'webhook list': { stdout: 'rows or nothing' },
  'webhook show': { stdout: 'text' },
  'webhook replay': { stdout: 'rows or nothing' },
  'webhook verify': { stdout: 'text', matches: /^verified\n$/ },
  'webhook sign': { stdout: 'word', matches: /^sha256=[0-9a-f]{64}\n$/ },
  'webhook send': { stdout: 'word', matches: /^2\d\d\n$/ },
  'webhook trigger': { stdout: 'word', matches: /^2\d\d\n$/ },
  'webhook listen': { stdout: 'nothing' },
  serve: { stdout: 'text', matches: /^ready at http:\/\/127\.0\.0\.1:\d+\/v1 key \S+/ },
  'serve env': { stdout: 'text', matches: /^(\w+=\S+\n){4,}$/ },
  'serve link': { stdout: 'text', matches: /^http:\/\/127\.0\.0\.1:\d+\/open\/[\w-]{43}\n$/ },
  'serve exec': { stdout: 'text' },
  'serve reset': { stdout: 'text' },
  auth: { stdout: 'text' },
  'auth list': { stdout: 'rows' },
  'auth token': { stdout: 'word' },
  'config list': { stdout: 'rows' },
  'config edit': { stdout: 'text' },
  'config set': { stdout: 'text' },
  'config unset': { stdout: 'text' },
  'config path': { stdout: 'text' },
  'config get': { stdout: 'text' },
  // The body as it came: the service ends it without a newline.
  api: { stdout: 'something', matches: /^\{.*\}$/s },
  completion: { stdout: 'text' },
  doctor: { stdout: 'rows' },
  tour: { stdout: 'text' },
  commands: { stdout: 'rows' },
  schema: { stdout: 'json' },
  version: { stdout: 'word' },
  help: { stdout: 'text' },
};

/** Undefined for a command that nobody has described. */
export function expectationOf({ argv }: Pick<PlainLine, 'argv'>): Expectation | undefined {
  const usual = usualOf(argv);
  if (!usual) return undefined;
  const has = (...names: readonly string[]) => argv.some((word) => names.includes(word));
  const value = (...names: readonly string[]) => argv[argv.findIndex((word) => names.includes(word)) + 1];
  const isSaving = has('-o', '--output');
  if (has('--dry-run', '-n')) return { stdout: 'json', matches: /"method": "POST"/ };
  if (has('--help')) return { stdout: has('--json') ? 'json' : 'text' };
  if (argv.includes('exec')) return usual;
  if (has('--stream')) return { stdout: 'text', matches: /^data: .+\n[\s\S]*data: \[DONE\]\n/ };
  if (has('--ndjson')) return { stdout: 'events' };
  if (has('--schema')) return { stdout: 'json' };
  if (has('--json')) return { stdout: 'json' };
  if (has('--detach')) return { stdout: 'word' };
  if (has('--csv')) return { stdout: 'text', matches: /^(\w+,)+\w+\n./ };
  if (has('--similar-to') || has('--search')) return { stdout: 'rows' };
  if (has('--index')) return { stdout: 'text' };
  if (isSaving && value('-o', '--output') === '-') return { stdout: 'bytes' };
  if (has('--in-place')) return { stdout: 'paths', count: 1 };
  if (has('--count') && usual.stdout === 'paths') return { ...usual, count: Number(value('--count')) };
  if (isSaving && usual.stdout !== 'paths' && usual.stdout !== 'project')
    return { stdout: 'paths', count: 1, fresh: !has('--resume') };
  return usual;
}

function usualOf(argv: readonly string[]): Expectation | undefined {
  const nouns = new Set(Object.keys(COMMANDS).map((name) => name.split(' ')[0]));
  const start = argv.findIndex((word) => nouns.has(word));
  const [noun, verb] = argv.slice(start);
  return COMMANDS[`${noun} ${verb}`] ?? COMMANDS[`${noun}`];
}
