// The code engine's grammars and its snippet library, one text per language.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codedWords } from '../coded-words.mjs';

const root = new URL('../..', import.meta.url).pathname;
const wasm = join(root, 'node_modules/@vscode/tree-sitter-wasm/wasm');
const library = join(root, 'src/engines/code/data/snippets');

const GRAMMARS = ['bash', 'c-sharp', 'cpp', 'go', 'java', 'php', 'python', 'ruby', 'rust', 'tsx'];

export async function collect() {
  const assets = { 'tree-sitter.wasm': await readFile(join(wasm, 'tree-sitter.wasm')) };
  for (const name of GRAMMARS) {
    assets[`tree-sitter-${name}.wasm`] = await readFile(join(wasm, `tree-sitter-${name}.wasm`));
  }
  assets['snippets.words'] = inOne(await snippets());
  return assets;
}

/** Languages that are written alike stand together, which takes less room. */
const ALIKE =
  'typescript php java csharp cpp c go rust swift kotlin python ruby bash sql css html outline'.split(' ');

/**
 * The library as one asset: `### task`, then `#### language` and its program for each language that has it. Programs are
 * stored by their frequent words, headings as they are.
 */
export function inOne(texts) {
  const tasks = new Map();
  for (const language of ALIKE) {
    for (const part of (texts[language] ?? '').split(/^### /m).slice(1)) {
      const lineEnd = part.indexOf('\n');
      const id = part.slice(0, lineEnd).trim();
      const programs = tasks.get(id) ?? [];
      tasks.set(id, [...programs, { language, text: part.slice(lineEnd + 1) }]);
    }
  }
  const parts = alikeFirst([...tasks].map(partsOf)).flat();
  const coded = codedWords(parts.filter(({ isHeading }) => !isHeading).map(({ text }) => text));
  const programs = coded.texts.values();
  const stored = parts.map(({ isHeading, text }) => (isHeading ? Buffer.from(text) : programs.next().value));
  return Buffer.concat([coded.words, ...stored]);
}

function partsOf([id, programs]) {
  const parts = programs.flatMap(({ language, text }) => [
    { isHeading: true, text: `\n#### ${language}\n` },
    { isHeading: false, text: text.trimEnd() },
  ]);
  return [{ isHeading: true, text: `\n### ${id}` }, ...parts];
}

/** Each text is followed by the one that has most words in common with it, which packs them closer. */
function alikeFirst(tasks) {
  const rest = tasks.map((parts) => ({
    parts,
    words: new Set(
      parts
        .map(({ text }) => text)
        .join('')
        .match(/[A-Za-z]{4,}/g),
    ),
  }));
  const ordered = rest.splice(0, 1);
  while (rest.length > 0) {
    const { words } = ordered.at(-1);
    const likeness = rest.map((one) => {
      const common = [...one.words].filter((word) => words.has(word)).length;
      return common / Math.sqrt(one.words.size);
    });
    ordered.push(...rest.splice(likeness.indexOf(Math.max(...likeness)), 1));
  }
  return ordered.map(({ parts }) => parts);
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
