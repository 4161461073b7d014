import { capitalized, type EntitySpec, type FieldSpec, MAX_FIELDS } from './app-spec.ts';
import { keyOf, readField } from './field.ts';
import { singularOf } from './nouns.ts';

interface Alerted {
  readonly entities: readonly EntitySpec[];
  /** Wishes that no list can fulfil, in the words of the prompt. */
  readonly missing: readonly string[];
}

/** A field with what a wish adds to it. */
interface Change {
  readonly field: FieldSpec;
  readonly set: Partial<FieldSpec>;
}

/** Marks records that are overdue, expired or low, and sets a date to today with a button, where wishes ask for it. */
export function withAlerts(entities: readonly EntitySpec[], wishes: readonly string[]): Alerted {
  const missing: string[] = [];
  let lists = entities;
  // The button names the deed whose date is kept.
  for (const wish of wishes.toSorted((a, b) => Number(isButton(b)) - Number(isButton(a)))) {
    const said = wish.toLowerCase();
    const changed = byName(lists, said)
      .map((entity) => ({ entity, changes: changesOf(entity, said) }))
      .find(({ changes }) => changes.length > 0);
    if (changed === undefined) {
      const isAlerted = lists.some(({ fields }) => fields.some(({ alert }) => alert !== undefined));
      if (!isAlerted || !COLOURED.test(said)) missing.push(wish);
    } else {
      const next = changed.changes.reduce(withChange, changed.entity);
      lists = lists.map((entity) => (entity === changed.entity ? next : entity));
    }
  }
  return { entities: lists, missing };
}

/** The lists that the wish names come first. */
export function byName(entities: readonly EntitySpec[], said: string): readonly EntitySpec[] {
  const words = new Set((said.match(/\p{L}+/gu) ?? []).map(singularOf));
  const isNamed = ({ name }: EntitySpec): boolean => words.has(name.split(' ').at(-1) ?? '');
  return [...entities.filter(isNamed), ...entities.filter((entity) => !isNamed(entity))];
}

function withChange(entity: EntitySpec, { field, set }: Change): EntitySpec {
  const isThere = entity.fields.some(({ key }) => key === field.key);
  const changed = (one: FieldSpec): FieldSpec => ({
    ...one,
    ...set,
    // "Overdue" and "due soon" may be two wishes.
    ...(one.alert !== undefined && set.alert !== undefined && { alert: one.alert }),
  });
  return {
    ...entity,
    fields: isThere
      ? entity.fields.map((one) => (one.key === field.key ? changed(one) : one))
      : [...entity.fields, changed(field)],
  };
}

function changesOf(entity: EntitySpec, said: string): readonly Change[] {
  if (SENT.test(said)) return [];
  const mark = markIn(entity, said);
  if (mark) return permitted(entity, said, mark);
  const due = dueAfter(entity, said);
  if (due) return permitted(entity, said, due);
  if (!SHOWN.test(said)) return [];
  // "When it expires soon or there are fewer than 2".
  const dated = unattended(entity, said) ?? expiry(entity, said) ?? dueDate(entity, said);
  return [dated, amount(entity, said)].flatMap((change) => (change ? permitted(entity, said, change) : []));
}

/** The most fields that a list shows. */
function permitted(entity: EntitySpec, said: string, change: Change): readonly Change[] {
  const isFirst = /\b(?:first|on top|at the top)\b/.test(said) && change.set.alert !== undefined;
  const isNew = !entity.fields.some(({ key }) => key === change.field.key);
  if (isNew && entity.fields.length >= MAX_FIELDS) return [];
  return [isFirst ? { ...change, set: { ...change.set, first: true } } : change];
}

/** The rest of "overdue ones move to the top and are coloured red". */
const COLOURED =
  /^(?:are |is |be |gets? |turns? )?(?:shown |colou?red |displayed |highlighted |marked )?(?:in )?(?:red|orange|yellow|bold|colou?r)$/;

/** A page that is closed sends nothing. */
const SENT = /\b(?:remind|notif|e-?mail|mail|push|sms|text me|message|calendar|chart|graph|print|export)/;

const SHOWN =
  /\b(?:highlight|flag|mark|show|display|list|see|warn|alert|indicat|colou?r|red|orange|badge|tell|know|view|filter|find|spot|point|sign|label|hint|visible|at a glance|stand out|move|top|first|bold|overdue$)/;

const COUNTS: ReadonlyMap<string, number> = new Map(
  ['a', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].map((word, index) => [
    word,
    index + 1,
  ]),
);
const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365 };
const SPAN = /\b(\d{1,3}|an?|two|three|four|five|six|seven|eight|nine|ten) (day|week|month|year)s?\b/;

/** "Two weeks" in days. */
function daysIn(said: string): number | undefined {
  const [, count = '', unit = ''] = SPAN.exec(said) ?? [];
  const number = COUNTS.get(count === 'an' ? 'a' : count) ?? Number(count);
  return unit === '' ? undefined : number * (DAYS[unit] ?? 1);
}

/** So many days before its date a record is shown as one that is soon due. */
function daysAhead(said: string): number | undefined {
  if (/\btomorrow\b/.test(said)) return 1;
  if (/\btoday\b/.test(said)) return 0;
  if (/\b(?:this|next|coming) week\b/.test(said)) return DAYS.week;
  if (/\b(?:this|next|coming) month\b/.test(said)) return DAYS.month;
  return (
    daysIn(said) ??
    (/\b(?:soon|coming up|upcoming|about to|nearly|close to|shortly|next)\b/.test(said) ? SOON : undefined)
  );
}
const SOON = 7;

/** "Inspected" and "inspection" begin alike. */
const stemOf = (deed: string): string => deed.replace(/(?:ed|t|n)$/, '').slice(0, 6);

const isDate = ({ type }: FieldSpec): boolean => type === 'date';

const NEGLECTED =
  /\b(?:not|never|haven['’]t|hasn['’]t|isn['’]t)\s(?:been\s)?(\p{L}+)\b.*\b(?:for|in|within|since)\b/u;
const OLDER = /\b(?:older|longer|more) than\b|\bfor (?:over|at least)\b|\bover\b.*\b(?:ago|old)\b/;

/** "People I have not called for 30 days", "anything older than six months". */
function unattended({ fields }: EntitySpec, said: string): Change | undefined {
  const deed = NEGLECTED.exec(said)?.[1];
  const after = daysIn(said);
  if (after === undefined || (deed === undefined && !OLDER.test(said))) return undefined;
  const dates = fields.filter(isDate);
  const field =
    dates.find(({ label }) => deed !== undefined && label.toLowerCase().includes(stemOf(deed))) ??
    dates.find(({ label }) => PAST.test(label)) ??
    dates.find(({ label }) => !DEADLINE_NAME.test(label));
  if (field === undefined) return undefined;
  const alert = deed === undefined ? `Older than ${after} days` : `Not ${deed} for ${after} days`;
  return { field, set: { after, alert } };
}

/** "Due back after 14 days", of a date that is kept. */
function dueAfter({ fields }: EntitySpec, said: string): Change | undefined {
  const after = /\bdue (?:back )?(?:after|in|within)\b/.test(said) ? daysIn(said) : undefined;
  const field = fields.find((one) => isDate(one) && !DEADLINE_NAME.test(one.label));
  if (after === undefined || field === undefined) return undefined;
  return { field, set: { after, alert: 'Overdue' } };
}

const EXPIRY = /expir|best before|use by|sell by|valid|shelf life/i;

function expiry({ fields }: EntitySpec, said: string): Change | undefined {
  if (!/\bexpir|\bout of date|\bbest before|\bgo(?:es|ing|ne)? (?:bad|off)|\bspoil/.test(said))
    return undefined;
  const field =
    fields.find((one) => isDate(one) && EXPIRY.test(one.label)) ??
    fields.find(isDate) ??
    readField('expiry date');
  if (field === undefined) return undefined;
  const ahead = /\bexpired\b|\bgone (?:bad|off)/.test(said) ? undefined : (daysAhead(said) ?? SOON);
  return { field, set: { alert: 'Expired', ...soon('Expires', ahead) } };
}

const soon = (verb: string, ahead: number | undefined): Partial<FieldSpec> =>
  ahead === undefined ? {} : { soon: ahead === 0 ? `${verb} today` : `${verb} soon`, ahead };

const DUE =
  /\b(?:over-?due|late|past (?:the |their |its )?(?:due|deadline)|due|deadlines?|needs?|renew(?:s|als?)?|behind schedule|upcoming)\b/;
export const DEADLINE_NAME = /due|deadline|return|renew|next|until|\bend|expir/i;
const INTERVAL = /\b(?:every|interval|frequency|often|cycle|repeat|(?:days|weeks|months) between)/i;
/** "Last watered": the deed comes again after the interval. */
const PAST =
  /\blast\b|\bprevious\b|\bsince\b|ed(?: on| at| date)?$|\b(?:done|given|bought|opened|made|frozen|freeze|born|start)\b/i;

function dueDate(entity: EntitySpec, said: string): Change | undefined {
  if (!DUE.test(said)) return undefined;
  const every = intervalOf(entity);
  const dates = entity.fields.filter(isDate);
  if (every !== undefined)
    return {
      field: lastDate(entity),
      set: { ...every, alert: 'Overdue', ...soon('Due', daysAhead(said) ?? 0) },
    };
  const field =
    dates.find(({ label }) => DEADLINE_NAME.test(label)) ?? dates.find(({ label }) => !PAST.test(label));
  const isOfDate = /\b(?:over-?due|due|deadline)\b/.test(said) && dates.length === 0;
  const own = field ?? (isOfDate ? readField('due date') : undefined);
  if (own === undefined || /\bneeds?\b/.test(said)) return undefined;
  return { field: own, set: { alert: 'Overdue', ...soon('Due', daysAhead(said)) } };
}

/** The interval of days or weeks after which an action repeats. */
export function intervalOf({ fields }: EntitySpec): Pick<FieldSpec, 'every' | 'unit'> | undefined {
  const field = fields.find(({ type, label }) => type === 'number' && INTERVAL.test(label));
  if (field === undefined) return undefined;
  const unit = (['week', 'month'] as const).find((one) =>
    new RegExp(`\\b${one}s?\\b`, 'i').test(field.label),
  );
  return { every: field.key, ...(unit !== undefined && { unit }) };
}

const LAST_DONE: FieldSpec = { key: 'lastDone', label: 'Last done', type: 'date', required: false };

export const lastDate = ({ fields }: EntitySpec, deed?: string): FieldSpec => {
  const date = fields.find((field) => isDate(field) && PAST.test(field.label)) ?? fields.find(isDate);
  const key = keyOf(`last ${deed}`);
  if (date !== undefined || deed === undefined || key === undefined) return date ?? LAST_DONE;
  return { ...LAST_DONE, key, label: `Last ${deed}` };
};

const LOW =
  /\b(?:low|below|under|less than|fewer than|running out|runs? out|out of stock|re-?order|restock)\b/;
const HIGH = /\b(?:above|over|more than|exceed(?:s|ing)?|higher than|greater than)\b/;
const STOCK = /quantity|stock|amount|count|level|left|remaining|bottles|copies|units|supply/i;
const LEAST = /min|reorder|threshold|limit|par level|warn|alert|low/i;
const MONEY = /amount|price|cost|value|total|spent|budget/i;
/** Without a number of its own. */
const FEW = 5;

function amount({ fields }: EntitySpec, said: string): Change | undefined {
  const numbers = fields.filter(({ type, label }) => type === 'number' && !INTERVAL.test(label));
  const named = numbers.find(({ label }) => !LEAST.test(label) && said.includes(bare(label)));
  const limit = Number(
    /(?:below|under|than|above|over|exceed(?:s|ing)?)\D{0,12}?(\d+(?:\.\d+)?)(?!\d| ?(?:days?|weeks?|months?|years?|hours?)\b)/.exec(
      said,
    )?.[1] ?? Number.NaN,
  );
  if (LOW.test(said)) {
    const counted = numbers.filter(({ label }) => !LEAST.test(label));
    const field = named ?? counted.find(({ label }) => STOCK.test(label)) ?? counted[0];
    const least = numbers.find((one) => one !== field && LEAST.test(one.label));
    if (field === undefined) return undefined;
    if (/\bout of stock\b/.test(said)) return { field, set: { alert: 'Out of stock', below: 1 } };
    const below = Number.isNaN(limit) ? (least?.key ?? FEW) : limit;
    return { field, set: { alert: /stock/.test(said) ? 'Low stock' : 'Low', below } };
  }
  const most = Number.isNaN(limit) ? limitIn(numbers, said) : undefined;
  const counted = most && (numbers.find((one) => one !== most && SPENT.test(one.label)) ?? named);
  if (HIGH.test(said) && most && counted && counted !== most)
    return { field: counted, set: { alert: `Over ${bare(most.label)}`, above: most.key } };
  const field = named ?? numbers.find(({ label }) => MONEY.test(label));
  if (!HIGH.test(said) || Number.isNaN(limit) || field === undefined) return undefined;
  return { field, set: { alert: `Above ${limit}`, above: limit } };
}

/** Without its unit: "systolic (mmHg)" is called systolic. */
const bare = (label: string): string => label.toLowerCase().replace(/\s*\([^)]*\)$| in \p{L}+$/u, '');
const SPENT = /\b(?:actual|spent|used|real|worked|current|so far)\b/i;

/** "Tasks over estimate": another number of the record is the limit. */
const limitIn = (numbers: readonly FieldSpec[], said: string): FieldSpec | undefined =>
  numbers.find(({ label }) =>
    new RegExp(
      `\\b(?:above|over|exceed(?:s|ing)?|than)(?: the| their| its)? ${bare(label).replace(/[^\p{L}\p{N} ]/gu, '.')}`,
      'u',
    ).test(said),
  );

const BUTTON = /\bbutton\b|\bone (?:click|tap)\b|\b(?:click|tap)\b/;
const isButton = (wish: string): boolean => BUTTON.test(wish.toLowerCase());
const QUOTED = /["“'‘]([^"”'’]{2,30})["”'’]/;
const AS_DONE = /\bas (?:an? )?(\p{L}+)\b/u;
const TO_DO = /\bto (?!mark\b|set\b|say\b)((?:\p{L}+ ){0,3}?\p{L}+)(?=\s(?:today|it|now|them)\b|$)/u;

/** "A button to mark as watered" sets the date of the last time. */
function markIn(entity: EntitySpec, said: string): Change | undefined {
  if (!BUTTON.test(said)) return undefined;
  const done = AS_DONE.exec(said)?.[1];
  const label = QUOTED.exec(said)?.[1] ?? done ?? TO_DO.exec(said)?.[1];
  const hasDate = entity.fields.some((field) => isDate(field) && PAST.test(field.label));
  const every = intervalOf(entity);
  if (label === undefined || (every === undefined && !hasDate)) return undefined;
  return {
    field: lastDate(entity, done),
    set: { ...every, mark: capitalized(label), ...(every && { alert: 'Overdue', ...soon('Due', 0) }) },
  };
}
