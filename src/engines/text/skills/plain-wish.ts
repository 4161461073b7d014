import { digitsForWords } from '../math/number-words.ts';

/** "a friendly reply to a customer", "a text to Tom": messages like any other. */
const FORMS =
  /^((?:please |can you |could you |help me (?:to )?)*(?:write|draft|compose|send|give)(?: me)? (?:an? |the )?(?:\w+[, -]+){0,3}?)(?<!office )(?:reply|response|answer|text|sms)(?= to (?:my|our|an?|the|[A-Z]))/i;
/** "two friendly sentences to remind a customer that …" */
const SENTENCES =
  /^(?:please |can you |could you )*(?:(?:write|draft|give|compose)(?: me)? )?(?:two|three|four|a few|some|a couple of|[2-4]) (?:[a-z]+ )?(?:sentences|lines) (?=to (?:remind|tell|thank|inform|ask)\b|(?:thanking|telling|reminding|asking)\b)/i;
/** "for my teacher who helped me": the one who is thanked. */
const THANKS_FOR =
  /\b(thank[- ]you (?:note|message|card|text)) for (?=(?:my|our|the) (?:[\w. ]+ who\b|(?:\w+['’]s )?(?:[a-z]+ )?(?:teacher|neighbou?r|colleague|boss|friend|doctor|nurse|midwife|coach|trainer|landlord|team|mum|mom|dad|grandma|grandpa|aunt|uncle)s?\b))/i;
/** "my landlord, Mr. Henson, that …": the name belongs to the person before it. */
const WITH_NAME =
  /\b((?:my|our|the) [a-z][a-z'’ -]{1,40}), ((?:the )?[A-Z][\w'-]+\.?(?: [A-Z][\w'-]+)?)(?:,|$|(?= (?:that|about|for|to|who|saying|asking|telling|because)\b))/;
/** "email my boss that …" */
const UNTIED =
  /^((?:please |can you )*(?:(?:write|send|draft)(?: me)?(?: an?)? )?(?:e-?mail|message|note|letter)) (?=(?:my|our) [a-z]+(?: [A-Z]\w+)? (?:that|about|to|asking|saying|because)\b)/i;
/** "for my dentist Dr. Weber, she fixed …" */
const NAMED_THANKS =
  /\b(thank[- ]you (?:note|message|card|text|letter|e-?mail)) for (?=(?:my|our|the) [a-z'’ -]+ [A-Z])/i;
const THANKED = /^(.*\bthank\b.*?), (?:and )?(?:she|he|they) (?=[a-z]+ )/i;
const DEFECT =
  /\babout (?:an?|the|my|our) (broken|leaking|dripping|blocked|clogged|faulty|defective|damaged|noisy|mou?ldy) ([a-z][a-z -]*?)((?: (?:in|at|of|on) (?:the|my|our|flat|room) ?[a-z0-9 ]*?)?)( since .+?)?[.!]*$/i;
const WHOSE =
  /\bto ((?:an?|the|my|our) \w+) whose (.+?)(?:,? (?:and )?(?:to )?apologi[sz]e(?: to (?:him|her|them)| for it)?)?(?:,? and (?:to )?(?:offer|promise|give)(?:ing)? (?:(?:him|her|them|you) )?(.+?))?[.!]*$/i;
const REMIND = /\b(?:to |and )?remind(?:ing)? ((?:an?|the|my|our) \w+|[A-Z]\w+) that (.+)$/;
const TROUBLE =
  /\b(?:late|later|wrong|lost|broken|damaged|delay\w*|missing|cold|cancel\w*|not|never|fail\w*|defective|mistake|error|spoil\w*|burnt)\b/i;

const PROVIDER =
  /\b(?:supplier|vendor|landlord|landlady|contractor|company|provider|seller|shop|store|bank|airline|manufacturer|craftsman|builder|plumber|electrician|courier|dealer|agency|insurer|tenant)\b/i;

/** The whole wish in the words that the letters read: "to a customer whose parcel is late" tells that it is late. */
export function plainWish(message: string): string {
  return message
    .replace(/\s+/g, ' ')
    .trim()
    .replace(SENTENCES, 'write a short message ')
    .replace(FORMS, '$1message')
    .replace(THANKED, '$1 who ')
    .replace(WITH_NAME, (_, person: string, name: string) =>
      name.startsWith('the ') ? name.slice(4) : `${person} ${name}`,
    )
    .replace(UNTIED, '$1 to ')
    .replace(/\b(thank[- ]you )card\b/i, '$1note')
    .replace(NAMED_THANKS, '$1 to ')
    .replace(THANKS_FOR, '$1 to ')
    .replace(REMIND, (_, person: string, clause: string) => `to ${person} saying that ${toYou(clause)}`)
    .replace(WHOSE, (_, person: string, clause: string, offer?: string) => {
      // A provider whose work is late gets a complaint and no apology.
      const sorry = TROUBLE.test(clause) && !PROVIDER.test(person) ? ' apologising' : '';
      const offered = offer === undefined ? '' : `. I would like to offer you ${offer}`;
      return `to ${person}${sorry} saying that your ${clause}${offered}`;
    })
    .replace(DEFECT, (_, state: string, thing: string, place: string, since?: string) =>
      since === undefined
        ? `saying that the ${thing}${place} is ${state}`
        : `saying that the ${thing}${place} has been ${state}${since}`,
    );
}

const toYou = (clause: string): string => clause.replace(/\b(?:his|her|their)\b/gi, 'your');

/** The wanted number of sentences without a letter around them; undefined for a letter, or if gaps would be left. */
export function onlyLines(message: string, body: readonly string[]): string | undefined {
  const counted = /\b(one|two|three|four|[1-4])[- ](?:[a-z]+ )?(?:lines?|sentences?)\b/i.exec(message)?.[1];
  if ((counted === undefined && !SENTENCES.test(message)) || /[[\]]/.test(body.join())) return undefined;
  const count = counted === undefined ? body.length : Number(digitsForWords(counted));
  const few = count > body.length ? `\n\n_${body.length} of ${count} sentences._` : '';
  return `${body.slice(0, count).join('  \n')}${few}`;
}

/** A notice hangs somewhere and is for nobody in particular. */
export const isNotice = (message: string): boolean =>
  /\b(?:notice|announcement) (?:that|saying)\b|\b(?:for|on|at) (?:the|our|my) (?:[a-z]+ ){0,2}(?:door|window|notice ?board|board|wall|lift|elevator|gate|fridge|entrance|kitchen|bathroom|toilet|laundry(?: room)?|office|shop|hallway|garage)\b/i.test(
    message,
  );

/** Thanks in two sentences: for what somebody did, or for what was given. */
export const thanksFor = (matter: string): readonly string[] =>
  /^\w+ing\b/.test(matter)
    ? [
        `Thank you so much for ${matter}.`,
        'It was a great help, and I am glad to return the favour any time.',
        AGAIN,
      ]
    : /^(?:your (?:care|help) and|all that you did)/.test(matter)
      ? [`Thank you very much for ${matter}.`, 'It meant a great deal, and it will not be forgotten.']
      : [`Thank you very much for ${matter}.`, 'It was so kind of you, and it made me very happy.', AGAIN];
const DEEDS: readonly (readonly [RegExp, string])[] = [
  [/^.*?\b(?:to confirm|confirming) (?!that\b|whether\b|if\b)(.{4,}?)[.!]*$/i, 'I would like to confirm @.'],
  [
    /^.*?\b(?:to cancel|cancell?ing) (?!my (?:contract|membership|subscription)|our (?:contract|membership|subscription))(.{4,}?)[.!]*$/i,
    'I am sorry, but I have to cancel @.',
  ],
  [
    /^.*?\b(?:to postpone|postponing|to reschedule|rescheduling) (.{4,}?)[.!]*$/i,
    'I would like to postpone @.',
  ],
];
/** "an e-mail confirming our meeting" says that it is confirmed. */
export function toldDeed(rest: string): string | undefined {
  if (/\b(?:ask\w*|because|apologi\w*|and (?:ask|propose|suggest|offer))\b/i.test(rest)) return undefined;
  for (const [reads, says] of DEEDS) {
    const matter = reads.exec(rest)?.[1];
    if (matter !== undefined) return says.replace('@', () => matter);
  }
  return undefined;
}
const WORK: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:nurses?|doctors?|midwi(?:fe|ves)|carers?|caregivers?|ward|hospital|physio\w*)\b/i,
    'your care and your kindness',
  ],
  [/\b(?:teachers?|trainers?|coach(?:es)?|tutors?|nursery|kindergarten)\b/i, 'all that you did for us'],
  [/\b(?:colleagues?|team|boss|manager)\b/i, 'your help and the good work together'],
];
/** The usual work of a person, for thanks without a named reason. */
export function thankedWork(reader: string | undefined, rest: string): string | undefined {
  if (reader === undefined || /\b(?:for|that|who|because)\b/i.test(rest.replace(reader, ' ')))
    return undefined;
  const work = WORK.find(([of]) => of.test(reader))?.[1];
  const isYear = /\b(?:at|for) the end of (?:the|this) (?:school )?year\b/i.test(rest);
  const year = /\bschool\b/i.test(rest) ? 'this school year' : 'this year';
  return work === undefined || !isYear ? work : `${work} ${year}`;
}
const AGAIN = 'I hope to see you soon.';

/** "out of office text": the answer that a mailbox gives. */
const AWAY_TEXT =
  /\b(out[- ]of[- ](?:the[- ])?office) (?:text|notice|notification|response|auto-?responder|note|e-?mail|mail|message)\b/i;
/** A sign for a place is a note there. */
const SIGN =
  /^((?:please |can you )*(?:(?:write|make|create)(?: me)? )?(?:an? )?(?:short )?)(?:sign|poster)(?: text)? (?=(?:for|on|at) [^:]{3,30}:)/i;

/** A text of another name in the form that letters know. */
export const inKnownForm = (message: string): string =>
  message.replace(AWAY_TEXT, '$1 reply').replace(SIGN, '$1note ');
