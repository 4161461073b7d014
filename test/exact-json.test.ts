import { expect, test } from 'vitest';
import { parseExact, stringifyExact } from '../src/exact-json.ts';
import { octet } from './support/cli.ts';
import { json, raw } from './support/wire.ts';

test.each([
  '{"id":9007199254740993}',
  '[-12345678901234567890,{"a":[123456789012345678901234567890]}]',
  '{"id":"9007199254740993","text":" ,9007199254740993\\\\\\" :9007199254740993"}',
  '{"integer:":"integer:9007199254740993","n":9007199254740993}',
  '{"a":9007199254740991,"b":0.1234567890123456,"c":[1e+30,true,null]}',
  '9007199254740993',
])('%s comes out as it went in', (text) => {
  expect(stringifyExact(parseExact(text))).toBe(text);
});

test('what is no JSON is refused, and a value that cannot be written is no BigInt', () => {
  expect(() => parseExact('{"id":9007199254740993')).toThrow(SyntaxError);
  const circle: { self?: unknown } = {};
  circle.self = circle;
  expect(() => stringifyExact(circle)).toThrow(TypeError);
});

test('X11.3: an id beyond 2^53 is polled and printed with all its digits', async () => {
  const id = '9007199254740993123';
  const reply = (rest: string) => raw(`{"id":${id},${rest}}`, 'application/json');
  const cli = octet({
    'POST /music/generate': [reply('"status":"queued"')],
    [`GET /music/status/${id}`]: [reply('"status":"done","audio_url":"https://files.example.com/a.mp3"')],
    [`GET /music/${id}`]: [reply('"status":"done","audio_url":"https://files.example.com/a.mp3"')],
    'GET /a.mp3': [raw('ID3song', 'audio/mpeg', { headers: { 'content-length': '7' } })],
  });
  expect(await cli.run('music', 'generate', 'x', '--json')).toBe(0);
  expect(cli.stdout).toContain(`"id":${id}`);
  expect(await cli.run('jobs')).toBe(0);
  expect(cli.stdout).toContain(id);
});

test('fields that are merged in with -d keep their digits', async () => {
  const cli = octet({});
  await cli.run('code', 'generate', 'x', '-n', '-d', '{"account":12345678901234567890}');
  expect(cli.stdout).toContain('12345678901234567890');
});

test('a batch line keeps the digits of its id and of the reply', async () => {
  const cli = octet(
    { 'POST /chat/completions': [raw('{"id":9007199254740993,"choices":[]}', 'application/json')] },
    { stdin: '{"id":12345678901234567890,"command":"chat","prompt":"hi"}\n' },
  );
  await cli.run('batch', '-');
  expect(cli.stdout).toMatch(/"id":12345678901234567890,.*"id":9007199254740993/);
});

test('jobs wait --detach prints the job, waits for nothing and names the command that does', async () => {
  const cli = octet({
    'POST /music/generate': [json({ id: 'song', status: 'queued' })],
    'GET /music/status/song': [json({ id: 'song', status: 'processing' })],
  });
  await cli.run('music', 'generate', 'x', '--detach');
  expect(await cli.run('jobs', 'wait', 'song', '--detach')).toBe(0);
  expect(cli.out.at(-1)).toBe('song');
  expect(cli.sent).toHaveLength(2);
  expect(cli.clock.pending).toBe(0);
});
