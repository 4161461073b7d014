import { capital } from '../../capital.ts';
import { spelled } from '../language/spelled.ts';
import { isStopWord } from '../language/words.ts';
import { digitsForWords } from '../math/number-words.ts';
import type { Skill } from '../skill.ts';
import { missingFrom } from './letter-wish.ts';

const PLACE =
  '(?:instagram|insta|facebook|linked ?in|twitter|social media|tik ?tok|mastodon|threads|bluesky|x)';
const WISH = new RegExp(
  `^(?:(?:please|can you|could you|write|draft|make|create|compose|give|i need|me|us|an?|the|some|short|quick|friendly|nice|funny|little|warm|catchy),? )*(?:${PLACE} (?:post|caption|update|text|message)|tweet|(?:post|caption)(?: (?:for|on) ${PLACE})?)(?: (?:for|on) (?:our |my )?${PLACE}(?: page| account)?)?(?: (for|about|on|that|announcing|to announce|saying(?: that)?|to say(?: that)?|telling people(?: that)?)|:) (.+)$`,
  'i',
);
const MANNER =
  /^(?:and |but |please )?(?:(?:keep it |make it |be )?(?:(?:very |really |not too |a bit )?(?:friendly|short|long|brief|funny|warm|casual|simple|formal|cheesy|pushy|upbeat|cheerful|professional|nice|catchy|not (?:very |overly |so )?[a-z]+y)(?: (?:and|but) )?)+(?: tone)?|(?:with )?(?:\w+ |a few |some )?hash ?tags?|(?:no|without) (?:emojis?|hash ?tags?)|(?:max(?:imum)? |under |about )?\d+ (?:words|characters))$/i;
const IS_CLAUSE =
  /\b(?:is|are|will|have|has|was|were|opens|starts|closes|offers|sells|costs|begins|need|needs|can|come|comes|returns?|moved?)\b/i;
const WHEN =
  /^(.+?) ((?:on |this |next |at |from |until |every )*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|tonight|\d{1,2}(?:st|nd|rd|th)? [A-Z][a-z]+|\d{1,2}(?::\d\d)? ?[ap]m|next week|this weekend)\b.*)$/i;
const ONLY_WHEN =
  /^(?:(?:from|on|every) )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d{1,2}\b)(?!.*\b(?:is|are|will|we)\b)/i;
const OWN_NEWS = /^my new (?:job|role|position|post|home|flat|house|car|puppy|dog|cat|bike|book)\b/i;
const NO_TAG =
  /^(?:day|closed|open|hash ?tags?|new|hiring|our|fresh|friendly|short|first|great|good|best|free|until|from|euros?|pounds|dollars|people|some|this|next|we're|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|today|tomorrow|looking|have|opens?|opening|starts?|week|weekend)$/i;

/** A post out of the words of the wish, with hashtags out of them; nothing is praised that was not told. */
export const socialPost: Pick<Skill, 'answer'> = {
  answer({ message }) {
    const wish = spelled(message.replace(/\s+/g, ' ').replaceAll('’', "'").trim());
    const [, link = 'for', rest] = wish.length > 400 || /\?$/.test(wish) ? [] : (WISH.exec(wish) ?? []);
    if (rest === undefined) return undefined;
    const said = rest
      .split(/(?<!\d)[.!;:]\s+|[.!;:]\s+(?=[A-Z])|,\s+|: | and (?=(?:please )?(?:keep|make) it )/)
      .map((part) => part.replace(/[\s.!;,]+$/, '').replace(/ with (?:\w+ )?hash ?tags?$/i, ''))
      .filter((part) => part !== '' && !MANNER.test(part));
    const parts: string[] = [];
    for (const part of said)
      if (parts.length > 1 && ONLY_WHEN.test(part)) parts.push(`${parts.pop()}: ${part}`);
      else parts.push(part);
    const [first = '', ...others] = parts;
    if (first === '') return undefined;
    const lines = [opening(link, first, others), ...others.map(sentence)];
    const isCall = /\b(?:come|join|book|visit|order|apply|buy|sign up|drop in|register|call)\b/i.test(rest);
    const text = [...lines, isCall ? '' : callFor(rest)].filter((line) => line !== '').join(' ');
    const tags = /\b(?:no|without) hash ?tags?\b/i.test(wish) ? [] : tagsOf(first, others, countOf(wish));
    const left = missingFrom(text, parts.join(' '));
    return [
      text,
      tags.map((tag) => `#${tag}`).join(' '),
      /\d|\b(?:two|three|four|five) hash/i.test(/\w+ hash ?tags?/i.exec(wish)?.[0] ?? '') &&
      tags.length < countOf(wish)
        ? `_${tags.length} of ${countOf(wish)} hashtags: the wish has no more words for them._`
        : '',
      left.length === 0 ? '' : `_Not in it: ${left.map((word) => `“${word}”`).join(', ')}._`,
    ]
      .filter((line) => line !== '')
      .join('\n\n');
  },
};

const countOf = (wish: string): number =>
  Number(/\b(\d) hash ?tags?\b/i.exec(digitsForWords(wish))?.[1] ?? 3);

const sentence = (part: string): string => `${capital(part)}.`;

function opening(link: string, first: string, others: readonly string[]): string {
  const said = first.replace(/^my /i, 'my ').replace(/^an? (?=new )/i, 'our ');
  if (/^(?:that|saying|to say|telling)/i.test(link) || /^(?:we|i|you|it|there)(?:'\w+)? /i.test(said))
    return sentence(said);
  const [, thing, when] = WHEN.exec(said) ?? [];
  const own = (text: string): string =>
    /^(?:the|our|my|an?|this|[A-Z])\b/.test(text) || /^[A-Z]/.test(text) ? text : `our ${text}`;
  if (thing !== undefined && !IS_CLAUSE.test(thing))
    return sentence(
      `${own(thing)} ${/[^s]s$/.test(thing.split(/ (?:in|at|for|of|with) /)[0] ?? '') ? 'are' : 'is'} ${when?.replace(/^(?=[A-Z]|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d{1,2} [A-Z])/, 'on ').replace(/^(?:on )?(?=\d{1,2}(?::\d\d)? ?[ap]m)/, 'at ')}`,
    );
  if (IS_CLAUSE.test(said)) return sentence(said);
  if (OWN_NEWS.test(said)) return sentence(said.replace(/^my /i, 'I have a '));
  if (/^(?:the |our |my )?new |\b(?:opening|launch)\b/i.test(said))
    return `${capital(own(said))} ${/[^s]s$/.test(said) ? 'are' : 'is'} here!`;
  return others.length > 0 ? `News from ${own(said)}:` : `Have you seen ${own(said)} yet?`;
}

const callFor = (rest: string): string =>
  OWN_NEWS.test(rest)
    ? ''
    : /\b(?:hiring|job|vacancy|looking for|volunteers?|apprentice|recruit\w*)\b/i.test(rest)
      ? 'Know the right person? Please share!'
      : /\b(?:night|party|concert|market|festival|workshop|class|course|event|fair|sale|day|reading|exhibition|fete|quiz|opening(?! hours)|meeting|tour|run|tournament)\b/i.test(
            rest,
          )
        ? 'Come along and bring a friend!'
        : /\b(?:closed|closing|thank|anniversary|moved|moving)\b/i.test(rest)
          ? ''
          : 'Come by and tell us what you think!';

/** The words of the wish that name things: two together, then each alone. */
function tagsOf(first: string, others: readonly string[], count: number): readonly string[] {
  const words = (text: string): readonly string[] =>
    text
      .replace(/'s\b/g, '')
      .split(/[^\p{L}\p{N}'&-]+/u)
      .filter((word) => word.length > 2 && !/\d/.test(word));
  const isTag = (word: string): boolean => !NO_TAG.test(word) && !isStopWord(word.toLowerCase());
  const subject = words(first.split(/ (?:on|in|at|from|for|with|until|to|by) /)[0] ?? '').filter(isTag);
  const rest = words([first, ...others].join(' ')).filter(isTag);
  // "Open day" is one thing, and none of its words alone.
  const pair = words(first.split(/ (?:on|in|at|from|for|with|until|to|by|as|that|is|are) /)[0] ?? '')
    .filter((word) => !/^(?:our|my|the|this|new|free|some|we|we're)$/i.test(word))
    .slice(-2);
  const joined = first.toLowerCase().includes(pair.join(' ').toLowerCase()) ? pair.join('') : '';
  const fresh = /\bnew\b/i.test(first) ? [`new${subject.at(-1) ?? ''}`] : [];
  return [...new Set([joined, ...subject.slice(-2).toReversed(), ...rest, ...fresh])]
    .map((word) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''))
    .filter((word, at, all) => word.length > 2 && all.indexOf(word) === at)
    .slice(0, count);
}
