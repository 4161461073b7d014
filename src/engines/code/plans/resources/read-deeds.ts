import type { WishText } from '../reading/text.ts';

export type Deed = 'list' | 'one' | 'create' | 'update' | 'delete';

const DEEDS: readonly (readonly [RegExp, readonly Deed[]])[] = [
  [
    /\b(?:full |basic |simple |complete |standard )*crud(?: (?:operations?|endpoints?|methods?|api|routes))?\b/,
    ['list', 'one', 'create', 'update', 'delete'],
  ],
  [
    /\b(?:get|find|fetch|read|load|show)(?:ting)?(?: (?:a |an |one |single )?\w+)? by id\b|\bget (?:one|single)\b|\bsingle (?:get|read)\b/,
    ['one'],
  ],
  [/\b(?:lists?|listing|get|read|gets|show)\b(?: (?:all|them|entries|items))*/, ['list']],
  [/\b(?:creates?|creating|add|adding|adds|post|posts)\b(?: (?:new|a|one|ones|entry|entries))*/, ['create']],
  [/\b(?:updates?|updating|edit|editing|put|patch)\b/, ['update']],
  [/\b(?:deletes?|deleting|remov(?:e|es|ing))\b/, ['delete']],
];
/** The verbs stand beside each other, or before what they are methods of. */
const VERBS =
  'crud|lists?|listing|get|read|creates?|creating|add|adding|post|updates?|updating|edit|put|patch|deletes?|deleting|remov(?:e|es|ing)';
const VERB_RUN = new RegExp(
  `(?:\\b(?:with|and|supports?|for|to|offers?|has|full|basic|simple|complete) )*\\b(?:${VERBS})(?: (?:all|one|by id|new|single))*(?:(?:, ?| and |, and | ?\\/ ?)(?:${VERBS})\\b(?: (?:all|one|by id|new|single))*)*(?: (?:operations?|endpoints?|methods?|api|routes|requests?))?(?![\\w-])`,
);

/** The operations on the things, by the verbs of a wish. */
export function readDeeds(wish: WishText): Set<Deed> {
  const deeds = new Set<Deed>();
  for (let run = wish.take(VERB_RUN); run; run = wish.take(VERB_RUN)) {
    let said = run[0];
    for (const [pattern, names] of DEEDS) {
      if (!pattern.test(said)) continue;
      for (const name of names) deeds.add(name);
      said = said.replace(pattern, '');
    }
  }
  return deeds;
}
