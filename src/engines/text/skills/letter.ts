import { MONTHS } from '../calendar/civil-date.ts';
import type { Skill } from '../skill.ts';
import { capital, letterWish, missingFrom, type Says, salutation, thankedDeed } from './letter-wish.ts';
import { isNotice, onlyLines, plainWish, thanksFor } from './plain-wish.ts';

const ASKED =
  /^(?:please |can you |could you |help me (?:to )?|i need (?:to )?|i want (?:to )?)*(write|draft|compose|create|make|prepare|give|send)?\s*(?:me )?(?:an? |the )?((?:\w+(?:, |[- ])(?:and )?){0,4}?)(letter(?![- ](?:word|grade|code)s?\b)|e-?mail|mail|message|note|cover letter|auto-?reply|automatic reply|(?<=office )reply|(?<=^(?:please )?(?:write|draft|compose|send)\b.*)(?:reminder|invitation|apology|complaint)(?! (?:letter|e-?mail|mail|message|note)))\b(.*)$/i;

/** A letter that is there is not written, and a question is no wish for one. */
const OTHER_DEED =
  /\b(?:translate|read|delete|remove|open|forward|how|what|why|where|when|who|which|is|are|do|does|did|my|your|this|that|summari[sz]e|check|fix|improve|correct|shorten|rewrite|find|block|show|get|sort|parse|extract|encrypt|log|print|commit|error|receive|archive|unsubscribe)\b/i;

/** Without a verb, nothing but the kind of letter: "change the message" wants something else done. */
const KINDS =
  /^(?:(?:short|brief|quick|polite|formal|informal|friendly|professional|nice|warm|kind|simple|business|personal|thank|you|thanks|apology|resignation|cover|complaint|reminder|invitation|farewell|goodbye|leaving|birthday|welcome|sick|leave|follow|up|out|of|office|application|recommendation|condolence|congratulations?|love|reference|meeting|announcement|status|away|vacation)[- ])*$/i;

const FOR =
  /\b(?:to|for) (?:(?:my|our) [a-z]+ (?=[A-Z]))?([A-Z]\w+|(?:my|our) (?:best |dear |good |little |big |older |younger )*\w+)/;

/** The occasion of a letter by the words of the request; the first that matches is used. */
const OCCASIONS = [
  [/\bapologising saying\b/, 'apology'],
  [/\bout[- ]of[- ](?:the )?office\b|\bauto-?reply\b|\bautomatic reply\b|\baway message\b/i, 'absence'],
  [/\bresign|\bquit(?:ting)?\b|\bnotice of leaving/i, 'resignation'],
  [
    /\b(?:day|days|week|monday|tuesday|wednesday|thursday|friday|afternoon|morning|time|tomorrow|today) off\b|\bvacation\b|\bholidays?\b|\bannual leave\b|\bleave of absence\b/i,
    'leave',
  ],
  [/\bsick\b|\bill(?:ness)?\b|\bflu\b|\bnot feeling well\b/i, 'sick'],
  [
    /\b(?:declin(?:e|ing)|turn(?:ing)? down|refus(?:e|ing))\b.*\b(?:invit\w+|wedding|party|dinner)\b|\bcan(?:not|'t) (?:come|make it|attend)\b.*\b(?:wedding|party|dinner|invitation)\b/i,
    'regret',
  ],
  [/\bdeclin(?:e|ing)\b|\bturn(?:ing)? down\b|\breject(?:ing)?\b/i, 'decline'],
  [/\bthank(?:s|ing|[- ]you)?\b/i, 'thanks'],
  [/\bbirthday\b(?! (?:party|dinner|invit|celebration))/i, 'birthday'],
  [/\bcongratulat/i, 'congratulation'],
  [/\bremind|\bfollow(?:ing)?[- ]?up\b|\boverdue\b|\bunpaid\b/i, 'reminder'],
  [
    /\b(?:schedule|arrange|set up|ask(?:ing)? for|request(?:ing)?|reschedule) (?:an? |the |our )?(?:meeting|call|appointment)\b|\bmeeting request\b/i,
    'meeting',
  ],
  [/\breferral\b/i, 'other'],
  [/\bcover letter|\bappl(?:y|ication|ying)\b|\bjob\b/i, 'application'],
  [
    /\bcomplain|\bbroken|\bdefect|\bfault|\brefund|\bnot working|\bnoise|\bdamag|\bdripp|\bleak|\bclogg|\bmou?ld\b/i,
    'complaint',
  ],
  [/\bgrateful|\bappreciat/i, 'thanks'],
  [/\bapolog|\bsorry\b/i, 'apology'],
  [/\bdelay/i, 'delay'],
  [/\binvit/i, 'invitation'],
  [/\brecommend|\breference\b/i, 'recommendation'],
  [/(?:)/, 'other'],
] as const;

/** Of these, another person's is told and not the writer's. */
const OF_WRITER: readonly string[] = ['sick', 'leave', 'resignation', 'birthday', 'application'];

/** A few lines for a card, and no letter. */
const MAY_GREET =
  /\b(?:message|note|greetings?|wish(?:es)?|card|text|sms|lines?|sentences?|toast|congratulations?)\b.*\b(?:for|to)\b|\b(?:birthday|christmas|wedding)\b/i;

/** Letters and e-mails after the occasion that is named. Nothing is invented: unknown facts stay in brackets. */
export const letter: Skill = {
  name: 'letter',
  async answer({ message, today }) {
    if (MAY_GREET.test(message)) {
      const { greetingCard } = await import('./greeting-card.ts');
      const card = await greetingCard(message);
      if (card !== undefined) return card;
    }
    const [, verb, before = '', form = '', said = ''] =
      (message.length > 400 ? null : ASKED.exec(plainWish(message))) ?? [];
    if (
      form === '' ||
      OTHER_DEED.test(before) ||
      (verb === undefined && !KINDS.test(before)) ||
      (!/\b(?:to|about|for|of|regarding|concerning|until|that|asking|telling|inviting|thanking|saying)\b/.test(
        said,
      ) &&
        before.trim() === '') ||
      /^[^:]*\?$|\b(?:regex|regexp|regular expression|pattern|validate)\b/i.test(message)
    )
      return undefined;
    const { reader: to, content, matter: asked, says, reason, rest } = letterWish(said);
    const wish = `${before} ${form} ${rest}`;
    // "that my son is sick": somebody else is, and the letter says so.
    const ofOther =
      /\b(?:that|saying) (?:my|our|his|her|the) \w+ (?:is|are|was|has|will|cannot|can't)\b/i.test(rest);
    const named = OCCASIONS.find(([pattern]) => pattern.test(wish))?.[1] ?? 'other';
    const occasion = ofOther && OF_WRITER.includes(named) ? 'other' : named;
    const { default: letters } = await import('../data/letters.json');
    const template: Template & { readonly subject: string; readonly body: readonly string[] } =
      letters[occasion];
    // An invitation to a party is for its guests.
    const event = /invitation/i.test(form)
      ? /^\s*to ((?:my|our|an?|the) .+?)[.!]*$/i.exec(rest)?.[1]
      : undefined;
    const addressee = event === undefined ? to : undefined;
    const isBirthday = occasion === 'birthday';
    const reader = (isBirthday ? FOR.exec(rest)?.[1] : addressee)?.trim().replace(/[.,!]+$/, '');
    const matter = isBirthday
      ? 'your birthday'
      : (event ??
        asked ??
        eventOf(occasion, rest) ??
        (occasion === 'thanks' ? thankedDeed(rest) : undefined) ??
        /\b(?:about|regarding|concerning|for|because of|inviting \w+ to|on (?=(?:his|her|their|your|the|a)\b)|to (?:discuss|talk about|decline)|declining)\s+(.+?)[.!]*$/i.exec(
          rest,
        )?.[1] ??
        (occasion === 'thanks'
          ? /\bafter (?:an?|the|my|our) (.+?)[.!]*$/i.exec(rest)?.[1]?.replace(/^/, 'the ')
          : undefined));
    const time =
      /\b((?:on |this |next )?(?:monday|tuesday|wednesday|thursday|friday|tomorrow|today|next week|this afternoon))\b/i.exec(
        rest,
      )?.[1];
    const until =
      /\b(?:until|till|through|back (?:again )?on|return(?:ing)? on) ((?:(?!\b(?:and|because|but|so|for)\b)[\w,. -]){2,30}?)[.!]*$/i.exec(
        rest.replace(/\b(?:and|because|but|so) .*$/i, (end) => (/\bback on\b/i.test(end) ? end : '')),
      )?.[1];
    const period =
      /\b(?:for|during|all) ((?:next|this) week|tomorrow|today|the next \w+ (?:days|weeks))\b/i.exec(
        rest,
      )?.[1];
    // Without a matter, the reason is what the letter is about.
    const own = content ?? (matter === undefined && isReason(occasion) ? reason : undefined);
    const filled = [template.subject, ...template.body].map((text) =>
      fill(withPlace(withTime(withEnd(text, until, period), time), matter), matter),
    );
    if (own !== undefined && isNotice(message)) return `**${own}**\n\nThank you for your understanding.`;
    // A deed that somebody is asked for is no occasion: "turn down the music" declines nothing.
    const isAsking =
      says !== undefined &&
      (occasion === 'other' || (says.isDeed === 'done' && !/^(?:leave|sick|meeting)$/.test(occasion)));
    const [subject = '', ...body] = (
      isAsking
        ? asking(says, reason !== undefined)
        : occasion === 'thanks' &&
            matter !== undefined &&
            own === undefined &&
            form.toLowerCase() !== 'letter'
          ? [fill(template.subject, matter), ...thanksFor(matter)]
          : own === undefined
            ? filled
            : telling(own, filled, template)
    ).map((text, at, all) =>
      withReason(
        text,
        own === reason ? undefined : reason,
        at === 1 && !all.some((each) => REASON.test(each)),
      ),
    );
    const lines = onlyLines(message, body);
    if (lines !== undefined) return lines;
    const greeting = occasion === 'absence' ? 'Hello,' : `Dear ${salutation(reader)},`;
    const closing = /\b(?:mum|mom|dad|friend|grandm|grandp|aunt|uncle|sister|brother)/i.test(reader ?? '')
      ? 'With love,'
      : 'Kind regards,';
    const head = /mail/i.test(form)
      ? `**Subject:** ${subject}\n\n`
      : !/letter/i.test(form)
        ? ''
        : `[Your name]  \n[Your address]\n\n${dated(today)}\n\n**${subject}**\n\n`;
    const text = `${head}${greeting}\n\n${body.join('\n\n')}\n\n${closing}  \n[Your name]`;
    const missing = missingFrom(`${text} ${reader ?? ''}`, said);
    return missing.length === 0
      ? text
      : `${text}\n\n_Not in it: ${missing.map((word) => `“${word}”`).join(', ')}._`;
  },
};

/** "decline a wedding invitation": the invitation is one to the wedding. */
function eventOf(occasion: string, rest: string): string | undefined {
  if (occasion !== 'regret') return undefined;
  const [, before, behind] =
    /\b([a-z]+(?: party| dinner)?) invitation\b|\binvitation to ((?:an?|the|my|your|our|his|her|their) .+?)[.!]*$/i.exec(
      rest,
    ) ?? [];
  const event =
    behind ??
    (before === undefined || /^(?:an?|the|my|this|your|their)$/i.test(before) ? undefined : `the ${before}`);
  return event === undefined ? 'your invitation' : `your invitation to ${event}`;
}

/** A letter that asks for something asks for it. */
const asking = ({ subject, text, isDeed }: Says, isExplained: boolean): string[] => [
  subject,
  isDeed && !isExplained ? `${text} [The situation in one or two sentences.]` : text,
  `Could you please let me know by [date]${isDeed ? ' whether this is possible' : ''}?`,
  'Thank you very much in advance.',
];

const REASON = /\[(?:[Tt]he )?reason[^\]]*\]/;
/** The reason in its place, or behind the first paragraph. */
const withReason = (text: string, reason: string | undefined, isFirst: boolean): string =>
  reason === undefined
    ? text
    : REASON.test(text)
      ? text.replace(REASON, () => (/\bbecause \[/.test(text) ? reason : `The reason is that ${reason}.`))
      : isFirst
        ? `${text} The reason is that ${reason}.`
        : text;

const isReason = (occasion: string): boolean => /^(?:apology|complaint|delay|sick|decline)$/.test(occasion);

interface Template {
  /** The text before the writer's own words, and behind them. */
  readonly lead?: string;
  readonly close?: string;
}

/** A letter that says something says it in the writer's words, and ends as its occasion asks for. */
function telling(
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
    close ?? last ?? 'Please let me know if you have any questions.',
  ];
}

/** The first words of a sentence, for a subject line. */
function shortened(sentence: string): string {
  const words = sentence.split(' ');
  const kept = words.filter((_, at) => words.slice(0, at + 1).join(' ').length <= LONGEST_SUBJECT);
  return kept.join(' ');
}
const LONGEST_SUBJECT = 60;

/** Date, time and place in brackets, without those that the matter names. */
function withPlace(text: string, matter = ''): string {
  const asked = [
    [
      /\b(?:today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d{1,2}(?:st|nd|rd|th)|(?:january|february|march|april|may|june|july|august|september|october|november|december) \d)/i,
      ' on [date]',
    ],
    [/\b\d{1,2}(?:[:.]\d{2})? ?(?:am|pm|o'clock)\b|\b\d{1,2}:\d{2}\b|\bnoon\b/i, ' at [time]'],
    [/\bat (?:my|our|the) \w|\bin (?:my|our|the) (?:garden|house|flat|office|park)/i, ', at [place]'],
  ] as const;
  const left = asked.flatMap(([known, place]) => (known.test(matter) ? [] : [place])).join('');
  return text.replace('{when}', left === '' ? '' : ` It will be${left.replace(/^,/, '')}.`);
}

/** The day on which somebody is back, or brackets for it. */
const withEnd = (text: string, until: string | undefined, period?: string): string =>
  text
    .replace(
      '{until}',
      until === undefined && period !== undefined ? ` ${period}` : ` until ${until ?? '[date]'}`,
    )
    .replace('{back}', ` on ${until ?? '[date]'}`);

/** "off on Friday", or brackets for a day that is not named. */
function withTime(text: string, time: string | undefined): string {
  const day = time?.replace(
    /\b(?:mon|tues|wednes|thurs|fri)day\b/i,
    (name) => name.charAt(0).toUpperCase() + name.slice(1),
  );
  const said = day === undefined ? ' [from when to when]' : /^[A-Z]/.test(day) ? ` on ${day}` : ` ${day}`;
  return text.replace('{time}', said);
}

function fill(text: string, matter: string | undefined): string {
  const named = matter === undefined ? '[the matter]' : yours(matter);
  return text
    .replace('{About}', capital(named))
    .replace(/\{(about|for|to|on)\}/g, (_, preposition: string) => ` ${preposition} ${named}`);
}

/** Drops a leading "that" or "how". */
function yours(matter: string): string {
  return matter.replace(/^(?:that|how) /i, '').trim();
}

function dated(today: string): string {
  const [year, month, day] = today.split('-').map(Number);
  return `${day} ${MONTHS[(month ?? 1) - 1]} ${year}`;
}
