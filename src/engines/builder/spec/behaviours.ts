import { isCommand, splitRelative } from './commands.ts';
import { isEntity } from './entity-lists.ts';
import { isChoiceName } from './enumerations.ts';
import { saidType, shapeOf } from './field-types.ts';
import { isPlural } from './nouns.ts';
import { asksForField, withoutRelative } from './questions.ts';
import { knownEntity, subjectOf } from './subject.ts';

/** Verbs of people and things in prompts, after a plural: "guests reserve seats". No word that is often a noun after one. */
const VERB =
  'sign|log|reply|book|reserve|borrow|lend|rent|vote|pay|cost|expire|repeat|show|appear|receive|get|see|earn|move|turn|go|become|register|enrol|enroll|choose|pick|upload|comment|like|share|invite|follow|leave|submit|approve|cancel|order|buy|sell|apply|join|write|post|edit|delete|add|send|bring|take|play|win|collect|donate|attend|subscribe|unlock|disappear|overlap|compete|accept|reject|ask|answer|drop|fall|reset|carry|count|do|need to|have to|want';
const DOES = new RegExp(
  `^(?:(?:the|all|full|new|late|other)\\s)*([\\p{L}-]+\\s)?([\\p{L}-]+)\\s(?:${VERB})\\s\\S`,
  'iu',
);
const EACH_DOES = new RegExp(
  `^(?:each|every|an?|the)\\s(?:[\\p{L}-]+\\s){1,2}?(?:${VERB.replaceAll('|', 'e?s|')}|pays|replies|goes|does)\\s\\S`,
  'iu',
);
/** "Can have many parts" and "should have a name" say what a record holds. */
const MODAL =
  /\b(?:can|could|must|should|may|will|would|shall)(?!\s(?:have|hold|contain|own|include|belong|consist|be (?:either|one of))\b)(?:\s|not\b|['’]t\b)|\bwon['’]t\b|\b(?:lets?|allow(?:s|ed)?) (?:me|us|you|users|people|them|every)\b/i;
const LIMIT =
  /^(?:max|min|maximum|minimum|up to|limit)\.? (?:of )?(?:\d+|two|three|four|five|six|ten|twenty)\b|^no (?:two|one|more|other)\s|\b(?:only|once|twice|never|at most|at least|more than|less than)\b/i;
const CONDITION = /^\S+\s\S+\s.*\b(?:when(?:ever)?|unless|as soon as|automatically)\b/i;
const PASSIVE = /^(?!whether|if)\S+\s(?:\S+\s){0,3}?(?:is|are|gets?|becomes?|turns?)\s(?:not\s)?[\p{L}-]+/iu;

/** "Status can be open or closed" gives values. */
const isChoice = (phrase: string): boolean =>
  isChoiceName(/^(?:(?:an?|the|its|their)\s)?([\p{L}-]+)/iu.exec(phrase)?.[1] ?? '') &&
  /\b(?:is|are|be)\b/i.test(phrase);

/** "Pace is computed from distance"; but "a task is assigned to a member" relates two lists. */
const DONE =
  /^\S+\s(?:\S+\s){0,8}?(?:is|are|gets?)\s(?:not\s|automatically\s)?(?!assigned|linked|related|written|owned|called|named)(?:[\p{L}-]+ed|shown|sent|not|sold|hidden)\b/iu;

/** "Late ones flagged in red". */
const SHOWN =
  /\s(?:highlighted|flagged|colou?red|shown|displayed|marked)(?:\s(?:in|with|at|on|by)\s[\p{L} ]+)?$/iu;

/** True for a clause that says what happens, and names no value of a record. */
function isDeed(phrase: string): boolean {
  if (/[()]/.test(phrase) || isChoice(phrase) || /^(?:whether|if|(?:an?\s)?links?\sto)\s/i.test(phrase))
    return false;
  if (isCommand(phrase)) return true;
  const size = phrase.split(' ').length;
  if (size < 3) return false;
  const [, , doer = ''] = DOES.exec(phrase) ?? [];
  return (
    MODAL.test(phrase) ||
    (LIMIT.test(phrase) && shapeOf(phrase).type !== 'boolean') ||
    (CONDITION.test(phrase) && size > 3) ||
    (doer !== '' && isPlural(doer.toLowerCase())) ||
    EACH_DOES.test(phrase) ||
    SHOWN.test(phrase) ||
    (size > 3 && DONE.test(phrase))
  );
}

/** Words that a field is made without: "total per month", "swipe to delete". */
const RELATING =
  /\s(?:per|by|to|only|cannot|can|be|that|which|who|where|when|for|with|until|without|than|between|at|on|into|via|or)\s/i;
/** The same words in the names of fields: "price per night", "recommended by Ann", "link to the shop", "watering interval in days". */
const NAMED =
  /^[\p{L}-]+(?:ed|en|nt|ld|de) (?:by|to|for|at|with|in|on)(?: (?!(?:the|each|every|all)\b)[\p{L}-]+)?$|^[\p{L}-]+ by date$|^links? (?:to|for) |^(?:number of )?(?:days|weeks|months|time|distance) (?:to|until|for|between) [\p{L}-]+$|^whether |^if |^(?:number|date|time|type|name|place|cause|year|month|kind|country|length|level|amount|method|proof|size|area|point|state|reason|title|price|cost|value) (?:of|for) [\p{L}-]+(?: [\p{L}-]+)?$/iu;
const MOST_WORDS = 3;

/** "Recurring tasks", "pinned notes": records of a kind, and no value of one. */
const isKindOfRecord = (name: string): boolean =>
  /^[\p{L}-]+(?:ing|ed)\s/iu.test(name) &&
  shapeOf(name.toLowerCase()).type === 'text' &&
  isPlural(name.toLowerCase()) &&
  knownEntity(name.split(' ').at(-1) ?? '') !== undefined;

/** True for a phrase that relates things or says what is done: "profit by month", "swipe to delete". */
export const isStray = (phrase: string): boolean =>
  !/[(:]|\b(?:with|having|has|have|which|that|or|each)\b/i.test(phrase) &&
  /\s(?:per|by|to|at|into|via|between)\s/i.test(phrase) &&
  !isFieldName(phrase);

/** "Scan barcodes": a verb and what it is done to. Alone before a singular it is part of a name, as in "download link". */
const ORDERED =
  /^(?:scan|compare|copy|scale|convert|rate|hide|pin|archive|assign|create|add|delete|edit|merge|split|translate|search|upload|download|attach|invite|follow|block|lock|generate|play|track|undo|select|choose|pick|switch|change|skip|save)\s(?:(?:the|an?|my|your|all|any|each|every|two|several|multiple|between|from|to|as)\s|\S+(?<!s)s$)/i;
/** "Newest entries first", "two houses side by side": an order on the page. */
const ARRANGED = /\s\S+\s(?:first|last|on top|at the top|side by side|together|online)$/i;

/** "Cite as bibtex": after "as" comes a type, or what something is turned into. */
const isManner = (phrase: string): boolean => {
  const [, said = ''] = /\sas\s([^,(]+)$/i.exec(phrase) ?? [];
  return said !== '' && saidType(said) === undefined && !/\bor\b/i.test(said);
};

/** "Shuffle a board of five": whatever the first word is, it has an object. */
const HAS_OBJECT =
  /^(?!how\b|number\b|when\b|where\b|who\b)[\p{L}-]+\s(?:an?|the|my|our|your|every|each|all|me|us|them)\s\S/iu;

/** The time of looking, and no time that a record keeps: "water today". */
const AT_PRESENT =
  /\s(?:today|tomorrow|tonight|right now|soon|this (?:week|month|year))$|^ (?:two|three|four|five|six|seven|eight|nine|ten|\d+) [\p{L}-]+s$|^ (?:two|three|four|five|six) people$/iu;

/** True for a noun phrase that can be the name of a value in a record. */
export function isFieldName(phrase: string): boolean {
  const name = phrase
    .replace(
      /\s*(?:[([:=].*|\b(?:as|of type|one of|either|out of (?:five|ten|\d)|from -?\d|between -?\d|-?\d+ ?(?:-|–|to) ?-?\d).*)$/is,
      '',
    )
    .replace(/\s(?:in|on) [\p{L}€$]+$/u, '')
    .replace(
      /^(?:(?:and|or|also|plus|with|its|their|his|her|your|my|our|an?|the|some|many|several|multiple|each|new|optional|required|mandatory|field(?: (?:for|called|named))?|(?:list|set|collection)s? of)\s)+/i,
      '',
    )
    .trim();
  if (
    (/ per \S+$/.test(name) && shapeOf(name.toLowerCase()).type === 'number') ||
    NAMED.test(name) ||
    /^(?:mark|tick|check|flag)(?:ed)?\s(?:\S+\s){0,2}as\s/i.test(phrase)
  )
    return true;
  if (
    RELATING.test(` ${name}`) ||
    PASSIVE.test(name) ||
    isDeed(phrase) ||
    isKindOfRecord(name) ||
    ORDERED.test(name) ||
    /^[\p{L}-]+able\s(?:in|for|from|to|by|as|on)\s/iu.test(phrase) ||
    ARRANGED.test(` ${phrase}`) ||
    AT_PRESENT.test(` ${name}`) ||
    /\bof \d/.test(name) ||
    HAS_OBJECT.test(name) ||
    isManner(phrase)
  )
    return false;
  return (
    name.split(/\s+/).filter((word) => !/^(?:of|the|an?|or|number|in)$/i.test(word)).length <= MOST_WORDS
  );
}

const MARKED =
  /^(?:(?:they|it|(?:each|every|an?|the|all)\s[\p{L}-]+|[\p{L}-]+)\s)?(?:(?:can|could|should|may) be |is |are )?(?:marked|flagged|ticked|checked)(?: off)? as (?:an? )?([\p{L}-]+(?: [\p{L}-]+)?)$/iu;
const MARK =
  /^(?:(?:[\p{L}-]+ )?can |(?:be )?able to |to )?(?:mark|flag|tick|check)(?: off)? (?:[\p{L}-]+ ){0,2}?as (?:an? )?([\p{L}-]+(?: [\p{L}-]+)?)$/iu;
const FAVOURITE =
  /^(?:[\p{L}-]+ )?can be (?:(starred|pinned|archived|favou?rited|hidden|completed|ticked off|checked off))$/iu;
const RATED = /^(?:(?:[\p{L}-]+ )?can be )?(?:rated|scored)( (?:from |with |between )?\d.*)?$/iu;

const ADJECTIVES: ReadonlyMap<string, string> = new Map([
  ['favorited', 'favorite'],
  ['favourited', 'favourite'],
  ['ticked off', 'done'],
  ['checked off', 'done'],
]);

const TICKED = /^(?:(?:[\p{L}-]+ )?can )?(?:tick|check|cross) off (?:the )?[\p{L}-]+$/iu;

const TICKED_WHEN =
  /^(?:(?:i|we|you|they) )?(?:can )?(?:tick|check|mark|cross)(?: (?:it|them|each one))?(?: off)? (?:when|once|if|as soon as) (?:(?:it|they|i|we|you) )?(?:is |are |have |has )?(?:been )?([\p{L}]+(?:ed|en|ne|id|ght|pt|nt))(?: (?:it|them))?$/iu;

/** The field that a deed is for: "can be marked as read" is a checkbox. */
function fieldOfDeed(phrase: string): string | undefined {
  const marked = MARKED.exec(phrase)?.[1] ?? MARK.exec(phrase)?.[1];
  if (marked !== undefined) return `${marked} (checkbox)`;
  const state = FAVOURITE.exec(phrase)?.[1]?.toLowerCase();
  if (state !== undefined) return `${ADJECTIVES.get(state) ?? state} (checkbox)`;
  if (TICKED.test(phrase)) return 'done (checkbox)';
  const once = TICKED_WHEN.exec(phrase)?.[1];
  if (once !== undefined) return `${once} (checkbox)`;
  const rated = RATED.exec(phrase);
  return rated === null ? undefined : `rating${(rated[1] ?? '').replace(/ (?:with|between) /, ' from ')}`;
}

/** "A list where films can be rated": the deed comes before any list of fields. */
const IN_HEAD =
  /\s(?:that|which|where (?:[\p{L}-]+ )?)(?=\s?(?:can|could) be (?:rated|scored|marked|flagged|ticked|checked|starred|pinned|archived|favou?rited|hidden|completed)\b)/iu;

/** "Members can be marked as paid", where members are one of several lists: which one the next field goes to is open. */
function isOfList(phrase: string, prompt: string): boolean {
  const who = /^([\p{L}-]+)\scan\s/iu.exec(phrase)?.[1]?.toLowerCase() ?? '';
  return isEntity(who) && new RegExp(`(?:\\swith|,|\\sand|:)\\s${who}(?:,|;|\\sand\\s)`, 'i').test(prompt);
}

interface Behaviours {
  readonly text: string;
  readonly missing: readonly string[];
}

/** Takes out the clauses that say what happens, and puts the fields that some of them are for in their place. */
export function takeBehaviours(prompt: string): Behaviours {
  const missing: string[] = [];
  const kept: string[] = [];
  /** The conjunction that may carry on the deed before. */
  let isOpen = false;
  let passed = '';
  const pieces = piecesOf(withoutPurpose(prompt.replace(IN_HEAD, ' with ')));
  for (const [index, { separator, text }] of pieces.entries()) {
    const said = text.trim().replace(/^(?:(?:and|but|also|while|with|then)\s)+/i, '');
    const [, head = '', tail] =
      index > 0 ? [] : (/^(.*?(?:\s(?:with|has|have)|:)\s)(.*)$/isu.exec(said) ?? []);
    const phrase = tail ?? said;
    const isFirst = index === 0 && tail === undefined;
    // "Expiry date where I can filter": a field, and what is done with it.
    const [, before, after] = /^(.{1,60}?)\s(?:where|so that|so)\s(.+)$/is.exec(phrase) ?? [];
    if (index > 0 && before !== undefined && after !== undefined && isDeed(after) && isFieldName(before)) {
      missing.push(after);
      kept.push(passed || separator, before);
      passed = '';
      isOpen = false;
      continue;
    }
    const field =
      isFirst || isOfList(phrase, prompt)
        ? undefined
        : (fieldOfDeed(phrase) ?? (asksForField(phrase) ? phrase : undefined));
    const isJoined = /^\s(?:and|but|while)\s$/i.test(separator);
    if (field !== undefined) {
      kept.push(passed || separator, `${head}${field}`);
      passed = '';
      isOpen = false;
    } else if (!isFirst && isDeed(phrase) && !namesNewList(phrase, prompt)) {
      if (head !== '') kept.push(head);
      if (isOpen && isJoined) missing.push(`${missing.pop()}${separator}${phrase}`);
      else missing.push(phrase);
      if (/[;.\n]/.test(separator)) passed = separator;
      isOpen = true;
    } else if (isOpen && isJoined && !/^(?:an?|the)\s|[(:]|\swith\s/i.test(text)) {
      missing.push(`${missing.pop()}${separator}${text.trim()}`);
    } else {
      kept.push(passed || separator, isFirst ? text : withoutRelative(text));
      passed = '';
      isOpen = false;
    }
  }
  return { text: kept.join('').trim(), missing };
}

/** "A pantry list that tells me what to buy": what it does is a clause of its own. */
function withoutPurpose(prompt: string): string {
  const [before, after] = splitRelative(prompt) ?? [];
  if (before === undefined || after === undefined || subjectOf(before).entities.length === 0) return prompt;
  return `${before}, ${withoutPurpose(after)}`;
}

const JOINS =
  /^(?:the\s)?([\p{L}-]+)\s(?:(?:can|may|must|should|will)\s)?(?:enrol|enroll|register|sign|book|reserve|borrow|rent|order|apply|join|attend|donate|vote|pay)\b/iu;

/** "Parents can enrol" is the only word about parents: they get a list. */
function namesNewList(phrase: string, prompt: string): boolean {
  const who = JOINS.exec(phrase)?.[1]?.toLowerCase() ?? '';
  return isEntity(who) && prompt.toLowerCase().split(who.slice(0, -1)).length === 2;
}

interface Piece {
  readonly separator: string;
  readonly text: string;
}

/** The parts of a prompt between commas and conjunctions; those in parentheses part nothing. */
function piecesOf(prompt: string): readonly Piece[] {
  const pieces: { separator: string; text: string }[] = [{ separator: '', text: '' }];
  let depth = 0;
  for (const part of prompt.split(/([()]|[,;\n]\s*|\.\s+|\s(?:and|but|while)\s)/i)) {
    if (part === '(') depth += 1;
    if (part === ')') depth = Math.max(0, depth - 1);
    const last = pieces.at(-1);
    if (depth === 0 && /^(?:[,;\n]\s*|\.\s+|\s(?:and|but|while)\s)$/i.test(part))
      pieces.push({ separator: part, text: '' });
    else if (last) last.text += part;
  }
  return pieces;
}
