import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { octet } from '../../support/cli.ts';

async function offered(place: (path: string) => void): Promise<string[]> {
  const cli = octet({});
  const directory = join(cli.home, '.cache/octet');
  mkdirSync(directory, { recursive: true });
  place(join(directory, 'models.json'));
  expect(await cli.run('__complete', '--', 'chat', '-m', '')).toBe(0);
  return cli.out;
}

test.each([
  ['no JSON', '["a'],
  ['an object', '{"0":"a"}'],
  ['no words', '[1,null,{"a":1},["b"]]'],
  ['words for a shell', '["$(touch x)","`x`","a b","-rf","a\\nb","\\u001b[2J"]'],
  ['deep nesting', '['.repeat(200_000)],
])('X13.9: remembered names that are %s offer nothing', async (_, text) => {
  expect(await offered((path) => writeFileSync(path, text))).toEqual([]);
});

test('X13.9: a pipe in their place is not waited for, and a link is not followed', async () => {
  expect(await offered((path) => execFileSync('mkfifo', [path]))).toEqual([]);
  const linked = (path: string) => {
    writeFileSync(`${path}.other`, '["secret"]');
    symlinkSync(`${path}.other`, path);
  };
  expect(await offered(linked)).toEqual([]);
  expect(await offered((path) => writeFileSync(path, '["plain"]'))).toEqual(['plain']);
});
