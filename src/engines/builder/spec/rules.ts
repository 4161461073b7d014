import { byName } from './alerts.ts';
import { type EntitySpec, type FieldSpec, MAX_FIELDS, type RuleSpec } from './app-spec.ts';
import { DATE, readField } from './field.ts';
import { singularOf } from './nouns.ts';
import { inDigits } from './page-wishes.ts';

interface Ruled {
  readonly entities: readonly EntitySpec[];
  /** Wishes that are not rules, or that a list cannot keep. */
  readonly missing: readonly string[];
}

/** Keeps two records from being alike, where wishes ask for it. */
export function withRules(entities: readonly EntitySpec[], wishes: readonly string[]): Ruled {
  const missing: string[] = [];
  let lists = entities;
  for (const wish of wishes) {
    const said = wish.toLowerCase().replace(/[\s.,;]+$/, '');
    // Bookings with times come before a list with a single day.
    const lasts = ({ fields }: EntitySpec): number => (spanOf(fields) === undefined ? 0 : 1);
    const found = byName(lists, said)
      .toSorted((a, b) => (TAKEN.test(said) ? lasts(b) - lasts(a) : 0))
      .map((entity) => ({ entity, ruled: ruledBy(entity, said) }))
      .find(({ ruled }) => ruled !== undefined);
    const { entity, ruled } = found ?? {};
    if (ruled === undefined) missing.push(wish);
    else lists = lists.map((one) => (one === entity ? ruled : one));
  }
  return { entities: lists, missing };
}

/** "Unique plate", "no two members with the same email", "no duplicate names". */
const UNIQUE =
  /^(?:an? )?unique ([\p{L} -]+)$|\b(?:no|without|prevents?|avoids?|rejects?|refuses?) (?:two )?(?:[\p{L}-]+ )?(?:with |having |have |has )?(?:the same|duplicate) ([\p{L}-]+(?: [\p{L}-]+)?)|\b(?:no|without|prevents?|avoids?|rejects?|refuses?) (duplicates)\b/u;
const DOES = String.raw`(?:book|reserv|lent|lend|rent|borrow|assign|schedul|tak|check|lo?an|hir|us)\p{L}*`;
const NEVER = `(?:no|not|never|nobody|cannot|can['’]?t|mustn['’]t|shouldn['’]t|isn['’]t|aren['’]t|don['’]t|doesn['’]t|without|prevents?|avoids?|refuses?|rejects?|warns?|blocks?|only)`;
/** "A room can't be booked twice", "no double bookings", "no overlapping appointments". */
const TAKEN = new RegExp(
  String.raw`\b${NEVER}\b.*(?:\b${DOES}\b.*\b(?:twice|again|once|at the same time|at once|while|already|by two)\b|\bdouble[- ]?book\p{L}*|\boverlap\p{L}*|\bconflict\p{L}*|\bclash\p{L}*|\bat the same time\b)|\balready (?:out|lent|booked|taken|borrowed|reserved|rented|on loan)\b.*\b${NEVER}\b`,
  'u',
);
/** It is over when the thing is back. */
const LENT = /\b(?:lent|lend|loan|borrow|rent|hir|check(?:ed)? out|out\b)/;
const PERSON =
  /\b(?:nobody|no one|person|people|participants?|guests?|helpers?|volunteers?|employees?|members?|players?|staff|students?|teachers?|instructors?)\b/;
const PERSON_NAME =
  /\b(?:name|person|helper|volunteer|employee|member|player|staff|student|teacher|instructor|client|customer|guest|patient|pupil|owner|assigned|who)\b/i;
const START = /\b(?:start|begin|from|arrival|check[- ]?in|date out|pick-?up|lent on|borrowed on|out)/i;
const END = /\b(?:end|finish|until|to|departure|check[- ]?out|due|return|back)\b/i;

function ruledBy(entity: EntitySpec, said: string): EntitySpec | undefined {
  const unique = UNIQUE.exec(said);
  if (unique) {
    const field = fieldNamed(entity, unique[1] ?? unique[2] ?? '') ?? titleField(entity, unique[3]);
    if (field === undefined) return undefined;
    const message = `There is already a ${entity.name} with this ${field.label.toLowerCase()}.`;
    return withRule(entity, { same: [field.key], message });
  }
  const order = ORDER.exec(said);
  if (order) return inTurn(entity, order);
  const again = AGAIN.exec(said);
  if (again) return onceFor(entity, again[1] ?? again[2] ?? '');
  if (WAITING.test(said)) return withWaitingList(entity);
  const limit = LIMIT.exec(inDigits(said));
  if (limit) return limited(entity, limit, said);
  const places = PLACES.exec(inDigits(said));
  if (places) return withPlaces(entity, places);
  return TAKEN.test(said) ? withoutOverlap(entity, said) : undefined;
}

/** "Check-out must be after check-in", "the end can't be before the start". */
const ORDER =
  /^(?:and )?(?:the )?([\p{L}][\p{L} -]{1,30}?) (?:must|should|has to|have to|can|may|needs to|is always|will)(n?['’]t| ?not| never)?(?: be)? (after|later than|greater than|higher than|more than|larger than|bigger than|before|earlier than|lower than|less than|smaller than) (?:the )?([\p{L}][\p{L} -]{1,30})$/u;

function inTurn(entity: EntitySpec, [, one = '', not, word = '', other = '']: RegExpExecArray) {
  const [first, second] = [one, other].map((name) => fieldNamed(entity, name));
  const isSame = first !== second && first?.type === second?.type;
  if (!isSame || !/^(?:date|time|number)$/.test(first?.type ?? '') || !first || !second) return undefined;
  const isLater = /^(?:after|later|greater|higher|more|larger|bigger)/.test(word) === (not === undefined);
  const [early, late] = isLater ? [second, first] : [first, second];
  const how = first.type === 'number' ? 'more than' : 'after';
  const message = `${late.label} has to be ${not === undefined ? '' : 'the same as or '}${how} ${early.label.toLowerCase()}.`;
  return withRule(entity, {
    same: [],
    order: [early.key, late.key],
    ...(not !== undefined && { equal: true }),
    message,
  });
}

/** "Maximum 28 places", "12 places at most", "limited to 20 participants". */
const PLACES =
  /^(?:(?:there (?:are|is)|it is|that is|only|with|a|the) )*(?:max(?:imum|\.)?(?: of)?|at most|up to|limited to|limit of|no more than|only) (\d+) (places?|spots?|seats?|slots?|people|participants?|guests?|members?|kids|children|pupils|students|entries|sign-?ups|tickets)$|^(?:there are |we have |only )*(\d+) (places?|spots?|seats?|slots?|people|participants?|guests?|tickets)(?: (?:at most|at the most|max(?:imum)?|only|available|in total|in all))$/;

function withPlaces(entity: EntitySpec, [, a, many, b, few]: RegExpExecArray): EntitySpec | undefined {
  const most = Number(a ?? b);
  const counted = singularOf(many ?? few ?? '');
  const isOne =
    counted === entity.name.split(' ').at(-1) || /^(?:place|spot|seat|slot|entry|sign-?up)$/.test(counted);
  if (most < 1 || !(isOne || (PERSON.test(counted) && /\b(?:guest|participant|sign)/.test(entity.name))))
    return undefined;
  return withRule(entity, { same: [], most, message: `All ${most} ${many ?? few ?? 'places'} are taken.` });
}

/** "Anyone after that goes on a waiting list", beside a limit of places. */
const WAITING = /\b(?:waiting ?list|waitlist|reserve list)\b/;
const WAITING_LIST = readField('on the waiting list (yes/no)');

function withWaitingList(entity: EntitySpec): EntitySpec | undefined {
  const { fields, rules = [] } = entity;
  const full = rules.find(({ same, until, order }) => same.length === 0 && !order && until === undefined);
  if (full === undefined || WAITING_LIST === undefined || fields.length >= MAX_FIELDS) return undefined;
  const message = `${full.message} Tick "${WAITING_LIST.label}" or wait until a place is free.`;
  return {
    ...entity,
    fields: [...fields, WAITING_LIST],
    rules: rules.map((rule) => (rule === full ? { ...rule, until: WAITING_LIST.key, message } : rule)),
  };
}

/** "A second reading for the same day should be refused". */
const AGAIN =
  /\b(?:second|another|two|more than one) [\p{L}-]+ (?:for|on|of|with|in|from|at) the same ([\p{L}-]+)\b.*\b(?:refused|rejected|forbidden|not|never|impossible|error)\b|\bonly one [\p{L}-]+ (?:per|for each|for every|a) ([\p{L}-]+)\b/u;

function onceFor(entity: EntitySpec, name: string): EntitySpec | undefined {
  const isDay = /^(?:day|date)$/.test(name);
  const date = entity.fields.find(({ type }) => type === 'date');
  const field = isDay ? (date ?? { ...DATE, required: true }) : fieldNamed(entity, name);
  if (field === undefined || entity.fields.length >= MAX_FIELDS) return undefined;
  const fields = entity.fields.includes(field) ? entity.fields : [...entity.fields, field];
  const message = `There is already a ${entity.name} for this ${isDay ? 'day' : field.label.toLowerCase()}.`;
  return withRule({ ...entity, fields }, { same: [field.key], message });
}

/** "No pupil may have more than two books", "at most 3 loans per member". */
const LIMIT =
  /\bno (?:[\p{L}-]+ )??([\p{L}-]+) (?:may|can|should|must|could)(?: ever)? (?:have|hold|borrow|book|reserve|take|rent|keep|own)(?: out)? more than (\d+|one)\b|\b(?:at most|up to|no more than|max(?:imum)?(?: of)?) (\d+|one) [\p{L}-]+ (?:per|for each|for every) ([\p{L}-]+)|\b(?:each|every|an?) ([\p{L}-]+) (?:may|can) (?:have|hold|borrow|book|reserve|take|rent)(?: out)? (?:only|at most|up to|no more than|a maximum of) (\d+|one)\b/u;

function limited(entity: EntitySpec, found: RegExpExecArray, said: string): EntitySpec | undefined {
  const [, no, a, b, per, each, c] = found;
  const count = a ?? b ?? c ?? '';
  const most = count === 'one' ? 1 : Number(count);
  const field = fieldNamed(entity, no ?? per ?? each ?? '');
  if (field === undefined || most < 1) return undefined;
  const message = `This ${field.label.toLowerCase()} has ${most} already.`;
  const lent = LENT.test(said) || /\bat once\b|\bat (?:a|the same) time\b/.test(said);
  const once = lent ? lentOnce(entity, field) : withRule(entity, { same: [field.key], message });
  const rules = once?.rules?.map((rule, at, all) =>
    at === all.length - 1 ? { ...rule, most, message } : rule,
  );
  return once && rules && { ...once, rules };
}

const withRule = (entity: EntitySpec, rule: RuleSpec): EntitySpec => ({
  ...entity,
  rules: [...(entity.rules ?? []), rule],
});

const isKept = ({ type }: FieldSpec): boolean => /^(?:text|choice|reference|email|phone|number)$/.test(type);

function fieldNamed({ fields }: EntitySpec, name: string): FieldSpec | undefined {
  const wanted = singularOf(name.trim().replaceAll('-', ' '));
  return fields.find(({ label }) => {
    const own = singularOf(label.toLowerCase());
    return wanted !== '' && (own === wanted || own.endsWith(` ${wanted}`) || own.startsWith(`${wanted} `));
  });
}

const titleField = ({ fields }: EntitySpec, said: string | undefined): FieldSpec | undefined =>
  said === undefined ? undefined : fields.find(({ type }) => type === 'text');

/** "Room" of "hotel room booking": what is booked, where the list has no field for it. */
const BOOKED = /^(?:[\p{L}-]+ ){0,2}?([\p{L}-]+) (?:booking|reservation|rental|hire)$/u;

function withoutOverlap(given: EntitySpec, said: string): EntitySpec | undefined {
  const booked = readField(BOOKED.exec(given.name)?.[1] ?? '');
  const lacks =
    booked !== undefined && given.fields.length < MAX_FIELDS && placeIn(given.fields) === undefined;
  const entity = lacks
    ? { ...given, fields: [{ ...booked, required: true as const }, ...given.fields] }
    : given;
  const { fields } = entity;
  const words = new Set((said.match(/\p{L}+/gu) ?? []).map(singularOf));
  const things = fields.filter(isKept);
  const isSaid = ({ label }: FieldSpec): boolean =>
    label
      .toLowerCase()
      .split(/\P{L}+/u)
      .some((word) => words.has(singularOf(word)));
  const person = PERSON.test(said) ? things.find(({ label }) => PERSON_NAME.test(label)) : undefined;
  const named = things.find(isSaid);
  if (PERSON.test(said) && !person && !named) return undefined;
  const thing =
    named ??
    person ??
    // A guest may have two rooms.
    things.find(({ type, label }) => type === 'reference' && !PERSON_NAME.test(label)) ??
    things.find(({ type }) => type === 'reference') ??
    placeIn(things) ??
    (lacks ? things[0] : undefined);
  const isLent = LENT.test(said);
  const dates = fields.filter(({ type }) => type === 'date');
  const times = fields.filter(({ type }) => type === 'time');
  const name = thing?.label.toLowerCase();
  const message = thing ? `This ${name} is taken at that time.` : 'That time is taken.';
  if (isLent && thing !== undefined) return lentOnce(entity, thing);
  const ofTime = spanOf(times);
  const ofDate = spanOf(dates);
  const own = thing === undefined ? [] : [thing.key];
  if (ofTime) {
    const day = dates[0] ?? fields.find(({ label }) => /\b(?:day|weekday)\b/i.test(label));
    return withRule(entity, { same: [...own, ...(day ? [day.key] : [])], ...ofTime, message });
  }
  if (ofDate) return withRule(entity, { same: own, ...ofDate, message });
  // Two people may have the same birthday.
  const days = dates.filter(({ label }) => !/birth|born/i.test(label));
  const moments = [...days.slice(0, 1), ...times.slice(0, 1)].map(({ key }) => key);
  if (moments.length === 0) return undefined;
  return withRule(entity, { same: [...own, ...moments], message });
}

/** Rooms, courts and tables are booked. */
const placeIn = (things: readonly FieldSpec[]): FieldSpec | undefined =>
  things.find(({ label }) =>
    /\b(?:room|court|table|seat|desk|car|bike|tool|slot|machine|equipment|resource|place|stylist)\b/i.test(
      label,
    ),
  );

function spanOf(fields: readonly FieldSpec[]): Pick<RuleSpec, 'from' | 'to'> | undefined {
  const from = fields.find(({ label }) => START.test(label));
  const to = fields.find((field) => field !== from && END.test(field.label));
  return from && to && { from: from.key, to: to.key };
}

const RETURNED = readField('returned');

/** A loan is in the way until the thing is back. */
function lentOnce(entity: EntitySpec, thing: FieldSpec): EntitySpec | undefined {
  const { fields } = entity;
  const back = fields.find(
    ({ type, label }) => /^(?:boolean|date)$/.test(type) && /\b(?:returned|back)\b/i.test(label),
  );
  if (back === undefined && (RETURNED === undefined || fields.length >= MAX_FIELDS)) return undefined;
  const until = back ?? RETURNED;
  if (until === undefined) return undefined;
  return withRule(
    { ...entity, fields: back === undefined ? [...fields, until] : fields },
    { same: [thing.key], until: until.key, message: `This ${thing.label.toLowerCase()} is not back yet.` },
  );
}
