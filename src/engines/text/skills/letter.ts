import type { Composed } from '../composing/composed.ts';
import { spelled } from '../language/spelled.ts';
import type { Skill, SkillInput } from '../skill.ts';
import {
  absent,
  asking,
  CALL,
  dated,
  eventOf,
  fill,
  isReason,
  REASON,
  SINCE,
  type Template,
  telling,
  withDebt,
  withEnd,
  withLeave,
  withPlace,
  withReason,
  withTime,
} from './letter-parts.ts';
import { letterWish, missingFrom, reminderOf, salutation, thankedDeed } from './letter-wish.ts';
import {
  inKnownForm,
  isNotice,
  onlyLines,
  plainWish,
  thankedWork,
  thanksFor,
  toldDeed,
} from './plain-wish.ts';

const ASKED =
  /^(?:please |can you |could you |help me (?:to )?|i need (?:to )?|i want (?:to )?)*(write|draft|compose|create|make|prepare|give|send)?\s*(?:me )?(?:an? |the )?((?:\w+(?:, |[- ])(?:and )?){0,6}?)(letter(?![- ](?:word|grade|code)s?\b)|(?<=^(?:an? )?)(?:apology|reminder)(?= (?:to|for) (?:my|our|the|[A-Z]))|e-?mail|mail|message|note|cover letter|auto-?reply|automatic reply|(?<=office )reply|(?<=^(?:please )?(?:write|draft|compose|send)\b.*)(?:(?:notice|announcement)(?= (?:that|saying|(?:for|to) .{2,40} (?:that|saying))\b)|reminder|invitation|apology|complaint)(?! (?:letter|e-?mail|mail|message|note)))\b(.*)$/i;

/** A letter that is there is not written, and a question is no wish for one. */
const OTHER_DEED =
  /\b(?:translate|read|delete|remove|open|forward|how|what|why|where|when|who|which|is|are|do|does|did|my|your|this|that|summari[sz]e|check|fix|improve|correct|shorten|rewrite|find|block|show|get|sort|parse|extract|encrypt|log|print|commit|error|receive|archive|unsubscribe)\b/i;

/** Without a verb, nothing but the kind of letter: "change the message" wants something else done. */
const KINDS =
  /^(?:(?:short|brief|quick|polite|formal|informal|friendly|professional|nice|warm|kind|simple|business|personal|thank|sorry|you|thanks|apology|resignation|cover|complaint|reminder|invitation|farewell|goodbye|leaving|birthday|welcome|sick|leave|follow|up|out|of|office|application|recommendation|condolence|congratulations?|love|reference|meeting|announcement|status|away|vacation)[- ])*$/i;

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
    /\b(?:declin(?:e|ing)|turn(?:ing)? down|refus(?:e|ing))\b.*\b(?:(?:meeting|call|conference|workshop|webinar|training|seminar) invit\w+|invit\w+ to (?:an?|the|my|our|their|his|her) (?:[a-z]+ )?(?:meeting|call|conference|workshop|webinar|training|seminar)\b)/i,
    'unable',
  ],
  [
    /\b(?:declin(?:e|ing)|turn(?:ing)? down|refus(?:e|ing))\b.*\b(?:invit\w+|wedding|party|dinner)\b|\bcan(?:not|'t) (?:come|make it|attend)\b.*\b(?:wedding|party|dinner|invitation)\b/i,
    'regret',
  ],
  [/\bdeclin(?:e|ing)\b|\bturn(?:ing)? down\b|\breject(?:ing)?\b/i, 'decline'],
  [/\bthank(?:s|ing|[- ]you)?\b/i, 'thanks'],
  // A forgotten birthday needs an apology.
  [/\b(?:apolog\w*|sorry)\b.*\bbirthday\b|\b(?:forgot\w*|miss(?:ed|ing)) .*\bbirthday\b/i, 'apology'],
  [/\bbirthday\b(?! (?:party|dinner|invit|celebration))/i, 'birthday'],
  [/\bcongratulat/i, 'congratulation'],
  [
    /\b(?:invoice|payment|bill|rent|fee)s?\b.*\b(?:overdue|unpaid|outstanding|not (?:been )?paid)\b|\b(?:overdue|unpaid|outstanding|late) (?:invoice|payment|bill|rent|fee)/i,
    'payment',
  ],
  [/\bremind|\bfollow(?:ing)?[- ]?up\b|\boverdue\b|\bunpaid\b/i, 'reminder'],
  [
    /\b(?:schedule|arrange|set up|ask(?:ing)? for|request(?:ing)?|reschedule) (?:an? |the |our )?(?:meeting|call|appointment)\b|\bmeeting request\b/i,
    'meeting',
  ],
  [/\breferral\b/i, 'other'],
  [/\bcover letter|\bappl(?:y|ication|ying)\b|\bjob\b/i, 'application'],
  // An apology for the noise is not a complaint about it.
  [/^(?!.*\bcomplain).*\b(?:apolog|sorry\b)/i, 'apology'],
  [
    /\bcomplain|\bbroken|\bdefect|\bfault|\brefund|\bnot working|\bnoise|\bdamag|\bdripp|\bleak|\bclogg|\bmou?ld\b/i,
    'complaint',
  ],
  [/\bgrateful|\bappreciat/i, 'thanks'],
  [/\bdelay/i, 'delay'],
  [/\binvit/i, 'invitation'],
  [/\brecommend|\breference\b/i, 'recommendation'],
  [/(?:)/, 'other'],
] as const;

/** Letters that may be about another person than the writer. */
const OF_WRITER: readonly string[] = ['sick', 'leave', 'resignation', 'birthday', 'application'];

/** A few lines for a card, and no letter. */
const MAY_GREET =
  /\b(?:message|note|greetings?|wish(?:es)?|card|text|sms|lines?|sentences?|toast|congratulations?|condolences?)\b.*\b(?:for|to|congratulating)\b|\b(?:birthday|christmas|wedding)\b/i;

const LAST_DAY =
  /\blast (?:working )?day(?: is| will be|:)?(?: on)? (?:the )?(\d{1,2}(?:st|nd|rd|th)?(?: of)? [A-Z][a-z]+|[A-Z][a-z]+ \d{1,2}(?:st|nd|rd|th)?)/;
const POLITE_END = /^((?:can|could|would) you .*[^?\s])\s*\?+$/is;
/** Notes with a form of their own. */
const MAY_NOTE =
  /\b(?:cancel\w*|terminat\w+|appointment)\b|\b(?:turn\w* down|declin\w+|refus\w+|no to|out of)\b.*\binvitation\b/i;

/** A message for somebody, or what is to be told or asked. */
const MAY_WISH =
  /\b(?:text|sms|whats ?app|message|note|e-?mail|mail|letter|card|dm|invite|invitation|complaint|apology|resign\w*|congratulat\w*|write to)\b|^(?:please |can you |could you |help me )*(?:(?:tell|ask|invite|thank|remind|let) (?:my|our)|decline|turn down)\b/i;
/** Texts with a form that no letter has. */
const MAY_BE_PIECE =
  /\b(?:recommendation|reference|rejection|release notes?|(?:cover|application|motivation) letter)\b|\b(?:excuse|absence|sick|farewell|goodbye|thank[- ]you) (?:note|letter|message|card|e-?mail)\b/i;
/** Forms that may carry content: after a colon, in separate sentences, or as a reply. */
const MAY_TELL =
  /\b(?:reply|answer|respon[ds]\w*)\b.*\bto\b|^(?:please )?answer (?:an?|my|our|the) (?:customer|guest|client|tenant|parent|patient|member|visitor)\b|\b(?:notice|announcement)\b|\b(?:complaint|letter|e-?mail|mail|message|note)\b.*\bto\b[^:]*(?:: |(?<!\b(?:Mrs?|Ms|Dr|Prof|St))\. [A-Z]|, (?:thank|ask|apologi[sz]e|offer|tell|mention|say|promise) )/i;

/** Gaps for what the wish tells, and words that were left out. */
const GAPS = /\[(?:The situation|[Tt]he matter|what you want)|_Not in it/;

/** Letters and e-mails after the occasion that is named. Nothing is invented: unknown facts stay in brackets. */
export const letter: Skill = {
  name: 'letter',
  async answer(asked) {
    const turn = { ...asked, message: inKnownForm(asked.message) };
    const first = await letterFor(turn);
    if (first === undefined || turn.message.length > LONGEST_WISH) return first;
    const { runsOn, tellsLittle, withAsides, withoutAsides } = await import('./letter-asides.ts');
    const wish = withoutAsides(turn.message);
    const again = runsOn(first, wish) ? await letterFor({ ...turn, message: wish.bare }) : undefined;
    const text = again === undefined ? first : withAsides(again, wish);
    return tellsLittle(turn.message, text) ? undefined : spelled(text);
  },
};

const LONGEST_WISH = 600;

async function letterFor(turn: SkillInput): Promise<string | undefined> {
  const parts = MAY_COMPOSE.test(turn.message) ? await partsTold(turn.message) : undefined;
  if (parts?.isListed === true) return parts.text;
  const other = await ofKind(turn);
  return parts?.isWhole === true && (other === undefined || GAPS.test(other))
    ? parts.text
    : (other ?? parts?.text);
}

/** Told in parts: behind a comma, a colon or a full stop, or as a clause. */
const MAY_COMPOSE = /[,:.;] \S|\bthat\b|\b(?:notice|poster)\b/;
const partsTold = async (message: string): Promise<Composed | undefined> =>
  (await import('../composing/compose.ts')).composedText(message);

async function ofKind(turn: SkillInput): Promise<string | undefined> {
  const { message, today } = turn;
  if (!MAY_WISH.test(message)) return byForm(turn);
  const { occasionMessage, wishedMessage } = await import('./wished-message.ts');
  const own = await occasionMessage(message, today);
  if (own !== undefined) return own;
  // A message of a few words has no letterhead and no blanks.
  const brief = /\b(?:text|sms|whats ?app)\b/i.test(message) ? wishedMessage(message, today) : undefined;
  const formed = brief ?? (await byForm(turn));
  if (formed !== undefined && !GAPS.test(formed)) return formed;
  return wishedMessage(message, today) ?? formed;
}

async function byForm({ message, today }: SkillInput): Promise<string | undefined> {
  if (MAY_BE_PIECE.test(message)) {
    const { setPiece } = await import('./set-pieces.ts');
    const piece = setPiece(message);
    if (piece !== undefined) return piece;
  }
  if (MAY_TELL.test(message)) {
    const { toldLetter } = await import('./told-letter.ts');
    const told = toldLetter(message, dated(today));
    if (told !== undefined) return told;
  }
  if (MAY_NOTE.test(message)) {
    const { shortNote } = await import('./short-notes.ts');
    const note = shortNote(message);
    if (note !== undefined) return note;
  }
  if (MAY_GREET.test(message)) {
    const { greetingCard } = await import('./greeting-card.ts');
    const card = await greetingCard(message);
    if (card !== undefined) return card;
  }
  const [, verb, before = '', form = '', said = ''] =
    (message.length > 400 ? null : ASKED.exec(plainWish(message.replace(POLITE_END, '$1')))) ?? [];
  if (
    form === '' ||
    OTHER_DEED.test(before) ||
    (verb === undefined && !KINDS.test(before)) ||
    (!/\b(?:to|about|for|of|regarding|concerning|until|that|asking|telling|inviting|thanking|saying|declining|congratulating|confirming|cancell?ing)\b/.test(
      said,
    ) &&
      before.trim() === '') ||
    /^(?!(?:can|could|would) you )[^:]*\?$|\b(?:regex|regexp|regular expression|pattern|validate)\b/i.test(
      message,
    )
  )
    return undefined;
  const { reader: to, content, matter: asked, says: told, reason, rest } = letterWish(said);
  const wish = `${before} ${form} ${rest}`;
  const says = told ?? reminderOf(rest, /\breminder\b/i.test(`${before} ${form}`));
  // "that my son is sick": somebody else is, and the letter says so.
  const ofOther = /\b(?:that|saying) (?:my|our|his|her|the) \w+ (?:is|are|was|has|will|cannot|can't)\b/i.test(
    rest,
  );
  const named =
    /invitation/i.test(form) && !/\b(?:declin|turn|refus|repl|answer|respon)/i.test(wish)
      ? 'invitation'
      : (OCCASIONS.find(([pattern]) => pattern.test(wish))?.[1] ?? 'other');
  // The answer to a complaint is no complaint.
  if (named === 'complaint' && /\b(?:reply|answer|respon[ds]\w*)\b/i.test(message)) return undefined;
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
      (occasion === 'thanks' ? (thankedDeed(rest) ?? thankedWork(reader, rest)) : undefined) ??
      /\b(?:about|regarding|concerning|for|because of|inviting \w+ to|on (?=(?:his|her|their|your|the|a)\b)|to (?:discuss|talk about|decline)|declining)\s+(.+?)[.!]*$/i.exec(
        rest,
      )?.[1] ??
      (occasion === 'thanks'
        ? /\bafter (?:an?|the|my|our) (.+?)[.!]*$/i.exec(rest)?.[1]?.replace(/^/, 'the ')
        : undefined));
  // The person that is written to: "her birthday" is yours.
  const about = occasion === 'apology' ? matter?.replace(/\b(?:her|his|their)\b/gi, 'your') : matter;
  const time =
    /\b((?:on |this |next )?(?:monday|tuesday|wednesday|thursday|friday|tomorrow|today|next week|this afternoon))\b/i.exec(
      rest,
    )?.[1];
  const until =
    /\b(?:until|till|through|back (?:in the office |at work |again )?on|return(?:ing)? on) ((?:(?!\b(?:and|because|but|so|for)\b)[\w,. -]){2,30}?)[.!]*$/i.exec(
      rest
        .replace(/,? (?:contact|urgent|in urgent|for urgent|please|write to|ask|reach)\b.*$/i, '')
        .replace(/\b(?:and|because|but|so) .*$/i, (end) => (/\bback on\b/i.test(end) ? end : '')),
    )?.[1];
  const period =
    /\b(?:for|during|all) ((?:next|this) week|tomorrow|today|the next \w+ (?:days|weeks))\b/i.exec(rest)?.[1];
  // Without a matter, the reason is what the letter is about.
  const own = content ?? toldDeed(rest) ?? (matter === undefined && isReason(occasion) ? reason : undefined);
  const filled = [template.subject, ...template.body].map((text) =>
    fill(withPlace(withTime(withLeave(withEnd(text, until, period), rest), time), about), about).replace(
      'last day will be [date]',
      `last day will be ${LAST_DAY.exec(rest)?.[1] ?? '[date]'}`,
    ),
  );
  if (own !== undefined && isNotice(message)) return `**${own}**\n\nThank you for your understanding.`;
  // A deed that somebody is asked for is no occasion: "turn down the music" declines nothing.
  const isAsking =
    says !== undefined &&
    (occasion === 'other' ||
      says.isReminder === true ||
      (/^(?:complaint|recommendation)$/.test(occasion) && says.isDeed === 'given') ||
      (says.isDeed === 'done' && !/^(?:leave|sick|meeting)$/.test(occasion)));
  const isDefect = occasion === 'complaint' && !/\b(?:short|brief|quick)\b/i.test(before);
  const [subject = '', ...body] = (
    isAsking
      ? asking(says, reason !== undefined)
      : occasion === 'thanks' && matter !== undefined && own === undefined && form.toLowerCase() !== 'letter'
        ? [fill(template.subject, matter), ...thanksFor(matter)]
        : own === undefined
          ? filled
          : telling(
              own,
              filled,
              isDefect
                ? {
                    ...template,
                    close: `${/\b(?:since|arrived|deliver\w*|order)\b/i.test(own) ? '' : SINCE}${CALL}`,
                  }
                : template,
            )
  ).map((text, at, all) =>
    withReason(text, own === reason ? undefined : reason, at === 1 && !all.some((each) => REASON.test(each))),
  );
  const isCounted =
    /\b(?:one|two|three|four|[1-4])[- ](?:[a-z]+ )?(?:lines?|lin(?:er|ers)|sentences?)\b/i.test(message);
  const paragraphs =
    occasion === 'absence'
      ? absent(body, rest, isCounted)
      : occasion === 'payment'
        ? withDebt(body, said)
        : body;
  const lines = onlyLines(message, paragraphs);
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
  const group = /\bfrom (?:an?|the|our|my|all of) (family|team|class|company|department|group)\b/i.exec(
    rest,
  )?.[1];
  const signed = group === undefined ? '[Your name]' : `[Name of the ${group.toLowerCase()}]`;
  const text = `${head}${greeting}\n\n${paragraphs.join('\n\n')}\n\n${closing}  \n${signed}`;
  const missing = missingFrom(
    `${text} ${reader ?? ''} ${matter?.endsWith('year') ? 'end' : ''}`,
    occasion === 'absence'
      ? said.replace(/\b(?:away|back|urgent things|matters|contact|reach|refer)\b/gi, ' ')
      : said,
  );
  // A mould with gaps in place of what was told is no letter.
  if (
    occasion === 'other' &&
    own === undefined &&
    /\[(?:the matter|what you want)/.test(text) &&
    missing.length > 2
  )
    return undefined;
  return missing.length === 0
    ? text
    : `${text}\n\n_Not in it: ${missing.map((word) => `“${word}”`).join(', ')}._`;
}
