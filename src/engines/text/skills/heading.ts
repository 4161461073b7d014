import { rankSentences } from '../language/sentence-ranking.ts';
import { sentencesOf } from '../language/sentences.ts';
import { unquoted, wishAndText } from '../language/split-instruction.ts';
import type { Skill } from '../skill.ts';

const WANTED =
  /\b(?:write|give|suggest|make|create|find|need|come up with|propose|what|generate|draft|add|put|a|good)\b.*\b(title|subject(?: line)?|headline|heading)\b|^(title|subject(?: line)?|headline)\b/i;
/** A change of letters, or several titles, which would need other words than the text's own. */
const SEVERAL =
  /\btitle[- ]?case\b|\b(?:titles|headlines|subjects|subject lines|\d+|two|three|four|five|some|few)\b/i;
const MOST_CHARACTERS = 4_000;
const MOST_WORDS = 10;
const LEAST_WORDS = 3;

const GREETING =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))\b[^,.!]{0,30}[,.!:]\s*|^(?:regards|best|thanks|thank you|cheers|kind regards|sincerely)\b.*$/i;
/** Words that lead to the matter and are no part of it. */
const LEADS =
  /^(?:(?:just |please |also |however |therefore |so )*(?:(?:i am|i'm|we are|we're) (?:writing|happy|pleased|glad|excited|sorry)\b.{0,20}? (?:to (?:inform|tell|let) you (?:know )?(?:that |about )?|to (?:announce|say|report)(?: that)? )|(?:i|we) (?:want|wanted|would like|'d like) to (?:inform|let|tell) you (?:know )?(?:that |about )?|(?:please )?(?:note|be aware) that |(?:this is )?(?:a (?:short|quick|friendly) )?(?:reminder|note) that |as (?:you know|discussed|agreed),? |(?:we|i|you) (?:need|have|must|want|plan|are going|will have) to |we will |i will |let us |let's ))+/i;
const ARTICLE = /^(?:the|an?|our|my|your|this|these|those) /i;
const PRONOUN = /^(?:i|we|he|she|it|they|you|this|that|there|these|those|which|who)\b/i;
/** Behind these a heading has said enough. */
const ENDS = [
  /,? (?:because|since|so that|which|who|although|while|but|as soon as|in order to)\b.*$/i,
  / that (?:helps?|lets?|allows?|makes?|shows?|will|can|is|are|was|were)\b.*$/i,
  /,? and (?:will|is|are|has|have|was|were|can|must|it|we|they|he|she|i)\b.*$/i,
  /[,;:] .*$/,
];

/** A title or a subject line for a text, in its own words: its most telling sentence, cut short. */
export const heading: Pick<Skill, 'answer'> = {
  answer({ instruction, sourceText, message }) {
    const [wish, given] =
      sourceText === undefined ? wishAndText(message, MOST_CHARACTERS) : [instruction, sourceText];
    const [, behind, before] = WANTED.exec(wish) ?? [];
    const kind = behind ?? before;
    const topic = given === undefined ? TOPIC.exec(message.trim())?.[1] : undefined;
    if (topic !== undefined && !/:\s/.test(message)) return fromTopic(topic);
    // A title among the fields of an object is taken out of the text.
    const isOther = SEVERAL.test(wish) || /\bjson\b/i.test(wish);
    if (kind === undefined || given === undefined || given.length > MOST_CHARACTERS || isOther)
      return undefined;
    const sentences = sentencesOf(unquoted(given.trim()))
      .map((sentence) => sentence.replace(GREETING, ''))
      .filter((sentence) => sentence.split(/\s+/).length >= LEAST_WORDS);
    const [best = ''] = rankSentences(sentences, 1);
    const [made] = [best, ...sentences].flatMap((sentence) => cut(sentence) ?? []);
    return made === undefined ? undefined : `${made}\n\n_In the text's own words, by rules._`;
  },
};

/** "a title for a blog post about remote work" */
const TOPIC =
  /^(?:please |can you |could you |i need |help me (?:find |with )?)*(?:(?:write|give|suggest|make|create|find|come up with|propose|generate)(?: me)? )?(?:an? |some |\d |a few )?(?:good |catchy |short |nice )*(?:titles?|headlines?)(?: ideas)? for (?:an? |the |my |our )?(?:[\w-]+ ){0,2}?(?:post|article|talk|essay|presentation|video|newsletter|book|paper|report|podcast)(?: episode)? (?:about|on) (.{3,60}?)[?.! ]*$/i;

function fromTopic(topic: string): string {
  const [first = '', ...rest] = topic;
  const capital = `${first.toUpperCase()}${rest.join('')}`;
  return `- ${capital}: what I wish I had known\n- A short guide to ${topic}\n- ${capital}, explained\n- Five questions about ${topic}\n- What works, and what does not: ${topic}\n\n_Patterns with your subject put in._`;
}

function cut(sentence: string): string | undefined {
  const plain = sentence
    .replace(/[.!?\s]+$/, '')
    .replace(LEADS, '')
    .replace(ARTICLE, '');
  if (PRONOUN.test(plain) || /\?$/.test(sentence.trim())) return undefined;
  const short = ENDS.reduce((text, end) => {
    const shorter = text.replace(end, '');
    return words(text) > MOST_WORDS - 3 && words(shorter) >= LEAST_WORDS ? shorter : text;
  }, plain).replace(/\b(?:has been|have been|had been|will be|is being|was|were) (?=\w+ed\b)/i, '');
  if (words(short) > MOST_WORDS || words(short) < LEAST_WORDS) return undefined;
  return short.charAt(0).toUpperCase() + short.slice(1);
}

const words = (text: string): number => text.split(/\s+/).length;
