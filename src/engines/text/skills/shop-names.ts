import { capital } from '../../capital.ts';
import { isStopWord, wordsOf } from '../language/words.ts';

/** Places that people name themselves. */
const THING =
  /\bnames? for (?:(?:an?|the|my|our|your) )?((?:[\w'-]+ ){0,3}?)((?:book|tea|flower|bike|bicycle|barber|gift|toy|record|pet|cheese|wine|clothes|repair|sandwich|antique)[ -]?(?:shop|store)|(?<!coffee )(?:shop|store)|bakery|book ?store|restaurant|bar|pub|hair salon|salon|studio|gallery|gym|hotel|hostel|farm|brewery|winery|boutique|diner|bistro|deli|pizzeria|food truck|ice cream (?:shop|parlou?r)|bed and breakfast|guest ?house|workshop|nursery|kindergarten|dance school|music school)\b(.*)$/i;
/** These say something of a place that no name would. */
const PLAIN =
  /^(?:small|little|new|tiny|big|large|local|run|owned|called|located|situated|based|opened|opening|open|town|city|village|sells?|selling|makes?|making|serves?|serving|offers?|offering|old|nice|good|cool|family|people|lots?|kind|style|theme|themed|only|also|mainly|mostly|near|called)$/;
/** "that specializes in": the deed of a place is no part of its name. */
const DEED =
  /\b(?:that|which|who) (?:also |only |mainly |mostly )?[a-z]+s?(?: (?:in|on|with|for|to))?\b|\b(?:specializ|specialis|focus|offer|sell|serv|mak)ing(?: (?:in|on))?\b/gi;
/** "… and explain why": a second wish. */
const ALSO = /,? (?:and|then) (?:please )?(?:explain|say|tell|give|describe|add|write)\b.*$/i;
const LEAST = 1;

/** A noodle restaurant has noodles; two sisters stay two. */
const singular = (word: string): string =>
  /[ '’]|^(?:clothes|shoes|trousers|jeans|glasses|sweets|arts|crafts)$/.test(word)
    ? word
    : word.replace(/([^s'’])s$/, '$1');
const titled = (text: string): string => text.split(' ').map(capital).join(' ');

export interface Named {
  readonly names: readonly string[];
  /** Words of the wish that are in none of them. */
  readonly unused: readonly string[];
  /** They are stored, and not made. */
  readonly isListed?: true;
}

/** "… and explain why" */
const WHY = /\b(?:why|reasons?|what makes (?:it|them) good)\b/i;
/** The reason for a name is the word that it is made of, or the picture of its frame. */
const PICTURES: Readonly<Record<string, string>> = {
  'The Little @': 'small and friendly, a place where one is known',
  'The Corner @': 'close by, part of the neighbourhood',
  '@ & Co.': 'sounds like people who do this together',
  'The Morning @': 'says when one comes first',
  'The Open Door @': 'everybody is welcome',
  'The Good @': 'a promise in one word',
  'Our @': 'makes guests part of it',
};
function reasonFor(name: string, own: readonly string[], place: string): string {
  const word = own.find((each) => name.toLowerCase().includes(singular(each)));
  if (word !== undefined) return `names “${word}”, so one knows at once what is special here`;
  const frame = Object.keys(PICTURES).find((each) => each.replace('@', place) === name);
  return (frame === undefined ? undefined : PICTURES[frame]) ?? 'short and easy to remember';
}

const PUNS: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\b(?:second[- ]hand|used|vintage|thrift|pre-?loved)\b/i,
    ['Twice Loved', 'Once More', 'The Second Round'],
  ],
  [/\b(?:child\w*|kids?|bab(?:y|ies))\b/i, ['Small Steps', 'Little Again']],
  [/\bbook/i, ['The Next Chapter', 'Between the Lines']],
  [/\b(?:plants?|flowers?|garden)/i, ['Root and Leaf', 'The Green Corner']],
  [/\b(?:bikes?|bicycles?)\b/i, ['Second Gear', 'The Freewheel']],
  [/\brepair/i, ['Good as New', 'The Menders']],
  [/\b(?:bread|bakery|rolls)\b/i, ['Flour and Salt', 'The Early Oven']],
];

/** Names for a shop or an inn, made from the words that tell what it is; undefined for anything else. */
export function shopNames(question: string, count: number): Named | undefined {
  const [, before = '', thing, behind = ''] = THING.exec(question) ?? [];
  if (thing === undefined) return undefined;
  const place = titled(thing);
  const [more = ''] = ALSO.exec(behind) ?? [];
  const said = [...wordsOf(before), ...pairsIn(behind.replace(ALSO, '').replace(DEED, ' '))].filter(
    (word) => !isStopWord(word),
  );
  const own = said.filter((word) => !PLAIN.test(word));
  const pictured = PUNS.filter(([word]) => word.test(question)).flatMap(([, all]) => all);
  const names = [
    ...pictured,
    ...own.map((word) => `${titled(singular(word))} ${place}`),
    ...own.slice(0, 1).map((word) => `${titled(word)} & Co.`),
    ...Object.keys(PICTURES).map((frame) => frame.replace('@', place)),
    ...own.map((word) => `The ${titled(singular(word))} ${place}`),
  ].filter(
    (name, at, all) =>
      all.indexOf(name) === at && (at < pictured.length + own.length || !/^The .* Our/.test(name)),
  );
  const shown = names.slice(0, Math.max(count, LEAST));
  const all = shown.join(' ').toLowerCase();
  const unused = own.filter(
    (word) =>
      !all.includes(singular(word)) &&
      !(pictured.length > 0 && (word === 'clothes' || PUNS.some(([known]) => known.test(word)))),
  );
  if (WHY.test(more))
    return { names: shown.map((name) => `**${name}**: ${reasonFor(name, own, place)}`), unused };
  return {
    names: shown,
    unused: more === '' ? unused : [...unused, more.replace(/^[, ]*(?:and|then) |[.!?]+$/g, '')],
  };
}

/** "two sisters" belong together. */
const pairsIn = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .match(/\b(?:two|three|four|five) [a-z]+|[a-z'-]+/g)
    ?.filter((word) => word.length > 2) ?? [];

const TOPIC =
  /\bnames? for (?:an?|the|my|our|your) (?:new |weekly |little |small )*(?:[\w-]+ )?(podcast|blog|newsletter|channel|club|magazine|group|society|community|meetup|column|show) (?:about|on|for|of|around) (?:the |my |our )?([\w' -]{3,40}?)[?.! ]*$/i;
const SPOKEN = [
  'Talking @',
  'The @ Hour',
  'Mostly @',
  '@ & Friends',
  'The @ Diaries',
  'All Things @',
  'A Matter of @',
];
const WRITTEN = [
  'Notes on @',
  'Mostly @',
  'The @ Letter',
  '@, Week by Week',
  'The @ Diaries',
  'All Things @',
];
const MET = ['The @ Circle', 'Friends of @', 'The @ Club', 'All Things @', '@ United', 'The @ Table'];

/** Names for a podcast, a blog or a club out of its subject. */
export function subjectNames(question: string, count: number): readonly string[] | undefined {
  const [, kind = '', subject] = TOPIC.exec(question) ?? [];
  if (subject === undefined) return undefined;
  const frames = /podcast|channel|show/i.test(kind)
    ? SPOKEN
    : /blog|newsletter|magazine|column/i.test(kind)
      ? WRITTEN
      : MET;
  return frames.slice(0, count).map((frame) => frame.replace('@', titled(subject)));
}
