import { dictionaryOf } from '../knowledge/dictionary.ts';
import { finiteVerbs, pastOf, type Token, thirdOf } from '../language/finite-verbs.ts';
import { sentencesOf } from '../language/sentences.ts';
import { unquoted, wishAndText } from '../language/split-instruction.ts';
import type { Skill } from '../skill.ts';

const TENSE =
  /\b(?:in|into|to|as|use|using)\b[^.:]{0,20}?\b(past|present)\b(?: tense)?|\b(past|present) tense\b/i;
const PERSON =
  /\b(?:in|into|to|from|as)\b[^.:]{0,30}?\b(third|3rd|first|1st)[- ]person\b|\b(third|3rd|first|1st)[- ]person\b/i;
const MOST_CHARACTERS = 1_500;

/** A story in another tense or told by another person. */
export const retold: Pick<Skill, 'answer'> = {
  async answer({ instruction, sourceText, message }, { assets }) {
    const [wish, given] =
      sourceText === undefined ? wishAndText(message, MOST_CHARACTERS) : [instruction, sourceText.trim()];
    const text = given === undefined ? undefined : unquoted(given).replaceAll('’', "'");
    const [tense, person] = [TENSE.exec(wish), PERSON.exec(wish)];
    if (text === undefined || text.length > MOST_CHARACTERS || (tense === null && person === null))
      return undefined;
    // Speech inside a story keeps its tense.
    const pieces = text.split(/("[^"]*"|“[^”]*”)/);
    const dictionary = await dictionaryOf(assets);
    const change = tense === null ? personOf(wish, person, text) : tenseOf(tense[1] ?? tense[2] ?? '');
    if (change === undefined) return undefined;
    const made = pieces
      .map((piece, at) =>
        at % 2 === 1 ? piece : rewritten(piece, finiteVerbs(piece, dictionary), change.word),
      )
      .join('');
    if (made === text) return undefined;
    const notes = [
      change.note,
      pieces.length > 1 ? 'what is said in quotation marks stays as it was' : '',
      tense !== null && person !== null ? 'the person was not changed' : '',
    ];
    const kept = tense === null ? [] : unchanged(text, made);
    if (kept.length > 0) notes.push(`not changed: ${kept.map((each) => `“${each}”`).join(', ')}`);
    const shown = notes.filter((note) => note !== '');
    return `${made}${shown.length === 0 ? '' : `\n\n_${shown.join('; ').replace(/^[a-z]/, (first) => first.toUpperCase())}._`}`;
  },
};

/** Sentences in which no verb was found. */
function unchanged(text: string, made: string): readonly string[] {
  const after = new Set(sentencesOf(made));
  return sentencesOf(text).filter((sentence) => after.has(sentence) && !/^["“]/.test(sentence));
}

type Change = (token: Token, next: Token | undefined, previous: Token | undefined) => string | undefined;

function rewritten(text: string, tokens: readonly Token[], change: Change): string {
  const last = tokens.at(-1);
  if (last === undefined) return text;
  const used = tokens.map(({ before, text: word }) => before + word).join('');
  const made = tokens.map((token, at) => {
    const by = change(token, tokens[at + 1], tokens[at - 1]);
    if (by === undefined) return token.before + token.text;
    const isCapital =
      /^\p{Lu}/u.test(token.text) &&
      ((token.text !== 'I' && !/^I'/.test(token.text)) || at === 0 || /[.!?]["”']?\s+$/.test(token.before));
    return token.before + (isCapital ? by.charAt(0).toUpperCase() + by.slice(1) : by);
  });
  return made.join('') + text.slice(used.length);
}

const TO_PAST: Readonly<Record<string, string>> = {
  can: 'could',
  cannot: 'could not',
  "can't": "couldn't",
  will: 'would',
  "won't": "wouldn't",
  may: 'might',
  must: 'had to',
  do: 'did',
  does: 'did',
  "don't": "didn't",
  "doesn't": "didn't",
  "isn't": "wasn't",
  "aren't": "weren't",
  "hasn't": "hadn't",
  "haven't": "hadn't",
  "i'm": 'I was',
  "i've": 'I had',
  "i'll": 'I would',
};
const TO_PRESENT: Readonly<Record<string, string>> = {
  could: 'can',
  "couldn't": "can't",
  would: 'will',
  "wouldn't": "won't",
  might: 'may',
  "wasn't": "isn't",
  "weren't": "aren't",
};
const CONTRACTED = /^(he|she|it|there|that|who|what|we|you|they)'(s|re|ve|ll)$/;

function tenseOf(name: string): { readonly word: Change; readonly note: string } {
  const isPast = name.toLowerCase() === 'past';
  const word: Change = ({ lower, verb }, next) => {
    if (verb !== undefined) {
      if ((verb.tense === 'past') === isPast) return undefined;
      if (verb.base === 'be') {
        const form = isPast ? (/^are/.test(lower) ? 'were' : 'was') : /^were/.test(lower) ? 'are' : 'is';
        return lower.endsWith("n't") ? `${form}n't` : form;
      }
      if (isPast) return lower.endsWith("n't") ? "hadn't" : pastOf(verb.base);
      return verb.isThird ? thirdOf(verb.base) : verb.base;
    }
    if (!isPast) return TO_PRESENT[lower];
    const [, who = '', form = ''] = CONTRACTED.exec(lower) ?? [];
    if (form === 're') return `${who} were`;
    if (form === 've') return `${who} had`;
    if (form === 'll') return `${who} would`;
    if (form === 's')
      return /^(?:been|got|had|gone|become)$/.test(next?.lower ?? '') ? `${who} had` : `${who} was`;
    return TO_PAST[lower];
  };
  return { word, note: '' };
}

const PRONOUNS: Readonly<Record<string, readonly string[]>> = {
  he: ['he', 'him', 'his', 'his', 'himself'],
  she: ['she', 'her', 'her', 'hers', 'herself'],
  they: ['they', 'them', 'their', 'theirs', 'themselves'],
};
const FIRST = ['i', 'me', 'my', 'mine', 'myself'];
const SEVERAL: Readonly<Record<string, string>> = {
  we: 'they',
  us: 'them',
  our: 'their',
  ours: 'theirs',
  ourselves: 'themselves',
};

function personOf(
  wish: string,
  found: RegExpExecArray | null,
  text: string,
): { readonly word: Change; readonly note: string } | undefined {
  const isThird = /^(?:third|3rd)$/i.test(found?.[1] ?? found?.[2] ?? '');
  if (!isThird) return toFirst(text);
  const said = /\b(he|she|they|him|her|his)\b/i.exec(wish)?.[1]?.toLowerCase() ?? 'he';
  const key = /^h(?:e|im|is)$/.test(said) ? 'he' : said === 'her' ? 'she' : said;
  const forms = PRONOUNS[key] ?? [];
  const isSeveral = key === 'they';
  const isTold = /\b(?:he|she|they|him|her|his)\b/i.test(wish);
  let wasFirst = false;
  const word: Change = ({ lower, verb, before }, _, previous) => {
    if (/[.!?;]/.test(before)) wasFirst = false;
    const own = FIRST.indexOf(lower);
    if (own >= 0) {
      if (own === 0) wasFirst = true;
      return forms[own];
    }
    if (SEVERAL[lower] !== undefined) {
      if (lower === 'we') wasFirst = false;
      return SEVERAL[lower];
    }
    const [, end] = /^i'(m|ve|ll|d)$/.exec(lower) ?? [];
    if (end !== undefined) {
      wasFirst = true;
      const rest = { m: isSeveral ? ' are' : ' is', ve: isSeveral ? ' have' : ' has', ll: "'ll", d: "'d" }[
        end
      ];
      return `${forms[0]}${rest}`;
    }
    if (
      /^(?:you|he|she|they|it)$/.test(lower) &&
      !/^(?:to|for|with|of|at|by|from)$/.test(previous?.lower ?? '')
    )
      wasFirst = false;
    if (isSeveral) return lower === 'am' ? 'are' : lower === 'was' && wasFirst ? 'were' : undefined;
    if (lower === 'am') return 'is';
    if (!wasFirst) return undefined;
    if (lower === "don't" || lower === 'do') return lower === 'do' ? 'does' : "doesn't";
    if (lower === "haven't") return "hasn't";
    return verb?.tense === 'present' && !verb.isThird ? thirdOf(verb.base) : undefined;
  };
  return {
    word,
    note:
      isTold || !/\b(?:i|me|my|mine|i'm|i've|i'll)\b/i.test(text)
        ? ''
        : `“I” became “he”: say “third person with she” for “she”`,
  };
}

/** Only where one person is spoken of. */
function toFirst(text: string): { readonly word: Change; readonly note: string } | undefined {
  const hasHe = /\b(?:he|him|his)\b/i.test(text);
  const hasShe = /\b(?:she|her|hers)\b/i.test(text);
  if (hasHe === hasShe) return undefined;
  const map: Readonly<Record<string, string>> = hasHe
    ? { he: 'I', him: 'me', his: 'my', himself: 'myself', "he's": 'I am', "he'll": 'I will' }
    : { she: 'I', hers: 'mine', herself: 'myself', "she's": 'I am', "she'll": 'I will' };
  let isOwn = false;
  const word: Change = ({ lower, verb, before }, next) => {
    if (/[.!?;]/.test(before)) isOwn = false;
    if (lower === 'her' && hasShe)
      return next === undefined ||
        /^[^\p{L}]*[.,!?]/u.test(next.before) ||
        /^(?:to|in|on|at|for|with|and|that|if|about|a|the|this)$/.test(next.lower)
        ? 'me'
        : 'my';
    const by = map[lower];
    if (by !== undefined) {
      isOwn = isOwn || /^(?:I|I am|I will)$/.test(by);
      return by;
    }
    if (!isOwn) return undefined;
    if (/^(?:it|they|we|you)$/.test(lower)) isOwn = false;
    if (verb?.base === 'be' && lower === 'is') return 'am';
    if (lower === "doesn't") return "don't";
    if (lower === 'does') return 'do';
    return verb?.tense === 'present' && verb.isThird ? verb.base : undefined;
  };
  return { word, note: '' };
}
