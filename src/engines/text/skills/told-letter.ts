import { capital } from '../../capital.ts';
import { spelled } from '../language/spelled.ts';
import { toReader } from '../language/to-reader.ts';
import { missingFrom, salutation } from './letter-wish.ts';

const LEAD =
  /^(?:(?:please|can you|could you|would you|help me(?: to)?|i need(?: to)?|i want(?: to)?|write|draft|compose|prepare|make|give|create|me|an?|the|short|quick|brief|polite|friendly|nice|warm|formal|simple|professional|kind|good),? )*/i;
const FORM =
  /^(reply|answer|response|notice|announcement|complaint|letter|e-?mail|mail|message|note)(?: (?=to |for |from |about |:))?/i;
/** Somebody, and what is said of him: "a customer who complains that …". */
const READER =
  /^(?:back )?to ((?:the )?parents of (?:my|our|the) [\w' -]+?|(?:an?|the|my|our|all|one of our) (?:[a-z'-]+ ){0,2}?[a-z'-]+(?: [A-Z][\w-]+)?|parents|participants(?: of [a-z ]+?)?|customers|guests|[A-Z][\w.-]+(?: [A-Z][\w-]+)?)(?= who\b| whose\b| that\b| about\b| of\b|:|,|\.|$)/;
/** The answer to a review is addressed to its author. */
const OF_REVIEW =
  /\b(reply|answer|response) to an? (?:[a-z]+ )?(?:review|comment|complaint|message)(?: (?:that|saying|which says))?[:,]? (?:(?:the|an?|our) )?(guest|customer|client|visitor|reader|patient) (?:said|says|wrote|writes|complain\w*)(?: that)? /i;
const OF_READER = /^,? ?(?:(?:who|that) |(?=whose ))(.+)$/i;
const ABOUT = /^,? ?(?:about|regarding|on|of) (.+)$/i;
/** Said of how the letter is to be, not of what stands in it. */
const MANNER =
  /^(?:please )?(?:(?:very |quite |a bit |keep it |make it )?(?:friendly|formal|informal|warm|polite|short|brief|kind|professional|not too (?:long|formal|cheesy|stiff))|short and \w+|be (?:brief|kind|polite|friendly)|no longer than .+|(?:about|max(?:imum)?|at most|under) \d+ words|\d+ words(?: at most)?)$/i;
const IMPERATIVE =
  /^(?:please )?(bring|come|wear|register|reply|send|pay|return|call|use|park|wait|leave|take|keep|be|arrive|confirm|sign up|check|close|switch|turn|put|do not|don't|book|contact|remember|let) /i;
const VERB =
  /\b(?:is|are|was|were|am|be|will|would|has|have|had|can|could|cannot|can't|may|must|should|do|does|did|don't|need|want|ask|hope|expect|come|comes|start|starts|begin|begins|end|ends|open|opens|close|closes|cost|costs|moves?|takes?|meets?|runs?|works?|arrives?|arrived|called|paid|sent|received|closed|said|got|went|wrote|found|lost|broke|know|knows|get|gets|like|likes|offer|offers|apologi[sz]e|thank)\b/i;

const CLAUSE = /^(?:(?:we|i|it|they|there|you|he|she) [a-z]|(?:yes|no)\b)/i;
const GREETING = /^(?:happy|merry|congratulations|get well|all the best|best wishes|welcome|good luck)\b/i;
const STATE =
  /^(?:out of (?:order|service)|closed|open|locked|broken|under repair|not (?:in use|working|available)|shut|blocked|cancelled|unavailable|being \w+)\b/i;

/** In what is told beside, "they" may be things. */
const ofReader = (text: string): string =>
  toReader(text.replace(/\bthe(?=(?:y|m|ir)\b)/gi, 'the~')).replaceAll('~', '');

interface Draft {
  /** The thing that a notice hangs on: "for the lift". */
  readonly thing: string | undefined;
  /** "He" and "she" are the reader, of whom something was told. */
  readonly isReaders: boolean;
  /** "My daughter's teacher" is told of that daughter. */
  readonly child: string | undefined;
  readonly lines: string[];
  signed: string;
  we: boolean;
}

/** A part of the wish as a sentence; undefined where it is none and asks for none. */
function sentenceOf(part: string, draft: Draft): string | undefined {
  const [us, we] = draft.we ? ['us', 'We'] : ['me', 'I'];
  const signed = /^(?:and )?sign(?:ed)?(?: it)?(?: as| by| with)? (.+)$/i.exec(part)?.[1];
  if (signed !== undefined) {
    draft.signed = signed;
    return '';
  }
  const apology = /^apologi[sz]e(?: (?:to (?:him|her|them)|for (.+)))?$/i.exec(part);
  if (apology !== null)
    return draft.lines.some((line) => /\bsorry\b/.test(line))
      ? ''
      : `${we} apologise${apology[1] === undefined ? ' for the trouble' : ` for ${toReader(apology[1])}`}.`;
  const offer = /^offer (?:(?:her|him|them|the \w+) )?(.+)$/i.exec(part)?.[1];
  if (offer !== undefined)
    return `${we} would like to offer you ${toReader(offer)}${/ or /.test(offer) ? `; please let ${us} know which you prefer` : ''}.`;
  const thanked =
    /^(?:(?:say )?thanks?(?: you)?|thank (?:her|him|them|you|everyone))(?: (?:for|to) (.+))?$/i.exec(part);
  if (thanked !== null)
    return `Thank you very much${thanked[1] === undefined ? '' : ` for ${toReader(thanked[1])}`}.`;
  const [, whether, what] = /^ask (?:(?:her|him|them) )?(for|to|whether|if) (.+)$/i.exec(part) ?? [];
  if (what !== undefined)
    return whether === 'for'
      ? `Could you please let ${us} have ${toReader(what)}?`
      : `Could you ${whether === 'to' ? `please ${toReader(what)}` : `tell ${us} whether ${toReader(what)}`}?`;
  const said =
    /^(?:mention|say|tell (?:(?:her|him|them) )?|explain|add|point out|promise)(?: that)? (.+)$/i.exec(
      part,
    )?.[1];
  if (said !== undefined && VERB.test(said)) return `${capital(toReader(said))}.`;
  if (/^meet (?:at|in|on|by) /i.test(part)) return `We ${part}.`;
  const same = /^(?:at the |the )?same (time|place|room|day)$/i.exec(part)?.[1];
  if (same !== undefined) return `The ${same} is the same.`;
  const attached = /^(?:the |an? )?([a-z -]{3,30}) (attached|enclosed|included)$/i.exec(part);
  if (attached !== null) return `The ${attached[1]} is ${attached[2]}.`;
  const [, fact, value] =
    /^(?:the )?(costs?|price|fee|place|date|time|start|end|deadline|duration|room|entry|dress code|contact)s?:? (?!is\b|are\b)(.+)$/i.exec(
      part,
    ) ?? [];
  if (fact !== undefined) return `The ${fact.toLowerCase().replace(/s$/, '')} is ${value}.`;
  if (IMPERATIVE.test(part) || /^please [a-z]+ /i.test(part))
    return `Please ${part.replace(/^please /i, '').replace(/^./, (first) => first.toLowerCase())}.`;
  if (/^(?:we|i) (?:can|could) only\b/i.test(part))
    return `Unfortunately ${part.replace(/^I\b/i, 'I').replace(/^We\b/, 'we')}.`;
  if (GREETING.test(part)) return `${capital(part)}!`;
  if (STATE.test(part) && draft.thing !== undefined) return `${capital(draft.thing)} is ${part}.`;
  const own = draft.isReaders ? ofReader(part) : part.replace(/^(?:he|she|they)\b/i, draft.child ?? '$&');
  return VERB.test(part) || CLAUSE.test(part) ? `${capital(own.replace(/\bi\b/g, 'I'))}.` : undefined;
}

/** "we need chairs, ask for a date, bring lunch": each deed or fact by itself. */
const partsOf = (tail: string): readonly string[] =>
  tail
    .split(
      /(?<!\b(?:Mr|Mrs|Ms|Dr|St|No)\.?)[.!;]\s+|,\s+(?!but\b)(?:and |then )?(?!(?:which|who|that|so|because|if|when)\b)|\s+and (?=(?:offer|apologi[sz]e|thank|ask|sign|mention|say|tell|explain|invite|promise)\b)/i,
    )
    .map((part) => part.replace(/[\s.!;,]+$/, '').trim())
    .filter((part) => part !== '');

/** A letter or a notice out of what the wish tells and orders, each part in a sentence of its own. */
export function toldLetter(message: string, date: string): string | undefined {
  const wish = spelled(message.replace(/\s+/g, ' ').replaceAll('’', "'").trim());
  const plain = wish
    .replace(OF_REVIEW, (_, form: string, who: string) => `${form} to a ${who} who complained that `)
    .replace(LEAD, '')
    .replace(/^(?:answer|respond to) (?=(?:an?|the|my|our) )/i, 'reply to ');
  const form = FORM.exec(plain)?.[1]?.toLowerCase();
  if (form === undefined || wish.length > 500 || /\?$/.test(wish)) return undefined;
  const rest = plain.slice(FORM.exec(plain)?.[0].length);
  const isNotice = /^(?:notice|announcement)$/.test(form);
  const isReply = /^(?:reply|answer|response)$/.test(form);
  const reader = READER.exec(rest);
  const behind = (reader === null ? rest : rest.slice(reader[0].length)).trim();
  const colon = /:\s/.exec(behind);
  const end =
    colon ??
    /(?<!\b(?:Mr|Mrs|Ms|Dr|St|Prof))[.!]\s+(?=[A-Z])/.exec(behind) ??
    (isReply
      ? /,\s+/.exec(behind)
      : /,\s+(?=(?:thank|ask|apologi[sz]e|offer|tell|mention|say|promise) )/.exec(behind));
  if (end === null && !isReply) return undefined;
  const head = end === null ? behind : behind.slice(0, end.index);
  const tail = end === null ? '' : behind.slice(end.index + end[0].length).replace(/^and /i, '');
  const draft: Draft = {
    thing: isNotice ? /^for (the [a-z -]+)$/i.exec(head)?.[1] : undefined,
    isReaders:
      /^,? ?who\b/.test(head) ||
      (/^(?:her|his) /i.test(tail) && /^to (?:my|our) (?!\w+'s\b)/.test(reader?.[0] ?? '')),
    child: /^(my (?:son|daughter|child|husband|wife|mother|father))'s\b/.exec(reader?.[1] ?? '')?.[1],
    lines: [],
    signed: '',
    we: /\b(?:we|our|us)\b/i.test(wish) || /\bsign(?:ed)? (?:it )?as\b/i.test(wish) || isReply,
  };
  const told = OF_READER.exec(head)?.[1];
  const situation =
    isReply || !/^whose\b/i.test(told ?? '') || /\b(?:apologi[sz]e|offer)\b/i.test(tail) ? told : undefined;
  const about = situation === undefined ? ABOUT.exec(head)?.[1] : undefined;
  if (reader === null && !isNotice) return undefined;
  if (situation !== undefined) {
    const opened = opening(situation, draft.we, isReply);
    if (opened === undefined) return undefined;
    draft.lines.push(...opened);
  } else if (isReply) return undefined;
  if (about !== undefined && colon !== null)
    draft.lines.push(`${draft.we ? 'We are' : 'I am'} writing to you about ${about}.`);
  else if (situation === undefined && /^,? ?whose\b/i.test(head)) return undefined;
  const missing: string[] = [];
  const asked = partsOf(tail).filter((part) => !MANNER.test(part));
  for (const part of asked) {
    const sentence = sentenceOf(part, draft);
    if (sentence === undefined) missing.push(part);
    else if (sentence !== '') draft.lines.push(sentence);
  }
  // Facts without a verb are a list, if there is a sentence before them that says what they are of.
  const listed = missing.map((part) => `- ${part}`).join('\n');
  if (
    draft.lines.length === 0 ||
    (missing.length > 0 && ((about === undefined && situation === undefined) || isNotice))
  )
    return undefined;
  const part = /^participants of (.+)$/.exec(reader?.[1] ?? '')?.[1];
  const text = draft.lines
    .join(' ')
    .replace('Thank you very much.', (said) =>
      part === undefined ? said : `Thank you very much for taking part in ${part.replace(/^an? /, 'the ')}.`,
    );
  if (isNotice)
    return `**${capital(text)}**\n\nThank you for your understanding.${draft.signed === '' ? '' : `\n\n${draft.signed}`}`;
  const matter = subjectOf(about, situation, draft.lines);
  const body = listed === '' ? text : `${text}\n\n${listed}`;
  const subject = /mail/.test(form)
    ? `**Subject:** ${matter}\n\n`
    : form === 'letter'
      ? `[Your name]  \n[Your address]\n\n${date}\n\n**${matter}**\n\n`
      : '';
  const name = (reader?.[1] ?? '')
    .replace(/^(?:the )?(participants|parents|customers|guests) of .*$/, '$1')
    .replace(/^my [a-z]+'s (?=[a-z]+$)/, 'the ');
  const whole = `${subject}Dear ${salutation(name)},\n\n${body}\n\n${FAMILY.test(reader?.[1] ?? '') ? '' : closeOf(text)}${FAMILY.test(reader?.[1] ?? '') ? 'With love' : 'Kind regards'},  \n${draft.signed === '' ? '[Your name]' : draft.signed}`;
  const left = missingFrom(
    `${whole} ${reader?.[1] ?? ''} whose complains wrote asks asked wants offer sign`,
    rest.replace(/\b(?:warm|friendly|polite|not too \w+)\b/gi, ' '),
  );
  return left.length === 0
    ? whole
    : `${whole}\n\n_Not in it: ${left.map((word) => `“${word}”`).join(', ')}._`;
}

/** How the letter begins after what its reader did or suffered. */
function opening(situation: string, we: boolean, isReply: boolean): readonly string[] | undefined {
  const [be, i] = we ? ['We are', 'we'] : ['I am', 'I'];
  const thanks = isReply ? ['Thank you for your message.'] : [];
  const theirs = /^whose (.+)$/i.exec(situation)?.[1];
  if (theirs !== undefined)
    return [...thanks, `${be} ${isReply ? 'very ' : ''}sorry that your ${toReader(theirs)}.`];
  const complaint =
    /^complain\w* (?:to us )?(?:(that|about|of) |(?=(?:the|his|her|their|we|our) ))(.+)$/i.exec(situation);
  if (complaint !== null)
    return [
      ...thanks,
      complaint[1] === undefined || complaint[1] === 'that'
        ? `${be} very sorry that ${toReader(complaint[2] ?? '')}.`
        : `${be} very sorry about ${toReader(complaint[2] ?? '').replace(/^(?=[a-z]+$)/, 'the ')}.`,
    ];
  const told =
    /^(?:wr(?:ite|ites|ote)|says?|said|report\w*|claims?|thinks?|criticis\w+) (?:(?:to )?(?:us|me) )?(?:that |(?=(?:the|his|her|their|our|it|he|she|they) ))(.+)$/i.exec(
      situation,
    )?.[1];
  if (told !== undefined) return [...thanks, `You write that ${toReader(told)}.`];
  if (
    /^(?:lent|gave|sent|helped|brought|watered|fed|repaired|took|drove|looked after|found|saved|made) ./i.test(
      situation,
    )
  )
    return [`You ${toReader(situation)}.`];
  const asks =
    /^(?:asks?|asked|wants? to know|would like to know) (for|about|whether|if|when|why|how|to) (.+)$/i.exec(
      situation,
    );
  if (asks !== null) {
    const link = asks[1] === 'if' ? 'whether' : asks[1];
    return [
      ...thanks,
      `You asked${link === 'for' || link === 'about' ? ` ${link}` : ` ${i === 'we' ? 'us ' : 'me '}${link}`} ${toReader(asks[2] ?? '')}.`,
    ];
  }
  const offered = /^offer(?:s|ed) (?:(?:us|me) )?(.+)$/i.exec(situation)?.[1];
  if (offered !== undefined) return [`Thank you for your offer of ${offered}.`];
  const wants = /^(?:wants?|would like|wishes) (.+)$/i.exec(situation)?.[1];
  if (wants !== undefined) return [...thanks, `You would like ${toReader(wants)}.`];
  const invited = /^(?:invited|invites) (?:me|us) (?:to|for) (.+)$/i.exec(situation)?.[1];
  return invited === undefined
    ? undefined
    : [`Thank you very much for your invitation to ${toReader(invited)}.`];
}

const FAMILY = /\b(?:mum|mom|dad|grandm\w+|grandp\w+|aunt|uncle|sister|brother|friend|cousin)\b/i;

const closeOf = (text: string): string =>
  /\?/.test(text) || /\bplease let (?:us|me)\b/.test(text)
    ? ''
    : /\b(?:we|I) (?:ask|need|expect|request)\b/.test(text)
      ? 'I look forward to your answer.\n\n'
      : /\b(?:Unfortunately|sorry)\b/.test(text)
        ? 'Thank you for your understanding.\n\n'
        : 'If you have any questions, please ask.\n\n';

function subjectOf(
  about: string | undefined,
  situation: string | undefined,
  lines: readonly string[],
): string {
  if (about !== undefined) return capital(about.replace(/^(?:the|our|my) /i, ''));
  const theirs = /^whose ([a-z-]+)/i.exec(situation ?? '')?.[1];
  if (situation !== undefined) return theirs === undefined ? 'Your message' : `Your ${theirs}`;
  const first = (lines.find((line) => !/^(?:Thank|Dear)/.test(line)) ?? lines[0] ?? '').replace(
    /[.!?]+$/,
    '',
  );
  return first.length > 60 ? `${first.slice(0, 60).replace(/\s+\S*$/, '')} …` : first;
}
