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
];

export async function collect() {
  const assets = { 'tree-sitter.wasm': await readFile(join(wasm, 'tree-sitter.wasm')) };
  for (const name of GRAMMARS) {
    assets[`tree-sitter-${name}.wasm`] = await readFile(join(wasm, `tree-sitter-${name}.wasm`));
  }
  assets['snippets.txt'] = Buffer.from(inOne(await snippets()));
  return assets;
}

/** Languages that are written alike stand together, which takes less room. */
const ALIKE =
  'typescript php java csharp cpp c go rust swift kotlin python ruby bash sql css html outline'.split(' ');

/** The library as one text: `### task`, then `#### language` and its program for each language that has it. */
export function inOne(texts) {
  const tasks = new Map();
  for (const language of ALIKE) {
    for (const part of (texts[language] ?? '').split(/^### /m).slice(1)) {
      const lineEnd = part.indexOf('\n');
      const id = part.slice(0, lineEnd).trim();
      tasks.set(id, `${tasks.get(id) ?? ''}#### ${language}\n${part.slice(lineEnd + 1)}`);
    }
  }
  return alikeFirst([...tasks].map(([id, programs]) => `\n### ${id}\n${programs.trimEnd()}`)).join('');
}

/** Each text is followed by the one that has most words in common with it, which packs them closer. */
function alikeFirst(texts) {
  const rest = texts.map((text) => ({ text, words: new Set(text.match(/[A-Za-z]{4,}/g)) }));
  const ordered = rest.splice(0, 1);
  while (rest.length > 0) {
    const { words } = ordered.at(-1);
    const likeness = rest.map((one) => {
      const common = [...one.words].filter((word) => words.has(word)).length;
      return common / Math.sqrt(one.words.size);
    });
    ordered.push(...rest.splice(likeness.indexOf(Math.max(...likeness)), 1));
  }
  return ordered.map(({ text }) => text);
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
