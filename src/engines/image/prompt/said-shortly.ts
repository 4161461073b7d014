import { pluralOf } from './drawing-words.ts';
import { singularForm } from './lexicon.ts';
import { GARMENT, HUE } from './told-later.ts';

const NUMBER = '(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|\\d+)';
const PEOPLE =
  '(?:people|men|women|boys|girls|kids|children|rowers|players|dancers|friends|sisters|brothers|runners|cyclists|musicians|farmers|soldiers|students|waiters|nurses|sailors)';
const GARMENTS = `${GARMENT}e?s`;

const OWN_GARMENT = `(?:(?:straw|wool|leather|denim|striped|long) )?${GARMENT}`;
const PERSON =
  '(?:\\p{L}*(?:man|woman)|boy|girl|child|kid|toddler|lady|nurse|chef|cook|witch|monk|king|queen|knight|clown|grand(?:ma|pa|dad|mother|father)|dad|mom|mum|father|mother|sister|brother|daughter|son|friend|aunt|uncle|(?:teach|farm|danc|driv|paint|bak|wait|sing|play|runn|hik|work|garden|fish|beekeep|surf|climb|juggl|drumm|skat|ski|rid)er|waitress|doctor|sailor|tailor|\\p{L}+ist)';

/** Words that leave out what was said before. */
export const SHORTLY: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`\\b(${NUMBER}) (?:chess|checkers) players\\b`, 'giu'), '$1 people playing chess'],
  // They sit in it, and the boat that a rower has would be one for each.
  [
    new RegExp(`\\b(${NUMBER}) rowers in (?:an?|one|the) (?:\\p{L}+ )?boat\\b`, 'giu'),
    '$1 people in a canoe',
  ],
  // "Eight rowers, white shirts": those who were named wear them.
  [
    new RegExp(
      `\\b(${NUMBER} (?:\\p{L}+ )?${PEOPLE})\\b((?:(?! wearing)[^.;])*?),\\s*(?:all )?(?:in )?((?:${HUE} )?${GARMENTS})(?=\\s*[,.;]|\\s*$)`,
      'iu',
    ),
    '$1 wearing $3$2',
  ],
  // "A postman in the rain, yellow coat": without an article it is worn.
  [
    new RegExp(
      `^((?:an? |the |my |one )?(?:[\\p{L}-]+ ){0,2}${PERSON})\\b((?:(?! wearing)[^.;])*?),\\s*((?:${HUE} )?${OWN_GARMENT})(?=\\s*[,.;]|\\s*$)`,
      'iu',
    ),
    '$1 wearing a $3$2',
  ],
  // The seat of a tractor is on it.
  [
    /(?<=\b(tractor|bicycle|bike|motorbike|motorcycle|scooter|sledge|sleigh|wagon|cart|carriage|snowmobile|lawnmower)\b[^.;]*)\bon (?:the|its) (?:driver['’]?s )?(?:seat|saddle)\b(?! of)/iu,
    'on the $1',
  ],
  // What is sunken lies under water.
  [/\b(an?|the) sunken (?!garden|cost|cheeks|eyes)([\p{L}-]+.*)$/iu, '$1 $2, underwater'],
  [
    /\bsharing (an?|the|one) ((?:[\p{L}-]+ )?(?:blanket|bench|hammock|sofa|couch|rug|towel|seat|sled|swing))\b/giu,
    'sitting on $1 $2',
  ],
  // The houses that are counted are those of the village.
  [
    new RegExp(
      `\\b(?:an? |the )?(?:(?:small|little|tiny|quiet) )*(?:village|hamlet)\\b(?=[^.;]*\\b${NUMBER} (?:\\p{L}+ )?(?:houses|huts|cottages|cabins)\\b)`,
      'iu',
    ),
    '',
  ],
];

const DOING = '(?:is |are )?((?:asleep|awake|[\\p{L}]+ing|[\\p{L}]{3,}s)\\b(?! one)[^,;.]*)';
const ONE_OTHER = new RegExp(
  `^(?:the )?two (?:of )?((?:[\\p{L}-]+ )??)(?<noun>[\\p{L}-]*(?:s|men|children|people|mice))(?<where>(?: in [^,;.]*)?)[,:;] (?:with )?(?:one )(?:of them )?${DOING}[,;]? (?:and |while |but )*(?:the other|one)(?: one)? ${DOING}`,
  'iu',
);

/** "Two cats, one is asleep, the other looks out": a cat that sleeps, and a cat that looks out. */
export const eachOfTwo = (prompt: string): string => {
  const { noun = '', where = '' } = ONE_OTHER.exec(prompt)?.groups ?? {};
  if (noun === '' || /\bplaying (?:chess|cards)\b/.test(where)) return prompt;
  return prompt.replace(ONE_OTHER, (_, look: string, __, ___, first: string, second: string) => {
    const one = `${/^[aeiou]/i.test(look || noun) ? 'an' : 'a'} ${look}${singularForm(noun)}`;
    return `${one} ${doing(first)} and ${one} ${doing(second)}${where}`;
  });
};

/** "Looks out" as "looking out". */
const doing = (said: string): string =>
  said.replace(/^(\p{L}+?)(?:e?s)\b/u, (word, stem: string) =>
    /(?:ing|asleep)$/.test(word)
      ? word
      : `${stem}${/[aeiou][bdgmnprt]$/.test(stem) && stem.length < 5 && !/[aeiou]{2}.$/.test(stem) ? stem.at(-1) : ''}ing`,
  );

const OPENING =
  /^(?:an? |one |the )?(?:[\p{L}-]+ )*?(?<noun>[\p{L}-]+)(?= (?:with|in|on|at|under|by|near|beside|behind|who|that|is|and|of|from|over|wearing|\p{L}+ing)\b|,)/iu;
const OTHERS = /\b(?<opens>while|and|as) (?:the )?(?<number>two|three|four|five|six) others\b/iu;

/** "A penguin slides while two others applaud": two more penguins. */
export const othersNamed = (prompt: string): string => {
  const noun = OPENING.exec(prompt)?.groups?.noun;
  return noun === undefined || /s$/.test(noun)
    ? prompt
    : prompt.replace(OTHERS, (_, opens: string, number: string) => `${opens} ${number} ${pluralOf(noun)}`);
};
