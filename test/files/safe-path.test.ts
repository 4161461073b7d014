import { resolve, sep } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkPaths, resolveInside, safeName } from '../../src/files/safe-path.ts';
import { CODE_POINTS } from '../support/code-points.ts';

const problems = (...paths: string[]) => checkPaths(paths).map(({ path }) => path);

test.each([
  ['../x'],
  ['a/../../x'],
  ['a/../x'],
  ['..'],
  ['/etc/x'],
  ['//srv/s'],
  ['\\\\srv\\s'],
  ['C:\\x'],
  ['C:x'],
  ['C:/x'],
  ['..\\..\\x'],
  ['~/x'],
  ['~root/x'],
])('B1 %j leads out and is refused', (path) => {
  expect(problems(path)).toEqual([path]);
  expect(() => resolveInside('/srv/root', path)).toThrow(expect.objectContaining({ reason: 'unsafe' }));
});

test.each([
  '.foo',
  'foo..bar',
  '.foo/.bar',
  'a.b.c',
  '...a',
  'src/index.html',
  'ünï/côdé.ts',
  '日本/語.txt',
  '👩‍👩‍👧.png',
  'a b/c d.txt',
  "it's.txt",
  '[id]/(group)/page.tsx',
  '@scope/name+1=2.js',
  'console.ts',
  'com10.txt',
  'auxiliary',
  'nullable.sql',
  '-dash',
  'a~1',
])('B2 %j is written', (path) => {
  expect(checkPaths([path])).toEqual([]);
  expect(resolveInside('/srv/root', path)).toBe(resolve('/srv/root', path));
});

test.each([
  [''],
  ['.'],
  ['./'],
  ['./a'],
  ['a/'],
  ['a//b'],
  ['a/./b'],
  ['a\0b'],
  ['a\nb'],
  ['a\tb'],
  ['a\x1b[31mb'],
  ['a\x7fb'],
  ['a\x9bb'],
  ['a\u202eb'],
  ['a\u2066b'],
  ['a\u200fb'],
  ['a\u061cb'],
  ['a\u2028b'],
  ['a\u200bb'],
  ['\ufeffa'],
  ['a\u{e0041}b'],
  ['a\ud800'],
  ['\udc00a/b'],
  ['x'.repeat(256)],
  ['é'.repeat(128)],
  [Array(200).fill('a').join('/')],
  [Array(33).fill('a').join('/')],
  [Array(6).fill('x'.repeat(200)).join('/')],
])('B3 %j is refused', (path) => {
  expect(problems(path)).toEqual([path]);
});

test('B3 the longest and the deepest that are allowed', () => {
  const deepest = Array(32).fill('a').join('/');
  const longest = [...Array(4).fill('x'.repeat(204)), 'x'.repeat(204)].join('/');
  expect(Buffer.byteLength(longest)).toBe(1_024);
  expect(problems('x'.repeat(255), 'é'.repeat(127), deepest, longest)).toEqual([]);
  expect(problems(`${longest}x`)).toHaveLength(1);
});

test.each([
  'con',
  'CON',
  'NUL.txt',
  'nul.tar.gz',
  'COM1',
  'com0',
  'lpt9.log',
  'COM¹',
  'lpt².txt',
  'CONIN$',
  'conout$',
  'prn',
  'aux.h',
  'con .txt',
  'src/aux/x',
  'a.',
  'a ',
  'a./b',
  'a /b',
  'a:b',
  'a?',
  'a*',
  'a|b',
  'a<b',
  'a>b',
  'a"b',
  'file.txt:stream',
])('B4 %j is refused on every system', (path) => {
  expect(problems(path)).toEqual([path]);
});

test.each([
  ['case', 'A.txt', 'a.txt'],
  ['case of a directory', 'Src/a', 'src/a'],
  ['composed and decomposed', '\u00e9', 'e\u0301'],
  ['both at once', '\u00c9', 'e\u0301'],
  ['sharp s', 'straße', 'STRASSE'],
  ['long s', 'ſ', 's'],
  ['Kelvin sign', '\u212a', 'k'],
  ['final sigma', 'ΑΣ', 'ασ'],
  ['ligature', 'ﬁle', 'file'],
  ['twice the same', 'a', 'a'],
  ['file and directory', 'a', 'a/b'],
  ['file and directory the other way round', 'a/b/c', 'a'],
  ['file and directory in other case', 'A', 'a/b'],
])('B5 %s: %j and %j collide', (_, first, second) => {
  expect(checkPaths([first, second])).toHaveLength(1);
  expect(checkPaths([second, first])).toHaveLength(1);
});

test('B5 names that only look alike do not collide', () => {
  expect(checkPaths(['a/b', 'a/c', 'ab', 'a.b', 'b/a', 'а', 'straße/x', 'strasze'])).toEqual([]);
});

test('all problems are listed, each with its path', () => {
  expect(checkPaths(['ok', '../x', 'con', 'OK', 'ok/y'])).toEqual([
    { path: '../x', problem: 'has a component ".."' },
    { path: 'con', problem: 'has the name of a Windows device' },
    { path: 'OK', problem: 'is the same file as ok' },
    { path: 'ok/y', problem: 'needs ok to be a directory, and it is a file' },
  ]);
});

test('5,000 deep paths are checked without growing beyond their number', () => {
  const paths = Array.from({ length: 5_000 }, (_, n) => `${Array(30).fill('d').join('/')}/${n}`);
  expect(checkPaths(paths)).toEqual([]);
});

const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '..',
        '.',
        '',
        '~',
        'a',
        'C:',
        'con',
        '...',
        '. .',
        ' ',
        '%2e%2e',
        '．．',
        '\u2024\u2024',
      ),
      fc.string({ unit: CODE_POINTS, maxLength: 6 }),
    ),
    { minLength: 1, maxLength: 6 },
  )
  .chain((parts) => fc.constantFrom('/', '\\', '//', '/./').map((separator) => parts.join(separator)));

test('nothing that is accepted resolves outside the root, on this system or on Windows', async () => {
  const { win32 } = await import('node:path');
  fc.assert(
    fc.property(hostile, (path) => {
      if (checkPaths([path]).length > 0) {
        expect(() => resolveInside('/srv/root', path)).toThrow();
        return;
      }
      const full = resolveInside('/srv/root', path);
      expect(full.startsWith(`/srv/root${sep}`)).toBe(true);
      expect(full.slice('/srv/root/'.length)).toBe(path);
      expect(win32.resolve('C:\\root', path).startsWith('C:\\root\\')).toBe(true);
    }),
    { numRuns: 3_000 },
  );
});

test('the root may be the root of the file system, or end in a slash', () => {
  expect(resolveInside('/', 'a')).toBe('/a');
  expect(resolveInside('/srv/', 'a/b')).toBe('/srv/a/b');
});

test.each([
  ['../../x', 'x'],
  ['..\\x', 'x'],
  ['C:\\Users\\x\\song.mp3', 'song.mp3'],
  ['/abs/song.mp3', 'song.mp3'],
  ['song.mp3', 'song.mp3'],
  ['résumé 2.png', 'résumé 2.png'],
  ['NUL', 'music-7.mp3'],
  ['con.txt', 'music-7.mp3'],
  ['a.', 'music-7.mp3'],
  ['.bashrc', 'music-7.mp3'],
  ['-rf', 'music-7.mp3'],
  ['x'.repeat(400), 'music-7.mp3'],
  ['\u202egpj.exe', 'music-7.mp3'],
  ['', 'music-7.mp3'],
  ['...', 'music-7.mp3'],
  ['..', 'music-7.mp3'],
  ['a/', 'music-7.mp3'],
  [' lead.mp3', 'music-7.mp3'],
  ['~', 'music-7.mp3'],
  ['a\x1b]0;x\x07', 'music-7.mp3'],
  ['C:evil', 'music-7.mp3'],
  [undefined, 'music-7.mp3'],
])('D15 a download called %j is saved as %j', (candidate, saved) => {
  expect(safeName(candidate, 'music-7.mp3')).toBe(saved);
});

test('D15 no suggested name leaves the directory', () => {
  fc.assert(
    fc.property(hostile, (candidate) => {
      const name = safeName(candidate, 'fallback.bin');
      expect(resolve('/srv/root', name)).toBe(`/srv/root/${name}`);
      expect(name).not.toMatch(/^[-.]/);
    }),
    { numRuns: 1_000 },
  );
});
