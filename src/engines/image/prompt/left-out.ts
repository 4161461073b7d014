import grounds from '../data/grounds.json';
import words from '../data/modifiers.json';
import looks from '../data/subject-looks.json';
import { hasDetail } from './details.ts';
import { figureOf } from './figure.ts';
import { isDeedOfTheLiving } from './finite-verbs.ts';
import { clauseStarts, singularForm, tokenise } from './lexicon.ts';
import { MANNER } from './modifiers.ts';
import type { Subject } from './parse.ts';
import { isNumberKept, OWN_FEATURE, type ScenePlan } from './plan.ts';
import type { SceneHint } from './scene-words.ts';
import { standIn } from './stand-in.ts';
import { isOfSun, isSunless } from './sunshine.ts';
import type { ScenePart, ScenePlace, Season, Weather } from './vocabulary.ts';

/** Those of holding are things that somebody does. */
const RELATIONS: ReadonlySet<string> = new Set(
  words.relations.filter(({ kind }) => kind !== 'holding').map(({ phrase }) => phrase),
);

/** The subjects, relations and actions that the finished image shows, and those that it does not. */
interface Account {
  /** Copies of each subject. */
  readonly seen: ReadonlyMap<Subject, number>;
  /** Words for relations and postures that it does not show. */
  readonly unshown: readonly string[];
  /** Words for actions that it shows. */
  readonly shown: ReadonlySet<string>;
  /** The moon, or the sun, is in the image, and nothing hides it. */
  readonly showsDisc: boolean;
  /** It has ground that looks different with the season. */
  readonly showsLand: boolean;
}

/** Fewer are no crowd. */
const LEAST_CROWD = 5;

/** The words of the prompt that the finished image does not show, in their order. */
export function leftOutOf(plan: ScenePlan, account: Account): string[] {
  const { seen, unshown, shown } = account;
  const hints = plan.hints.filter((hint) => !isPainted(hint, plan) || isHidden(hint, plan, account));
  const subjects = plan.subjects.flatMap((subject) => {
    const visible = seen.get(subject) ?? 0;
    if (subject.counted || visible === 0) return missing(subject, visible + picked(subject, plan, seen));
    if (subject.form === 'crowd' && visible < LEAST_CROWD)
      return [`crowd of ${subject.said}`.replace('crowd of crowd', 'crowd')];
    return subject.count > 1 && visible === 1 ? [`all but one of the ${subject.said}`] : [];
  });
  const gone = [
    ...hints.flatMap((hint) => hint.said ?? []),
    ...plan.hints
      .filter((hint) => !hints.includes(hint) && !isNumberKept(hint, plan))
      .map(({ many, said }) => `${many?.said} ${said}`),
  ];
  // For "on a cliff" without a cliff, the note names the cliff.
  const related = unshown.filter((words) => !gone.some((one) => words.endsWith(` the ${one}`)));
  // "Above castle" and "above the castle" are one.
  const said = [...gone, ...subjects, ...related].filter(
    (words, _, all) => !all.some((other) => other !== words && other.replace(' the ', ' ') === words),
  );
  const prompt = plan.prompt.toLowerCase();
  // "Waves under the moon": with one subject at most, the scene itself keeps the relation.
  const leftOver = plan.leftOver.filter(
    (word) => !shown.has(word) && (plan.subjects.length > 1 || !RELATIONS.has(word) || DEED.test(word)),
  );
  const all = [...new Set([...leftOver, ...said])].sort((a, b) => placeIn(prompt, a) - placeIn(prompt, b));
  const there = [...plan.subjects, ...plan.hints].flatMap(({ said: words }) => words ?? []);
  // The thing is there, and only its size is not.
  const sizeOf = (words: string): string => {
    const one = plan.subjects.find((each) => seen.get(each) && words === `${each.sized} ${each.said}`);
    return one ? `${one.sized} (${one.said})` : words;
  };
  return inClauses(prompt, all, { there, leftOver }).map(sizeOf);
}

/** "Three children; one child wears a hat": that one is among the three. */
function picked(
  { said, count }: Subject,
  { subjects, prompt }: ScenePlan,
  seen: ReadonlyMap<Subject, number>,
): number {
  const one = singularForm(said);
  const isPicked = count > 1 && one !== said && new RegExp(`\\bone ${one}\\b`, 'i').test(prompt);
  const other = isPicked ? subjects.find((each) => each.said === one) : undefined;
  return other ? (seen.get(other) ?? 0) : 0;
}

interface Clause {
  readonly text: string;
  readonly end: number;
}

/** Words for deeds, which are said one by one. */
const DEED = /ing$/;
/** "Mends nets": no adjective ends so. */
const FINITE = /^[a-z]+[^su]s$/;
/** Alone they say nothing. */
const BARE =
  /^(?:(?:behind|under|over|above|below|beneath|around|about|across|along|through|into|onto|onwards|from|of|off|out|up|down|in|on|at|by|near|with|without|toward|towards|against|between|among|beside|inside|outside|before|after|past|as|like|than|while|where|when|who|which|that|it|its|and|or|for|to|one|ones|other|others|each|all|some|any|both|so|very|just|only|also|two|back|front|top|side|background|foreground|backdrop|distance)\b ?)+$/;

/**
 * Words that stand side by side in the prompt are one clause: "knocks over vase", but "ball" and "running" are two. A
 * word before a thing that is there is said with it: "windy (hill)". What a clause names is not named again.
 */
export function inClauses(
  prompt: string,
  phrases: readonly string[],
  { there, leftOver }: { readonly there: readonly string[]; readonly leftOver: readonly string[] },
): string[] {
  // One word, or several that nothing was made of, such as two adjectives.
  const isPlain = (text: string): boolean =>
    !text.includes(' ') || text.split(' ').every((word) => leftOver.includes(word));
  const all = tokenise(prompt);
  const starts = clauseStarts(prompt);
  const opens = new Set([...starts].map((start) => all.slice(0, start).filter(isKept).length));
  const words = all.filter(isKept);
  const follows = (end: number): string | undefined =>
    there.find((said) => !OF_TIME.test(said) && said.split(' ').every((part, n) => words[end + n] === part));
  /** "Of green potion", after "full". */
  const fill = (of: number): string[] => {
    const at = [of + 1, of + 2, of + 3].find((from) => follows(from) !== undefined) ?? of;
    return words.slice(of, at + (follows(at)?.split(' ').length ?? 0));
  };
  const clauses: Clause[] = [];
  for (const phrase of phrases) {
    const parts = phrase.toLowerCase().split(' ').filter(isKept);
    const at = words.findIndex((_, start) => parts.every((part, n) => words[start + n] === part));
    const last = clauses.at(-1);
    // "Pile of gold".
    const isOf = at > 0 && last?.end === at - 1 && words[at - 1] === 'of';
    const isNext = at >= 0 && (isOf || last?.end === at) && !opens.has(at);
    if (last && isNext && !DEED.test(parts[0] ?? ''))
      clauses.splice(-1, 1, {
        text: `${last.text} ${isOf ? 'of ' : ''}${phrase}`,
        end: at + parts.length,
      });
    else clauses.push({ text: phrase, end: at < 0 ? -1 : at + parts.length });
  }
  /** Only the looks are missing: "windy (hill)". */
  const described = new Map<string, string>();
  // "Squirrels gather nuts": no adjective comes right after a thing.
  const isAfterThing = (start: number): boolean =>
    start > 0 && !opens.has(start) && there.some((said) => said.split(' ').at(-1) === words[start - 1]);
  const texts = clauses.map(({ text, end }) => {
    const isModifier =
      end > 0 &&
      !MANNER.test(text) &&
      !DEED.test(text) &&
      !FINITE.test(text) &&
      !isAfterThing(end - text.split(' ').length) &&
      !isDeedOfTheLiving(text) &&
      !BARE.test(text) &&
      !opens.has(end) &&
      isPlain(text);
    if (/\bfull$/.test(text) && words[end] === 'of') return [text, ...fill(end)].join(' ');
    const next = isModifier && isBeforeNoun(all, text) ? follows(end) : undefined;
    if (next === undefined) return text;
    described.set(`${text} ${next}`, `${text} (${next})`);
    return `${text} ${next}`;
  });
  const named = joinedLooks(texts.filter((text) => !BARE.test(text) || TO_EACH.test(text)));
  return named
    .filter((one) => !named.some((other) => other !== one && ` ${other} `.includes(` ${one} `)))
    .map((one) => (named.includes(lastWord(one)) ? one : (described.get(one) ?? one)));
}

/** "Rocky cliff" and "on the cliff" are one: "on the rocky cliff". */
function joinedLooks(texts: readonly string[]): readonly string[] {
  const looks = new Map(texts.filter((text) => LOOK.test(text)).map((text) => [lastWord(text), text]));
  const related = new Set(texts.filter((text) => RELATED.test(text)).map(lastWord));
  return texts.flatMap((text) => {
    if (LOOK.test(text) && related.has(lastWord(text))) return [];
    const look = RELATED.test(text) ? looks.get(lastWord(text)) : undefined;
    return look === undefined ? text : text.replace(RELATED, ` the ${look}`);
  });
}

/** "At night" is said of the image, not of a thing. */
const OF_TIME = /^(?:at|in|by|after|before|under) /;
const LOOK = /^\S+ \S+$/;
const RELATED = / the \S+$/;
const lastWord = (text: string): string => text.slice(text.lastIndexOf(' ') + 1);

/** No article comes after it. */
const isBeforeNoun = (words: readonly string[], text: string): boolean =>
  isKept(words[words.indexOf(text.split(' ').at(-1) ?? '') + 1] ?? 'the');

/** "Back to back" tells something. */
const TO_EACH = /^(\w+) to \1$/;

const isKept = (word: string): boolean => !SKIPPED.test(word);

const SKIPPED = /^(?:an?|the|its|his|her|their)$/;

/** Lists the substitutes in the painted image: "pigeons as doves", "park as meadow". */
export function standInsOf(plan: ScenePlan, seen: ReadonlyMap<Subject, number>): string[] {
  const places = plan.hints.filter((hint) => hint.as !== undefined && isPainted(hint, plan));
  return [
    ...plan.subjects
      .filter((subject) => (seen.get(subject) ?? 0) > 0)
      .flatMap((subject) => [subject, ...(subject.wears ?? [])])
      .flatMap(standIn),
    ...places.map(({ said = '', as = '' }) => `${said} as ${as}`),
  ];
}

/** "2 of 5 birds" stands where the birds are, "boy riding bike" where the boy is. */
function placeIn(prompt: string, words: string): number {
  const phrase = words.replace(/^(?:\d+ of \d+|all but one of the) /, '');
  const at = prompt.indexOf(phrase);
  // "On the cliff" stands where the cliff is.
  const own = phrase.includes(' the ') ? phrase.split(' ').at(-1) : phrase.split(' ')[0];
  return at < 0 ? prompt.indexOf(own ?? '') : at;
}

/** The words for a subject of which no copy is seen, or fewer than were asked for. */
export function missing({ said, count, counted, asked = count }: Subject, seen: number): string[] {
  if (seen === 0) return [said];
  return counted && seen < asked ? [`${asked - seen} of ${asked} ${said}`] : [];
}

/** Places in which one does not see it. */
const WITHOUT: Readonly<Record<ScenePart, ReadonlySet<ScenePlace>>> = {
  sky: new Set(['room', 'table', 'abstract', 'underwater']),
  ground: new Set(['abstract', 'space']),
};

/** The whole sky is of clouds. */
const OVERCAST: ReadonlySet<Weather> = new Set(['overcast', 'rain', 'storm', 'snow']);

const FALLING: ReadonlySet<Weather> = new Set(['rain', 'storm', 'snow', 'fog']);

/** Places that look different in winter, in autumn and in spring. */
const SEASONAL: Readonly<Partial<Record<Season, ReadonlySet<ScenePlace>>>> = {
  winter: new Set(['mountains', 'lake', 'sea', 'forest', 'hills', 'snow', 'street']),
  autumn: new Set(['mountains', 'lake', 'forest', 'hills']),
  spring: new Set(['mountains', 'lake', 'forest', 'hills']),
};

/** They have the leaves of the season. */
const TREES: ReadonlySet<string> = new Set(Object.keys(looks.trees));

const FLOWING = ['waterfall', 'river', 'water'] as const;

/** A thing that is thrown or lifted is in the air, also in a room. */
const isAloft = ({ name, flying, relation }: Subject): boolean =>
  (flying && relation?.kind !== 'holding') ||
  /^(?:throwing|juggling|lifting|catching)$/.test(figureOf(name)?.arm ?? '') ||
  figureOf(name)?.pose === 'jumping';

/** It was painted, and what is before it hides it. */
function isHidden(
  { features = [], season, place, relation }: SceneHint,
  plan: ScenePlan,
  { showsDisc, showsLand }: Pick<Account, 'showsDisc' | 'showsLand'>,
): boolean {
  if (
    plan.time === 'night' &&
    /^(?:moon|crescent)$/.test(features[0] ?? '') &&
    !/^(?:room|space|table)$/.test(plan.place)
  )
    return !showsDisc && relation?.kind !== 'before' && relation?.kind !== 'behind';
  const isOfLand = season === 'autumn' || season === 'spring';
  return (
    isOfLand &&
    !place &&
    /^(?:lake|sea)$/.test(plan.place) &&
    !showsLand &&
    !plan.subjects.some(({ name }) => TREES.has(name))
  );
}

/** False for the unused one of two hints about one thing, such as two places. */
function isPainted(hint: SceneHint, plan: ScenePlan): boolean {
  const { place, room, ground, time, weather, season, features, tint, part } = hint;
  if (room !== undefined) return room === plan.room;
  // A camp by a river, where the prompt names its tents and its fire.
  if (ground !== undefined)
    return (
      ground === plan.ground ||
      grounds[ground].every(({ drawing }) => plan.subjects.some(({ name }) => name === drawing))
    );
  if (tint !== undefined) return true;
  if (part !== undefined)
    return /\bair$|^midair$/.test(hint.said ?? '')
      ? plan.subjects.length === 0 || plan.subjects.some(isAloft)
      : !WITHOUT[part].has(plan.place);
  if (isOfSun(hint)) return /^(?:day|dawn|sunset)$/.test(plan.time) && !isSunless(plan.weather);
  const [named] = features ?? [];
  if (named === 'lone-tree' || named === 'treeless') return plan.place !== 'forest';
  if ((named === 'sun' || named === 'big-disc') && WITHOUT.sky.has(plan.place)) return false;
  if (named === 'big-disc') return plan.features.isPainted('moon') || plan.features.isPainted('sun');
  // A quiet street is one without a crowd.
  if (named === 'calm' && !/^(?:lake|sea)$/.test(plan.place))
    return plan.weather !== 'storm' && plan.subjects.every(({ form }) => form !== 'crowd');
  if (named === 'road' && plan.place === 'street') return true;
  // After dark the windows of houses are lit.
  if (named === 'lit-windows')
    return (
      /^(?:sunset|dusk|night)$/.test(plan.time) &&
      (/^(?:street|city)$/.test(plan.place) || plan.subjects.some(({ name }) => hasDetail(name, 'windows')))
    );
  // A river flows through its woods.
  if (place === 'forest' && plan.place === 'lake' && plan.features.isPainted('river'))
    return /^(?:(?:pine|fir|spruce) )?(?:forest|woods?|woodland)$/.test(hint.said ?? '');
  if (named === 'stars' && plan.place === 'space') return true;
  // They are under the snow.
  if (named === 'flowers' && plan.season === 'winter') return false;
  // A skyline stands behind water.
  if (plan.place === 'city' && /^(?:river|lake|sea|bay|harbou?r|canal)\w*$/.test(hint.said ?? ''))
    return true;
  if (named !== undefined) return plan.features.isPainted(named) || OWN_FEATURE.get(plan.place) === named;
  // Snow that falls.
  if (place === 'snow' && plan.weather === 'snow' && hint.said === 'snow') return true;
  // A street has the houses of a city on both sides.
  if (place === 'city' && plan.place === 'street' && /^(?:city|downtown|metropolis)$/.test(hint.said ?? ''))
    return true;
  // Water is painted as it flows.
  if (
    season === 'winter' &&
    /^(?:ice|icy|frozen)$/.test(hint.said ?? '') &&
    (/^(?:lake|sea)$/.test(plan.place) ||
      FLOWING.some((feature) => plan.features.isPainted(feature)) ||
      /\bfrozen (?!lake|sea|river|pond)/.test(plan.prompt.toLowerCase()))
  )
    return false;
  // Through the window of a room rain and snow are seen, and fog is not.
  if (place === undefined && weather !== undefined && FALLING.has(weather) && WITHOUT.sky.has(plan.place))
    return plan.place === 'room' && weather !== 'fog' && weather === plan.weather;
  return (
    (place !== undefined && place === plan.place) ||
    (time !== undefined && time === plan.time) ||
    (weather !== undefined &&
      (weather === plan.weather || (/^(?:cloudy|overcast)$/.test(weather) && OVERCAST.has(plan.weather)))) ||
    (season !== undefined &&
      season === plan.season &&
      (SEASONAL[season]?.has(plan.place) !== false || plan.subjects.some(({ name }) => TREES.has(name))))
  );
}
