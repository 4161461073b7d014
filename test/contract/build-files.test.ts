import { describe, expect, test } from 'vitest';
import { readBuildFiles } from '../../src/contract/build-files.ts';

const file = { path: 'a.js', content: 'x', encoding: 'utf8' };

describe('files of a build', () => {
  test.each([
    [{ files: [{ path: 'a.js', content: 'x' }] }, [file], []],
    [{ files: [{ name: 'a.js', code: 'x' }] }, [file], []],
    [{ files: [{ filename: 'a.js', data: 'x' }] }, [file], []],
    [
      { files: [{ path: 'a.js', content: 'eA==', encoding: 'Base64' }] },
      [{ ...file, content: 'eA==', encoding: 'base64' }],
      [],
    ],
    [{ files: [{ path: 'a.js', content: '' }] }, [{ ...file, content: '' }], []],
    [{ files: { 'a.js': 'x' } }, [file], []],
    [{ files: { 'a.js': { content: 'x' } } }, [file], []],
    [{ data: { files: [{ path: 'a.js', content: 'x' }] } }, [file], []],
    [{ result: { files: { 'a.js': 'x' } } }, [file], []],
    [
      { files: ['a.js', 7, { path: 3 }, { path: 'b', content: null }] },
      [],
      ['a.js', 7, { path: 3 }, { path: 'b', content: null }],
    ],
    [{ files: { 'a.js': null, 'b.js': 'x' } }, [{ ...file, path: 'b.js' }], [null]],
    [{ files: [] }, [], []],
  ])('%j', (document, files, unknown) => {
    expect(readBuildFiles(document)).toEqual({ files, unknown });
  });

  test.each([{}, { files: 'a' }, { files: null }, null, [], 'x'])('%j has none at all', (document) => {
    expect(readBuildFiles(document)).toBeUndefined();
  });

  test('a path named like a property of every object is a path', () => {
    const document = JSON.parse('{"files":{"__proto__":"x","constructor":"y"}}');
    expect(readBuildFiles(document)?.files.map(({ path }) => path)).toEqual(['__proto__', 'constructor']);
  });
});
