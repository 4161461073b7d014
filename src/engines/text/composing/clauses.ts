import { capital } from '../../capital.ts';
import { MONTHS } from '../calendar/civil-date.ts';
import { toReader } from '../language/to-reader.ts';
import { withMoments } from './moments.ts';
import { asPlan, verbAt } from './verbs.ts';

/** Who speaks in a text, and to whom. */
export interface Speaker {
  readonly isWe: boolean;
  /** "She" and "they" in the wish are the readers. */
  readonly isToReader: boolean;
  /** Told on a wall, where nobody says "I" of a thing that was found. */
  readonly isNotice: boolean;
}

const ORDER =
  /^(?:please )?(bring|come|wear|register|reply|answer|send|pay|return|call|phone|ring|text|use|park|wait|leave|take|keep|be|arrive|confirm|sign up|check|close|switch|turn|put|do not|don't|book|contact|remember|let|ask|move|empty|label|clean|wash|remove|write|e-?mail|pick up|collect|feed|water|walk|lock|shut|knock|mind|help|join|show|report|refrain|respond|rsvp|make|save|drop|fill|give|tell|open|see|visit|get|hand|fetch)\b(?! (?:is|are|was|were|has|will)\b)/i;
const PHONE =
  /^(?:(?:my|our|the) )?(?:(?:phone|mobile|cell|tel(?:ephone)?)\.?(?: number)?|number)?:? ?(\+?\d[\d /-]{5,})$/i;
const MAIL = /^(?:(?:my|our) )?(?:e-?mail|mail)?:? ?([\w.+-]+@[\w-]+\.[\w.]+)$/i;
const STATE =
  'cold|warm|hot|broken|closed|shut|open|locked|blocked|clogged|full|empty|dirty|wet|late|missing|lost|gone|out of order|out of service|under repair|not working|not complete|incomplete|cancelled|canceled|delayed|postponed|damaged|defective|faulty|loose|stuck|dead|off|down|unavailable|sold out|free|welcome|included|attached|enclosed|ready|due|overdue|unpaid|sick|ill|noisy|leaking|dripping|mouldy|torn|cracked|stolen|scratched';
/** Done to a thing, so that it "has been" so. */
const DONE = /^(?:cancelled|canceled|delayed|postponed|stolen|damaged)$/i;
const IN_STATE = new RegExp(
  `^((?!.*\\b(?:is|are|was|were|has|have|arrived?|came)\\b)[^,]*?[\\w'-]+?) (?:still |already |completely |totally |always )?((?:not )?(?:${STATE}))\\b(?! of\\b(?! (?:order|service)))(.*)$`,
  'i',
);
const LEFT =
  /^(.+?) (found|left(?: behind)?|lost|forgotten) ((?:at|in|on|near|by|next to|under|behind|since|yesterday|today)\b.*)$/i;
/** What begins with these has its article, or needs none. */
const DETERMINED =
  /^(?:the|an?|my|our|your|his|her|their|its|this|that|these|those|some|any|no|all|both|each|every|everyone|everybody|nobody|nothing|there|i|we|you|he|she|it|they|who|what|one|two|three|four|five|six|seven|eight|nine|ten|lunch|dinner|breakfast|school|work|parking|bedtime|entry|admission|food|drinks|music|please|today|tomorrow|next|last|only|just|unfortunately)\b|^\d/i;
const CALLED = /^[A-Z]/;
export const isContact = (part: string): boolean => /^\+?\d[\d /-]{5,}$|^[\w.+-]+@[\w-]+\.[\w.]+$/.test(part);
const PLURAL = /(?:[^sui]s|people|children|men|women|kids|keys|stairs)$/i;
const NUMBERED = /^[a-z]+ (?:no\.? ?)?#?(?:[A-Z]{1,3} ?)?\d/;

const headOf = (subject: string): string =>
  (
    subject.split(/ (?:in|of|at|on|for|with|from|to|near|under|by|after|before|until|since|during)\b/)[0] ??
    subject
  ).trim();
const isPlural = (subject: string): boolean =>
  PLURAL.test(headOf(subject)) ||
  /^(?:two|three|four|five|six|several|all|both|many|[2-9]|\d{2,}) /i.test(subject) ||
  / and /.test(headOf(subject));

/** "heating" is "the heating" in a sentence; names, plurals and counted things stay. */
const withArticle = (text: string, subject = text): string =>
  CALLED.test(text) || DETERMINED.test(text) || NUMBERED.test(text) || isPlural(subject)
    ? text
    : `the ${text}`;

export const asSentence = (text: string, end = '.'): string => {
  const plain = text.trim().replace(/[\s.!,;?]+$/, '');
  return `${capital(plain)}${end}`;
};

const tidy = (part: string): string =>
  withMoments(
    part
      .replace(/\bi(?='|\s|$)/g, 'I')
      .replace(/\bim\b/gi, "I'm")
      .replace(/\b(do|does|did|is|are|was|ca|wo|could|would)nt\b/gi, "$1n't")
      .replace(/^(?:and|but|also|then|that|because) /i, '')
      .replace(/\b(?:min|mins)\b/g, 'minutes')
      .trim(),
  );

/** One part of a wish as a sentence; undefined where it is a thing without a statement. */
export function sentenceOf(part: string, speaker: Speaker): string | undefined {
  const text = tidy(part);
  const [i, am, me] = speaker.isWe ? ['we', 'are', 'us'] : ['I', 'am', 'me'];
  const phone = (PHONE.exec(text) ?? MAIL.exec(text))?.[1]?.trim();
  if (phone !== undefined) return `You can reach ${me} at ${phone}.`;
  if (/^(?:many )?thanks?(?: you)?\b/i.test(text))
    return asSentence(text.replace(/^(?:many )?thanks\b(?= for)/i, 'thank you'), '!');
  if (
    /^(?:happy|merry|congratulations|get well|all the best|best wishes|welcome|good luck|enjoy)\b(?!.* (?:is|are|was|were) )/i.test(
      text,
    )
  )
    return asSentence(text, '!');
  const sorry = /^(?:very |so )?sorry,? (?:that )?(?=(?:i|we|you|it|the|my|our)\b)(.+)$/i.exec(text)?.[1];
  if (sorry !== undefined)
    return asSentence(
      `${i} ${am} sorry that ${sorry.replace(/^(?!I\b)[A-Z]/, (first) => first.toLowerCase())}`,
    );
  if (/^(?:see you|sorry for|sorry about|looking forward|hope to|till|until then)\b/i.test(text))
    return asSentence(
      text
        .replace(/^sorry/i, `${i} ${am} sorry`)
        .replace(/^(looking forward)/i, `${i} ${am} $1`)
        .replace(/^hope/i, `${i} hope`),
    );
  const same = /^(?:at |in )?(?:the )?same (time|place|room|day)$/i.exec(text)?.[1];
  if (same !== undefined) return `The ${same} is the same.`;
  const [, how = '', asked] =
    /^(?:please )?ask (?:(?:him|her|them|if they|the [a-z]+) )?(for|to|whether|if|when|about) (.+)$/i.exec(
      text,
    ) ?? [];
  if (asked !== undefined && !speaker.isNotice) return request(how.toLowerCase(), toReader(asked), me);
  const mine = speaker.isToReader ? toReader(text) : text;
  const urgent =
    /^urgent(?: (?:things|matters|cases|questions|requests|issues|stuff))? (?:go(?:es)? )?to (.+)$/i.exec(
      mine,
    )?.[1] ?? /^(?:(?:my |the )?contact(?: person)?(?: is)?:? )(.+)$/i.exec(mine)?.[1];
  if (urgent !== undefined && !(speaker.isNotice && ORDER.test(text)))
    return `In urgent cases please ${/^[A-Z]|^my\b/.test(urgent) ? 'write to' : 'contact'} ${urgent}.`;
  if (ORDER.test(text))
    return asSentence(
      `please ${text
        .replace(/^please /i, '')
        .replace(/^[A-Z]/, (first) => first.toLowerCase())
        .replace(
          /^((?:reply|answer|respond|register|confirm|rsvp|pick up|collect|return|pay)\b.*?) (?:until|till)\b/i,
          '$1 by',
        )
        .replace(/^rsvp\b/i, 'reply')
        .replace(/^call (?=\+?\d)/i, speaker.isNotice ? 'call ' : `call ${me} at `)}`,
    );
  if (/^meet\b/i.test(mine)) return asSentence(`we ${mine.replace(/^meet (?=\d)/i, 'meet at ')}`);
  const none = /^no (?!one\b)(.+)$/i.exec(mine)?.[1];
  if (none !== undefined && verbAt(none.split(' ')) < 0)
    return asSentence(
      /\bsince\b/.test(none)
        ? `there has been no ${none}`
        : /\bplease$/i.test(none)
          ? `please, no ${none.replace(/ please$/i, '')}`
          : `there ${isPlural(none) ? 'are' : 'is'} no ${none}`,
    );
  const own = firstPerson(mine, speaker, i, am);
  if (own !== undefined) return asSentence(own);
  const left = LEFT.exec(mine);
  if (left !== null && !/^(?:i|we|he|she|they|you)\b/i.test(mine) && !CALLED.test(mine)) {
    const [, thing = '', deed = '', where = ''] = left;
    return asSentence(
      `${/^(?:an?|\d|two|three|some)\b/i.test(thing) || isPlural(thing) ? thing : `a ${thing}`} ${isPlural(thing) ? 'were' : 'was'} ${deed} ${where}`,
    );
  }
  const words = mine.split(' ');
  const at = verbAt(words);
  if (at > 0) return asSentence(clause(mine, words.slice(0, at).join(' ')));
  const state = IN_STATE.exec(mine);
  if (state !== null) return asSentence(stated(state));
  const named = /^(?:the )?([a-z ]{3,20}?):? (?:at )?(\d{1,2}:\d{2}|\d{1,2} ?[ap]m)$/i.exec(mine);
  if (named !== null) return asSentence(`${named[1]} is at ${named[2]}`);
  return undefined;
}

function clause(text: string, subject: string): string {
  const planned = asPlan(text);
  const ongoing = planned.replace(
    /^(the |my |our )?([a-z]+(?: [a-z]+)?) (drips?|leaks?|smells?|barks?|runs?) (for|since) (?=(?:the last |the past )?(?:\d|two|three|four|some|several|a |days|weeks|months|on |last|yesterday))/i,
    (_, article = '', thing: string, verb: string, how: string) =>
      `${article}${thing} has been ${verb
        .replace(/s$/, '')
        .replace(/(?<=dri)p$/, 'pp')
        .replace(/(?<=ru)n$/, 'nn')}ing ${how} `,
  );
  return withArticle(ongoing.replace(/\bsince on\b/, 'since'), subject);
}

/** "heating in the bathroom cold since Sunday" has been cold since then. */
function stated([, subject = '', state = '', rest = '']: RegExpExecArray): string {
  const many = isPlural(subject);
  const be =
    /^\s*since\b/.test(rest) || DONE.test(state) || /\bfor (?:\d|two|three|a|some)\b/.test(rest)
      ? new RegExp(`\\b\\d{1,2} (?:${MONTHS.join('|')})\\b`).test(subject)
        ? many
          ? 'were'
          : 'was'
        : many
          ? 'have been'
          : 'has been'
      : many
        ? 'are'
        : 'is';
  return `${withArticle(subject)} ${be} ${state}${rest}`;
}

/** Without its subject: "back at 8", "will be late", "found a set of keys". */
function firstPerson(text: string, { isNotice }: Speaker, i: string, am: string): string | undefined {
  const found =
    /^found:? (.+?)((?: (?:near|at|in|on|by|under|behind|next to|yesterday|today|this morning|last night)\b.*)?)$/i.exec(
      text,
    );
  if (found !== null && isNotice) {
    const [, thing = '', where = ''] = found;
    return `${/^(?:an?|the|\d|two|three|some)\b/i.test(thing) || isPlural(thing) ? thing : `a ${thing}`} ${isPlural(thing) && !/^an? /i.test(thing) ? 'were' : 'was'} found${where}`;
  }
  if (/^(?:found|lost|forgot|missed|broke|sold)\b/i.test(text))
    return `${i} ${/^lost\b/i.test(text) ? 'have ' : ''}${text.replace(/^\w+/, (verb) => verb.toLowerCase())}`;
  if (
    /^(?:will|would|can't|cannot|can not|won't|could not|couldn't|have|had|need|hope|want|am|was|were) /i.test(
      text,
    )
  )
    return `${i} ${text.replace(/^\w+/, (verb) => verb.toLowerCase()).replace(/^am\b/, am)}`;
  if (/^can .*\bwithout (?:me|us)\b/i.test(text)) return `you ${text}`;
  if (
    /^(?:back|at home|home|away|out|abroad|closed|open|on (?:holiday|vacation|leave|parental leave|maternity leave|sick leave|a business trip|business)|ill|sick|off|running late|stuck|in (?:a meeting|hospital|bed))\b/i.test(
      text,
    )
  )
    return isNotice || !/^(?:closed|open)\b/i.test(text)
      ? `${isNotice ? 'we are' : /^back\b/i.test(text) ? `${i} will be` : `${i} ${am}`} ${text.replace(/^\w+/, (word) => word.toLowerCase())}`
      : undefined;
  return undefined;
}

function request(how: string, what: string, me: string): string {
  if (how === 'for') return asSentence(`could you please give ${me} ${what}`, '?');
  if (how === 'to') return asSentence(`could you please ${what}`, '?');
  if (how === 'about') return asSentence(`could you please tell ${me} about ${what}`, '?');
  return asSentence(`could you tell ${me} ${how === 'if' ? 'whether' : how} ${what}`, '?');
}
