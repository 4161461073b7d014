import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { SCREEN } from '../../../src/commands/help/top.ts';
import { TOPICS } from '../../../src/commands/help/topics.ts';
import { COMMANDS } from '../../../src/commands/tree.ts';
import { EXIT_STATUS } from '../../../src/errors.ts';
import { octet } from '../../support/cli.ts';

async function said(...argv: string[]): Promise<string> {
  const cli = octet({});
  expect(await cli.run(...argv)).toBe(0);
  return cli.stdout;
}

test('help on a command is what its --help says, examples included', async () => {
  const help = await said('help', 'music', 'generate');
  expect(help).toContain('Examples:');
  expect(help).toBe(await said('music', 'generate', '--help'));
});

test.each(Object.keys(TOPICS))('help %s is a page of its own', async (topic) => {
  expect((await said('help', topic)).split('\n').length).toBeGreaterThan(5);
});

test('help exit-codes names every status once', async () => {
  const rows = [...(await said('help', 'exit-codes')).matchAll(/^ +(\d+) {2}\S/gm)].map(([, status]) =>
    Number(status),
  );
  expect(rows).toEqual([0, ...Object.values(EXIT_STATUS)]);
});

test.each([
  ['imgae', 'image'],
  ['musci', 'music'],
  ['chta', 'chat'],
])('octet %s: did you mean %s?', async (typed, meant) => {
  const cli = octet({});
  expect(await cli.run(typed)).toBe(2);
  expect(cli.err).toEqual([`error: unknown command '${typed}'`, `hint: did you mean octet ${meant}?`]);
});

test.each([
  [['image', 'generate', 'x', '--nosuch'], 'octet image generate --help'],
  [['--nosuch', 'chat'], 'octet chat --help'],
  [['--nosuch'], 'octet --help'],
])('a wrong option in %j points to %s', async (argv, help) => {
  const cli = octet({});
  expect(await cli.run(...argv)).toBe(2);
  expect(cli.err.at(-1)).toBe(`hint: ${help}`);
});

test('the help of a group begins with its commands and names the options of every command', async () => {
  const help = await said('music', '--help');
  expect(help.indexOf('Commands:')).toBeLessThan(help.indexOf('Options:'));
  for (const flags of ['--env <name>', '--json', '-n, --dry-run', '--timeout <duration>']) {
    expect(help.replace(/\s+/g, ' ')).toContain(flags);
  }
  expect(Math.max(...help.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
});

test('help says choices, bounds and defaults', async () => {
  const help = (await said('serve', '--help')) + (await said('music', 'generate', '--help'));
  expect(help.replace(/\s+/g, ' ')).toContain('(free, payg, unlimited, pro, enterprise, none)');
  expect(help).toContain('(default 4848)');
  expect(help).toContain('(30 to 240; default 30)');
});

test('help on nothing known ends with 2 and says where to look', async () => {
  const cli = octet({});
  expect(await cli.run('help', 'nosuch')).toBe(2);
  expect(cli.stderr).toContain('hint: octet commands');
});

test('every command of the tree has a sentence, and every verb two examples that fit a line', async () => {
  const tree = JSON.parse(await said('commands', '--json'));
  const bare: string[] = [];
  const visit = (page: { name: string; description: string; examples: string[]; commands: never[] }) => {
    if (page.name !== 'octet' && page.description === '') bare.push(page.name);
    if (page.name !== 'octet' && page.commands.length === 0 && page.examples.length < 2) bare.push(page.name);
    // With `  $ ` before it, an example that is to be copied fits a line.
    for (const example of page.examples) if (example.length > 76) bare.push(example);
    for (const child of page.commands) visit(child);
  };
  visit(tree);
  expect(bare).toEqual([]);
});

test('the first screen holds every command in 23 lines of 80 columns', async () => {
  const lines = (await said()).trimEnd().split('\n');
  expect(lines.length).toBeLessThanOrEqual(23);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
  const names = Object.values(SCREEN).flatMap((commands) => Object.keys(commands));
  expect(names.toSorted()).toEqual(
    Object.keys(COMMANDS)
      .filter((name) => !name.startsWith('_'))
      .toSorted(),
  );
  for (const name of names) expect(lines.join('\n')).toMatch(new RegExp(`(^| )${name} `, 'm'));
});

const NARROW: readonly (readonly string[])[] = [
  [],
  ['help'],
  ['help', 'options'],
  ['help', 'environment'],
  ['help', 'formatting'],
  ['music'],
  ['config'],
  ['music', 'generate', '--help'],
];

test.each(NARROW.map((argv) => [argv]))(
  'at 40 columns no line of octet %j is broken by the terminal',
  async (argv) => {
    const cli = octet({}, { terminal: 40 });
    expect(await cli.run(...argv)).toBe(0);
    // Examples are to be copied, so they are left to the terminal.
    const wide = cli.out
      .map((line) => stripVTControlCharacters(line))
      .filter((line) => line.length > 40 && !/^\$ octet|^\S*$/.test(line.trim()));
    expect(wide).toEqual([]);
  },
);

test('a noun alone prints all of its help', async () => {
  const help = await said('config');
  expect(help).toBe(await said('config', '--help'));
  expect(help).toMatch(/^Usage: octet config[\s\S]+Commands:[\s\S]+Settings:/);
});

test('what is only there to be refused is not in the help', async () => {
  expect(await said('auth', 'login', '--help')).not.toContain('unwanted');
  expect(await said('auth')).not.toContain('unwanted');
});

test.each([
  [['music', 'generate', 'x', '--duration', '500'], '--duration must be at most 240, not 500'],
  [['image', 'generate', 'x', '--size', '12'], '--size must be one of 512x512, 1024x1024, 1536x1024, not 12'],
  [['music', 'generate', 'x', '--duration', ''], '--duration must be a number, not ""'],
  [['serve', '--port', '1e9'], '--port must be a whole number from 0 to 65535, not 1e9'],
  [['api', 'FOO', '/models'], 'METHOD must be one of GET, POST, PUT, PATCH, DELETE, HEAD, not FOO'],
  [['completion', 'tcsh'], 'SHELL must be one of bash, zsh, fish, powershell, not tcsh'],
])('octet %j is told what would do', async (argv, message) => {
  const cli = octet({});
  expect(await cli.run(...argv)).toBe(2);
  expect(cli.err[0]).toBe(`error: ${message}`);
});

test.each([
  [['music', 'generat'], 'did you mean octet music generate?'],
  [['chat', '--modle', 'x', 'hi'], 'did you mean --model?'],
])('octet %j: %s', async (argv, hint) => {
  const cli = octet({});
  expect(await cli.run(...argv)).toBe(2);
  expect(cli.err[1]).toBe(`hint: ${hint}`);
});

test.each([
  [
    ['music', 'generate'],
    ['Options', 'Saving', 'Job'],
  ],
  [['chat'], ['Options', 'Conversation', 'Answer']],
])('the options of %j stand in groups', async (argv, titles) => {
  const help = await said(...argv, '--help');
  const found = [...help.matchAll(/^(\w+):$/gm)].map(([, title]) => title);
  expect(found.filter((title) => titles.includes(title ?? ''))).toEqual(titles);
});

test.each([
  [['jobs', 'wiat', 'x'], "unknown command 'wiat'", 'did you mean octet jobs wait?'],
  [['history', 'shw'], "unknown command 'shw'", 'did you mean octet history show?'],
  [['credits', 'histroy'], "unknown command 'histroy'", 'did you mean octet credits history?'],
  [['webhook', 'verfy'], "unknown command 'verfy'", 'did you mean octet webhook verify?'],
  [['serve', 'zzz'], "unknown command 'zzz'", 'octet serve --help'],
  [['help', 'musci'], "no help for 'musci'", 'did you mean octet help music?'],
  [
    ['schema', 'musc', 'generate'],
    "unknown command 'musc generate'",
    'did you mean octet schema music generate?',
  ],
  [['chat', '--json=1', 'hi'], '--json takes no value', 'octet chat --help'],
  [['music', 'voices', 'loud'], 'octet music voices takes no arguments', 'octet music voices --help'],
  [['chat', '-m'], '--model needs a value', 'octet chat --help'],
  [['webhook', 'send'], '--to is missing', 'octet webhook send --help'],
  [['jobs', 'get'], 'ID is missing', 'octet jobs get --help'],
])('octet %j', async (argv, message, hint) => {
  const cli = octet({});
  expect(await cli.run(...argv)).toBe(2);
  expect(cli.err).toEqual([`error: ${message}`, `hint: ${hint}`]);
});

test.each([['get'], ['set', 'x'], ['unset']])(
  'octet config %s modle: the setting that was meant',
  async (...words) => {
    const [verb = '', ...values] = words;
    const cli = octet({});
    expect(await cli.run('config', verb, 'modle', ...values)).toBe(2);
    expect(cli.err).toEqual(['error: unknown setting "modle"', 'hint: did you mean model?']);
  },
);
