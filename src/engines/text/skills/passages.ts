import type { Assets } from '../../engine.ts';
import { sentencesOf } from '../language/sentences.ts';
import { contentStems } from '../language/words.ts';
import type { Skill } from '../skill.ts';

/** A passage with its source, as `octet chat --with INDEX` sends it. */
const PASSAGE = /<context source="([^"\n]{1,1000})">\n([\s\S]*?)\n<\/context>/g;
const MOST_QUOTED = 3;
/** Cosine from which a sentence is about the question, and the share of the best that the others need. */
const ABOUT = 0.45;
const NEAR_BEST = 0.85;
/** The weight of the words of the question: a quotation without any of them must be nearer in meaning. */
const WORDS_WEIGHT = 0.5;
const DIMENSIONS = 64;

interface Passage {
  readonly source: string;
  readonly text: string;
}

/** Questions with passages from an index, answered by quoting the sentences that are nearest in meaning. */
export const passages: Skill = {
  name: 'passages',
  anyLength: true,
  answer({ message }, { assets }) {
    if (!message.includes('<context source="')) return undefined;
    const found = [...message.matchAll(PASSAGE)].map(([, source = '', text = '']) => ({ source, text }));
    const question = message.slice(0, message.indexOf('<context source="')).trim();
    return found.length === 0 || question === '' ? undefined : quoted(question, found, assets);
  },
};

async function quoted(question: string, found: readonly Passage[], assets: Assets): Promise<string> {
  const { wordEmbedder } = await import('../vectors/embed-words.ts');
  const embed = await wordEmbedder(assets);
  const wanted = embed(question, DIMENSIONS);
  const words = new Set(contentStems(question));
  const ranked = found
    .flatMap(({ source, text }) => quotable(source, text))
    .map((quote) => {
      const own = new Set(contentStems(quote.sentence));
      const shared = [...words].filter((word) => own.has(word)).length / Math.max(1, words.size);
      return { ...quote, score: dot(wanted, embed(quote.sentence, DIMENSIONS)) + WORDS_WEIGHT * shared };
    })
    .toSorted((a, b) => b.score - a.score);
  const best = ranked[0]?.score ?? 0;
  if (best < ABOUT)
    return `The indexed files say nothing about this that I can find. Nearest: ${sourcesIn(found)}.`;
  const quotes = ranked.filter(({ score }) => score >= best * NEAR_BEST).slice(0, MOST_QUOTED);
  return quotes.map(({ sentence, source }) => `> ${sentence}\n\n(${source})`).join('\n\n');
}

/** The sentences of a passage, each with its own line; headings alone answer nothing. */
function quotable(source: string, text: string): { readonly sentence: string; readonly source: string }[] {
  const [, file = source, first = '1'] = /^(.*):(\d+)$/.exec(source) ?? [];
  const lines = text.split('\n');
  return sentencesOf(running(lines))
    .filter((sentence) => /[.!?:`|)]$/.test(sentence) || sentence.length > 60)
    .map((sentence) => {
      const start = sentence.slice(0, 30).trim();
      const at = lines.findIndex((line) => line.includes(start));
      return { sentence, source: `${file}:${Number(first) + Math.max(0, at)}` };
    });
}

/** Without code; a row of a table is a sentence of its own. */
function running(lines: readonly string[]): string {
  let isCode = false;
  return lines
    .map((line) => {
      const isFence = /^\s*(?:```|~~~)/.test(line);
      if (isFence) isCode = !isCode;
      if (isCode || isFence || /^[\s|:-]*$/.test(line)) return '';
      return line.startsWith('|') ? `\n${line}\n` : line;
    })
    .join('\n');
}

const sourcesIn = (found: readonly Passage[]): string =>
  found
    .slice(0, MOST_QUOTED)
    .map(({ source }) => source)
    .join(', ');

function dot(a: Float32Array, b: Float32Array): number {
  return a.reduce((sum, value, axis) => sum + value * (b[axis] ?? 0), 0);
}
