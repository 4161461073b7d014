import { readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { octet } from '../../support/cli.ts';
import { tokenStream } from '../../support/wire.ts';

const CHAT = 'POST /chat/completions';

async function talked() {
  const cli = octet({ [CHAT]: [tokenStream('four'), tokenStream('blue')] });
  await cli.run('chat', '--session', 'sums', 'what is two and two?');
  await cli.clock.pass(1_000);
  await cli.run('chat', '--session', 'sky', 'what colour is the sky?');
  return cli;
}

test('lists newest first, and finds by what was said', async () => {
  const cli = await talked();
  await cli.run('history', '--json');
  expect(JSON.parse(cli.out.at(-1) ?? '').map(({ id }: { id: string }) => id)).toEqual(['sky', 'sums']);
  await cli.run('history', '--search', 'FOUR');
  expect(cli.out.at(-1)).toMatch(/^sums\t/);
});

test('--limit takes those that were last written to', async () => {
  const cli = await talked();
  const file = (name: string) => join(cli.home, '.local/state/octet/history', `${name}.jsonl`);
  utimesSync(file('sky'), 1_000, 1_000);
  utimesSync(file('sums'), 2_000, 2_000);
  await cli.run('history', '--limit', '1');
  expect(cli.out.at(-1)).toMatch(/^sums\t/);
  utimesSync(file('sky'), 3_000, 3_000);
  await cli.run('history', '--limit', '1');
  expect(cli.out.at(-1)).toMatch(/^sky\t/);
});

test('shows, exports and removes', async () => {
  const cli = await talked();
  expect(await cli.run('history', 'show', 'sums')).toBe(0);
  expect(cli.stdout).toContain('what is two and two?');
  expect(await cli.run('history', 'export', '-o', 'talks.json')).toBe(0);
  expect(JSON.parse(readFileSync(join(cli.home, 'talks.json'), 'utf8'))).toHaveLength(2);
  expect(await cli.run('history', 'export', '-o', 'talks.json')).toBe(15);
  expect(await cli.run('history', 'rm', 'sums')).toBe(0);
  expect(await cli.run('history', 'show', 'sums')).toBe(5);
  expect(await cli.run('history', 'rm', '--all')).toBe(2);
  expect(await cli.run('history', 'rm', '--all', '--yes')).toBe(0);
  expect(await cli.run('chat', '-c', 'again')).toBe(2);
});

test('conversations are private, and none is kept when history is off', async () => {
  const cli = await talked();
  expect(statSync(join(cli.home, '.local/state/octet/history/sums.jsonl')).mode & 0o777).toBe(0o600);
  const off = octet({ [CHAT]: [tokenStream('x')] });
  await off.run('config', 'set', 'history', 'off');
  await off.run('chat', 'hello');
  await off.run('history', '--json');
  expect(JSON.parse(off.out.at(-1) ?? '')).toEqual([]);
});

test.each(['../x', 'a/b', '', '.hidden', 'latest'])('refuses the session name %j', async (name) => {
  const cli = octet({});
  expect(await cli.run('chat', '--session', name, 'hi')).toBe(2);
  expect(cli.sent).toEqual([]);
});
