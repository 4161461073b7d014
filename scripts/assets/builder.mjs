// The template files of the application engine, as one JSON object from path to text, stored by its frequent words.
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { codedWords } from '../coded-words.mjs';

const root = fileURLToPath(new URL('../../src/engines/builder/templates', import.meta.url));

export async function collect() {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
  const texts = await Promise.all(
    paths.sort().map(async (path) => [path.split(sep).join('/'), await readFile(join(root, path), 'utf8')]),
  );
  const coded = codedWords([JSON.stringify(Object.fromEntries(texts))]);
  return { 'app-templates.words': Buffer.concat([coded.words, ...coded.texts]) };
}
