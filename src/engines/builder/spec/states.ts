import choices from '../data/choices.json';
import type { EntitySpec, FieldSpec } from './app-spec.ts';
import { entityNamed } from './entity.ts';
import { readField } from './field.ts';
import { FIELD_NAMES, shapeOf } from './field-types.ts';
import { likely } from './likely.ts';
import { tidy } from './list-wishes.ts';
import { isPlural, pluralOf, singularOf } from './nouns.ts';
import { isOwner, withReference } from './references.ts';
import { knownEntity } from './subject.ts';

/** "Posts go through draft, review and published": the values of an unnamed field. */
export interface States {
  /** The records that have them, in the words of the prompt: "post", "they". */
  readonly who: string;
  /** A pattern for lists like "status (draft, review, published)". */
  readonly field: string;
}

const WORD = String.raw`[\p{L}\p{N}][\p{L}\p{N}'’-]*`;
/** A value is a word or three. */
const VALUE = String.raw`(?!(?:an?|the|each|every|assigned|linked|sorted|shown|it|they|i|we|can|with)\s)${WORD}(?:\s(?!and\b|or\b|to\b|then\b|with\b|by\b|when\b|if\b|so\b)${WORD}){0,2}`;
const VALUE_TO = String.raw`(?:to\s)?${VALUE}`;
const END = String.raw`(?=\s*(?:[,.;:()\n]|$)|\s(?:and|with|so|but|where|which|that)\s)`;
const ANY_LIST = String.raw`(${VALUE_TO}(?:(?:\s?,\s?(?:and\s|or\s|then\s)?|\s(?:and|or|to|then|and then|->|→)\s|\s?(?:->|→|\/)\s?)${VALUE}){1,8})${END}`;
const OR_LIST = String.raw`(${VALUE_TO}(?:\s?,\s?${VALUE_TO}){0,8},?\sor\s${VALUE_TO})${END}`;
const CHOICE = /\sor\s/i;
const WHO = String.raw`(?:(?:where|and|,|;|in which|with)\s)?(?:(?:each|every|all|an?|the)\s(?:of\sthe\s)?)?([\p{L}-]+)`;

const STEPS = likely(
  /\s(?:through|from|between)\s/i,
  new RegExp(
    String.raw`(?<![\p{L}-])${WHO}\s(?:(?:can|should|must|will|that|which)\s)?(?:go|goes|move|moves|pass|passes|progress|progresses|run|runs|going|moving)\s(?:through|from|between)\s(?:the\s)?(?:(?:stages?|states?|status(?:es)?|steps|phases|columns)(?:\sof|:)?\s)?${ANY_LIST}`,
    'iu',
  ),
);
/** "A pipeline from applied to hired". */
const PIPELINE = likely(
  /pipeline|workflow|process|funnel/i,
  new RegExp(
    String.raw`(?<=\b(?:pipeline|workflow|process|funnel))\s(?:from|with\s(?:the\s)?(?:stages|steps|states|phases)(?:\sof|:)?)\s${ANY_LIST}`,
    'iu',
  ),
);
/** "Rooms dirty, cleaned or inspected". */
const LISTED = likely(
  CHOICE,
  new RegExp(
    String.raw`(?<=\s(?:with|and)\s|,\s|:\s)([\p{L}-]+s)\s(?!(?:is|are|can|or|that|which|who|to|of|in|on|for|by|have|has)\b)${OR_LIST}`,
    'iu',
  ),
);
const IS_ONE = likely(
  CHOICE,
  new RegExp(
    String.raw`(?<![\p{L}-])${WHO}\s(?:(?:that|which)\s)?(?:is|are|can be|may be|could be|should be|must be|being)\s(?:(?:either|one of|marked(?: as)?|labell?ed(?: as)?|tagged(?: as)?|flagged(?: as)?)\s){0,2}${OR_LIST}`,
    'iu',
  ),
);
const MARKED = likely(
  CHOICE,
  new RegExp(
    String.raw`(?<![\p{L}-])(?:(?:that|which|and|where|i|we|can|are|is|be|to|them|it|,)\s){0,6}(?:mark|tag|label|flag)(?:l?ed)?\s(?:(?:each|every|an?|the)\s([\p{L}-]+)\s|(?:them|it)\s)?as\s${OR_LIST}`,
    'iu',
  ),
);

const NAMES = choices.names.join('|');
const VALUES = choices.values
  .toSorted((a, b) => b.length - a.length)
  .map((value) => value.replaceAll(' ', '\\s'))
  .join('|');
/** "Low, medium or high priority", "left or right side". */
const BEFORE_NAME = likely(
  CHOICE,
  new RegExp(
    String.raw`(?<=^|,\s|:\s|\s(?:with|and|has|have)\s(?:an?\s)?)(?:((?:${VALUES})(?:,\s(?:${VALUES})){0,6},?\sor\s(?:${VALUES}))\s([\p{L}-]{3,20})|((?:[\p{L}-]+,\s){0,6}[\p{L}-]+,?\sor\s[\p{L}-]+)\s(${NAMES}))(?=\s*(?:[,.;)\n]|$)|\sand\s)`,
    'giu',
  ),
);

/** "Morning or evening", "one of happy, neutral or sad": values of an unnamed field. */
const UNNAMED = likely(
  CHOICE,
  new RegExp(
    String.raw`(?<=^|,\s|:\s|\swith\s|\sand\s)(?:(?:one of|either)\s${OR_LIST}|([\p{L}-]{3,20}\sor\s[\p{L}-]{3,20})(?=\s*(?:[,.;\n]|$)|\sand\san?\s))`,
    'giu',
  ),
);
const STATE_WORDS =
  /\b(?:open|closed|done|paid|unpaid|active|inactive|solved|pending|accepted|claimed|available|finished)\b/i;
const isPlainValue = (word: string): boolean =>
  choices.values.includes(word) || (shapeOf(word).type === 'text' && !FIELD_NAMES.test(word));

/** "Level beginner, intermediate or advanced": the values began before. */
const endsValues = (before: string): boolean => {
  const isInside = before.lastIndexOf('(') > before.lastIndexOf(')');
  if (isInside || /[,(]\s*[\p{L}-]+(?:\s[\p{L}-]+)?:\s[^;.]*$/u.test(before)) return true;
  const items =
    before
      .split(/[:;.]|\swith\s/i)
      .at(-1)
      ?.split(/,|\sand\s/i) ?? [];
  const said = items.map((item) => item.trim().replace(/^(?:an?|the|its|their)\s/i, '')).filter(Boolean);
  return (
    said.some((item) => /\s/.test(item) && FIELD_WORD.test(item.split(' ')[0] ?? '')) ||
    (/\s/.test(said.at(-1) ?? '') &&
      !/^(?:who|what|when|where|how)\s/i.test(said.at(-1) ?? '') &&
      isPlainValue(said.at(-1) ?? ''))
  );
};

/** Not the subject of such a sentence: "status can be open or closed" names the field itself. */
const FIELD_WORD = new RegExp(`^(?:${NAMES}|${choices.names.map((name) => pluralOf(name)).join('|')})$`, 'i');
const NO_DOER = /^(?:i|we|you|users|people|who|what|there|this|that|here)$/i;

/** "Each box has a label and is fragile or sturdy" still speaks of boxes. */
const AGAIN = /^(?:and|also)$/i;
const subjectBefore = (prompt: string, whole: string): string =>
  [
    ...prompt
      .slice(0, prompt.indexOf(whole))
      .matchAll(/\b(?:each|every|an?|one)\s([\p{L}-]+)\s(?:has|have|needs|belongs|is)\b/giu),
  ].at(-1)?.[1] ?? 'it';

/** Takes the sentences out that give the values of a state, and puts values before a name behind it. */
export function takeStates(prompt: string): { readonly text: string; readonly states: readonly States[] } {
  const states: States[] = [];
  const take = (whole: string, subject: string, list: string): string => {
    const who = AGAIN.test(subject) ? subjectBefore(prompt, whole) : subject;
    // "Status is draft, sent or paid." as a sentence names the field; among fields it is left to their reader.
    const isField = FIELD_WORD.test(who);
    const isSentence = /(?:^|[.;\n]\s*)$/.test(prompt.slice(0, prompt.indexOf(whole)));
    if (NO_DOER.test(who) || (isField && !isSentence)) return whole;
    const values = list
      .split(
        /\s?,\s?(?:(?:and|or|then)\s)?|\s(?:and then|and|or|then|->|→)\s|\s?(?:->|→|\/)\s?|(?<=\S)\sto\s/i,
      )
      .map((value) => value.trim())
      .filter(Boolean);
    if (values.length < 2 || values.some((value) => /\d/.test(value))) return whole;
    const relative = new RegExp(`^(.*${who})\\s(?:that|which)\\s`, 'iu').exec(whole)?.[1];
    const name = isField ? who.toLowerCase() : 'status';
    states.push({ who: isField ? 'it' : who.toLowerCase(), field: `${name} (${values.join(', ')})` });
    if (isField) return ' ';
    // "Orders with a date that move from …": the date is a field.
    if (relative !== undefined) return relative;
    return `${/^,/.test(whole) ? '' : ' '}${keptOf(whole, subject)}`;
  };
  const text = prompt
    .replace(BEFORE_NAME, (_, known?: string, noun?: string, any?: string, name?: string) => {
      return `${noun ?? name} (${(known ?? any ?? '').replace(/,?\sor\s/i, ', ')})`;
    })
    .replace(STEPS, (whole, who: string, list: string) => take(whole, who, list))
    .replace(LISTED, (whole, who: string, list: string) =>
      knownEntity(who) !== undefined && isPlural(who.toLowerCase()) && !FIELD_WORD.test(who)
        ? `${who} (name, status: ${list.replace(/,\s|,?\sor\s/gi, '/')})`
        : whole,
    )
    .replace(PIPELINE, (whole, list: string) => take(whole, 'it', list))
    .replace(IS_ONE, (whole, who: string, list: string) => take(whole, who, list))
    .replace(
      UNNAMED,
      (whole, list: string | undefined, pair: string | undefined, at: number, all: string) => {
        const words = (pair ?? '').toLowerCase().split(' or ');
        if (list === undefined && (!words.every(isPlainValue) || endsValues(all.slice(0, at)))) return whole;
        const isState = STATE_WORDS.test(list ?? pair ?? '');
        const field = `${isState ? 'status' : 'kind'} (${(list ?? pair ?? '').replace(/,?\sor\s/i, ', ')})`;
        states.push({ who: 'it', field });
        return '';
      },
    )
    .replace(MARKED, (whole, who: string | undefined, list: string) => take(whole, who ?? 'it', list));
  return { text: text === prompt ? prompt : tidy(text), states };
}

/** "A blog where posts" still says what is kept. */
const keptOf = (whole: string, who: string): string => {
  const before = whole.slice(0, whole.toLowerCase().indexOf(who.toLowerCase()) + who.length);
  if (/^(?:it|they|each|every|one|them)$/i.test(who)) return '';
  return /\b(?:each|every|,|where|and|an?|the|all|in which)\s/i.test(before) ? '' : before;
};

/** The entity with its states: in the place of the usual ones, and of a box that says one of them. */
export function withStates(entities: readonly EntitySpec[], { who, field: said }: States): EntitySpec[] {
  const field = readField(said);
  const one = singularOf(who);
  const named =
    entities.find(({ name }) => name === one) ?? entities.find(({ name }) => name.split(' ').includes(one));
  const owner = named ?? entities[0];
  if (field === undefined || owner === undefined) return [...entities];
  // "A podcast planner where each episode is planned or published": episodes of podcasts.
  const part = named === undefined && isOwner(one, owner.name) ? entityNamed(one) : undefined;
  if (part !== undefined) {
    const related = withReference(part, owner.name);
    return [...entities, { ...related, fields: replaced(related.fields, namedFor(related, field)) }];
  }
  return entities.map((entity) =>
    entity === owner ? { ...entity, fields: replaced(entity.fields, namedFor(entity, field)) } : entity,
  );
}

/** In a mood log, values without a name are moods; "breakfast, lunch or dinner" are values of the choice that has them. */
const namedFor = ({ name, fields }: EntitySpec, field: FieldSpec): FieldSpec => {
  const values = new Set(field.options);
  const own =
    fields.find(({ options = [] }) => options.filter((option) => values.has(option)).length > 1) ??
    (field.key === 'kind' ? fields.find(({ key, type }) => key === name && type === 'choice') : undefined);
  return own === undefined ? field : { ...field, key: own.key, label: own.label };
};

function replaced(fields: readonly FieldSpec[], field: FieldSpec): readonly FieldSpec[] {
  const values = (field.options ?? []).map((value) => value.toLowerCase());
  const isSaid = ({ key, type }: FieldSpec): boolean =>
    key === field.key ||
    (type === 'boolean' &&
      values.some((value) => value === key.toLowerCase() || value.endsWith(` ${key.toLowerCase()}`)));
  const at = fields.findIndex(isSaid);
  const rest = fields.filter((one) => !isSaid(one));
  return at < 0 ? [...fields, field] : [...rest.slice(0, at), field, ...rest.slice(at)];
}
