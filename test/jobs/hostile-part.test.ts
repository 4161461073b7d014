import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { octet } from '../support/cli.ts';
import { asked, FILE, job, SONG, saved, whole } from './downloading.ts';

const URL_OF_SONG = 'https://files.example.com/song.mp3';
const GOOD = { url: URL_OF_SONG, etag: '"v1"', total: 7 };

/** Facts beside a part that anybody may have written; none of them may be believed. */
const HOSTILE: readonly (readonly [name: string, facts: string])[] = [
  ['nothing', ''],
  ['no JSON', '{"url":'],
  ['a number', '5'],
  ['a list', '[1,2]'],
  ['null', 'null'],
  ['deep nesting', '['.repeat(100_000)],
  ['another address', JSON.stringify({ ...GOOD, url: 'https://evil.example.com/song.mp3' })],
  ['an address that is no text', JSON.stringify({ ...GOOD, url: { href: URL_OF_SONG } })],
  ['a weak tag', JSON.stringify({ ...GOOD, etag: 'W/"v1"' })],
  ['a header in the tag', JSON.stringify({ ...GOOD, etag: '"v1"\r\nX-Evil: 1' })],
  ['a tag of 1 MB', JSON.stringify({ ...GOOD, etag: `"${'a'.repeat(1_000_000)}"` })],
  ['a tag that is a list', JSON.stringify({ ...GOOD, etag: ['"v1"'] })],
  ['a negative length', JSON.stringify({ ...GOOD, total: -7 })],
  ['a length beyond 2^53', `{"url":"${URL_OF_SONG}","etag":"\\"v1\\"","total":99999999999999999999}`],
  ['a length that is text', JSON.stringify({ ...GOOD, total: '7' })],
  ['__proto__', `{"__proto__":${JSON.stringify(GOOD)}}`],
];

test.each(HOSTILE)('X13.8: facts of a part that are %s are not believed', async (_, facts) => {
  const cli = octet({ ...job(), [FILE]: [whole()] });
  writeFileSync(join(cli.home, 's.mp3.octet-part'), 'evil');
  writeFileSync(join(cli.home, 's.mp3.octet-part.json'), facts);
  expect(await cli.run('music', 'generate', 'x', '-o', 's.mp3')).toBe(0);
  expect(saved(cli)).toBe(SONG);
  expect(asked(cli).map(({ range }) => range)).toEqual([undefined]);
  expect(existsSync(join(cli.home, 's.mp3.octet-part.json'))).toBe(false);
});

test('X13.8: a part that is longer than its facts say is not taken for the file', async () => {
  const cli = octet({
    ...job(),
    [FILE]: [() => ({ status: 416, headers: { 'content-range': 'bytes */7' }, body: noBody() }), whole()],
  });
  writeFileSync(join(cli.home, 's.mp3.octet-part'), 'evil bytes, and many of them');
  writeFileSync(join(cli.home, 's.mp3.octet-part.json'), JSON.stringify(GOOD));
  expect(await cli.run('music', 'generate', 'x', '-o', 's.mp3')).toBe(0);
  expect(saved(cli)).toBe(SONG);
});

async function* noBody(): AsyncGenerator<Uint8Array> {}
