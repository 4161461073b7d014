import { expect, test } from 'vitest';
import { octet } from '../support/cli.ts';
import { raw } from '../support/wire.ts';

const MODELS = '{"data":[]}';
const REFUSED = '{"error":{"message":"There is nothing at this address."}}';
const script = {
  'GET /models': [raw(MODELS, 'application/json')],
  'GET /nope': [raw(REFUSED, 'application/json', { status: 404 })],
  'GET /lines': [raw('a line\n', 'text/plain')],
};

test('a pipe gets the body as it came', async () => {
  const cli = octet(script);
  expect(await cli.run('api', 'GET', '/models')).toBe(0);
  expect(cli.stdout).toBe(MODELS);
});

test.each([
  ['/models', MODELS, 0],
  ['/nope', REFUSED, 5],
  ['/lines', 'a line', 0],
])('on a screen %s ends its line, once', async (path, body, status) => {
  for (const stream of [[], ['--stream']]) {
    const cli = octet(script, { terminal: 80 });
    expect(await cli.run('api', 'GET', path, ...stream)).toBe(status);
    expect(cli.stdout).toBe(`${body}\n`);
  }
});
