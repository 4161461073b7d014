import { expect, test } from 'vitest';
import { KEY, octet } from '../support/cli.ts';
import { json, problem, raw } from '../support/wire.ts';

test.each([
  ['an array of strings', ['m-1', 'm-2']],
  ['an array of objects', [{ id: 'm-1' }, { id: 'm-2' }]],
  ['data', { object: 'list', data: [{ id: 'm-1', object: 'model' }, { id: 'm-2' }] }],
  ['another name', { models: [{ id: 'm-1' }, { id: 'm-2' }], total: 2 }],
])('models: %s is a list', async (_, document) => {
  const cli = octet({ 'GET /models': [json(document)] });
  expect(await cli.run('models')).toBe(0);
  expect(cli.out).toEqual(['m-1', 'm-2']);
});

test('unknown columns are shown, and a terminal gets a header', async () => {
  const cli = octet({ 'GET /models': [json([{ speed: 3, id: 'm-1' }])] }, { terminal: true });
  expect(await cli.run('models')).toBe(0);
  expect(cli.stdout).toMatch(/id\s+speed/i);
});

test.each([['{'], ['<html></html>'], [''], ['null'], ['"text"'], ['{"a":1}']])(
  'T17: %j where a list is due is 10',
  async (body) => {
    const cli = octet({ 'GET /models': [raw(body, 'application/json')] });
    expect(await cli.run('models')).toBe(10);
    expect(cli.err).toHaveLength(1);
  },
);

test('embed: one array a line, every argument one text', async () => {
  const cli = octet({ 'POST /embeddings': [json({ data: [{ embedding: [1, 2] }, { embedding: [3, 4] }] })] });
  expect(await cli.run('embed', 'a b', 'c')).toBe(0);
  expect(cli.sent[0]?.body).toEqual({ input: ['a b', 'c'] });
  expect(cli.out).toEqual(['[1,2]', '[3,4]']);
});

test('embed --similar-to ranks by likeness', async () => {
  const vectors = [
    [1, 0],
    [0, 1],
    [1, 1],
    [1, 0],
  ].map((embedding) => ({ embedding }));
  const cli = octet({ 'POST /embeddings': [json({ data: vectors })] });
  expect(await cli.run('embed', '--similar-to', 'x', '-k', '2', 'far', 'near', 'same')).toBe(0);
  expect(cli.out).toEqual(['1.0000\tsame', '0.7071\tnear']);
});

test('usage: totals, and a chart of the days on a terminal', async () => {
  const document = {
    total_requests: 5,
    days: [
      { date: '2026-01-01', requests: 2 },
      { date: '2026-01-02', requests: 3 },
    ],
  };
  const cli = octet({ 'GET /usage': [json(document)] }, { terminal: true });
  expect(await cli.run('usage')).toBe(0);
  expect(cli.stdout).toContain('total requests');
  expect(cli.stdout).toMatch(/2026-01-02 .*3/);
});

test('api prints the body as it came, also that of a refusal', async () => {
  const cli = octet({ 'GET /x': [raw('{"a" : 1}', 'application/json')], 'GET /y': [problem(404)] });
  expect(await cli.run('api', 'get', '/x')).toBe(0);
  expect(cli.stdout).toBe('{"a" : 1}');
  expect(await cli.run('api', 'GET', 'y')).toBe(5);
  expect(cli.stdout).toContain('"code":"some_code"');
});

test('api -F makes a JSON body with typed values; -H adds a header but no key', async () => {
  const cli = octet({ 'POST /x': [json({})] });
  expect(await cli.run('api', 'POST', '/x', '-F', 'n=1', '-F', 'b=true', '-F', 's=x=y', '-H', 'x-a: b')).toBe(
    0,
  );
  expect(cli.sent[0]?.body).toEqual({ n: 1, b: true, s: 'x=y' });
  expect(cli.sent[0]?.headers).toMatchObject({ 'x-a': 'b', authorization: `Bearer ${KEY}` });
  expect(await cli.run('api', 'GET', '/x', '-H', 'authorization: x')).toBe(2);
});

test.each(['/../x', '/a/%2e%2e/b', '//evil', '/a\\b', '/%'])('T32: api refuses the path %s', async (path) => {
  const cli = octet({});
  expect(await cli.run('api', 'GET', path)).toBe(2);
  expect(cli.sent).toEqual([]);
});

test.each(['../../payments/balance', 'a?b#c', '%2e%2e', 'a b', 'x/y'])(
  'T32: the id %s is one segment of the path',
  async (id) => {
    const seen: string[] = [];
    const cli = octet(
      {},
      {
        network: async (request) => {
          seen.push(request.url);
          return json({ id: 'x', status: 'processing' })(request);
        },
      },
    );
    expect(await cli.run('video', 'status', id)).toBe(0);
    expect(new URL(seen[0] ?? '').pathname.split('/')).toHaveLength(4);
    expect(new URL(seen[0] ?? '').search).toBe('');
  },
);
