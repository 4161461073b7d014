import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../support/cli.ts';
import { type Expectation, expectationOf } from './expectation.ts';
import { complaints, type Left } from './result.ts';

const PNG = Buffer.from('\x89PNG\r\n\x1a\n and so on', 'latin1');

function left(stdout: string | Buffer, files: Readonly<Record<string, string | Buffer>> = {}): Left {
  const folder = temporaryFolder();
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return { stdout: Buffer.from(stdout), folder, made: Object.keys(files) };
}

const expected = (...argv: string[]): Expectation => {
  const found = expectationOf({ argv });
  if (!found) throw new Error(`nothing is expected of ${argv.join(' ')}`);
  return found;
};

const pictures = (...names: string[]) =>
  Object.fromEntries(
    names.flatMap((name) => [
      [name, PNG],
      [`${name}.octet.json`, '{}'],
    ]),
  );

describe('X16.2: what an example leaves is checked', () => {
  const three = expected('image', 'generate', 'a cat', '--count', '3', '-o', 'p/');
  const printed = 'p/1.png\np/2.png\np/3.png\n';
  const all = pictures('p/1.png', 'p/2.png', 'p/3.png');

  test('three pictures are three', () => {
    expect(complaints(three, left(printed, all))).toEqual([]);
  });

  test.each<readonly [string, Left, string]>([
    ['fewer pictures', left('p/1.png\n', pictures('p/1.png')), '1 paths are printed, 3 are promised'],
    ['one that is not printed', left('p/1.png\np/2.png\n', all), 'not printed, but there: p/3.png'],
    ['the same path thrice', left('p/1.png\np/1.png\np/1.png\n', pictures('p/1.png')), 'printed twice'],
    ['more on stdout', left(`done\n${printed}`, all), '4 paths are printed'],
    ['a file that is missing', left(printed, pictures('p/1.png', 'p/2.png')), 'p/3.png is not a file'],
    ['an empty file', left(printed, { ...all, 'p/2.png': '' }), 'p/2.png: it is empty'],
    ['another type', left(printed, { ...all, 'p/2.png': 'GIF89a' }), 'p/2.png: it is no png'],
    ['a damaged sidecar', left(printed, { ...all, 'p/2.png.octet.json': '{' }), 'it is not JSON'],
    ['a file of before', { ...left(printed, all), made: [] }, 'p/1.png was there before'],
  ])('%s is told', (_, found, complaint) => {
    expect(complaints(three, found).join('\n')).toContain(complaint);
  });

  test.each<readonly [readonly string[], string, string]>([
    [['chat', 'hi'], '', ' \n'],
    [['chat', 'hi'], 'a newline', 'yes'],
    [['chat', 'hi', '--json'], 'one document', '{}\n{}\n'],
    [['chat', 'hi', '--json'], 'the newline', '{}'],
    [['chat', 'hi', '--ndjson'], 'a type', '{"text":"x"}\n'],
    [['chat', 'hi', '-n'], 'a request', '{"url": "x"}\n'],
    [['models'], 'rows', ''],
    [['models'], 'a constant number of columns', 'a\tb\na\tb\tc\n'],
    [['music', 'generate', 'x', '--detach'], 'one word', 'job 1\n'],
    [['image', 'generate', 'x', '-o', '-'], 'a picture', 'p.png\n'],
    [['batch', 'r.jsonl'], 'JSON lines', '{}\nok\n'],
    [['webhook', 'sign'], 'a signature', 'sha256=zz\n'],
    [['webhook', 'listen'], 'nothing', 'listening\n'],
    [['embed', 'x', '--similar-to', 'y'], 'two columns', '0.1\tx\n0.2\n'],
    [['music', 'get', 'ID', '-o', 'x.mp3'], 'a song', 'x.mp3\n'],
    [['build', 'x'], 'a project', 'app\n'],
  ])('%j without %s is told', (argv, _, stdout) => {
    expect(complaints(expected(...argv), left(stdout))).not.toEqual([]);
  });

  test('a project needs a README and several files', () => {
    const files = { 'app/README.md': '#', 'app/a.js': '1', 'app/b.js': '2', 'app/c.js': '3' };
    const good = left('app\n', { ...files, 'app.octet.json': '{}' });
    expect(complaints(expected('build', 'x'), good)).toEqual([]);
    rmSync(join(good.folder, 'app/README.md'));
    expect(complaints(expected('build', 'x'), good)).toContain('it has no README.md');
  });
});

test('options before the command change nothing, and an unknown command has no expectation', () => {
  expect(expected('--env', 'local', '-q', 'credits')).toEqual(expected('credits'));
  expect(expectationOf({ argv: ['conjure'] })).toBeUndefined();
});
