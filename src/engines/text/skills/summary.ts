import { rankSentences, strength, tellsOutcome } from '../language/sentence-ranking.ts';
import { sentencesOf } from '../language/sentences.ts';
import { digitsForWords } from '../math/number-words.ts';
import type { Skill } from '../skill.ts';

const WANTED =
  /^(?:what(?:'s| is) this |this )?in (?:just )?(?:1|one|a single) (?:short )?(?:line|sentence)$|\b(?:summari[sz]e|summary|sums? (?:\w+ )?up|reduce|boil \w+ down|nutshell|tl;?dr|shorten|gist|condense|takeaways?|(?:(?:most )?important|key|main|essential|crucial|central) (?:things?|points?|facts?|ideas?|parts?|news|messages?|statements?|information|sentences?)|(?:facts?|points?|things?|sentences?|parts?) (?:that )?(?:matters?|counts?|(?:is|are)) (?:the )?most)\b/i;
/** So many points of a running text are a choice among its sentences. */
const POINTS = /\b\d{1,2} (?:\w+ ){0,2}?(?:bullets?|bullet ?points?|points)\b/i;
const LISTED = /\b(?:bullets?|bullet ?points?|points?|list|things|facts|takeaways|ideas|statements)\b/i;

/** Extractive summaries: the text's own sentences, so nothing is made up. */
export const summary: Skill = {
  name: 'summary',
  answer({ instruction, sourceText, lastAnswer }) {
    const noted = sourceText === undefined ? undefined : notesInOne(instruction, sourceText);
    if (noted !== undefined) return noted;
    const isCounted = POINTS.test(digitsForWords(instruction));
    if (!WANTED.test(instruction) && !isCounted) return undefined;
    const text =
      sourceText ?? (/\b(?:that|it|this|your answer)\b/i.test(instruction) ? lastAnswer : undefined);
    if (text === undefined) {
      return /^(?:please |can you |could you )*(?:summari[sz]e|sum up|tl;?dr|shorten|condense|give me (?:a summary|the gist))\b/i.test(
        instruction,
      )
        ? 'Give me the text with the request and I will pick its most telling sentences, for example:\n\n```sh\noctet chat "summarize in 3 sentences" -f notes.txt\n```'
        : undefined;
    }
    const sentences = sentencesOf(text).map(withoutGreeting);
    // A list has its points already.
    if (!WANTED.test(instruction) && (sentences.length < 2 || /^\s*(?:[-*•]|\d+[.)]) /m.test(text)))
      return undefined;
    const most = Number(WORDS.exec(digitsForWords(instruction))?.[1] ?? Number.POSITIVE_INFINITY);
    const wanted = wantedCount(instruction, sentences.length);
    const chosen = chosenWithin(sentences, wanted, most);
    // Whole sentences cannot be cut to a number of words.
    if (chosen.length === 0) return undefined;
    // The readers of a newsletter do not see the text: the sentence must carry each fact.
    const whole = sentences.join(' ');
    if (
      wanted === 1 &&
      NEWSLETTER.test(instruction) &&
      sentences.length > 1 &&
      sentences.length <= MOST_WHOLE &&
      most === Number.POSITIVE_INFINITY &&
      wordCount(whole) <= MOST_WHOLE_WORDS
    )
      return `${inOne(sentences)}\n\n_All ${sentences.length} sentences, joined in the text's own words._`;
    const isShort = wanted === 1 && sentences.length > 2 && most === Number.POSITIVE_INFINITY;
    const joined = isShort ? withSubject(chosen[0] ?? '', sentences) : undefined;
    if (joined !== undefined)
      return `${joined}\n\n_2 of ${sentences.length} sentences, joined in the text's own words._`;
    const asList = LISTED.test(instruction) && (wanted > 1 || chosen.length > 1);
    const body = asList ? chosen.map((sentence) => `- ${sentence}`).join('\n') : chosen.join(' ');
    const few = wanted > chosen.length && most === Number.POSITIVE_INFINITY;
    if (chosen.length === sentences.length)
      return `${body}\n\n${few ? `_${chosen.length} of ${wanted}: the text has no more sentences._` : '_The text is already this short._'}`;
    return `${body}\n\n_${chosen.length} of ${sentences.length} sentences, picked from the text unchanged${few ? `; ${wanted} were asked for` : ''}._`;
  },
};

const NEWSLETTER =
  /\b(?:newsletter|bulletin|notice ?board|minutes|web ?site|parish (?:magazine|letter)|round-?up)\b/i;
/** No name, but several things. */
const MANY =
  /^(?:[A-Z][a-z]+s|Children|People) (?:are|were|have|cost|do|need|start|begin|come|go|open|close)\b/;
const MOST_WHOLE = 4;
const MOST_WHOLE_WORDS = 60;
const inOne = (sentences: readonly string[]): string =>
  sentences
    .map((sentence, at) => {
      const own =
        at > 0 && (PLAIN.test(sentence) || MANY.test(sentence))
          ? sentence.charAt(0).toLowerCase() + sentence.slice(1)
          : sentence;
      return at < sentences.length - 1 ? own.replace(/[.!]+$/, '') : own;
    })
    .join('; ');

const MOST_NOTED = 1_000;
/** "These notes into one sentence: fete 6 June; raised £840": all of them, in their order. */
const NOTES = /\bnotes?\b.*\b(?:into|as|to)\b.*\b(?:1|one|a|single)\b.*\b(?:sentence|line)\b/i;
function notesInOne(instruction: string, text: string): string | undefined {
  if (text.length > MOST_NOTED || !NOTES.test(instruction)) return undefined;
  const parts = text.split(/\s*[;\n]\s*|,\s+/).map((part) => part.replace(/^[-*•]\s*|[.\s]+$/g, ''));
  if (parts.length < 2) return undefined;
  const all = parts.filter((part) => part !== '').join('; ');
  return `${all.charAt(0).toUpperCase()}${all.slice(1)}.\n\n_All ${parts.length} notes, joined in their own words._`;
}

const WORDS = /\b(\d{1,3}) words?\b/i;
const wordCount = (text: string): number => text.trim().split(/\s+/).length;

/** The most telling sentences that have so many words together; each alone may be too long. */
function chosenWithin(sentences: readonly string[], wanted: number, most: number): readonly string[] {
  const short = sentences.filter((sentence) => wordCount(sentence) <= most);
  for (let count = Math.min(wanted, short.length); count > 0; count -= 1) {
    const chosen = rankSentences(short, count);
    if (wordCount(chosen.join(' ')) <= most) return chosen;
  }
  return [];
}

/** "Hi team, the server …" begins behind the comma. */
const withoutGreeting = (sentence: string): string =>
  sentence.replace(
    /^(?:hi|hello|hey|dear|good (?:morning|day|afternoon|evening))\b[^,.!?]{0,30}, (?!and\b|thank|(?:i )?hope|how\b|just\b|welcome)(?=(?:\S+ ){3})(\p{L})/iu,
    (_, first: string) => first.toUpperCase(),
  );

/** Words in both sentences of one. */
const MOST_JOINED = 45;
const LEADING = 60;
const STANDS = 0.75;

/** The outcome with the sentence before it: "They agreed to …" says nothing without those who did. */
function withSubject(chosen: string, sentences: readonly string[]): string | undefined {
  const outcome = tellsOutcome(chosen) || LEANS.test(chosen) ? chosen : sentences.findLast(tellsOutcome);
  if (outcome === undefined) return undefined;
  const before = sentences.slice(0, sentences.indexOf(outcome));
  const lead = outcome.slice(0, LEADING);
  const stands = (each: string) => strength(each) >= STANDS;
  const opening =
    /\b(?:he|she)\b/i.test(lead) || LEANS.test(lead)
      ? before.at(-1)
      : /\b(?:it|this|that)\b/i.test(lead)
        ? before.findLast(stands)
        : outcome === chosen
          ? before.find(stands)
          : chosen;
  if (opening === undefined || opening === outcome || !before.includes(opening)) return undefined;
  if (`${opening} ${outcome}`.split(/\s+/).length > MOST_JOINED || !/[.!]$/.test(opening)) return undefined;
  const rest = PLAIN.test(outcome) ? outcome.charAt(0).toLowerCase() + outcome.slice(1) : outcome;
  return `${withName(opening, before).slice(0, -1)}; ${rest}`;
}

/** It goes on from the sentence before. */
const LEANS = /^(?:since then|after (?:that|this)|then|as a result|because of (?:this|that)|instead)\b/i;

/** "She rewrote …" after "Anna joined …": the name in place of the pronoun. */
function withName(sentence: string, before: readonly string[]): string {
  const earlier = before.slice(0, before.indexOf(sentence)).filter((each) => !PLAIN.test(each));
  const name = /^[A-Z][a-z]+(?= [a-z])/.exec(earlier.at(-1) ?? '')?.[0];
  return name === undefined ? sentence : sentence.replace(/^(?:He|She)\b/, name);
}

/** Words that have a capital only because a sentence begins with them; a name keeps its own. */
const PLAIN =
  /^(?:please|we|they|it|the|this|that|these|those|he|she|there|an?|in|on|at|as|after|before|our|my|their|his|her|its|you|but|and|so|then|finally|instead|because|all|both|some|most|no|next|last|from|for|with|until|since)\b/i;

const COUNTED =
  /\b(\d{1,2}|a|single|the) (?:(?:short|key|main|most|important|bullet|crucial|essential|central|best|top) ){0,3}(sentences?|bullet ?points?|bullets?|points?|lines?|things?|facts?|takeaways?|ideas?|statements?|messages?|parts?)\b/gi;

function wantedCount(instruction: string, total: number): number {
  const all = [...digitsForWords(instruction).matchAll(COUNTED)];
  // "The main points as three bullets": the number counts.
  const asked = all.find(([, number]) => /\d/.test(number ?? '')) ?? all[0];
  const number = asked?.[1];
  const isOne = !/s$/i.test(asked?.[2] ?? 's');
  if (number !== undefined && (/\d/.test(number) || isOne))
    return Math.max(1, /\d/.test(number) ? Number(number) : 1);
  // One sentence of a short text tells what happened and not what came of it.
  return total < 4 ? 1 : Math.min(5, Math.max(2, Math.round(total * 0.25)));
}
