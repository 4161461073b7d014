import { mulberry32 } from '../../random.ts';
import stored from '../data/suggestions.json';
import { contentStems, isStopWord } from '../language/words.ts';
import { digitsForWords } from '../math/number-words.ts';
import type { Skill } from '../skill.ts';
import { mealsFrom } from './meals.ts';
import { shopNames, subjectNames } from './shop-names.ts';
import { themeNames } from './theme-names.ts';

const ASKED =
  /^(?:please |can you |could you |hi,? |i need |i want |help me (?:find |with )?)*(?:give me|suggest|list|find|brainstorm|think of|come up with|any|what are|tell me)?(?: me)? ?(?:some |a few |an? |the )?(\d{1,2})? ?(?:(?:good|fun|cool|nice|creative|interesting|catchy|cheap|easy|quick|best|unusual|great|funny|short) )*(?:(?:[\w-]+ ){0,3})(?:ideas?|names?|suggestions?|icebreakers?|icebreaker questions)\b|^(?:please |can you |could you |i need |what are )*(?:give me|suggest|list|tell me|name|think of)?(?: me)? ?(?:some |a few |the )?(\d{1,2})? ?(?:(?:good|smart|clever|useful|best|great) )*(?:questions? .{0,40}\b(?:job )?interview(?! (?:an? |the )?(?:candidate|applicant))|(?:job )?interview questions? (?:to|i|for me to|that i) .{0,20}\bask)\b|^(?:what|which)(?: \w+)? questions (?:should|could|can|do) i ask .{0,30}\binterview\b|^what (?:should|could|can) (?:i|we) (?:cook|eat|make for (?:dinner|lunch)|do (?:today|tonight|this (?:weekend|evening|afternoon))|build|write about|name|call)\b|^i(?:'m| am)(?: so)? bored[?.! ]*$/i;
/** These need facts, or are about a text. */
const NOT =
  /:\s|^who\b|\bname(?: is|d)\b|\bfeed\b|\b(?:variables?|files?|branch(?:es)?|functions?|domain|extract|what is the|countries|capitals?)\b|\bnames? of\b|\b(?:candidates?|applicants?|interviewees?)\b|\bquestions\b.*\b(?:asked|they|expect|answers?|recruiters? ask)\b/i;
/** The subject of the ideas, without the person or the occasion. */
const THING =
  /\b(?:ideas?|names?|suggestions?) (?:for|about|of) (?:an? |the |my |our )?(.+?)(?: (?:for|about|with|on|to|in|that|which)\b|[?.!]*$)/;
/** "project ideas for a weekend" are projects. */
const KIND = /((?:[\w-]+ )?[\w-]+) (?:ideas?|names?|suggestions?|questions?)\b/;
/** "a 6 year old's birthday party" */
const OF_CHILD =
  /\b(?:\d{1,2}[- ]years?[- ]old(?:['’]?s)?|toddler['’]?s?|(?:little )?(?:kid|child|son|daughter)['’]?s|kids['’]?|children['’]?s) (?:birthday )?party\b/;
const OF_A_CHILD =
  /\b(?:gifts?|presents?)\b(?=.*\bfor (?:an? |my |our )?(?:[a-z]+ ){0,2}?(?:(?:[1-9]|1[0-2])[- ]years?[- ]olds?|child|kid|toddler|boy|girl|nephew|niece|grandson|granddaughter|grandchild)(?:ren|s)?\b)/;
const PRICE = /^(?:under|below|less than) (?:€|\$|£)?(\d+)/;
/** The lists know nothing of these. */
const CONDITION =
  / (?:with|without|under|below|less than|that|which|who|whose|using|in the style of|starting with|from)\b [^?.!]{2,80}(?=[?.! ]*$)/;
const WITH_PERSONS =
  /\b(?:\w+[- ]year[- ]olds?|kids?|child(?:ren)?|toddlers?|friends?|family|grandchild\w*|teenagers?)\b/;
/** A mood before the wish. */
const BORED = /^(?:i['’]m|i am)(?: so)? bored[,.;!]+ (?=what|any|give|suggest)/i;
const AFTER =
  /,? (?:after|before) (?:an? |my |the |a long |long )*(?:\d+[- ]hours? )?(?:(?:long|night|late|early|day) )*(?:shift|day(?: at work)?|work|school|training|workday)(?=[?.! ]*$)/;
/** Dishes that stand on the stove for long. */
const SLOW =
  /\b(?:soup|stew|roast|lasagne|casserole|risotto|gratin|goulash|bake[ds]?|curry|chilli con|quiche|pizza|pancakes|pie)\b/;
const USUAL = 5;
/** "suggest a name", and not "give me some names". */
const ONE_NAME =
  /^(?:please |can you |could you )*(?:suggest|give me|find|think of|come up with) (?:me )?(?:an?|one|1) (?:[a-z]+ ){0,2}name\b/;

interface List {
  readonly words: readonly string[];
  readonly items: readonly string[];
  /** Its items are names. */
  readonly names?: boolean;
  /** Other words that its items fit. */
  readonly beside?: readonly string[];
  /** None of its items need cost more. */
  readonly upTo?: number;
}
const LISTS: readonly List[] = stored;

/** Ideas to start from, drawn from short lists for the occasions that people name. */
export const suggestions: Pick<Skill, 'answer'> = {
  answer({ message, seed }) {
    const dishes = mealsFrom(message);
    if (dishes !== undefined) return dishes;
    const question = digitsForWords(message.replace(/\s+/g, ' ').trim().replace(BORED, '').toLowerCase())
      .replace(/\b(?:ideas?|suggestions?) for (?:an? |some )?(?=(?:[a-z]+ )?names?\b)/, '')
      // Why it must be quick is no condition besides.
      .replace(AFTER, '')
      .replace(OF_CHILD, 'kids feast')
      .replace(OF_A_CHILD, 'child gift')
      .replace(
        /\b(?:gifts?|presents?)\b(?=.*\bfor (?:an? |my |our |the )?(?:[a-z]+ ){0,2}?(teacher|colleague|coworker|boss|neighbou?r|mum|mom|mother|dad|father|grandma|grandmother|grandpa|grandfather)\b)/,
        '$1 gift',
      )
      .replace(/\bbakery(?=.*\b(?:sea(?:side)?|beach|coast|harbou?r|island)\b)/, 'bread shop')
      .replace(/\bparty ideas?\b(?=.*\bkids feast\b)/, 'ideas');
    const match = question.length > 160 ? null : ASKED.exec(question);
    if (match === null || NOT.test(question)) return undefined;
    const most = Number(match[1] ?? match[2] ?? (ONE_NAME.test(question) ? 1 : USUAL)) || USUAL;
    // The words of the asker tell a shop from another; a list would not.
    const plain = message.replace(/\s+/g, ' ').trim();
    // A place by the sea has names of its own.
    const isListed = /\bbread shop\b/.test(question);
    const subject = isListed ? undefined : subjectNames(plain, most);
    if (subject !== undefined)
      return `${listOf(subject)}\n\n_${few(subject.length, most)}Made by rule from your own words; whether one is taken I cannot tell._`;
    const made = isListed ? undefined : shopNames(plain, most);
    const own = made ?? (isListed ? undefined : themeNames(plain, most));
    if (own !== undefined)
      return `${listOf(own.names)}\n\n_${few(own.names.length, most)}${own.isListed ? 'From a short list that I have' : 'Made by rule from your own words; whether one is taken I cannot tell'}${unconsidered(own.unused)}._`;
    const thing = THING.exec(question)?.[1] ?? question;
    // Names for an app are no ideas for one.
    const wantsNames = /\bnames?\b|\bnicknames?\b/.test(question);
    const kind = KIND.exec(question)?.[1] ?? '';
    const known = LISTS.filter(({ names = false }) => names === wantsNames)
      .map(({ words, items, beside = [], upTo }) => ({
        items,
        words,
        beside,
        upTo,
        at: lastOf(words, thing),
        isKind: lastOf(words, kind) >= 0,
      }))
      .filter(({ at, isKind }) => isKind || at >= 0)
      .toSorted((a, b) => Number(b.isKind) - Number(a.isKind) || b.at - a.at)[0];
    if (known === undefined) return undefined;
    const condition = CONDITION.exec(question)?.[0].trim();
    const price = PRICE.exec(condition ?? '')?.[1];
    const isCheap = price !== undefined && known.upTo !== undefined && Number(price) >= known.upTo;
    const fits = [
      ...known.words,
      ...known.beside,
      ...(known.upTo === undefined ? [] : ['cheap small little']),
    ];
    const left = [
      ...(condition === undefined ||
      isCheap ||
      (WITH_PERSONS.test(condition) && known.beside.includes('child'))
        ? []
        : [condition]),
      ...othersIn(question.replace(condition ?? '', ' '), fits),
    ];
    // Ideas on another subject are none.
    const about = SUBJECT.exec(question)?.[1] ?? '';
    if (
      left.length > MOST_LEFT ||
      thingsIn(about).some((word) => left.includes(word) && !fits.some((each) => about.includes(each)))
    )
      return undefined;
    const random = mulberry32(Math.trunc(seed));
    const ordered = known.items
      .map((item) => ({ item, order: random() }))
      .toSorted((a, b) => a.order - b.order)
      .map(({ item }) => item);
    // With things that are named, only an idea that has one of them is one.
    const named =
      /^with /.test(condition ?? '') && !WITH_PERSONS.test(condition ?? '')
        ? thingsIn(condition?.slice(5) ?? '')
        : [];
    const has = (item: string, word: string): boolean =>
      thingsIn(item).some((each) => singular(each) === singular(word));
    const fitting = ordered.filter((item) => named.some((word) => has(item, word)));
    if (fitting.length > 0) {
      const unused = named.filter((word) => !fitting.slice(0, most).some((item) => has(item, word)));
      return `${listOf(fitting.slice(0, most))}\n\n_${few(fitting.length, most)}From a short list that I have, those with something that you name${unconsidered([...unused, ...left.slice(1)])}._`;
    }
    if (named.length > 0) return undefined;
    const isQuick =
      /\b(?:quick|fast|easy)\b/.test(question) &&
      known.words.some((word) => /^(?:dinner|meal|lunch|cook)/.test(word));
    const drawn = ordered.filter((item) => !isQuick || !SLOW.test(item)).slice(0, most);
    return `${listOf(drawn)}\n\n_${few(drawn.length, most)}From a short list that I have${unconsidered(left)}._`;
  },
};

/** The subject or the place of the ideas. */
const SUBJECT = /\b(?:about (?:an? |the |my |our )?|(?:in|at) an? )((?:[\w'-]+ ?){1,3})/;
const MOST_LEFT = 2;

const thingsIn = (text: string): readonly string[] =>
  text.match(/[a-z'-]{3,}/g)?.filter((word) => !isStopWord(word)) ?? [];
const singular = (word: string): string => word.replace(/([^s])s$/, '$1');

const listOf = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');
const few = (count: number, most: number): string =>
  count < most && most !== USUAL ? `${count} of ${most}. ` : '';
const unconsidered = (words: readonly string[]): string =>
  words.length === 0
    ? ''
    : `; ${words.map((word) => `“${word}”`).join(', ')} ${words.length === 1 ? 'was' : 'were'} not considered`;

/** Words of the wish that the list knows nothing of. */
function othersIn(question: string, words: readonly string[]): readonly string[] {
  const known = new Set([...words, question.match(IDLE)?.join(' ') ?? ''].flatMap(contentStems));
  return [...new Set(question.match(/[\p{L}'-]{3,}/gu) ?? [])].filter(
    (word) => !isStopWord(word) && contentStems(word).every((each) => !known.has(each)),
  );
}
const IDLE =
  /\b(?:questions?|give|suggest\w*|list|find|brainstorm|think|come|any|tell|need|want|help|some|few|good|fun|cool|nice|creative|interesting|catchy|best|great|ideas?|names?|please|could|would|should|can|today|tonight|make|do|call|what|me|my|our|unusual|short|easy|quick|like|get)\b/g;

/** The position of the last of the words: a weekend project is a project. */
function lastOf(words: readonly string[], question: string): number {
  const found = words.flatMap((word) => {
    const at = question.search(new RegExp(`\\b${word}s?(?!\\w)`));
    // By its end: a rainy afternoon is more than an afternoon.
    return at < 0 ? [] : [at + word.length];
  });
  return found.length === 0 ? -1 : Math.max(...found);
}
