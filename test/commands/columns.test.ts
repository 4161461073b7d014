import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LIST_COLUMNS, type ListName } from '../../src/input/list-columns.ts';
import { localOctet, octet } from '../support/cli.ts';
import { json } from '../support/wire.ts';

/** Every list but those that need a database or other servers. */
const LISTS: readonly (readonly [string, ListName])[] = [
  ['models', 'models'],
  ['chat models', 'models'],
  ['image models', 'models'],
  ['models alias', 'aliases'],
  ['music voices', 'voices'],
  ['music genres', 'genres'],
  ['music library', 'songs'],
  ['build projects', 'projects'],
  ['jobs', 'jobs'],
  ['history', 'conversations'],
  ['webhook list', 'deliveries'],
  ['webhook events', 'events'],
  ['credits history', 'transactions'],
  ['templates', 'templates'],
  ['auth list', 'logins'],
  ['config list', 'settings'],
  ['commands', 'commands'],
];

describe('--columns', () => {
  test.each(LISTS)('%s: help names the columns, and one that is unknown is refused', async (words, list) => {
    const cli = localOctet();
    const argv = words.split(' ');
    expect(await cli.run(...argv, '--help')).toBe(0);
    expect(cli.stdout.replace(/\s+/g, ' ')).toContain(`columns to show, of ${LIST_COLUMNS[list].join(', ')}`);
    const isEmpty = /library|projects/.test(words);
    expect(await cli.run(...argv, '--columns', 'id,nonsense')).toBe(isEmpty ? 0 : 2);
    if (!isEmpty) expect(cli.stderr).toMatch(/--columns: there is no column \w+[\s\S]*choose from/);
  });

  test('chooses columns and their order, in a pipe and on a terminal', async () => {
    const data = [{ id: 'a', kind: 'chat', owned_by: 'x', secret_sauce: 'yes' }];
    const script = { 'GET /models': [json({ data }), json({ data })] };
    const pipe = octet(script);
    expect(await pipe.run('models', '--columns', 'secret_sauce, owned by,id')).toBe(0);
    expect(pipe.stdout).toBe('yes\tx\ta\n');
    const terminal = octet(script, { terminal: 40 });
    expect(await terminal.run('models', '--columns', 'kind,id', '--color', 'never')).toBe(0);
    expect(terminal.out).toEqual(['kind  id', 'chat  a']);
  });

  test('of a list of ours', async () => {
    const cli = localOctet();
    expect(await cli.run('templates', '--columns', 'from,name')).toBe(0);
    expect(cli.out).toContain('built in\tcommit');
    expect(await cli.run('config', 'list', '--columns', 'origin,setting')).toBe(0);
    expect(cli.out).toContain('default\thistory');
  });

  test.each(['', ',', 'id,'])('refuses "%s"', async (names) => {
    const cli = octet({});
    expect(await cli.run('jobs', '--columns', names)).toBe(2);
  });

  test.each([
    [['jobs', '--columns', 'k'], ['kind']],
    [['jobs', '--columns', 'id,kind,s'], ['id,kind,state']],
    [['jobs', '--columns=id,p'], ['--columns=id,prompt']],
    [
      ['mcp', '--tools', 'chat,c'],
      ['chat,code', 'chat,credits'],
    ],
    [['webhook', 'listen', '--events', 'user.created,credits.d'], ['user.created,credits.depleted']],
  ])('completion of %j', async (words, expected) => {
    const cli = octet({});
    expect(await cli.run('__complete', '--', ...words)).toBe(0);
    expect(cli.out.map((line) => line.split('\t')[0])).toEqual(expected);
  });
});

test('the documentation has the columns of every list, in their order', () => {
  const text = readFileSync(new URL('../../docs/scripting.md', import.meta.url), 'utf8');
  const documented = [...text.matchAll(/^\| (`[^|]+) \| ([^|`]+) \|$/gm)].map(([, , columns = '']) =>
    columns.split(', '),
  );
  expect(documented).toEqual(expect.arrayContaining(Object.values(LIST_COLUMNS).map((each) => [...each])));
});
