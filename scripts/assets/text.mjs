// The word vectors of the text engine (scripts/word-vectors.mjs says where they come from), and its dictionary: the frequent
// words of WordNet with their first senses.
import { readFile } from 'node:fs/promises';
import { storedVectors } from '../stored-vectors.mjs';
import { storedTokens } from '../token-pairs.mjs';
import { readWordNet, sensesOf } from '../wordnet.mjs';

const vectors = new URL('../../src/engines/text/data/word-vectors.bin', import.meta.url);
const stopWords = new URL('../../src/engines/text/data/stop-words.json', import.meta.url);
/** Words that are seldom written and often looked up. */
const askedWords = new URL('asked-words.json', import.meta.url);

/** The most frequent words have two senses, the others one. */
const WITH_TWO_SENSES = 1_500;
/** With a meaning. */
const WORDS = 5_500;
/** With a part of speech at least. */
const KNOWN = 9_500;
const MOST_SYNONYMS = 5;
const LONGEST_GLOSS = 60;
/** Cosine of the vectors of two words. */
const LEAST_ALIKE = 0.4;

export async function collect() {
  const bytes = await readFile(vectors);
  const { words } = JSON.parse(bytes.subarray(0, bytes.indexOf(0x0a)).toString());
  const stops = new Set(JSON.parse(await readFile(stopWords, 'utf8')));
  const frequent = words.split(' ').filter((word) => word.length > 2 && !stops.has(word));
  const asked = JSON.parse(await readFile(askedWords, 'utf8')).split(' ');
  return {
    'word-vectors.bin': storedVectors(bytes),
    'dictionary.txt': Buffer.from(dictionary(frequent, asked, likeness(bytes))),
    'tokens.bin': await tokenTable(),
  };
}

/** The tokens of cl100k_base by number, for src/service/text/token-text.ts. */
async function tokenTable() {
  const { default: tokens } = await import('gpt-tokenizer/bpeRanks/cl100k_base');
  return storedTokens(tokens);
}

/** How alike two words are by their vectors, from -1 to 1; 0 where one has none. */
function likeness(bytes) {
  const end = bytes.indexOf(0x0a);
  const { words, levels, spread } = JSON.parse(bytes.subarray(0, end).toString());
  const places = new Map(words.split(' ').map((word, at) => [word, at]));
  const codes = bytes.subarray(end + 1 + places.size);
  const vectorAt = (at) =>
    spread.map((size, axis) => {
      const bit = (at * spread.length + axis) * 3;
      const pair = codes[bit >> 3] | ((codes[(bit >> 3) + 1] ?? 0) << 8);
      return size * levels[(pair >> (bit & 7)) & 7];
    });
  const product = (a, b) => a.reduce((sum, value, axis) => sum + value * b[axis], 0);
  return (one, other) => {
    if (!places.has(one) || !places.has(other)) return 0;
    const [a, b] = [vectorAt(places.get(one)), vectorAt(places.get(other))];
    return product(a, b) / Math.sqrt(product(a, a) * product(b, b));
  };
}

/**
 * Senses, one a line: part of speech, meaning, words, opposites, tab-separated; the meaning is empty for rare words. After
 * an empty line the words, one a line: the word and the numbers of its senses in base 36.
 */
function dictionary(frequent, asked, alike) {
  const { lemmas, synsets, tagged } = readWordNet();
  const numbers = new Map();
  const senses = [];
  const common = frequent.slice(0, WITH_TWO_SENSES);
  // Other words and opposites are asked for qualities far more often than for things.
  const qualities = frequent.filter((word) => {
    const [first] = sensesOf(word, lemmas.get(word) ?? [], synsets, tagged);
    return first !== undefined && synsets.get(first).part === 'adj';
  });
  const found = [...new Set([...common, ...asked, ...qualities, ...frequent])]
    .map((word, rank) => {
      const most = rank < WITH_TWO_SENSES ? 2 : 1;
      return [word, sensesOf(word, lemmas.get(word) ?? [], synsets, tagged).slice(0, most)];
    })
    .filter(([, keys]) => keys.length > 0);
  const rare = new Map(found.slice(WORDS, KNOWN).map(([word, [key]]) => [word, synsets.get(key).part]));
  // In the order of the alphabet, related words are near each other and compress well.
  const words = found
    .slice(0, WORDS)
    .sort()
    .map(([word, keys]) => {
      const own = keys.map((key) => {
        if (!numbers.has(key)) {
          numbers.set(key, senses.length);
          senses.push(senseLine(synsets.get(key), synsets, alike));
        }
        return numbers.get(key).toString(36);
      });
      return `${word} ${own.join(' ')}`;
    });
  // Rarer words are known by their part of speech alone, for spelling, rhymes and names.
  for (const [word, part] of rare) {
    if (!numbers.has(part)) {
      numbers.set(part, senses.length);
      senses.push(`${part}\t\t\t`);
    }
    words.push(`${word} ${numbers.get(part).toString(36)}`);
  }
  return `${senses.join('\n')}\n\n${words.sort().join('\n')}\n`;
}

function senseLine({ part, gloss, written, pointers }, synsets, alike) {
  const [meaning] = gloss.split(/; "|;? *$/);
  const opposites = pointers
    .filter(({ symbol }) => symbol === '!')
    .map(({ key, to }) => synsets.get(key).written[to - 1])
    .filter(Boolean);
  // Adjectives have few words of the same sense and many that are similar, some of them rare or far-fetched.
  const similar = pointers
    .filter(({ symbol }) => '&^'.includes(symbol) && part !== 'verb' && written.length < MOST_SYNONYMS)
    .flatMap(({ key }) => synsets.get(key).written)
    .map((word) => [word, alike(written[0] ?? '', word)])
    .filter(([, likeness]) => likeness > LEAST_ALIKE)
    .sort(([, a], [, b]) => b - a)
    .map(([word]) => word);
  const words = [...new Set([...written, ...similar])].slice(0, MOST_SYNONYMS);
  const plain = meaning.replace(/\((?:[^()]|\([^()]*\))*\)/g, ' ');
  const short = plain.length > LONGEST_GLOSS ? plain.split(';')[0] : plain;
  const text = short.replace(/\s+/g, ' ').trim();
  return [part, text, words.join(','), [...new Set(opposites)].join(',')].join('\t');
}
