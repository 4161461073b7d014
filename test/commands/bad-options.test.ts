import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import type { CommandPage, OptionPage } from '../../src/commands/help/describe.ts';
import { octet, temporaryFolder } from '../support/cli.ts';
import { BAD, FREE, READY, SPECIAL, TARGETS } from './bad-values.ts';

const CAT = PNG.sync.write(new PNG({ width: 64, height: 64 }));

/** For all bad values of a test: what is refused changes nothing in it. */
function folder(): string {
  const home = temporaryFolder();
  const state = join(home, '.local/state/octet');
  mkdirSync(state, { recursive: true, mode: 0o700 });
  const files: Record<string, string | Uint8Array> = {
    'old.js': 'var a = 1;\nvar b = 2;\n',
    'body.json': '{}',
    'requests.jsonl': '{"command":"chat","prompt":"hi"}\n',
    'cat.png': CAT,
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
    const home = folder();
    for (const each of page.options.filter(takesValue).flatMap((option) => casesOf(command, option))) {
      const cli = octet({}, { home, env: { OCTET_WEBHOOK_SECRET: 'whsec_test_secret_of_the_table' } });
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
      const home = folder();
      for (const [at, page] of sending.entries()) {
        // Global options are read in one place: each command gets one of the bad values, and the first all of them.
        const cases = casesOf(shortName(page), option);
        for (const each of at === 0 ? cases : cases.slice(at % cases.length, (at % cases.length) + 1)) {
          const cli = octet({}, { home });
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
    const home = folder();
    for (const [at, { command, option, flag }] of cases.entries()) {
      const words = shortName(command).split(' ');
      const needed = command.arguments.filter(({ required }) => required).map(() => 'x');
      const given = takesValue(option) ? [flag, goodValue(option)] : [flag];
      const behind = [...words, ...needed, ...given];
      const before = [...words.slice(0, -1), ...given, ...words.slice(-1), ...needed];
      // Both ways for each option would take twice as long and find nothing more.
      const line = at % 3 === 0 ? before : behind;
      const cli = octet({}, { home });
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
