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

test.each([80, 60, 40])(
  'at %i columns the name is whole and no line is broken by unknown columns',
  async (columns) => {
    const cli = list(columns);
    expect(await cli.run('models', '--color', 'never')).toBe(0);
    const [header = '', row = ''] = cli.out;
    expect(header).toMatch(/^id +kind +descr/);
    expect(row).toMatch(/^a-model-with-a-long-name {2}chat {2}\S/);
    expect(row).not.toContain('{');
    if (columns >= 60) expect(Math.max(header.length, row.length)).toBeLessThanOrEqual(columns);
    expect(cli.stderr).toContain('pricing');
    expect(cli.stderr).toContain('--json has them');
  },
);

test('a wide terminal shows all of it', async () => {
  const cli = list(240);
  expect(await cli.run('models', '--color', 'never')).toBe(0);
  expect(cli.out[0]).toMatch(/pricing +context$/);
  expect(cli.stderr).not.toContain('not shown');
});
