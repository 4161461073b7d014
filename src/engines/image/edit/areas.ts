import { sideIn } from './crop-words.ts';
import type { Area } from './operation.ts';

const THE = '(?:the|my|his|her|its|their|this|that|these|those|all the|all|every)';
/** A noun with up to three words before it; the next preposition ends it. */
const NOUN =
  "((?:(?!(?:in|on|at|to|into|from|with|of|near|behind|beside|under|over|except|but|by|as|like|so|only)\\b)[\\w'&-]+ ?){1,5})";

const EXCEPT = new RegExp(
  `\\b(?:everything|all|the rest|the whole (?:picture|image|photo))?[^,;]*?\\b(?:except(?: for)?|but(?: not)?|apart from|other than|besides)\\s+(?:${THE} )?${NOUN}`,
);
const REST = /\b(?:everything|all) (?:else|around (?:it|him|her|them))\b|\bthe rest\b/;
const OBJECT = new RegExp(`(?<!\\bfrom )\\b(?:(?:only|just|in|on|of|around|at|inside) )*${THE} ${NOUN}`);

const KINDS: readonly (readonly [RegExp, Area])[] = [
  [/^(?:back ?ground|backdrop|bg|surroundings)$/, { of: 'background' }],
  [/^(?:subject|object|foreground|figure|main (?:thing|subject|object))$/, { of: 'subject' }],
  [/^sky$/, { of: 'sky' }],
  [/^(?:shadows?|dark (?:areas|parts|tones)|darks|blacks)$/, { of: 'shadows' }],
  [/^(?:highlights?|bright (?:areas|parts|tones)|lights|whites)$/, { of: 'highlights' }],
  [/^(?:corners?|edges?|borders?)$/, { of: 'corners' }],
  [
    /^(?:(?:whole|entire|full) )?(?:picture|image|photo\w*|pic|scene|thing|shot|painting|colou?rs?|tones?|overall look|look|mood|light(?:ing)?|it)$/,
    { of: 'all' },
  ],
];

/** The area that the words of a clause name, and the words without it. */
export function areaIn(clause: string): { readonly area: Area; readonly rest: string } {
  const words = clause.replace(
    /\bthe (?:colou?rs?|brightness|contrast|saturation|look|light|lighting|exposure) (?:of|in|on) /,
    ' ',
  );
  const except = EXCEPT.exec(words);
  if (except)
    return { area: { of: 'rest', named: nameOf(except[1] ?? '') }, rest: words.replace(except[0], ' ') };
  if (REST.test(words)) return { area: { of: 'background' }, rest: words.replace(REST, ' ') };
  const side = sideIn(words);
  if (side) return { area: { of: 'part', part: side.part }, rest: words.replace(side.said, ' ') };
  const object = OBJECT.exec(words);
  if (!object) return { area: { of: 'all' }, rest: words };
  const named = nameOf(object[1] ?? '');
  const known = KINDS.find(([said]) => said.test(named))?.[1];
  return { area: known ?? { of: 'thing', named }, rest: words.replace(object[0], ' ') };
}

/** The thing that words such as "on the cat" name. */
export function namedIn(words: string): string | undefined {
  const named = nameOf(new RegExp(`(?:${THE}|\\b(?:on|around|to|into|of)) ${NOUN}`).exec(words)?.[1] ?? '');
  return named === '' || /^(?:picture|image|photo|it|cent(?:er|re)|middle)$/.test(named) ? undefined : named;
}

const nameOf = (words: string): string =>
  words
    .replace(new RegExp(`^(?:${THE} )+`), '')
    .replace(/ colou?r$/, '')
    .trim();
