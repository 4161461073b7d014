import { capital } from '../../capital.ts';
import { contentStems, isStopWord } from '../language/words.ts';

export interface Says {
  readonly subject: string;
  readonly text: string;
  /** Something is to be done or given, and not only answered. */
  readonly isDeed?: 'done' | 'given';
  /** It reminds, and asks for no answer. */
  readonly isReminder?: true;
}

/** The addressee of a letter, and what it asks for or tells, as far as the wish says it. */
interface LetterWish {
  readonly reader: string | undefined;
  /** Behind the person: "inviting our neighbours to a barbecue". */
  readonly matter: string | undefined;
  /** A sentence that asks or tells, and the subject line for it. */
  readonly says: Says | undefined;
  /** Sentences that are to stand in the letter, in the writer's words. */
  readonly content: string | undefined;
  /** Behind "because". */
  readonly reason: string | undefined;
  /** The wish without its reason. */
  readonly rest: string;
}

const DEED =
  '(?:asking|begging|urging|telling|informing|notifying|reminding|warning|inviting|thanking|congratulating|(?:to|and) (?:ask|tell|inform|remind|warn|invite|thank|congratulate))';
const PERSON =
  "((?:my|our|the|an?|his|her|their) [a-z'-]+(?: [a-z'-]+){0,2}?(?: of (?:my |our |the )?[a-z][\\w-]*(?: (?:\\d+[a-z]?|team|class|group|club|course))?)?(?: [A-Z][\\w.-]+(?: [A-Z][\\w-]+)?)?|[A-Z][\\w.'-]+(?: [A-Z][\\w'-]+)*|all (?:the |our |my )?[a-z]+|everyone|everybody|customers|colleagues|neighbou?rs|parents|guests)";
/** "asking my landlord to fix the tap" */
const TO_PERSON = new RegExp(
  `\\b${DEED} ${PERSON} (to|for|about|that|whether|if|of|on|when|how|where|what|why) (.+)$`,
);
/** "to my boss", where no deed follows the "to". */
const READER = new RegExp(
  `\\bto ${PERSON}(?=[.,!?]*$|[,;:]| (?:about|regarding|concerning|because|asking|that|for|saying|telling|inviting|congratulat\\w+|declin\\w+|remind\\w+|request\\w+|to|and|apologi\\w+|complain\\w*|thank\\w*|who|which|with|on|in|at|explaining|informing|letting|if|whether|from)\\b)`,
);
const ASKING =
  /\b(?:asking|requesting|to ask|to request|and ask)(?: (?:him|her|them|you))? (?:(to|for|about|whether|if|when|how|where|what|why) (.+)|((?:an?|the|my|more|new) .+))$/i;
const REASON = /,? \b(?:because (?!of\b)|(?:since|as) (?=(?:i|we|my|our|it|he|she|they|there)\b))(.+)$/i;

/** The reader's own things are his in the wish, and yours in the letter. */
const toReader = (text: string): string =>
  text
    .replace(/\b(?:his|her|their)\b/gi, 'your')
    .replace(/\b(?:he|she|they) (?:is|are)\b/gi, 'you are')
    .replace(/\b(?:he|she|they) (?:has|have)\b/gi, 'you have')
    .replace(/\b(?:he|she|they|him|them)\b/gi, 'you')
    .replace(/[.!?]+$/, '');

const SAYS: Readonly<Record<string, (matter: string) => Says>> = {
  to: (matter) => ({
    subject: `Request: ${matter}`,
    text: `I am writing to ask you to ${matter}.`,
    isDeed: 'done',
  }),
  may: (matter) => ({
    subject: `Request to ${matter}`,
    text: `I would like to ask whether I may ${matter}.`,
    isDeed: 'done',
  }),
  for: (matter) => {
    // "a refund, the shoes are too small": the reason is a sentence of its own.
    const [thing = '', why] = matter.split(
      /, (?=(?:the|my|our|it|they|this|these) [a-z' ]*?(?:is|are|was|were|has|have|do|does|did)\b)/,
    );
    const reason = why === undefined ? '' : ` ${capital(why)}.`;
    return {
      subject: `Request for ${thing}`,
      text: `I am writing to ask you for ${thing}.${reason}`,
      isDeed: 'given',
    };
  },
  about: (matter) => ({ subject: `Question about ${matter}`, text: `I would like to ask about ${matter}.` }),
  whether: (matter) => ({ subject: 'A question', text: `I would like to ask whether ${matter}.` }),
  if: (matter) => ({ subject: 'A question', text: `I would like to ask whether ${matter}.` }),
  ...Object.fromEntries(
    ['when', 'how', 'where', 'what', 'why'].map((word) => [
      word,
      (matter: string): Says => ({ subject: 'A question', text: `I would like to ask ${word} ${matter}.` }),
    ]),
  ),
};

/** "reminding them that Friday's trip needs a packed lunch" */
const REMINDS =
  /\bremind(?:s|ing)?(?: (?:(?:my|our|the|an?|all)(?: [a-z]+){1,2}?|him|her|them|you|everyone|everybody|people|parents|guests|colleagues|customers|[A-Z]\w+))? (that|to|about|of) (.+?)[.!?]*$/i;
/** "a reminder about the meeting on Monday"; about a question that was not answered it would be another letter. */
const OF_EVENT =
  /^\W*(?:(?:to|for) (?:my|our|the|all|an?) [a-z]+ )?(about|of) ((?:the|our|my|an?|tomorrow's|next week's|[a-z]+day's) (?:[\w'-]+ ){0,3}?(?:meeting|appointment|party|event|deadline|trip|class|lesson|training|session|dinner|game|match|call|visit|workshop|exam|test|rehearsal)\b.*?)[.!?]*$/i;
export function reminderOf(rest: string, isReminder = false): Says | undefined {
  const [, link = '', said = ''] = REMINDS.exec(rest) ?? (isReminder ? OF_EVENT.exec(rest) : null) ?? [];
  if (said === '') return undefined;
  const matter = toReader(said);
  const how = /^(?:that|to)$/i.test(link) ? `${link.toLowerCase()} ${matter}` : `of ${matter}`;
  const subject = `Reminder: ${matter}`;
  return {
    subject: subject.length > LONGEST_SUBJECT ? 'Reminder' : subject,
    text: `I would like to remind you ${how}.`,
    isReminder: true,
  };
}
export const LONGEST_SUBJECT = 60;

/** A request to do these asks for permission. */
const OWN_DEED =
  /^(?:work|leave|take|come|stay|start|swap|use|borrow|extend|postpone|join|go|switch|have (?:the |a |an |next |this )?(?:\w+ )?off)\b/i;

const SAID =
  /(?:^| )to (?:my|our|the) [a-z' -]{3,30}[,;.] (?:that )?((?:i|we|my|our|the|there|it) (?!.*\?$).{8,300}?)[.!]*$|:\s*["“]?(\S.{7,300}?)["”]?\s*$|,? (?:that|saying(?: that)?|to say(?: that)?|(?:to )?(?:tell|inform|let)(?:ing)? (?:him|her|them)(?: know)?(?: that)?) (?!(?:the|my|our|an?) \w+ (?:who|which)\b)((?:i|we|my|our|the|there|it|he|she|they|mum|mom|dad|his|her|their|your|all|both|no|every(?:one|body)?|next|this|these|today'?s?|tomorrow'?s?|\d+|[a-z]+day'?s|lunch|dinner|school|classes|[a-z]+(?: (?:on|at|in) (?:the )?\w+)? (?:is|are|was|were|has|have|will|cannot|must))\b.{6,300})$|,? saying(?: that)? (\S.{6,300})$/i;
const PLURAL = /\b(?!(?:is|was|has|this|its|us|as|yes|does)\b)[a-z]{2,}s\b/i;

/** The message as sentences; "they" are the readers if nobody else is spoken of. */
function contentOf(said: string): string | undefined {
  const [, behind, own, told, rest] = SAID.exec(said) ?? [];
  const text = withoutAside(
    (behind ?? own ?? told ?? rest)
      ?.trim()
      .replace(/\bi\b/g, 'I')
      .replace(/^(?:her|his)\b/i, (whose) => (said.includes("'s ") ? whose : 'your')),
  );
  if (text === undefined) return undefined;
  const other = /\bthe(?:y|m|ir)\b/i.exec(text);
  const spoken =
    other === null || PLURAL.test(text.slice(0, other.index))
      ? text
      : toReader(text).replace(/, (?=you are\b)/, '; ');
  return /[.!?]$/.test(spoken) ? capital(spoken) : `${capital(spoken)}.`;
}

/** "I cannot come, she hates long mails": said of the reader, not to him, where nobody else is spoken of. */
function withoutAside(text: string | undefined): string | undefined {
  const aside = text === undefined ? null : /, (?:and )?(?:she|he) [^,]+$/i.exec(text);
  const before = text?.slice(0, aside?.index) ?? '';
  return /^(?:I|we)\b(?!.*(?:\b(?:my|our|the|an?|his|her) [a-z]| [A-Z][a-z]))/.test(before) ? before : text;
}

/** "… and ask for the homework": a request behind what is told. */
const ALSO_ASKS =
  /(?:,? and|,) (?:also |please |politely )*(?:ask(?:ing)?|request(?:ing)?)(?: (?:him|her|them|if))? (for|to|whether|if|when) (?!.*\b(?:that|saying) )(.+?)[.!?]*$/i;
const ASKED_SO: Readonly<Record<string, (matter: string) => string>> = {
  for: (matter) => `Could you please let me have ${matter}?`,
  to: (matter) => `Could you please ${matter}?`,
  whether: (matter) => `Could you tell me whether ${matter}?`,
  if: (matter) => `Could you tell me whether ${matter}?`,
  when: (matter) => `Could you tell me when ${matter}?`,
};

const OTHER_PERSON =
  /\b(?:my|our|the|an?) (?!whole|own)[a-z]+\b.*\b(?:his|her|their|he|she|they|him|them)\b/i;

/** Reads a wish for a letter behind the word that names its form. */
export function letterWish(said: string): LetterWish {
  const also = ALSO_ASKS.exec(said);
  const told = also === null ? undefined : contentOf(said.slice(0, also.index));
  if (also !== null && told !== undefined) {
    const request = ASKED_SO[also[1]?.toLowerCase() ?? '']?.(toReader(also[2] ?? ''));
    const before = letterWish(said.slice(0, also.index));
    return { ...before, says: undefined, reason: undefined, content: `${told} ${request ?? ''}`.trim() };
  }
  const [, first, second = ''] =
    /^(.*\b(?:because|as|since|that) [^.]*?),? and that (.+?)[.!]*$/i.exec(said) ?? [];
  const opening = first === undefined ? undefined : contentOf(first);
  if (first !== undefined && opening !== undefined)
    return {
      ...letterWish(first),
      says: undefined,
      reason: undefined,
      content: `${opening} ${capital(second)}.`,
    };
  const why = REASON.exec(said)?.[1]?.replace(/[.!?]+$/, '');
  // "because I forgot her birthday": the reader's, unless somebody else is spoken of.
  const isOfReader = why !== undefined && /^(?:i|we)\b/i.test(why) && !OTHER_PERSON.test(why);
  const reason = isOfReader ? toReader(why) : why;
  const rest = said.replace(REASON, '');
  const before = READER.exec(rest);
  const asked = TO_PERSON.exec(rest);
  // With a reader named before, "asking for a copy of it" names none.
  const to = before !== null && (asked === null || before.index < asked.index) ? before[1] : undefined;
  const [deed = '', person, link = '', matter = ''] = (to === undefined ? asked : null) ?? [];
  const reader = (person ?? to)?.trim();
  const isRequest = /^(?:asking|begging|urging|(?:to|and) ask)/.test(deed);
  const [, ownLink, ownMatter, bare] = person === undefined ? (ASKING.exec(rest) ?? []) : [];
  const isOwn = person === undefined && ownLink?.toLowerCase() === 'to' && OWN_DEED.test(ownMatter ?? '');
  const [how, about] = isRequest
    ? [link, matter]
    : [(ownLink ?? 'for').toLowerCase(), ownMatter ?? bare ?? ''];
  return {
    reader,
    content: contentOf(rest),
    matter: matter === '' || link === 'that' ? undefined : matter.replace(/[.!?]+$/, ''),
    says: reminderOf(rest) ?? (about === '' ? undefined : SAYS[isOwn ? 'may' : how]?.(toReader(about))),
    reason,
    rest,
  };
}

const DEEDS: Readonly<Record<string, string>> = {
  gave: 'giving',
  sent: 'sending',
  took: 'taking',
  brought: 'bringing',
  drove: 'driving',
  lent: 'lending',
  made: 'making',
  came: 'coming',
  taught: 'teaching',
  found: 'finding',
  let: 'letting',
  built: 'building',
  stood: 'standing',
};

/** "a neighbour who watered my plants" is thanked for watering them. */
export function thankedDeed(rest: string): string | undefined {
  const [, verb = '', object = ''] = /\b(?:who|that) ([a-z]+) (.+?)[.!]*$/.exec(rest) ?? [];
  const doing =
    DEEDS[verb] ??
    (/[a-z]{2}ed$/.test(verb) ? `${verb.replace(/ied$/, 'y').replace(/ed$/, '')}ing` : undefined);
  return doing === undefined ? undefined : `${doing} ${object}`;
}

/** Words that say what kind of letter is wanted. */
const OF_FORM =
  /^(?:ask\w*|request\w*|tell\w*|inform\w*|say\w*|thank\w*|apologi\w*|complain\w*|complaint|invit\w*|congratulat\w*|remind\w*|declin\w*|resign\w*|apply\w*|appl\w*|write|written|letter|e-?mail|mail|message|note|short|brief|quick|polite\w*|formal\w*|friendly|professional|nice|kind\w*|warm|explain\w*|let|know|please|notify\w*|warn\w*|because|sick|ill|leave|off|time|want\w*|need\w*|who|his|her|their|office|friend|reply|absence|vacation|holidays?|unpaid|overdue|outstanding)$/i;

/** Words of the wish that the letter does not have. */
export function missingFrom(letter: string, wish: string): readonly string[] {
  const own = new Set(contentStems(letter));
  return [
    ...new Set(
      wish.replace(/\bnot (?:too|very|so|overly) [a-z]+/gi, ' ').match(/[\p{L}\p{N}'-]{3,}/gu) ?? [],
    ),
  ].filter(
    (word) =>
      !isStopWord(word.toLowerCase()) &&
      !OF_FORM.test(word) &&
      !contentStems(word).some((each) => own.has(each)),
  );
}

/** The addressee as a letter greets him; a name that is not known stays in brackets. */
export function salutation(reader: string | undefined): string {
  if (reader === undefined) return '[Name]';
  if (/^(?:my|our|the|a|an) (?:mum|mom|dad|grandma|grandpa|aunt|uncle)/i.test(reader))
    return reader.replace(/^\w+ /, '').replace(/^./, (first) => first.toUpperCase());
  const group =
    /^(?:my |our |the )?(?:whole )?(team|colleagues|all|everyone|customers|neighbours|neighbors|friends)$/i.exec(
      reader,
    )?.[1];
  if (group !== undefined) return group.toLowerCase();
  const several =
    /^(?:all )?(?:my |our |the )?((?:[a-z]+ )?(?:parents|nurses|doctors|teachers|students|pupils|members|guests|residents|tenants|staff|volunteers|players|employees|participants|clients))(?: of (.+))?$/i.exec(
      reader,
    );
  // "The parents of my class" know whose they are.
  if (several !== null)
    return `${several[1]}${several[2] === undefined || /^(?:my|our)\b/i.test(several[2]) ? '' : ` of ${several[2]}`}`;
  // "my neighbour Tom"
  const name = /^(?:my|our|the|an?) [a-z' -]+ ([A-Z][\w.-]+(?: [A-Z][\w-]+)?)$/.exec(reader)?.[1];
  if (name !== undefined) return name;
  const role = /^(?:my|our|the|an?) (.+)$/i.exec(reader)?.[1];
  return role === undefined ? reader : `[Name of the ${role}]`;
}
