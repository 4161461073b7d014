import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();
const generated = (prompt: string, language: string) => generateCode({ prompt, language }, tools);

test('each address of a list is fetched, and one that fails stops nothing', async () => {
  const { code, notes } = await generated(
    'download a list of URLs with no more than 3 requests in parallel and print the status code and the response time of each',
    'javascript',
  );
  expect(notes).toEqual([]);
  const urls = ['data:text/plain,a', 'nonsense', 'data:text/plain,b'];
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-', ...urls], {
    input: code,
    encoding: 'utf8',
  });
  expect(stdout.replace(/\d+ ms/g, 'T ms').split('\n')).toEqual([
    '200  T ms  data:text/plain,a',
    expect.stringMatching(/^failed \(.+\) {2}T ms {2}nonsense$/),
    '200  T ms  data:text/plain,b',
    '',
  ]);
});

test.each(['python', 'go'])(
  'a list of addresses is read from a file in %s, so many at once',
  async (language) => {
    const { code, notes } = await generated(
      'command line tool that fetches the URLs from a file with at most 6 at once and prints the status and size of each',
      language,
    );
    expect(notes).toEqual([]);
    expect(code).toMatch(language === 'go' ? /fetchAll\(urls, 6\)/ : /limit=6/);
    expect(code).toContain('FILE');
  },
);

test.each([
  ['http server that keeps users in memory with GET /users, POST /users and DELETE /users/:id', 'javascript'],
  ['program that reads an access log and prints the 5 most frequent ip addresses with counts', 'go'],
])('nothing that a program does is denied: %s', async (wish, language) => {
  expect((await generated(wish, language)).notes).toEqual([]);
});

test('methods without a path are those of one record', async () => {
  const { code, notes } = await generated(
    'Flask API for films with GET /films, GET /films/<id>, POST /films, PUT and DELETE',
    'python',
  );
  expect(notes).toEqual([]);
  for (const method of ['get', 'put', 'delete']) expect(code).toContain(`@app.${method}("/films/<int:id>")`);
});

test('only the part of a clause that is missing is named', async () => {
  const { notes } = await generated(
    'script that finds duplicate files in a folder by SHA-256 and prints each group with the wasted bytes',
    'python',
  );
  expect(notes.join()).not.toContain('prints each group');
});
