import { frequencies } from '../language/sentence-ranking.ts';
import { contentStems } from '../language/words.ts';
import { PASSAGES, type Passage } from './passage.ts';

interface Entry {
  readonly passage: Passage;
  readonly asks: readonly ReadonlySet<string>[];
  readonly all: ReadonlySet<string>;
}

/** Words too general to identify a passage. */
const GENERAL = new Set(
  contentStems(
    'please tell explain show give want need use using know get make work like thing way help mean',
  ),
);

const meaning = (text: string): string[] =>
  featuresOf(contentStems(text.replace(/\bapi[- ]key/gi, 'apikey')).filter((word) => !GENERAL.has(word)));
/** Figures such as exit statuses count as words of their own. */
const featuresOf = (stems: readonly string[]): string[] => [...new Set(stems)];

let index: { readonly entries: readonly Entry[]; readonly rarity: (word: string) => number } | undefined;

/** Below this the question is probably about something else. */
const SURE = 0.62;

/** The passage that answers a question about octet or its API; undefined when none surely does. */
export function retrieve(question: string): Passage | undefined {
  index ??= build(PASSAGES);
  const wanted = meaning(question);
  const { entries, rarity } = index;
  const total = wanted.reduce((sum, word) => sum + rarity(word), 0);
  if (total === 0) return undefined;
  const share = (own: ReadonlySet<string>) =>
    wanted.reduce((sum, word) => sum + (own.has(word) ? rarity(word) : 0), 0) / total;
  const ranked = entries
    .map(({ passage, asks, all }) => {
      const best = Math.max(...asks.map((ask) => share(ask) * Math.sqrt(covered(ask, wanted))));
      return { passage, sure: share(all), score: best + 0.35 * share(all) };
    })
    .toSorted((a, b) => b.score - a.score);
  const [first] = ranked;
  return first && first.sure >= SURE && first.score >= 0.6 ? first.passage : undefined;
}

/** Share of a sample question that the asked one covers. */
function covered(ask: ReadonlySet<string>, wanted: readonly string[]): number {
  return ask.size === 0 ? 0 : wanted.filter((word) => ask.has(word)).length / ask.size;
}

function build(passages: readonly Passage[]) {
  const entries = passages.map((passage) => {
    const asks = passage.asks.map((ask) => new Set(meaning(ask)));
    return { passage, asks, all: new Set([...asks.flatMap((ask) => [...ask]), ...meaning(passage.text)]) };
  });
  const occurrences = frequencies(entries.flatMap(({ all }) => [...all]));
  /** An unknown word weighs most: the question is probably about something else. */
  const rarity = (word: string) => Math.log(1 + entries.length / (occurrences.get(word) ?? 0.5));
  return { entries, rarity };
}
