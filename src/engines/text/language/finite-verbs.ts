import irregular from '../data/verbs.json';
import type { Dictionary } from '../knowledge/dictionary.ts';
import { baseForms } from './base-forms.ts';

/** How a finite verb stands in a text. */
interface FiniteVerb {
  readonly base: string;
  readonly tense: 'present' | 'past';
  /** Its subject is he, she, it or one thing. */
  readonly isThird: boolean;
}

export interface Token {
  readonly text: string;
  readonly lower: string;
  /** What stands before it and is no word. */
  readonly before: string;
  readonly verb: FiniteVerb | undefined;
}

const FORMS = irregular.split(',').map((line) => line.split(' '));
const PASTS: ReadonlyMap<string, string> = new Map(
  FORMS.flatMap(([base = '', past = '']) => past.split('/').map((form) => [form, base] as const)),
);
const PAST_OF: ReadonlyMap<string, string> = new Map(
  FORMS.map(([base = '', past = '']) => [base, past.split('/')[0] ?? '']),
);
const DOUBLED =
  /^(?:prefer|refer|admit|permit|commit|occur|regret|control|transfer|equip|submit|omit|expel|compel|deter|infer|incur|confer|recur)$/;

export function pastOf(base: string): string {
  const known = PAST_OF.get(base);
  if (known !== undefined) return known;
  if (base.endsWith('e')) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return base.replace(/y$/, 'ied');
  const isShort = /^(?:qu|[^aeiou])*[aeiou][bdgklmnprtz]$/.test(base);
  return isShort || DOUBLED.test(base) ? `${base}${base.at(-1)}ed` : `${base}ed`;
}

export function thirdOf(base: string): string {
  if (base === 'have') return 'has';
  if (base === 'be') return 'is';
  if (/(?:s|x|z|ch|sh|o)$/.test(base)) return `${base}es`;
  return /[^aeiou]y$/.test(base) ? base.replace(/y$/, 'ies') : `${base}s`;
}

const THIRD =
  /^(?:he|she|it|who|which|that|this|everyone|everybody|nobody|someone|somebody|anyone|nothing|everything|something)$/;
const OTHERS = /^(?:i|we|you|they|these|those|both|people)$/;
const SMALL =
  /^(?:the|an?|my|your|his|her|its|our|their|this|that|these|those|some|any|no|every|each|all|many|few|several|another|to|of|in|on|at|by|for|with|from|into|onto|over|under|through|about|after|before|behind|near|between|up|down|out|off|away|back|home|and|or|but|because|when|while|if|as|so|then|than|not|very|too|i|me|him|them|us|you|it|he|she|we|they|here|there|again|now|today|one|two|three)$/;
const BEFORE_NOUN =
  /^(?:the|an?|my|your|his|her|its|our|their|this|that|these|those|some|any|no|every|each|all|many|few|several|another|of|in|on|at|by|for|with|from|into|onto|over|under|through|about|after|before|behind|near|between|two|three|four|five|six|seven|eight|nine|ten|\d+)$/;
const ADVERB =
  /^(?:always|never|often|then|also|just|still|only|now|even|usually|sometimes|already|soon|finally|suddenly|once|\w{3,}ly)$/;
/** Behind these a verb has no tense of its own. */
const MODAL =
  /^(?:to|can|could|will|would|shall|should|may|might|must|cannot|do|does|did|let|lets|make|makes|made|please|(?:ca|wo|do|does|did|could|would|should|must)n't|'ll)$/;
const CONTRACTED = /^(i|we|you|they|he|she|it|there|that|who|what|where)(?:'(m|re|s|ve|ll|d))$/;
/** Here another clause begins. */
const BEGINS =
  /^(?:when|while|because|if|who|which|as|but|so|although|though|until|before|after|since|where|that|whenever|unless)$/;

interface State {
  isThird: boolean | undefined;
  hasVerb: boolean;
  /** The next verb belongs to a modal. */
  isBare: boolean;
}

/** The words of a text, with the verbs that carry the tense; what stands in quotation marks inside it is left out. */
export function finiteVerbs(text: string, dictionary: Dictionary): readonly Token[] {
  const words = [...text.matchAll(/[\p{L}\d]+(?:['’-][\p{L}\d]+)*/gu)].map((found) => ({
    text: found[0],
    lower: found[0].toLowerCase().replaceAll('’', "'"),
    at: found.index,
  }));
  const parts = (word: string): ReadonlySet<string> => {
    const entry = dictionary.find(word);
    return new Set(entry?.word === word ? entry.senses.map(({ part }) => part) : []);
  };
  const isVerb = (word: string): boolean => PAST_OF.has(word) || parts(word).has('verb');
  const baseOfThird = (word: string): string | undefined =>
    word === 'goes'
      ? 'go'
      : /[^s']s$/.test(word) && word.length > 3
        ? baseForms(word).find(isVerb)
        : undefined;
  const baseOfPast = (word: string): string | undefined =>
    PASTS.get(word) ?? (/ed$/.test(word) && word.length > 3 ? baseForms(word).find(isVerb) : undefined);
  let state: State = { isThird: undefined, hasVerb: false, isBare: false };
  const tokens: Token[] = [];
  for (const [index, word] of words.entries()) {
    const last = words[index - 1];
    const before = text.slice(last === undefined ? 0 : last.at + last.text.length, word.at);
    if (last === undefined || /[.!?;:\n(]/.test(before))
      state = { isThird: undefined, hasVerb: false, isBare: false };
    const prev = /[.!?;:\n(]/.test(before) ? '' : (last?.lower ?? '');
    const next = /^[^\p{L}\d]*[.,!?;:\n]/u.test(text.slice(word.at + word.text.length))
      ? ''
      : (words[index + 1]?.lower ?? '');
    const verb = verbAt(word.lower, prev, next, /,/.test(before));
    tokens.push({ text: word.text, lower: word.lower, before, verb });
  }
  return tokens;

  function verbAt(word: string, prev: string, next: string, isAfterComma: boolean): FiniteVerb | undefined {
    const { isThird = false } = state;
    if (BEGINS.test(word) && !(word === 'that' && prev === '')) {
      state = {
        isThird: /^(?:who|which|that)$/.test(word)
          ? !/[^s']s$|^(?:people|children|men|women)$/.test(prev)
          : undefined,
        hasVerb: false,
        isBare: false,
      };
      if (word !== 'that') return undefined;
    }
    const contracted = CONTRACTED.exec(word);
    const subject = contracted?.[1] ?? word;
    const isSubject = OTHERS.test(subject) || THIRD.test(subject);
    if (isSubject && !(BEFORE_NOUN.test(prev) && !/^(?:that|this|these|those)$/.test(prev))) {
      state = {
        isThird: THIRD.test(subject),
        hasVerb: contracted !== null,
        isBare: contracted?.[2] === 'll' || contracted?.[2] === 'd',
      };
      return undefined;
    }
    // "to the station" has no verb behind it.
    if (BEFORE_NOUN.test(word)) state.isBare = false;
    const plain = word.replace(/n't$/, '');
    if (/^(?:am|is|are|was|were)$/.test(plain))
      return found(
        'be',
        /^was|^were/.test(plain) ? 'past' : 'present',
        plain === 'is' || (plain === 'was' && isThird),
      );
    if (MODAL.test(word) || (MODAL.test(plain) && plain !== word)) {
      const isTensed = word !== 'to' && word !== 'please';
      const isMain =
        /^(?:do|does|did|make|makes|made|let|lets)$/.test(word) &&
        !/^(?:not|i|you|we|they|he|she|it)$/.test(next);
      if (!isMain) {
        state.isBare = true;
        if (isTensed) state.hasVerb = true;
        return undefined;
      }
    }
    if (/^(?:has|have|had)$/.test(plain)) {
      if (state.isBare) {
        state.isBare = false;
        return undefined;
      }
      return found('have', plain === 'had' ? 'past' : 'present', plain === 'has');
    }
    const isAfterHelper = /^(?:am|is|are|was|were|be|been|being|has|have|had|having)$/.test(
      prev.replace(/n't$/, ''),
    );
    if (state.isBare) {
      const isBetween = ADVERB.test(word) || /^(?:not|i|we|you|he|she|it|they)$/.test(word);
      if (!isBetween) state.isBare = false;
      // "to school and eats": what stands behind "to" is no verb.
      if (isBetween || isVerb(word)) return undefined;
    }
    const isCoordinated =
      (prev === 'and' || prev === 'or' || prev === 'then' || isAfterComma || prev === 'but') &&
      state.isThird !== undefined;
    const mayBegin =
      (isAfterComma || !BEFORE_NOUN.test(prev)) && prev !== '' && (!state.hasVerb || isCoordinated);
    const isBehindSubject = THIRD.test(prev) || OTHERS.test(prev) || ADVERB.test(prev);
    // Behind a pronoun a word is a verb, also where the list has it as a noun only.
    const isPronoun =
      /^(?:he|she|it|nobody|everybody|who)$/.test(prev) &&
      /[^s']s$/.test(word) &&
      !ADVERB.test(word) &&
      !SMALL.test(word);
    const third =
      baseOfThird(word) ?? (isPronoun ? baseForms(word).find((form) => parts(form).size > 0) : undefined);
    if (third !== undefined && mayBegin && !isAfterHelper) {
      const isSure =
        isBehindSubject ||
        isCoordinated ||
        !parts(third).has('noun') ||
        next === '' ||
        SMALL.test(next) ||
        ADVERB.test(next);
      if (isSure && state.isThird !== false) return found(third, 'present', true);
    }
    const past = baseOfPast(word);
    if (
      past !== undefined &&
      mayBegin &&
      !isAfterHelper &&
      (isBehindSubject || isCoordinated || next === '' || SMALL.test(next))
    ) {
      if (
        !isVerb(word) ||
        (PASTS.has(word) &&
          !/^(?:put|read|let|set|cut|hit|cost|hurt|shut|quit|spread|split|bet|burst)$/.test(word))
      )
        return found(past, 'past', state.isThird ?? true);
    }
    const isKnown = isVerb(word) || (/^(?:i|we|you|they)$/.test(prev) && parts(word).has('noun'));
    if (
      isKnown &&
      mayBegin &&
      !isAfterHelper &&
      state.isThird === false &&
      (isBehindSubject || isCoordinated)
    )
      return found(word, 'present', false);
    // A noun of several, with its verb behind it.
    if (
      (isVerb(word) || parts(word).has('noun')) &&
      !state.hasVerb &&
      /[^s']s$/.test(prev) &&
      parts(baseForms(prev)[0] ?? prev).has('noun') &&
      (SMALL.test(next) || next === '')
    )
      return found(word, 'present', false);
    if (!state.hasVerb && state.isThird === undefined && /[^s']s$/.test(word) && third === undefined)
      state.isThird = false;
    return undefined;

    function found(base: string, tense: 'present' | 'past', isOfOne: boolean): FiniteVerb {
      state = { isThird: isOfOne, hasVerb: true, isBare: false };
      return { base, tense, isThird: isOfOne };
    }
  }
}
