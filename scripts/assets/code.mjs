// The code engine's grammars and its snippet library, one text per language.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const root = new URL('../..', import.meta.url).pathname;
const wasm = join(root, 'node_modules/@vscode/tree-sitter-wasm/wasm');
const library = join(root, 'src/engines/code/data/snippets');

const GRAMMARS = [
  'bash',
  'c-sharp',
  'cpp',
  'go',
  'java',
  'javascript',
  'php',
  'python',
  'ruby',
  'rust',
  'tsx',
  'typescript',
];

export async function collect() {
  const assets = { 'tree-sitter.wasm': await readFile(join(wasm, 'tree-sitter.wasm')) };
  for (const name of GRAMMARS) {
    assets[`tree-sitter-${name}.wasm`] = await readFile(join(wasm, `tree-sitter-${name}.wasm`));
  }
  assets['snippets.txt'] = Buffer.from(inOne(await snippets()));
  return assets;
}

/** The library as one text: `#### language`, then its snippets. */
export const inOne = (texts) =>
  Object.entries(texts)
    .map(([language, text]) => `#### ${language}\n${text}\n`)
    .join('');

/** data/snippets/<group>/<language>.txt, joined per language. */
export async function snippets() {
  const texts = {};
  for (const group of (await readdir(library, { withFileTypes: true })).filter((entry) =>
    entry.isDirectory(),
  )) {
    for (const file of (await readdir(join(library, group.name))).sort()) {
      if (!file.endsWith('.txt') || file === 'expect.txt') continue;
      const language = file.slice(0, -'.txt'.length);
      texts[language] = (texts[language] ?? '') + (await readFile(join(library, group.name, file), 'utf8'));
    }
  }
  return texts;
}
