import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import type { CommandPage, OptionPage } from '../../src/commands/help/describe.ts';
import { octet, temporaryFolder } from '../support/cli.ts';

/** The words that make each command ready to send, but for the option under test. */
const READY: Readonly<Record<string, readonly string[]>> = {
  chat: ['hello'],
  complete: ['hello'],
  'batch results': ['nightly'],
  'mcp install': ['claude'],
  embed: ['hello'],
  'code generate': ['fizzbuzz'],
  'code complete': ['old.js'],
  'code refactor': ['old.js'],
  'code explain': ['old.js'],
  'image generate': ['a cat'],
  'image edit': ['cat.png', 'make it night'],
  'image upscale': ['cat.png'],
  'music generate': ['rain'],
  'music status': ['job_1'],
  'music get': ['job_1'],
  'video generate': ['waves'],
  'video status': ['job_1'],
  'video get': ['job_1'],
  build: ['a todo app'],
  'build chat': ['hello'],
  'credits buy': ['--amount', '1000', '--yes'],
  'webhook verify': ['-f', 'body.json', '--signature', 'sha256=0'],
  'webhook sign': ['-f', 'body.json'],
  'webhook send': ['--to', 'http://127.0.0.1:9/x', '-d', '{}'],
  'webhook trigger': ['user.created', '--to', 'http://127.0.0.1:9/x'],
  'webhook replay': ['--last', '1', '--resign', '--to', 'http://127.0.0.1:9/x'],
  'webhook listen': ['--port', '0'],
  serve: ['--port', '0', '--ephemeral'],
  'jobs wait': ['job_1'],
  'jobs get': ['job_1'],
  batch: ['requests.jsonl'],
  rerun: ['cat.png'],
  'history show': ['work'],
  'history rm': ['work'],
  api: ['POST', '/completions', '-d', '{"prompt":"x"}'],
  'serve exec': ['--', 'true'],
  completion: ['bash'],
  schema: ['chat'],
  'auth switch': ['default'],
  'config get': ['env'],
  'config set': ['env', 'local'],
  'config unset': ['env'],
};

/** Values that each kind of option must refuse, by the word in its angle brackets; the status is 2 unless one is given. */
const BAD: Readonly<
  Record<string, { readonly values: readonly string[]; readonly statuses?: readonly number[] }>
> = {
  n: { values: ['many', '-1', '1.5', '', '1e3', '9999999999999999'] },
  number: { values: ['warm', '-1', '99', '', 'NaN'] },
  seconds: { values: ['long', '-1', '99999', ''] },
  pixels: { values: ['wide', '0', '99999', ''] },
  mib: { values: ['big', '0', ''] },
  times: { values: ['3', 'two', ''] },
  factor: { values: ['fast', '-1', ''] },
  x: { values: ['fast', '-1', ''] },
  duration: { values: ['soon', '-1s', '0', '5 parsecs', ''] },
  when: { values: ['sometime', ''] },
  json: { values: ['{', '@missing.json', ''] },
  url: { values: ['not a url', 'ftp://example.com', ''], statuses: [2, 15] },
  'line:column': { values: ['x', '0', '1:0', '999', '1:999', ''] },
  'from:to': { values: ['x', '0', '3:1', '999', ''] },
  'i/n': { values: ['2', '3/2', '0/2', ''] },
  'name=value': { values: ['novalue', '=x', ''] },
  'key=value': { values: ['novalue', '=x', ''] },
  'name:value': { values: ['novalue', ': x', 'a b: c', ''] },
  'data.name=value': { values: ['novalue', ''] },
  'kind:rate': { values: ['rain:0.5', '429:2', ''] },
  path: { values: ['missing.txt'] },
  file: { values: ['missing.txt'] },
  currency: { values: ['dollars', ''] },
  code: { values: ['dollars', ''] },
  type: { values: ['text/html\r\nx: y'] },
};

/** Files that are written: one that exists is refused. */
const TARGETS: readonly string[] = ['-o, --output <target>', '-o, --output <file>'];

/** Text that the service alone can judge: every value may be right. */
const FREE: readonly string[] = [
  '-m, --model <name>',
  '-s, --system <text>',
  '--similar-to <text>',
  '-l, --language <name>',
  '-i, --instruction <text>',
  '--genre <name>',
  '--voice <id>',
  '--vocals-gender <word>',
  '--vocals-style <word>',
  '--lyrics <text>',
  '--project <id>',
  '--conversation <id>',
  '--signature <value>',
  '--search <text>',
  '--host <address>',
  '-d, --data <body>',
  '--record <file>',
  '--cassette <file>',
  '-o, --output <dir>',
];

const SPECIAL: Readonly<
  Record<string, { readonly values: readonly string[]; readonly statuses?: readonly number[] }>
> = {
  '-t, --template <name>': { values: ['../x', 'no-such-template', ''], statuses: [2, 5] },
  '--with <index>': { values: ['../x', 'no-such-index', ''], statuses: [2, 5] },
  '--index <name>': { values: ['../x', ''] },
  '--search <name>': { values: ['../x', 'no-such-index', ''], statuses: [2, 5] },
  // Lists whose columns only the reply tells refuse other names after it.
  '--columns <names>': { values: [''] },
  '--update <dir>': { values: ['missing', ''], statuses: [2, 15] },
  '--events <types>': { values: ['nonsense', 'user.created,', ''] },
  '--name <name>': { values: ['../x', ''] },
  '--session <name>': { values: ['../x', 'latest', ''] },
  '--profile <name>': { values: ['../x', ''] },
  '-d, --data <json>': { values: ['{', '@missing.json', ''] },
  '--schema <schema>': { values: ['{', '[]', 'missing.json', ''] },
  '--tools <names>': { values: ['nonsense', 'chat,', ''] },
  '--root <dir>': { values: ['missing', 'old.js', ''] },
  '--key <value>': { values: ['two words', 'a,b', ''] },
  '--allow-host <name>': { values: ['http://octet', 'octet:80', '*', ''] },
  '--image <file>': { values: ['missing.png', 'old.js'] },
};

function folder(): string {
  const home = temporaryFolder();
  const state = join(home, '.local/state/octet');
  mkdirSync(state, { recursive: true, mode: 0o700 });
  const files: Record<string, string | Uint8Array> = {
    'old.js': 'var a = 1;\nvar b = 2;\n',
    'body.json': '{}',
    'requests.jsonl': '{"command":"chat","prompt":"hi"}\n',
    'cat.png': PNG.sync.write(new PNG({ width: 64, height: 64 })),
    'cat.png.octet.json': JSON.stringify({ command: 'image generate', request: { prompt: 'a cat' } }),
    taken: 'mine',
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(home, name), content);
  const intent = { type: 'intent', key: 'key-00000001', kind: 'music', at: '2026-01-01T00:00:00.000Z' };
  const place = { environment: 'production', profile: 'default', base: 'https://api.example.com/v1' };
  const lines = [
    { ...intent, ...place, request: { prompt: 'x' }, save: {}, cwd: home },
    { type: 'accepted', key: intent.key, id: 'job_1', at: intent.at },
  ];
  mkdirSync(join(state, 'webhooks'), { mode: 0o700 });
  const delivery = { direction: 'received', at: intent.at, headers: {}, body: '{}', attempts: [] };
  writeFileSync(join(state, 'webhooks/20260101T000000000-aaaaaa.json'), JSON.stringify(delivery));
  writeFileSync(join(state, 'jobs.jsonl'), lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  return home;
}

interface Case {
  readonly name: string;
  readonly argv: readonly string[];
  readonly statuses: readonly number[];
}

function casesOf(command: string, option: OptionPage): Case[] {
  const flag = option.flags.split(/[ ,]+/).find((word) => word.startsWith('-')) ?? '';
  const placeholder = /[<[]([^>\]]+)/.exec(option.flags)?.[1] ?? '';
  const ready = (READY[command] ?? []).filter((_, at, all) => ![all[at], all[at - 1]].includes(flag));
  const words = (value: string) => {
    const split = ready.indexOf('--');
    const given = [
      ...command.split(' '),
      ...(split < 0 ? ready : ready.slice(0, split)),
      `${flag}${flag.startsWith('--') ? '=' : ''}${value}`,
    ];
    if (value === '' && !flag.startsWith('--')) given.splice(-1, 1, flag, '');
    return split < 0 ? given : [...given, ...ready.slice(split)];
  };
  const cases = (values: readonly string[], statuses: readonly number[]): Case[] =>
    values.map((value) => ({
      name: `${command} ${flag} ${JSON.stringify(value)}`,
      argv: words(value),
      statuses,
    }));
  if (option.choices) return cases(['nonsense', ''], [2]);
  if (TARGETS.includes(option.flags)) return cases(['taken'], [15]);
  if (FREE.includes(option.flags)) return [];
  const rule = SPECIAL[option.flags] ?? BAD[placeholder];
  if (!rule) throw new Error(`nobody says what a bad value of ${command} ${option.flags} is`);
  return cases(rule.values, rule.statuses ?? [2]);
}

async function commandPages(): Promise<{ root: CommandPage; pages: CommandPage[] }> {
  const cli = octet({});
  await cli.run('commands', '--json');
  const root: CommandPage = JSON.parse(cli.stdout);
  const all = (page: CommandPage): CommandPage[] => [page, ...page.commands.flatMap(all)];
  return { root, pages: all(root).slice(1) };
}

const takesValue = ({ type }: OptionPage) => type !== 'boolean';
const { root, pages } = await commandPages();
const shortName = (page: CommandPage) => page.name.replace(/^octet /, '');

describe('X22.1: a bad value is refused and nothing is sent', () => {
  test.each(
    pages.filter((page) => page.options.some(takesValue)).map((page) => [shortName(page), page] as const),
  )('octet %s', async (command, page) => {
    const wrong: string[] = [];
    for (const each of page.options.filter(takesValue).flatMap((option) => casesOf(command, option))) {
      const cli = octet(
        {},
        { home: folder(), env: { OCTET_WEBHOOK_SECRET: 'whsec_test_secret_of_the_table' } },
      );
      const status = await cli.run(...each.argv);
      if (!each.statuses.includes(status) || cli.sent.length > 0)
        wrong.push(`${each.name}: ${status}, ${cli.sent.length} sent: ${cli.stderr.trim().split('\n')[0]}`);
    }
    expect(wrong).toEqual([]);
  });
});

describe('X22.2: so is a bad value of a global option', () => {
  const sending = pages.filter((page) => Object.hasOwn(READY, shortName(page)) || page.commands.length === 0);
  test.each(root.options.filter(takesValue).map((option) => [option.flags, option] as const))(
    '%s',
    async (_, option) => {
      const wrong: string[] = [];
      for (const page of sending) {
        for (const each of casesOf(shortName(page), option)) {
          const cli = octet({}, { home: folder() });
          const status = await cli.run(...each.argv);
          if (!each.statuses.includes(status) || cli.sent.length > 0)
            wrong.push(
              `${each.name}: ${status}, ${cli.sent.length} sent: ${cli.stderr.trim().split('\n')[0]}`,
            );
        }
      }
      expect(wrong).toEqual([]);
    },
  );
});

describe('X22.3: an option of a group is not one of its subcommands', () => {
  const cases = pages.flatMap((group) =>
    group.commands.flatMap((command) => {
      const own = command.options.map(({ flags }) => flags.replace(/[<[].*/, '').trim());
      return group.options
        .filter(({ flags }) => !own.includes(flags.replace(/[<[].*/, '').trim()))
        .map((option) => ({ command, option, flag: longFlag(option) }));
    }),
  );
  test('there are such options', () => expect(cases.length).toBeGreaterThan(50));

  test('it is refused behind the name of the subcommand and before it, and nothing is sent', async () => {
    const wrong: string[] = [];
    for (const [at, { command, option, flag }] of cases.entries()) {
      const words = shortName(command).split(' ');
      const needed = command.arguments.filter(({ required }) => required).map(() => 'x');
      const given = takesValue(option) ? [flag, goodValue(option)] : [flag];
      const behind = [...words, ...needed, ...given];
      const before = [...words.slice(0, -1), ...given, ...words.slice(-1), ...needed];
      // Both ways for each option would take twice as long and find nothing more.
      const line = at % 3 === 0 ? before : behind;
      const cli = octet({});
      const status = await cli.run(...line);
      if (status !== 2 || !cli.stderr.includes(`unknown option '${flag}'`) || cli.sent.length > 0)
        wrong.push(`${line.join(' ')}: ${status}: ${cli.stderr.trim().split('\n')[0]}`);
    }
    expect(wrong).toEqual([]);
  });

  test('the help of a subcommand lists none of them', async () => {
    const wrong: string[] = [];
    for (const command of new Set(cases.map((each) => each.command))) {
      const cli = octet({});
      await cli.run(...shortName(command).split(' '), '--help');
      for (const { flag } of cases.filter((each) => each.command === command))
        if (new RegExp(`^ {2}(-\\w, )?${flag}\\b`, 'm').test(cli.stdout))
          wrong.push(`${command.name} ${flag}`);
    }
    expect(wrong).toEqual([]);
  });
});

function longFlag({ flags }: OptionPage): string {
  return flags.split(/[ ,]+/).find((word) => word.startsWith('--')) ?? '';
}

/** Any value that the option takes: its group reads it first. */
function goodValue({ flags, choices, min }: OptionPage): string {
  const placeholder = /[<[]([^>\]]+)/.exec(flags)?.[1] ?? '';
  const usual: Record<string, string> = {
    'i/n': '1/2',
    x: '2',
    n: '8',
    'kind:rate': '429:0.5',
    mib: '8',
    duration: '1s',
    names: 'chat',
    schema: '{}',
  };
  return choices?.[0] ?? (min === undefined ? (usual[placeholder] ?? 'x') : String(min));
}
