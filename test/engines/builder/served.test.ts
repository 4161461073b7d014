import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { buildApp } from '../../../src/engines/builder/build.ts';
import { engineTools } from '../../support/engine.ts';

type Framework = Parameters<typeof buildApp>[0]['framework'];
const built = (prompt: string, framework: Framework) =>
  buildApp({ prompt, framework, seed: 1 }, engineTools());
const leftOut = (notes: readonly string[]): string =>
  notes.filter((note) => note.startsWith('not built')).join('');

test('a URL shortener redirects, counts and passes its own tests', async () => {
  const { spec, files, notes } = await built(
    'url shortener with custom aliases, POST /shorten, redirect on GET /:code, and a click counter',
    'nodejs',
  );
  expect(spec.page).toBeUndefined();
  expect(spec.entities).toMatchObject([{ plural: 'links', route: 'shorten', redirects: true }]);
  expect(leftOut(notes)).toBe('');
  const folder = await mkdtemp(join(tmpdir(), 'octet-links-'));
  for (const { path, content } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  execFileSync('npm', ['test'], { cwd: folder, stdio: 'pipe' });
  await rm(folder, { recursive: true });
});

test('a URL shortener without a server of its own is refused', async () => {
  await expect(built('a link shortener', 'react')).rejects.toThrow(/--framework nodejs/);
});

test.each<[prompt: string, lists: string[], routes: string[], left: RegExp]>([
  ['todo api with POST /todos, GET /todos and DELETE /todos/:id', ['todos'], ['todos'], /^$/],
  [
    'paste bin API: POST /paste stores a text and returns an id, GET /paste/:id shows it',
    ['pastes'],
    ['paste'],
    /^$/,
  ],
  [
    'sensor API: POST /readings with sensor and value, GET /readings, GET /stats with min, max and average',
    ['readings'],
    ['readings'],
    /^not built: GET \/stats with min, max and average$/,
  ],
])('the routes of "%s"', async (prompt, lists, routes, left) => {
  const { spec, notes } = await built(prompt, 'nodejs');
  expect(spec.entities.map(({ plural }) => plural)).toEqual(lists);
  expect(spec.entities.map(({ route }) => route)).toEqual(routes);
  expect(leftOut(notes)).toMatch(left);
});

test('an API of routes that no list answers is refused', async () => {
  const prompt = 'server that returns the current time at GET /time and echoes POST /echo';
  await expect(built(prompt, 'nodejs')).rejects.toThrow(/not these routes.*GET \/time.*POST \/echo/);
});

test.each<[framework: Framework, prompt: string, left: RegExp]>([
  ['nodejs', 'bookmarks with title and url, kept in a json file', /^$/],
  ['nextjs', 'recipes with title and rating, recipes kept in a local file', /^$/],
  [
    'python',
    'recipes with title and rating, stored in a json file',
    /json file \(records are kept in SQLite\)/,
  ],
  ['react', 'recipes with title and rating, stored in a json file', /json file .*in the browser/],
])('storage in %s: "%s"', async (framework, prompt, left) => {
  const { notes } = await built(prompt, framework);
  expect(leftOut(notes)).toMatch(left);
});

test.each(['a spreadsheet with formulas', 'a webhook receiver'])(
  '"%s" is refused: a list is something else',
  async (prompt) => {
    await expect(built(prompt, 'nodejs')).rejects.toThrow(/The nearest that it makes/);
  },
);
