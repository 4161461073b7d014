import { capitalized, type FieldSpec, type PageSettings } from './app-spec.ts';
import { readFields, SHARED, withTitle } from './entity.ts';
import { singularOf } from './nouns.ts';
import { inValueLists } from './value-lists.ts';

/** Words that name columns, and what may stand between them and the names. */
const MARKED =
  /\b(?:(\d{1,2}) )?(?:[\p{L}-]+ )?(?:columns?|lanes?|swimlanes?|stages?|statuses|lists)\b(?: (?:called|named|labell?ed|titled|for|like|such as|are|being|of))?(?: (?:[\p{L}'’-]+ ){0,5}[\p{L}'’-]+(?=:))? ?[:(–-]? ?/giu;
/** "A board with To do, Doing and Done". */
const PLAIN = /\b(?:boards?|kanban|trello)\b(?: (?:for|of) [^,:;.()]{2,30}?)?(?: with|:| \() /giu;
/** They begin a wish, and are not the name of a column. */
const NO_COLUMN =
  /^(?:drag\w*|drop\w*|cards?|tasks?|each|every|where|with|which|that|can|should|must|i|we|you|it|they|an?|the|my|our|search|filters?|dark|local\w*|due|priorit\w*|tags?|labels?|deadlines?|colou?r\w*|three|four|five|\d+|columns?|for)\b|^(?:sav(?:e|es|ed|ing)|stored?|persist\w*|mov(?:e|es|ed|ing)|add\w*|edit\w*|delet\w*|assign\w*|show\w*|let\w*|search\w*|filter\w*)\s/i;
const LONGEST_NAME = 30;
const USUAL = ['Backlog', 'To do', 'Doing', 'Review', 'Done'];
const BY_COUNT: Readonly<Record<number, readonly number[]>> = {
  2: [1, 4],
  3: [1, 2, 4],
  4: [1, 2, 3, 4],
  5: [0, 1, 2, 3, 4],
};

/** The names that a text begins with: "To do, Doing, Done and drag and drop" has three. */
function columnsAt(text: string): readonly string[] {
  const [sentence = ''] = text.split(/[.;)\n]/);
  const names: string[] = [];
  for (const part of sentence.split(/\s*(?:,|\/|→|->|>|\|)\s*(?:and |then )?|\s(?:and|then)\s/i)) {
    const name = part
      .replace(
        /\s(?:where|that|which|with|saved|so|using|plus|for (?:each|every|the|my|our|an?|all)|as|columns?|lanes?)\b.*$/i,
        '',
      )
      .replace(/^["“'‘]|["”'’]$/g, '')
      .trim();
    if (name === '' || name.length > LONGEST_NAME || name.split(' ').length > 3 || NO_COLUMN.test(name))
      break;
    names.push(name);
    if (name.length < part.trim().replace(/["“”'‘’]/g, '').length) break;
  }
  return names;
}

interface Columns {
  /** "Columns for renovating our bathroom: planned, …" */
  readonly purpose: string;
  readonly names: readonly string[];
  readonly used: string;
  readonly missing: readonly string[];
}

function columnsIn(prompt: string): Columns {
  const marks = [...prompt.matchAll(MARKED)];
  const purpose = marks.map(([said]) => /\sfor\s(.+):/i.exec(said)?.[1] ?? '').join(' ');
  const [count] = marks.flatMap(([, digits]) => (digits === undefined ? [] : [Number(digits)]));
  // "To do, Doing and Done columns": the names come first.
  const before = marks
    .map((mark) =>
      prompt.slice(0, mark.index + mark[0].search(/columns?|lanes?|swimlanes?|stages?|statuses|lists/i)),
    )
    .map((text) => text.split(/\b(?:with|has|have)\s|[:(]\s?/i).at(-1) ?? '')
    .filter((text) => !/[.;)]/.test(text));
  const after = [...marks, ...prompt.matchAll(PLAIN)].map((mark) =>
    prompt.slice(mark.index + mark[0].length),
  );
  const lists = [...after, ...before].map(columnsAt);
  const named = lists.find((names) => names.length > 1) ?? [];
  const names = named.map((name) => name.charAt(0).toUpperCase() + name.slice(1));
  if (names.length > 0)
    return {
      purpose,
      names,
      used: `${names.join(' ')} ${count === names.length ? count : ''}`,
      missing: count === undefined || count === names.length ? [] : [`${count} columns`],
    };
  const usual = BY_COUNT[count ?? 3];
  return {
    purpose,
    names: (usual ?? [1, 2, 4]).map((at) => USUAL[at] ?? ''),
    used: usual === undefined ? '' : `${count}`,
    missing: usual === undefined ? [`${count} columns`] : [],
  };
}

const CARD =
  '(cards?|tasks?|tickets?|items?|stories|story|issues?|notes?|ideas?|leads?|deals?|jobs?|posts?|articles?|projects?|bugs?|orders?|candidates?|applications?)';
/** "Cards have a title, an assignee and a due date", "each card with a colour". */
const CARD_HAS = new RegExp(
  String.raw`\b${CARD}\s(?:(?:that|which|can|should|must)\s)*(?:have|has|with|having|contains?|includes?|shows?|needs?|gets?)\s(?!(?:the\s|[\p{L}\p{N}]+\s)?(?:columns?|lanes?|stages)\b)((?:[^.;\n](?!\b(?:can|could|be|should|where|saved|moved?|drag\w*|drop)\b))+)`,
  'iu',
);
/** "A title and a due date on each card". */
const ON_CARD = new RegExp(
  String.raw`\b(?:with|and|,)\s([^.;\n,]{3,60}?)\s(?:on|for|in|to)\s(?:each|every|the|all)\s${CARD}\b`,
  'iu',
);
/** "…, columns backlog, doing, done", after what cards have. */
const OTHER_COLUMNS =
  /,?\s(?:(?:and|with|in)\s)?(?:the\s)?(?:(?:\d|two|three|four|five)\s)?(?:columns|lanes|swimlanes|stages)(?::|\s|$).*$/is;
const FIRST: FieldSpec = { key: 'title', label: 'Title', type: 'text', required: true };
/** The column says it. */
const STATE = /^(?:status|state|stage|column|phase)$/i;

/** "The total cost per column". */
const TOTAL =
  /(?:\b(?:i['’]d like|i would like|i want|show|see|with|and|display|shows?)\s)*(?:the\s|a\s)?(?:total|sum)(?:\sof)?(?:\sthe)?((?:\s(?!per\b|for\b|in\b|of\b)[\p{L}]+){0,2})\s(?:per|for each|in each|for every|of each|by)\s(?:column|lane|stage|list|status)\b/iu;

/** "Vote on them with a plus button". */
const VOTES =
  /\b(?:up-?)?vot(?:es?|ed|ing)\b(?: (?:on|for) (?:them|it|cards?|notes?|ideas?|each (?:card|note|idea)))?(?: with (?:an? )?(?:plus|\+|thumbs?[ -]up|button)(?: button)?)?/i;

const KIND = /\b(?:retro(?:spective)?|ticket|support|issue|idea) boards?\b/i;
const USUAL_TITLE = 'Kanban board';
/** "A board for job applications". */
const PURPOSE =
  /\b(?:boards?|kanban) (?:for|of) (?:(?:an?|the|my|our|your) )?((?:[\p{L}'’-]+ ){0,3}?[\p{L}'’-]+)(?= (?:with|where|that|which|and|having|using)\b|[,.;:(]|$)/iu;

/** A board with columns between which cards are dragged. */
export function readBoard(prompt: string, title: string): PageSettings {
  const columns = columnsIn(prompt);
  const purpose = PURPOSE.exec(prompt)?.[1] ?? '';
  const kind = KIND.exec(prompt)?.[0].toLowerCase() ?? '';
  const usual = title === USUAL_TITLE && kind !== '' ? capitalized(kind) : title;
  const name = title === USUAL_TITLE && purpose !== '' ? `${usual}: ${purpose}` : usual;
  const has = CARD_HAS.exec(prompt);
  const on = has ? null : ON_CARD.exec(prompt);
  const list = inValueLists(has?.[2] ?? on?.[1] ?? '')
    .replace(OTHER_COLUMNS, '')
    .replace(/(?:,?\s(?:and|which|that|(?:and\s)?(?:you|we|i|they|users|people)))?\s*$/i, '');
  const { fields, missing, unread } = readFields(list);
  const own = fields.filter(({ key }) => !STATE.test(key));
  const isTitled =
    own.some(({ key, type }) => type === 'text' && /title|name|task|text|subject/i.test(key)) ||
    (own.length > 1 && own[0]?.type === 'text' && !SHARED.test(own[0].key));
  const [summed = '', of = ''] = TOTAL.exec(prompt) ?? [];
  const total = own.find(
    ({ type, label }) =>
      type === 'number' && label.toLowerCase().includes(singularOf(of.trim().toLowerCase())),
  );
  const voted = VOTES.exec(prompt)?.[0] ?? '';
  const said = has?.[1] ?? on?.[2] ?? new RegExp(String.raw`\b${CARD}\b`, 'iu').exec(prompt)?.[1] ?? 'card';
  return {
    title: name,
    settings: {
      title: name,
      columns: columns.names,
      card: singularOf(said.toLowerCase()),
      fields: withTitle(isTitled ? own : [FIRST, ...own]),
      ...(total !== undefined && { total: total.key }),
      ...(voted !== '' && { votes: true }),
    },
    used: `${voted} ${columns.used} ${said} ${purpose} ${columns.purpose} ${total === undefined ? '' : summed} ${own.flatMap(({ label, options = [] }) => [label, ...options]).join(' ')}`,
    missing: [...columns.missing, ...missing, ...unread],
  };
}
