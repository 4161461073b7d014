import { expect, test } from 'vitest';
import { octet } from '../support/cli.ts';
import { json, problem } from '../support/wire.ts';

const MODELS = json({ data: [{ id: 'm-1' }] });
const LIMITED = problem(429, 'rate_limit_exceeded', { 'retry-after': '23' });

test.each([
  ['a rate limit', LIMITED, 'rate limited, retrying in 23 s'],
  ['an error with a time', problem(503, 'busy', { 'retry-after': '9' }), 'no: busy, retrying in 9 s'],
])('%s is said while it is waited for, in a pipe too', async (_, answer, text) => {
  const cli = octet({ 'GET /models': [answer, MODELS] });
  expect(await cli.run('models')).toBe(0);
  expect(cli.err).toEqual([text]);
});

test.each([
  ['--quiet', ''],
  ['--json', ''],
])('%s says nothing of it', async (flag, text) => {
  const cli = octet({ 'GET /models': [LIMITED, MODELS] });
  expect(await cli.run('models', flag)).toBe(0);
  expect(cli.stderr).toBe(text);
});

test('a terminal counts down', async () => {
  const cli = octet({ 'POST /image/generate': [LIMITED, problem(400)] }, { terminal: 80 });
  expect(await cli.run('image', 'generate', 'x', '--color', 'never')).toBe(2);
  expect(cli.clock.slept).toEqual([23_000]);
  expect(cli.clock.pending).toBe(0);
});

test('a picture is foretold from the one before', async () => {
  const png =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const cli = octet(
    {
      'POST /image/generate': [1, 2].map(() => async (request: Parameters<ReturnType<typeof json>>[0]) => {
        await cli.clock.pass(8_000);
        return json({ images: [{ b64_json: png }] })(request);
      }),
    },
    { terminal: 80, env: { FORCE_COLOR: '0' } },
  );
  expect(await cli.run('image', 'generate', 'one')).toBe(0);
  expect(cli.stderr).not.toContain('of about');
  expect(await cli.run('image', 'generate', 'two')).toBe(0);
  expect(cli.stderr).toContain('painting, 0 s of about 8 s');
});
