interface Wish {
  readonly days: number;
  readonly hasKids: boolean;
  /** The likings that were named. */
  readonly said: string;
  /** Interests without sights here. */
  readonly others: readonly string[];
  readonly wish: string;
}

/** Sights, museums, walks, parks, food, views; beside them evenings and things for children. */
const KINDS: readonly (readonly [kind: string, RegExp])[] = [
  ['m', /\b(?:museums?|art|galler(?:y|ies)|paintings?)\b/i],
  ['f', /\b(?:food|eat(?:ing)?|cuisine|restaurants?|markets?|coffee|wine|cafés?|cafes?)\b/i],
  ['w', /\b(?:walk(?:s|ing)?|strolling|wander(?:ing)?|streets|quarters|neighbou?rhoods|shop(?:s|ping)?)\b/i],
  ['p', /\b(?:parks?|gardens?|nature|green|outdoors?|hik(?:es?|ing)|relax(?:ing)?)\b/i],
  ['s', /\b(?:history|historic|architecture|castles?|churches|sights?|sightseeing|old towns?|ruins)\b/i],
  ['v', /\b(?:views?|photo(?:s|graphy)?)\b/i],
];
export const SHUNNED =
  /\b(?:no|without(?: any)?|avoid(?:ing)?|hates?|skip(?:ping)?|not (?:into|interested in|fond of)|(?:don['’]t|do not|doesn['’]t) (?:like|want|enjoy|care for)) (?:the |any |many )?([a-z ]{3,30})/gi;
/** Wishes for little walking. */
export const LITTLE_WALKING =
  /(?:n['’]t|\b(?:not|cannot|no|without|little|less|minimal|minimum|avoid\w*|hardly|limited|few))\b(?: (?!museums?\b|only\b)[a-z]+){0,4}? walk(?:s|ing)?\b|\bwalk(?:ing)? (?:very |too |as )?(?:little|less)\b|\b(?:wheelchair|crutches|pushchair|bad (?:knees?|hips?|legs?|feet)|(?:trouble|difficulty|problems?) walking)\b/i;
const WALKS = /\b(?:walks?|on foot|hikes?|climb|stairs|steps|hill|quarters?|streets|lanes|alleys)\b/i;
const FEW_MUSEUMS =
  /\b(?:not (?:too|so) many|few|not more than one|only one|at most one|max(?:imum)? one) museums?\b|\bmuseums?,? (?:but )?not (?:too|so) many\b/i;
const CHEAP =
  /\b(?:cheap(?:ly)?|budget|little money|not (?:too |very )?expensive|low[- ]cost|free|save money)\b/i;

/** The likings that no kind of sight serves. */
export const withoutSightKinds = (said: string): string =>
  said
    .replace(SHUNNED, ' ')
    .split(/,| and | or | but /)
    .filter((each) => !KINDS.some(([, words]) => words.test(each)) && !/^\s*not\b/i.test(each))
    .join(', ');

interface Sight {
  readonly kind: string;
  readonly text: string;
}
const isMuseum = ({ kind, text }: Sight): boolean => kind === 'm' || /museum/i.test(text);

/** The slots of each day, for a town that is in the table; undefined for others. */
export async function sightsOf(
  place: string,
  { days, hasKids, said, others, wish }: Wish,
): Promise<readonly (readonly string[])[] | undefined> {
  const { default: stored } = await import('../data/sights.json');
  const towns: Readonly<Record<string, string>> = stored;
  const line = towns[place.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')];
  if (line === undefined) return undefined;
  const shunned = [...wish.matchAll(SHUNNED)].map(([, each = '']) => each).join(', ');
  const [isCheap, isSlow] = [CHEAP.test(wish), LITTLE_WALKING.test(wish)];
  const liked = said.replace(SHUNNED, ' ');
  const kindsIn = (text: string): readonly string[] =>
    KINDS.filter(([, words]) => words.test(text)).map(([kind]) => kind);
  const [wanted, unwanted] = [kindsIn(liked), kindsIn(shunned)];
  const rank = (kind: string, text: string): number => {
    if (kind === 'k') return hasKids ? 0 : 4;
    if (isCheap && !'wpv'.includes(kind) && !text.includes('(free')) return 3;
    return wanted.includes(kind) ? 1 : 2;
  };
  const all = line
    .split('|')
    .map((each) => ({ kind: each.charAt(0), text: each.slice(2) }))
    .filter((each) => !unwanted.includes(isMuseum(each) ? 'm' : each.kind))
    .filter(({ kind, text }) => !isSlow || (kind !== 'w' && !WALKS.test(text)));
  const ranked = all.toSorted((a, b) => rank(a.kind, a.text) - rank(b.kind, b.text));
  const evenings = all
    .filter(
      ({ kind, text }) => kind === 'e' && !(hasKids && /\b(?:pub|bars?|cellar|beer|aperitivo)\b/.test(text)),
    )
    .map(({ text }) => text);
  const places = [
    ...others.map((text) => ({ kind: 'o', text })),
    ...ranked.filter(({ kind }) => kind !== 'e'),
  ];
  const museums = places.filter(isMuseum).slice(0, FEW_MUSEUMS.test(wish) ? 1 : days);
  const kept = places.filter((each) => !isMuseum(each) || museums.includes(each));
  const full = Math.min(days, Math.floor(kept.length / 2));
  // Favourites, and the first of the list, come in the mornings.
  const [mornings, later] = [kept.slice(0, full), kept.slice(full)];
  return Array.from({ length: days }, (_, at) => [
    mornings[at]?.text ?? 'a day in the surroundings, by train or bus',
    (at < full ? later[at]?.text : undefined) ?? 'a place that you liked, once more',
    evenings[at] ?? 'eat where the locals do, one street off the sights',
  ]);
}
