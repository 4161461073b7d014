import { capital } from '../../capital.ts';
import stored from '../data/names.json';
import { isStopWord } from '../language/words.ts';
import type { Named } from './shop-names.ts';

const PET =
  '(?:cat|kitten|dog|puppy|hamster|rabbit|bunny|pony|horse|parrot|guinea pig|pet|budgie|tortoise)s?';
const WISH =
  /\b(?:names? (?:ideas? |suggestions? )?(?:for|of) (?:an? |the |my |our )?|name (?:an? |the |my |our )|(?:call|name) (?:my|our|the|an?) )(.+?)[?.!]*$/i;
/** "band names for …": the kind stands before. */
const BEFORE = /\b([a-zé]+) names?\b/i;
/** Said of the names, or of the number of persons, and no theme. */
const PLAIN =
  /^(?:new|small|little|big|indie|young|old|nice|good|cool|funny|short|own|local|only|please|sailing|sells?|makes?|called|female|male|boy|girl|she|he|beginners|members|players|people|year|olds?|cute|video|board|card|computer|mobile|local)$/;
const titled = (text: string): string => text.split(' ').map(capital).join(' ');
const plural = (word: string): string => (/s$/.test(word) ? word : `${word}s`);
const singular = (word: string): string => word.replace(/([^s])s$/, '$1');
const of = (kinds: string): RegExp => new RegExp(`\\b(?:${kinds})s?\\b`, 'i');

/** Words that a theme brings to mind; one of two words has `_` between them. */
const brought = (theme: string): readonly string[] =>
  Object.entries(stored.themes).flatMap(([words, all]) =>
    new RegExp(`\\b(?:${words})`, 'i').test(theme) ? all.split(' ') : [],
  );

/** The subjects of a text, part by part. */
const themesIn = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/\b(?:and|from|in|near|for|about|by|with|at|on|of|that|who|which)\b|,/)
    .map((part) =>
      (part.match(/[a-zà-ÿ'-]{3,}/g) ?? []).filter((word) => !isStopWord(word) && !PLAIN.test(word)),
    )
    .flatMap((words) => (words.length === 0 ? [] : [words.join(' ')]));

/** Names out of the themes that a wish tells, in the frames of its kind; undefined for a kind that has none. */
export function themeNames(question: string, count: number): Named | undefined {
  const told = WISH.exec(question)?.[1];
  if (told === undefined) return undefined;
  if (of(PET).test(told)) return petNames(told, count);
  // "band names for a jazz trio": both words name the kind.
  const said = `${BEFORE.exec(question)?.[1] ?? ''} ${told}`;
  const list = stored.lists.find((each) => of(each.of).test(said));
  if (list !== undefined)
    return {
      names: list.names.slice(0, count),
      unused: themesIn(told.replace(of(list.of), ' ')),
      isListed: true,
    };
  const kind = stored.kinds.find((each) => of(each.of).test(said));
  if (kind === undefined) return undefined;
  const parts = told.split(of(kind.of)).map(themesIn);
  const themes = [...parts.slice(1).flat(), ...(parts[0] ?? [])];
  const [first = '', second = first] = themes;
  if (first === '') return undefined;
  const own = [first, second].map((theme) =>
    brought(theme).length === 0 ? [titled(singular(theme))] : brought(theme),
  );
  const [xs = [], ys = []] = second === first ? [own[0] ?? [], own[0]?.slice(1) ?? []] : own;
  const names = kind.frames.flatMap((frame, at) => {
    const [x, y] = [xs[at % xs.length], ys[(at + (second === first ? 0 : 1)) % ys.length]];
    if (x === undefined || (/\bY\b/.test(frame) && (y === undefined || y === x))) return [];
    return [
      frame
        .replace('#', titled(plural(second)))
        .replace('@', titled(singular(first)))
        .replace(/\bY\b/, y ?? '')
        .replace(/\bX|x$/, (letter) => (letter === 'x' ? x.toLowerCase() : x))
        .replaceAll('_', ' ')
        .replace(/\bA (?=[AEIOU])/, 'An '),
    ];
  });
  const shown = [...new Set(names)].slice(0, count);
  return { names: shown, unused: themes.slice(2) };
}

/** By colour and sex, where they are told. */
function petNames(said: string, count: number): Named | undefined {
  const known = Object.entries(stored.pets).filter(([words]) => of(words).test(said));
  if (known.length === 0) return undefined;
  const lists = known.map(([, names]) => names).toReversed();
  const longest = Math.max(...lists.map((names) => names.length));
  const names = Array.from({ length: longest }, (_, at) => lists.flatMap((each) => each[at] ?? [])).flat();
  const unused = (said.toLowerCase().match(/[a-z'-]{4,}/g) ?? []).filter(
    (word) =>
      !isStopWord(word) &&
      !PLAIN.test(word) &&
      !of(PET).test(word) &&
      !known.some(([words]) => of(words).test(word)),
  );
  return { names: [...new Set(names)].slice(0, count), unused, isListed: true };
}
