import { capital } from '../../capital.ts';
import { MONTHS } from '../calendar/civil-date.ts';
import { LONGEST_SUBJECT, type Says } from './letter-wish.ts';

/** A letter that asks for something asks for it. */
export function asking({ subject, text, isDeed, isReminder }: Says, isExplained: boolean): string[] {
  const thanks = 'Thank you very much in advance.';
  if (isReminder) return [subject, text, 'Thank you very much.'];
  // With a day for the deed, no other is needed for the answer.
  if (isDeed === 'done' && DEADLINE.test(text)) return [subject, text, thanks];
  return [
    subject,
    isDeed && !isExplained ? `${text} [The situation in one or two sentences.]` : text,
    `Could you please let me know by [date]${isDeed ? ' whether this is possible' : ''}?`,
    thanks,
  ];
}
const DEADLINE =
  /\b(?:by|until|before) (?:the end of |next |this )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|noon|week|month|year|january|february|march|april|may|june|july|august|september|october|november|december|\d)/i;

/** Details for the person who repairs it. */
export const SINCE = 'It has been so since [date]. ';
export const CALL =
  'Could you please have this put right, and let me know when? You can reach me at [phone number].';

export const REASON = /\[(?:[Tt]he )?reason[^\]]*\]/;
/** The reason in its place, or behind the first paragraph. */
export const withReason = (text: string, reason: string | undefined, isFirst: boolean): string =>
  reason === undefined
    ? text
    : REASON.test(text)
      ? text.replace(REASON, () => (/\bbecause \[/.test(text) ? reason : `The reason is that ${reason}.`))
      : isFirst
        ? `${text} The reason is that ${reason}.`
        : text;

export const isReason = (occasion: string): boolean =>
  /^(?:apology|complaint|delay|sick|decline)$/.test(occasion);

export interface Template {
  /** The text before the writer's own words, and behind them. */
  readonly lead?: string;
  readonly close?: string;
}

/** A letter that says something says it in the writer's words, and ends as its occasion asks for. */
export function telling(
  content: string,
  [subject = '', ...body]: readonly string[],
  { lead = '', close }: Template,
): string[] {
  const [first = ''] = content.split(
    /[.!?;]|,? (?=(?:and|but|so|because) (?:they|you|i|we|it|he|she)\b)|, (?=(?:they|you|i|we)\b)/i,
  );
  const text =
    lead === '' || /^I\b/.test(content) ? content : content.charAt(0).toLowerCase() + content.slice(1);
  const last = body.findLast((each) => !/[[\]]/.test(each));
  return [
    /[[\]]/.test(subject) ? shortened(capital(first)) : subject,
    capital(`${lead}${text}`).replace(/(?<![.!?])$/, '.'),
    // Avoids a closing that repeats the question in other words.
    (content.endsWith('?') && close?.includes('?') ? ANSWER : close) ??
      last ??
      (ASKS_FOR.test(content) ? ANSWER : 'Please let me know if you have any questions.'),
  ];
}

const ANSWER = 'I look forward to your answer.';
const ASKS_FOR = /\b(?:we|I) (?:ask|need|expect|request|demand)\b/;

/** The first words of a sentence, for a subject line. */
function shortened(sentence: string): string {
  const words = sentence.split(' ');
  const kept = words.filter((_, at) => words.slice(0, at + 1).join(' ').length <= LONGEST_SUBJECT);
  return kept.join(' ');
}

/** Date, time and place in brackets, without those that the matter names. */
export function withPlace(text: string, matter = ''): string {
  const asked = [
    [
      /\b(?:today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d{1,2}(?:st|nd|rd|th)|(?:january|february|march|april|may|june|july|august|september|october|november|december) \d|\d (?:of )?(?:january|february|march|april|may|june|july|august|september|october|november|december)\b)/i,
      ' on [date]',
    ],
    [/\b\d{1,2}(?:[:.]\d{2})? ?(?:am|pm|o'clock)\b|\b\d{1,2}:\d{2}\b|\bnoon\b/i, ' at [time]'],
    [/\bat (?:my|our|the) \w|\bin (?:my|our|the) (?:garden|house|flat|office|park)/i, ', at [place]'],
  ] as const;
  const left = asked.flatMap(([known, place]) => (known.test(matter) ? [] : [place])).join('');
  return text.replace('{when}', left === '' ? '' : ` It will be${left.replace(/^,/, '')}.`);
}

const DAY =
  '(?:(?:the )?\\d{1,2}(?:st|nd|rd|th)?\\.?(?: (?:of )?(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]*)?|(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]*\\.? \\d{1,2}(?:st|nd|rd|th)?|(?:next |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)';
/** "away from 3 to 14 July" */
const FROM_TO = new RegExp(`\\b(?:from )?(${DAY}) ?(?:to|until|till|through|–|-) ?(${DAY})`, 'i');
const CONTACTED =
  /\b(?:urgent (?:things|matters|cases|questions|requests|stuff)(?: (?:go|should go|can go|please))*|in urgent cases(?: (?:write|contact|call|ask|people should (?:contact|write)))*|emergencies|contact|reach|ask|write|refer)(?: (?:people|them|everyone|others))? (?:to |is |are handled by )?(?!(?:me|my|a|an|the|it|when|message)\b)((?:my (?:colleague|boss|manager|assistant) )?[A-Z][\p{L}.-]+(?: [A-Z][\p{L}.-]+)?(?: (?:at|on|under) [\w.@+ -]{5,40}?\w)?|[\w.+-]+@[\w.-]+\w)(?=[.,;!]|$| (?:in|for|if|with|while|when|instead)\b)/u;

/** "two weeks" */
const SPAN =
  /\b((?:\d{1,2}|an?|one|two|three|four|five|six) (?:more )?(?:days?|weeks?|months?))\b(?! (?:ago|before|notice|of (?:holiday|leave)))/i;

/** An absence with the days and the colleague that the wish names; the line without a name is left out of short ones. */
export function absent(body: readonly string[], rest: string, isShort: boolean): readonly string[] {
  const [, from, to] = FROM_TO.exec(rest) ?? [];
  const who = CONTACTED.exec(rest)?.[1];
  const span = SPAN.exec(rest)?.[1];
  return body
    .map((text) =>
      text
        .replace(/ until \[date\]/, to === undefined ? '$&' : ` from ${from} to ${to}`)
        .replace('out of the office', span === undefined ? '$&' : `$& for ${span}`)
        .replace('[name and address]', who ?? '$&'),
    )
    .filter((text) => !isShort || !text.includes('[name'))
    .flatMap((text) => (isShort ? text.split(/(?<=\.) (?=[A-Z])/) : [text]));
}

/** The day on which somebody is back, or brackets for it. */
export const withEnd = (text: string, until: string | undefined, period?: string): string =>
  text
    .replace(
      '{until}',
      until === undefined && period !== undefined ? ` ${period}` : ` until ${until ?? '[date]'}`,
    )
    .replace('{back}', ` on ${until ?? '[date]'}`);

/** "off on Friday", or brackets for a day that is not named. */
export function withTime(text: string, time: string | undefined): string {
  const day = time?.replace(
    /\b(?:mon|tues|wednes|thurs|fri)day\b/i,
    (name) => name.charAt(0).toUpperCase() + name.slice(1),
  );
  const said = day === undefined ? ' [from when to when]' : /^[A-Z]/.test(day) ? ` on ${day}` : ` ${day}`;
  return text.replace('{time}', said);
}

const OFF = new RegExp(
  `\\b(?:off|leave|vacation|holidays?)\\b[^.]*?\\b((?:on|from|between) ${DAY}(?:(?:,| and| to| until| till|–|-) ?${DAY})*)(?! ?[ap]m)`,
  'i',
);
const LENGTH_OFF =
  /\b((?:half an?|an?|one|two|three|four|five|\d+) (?:days?|weeks?|afternoon|morning)) off\b/i;
/** The days of a leave as the wish names them: "two days off on 5 and 6 June". */
export function withLeave(text: string, said: string): string {
  const [when, length] = [OFF.exec(said)?.[1], LENGTH_OFF.exec(said)?.[1]];
  return text
    .replace('{time}', when === undefined ? '$&' : ` ${when}`)
    .replace('ask for time off', length === undefined ? '$&' : `ask for ${length} off`);
}

const SUM = /(?:[$€£] ?\d[\d.,]*\d|\d[\d.,]* ?(?:euros?|dollars?|pounds|eur|usd|gbp|chf|francs|[€$£]))/i;
const INVOICE_NUMBER =
  /\b(?:invoice|bill)(?: (?:number|no\.?|nr\.?))? ?#?((?:[A-Z]{1,5}-?)?\d[\w/-]*)(?! ?(?:euros?|dollars?|pounds|eur|usd|days|weeks))/i;
const DUE = new RegExp(
  `\\b(?:due|payable|outstanding|overdue)(?: since| on| by| for)? ((?:an?|one|two|three|four|five|six|\\d+) (?:days?|weeks?|months?)(?: ago)?|last (?:week|month)|${DAY})`,
  'i',
);
/** A reminder names the invoice with its sum, and when it was due, as far as the wish does. */
export function withDebt(body: readonly string[], said: string): readonly string[] {
  const [sum, number, due] = [SUM.exec(said)?.[0], INVOICE_NUMBER.exec(said)?.[1], DUE.exec(said)];
  const time = due?.[1] ?? '';
  const when =
    time === ''
      ? ''
      : / ago$|^last/i.test(time)
        ? time
        : /\b(?:days?|weeks?|months?)$/i.test(time)
          ? `${time} ago`
          : `on ${time}`;
  return body.map((text) =>
    text
      .replace('invoice [number]', number === undefined ? '$&' : `invoice ${number}`)
      .replace(
        ' has not been paid yet',
        when === '' ? '$&' : `, which was due ${when}, has not been paid yet`,
      )
      .replace('[amount]', sum ?? '$&'),
  );
}

export function fill(text: string, matter: string | undefined): string {
  const named = matter === undefined ? '[the matter]' : yours(matter);
  return (
    text
      .replace('{About}', capital(named))
      // "A letter for a former intern" recommends that person; "for a job" names what for.
      .replace(
        '{as}',
        /\b(?:intern|employee|colleague|student|nanny|tenant|assistant|teacher|worker|coworker|apprentice|babysitter)\b/i.test(
          named,
        )
          ? `, ${named.replace(/^for /, '')}`
          : ` for ${named}`,
      )
      .replace(/\{(about|for|to|on)\}/g, (_, preposition: string) => ` ${preposition} ${named}`)
  );
}

/** Drops a leading "that" or "how". */
function yours(matter: string): string {
  return matter.replace(/^(?:that|how) /i, '').trim();
}

/** "decline a wedding invitation": the invitation is one to the wedding. */
export function eventOf(occasion: string, rest: string): string | undefined {
  if (occasion !== 'regret' && occasion !== 'unable') return undefined;
  const [, before, behind] =
    /\b([a-z]+(?: party| dinner)?) invitation\b|\binvitation to ((?:an?|the|my|your|our|his|her|their) .+?)[.!]*$/i.exec(
      rest,
    ) ?? [];
  const event =
    behind ??
    (before === undefined || /^(?:an?|the|my|this|your|their)$/i.test(before) ? undefined : `the ${before}`);
  return event === undefined ? 'your invitation' : `your invitation to ${event}`;
}

/** "3 December 2026" */
export function dated(today: string): string {
  const [year, month, day] = today.split('-').map(Number);
  return `${day} ${MONTHS[(month ?? 1) - 1]} ${year}`;
}
