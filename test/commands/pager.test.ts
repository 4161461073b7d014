import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { octet } from '../support/cli.ts';
import { json, tokenStream } from '../support/wire.ts';

const MODELS = json({ data: Array.from({ length: 60 }, (_, index) => ({ id: `model-${index}` })) });
const FEW = json({ data: [{ id: 'model-0' }] });

function open(options: Parameters<typeof octet>[1] = {}) {
  const paged: string[] = [];
  const cli = octet(
    {
      'GET /models': [MODELS, MODELS, FEW],
      'POST /chat/completions': [tokenStream('a [bold](https://example.com) answer')],
    },
    {
      terminal: 80,
      stdin: new PassThrough(),
      launch: async (_program, _args, more) => {
        paged.push(more?.input ?? '');
        return 0;
      },
      ...options,
    },
  );
  return { cli, paged };
}

test('what is longer than the screen goes to PAGER, without a shell', async () => {
  const { cli, paged } = open({ env: { PAGER: 'less -R; echo', FORCE_COLOR: '0' } });
  expect(await cli.run('models')).toBe(0);
  expect(cli.launched).toEqual([['less', '-R;', 'echo']]);
  expect(paged[0]).toContain('model-59');
  expect(cli.stdout).toBe('');
});

test.each([
  ['without PAGER', { terminal: 80 }],
  ['in a pipe', { terminal: undefined, env: { PAGER: 'less' } }],
  ['with ACCESSIBLE', { env: { PAGER: 'less', ACCESSIBLE: '1' } }],
])('%s it is printed', async (_, options) => {
  const { cli } = open(options);
  expect(await cli.run('models')).toBe(0);
  expect(cli.launched).toEqual([]);
  expect(cli.stdout).toContain('model-59');
});

test('the setting, a short text, and a pager that cannot be started', async () => {
  const { cli } = open({ launch: () => Promise.reject(new Error('ENOENT')) });
  expect(await cli.run('config', 'set', 'pager', 'most')).toBe(0);
  expect(await cli.run('models')).toBe(0);
  expect(cli.launched).toEqual([['most']]);
  expect(cli.stdout).toContain('model-59');
  await cli.run('models');
  await cli.run('models');
  expect(cli.launched).toHaveLength(2);
});

test('chat --pager shows the rendered answer in the usual pager', async () => {
  const { cli, paged } = open({ env: { FORCE_COLOR: '0' } });
  expect(await cli.run('chat', '--pager', 'hello')).toBe(0);
  expect(cli.launched).toEqual([['less']]);
  expect(paged[0]).toMatch(/^a bold \(https:.*\) answer\n$/);
  expect(cli.stdout).toBe('');
});
