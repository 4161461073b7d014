import { frequencies } from '../language/sentence-ranking.ts';
import { contentStems } from '../language/words.ts';
import { PASSAGES, type Passage } from './passage.ts';

interface Entry<Item> {
  readonly item: Item;
  readonly asks: readonly ReadonlySet<string>[];
  readonly all: ReadonlySet<string>;
}

/** Words too general to identify a passage. */
const GENERAL =
  'please tell explain show give want need use using know get put make work like thing way help mean';

/** The first sample question is the plainest: it decides between equals. */
const FIRST = 0.01;

interface Described {
  /** Sample questions. */
  readonly asks: readonly string[];
  readonly text: string;
}

interface Thresholds {
  /** Below this share of known words the question is probably about something else. */
  readonly sure: number;
  readonly score: number;
  /** The question names nothing of ours. */
  readonly isStrict: boolean;
}

/** The passage that answers a question about octet or its API; undefined when none surely does. `isOwn`: it names one of them. */
export function retrieve(question: string, isOwn: boolean): Passage | undefined {
  documentation ??= retriever(PASSAGES, (passage) => passage);
  return documentation(
    question,
    isOwn ? { sure: 0.62, score: 0.6, isStrict: false } : { sure: 0.7, score: 0.8, isStrict: true },
  );
}

let documentation: ((question: string, least: Thresholds) => Passage | undefined) | undefined;

/** Finds the item whose sample questions are most like a question. */
function retriever<Item>(
  items: readonly Item[],
  describe: (item: Item) => Described,
): (question: string, least: Thresholds) => Item | undefined {
  const ignored = new Set(contentStems(GENERAL));
  const meaning = (text: string): string[] => [
    ...new Set(
      contentStems(
        text
          .replace(/\bapi[- ]key/gi, 'apikey')
          // The question where something is differs from what it is.
          .replace(/\bwhere\b|\bwhich folder\b/gi, 'place'),
      ).filter((word) => !ignored.has(word)),
    ),
  ];
  const entries = items.map((item): Entry<Item> => {
    const { asks, text } = describe(item);
    const own = asks.map((ask) => new Set(meaning(ask)));
    return { item, asks: own, all: new Set([...own.flatMap((ask) => [...ask]), ...meaning(text)]) };
  });
  const occurrences = frequencies(entries.flatMap(({ all }) => [...all]));
  /** An unknown word weighs most: the question is probably about something else. */
  const rarity = (word: string) => Math.log(1 + entries.length / (occurrences.get(word) ?? 0.5));
  return (question, least) => {
    const wanted = meaning(question);
    const total = wanted.reduce((sum, word) => sum + rarity(word), 0);
    if (total === 0) return undefined;
    const share = (own: ReadonlySet<string>) =>
      wanted.reduce((sum, word) => sum + (own.has(word) ? rarity(word) : 0), 0) / total;
    // One word that a passage has beside others may be about anything.
    const isAlone = wanted.length === 1 && least.isStrict;
    const ranked = entries
      .filter(({ asks }) => !isAlone || asks.some((ask) => ask.size === 1 && ask.has(wanted[0] ?? '')))
      .map(({ item, asks, all }) => {
        const best = Math.max(
          ...asks.map((ask, at) => share(ask) * Math.sqrt(covered(ask, wanted)) + (at === 0 ? FIRST : 0)),
        );
        // A word that only the text has may be about anything, where nothing of ours is named.
        const asked = least.isStrict ? Math.max(...asks.map(share)) : share(all);
        return { item, sure: asked, score: best + 0.35 * share(all) };
      })
      .toSorted((a, b) => b.score - a.score);
    const [first] = ranked;
    return first && first.sure >= least.sure && first.score >= least.score ? first.item : undefined;
  };
}

/** Share of a sample question that the asked one covers. */
function covered(ask: ReadonlySet<string>, wanted: readonly string[]): number {
  return ask.size === 0 ? 0 : wanted.filter((word) => ask.has(word)).length / ask.size;
}
