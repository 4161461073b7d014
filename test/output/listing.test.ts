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
      pricing: { credits: 1, per: 2000, unit: 'tokens of prompt and answer together' },
      context: 128_000,
    },
  ],
};
const list = (columns?: number) => octet({ 'GET /models': [json(MODELS)] }, { terminal: columns });

test('a pipe gets every column', async () => {
  const cli = list();
  expect(await cli.run('models')).toBe(0);
  expect(cli.stdout.trim().split('\t')).toHaveLength(6);
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
  expect(cli.stderr).toContain('--json has them');
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
  expect(cli.stderr).toMatch(/not shown for want of space: (field \d+, ){2}field \d+ and \d+ more/);
});

test('nothing to list prints nothing but the note', async () => {
  const cli = octet({ 'GET /music/library': [json([])] }, { terminal: 80 });
  expect(await cli.run('music', 'library')).toBe(0);
  expect(cli.stdout).toBe('');
  expect(cli.stderr).toContain('there is nothing here yet');
});

test('a wide terminal shows all of it', async () => {
  const cli = list(240);
  expect(await cli.run('models', '--color', 'never')).toBe(0);
  expect(cli.out[0]).toMatch(/pricing +context$/);
  expect(cli.stderr).not.toContain('not shown');
});
