import actionWords from '../data/action-words.json';
import fillerWords from '../data/filler-words.json';
import { LANGUAGES } from '../languages/languages.ts';
import { stemsIn, stemToken, wordsOf } from './stems.ts';

/** Words about the asking, not about the task. */
const FILLER: ReadonlySet<string> = new Set(fillerWords);

/** Words for what every task could be: "a tool that…", "a page with…". */
const KINDS: ReadonlySet<string> = new Set(
  'app application cli command component console enum interface page record struct terminal tool trait utility widget'.split(
    ' ',
  ),
);

/** Words for how the code is written: they stand before what is asked for. */
const MANNERS: ReadonlySet<string> = new Set(
  'async asynchronous dataclass generic typed thread safe threadsafe concurrent recursive iterative immutable responsive accessible lambda oneliner'.split(
    ' ',
  ),
);

const ACTIONS: ReadonlySet<string> = new Set(actionWords.map(stemToken));

/** Without the names of several words: "common" in a prompt is not Common Lisp. */
const LANGUAGE_WORDS = new Set(
  LANGUAGES.flatMap((language) => [language.id, language.name, ...language.aliases])
    .filter((name) => !/[\s-]/.test(name))
    .flatMap((name) => name.toLowerCase().split(/[^a-z0-9]+/))
    .filter(Boolean),
);

/** The head of a wish ends here, and a description or another wish begins. */
const BREAK =
  /([,;:()]|[.!?](?=\s|$)|(?<![\w-])(?:with|that|which|whose|who|using|based on|without|for|from|in|on|as|at|by|of|into|ignoring|handling|given|via|when|where|and|then|between|after|before|returning|raising|throwing|including|keeping|preserving|skipping|if|unless|until|but)(?![\w-])|(?<!loops? |iterates? |goes |go |[\w-])(?:over|through)(?![\w-]))/i;

/** After these stands how it is done, not what. */
const MEANS =
  /^(?:with|using|based on|without|from|in|on|as|at|via|ignoring|handling|when|where|raising|throwing|including|keeping|preserving|skipping|if|unless|until)$/i;

/** "A server that returns hello world": the words say what it answers, not what it is. */
const ANSWERED = /^\s*(?:returns?|answers?|says?|responds?|replies|sends?)\b/i;

/** "…, or null if there is none": what is given otherwise. */
const ELSE = /^(?:or|else|otherwise)$/i;

const UNIT = '(?:w|d|h|m|s|ms|hrs?|mins?|secs?|weeks?|days?|hours?|minutes?|seconds?|millis(?:econds)?)';
/** "Parse "2h 15m" into seconds". */
const READ_DURATION = new RegExp(
  `(?:(["'\`])\\d{1,6} ?${UNIT}(?:,? ?\\d{1,6} ?${UNIT}){0,4}\\1|\\bdurations? (?:strings?|texts?)\\b)[^.;]{0,40}?\\s(?:(?:in)?to|in|as) (?:(?:an?|the|total|whole|integer|number|of) ){0,4}${UNIT}\\b`,
  'gi',
);

/** "Lines that contain ERROR": a word in capitals is the text itself, as if it had quotes. */
export const SOUGHT = /\b(contain(?:s|ing)?(?: the (?:word|text|string))?) ([A-Z][A-Z0-9_-]{2,20})(?![\w-])/;

const THROWN =
  /\b((?:throw|rais|rescu|catch|reject)\w*(?: (?:an?|the|with))*) (?:std::|java\.\w+\.)?[A-Z]\w*(?:Error|Exception|_argument)\b/g;

/** "Write a function that …" asks for code, and nothing in it is written. */
const ASKING =
  /^\s*(?:please )?(?:write|create|make|build)(?= (?:me )?(?:an?|the|some)(?: [\w<>,-]+){0,4}? (?:function|method|class|struct|program|script|helper|module|extension|tool|parser)\b)/i;

const NEGATED =
  /\b(?:without (?:using|the use of|use of|relying on|resorting to|calling|the help of)|not using|no use of|(?:don't|do not|doesn't|does not|must not|mustn't|can't|cannot|can not|may not|should not|shouldn't|never) uses?|instead of(?: using)?|avoid(?:s|ing)? (?:using|the use of))\b/gi;
/** "Replaced, not concatenated": the first of the two says it all. */
export const CONTRAST =
  /(?<=\b\w{2,20}(?:ed|ing)),? (?:and |but )?not \w{2,20}(?:ed|ing)\b(?=\s*(?:[.,;]|$))/gi;
const CHECKED =
  /\b((?:check|test|determin|tell|decid|verif|validat|detect)\w*|sees?|find(?:s|ing)? out|returns? (?:true|a bool(?:ean)?)) if\b/gi;

/** The compiler checks the types, and code has no more to do for it. */
const TYPE_SAFE =
  /\btype[- ]?(?:safe(?:ty)?|checked)\b|\btypes (?:are|is|get) (?:statically )?(?:checked|enforced|verified|inferred)(?: (?:at|by) (?:compile[- ]time|the compiler|typescript))?/gi;

export interface WishPart {
  readonly words: readonly string[];
  readonly stems: ReadonlySet<string>;
  /** The word before it: "with", "that", a comma; empty at the beginning. */
  readonly after: string;
}

export interface Wish {
  readonly words: readonly string[];
  readonly stems: ReadonlySet<string>;
  readonly parts: readonly WishPart[];
  /** The thing asked for; the other parts describe it. */
  readonly head: WishPart;
}

export const isLanguageName = (word: string): boolean => LANGUAGE_WORDS.has(word);
export const isAction = (stem: string): boolean => ACTIONS.has(stem);
const FILLER_STEMS = new Set(fillerWords.map(stemToken));
export const isFillerStem = (stem: string): boolean => FILLER_STEMS.has(stem);

/** True for a word that says something about the task. */
export const isContent = (word: string): boolean =>
  !FILLER.has(word) && !LANGUAGE_WORDS.has(word) && !/^\d/.test(word) && word.length > 1;

/** True for a content word that can be what is asked for. */
export const namesTask = (word: string): boolean =>
  isContent(word) && !KINDS.has(word) && !MANNERS.has(word) && word !== 'quotedtext';

const part = (text: string, after: string): WishPart => {
  const words = wordsOf(text);
  return { words, stems: stemsIn(words), after: after.toLowerCase() };
};

export function readWish(prompt: string): Wish {
  const plain = prompt
    .replace(ASKING, '')
    // An exception is named for its cause: an IllegalArgumentException is no wish for arguments.
    .replace(THROWN, '$1 exception')
    .replace(/(["'`])key ?= ?value\1/gi, '$& key value ')
    // Both directions of keys have the same words.
    .replace(/\bkeys?\b.{0,80}?\b(?:in)?to snake[_ ]?case\b/gi, '$& snakekeys ')
    // Written and read durations have the same words too.
    .replace(READ_DURATION, '$& durationread ')
    // And a Markdown table that is written, and one that is read.
    .replace(/\b(?:(?:in)?to|as) (?:an? )?(?:\w+ )?markdown tables?\b/gi, '$& tomarkdown ')
    .replace(/(["'`])(?:(?!\1).){1,200}\1(?=\W|$)/g, ' quotedtext ')
    .replace(SOUGHT, '$1 quotedtext')
    // "CSV to JSON" and "JSON to CSV" have the same words: a word of its own keeps the direction.
    .replace(
      /\b(csv|json)\b(?:\s\w+){0,3}?\s(?:to|into|as)\s(?:an?\s)?(csv|json)\b/gi,
      (all, from: string, to: string) => `${all} ${from}to${to}`.toLowerCase(),
    )
    // Negations are read here, and only here: each becomes "without".
    .replace(/\b(?!(?:lock|error|hands|type|duplicate|bug|wait)-)([a-z]+)-free\b/gi, ' without $1 , ')
    .replace(NEGATED, 'without')
    .replace(CONTRAST, '')
    // A check is the task itself, not a condition on it.
    .replace(CHECKED, '$1 whether')
    .replace(TYPE_SAFE, 'typed')
    .replace(/\b(?:class template|template class)\b/gi, 'generic class')
    // "Checks if", "returns true when": what follows is the thing itself, not a case of it.
    .replace(
      /\b(?:(?:checks?|tests?|determines?|detects?|verif(?:y|ies)|tells?|says?|decides?|finds? out|checking|testing) (?:if|whether)|(?:returns?|returning|gives?|tells?) (?:true|a bool(?:ean)?)(?: or false)? (?:if|when|whether))\b/gi,
      'checks',
    )
    .replace(/\b(data) (class)(?!\w)|\b(line) (numbers?)\b/gi, '$1$2$3$4');
  const pieces = plain.split(BREAK);
  const parts: WishPart[] = [];
  for (let i = 0; i < pieces.length; i += 2) {
    const made = part(pieces[i] ?? '', pieces[i - 1] ?? '');
    if (made.words.length > 0) parts.push(made);
  }
  const all = part(plain, '');
  const telling = parts.filter(({ words }) => words.some(namesTask));
  const asked = telling.filter(({ after, words }) => !MEANS.test(after) && !ELSE.test(words[0] ?? ''));
  const head = asked.find((one) => !isAnswer(one)) ?? asked[0] ?? telling[0] ?? all;
  return { words: all.words, stems: all.stems, parts, head };

  function isAnswer({ after, words }: WishPart): boolean {
    // The thing that answers is named before it.
    return /^(?:that|which|and)$/.test(after) && ANSWERED.test(words.join(' ')) && asked[0]?.words !== words;
  }
}
