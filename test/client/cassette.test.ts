import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { KEY, localOctet, octet, temporaryFolder } from '../support/cli.ts';
import { FakeClock } from '../support/clock.ts';
import { json } from '../support/wire.ts';

const CHAT = 'POST /chat/completions';
const answer = (content: string) => json({ choices: [{ message: { content }, finish_reason: 'stop' }] });
const fresh = () => join(temporaryFolder(), 'tape.jsonl');

test('once records the first time, and replays without the service or a key from then on', async () => {
  const file = fresh();
  const ask = ['chat', 'hello', '--no-stream', '--cassette', file];
  const first = octet({ [CHAT]: [answer('Hi there.')] });
  expect(await first.run(...ask)).toBe(0);
  const again = octet({}, { env: { OCTET_API_KEY: undefined } });
  expect(await again.run(...ask)).toBe(0);
  expect([again.stdout, again.sent]).toEqual([first.stdout, []]);
  const other = octet({});
  expect(await other.run('chat', 'good bye', '--no-stream', '--cassette', file)).toBe(5);
  expect(other.stderr).toContain('messages.0.content differs');
  expect(other.stderr).toContain('--cassette-mode new');
  expect(other.stderr).not.toContain('good bye');
});

test('none never sends; new sends what is not there; a mode without a file is refused', async () => {
  const file = fresh();
  const mode = (name: string, words: string) =>
    ['chat', words, '--no-stream', '--cassette', file, '--cassette-mode', name] as const;
  expect(await octet({}).run(...mode('none', 'a'))).toBe(5);
  expect(existsSync(file)).toBe(false);
  expect(await octet({ [CHAT]: [answer('A.')] }).run(...mode('new', 'a'))).toBe(0);
  const more = octet({ [CHAT]: [answer('B.')] });
  expect(await more.run(...mode('new', 'a'))).toBe(0);
  expect(await more.run(...mode('new', 'b'))).toBe(0);
  expect(more.sent).toHaveLength(1);
  const only = octet({});
  expect([await only.run(...mode('none', 'b')), only.out]).toEqual([0, ['B.']]);
  expect(await octet({}).run('chat', 'x', '--cassette-mode', 'new')).toBe(2);
  expect(await octet({}).run('chat', 'x', '--cassette', file, '--cassette-mode', 'all')).toBe(2);
});

test('nothing secret is in the file', async () => {
  const file = fresh();
  const cli = octet({ [CHAT]: [answer(`you said ${KEY}`)] });
  expect(
    await cli.run('chat', `my key is ${KEY}, and sk-abcdefgh12345678`, '--no-stream', '--cassette', file),
  ).toBe(0);
  const text = readFileSync(file, 'utf8');
  expect(text).not.toContain(KEY);
  expect(text).not.toContain('sk-abcdefgh');
  expect(text).not.toContain('authorization');
});

test('a stream is replayed with its times', async () => {
  const file = fresh();
  const clock = new FakeClock();
  const first = localOctet({ clock, shareClock: true, speed: 0.01 });
  expect(await first.run('chat', 'what is 2 + 3?', '--cassette', file)).toBe(0);
  const spent = clock.monotonic();
  expect(spent).toBeGreaterThan(1_000);
  const later = new FakeClock();
  const again = localOctet({ clock: later });
  expect(await again.run('chat', 'what is 2 + 3?', '--cassette', file)).toBe(0);
  expect(again.stdout).toBe(first.stdout);
  expect(later.monotonic()).toBeGreaterThan(1_000);
  expect(await again.run('credits', '--json')).toBe(0);
  expect(again.stdout).toContain('"balance":10000');
});

test('files that a service made are in it too', async () => {
  const file = fresh();
  const paint = [
    'image',
    'generate',
    'a cat',
    '--width',
    '64',
    '--height',
    '64',
    '--steps',
    '1',
    '--cassette',
    file,
  ];
  const first = localOctet({ cwd: temporaryFolder() });
  expect(await first.run(...paint, '-o', 'one.png')).toBe(0);
  const folder = temporaryFolder();
  const again = octet({}, { cwd: folder, env: { OCTET_BASE_URL: undefined, OCTET_ENV: 'local' } });
  expect(await again.run(...paint, '-o', 'two.png')).toBe(0);
  expect(readFileSync(join(folder, 'two.png')).subarray(1, 4).toString()).toBe('PNG');
});
