import { globalOptionList } from './global-options.ts';
import { filled } from './layout.ts';

/** Wide enough for two commands beside each other. */
const WIDE = 80;
const INDENT = '  ';
const GROUP = 9;
const NAME = 12;
const GIST = 25;

/** Every command that people type, with a few words: two of them share a line. */
export const SCREEN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Create: {
    chat: 'ask a question, or chat',
    complete: 'continue a text',
    embed: 'vectors, similarity',
    code: 'write, fix, explain code',
    image: 'create, edit, upscale',
    music: 'compose songs',
    video: 'generate videos',
    build: 'generate an app',
  },
  Work: {
    jobs: 'list, wait, save',
    batch: 'run many requests',
    open: 'open a result',
    rerun: 'repeat a saved request',
    history: 'saved conversations',
    api: 'send an API request',
  },
  Account: {
    models: 'list models, aliases',
    templates: 'questions to reuse',
    credits: 'balance, buy, history',
    usage: 'usage statistics',
    auth: 'log in and out',
    config: 'settings',
    doctor: 'check your setup',
  },
  Connect: { webhook: 'sign, verify, receive', mcp: 'serve tools to agents' },
  Local: { serve: 'run the service on HTTP', tour: 'guided tour' },
  Help: {
    completion: 'shell completion',
    commands: 'list all commands',
    schema: 'request JSON Schema',
    version: 'print the version',
    help: 'commands and topics',
    skill: 'guide for agents',
  },
};

/** One screen for `octet` alone: with the prompt after it, 24 lines of 80 columns. */
export function topHelp(columns: number): string {
  const isWide = columns >= WIDE;
  const part = (title: string, lines: readonly string[]): string[] => (isWide ? beside : below)(title, lines);
  return [
    ...(isWide ? [`octet: ${ABOUT}`] : ['octet', ...filled(ABOUT.split(' '), columns, ' ')]),
    ...(isWide ? [`${USAGE}; ${WITHOUT_KEY}`] : [USAGE, ...filled(WITHOUT_KEY.split(' '), columns, ' ')]),
    '',
    ...Object.entries(SCREEN).flatMap(([group, commands]) => {
      const members = Object.entries(commands).map(([name, gist]) => `${name.padEnd(NAME)}${gist}`);
      return part(group, isWide ? inTwoColumns(members) : members);
    }),
    ...(isWide ? [] : ['']),
    ...part('Options', filled(OPTIONS, isWide ? WIDE - GROUP : columns - INDENT.length, '  ')),
    ...part('Try', isWide ? [FIRST_STEPS.join('   ')] : FIRST_STEPS),
    '',
  ].join('\n');
}

const ABOUT = 'chat, code, music, images, video and applications, in your terminal';
const USAGE = 'Usage: octet COMMAND [options]';
const WITHOUT_KEY = 'without a key, everything runs locally';
const FIRST_STEPS = ['octet chat "hello"', 'octet tour', 'octet COMMAND --help'];
const OPTIONS = [...globalOptionList().map(({ long }) => long ?? ''), '--version', '(octet help options)'];

function inTwoColumns(members: readonly string[]): string[] {
  const half = Math.ceil(members.length / 2);
  return members
    .slice(0, half)
    .map((left, at) => `${left.padEnd(NAME + GIST)}${members[at + half] ?? ''}`.trimEnd());
}

function beside(title: string, lines: readonly string[]): string[] {
  return lines.map((line, at) => `${(at === 0 ? title : '').padEnd(GROUP)}${line}`);
}

function below(title: string, lines: readonly string[]): string[] {
  return [`${title}:`, ...lines.map((line) => `${INDENT}${line}`)];
}
