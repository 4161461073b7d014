import { singularOf } from './nouns.ts';

/** Words that carry no wish of their own. Words such as "down", "high" or "no" do: "down payment". */
const EMPTY: ReadonlySet<string> = new Set(
  `a about all also an and any app application are as at basic be beautiful being between box browser build built but by
  called can clean click clicks cool could create display displayed displaying do does each every everybody everyone
  field fields for free from fun generate good great has have having he her i if in included includes including inside
  into is it its itself js just like little look looks make me modern must my named need nice of on one online only or our over own
  page per please pretty program quick really responsive say see she should show showing shown shows simple site small
  so some something tab that the their them there they this to tool try up use used user users using very visitor
  visitors want we web website well what where which who will with working would you your html javascript css button
  buttons input inputs feature features screen`.split(/\s+/),
);

/** They separate one wish from the next. */
const BETWEEN = /^(?:and|with|that|which|where|including|showing|plus|but|while|then|so|who)$/;

/** Two phrases that were both left out are one with them. */
const JOINING = /^(?:and|that|which|where)$/;

/** They begin a wish of their own. */
const DENIAL = /^(?:no|without)$/;

const TOKEN = /\d{1,3}(?:,\d{3})+|[\p{L}\p{N}%°$€£]+(?:[.'’/-][\p{L}\p{N}%°$€£]+)*|[^\s\p{L}\p{N}]/gu;

/** Absent from every page, or said of every page. */
const ABSENT =
  /\b(?:easy|simple)[- ]to[- ]use\b|\b(?:no|without(?: an?| any)?) (?:ads?|adverts|log ?in|sign[ -]?up|registration|accounts?|back-?end|server|database|internet|library|libraries|frameworks?|dependencies|tracking|cookies)\b/gi;

/** "For my shop" and "for us" say who uses the page; a name or a number says more. */
const AUDIENCE =
  /\bfor (?:(?:my|our|your|his|her|their)(?: [a-z'’-]{1,20}){1,3}?|me|us|friends)(?=\s(?:with|that|which|where|to|and|having|so|each|in|on|at|about|of|for|from)\b|[,.;:()\n]|$)/gu;

const AS_TYPED = String.raw`(?:as|while|when(?:ever)?) (?:(?:i|you|we|they|one|users?|the user) )?(?:am |are |is )?(?:typ|enter|chang|edit|writ)(?:e|es|ing|s)?(?: (?:it|in|an?|the|my)(?: (?!and\b|with\b)[\p{L}]+)?)?`;
/** Converters and calculators do it with every key; the rates of currencies do not update. */
const AT_ONCE = new RegExp(
  String.raw`(?<!\brates?\b[^,.;]{0,30})(?:\b(?:that |which |and |it |the )*(?:results? )?(?:(?:re)?calculat|convert|updat|chang|show|refresh)(?:es?|s|n|ing|ed)?(?: (?:it|them|the results?|results?))?(?: (?:live|instantly|immediately|automatically|at once|in real[- ]?time|on the fly))+(?: ${AS_TYPED})?|\b${AS_TYPED}|\b(?:with )?(?:live|instant|real[- ]?time) (?:updates?|results?|conversions?|calculations?))(?=\s*(?:[,.;:()\n]|$)|\s(?:and|with|in|that|which)\b)`,
  'giu',
);

interface Word {
  readonly text: string;
  readonly isUsed: boolean;
  /** It names the page itself. */
  readonly isKind: boolean;
  /** It describes something, and is not a filler here. */
  readonly isState?: boolean;
}

interface Wishes {
  /** Matches the words that name the page. */
  readonly kind: RegExp;
  readonly isUsed: (word: string) => boolean;
  /** The page shows a new result with every key. */
  readonly isLive: boolean;
}

/** The wishes of a prompt with a word that had no effect, each as a whole phrase. */
export function wishesLeft(prompt: string, { kind, isUsed, isLive }: Wishes): string[] {
  const text = prompt
    .replace(ABSENT, ' , ')
    .replace(AUDIENCE, ' ')
    .replace(AT_ONCE, (said) => (isLive ? ' , ' : said));
  const named = new Set(
    (prompt.match(new RegExp(kind, 'gi')) ?? []).flatMap((said) =>
      said.toLowerCase().split(/[^\p{L}\p{N}]+/u),
    ),
  );
  const wishes: string[] = [];
  let words: Word[] = [];
  let joint = '';
  let isHead = true;
  let wasLeft = false;
  const close = (next = ''): void => {
    const phrases = phrasesOf(words);
    if (words.some(({ isKind }) => isKind)) isHead = false;
    if (joint !== '' && wasLeft && phrases.length > 0)
      phrases.unshift(`${wishes.pop()} ${joint} ${phrases.shift()}`);
    wishes.push(...phrases);
    if (words.length > 0) wasLeft = phrases.length > 0;
    words = [];
    joint = next;
  };
  for (const token of text.match(TOKEN) ?? []) {
    const lower = token.toLowerCase();
    if (!/[\p{L}\p{N}]/u.test(token)) close();
    else if (BETWEEN.test(lower)) close(JOINING.test(lower) ? lower : '');
    else {
      if (DENIAL.test(lower)) close();
      const parts = lower.replace(/['’]s?$/, '').split(/[-'’/$€£]+/);
      const isName = parts.every((part) => named.has(part));
      const isKnown = parts.every((part) => part === '' || EMPTY.has(part) || isUsed(part));
      // "Who is online" asks for more than an online tool.
      const isState =
        lower === 'online' && /^(?:is|are|users|people|friends)$/i.test(words.at(-1)?.text ?? '');
      words.push({
        text: isState ? 'who is online' : token,
        isKind: isHead && isName,
        isUsed: !isState && (isName || EMPTY.has(lower) || isUsed(lower) || isKnown),
        ...(isState && { isState }),
      });
    }
  }
  close();
  return wishes;
}

const isContent = ({ text, isState }: Word): boolean => isState === true || !EMPTY.has(text.toLowerCase());
/** "Buy button": a control ends a phrase, though it is no wish of its own. */
const isNoun = (word: Word): boolean =>
  isContent(word) || /^(?:buttons?|fields?|inputs?|box|screen|page)$/i.test(word.text);
const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');

/** A wish is one phrase. Beside the words that name the page, only the words without an effect are named. */
function phrasesOf(words: readonly Word[]): string[] {
  if (words.every(({ isUsed }) => isUsed)) return [];
  if (!words.some(({ isKind }) => isKind))
    return [textOf(words.slice(words.findIndex(isContent), words.findLastIndex(isNoun) + 1))];
  const phrases: Word[][] = [];
  let links: Word[] = [];
  let run: Word[] | undefined;
  for (const word of words) {
    if (!word.isUsed) {
      if (run) run.push(...links, word);
      else {
        run = [word];
        phrases.push(run);
      }
      links = [];
    } else if (!isContent(word)) links.push(word);
    else if (run && links.length === 0 && !word.isKind) run.push(word);
    else {
      run = undefined;
      links = [];
    }
  }
  return phrases.map(textOf);
}

/** "A payment a month" and "a term in months" differ. */
const TIME = /^(?:second|minute|hour|day|week|month|year)s?$/;
const formOf = (word: string): string => (TIME.test(word) ? word : singularOf(word));

/** Whole words of a text, in one form for singular and plural. */
export function wordSet(text: string): (word: string) => boolean {
  const said = text.toLowerCase().match(/\d{1,3}(?:,\d{3})+|[\p{L}\p{N}%]+(?:\.[\p{L}\p{N}%]+)*/gu) ?? [];
  const words = new Set(said.map(formOf));
  return (word) => words.has(formOf(word));
}

const NUMBERS = 'two three four five six seven eight nine ten eleven twelve'.split(' ');
const TENS: Readonly<Record<string, number>> = { fifteen: 15, twenty: 20, thirty: 30, fifty: 50 };
const NUMBER_WORD = new RegExp(`\\b(?:${[...NUMBERS, ...Object.keys(TENS)].join('|')})\\b`, 'gi');

/** A prompt with "twelve questions" as "12 questions". */
export const inDigits = (prompt: string): string =>
  prompt
    .replace(/\bone (?=(?:minute|hour|second|player|life|question)\b)/gi, '1 ')
    .replace(NUMBER_WORD, (word) => {
      const lower = word.toLowerCase();
      return String(TENS[lower] ?? NUMBERS.indexOf(lower) + 2);
    });
