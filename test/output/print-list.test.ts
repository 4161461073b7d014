import { expect, test } from 'vitest';
import { octet } from '../support/cli.ts';
import { json } from '../support/wire.ts';

const MODELS = {
  data: [
    {
      id: 'a-model-with-a-long-name',
      kind: 'chat',
      description: 'answers questions of every kind, at some length and with some care',
      owned_by: 'somebody',
      pricing: { credits: 1, per: 2000, unit: 'tokens, prompt and answer together' },
      context: 128_000,
    },
  ],
};
const list = (columns?: number) => octet({ 'GET /models': [json(MODELS)] }, { terminal: columns });

/** More than a call takes arguments. */
const MANY = 130_000;

test('a pipe gets every column', async () => {
  const cli = list();
  expect(await cli.run('models')).toBe(0);
  expect(
    cli.stdout
      .trim()
      .split('\t')
      .filter((cell) => cell !== ''),
  ).toHaveLength(6);
});

test.each([80, 60])('at %i columns the name is whole and unknown columns make room', async (columns) => {
  const cli = list(columns);
  expect(await cli.run('models', '--color', 'never')).toBe(0);
  const [header = '', row = ''] = cli.out;
  expect(header).toMatch(/^id +kind +description$/);
  expect(row).toMatch(/^a-model-with-a-long-name {2}chat {2}answers questions/);
  expect(cli.stdout.replace(/\s+/g, ' ')).toContain('with some care');
  expect(Math.max(...cli.out.map((line) => line.length))).toBeLessThanOrEqual(columns);
  expect(cli.stderr).toContain('pricing');
  expect(cli.stderr.replace(/\s+/g, ' ')).toContain('use --json to see everything');
});

test('at 40 columns every item is a paragraph', async () => {
  const cli = list(40);
  expect(await cli.run('models', '--color', 'never')).toBe(0);
  expect(cli.out).toEqual([
    'a-model-with-a-long-name',
    '  chat',
    '  answers questions of every kind, at',
    '  some length and with some care',
  ]);
  expect(Math.max(...cli.err.map((line) => line.length))).toBeLessThanOrEqual(40);
});

test('of many unknown columns some are named and the rest counted', async () => {
  const fields = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`field_${at}`, 'x'.repeat(40)]));
  const cli = octet({ 'GET /models': [json({ data: [{ id: 'one', ...fields }] })] }, { terminal: 80 });
  expect(await cli.run('models')).toBe(0);
  expect(cli.stderr).toMatch(/19 columns hidden: (field \d+, ){2}field \d+ and \d+ more/);
});

test('nothing to list prints nothing but the note', async () => {
  const cli = octet({ 'GET /music/library': [json([])] }, { terminal: 80 });
  expect(await cli.run('music', 'library')).toBe(0);
  expect(cli.stdout).toBe('');
  expect(cli.stderr).toContain('nothing here yet');
});

test('a wide terminal shows all of it', async () => {
  const cli = list(240);
  expect(await cli.run('models', '--color', 'never')).toBe(0);
  expect(cli.out[0]).toMatch(/pricing +context$/);
  expect(cli.stderr).not.toContain('not shown');
});

test('X6.3: one item with 60,000 fields hides columns instead of making a cell of each for every row', async () => {
  const wide = Object.fromEntries(Array.from({ length: 60_000 }, (_, at) => [`f${at}`, 1]));
  const data = [{ id: 'wide', ...wide }, ...Array.from({ length: 2_000 }, (_, at) => ({ id: `m${at}` }))];
  const cli = octet({ 'GET /models': [json({ data })] });
  expect(await cli.run('models')).toBe(0);
  const { out } = cli;
  expect(out).toHaveLength(2_001);
  expect(out.every((line) => line.split('\t').length === 100)).toBe(true);
  expect(cli.stderr).toContain('59910 columns hidden: f90, f91, f92 and 59907 more');
});

const manyModels = () => json({ data: Array.from({ length: MANY }, (_, at) => ({ id: `m${at}` })) });

test('X6.4: 130,000 models are listed in a pipe', async () => {
  const cli = octet({ 'GET /models': [manyModels()] });
  expect(await cli.run('models')).toBe(0);
  const { out } = cli;
  expect(out).toHaveLength(MANY);
  expect(out.at(-1)).toBe('m129999');
});

test('X6.4: a terminal shows the first rows of 130,000 and counts the others', async () => {
  const cli = octet({ 'GET /models': [manyModels()] }, { terminal: 80 });
  expect(await cli.run('models', '--color', 'never')).toBe(0);
  const { out } = cli;
  expect(out).toHaveLength(2_002);
  expect(out.at(-1)).toBe('128000 rows hidden; use --json to see everything');
});

test('X6.5: 130,000 transactions of one page are listed', async () => {
  const data = Array.from({ length: MANY }, (_, at) => ({ id: `t${at}`, amount: -1, balance: 5 }));
  const cli = octet({ 'GET /payments/transactions': [json({ data })] });
  expect(await cli.run('credits', 'history')).toBe(0);
  expect(cli.out).toHaveLength(MANY);
});

const piped = async (...models: object[]): Promise<string[][]> => {
  const cli = octet({ 'GET /models': [json({ data: models })] });
  expect(await cli.run('models')).toBe(0);
  return cli.stdout
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t'));
};
const OWN = { id: 'own', kind: 'chat', description: 'd', owned_by: 'octet', context_window: 9, pricing: 'p' };

test('X20.2: a column of models in a pipe keeps its meaning, whatever other models bring or lack', async () => {
  const theirs = { id: 'llama', owned_by: 'upstream', pricing: 'q', new_field: 'n', kind: 'chat' };
  expect(await piped(OWN)).toEqual([['own', 'chat', 'd', 'octet', '9', 'p']]);
  const [first = [], second = []] = await piped(theirs, OWN);
  expect(second.slice(0, 6)).toEqual(['own', 'chat', 'd', 'octet', '9', 'p']);
  expect(first.slice(0, 6)).toEqual(['llama', 'chat', '', 'upstream', '', 'q']);
  expect(first.at(-1)).toBe('n');
});

test('X20.2: columns at the end that no model has are left out', async () => {
  expect(await piped({ id: 'a' }, { id: 'b' })).toEqual([['a'], ['b']]);
});
