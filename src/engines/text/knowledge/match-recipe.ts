import { frequencies } from '../language/sentence-ranking.ts';
import { stem } from '../language/words.ts';
import { isCovered } from './coverage.ts';
import { ALL, conceptsOf, conceptsOfEach, isDeed, isLight, LOOK, wordsFor } from './recipe-words.ts';

interface Described {
  readonly task: string;
  readonly asks: readonly string[];
  readonly run: string;
  readonly note?: string;
}

interface Entry<Item> {
  readonly item: Item;
  readonly asks: readonly ReadonlySet<string>[];
  readonly all: ReadonlySet<string>;
}

/** The items that may fit one question, and what its words weigh among them. */
interface Shared<Item> {
  readonly entries: readonly Entry<Item>[];
  readonly occurrences: ReadonlyMap<string, number>;
  readonly sum: (concepts: readonly string[]) => number;
  /** The first word is what some tasks begin with: the question wants that done. */
  readonly wantsDeed: boolean;
}

export interface Match<Item> {
  readonly item: Item;
  /** Words of the question that the item knows nothing of. */
  readonly leftOut: readonly string[];
  readonly score: number;
  /** How many words tell it from other items. */
  readonly telling: number;
  /** It is asked by these words, and no others. */
  readonly isWhole: boolean;
}

export interface Matcher<Item> {
  /**
   * The item that does what is asked; undefined when none surely does. `fitOf` adds to its score, or rules it out.
   * The context is not part of the task, but may name the subject of the question.
   */
  find(
    question: string,
    fitOf: (item: Item) => number | undefined,
    context?: string,
  ): Match<Item> | undefined;
  /**
   * The items that share most with the question, best first: none of them surely does what is asked. Where its subject
   * is not named, a word that none of them has may mean quite another one.
   */
  nearest(question: string, isAllowed: (item: Item) => boolean, isNamed: boolean): readonly Item[];
}

/** A light word decides between equals. */
const LIGHT = 0.3;
/** Other words of the item than those of the sample question that fits. */
const RELATED = 0.3;
/** The part of a sample question's weight that the question may lack, and of the question's that the item may lack. */
const MOST_MISSING = 0.15;
const MOST_EXTRA = 0.27;
/** Words are counted by their beginnings before they are read, so that a share is only nearly right. */
const SLACK = 0.15;
/** If no item surely fits, a partial match is enough. */
const MOST_UNLIKE = 0.7;
const LEAST_ALIKE = 0.45;
/** The fraction of the best likeness that another item needs to be shown beside it. */
const NEARLY = 0.85;
const MOST_NEAR = 3;
/** Light words that name what is acted on: a file of a branch is not the branch. */
const OBJECTS = ['file', 'remote', 'pair'].map(stem);

/** A question on the local branch does not match a command for the remote one. */
const isElsewhere = (wanted: readonly string[], all: ReadonlySet<string>): boolean =>
  wanted.includes('local') && all.has('remote') && !all.has('local') && !wanted.includes('remote');
/** With a word that no item has, so many others must fit: the question is probably about something else. */
const SURE_OF_STRANGE = 3;
const SURE_OF_MORE = 2;
/** One word that many items have identifies none of them, unless it is all that is asked. */
const LEAST = 2.3;
const PLAINEST = 0.05;

/** If a sample has only light words, all but the verb must match. */
function tellingOf(ask: ReadonlySet<string>): readonly string[] {
  const telling = [...ask].filter((concept) => !isLight(concept));
  return telling.length > 0 ? telling : [...ask].filter((concept) => concept !== LOOK);
}

const firstOf = (concepts: ReadonlySet<string>): readonly string[] => [...concepts].slice(0, 1);

/** A question that wants something done is not answered by looking: "install a version" does not ask to see one. */
function isOtherDeed(asks: readonly ReadonlySet<string>[], all: ReadonlySet<string>, deed: string): boolean {
  const [task = new Set<string>()] = asks;
  return !all.has(deed) || (task.has(LOOK) && !asks.some((ask) => firstOf(ask).includes(deed)));
}

/**
 * Finds an item by the telling words of its sample questions: a word weighs the more the fewer items have it, all telling words
 * of one sample must be in the question, and words that any question may have do not count.
 */
export function matcher<Item extends Described>(
  items: readonly Item[],
  isRisky: (item: Item) => boolean,
): Matcher<Item> {
  const told = items.map(({ task, asks }) => [task, ...asks].join('\n').toLowerCase());
  const read = new Map<Item, Entry<Item>>();

  /** The items with most of the wanted words: only these can fit, and reading all takes ten times as long. */
  const sharing = (wanted: readonly string[], most: number): Shared<Item> => {
    const heavy = wanted.filter((concept) => !isLight(concept));
    const found = (heavy.length > 0 ? heavy : wanted).map((concept) => {
      const words = wordsFor(concept);
      const at = told.flatMap((text, index) => (words.test(text) ? [index] : []));
      return { concept, at, weight: at.length === 0 ? 0 : Math.log(1 + items.length / at.length) };
    });
    const missing = new Float64Array(items.length).fill(found.reduce((sum, { weight }) => sum + weight, 0));
    const limit = most * (missing[0] ?? 0);
    for (const { at, weight } of found)
      for (const index of at) missing[index] = (missing[index] ?? 0) - weight;
    const entries = entriesOf(
      items.filter((_, index) => (missing[index] ?? 0) <= limit),
      read,
    );
    const occurrences = frequencies(entries.flatMap(({ all }) => [...all]));
    for (const { concept, at } of found)
      if (at.length > (occurrences.get(concept) ?? 0)) occurrences.set(concept, at.length);
    const rarity = (concept: string) => Math.log(1 + items.length / (occurrences.get(concept) ?? 0.5));
    const weight = (concept: string) => (isLight(concept) ? LIGHT : rarity(concept));
    const sum = (concepts: readonly string[]) => concepts.reduce((total, each) => total + weight(each), 0);
    const [deed = LOOK] = wanted;
    const begins = new RegExp(wordsFor(deed).source.replace('\\b', '^'));
    const wantsDeed = deed !== LOOK && !isLight(deed) && told.some((text) => begins.test(text));
    return { entries, occurrences, sum, wantsDeed };
  };

  const matchOf = (
    { item, asks, all }: Entry<Item>,
    wanted: readonly string[],
    { occurrences, sum, wantsDeed }: Shared<Item>,
    told: readonly string[],
  ): Match<Item> | undefined => {
    const beside = wanted.filter((concept) => !all.has(concept) && !isLight(concept));
    // A destructive command must match exactly, whatever its note mentions.
    const mustFit = isRisky(item);
    if (beside.length > 0 && mustFit) return undefined;
    const text = `${item.run}\n${item.note ?? ''}`.toLowerCase();
    const extra = beside.filter((concept) => !isCovered(concept, text));
    // An item that does not do what was asked is no answer.
    if (extra.some(isDeed) || isElsewhere(wanted, all)) return undefined;
    // "Branches by date" are no files by date.
    const object = wanted.find((each) => each !== LOOK && each !== ALL && !isDeed(each));
    if (object !== undefined && extra.includes(object)) return undefined;
    const strange = extra.filter((concept) => !occurrences.has(concept));
    const known = sum(extra.filter((concept) => occurrences.has(concept)));
    if (
      (wantsDeed && isOtherDeed(asks, all, wanted[0] ?? LOOK)) ||
      OBJECTS.some((each) => wanted.includes(each) && !all.has(each))
    )
      return undefined;
    if (strange.length > 1 || known > MOST_EXTRA * sum(wanted)) return undefined;
    const scores = asks.flatMap((ask, at) => {
      const telling = tellingOf(ask);
      const isKnown = (concept: string) => wanted.includes(concept) || told.includes(concept);
      const matched = [...ask].filter(isKnown);
      const missing = sum(telling.filter((concept) => !isKnown(concept)));
      const asked = telling.filter((concept) => wanted.includes(concept));
      if (2 * asked.length < telling.length) return [];
      // All of them are more than the one that is asked for.
      if (mustFit && (missing > 0 || (ask.has(ALL) && !isKnown(ALL)))) return [];
      if (mustFit && OBJECTS.some((each) => ask.has(each) && !isKnown(each))) return [];
      // One sample tells all that is done, and to what: two that tell a part each are two commands.
      if (mustFit && wanted.some((each) => !isLight(each) && !ask.has(each))) return [];
      const sure = matched.filter((concept) => telling.includes(concept)).length;
      if (missing > MOST_MISSING * sum([...ask]) || (sum(matched) < LEAST && extra.length > 0)) return [];
      // One telling word is not enough: "stash one file" does not ask to see the stashes, nor "delete a user" to delete a file.
      const isPart = telling.length < 2 && [...ask].some((each) => each !== ALL && !isKnown(each));
      if (sure === 0 || isPart) return [];
      if (beside.length > 0 && sure < (strange.length > 0 ? SURE_OF_STRANGE : SURE_OF_MORE)) return [];
      const related = wanted.filter((concept) => all.has(concept) && !ask.has(concept));
      const lacking = [...ask].filter((concept) => isLight(concept) && !wanted.includes(concept));
      return [
        sum(matched) +
          RELATED * sum(related) -
          missing -
          sum(lacking) / 2 -
          sum(extra) / 2 +
          (at === 0 ? PLAINEST : 0),
      ];
    });
    if (scores.length === 0) return undefined;
    const telling = wanted.filter((concept) => all.has(concept) && !isLight(concept)).length;
    const isWhole = asks.some(
      (ask) => ask.size === wanted.length && wanted.every((concept) => ask.has(concept)),
    );
    return { item, leftOut: extra, score: Math.max(...scores), telling, isWhole };
  };

  return {
    find(question, fitOf, context = '') {
      const wanted = conceptsOf(question);
      const told = conceptsOf(context);
      const shared = sharing(wanted, MOST_EXTRA + SLACK);
      const found = shared.entries.flatMap((entry) => {
        const fit = fitOf(entry.item);
        const match = fit === undefined ? undefined : matchOf(entry, wanted, shared, told);
        return fit === undefined || match === undefined ? [] : [{ ...match, score: match.score + fit }];
      });
      return found.toSorted((a, b) => b.score - a.score)[0];
    },
    nearest(question, isAllowed, isNamed) {
      const all = conceptsOf(question);
      const isKnown = (concept: string) => told.some((text) => wordsFor(concept).test(text));
      const known = all.filter(isKnown);
      const telling = known.filter((concept) => !isLight(concept));
      if (known.length < all.length && telling.length < (isNamed ? 1 : SURE_OF_MORE)) return [];
      const wanted = isNamed && 2 * known.length > all.length ? known : all;
      const { entries, sum } = sharing(wanted, MOST_UNLIKE);
      // If its subject is not named, an item that shares one word of several is about something else.
      const heavy = wanted.filter((concept) => !isLight(concept));
      const least = isNamed ? 1 : Math.min(heavy.length, SURE_OF_MORE);
      const [deed = LOOK] = wanted;
      const isNear = ({ all: own }: Entry<Item>) =>
        heavy.filter((concept) => own.has(concept)).length >= least && (!isDeed(deed) || own.has(deed));
      const ranked = entries
        .filter((entry) => isAllowed(entry.item) && isNear(entry))
        .map(({ item, asks, all }) => ({
          item,
          score: Math.max(...asks.map((ask) => likeness(wanted, ask, all, sum))),
        }))
        .toSorted((a, b) => b.score - a.score);
      const alike = Math.max(LEAST_ALIKE, (ranked[0]?.score ?? 0) * NEARLY);
      return ranked
        .filter(({ score }) => score >= alike)
        .slice(0, MOST_NEAR)
        .map(({ item }) => item);
    },
  };
}

/** The share of both that a question and a sample question have in common, by weight: 1 for the same words. */
function likeness(
  wanted: readonly string[],
  ask: ReadonlySet<string>,
  all: ReadonlySet<string>,
  sum: (concepts: readonly string[]) => number,
): number {
  const common = wanted.filter((concept) => ask.has(concept));
  // A word that another sample question of the same item has is at least about the same thing.
  const near = wanted.filter((concept) => !ask.has(concept) && all.has(concept));
  const asked = (sum(common) + RELATED * sum(near)) / sum(wanted);
  const offered = sum(common) / sum([...ask]);
  return common.every(isLight) ? 0 : (2 * asked * offered) / (asked + offered);
}

function entriesOf<Item extends Described>(
  items: readonly Item[],
  read: Map<Item, Entry<Item>>,
): readonly Entry<Item>[] {
  const fresh = items.filter((item) => !read.has(item));
  // Numbers are values of the asker, and taken out of a question, too.
  const all = conceptsOfEach(
    fresh.flatMap(({ task, asks }) => [task, ...asks].map((text) => text.replace(/\b\d+\b/g, ' '))),
  );
  let at = 0;
  for (const item of fresh) {
    const own = all.slice(at, at + 1 + item.asks.length);
    at += own.length;
    read.set(item, { item, asks: own.map((concepts) => new Set(concepts)), all: new Set(own.flat()) });
  }
  return items.flatMap((item) => read.get(item) ?? []);
}
