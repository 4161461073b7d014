import { rankSentences } from '../language/sentence-ranking.ts';
import { sentencesOf } from '../language/sentences.ts';
import { unquoted, wishAndText } from '../language/split-instruction.ts';
import { digitsForWords } from '../math/number-words.ts';
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
    const asked = digitsForWords(message.trim());
    const count = Number(
      /\b(\d{1,2}) (?:[a-z]+ )*(?:titles|headlines|slogans|taglines|mottos|subject lines|subjects)\b/i.exec(
        asked,
      )?.[1] ?? 0,
    );
    const topic = given === undefined ? TOPIC.exec(asked)?.[1] : undefined;
    if (topic !== undefined && !/:\s/.test(message)) return patterned(TITLES, topic, count);
    const subject = given === undefined ? SUBJECT.exec(asked) : null;
    if (subject !== null && !/:\s/.test(message))
      return patterned(
        subject[1] === undefined ? SUBJECTS : REQUESTS,
        subject[1] ?? subject[2] ?? '',
        count || (/\bsubject lines?\b/i.exec(asked)?.[0].endsWith('s') ? 0 : 3),
      );
    const slogan = given === undefined ? SLOGAN.exec(asked)?.[1] : undefined;
    if (slogan !== undefined && !/:\s/.test(message)) {
      const goods = BARE.test(slogan.replace(DETAIL, '')) ? GOODS.exec(slogan)?.[1] : undefined;
      return patterned(
        goods !== undefined ? GOODS_SLOGANS : PLACE.test(slogan) ? PLACE_SLOGANS : SLOGANS,
        goods ?? slogan.replace(DETAIL, ''),
        count,
        goods === undefined ? DETAIL.exec(slogan)?.[0] : undefined,
      );
    }
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
  /^(?:please |can you |could you |i need |help me (?:find |with )?)*(?:(?:write|give|suggest|make|create|find|come up with|propose|generate)(?: me)? )?(?:an? |some |\d{1,2} |a few )?(?:good |catchy |short |nice |possible )*(?:titles?|headlines?)(?: ideas)? for (?:an? |the |my |our )?(?:[\w-]+ ){0,2}?(?:post|article|talk|essay|presentation|video|newsletter|book|novel|story|paper|report|podcast|workshop|course|speech)(?: episode)? (?:about|on) (.{3,60}?)[?.! ]*$/i;

/** "a slogan for a small bike repair shop" */
const SLOGAN =
  /^(?:please |can you |could you |i need |help me (?:find |with )?)*(?:(?:write|give|suggest|make|create|find|come up with|propose|generate|think of)(?: me)? )?(?:an? |some |\d{1,2} |a few )?(?:good |catchy |short |nice |funny )*(?:slogans?|taglines?|mottos?)(?: ideas)? for (?:an? |the |my |our )?(?:(?:small|new|little|local|young|tiny) )*(.{3,60}?)[?.! ]*$/i;
const PLACE =
  /\b(?:shop|store|bakery|caf[eé]|restaurant|bar|pub|salon|studio|gym|hotel|school|gallery|market|farm|clinic|garage|library|hostel|bistro|stand|stall|kiosk|truck)\b/i;
const DETAIL = /,? (?:that|which|who|with|in|where|run|owned|for|selling)\b .*$/i;
/** "a shop that sells tea and spices" */
const GOODS =
  /,? (?:that sells?|which sells?|selling|for) ((?!people|kids|children|everyone|the |my |our )[a-z]+(?:(?:,| and| or) [a-z]+){0,2})$/i;
/** A tea shop that sells maps is one of tea, too. */
const BARE = /^(?:shop|store|stand|stall|kiosk|market|truck|business|company|brand)$/i;
const GOODS_SLOGANS = [
  '@, chosen with care.',
  'Good @, fair prices, friendly people.',
  'Your place for @.',
  '@ for every day, and for the good ones.',
  'Come for the @, stay for a chat.',
];
/** "three subject lines for a newsletter about our new opening hours", "… for an email asking for a reference" */
const SUBJECT =
  /^(?:please |can you |could you |i need |help me (?:find |with )?)*(?:(?:write|give|suggest|make|create|find|come up with|propose|generate)(?: me)? )?(?:an? |some |\d{1,2} |a few )?(?:good |catchy |short |nice |possible |different )*(?:e-?mail )?subject(?: lines?|s)(?: ideas)? for (?:an? |the |my |our )?(?:[\w-]+ ){0,3}?(?:newsletter|e-?mail|mail|message|invitation|announcement)(?: to (?:my|our|the|all|an?) [a-z ]+?)? (?:(?:asking for|requesting) (.{3,60}?)|(?:about|on|announcing|regarding|that announces) (.{3,60}?))[?.! ]*$/i;
const SUBJECTS = [
  'What you need to know about @',
  'News about @',
  '@ at a glance',
  '@: all the details',
  'A short note about @',
];
const REQUESTS = ['Request for @', 'A request: @', 'A short question about @'];
const TITLES = [
  'What I wish I had known about @',
  '@: a short guide',
  '@, one step at a time',
  'Five lessons from @',
  '@: what works, and what does not',
  'A beginner’s notes on @',
  'The quiet joy of @',
  'What @ taught me',
];
const PLACE_SLOGANS = [
  'Your @ around the corner.',
  'Come in as a guest, leave as a friend.',
  'Good work, fair prices, friendly people: your @.',
  'A small @ with a big heart.',
  'The @ that knows your name.',
];
const SLOGANS = [
  'The @ that goes where you go.',
  'One @, every day.',
  'Your @, without the fuss.',
  'The @ that you will want to keep.',
  'Small things count. So does your @.',
];
const USUAL = 5;

function patterned(frames: readonly string[], topic: string, count: number, left?: string): string {
  const made = frames.slice(0, count || USUAL).map((frame) => {
    const text = frame.replace('@', topic);
    return `- ${text.charAt(0).toUpperCase()}${text.slice(1)}`;
  });
  const few = made.length < count ? `${made.length} of ${count}. ` : '';
  const note = left === undefined ? '' : `; “${left.replace(/^,? /, '')}” was not considered`;
  return `${made.join('\n')}\n\n_${few}Patterns with your subject put in${note}._`;
}

/** When it is tells less than what it is. */
const TIME_FIRST =
  /^(?:every|each|last|this|next|on|in|during|since|yesterday|today|tomorrow)(?: (?:early|late|the))?(?: (?:spring|summer|autumn|winter|morning|evening|afternoon|night|day|week|month|year|weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|\d{4}))?(?: (?:morning|evening|afternoon|night))?,? (?=\w)/i;
const TAIL =
  / (?:every|each|at|on|in|near|for|by|with|from|during|after|before|over|under|since|until) (?:[\w'-]+ ){0,3}[\w'-]+$/i;
const LEAST_KEPT = 5;

/** A heading that is too long says where and when no more. */
function withoutTails(text: string): string {
  const shorter = text.replace(TAIL, '');
  return words(text) <= MOST_WORDS || shorter === text || words(shorter) < LEAST_KEPT
    ? text
    : withoutTails(shorter);
}

function cut(sentence: string): string | undefined {
  const plain = sentence
    .replace(/[.!?\s]+$/, '')
    .replace(LEADS, '')
    .replace(TIME_FIRST, '')
    .replace(ARTICLE, '');
  if (PRONOUN.test(plain) || /\?$/.test(sentence.trim())) return undefined;
  const short = ENDS.reduce((text, end) => {
    const shorter = text.replace(end, '');
    return words(text) > MOST_WORDS - 3 && words(shorter) >= LEAST_WORDS ? shorter : text;
  }, plain).replace(/\b(?:has been|have been|had been|will be|is being|was|were) (?=\w+ed\b)/i, '');
  const kept = withoutTails(short);
  if (words(kept) > MOST_WORDS || words(kept) < LEAST_WORDS) return undefined;
  return kept.charAt(0).toUpperCase() + kept.slice(1);
}

const words = (text: string): number => text.split(/\s+/).length;
