import { capital } from '../../capital.ts';
import { dayOf, longDate } from '../calendar/civil-date.ts';
import { spelled } from '../language/spelled.ts';
import { toReader } from '../language/to-reader.ts';
import { digitsForWords } from '../math/number-words.ts';
import { missingFrom, salutation } from './letter-wish.ts';
import type { Letter } from './message-occasion.ts';

/** The parts of a wish for a message: its form, its reader, its manner, and the rest. */
interface Wish {
  readonly form: 'mail' | 'letter' | 'message';
  readonly reader: string;
  readonly isCasual: boolean;
  readonly isFriendly: boolean;
  readonly sentences: number | undefined;
  readonly matter: string;
  readonly today: string;
}

const LEAD =
  /^(?:please |can you |could you |would you |help me (?:to )?(?:with )?|i (?:need|want|have|would like)(?: to)? |i['’]d like(?: to)? |pls )*(?:(?:write|draft|compose|make|give|create|send|prepare|word|phrase|do) )?(?:me |up )?(?:an? |the |some |my )?/i;
const ADJECTIVES =
  /^(?:(?:very |really |not too )?(?:short|quick|brief|friendly|polite|formal|informal|casual|nice|kind|warm|simple|professional|firm|little|small|sweet|apologetic|heartfelt|funny|two[- ]line|one[- ]line),? (?:and |but )?)*/i;
const FORM =
  /^(?:(?:thank[- ]you|thanks|congratulations?|apology|sorry|complaint|birthday|goodbye|farewell|resignation|cover|get[- ]well|invitation|reminder|absence|sick|sympathy|love|follow[- ]up) )?(?:text message|text|sms|whats ?app(?: message)?|message|note|e-?mail|mail|letter|card|lines?|dm|invite|invitation|complaint|apology|congratulations|reminder)\b/i;
const PERSON =
  '(?:neighbou?rs?|boss|manager|supervisor|teachers?|professor|prof|tutor|coach|landlord|landlady|colleagues?|coworkers?|co-workers?|friends?|best friend|team|clients?|customers?|doctor|dentist|sister|brother|mum|mom|mother|dad|father|grandma|grandmother|grandpa|grandfather|parents|aunt|uncle|cousin|wife|husband|partner|girlfriend|boyfriend|roommate|flatmate|company|airline|hotel|school|nursery|kindergarten|city|council|bank|insurance|hr|restaurant|shop|seller|supplier|gym|babysitter|employees|tenants?|guests|classmates?|daughter|son|in-laws|mother-in-law|recruiter|hiring manager)';
const READER = new RegExp(
  `\\b(?:to|for|with) ((?:my|our|the|an?) (?:[\\w-]+(?:['’]s)? ){0,2}?${PERSON}(?: ${PERSON})?(?!['’]s)|${PERSON}(?!['’]s)|HR|[A-Z][a-z]+)(?=$|[\\s,.:;])(?! (?:interview|offer|job)\\b)`,
);
const DEED = new RegExp(
  `^(tell|ask|invite|congratulate|thank|remind|let|wish|apologi[sz]e to|say (?:sorry|thanks|thank you) to|text|email|message|write(?: to)?) ((?:my|our|the|an?) (?:[\\w-]+(?:['’]s)? ){0,2}?${PERSON}(?!['’]s)|[A-Z][a-z]+)(?: know)?\\b(?!['’]s)`,
  'i',
);
/** "an e-mail asking my professor for …" */
const ASKED_OF = new RegExp(
  `^,? ?(?:asking|to ask|reminding|to remind|telling|to tell|thanking|to thank|that asks|which asks) ((?:my|our|the|an?) (?:[\\w-]+(?:['’]s)? ){0,2}?${PERSON}(?!['’]s)|[A-Z][a-z]+)(?=$|[\\s,.:;])`,
);
const TONE =
  /[,.;:]?\s*(?:(?:but |and |please )?(?:keep it |make it |in a |be )?(?:(?:very |really |not too |a bit )?(?:friendly|polite(?:ly)?|short|brief|formal|informal|casual|warm|nice(?:ly)?|professional|kind|simple)(?: (?:and|but) (?:friendly|polite|short|brief|formal|warm|nice|firm|kind))?)(?: (?:tone|text|message|please|one|way))?(?: please)?|please|thanks|(?<=,\s*)(?:as )?(?:an? )?(?:short |quick )?(?:text|sms)(?: message)?|(?:keep it )?(?:under|below|max(?:imum)?|at most|no more than|about|around) \d+ words|(?:in )?(?:just )?(?:\d|one|two|three|four) (?:short )?(?:sentences?|lines?)(?: (?:only|max|please))?)[.!]*$/i;

function wishOf(message: string, today: string): Wish | undefined {
  let text = spelled(message.replaceAll('’', "'"));
  let tone = '';
  for (let end = TONE.exec(text); end !== null && end.index > 0; end = TONE.exec(text)) {
    tone += ` ${end[0]}`;
    text = text.slice(0, end.index);
  }
  const lead = LEAD.exec(text)?.[0] ?? '';
  const said = text.slice(lead.length);
  const adjectives = ADJECTIVES.exec(said)?.[0] ?? '';
  const body = said.slice(adjectives.length);
  const deed = DEED.exec(body) ?? DEED.exec(text);
  const form = FORM.exec(body)?.[0];
  if (form === undefined && deed === null && !DECLINES.test(body)) return undefined;
  // "text my boss that …"
  const behind = form === undefined ? body : body.slice(form.length).replace(/^ (?=(?:my|our) )/, ' to ');
  const found = READER.exec(behind);
  const isFirst = found !== null && /^[\s,]*$/.test(behind.slice(0, found.index));
  const asked = isFirst ? null : ASKED_OF.exec(behind);
  const isDeed = deed !== null && form === undefined;
  const person = isDeed ? (deed[2] ?? '') : isFirst ? (found?.[1] ?? '') : (asked?.[1] ?? '');
  const name = NAMED.exec(behind)?.[1];
  const reader = name ?? person;
  const matter = isDeed
    ? `${deed[1]} ~${body.slice(deed[0].length)}`
    : isFirst
      ? behind.slice(found.index + found[0].length)
      : asked === null
        ? behind
        : behind.replace(` ${asked[1]}`, '');
  const all = `${adjectives} ${tone}`;
  const count = /\b(\d) (?:short )?(?:sentences?|lines?)\b/i.exec(digitsForWords(all))?.[1];
  return {
    form: /mail/i.test(form ?? '') ? 'mail' : /letter/i.test(form ?? '') ? 'letter' : 'message',
    reader,
    isCasual:
      !/\b(?<!in)formal|professional/i.test(all) &&
      (/\b(?:friendly|informal|casual|funny|sweet)\b/i.test(all) ||
        /\b(?:text|sms|whats ?app|dm)\b/i.test(`${form ?? ''} ${tone}`) ||
        CLOSE.test(reader)),
    isFriendly: /\b(?:friendly|warm|nice|nicely)\b/i.test(all),
    sentences: count === undefined ? undefined : Number(count),
    matter: `${form ?? ''}|${matter.replace(NAMED, '').trim()}`,
    today,
  };
}
const NAMED = /,? ((?:Mr|Mrs|Ms|Miss|Dr|Prof)\.? [A-Z][\w-]+),?/;
const DECLINES = /^(?:politely )?(?:declin\w+|turn\w* down|refus\w+) /i;
const CLOSE =
  /\b(?:friends?|sister|brother|mum|mom|mother|dad|father|grand\w+|aunt|uncle|cousin|wife|husband|partner|girlfriend|boyfriend|roommate|flatmate|son|daughter)$/i;

/** "An extension on the essay": what it is about. */
const subjectOf = (how: string, what: string): string => {
  const plain = toReader(what).split(/ (?:because|while|since|as|if) /)[0] ?? '';
  const few = plain.split(' ').slice(0, 8).join(' ');
  return /^(?:for|about)$/i.test(how)
    ? `Request: ${few}`
    : `A request: ${/^(?:how|when|what|why|where|who|which)$/i.test(how) ? `${how.toLowerCase()} ` : ''}${few}`;
};

const sentence = (text: string, end = '.'): string => {
  const plain = text.trim().replace(/[\s.!,;]+$/, '');
  return `${capital(plain)}${/[?]$/.test(plain) ? '' : end}`;
};
const CLAUSE =
  /^(?:(?:i|we|you|it|he|she|they|there|that|this|my|our|your|the|his|her|their|an?|[A-Z][a-z]+|\w+) )(?:[\w'-]+ ){0,5}?(?:is|are|was|were|am|will|would|won't|has|have|had|can|could|can't|cannot|must|should|do|does|did|don't|doesn't|didn't|need|needs|want|wants|moves?|starts?|begins?|comes?|runs?|works?|takes?|leaks?|drips?|barks?|wakes?|keeps?|forgot|missed|broke|lost|sent|got|received|ordered|arrived|stopped|cancel\w+|changed|moved)\b|^I'(?:m|ll|d|ve) |^(?:you|we|they|it|he|she|there)'(?:re|ll|d|ve|s) /i;

/** Requests and news in the writer's words; undefined where a part is neither. */
function told({ matter, reader, isCasual }: Wish): Letter | undefined {
  const behind = matter.slice(matter.indexOf('|') + 1);
  const link =
    /^(?:[,:]\s*|(?:to |and )?(?:that|saying(?: that)?|to say(?: that)?|to tell (?:him|her|them)(?: that)?|telling (?:him|her|them)(?: that)?|because|letting (?:him|her|them) know(?: that)?|to let (?:him|her|them) know(?: that)?)\s+|(?:tell|let|text|email|message|write(?: to)?) ~\s*(?:that |know |, )?)/i;
  const asks =
    /^(?:(?:,? ?(?:to ask|asking|and ask|that asks|which asks|requesting))(?: (?:him|her|them))?|(?:ask|remind) ~) (to|if|whether|for|about|not to|how|when|what|why|where|who|which) (.+)$/i.exec(
      behind,
    );
  if (asks !== null) {
    const [, how = '', all = ''] = asks;
    const [what = '', ...others] = all.split(
      /(?:, |; |\. )(?=(?:it|we|I|my|because|the|our|there|since|as)\b)/,
    );
    const reasons = others.map((each) => sentence(each.replace(/^(?:because|since|as) /i, '')));
    const asked = question(how.toLowerCase(), what, isCasual);
    if (asked === undefined) return undefined;
    return { subject: subjectOf(how, what), body: [asked, ...reasons], isAsking: true };
  }
  const late = /^,? ?whose (.+)$/i.exec(behind)?.[1];
  if (late === undefined && !link.test(behind)) return undefined;
  const parts = (late === undefined ? behind.replace(link, '') : `sorry that your ${late}`)
    .split(
      /(?<!\b\d)[.;!]\s+|,\s+(?:and |but |so )?(?=(?:please|could|can|I|we|it|my|our|the|you|sorry|thanks|he|she|they|ask|apologi[sz]e|offer)\b)|\s+and (?=(?:offer|apologi[sz]e|say|tell|mention|explain|promise)\b)/,
    )
    .filter((part) => part.trim() !== '');
  const isReaders =
    !CHILD.test(reader) &&
    (parts.some((part) => /^(?:her|his|their|she|he|they)\b/i.test(part)) || !OTHERS.test(parts.join(' ')));
  const made = parts.map((part): string | undefined => {
    const own = isReaders ? toReader(part) : childOf(part, reader);
    const order = /^please (.+)$/i.exec(own)?.[1];
    if (order !== undefined) return sentence(`Could you please ${order}`, '?');
    const offer = /^(?:and )?offer (?:(?:him|her|them) )?(.+)$/i.exec(own)?.[1];
    if (offer !== undefined) return sentence(`As an apology we would like to offer you ${offer}`);
    const says = /^(?:say|mention|explain|promise|tell (?:him|her|them|you))(?: that)? (.+ .+)$/i.exec(
      own,
    )?.[1];
    if (says !== undefined) return sentence(says);
    if (/^(?:and )?apologi[sz]e\b/i.test(own) && late !== undefined) return '';
    if (/^(?:and )?(?:sorry|apologi[sz]e)\b/i.test(own))
      return /sorry (?:for|about|that)/i.test(own) ? sentence(`I am ${own}`) : 'I am sorry about that.';
    if (/^thanks?\b/i.test(own)) return sentence(own, '!');
    const pair = /^(.+?) and ((?:won't|will not|can't|cannot|will|would|have|am|need) .+)$/.exec(own);
    if (pair !== null && /^I'm |^I am /.test(own)) return sentence(own);
    return CLAUSE.test(own) ? sentence(own) : undefined;
  });
  const body = made.flatMap((each) => (each === undefined || each === '' ? [] : [each]));
  if (body.length === 0 || made.includes(undefined)) return undefined;
  return {
    subject: late === undefined ? (body[0] ?? '').replace(/[.?!]+$/, '') : `Your ${late.split(' ')[0]}`,
    body,
    isAsking: body.some((each) => each.endsWith('?')),
  };
}
/** Somebody or something else, which "her" or "them" may mean. */
const OTHERS = /\b(?:my|our|the|an?) [a-z]+|\s(?!I\b)[A-Z][a-z]|[^s]s\b/;
const CHILD = /\b(?:kid|child|son|daughter)'s\b/i;
/** "My kid's teacher, that he …": he is the kid. */
const childOf = (part: string, reader: string): string => {
  const child = /\b((?:my|our) (?:kid|child|son|daughter))'s\b/i.exec(reader)?.[1];
  return child === undefined ? part : part.replace(/^(?:he|she|they)\b/i, child);
};

function question(how: string, what: string, isCasual: boolean): string | undefined {
  const own = toReader(what);
  if (how === 'to') return sentence(`${isCasual ? 'Could you please' : 'May I ask you to'} ${own}`, '?');
  if (how === 'not to') return sentence(`Could you please not ${own}`, '?');
  if (how === 'for')
    return `${sentence(`May I ask you for ${own}`, '?')}${/\b(?:extension|leave|time|day off|reference)\b/i.test(own) && !/\b(?:because|since|as I)\b/.test(own) ? ' [The reason in one sentence.]' : ''}`;
  if (how === 'about') return sentence(`I have a question about ${own}`);
  if (how === 'if' || how === 'whether') {
    const can = /^you (?:can|could|would|will) (.+)$/i.exec(own)?.[1];
    const may = /^(?:I|we) (can|could|may) (.+)$/i.exec(own);
    if (can !== undefined) return sentence(`Could you please ${can}`, '?');
    if (may !== null) return sentence(`Could ${/^we/i.test(own) ? 'we' : 'I'} ${may[2]}`, '?');
    return sentence(`Could you tell me whether ${own}`, '?');
  }
  return sentence(`Could you tell me ${how} ${own}`, '?');
}

/** "3 December 2026" */
function datedIn(today: string, days: number): string {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  return longDate((dayOf(year, month, day) ?? 0) + days).replace(/^\w+, /, '');
}

/** The letter around what is told, in the tone that fits its reader. */
function written(wish: Wish, { subject, body, isAsking, isLove }: Letter): string {
  const name = salutation(
    wish.reader === ''
      ? undefined
      : wish.reader.replace(/^(?:my|our) (?:\w+'s) /i, 'the ').replace(/^an? /i, 'the '),
  );
  if (wish.sentences !== undefined) {
    const few = body.length < wish.sentences ? `\n\n_${body.length} of ${wish.sentences} sentences._` : '';
    return `${body.slice(0, wish.sentences).join(' ')}${few}`;
  }
  const greeting = wish.isCasual ? `Hi ${name},` : `Dear ${name},`;
  const isShort = wish.form === 'message' && !isAsking && SHORT_NOTICE.test(body.join(' '));
  const thanks = isShort
    ? ' I am sorry for the short notice.'
    : isAsking === true
      ? wish.isCasual
        ? '\n\nThanks a lot!'
        : '\n\nThank you very much in advance.'
      : '';
  const close =
    isLove === true || CLOSE.test(wish.reader) ? 'Love,' : wish.isCasual ? 'Best,' : 'Kind regards,';
  const head =
    wish.form === 'mail'
      ? `**Subject:** ${subject}\n\n`
      : wish.form === 'letter' && isLove !== true
        ? `[Your name]  \n[Your address]\n\n${datedIn(wish.today, 0)}\n\n**${subject}**\n\n`
        : '';
  return `${head}${greeting}\n\n${body.join(' ')}${thanks}\n\n${close}  \n[Your name]`;
}

const SHORT_NOTICE = /\b(?:sick|ill|late|can't come|cannot come|can't make it|won't make it)\b/i;

const OPENER = 'I hope you are well!';
/** Verbs of the wish that the message carries out. */
const AROUND =
  /\b(?:apologi[sz]e|offer|asking|telling|saying|remind(?:ing)?|letting|whose|keep|words|under)\b/gi;

const readable = (message: string, today: string): Wish | undefined =>
  message.length > 320 || message.includes('\n')
    ? undefined
    : wishOf(message.trim().replace(/[.\s]+$/, ''), today);

/** Words of the wish that are missing in the message. */
const leftOut = (text: string, { reader, matter }: Wish): readonly string[] =>
  missingFrom(`${text} ${reader}`, matter.replace(/^[^|]*\|/, '').replace(AROUND, ' '));

/** A message for an occasion with sentences of its own, where they hold all that is told. */
export async function occasionMessage(message: string, today: string): Promise<string | undefined> {
  const wish = readable(message, today);
  if (wish === undefined) return undefined;
  const { occasionFor } = await import('./message-occasions.ts');
  const letter = occasionFor(message, wish.matter, wish.reader, (days) => datedIn(today, days));
  const text = letter === undefined ? undefined : written(wish, letter);
  return text === undefined || leftOut(`${text} ${letter?.says ?? ''}`, wish).length > 0 ? undefined : text;
}

/** A message of what the wish tells or asks for; undefined where it tells something that has no sentence. */
export function wishedMessage(message: string, today: string): string | undefined {
  const wish = readable(message, today);
  const letter = wish === undefined ? undefined : told(wish);
  if (wish === undefined || letter === undefined) return undefined;
  const opener = wish.isFriendly && letter.isAsking === true && wish.sentences === undefined ? [OPENER] : [];
  const text = written(wish, { ...letter, body: [...opener, ...letter.body] });
  const missing = leftOut(text, wish);
  return missing.length === 0
    ? text
    : `${text}\n\n_Not in it: ${missing.map((word) => `“${word}”`).join(', ')}._`;
}
