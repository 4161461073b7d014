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
  for (const [language, text] of Object.entries(await snippets())) {
    assets[`snippets-${language}.txt`] = Buffer.from(text);
  }
  return assets;
}

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
