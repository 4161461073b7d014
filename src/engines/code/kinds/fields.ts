import { camel, capital, listed, numberOf, type WishText } from './kind.ts';

type FieldType =
  | 'text'
  | 'email'
  | 'tel'
  | 'password'
  | 'number'
  | 'date'
  | 'time'
  | 'url'
  | 'select'
  | 'radio'
  | 'checkbox'
  | 'textarea'
  | 'file';

/** A field of a form with the rules that a wish has for it. */
export interface Field {
  readonly key: string;
  readonly label: string;
  readonly type: FieldType;
  readonly isOptional: boolean;
  readonly min?: number;
  readonly max?: number;
  /** So many digits and nothing else. */
  readonly digits?: number;
  /** The kinds of characters that a password must have. */
  readonly holds: readonly ('digit' | 'capital' | 'small' | 'symbol')[];
  readonly options: readonly string[];
  readonly isCounted: boolean;
  readonly isFuture: boolean;
  /** The field that it repeats. */
  readonly repeats?: string;
}

const TYPES: readonly (readonly [FieldType, string])[] = [
  ['email', 'e-?mail(?: address)?'],
  ['tel', '(?:tele)?phone(?: number)?|mobile(?: number)?'],
  [
    'password',
    '(?:confirm(?:ed|ation)? |repeat(?:ed)? |new |old |current )?password(?: (?:confirmation|again|repeat(?:ed)?))?',
  ],
  ['url', 'website|homepage|url'],
  [
    'date',
    '(?:preferred |start |end |arrival |departure |event )?date(?: of birth)?|birthday|birthdate|check-?in|check-?out|arrival|departure',
  ],
  ['time', 'time(?: slot)?'],
  [
    'number',
    'age|quantity|amount|number of (?:people|guests|persons|tickets|nights|seats)|guests|persons|price|salary|people|party size|year',
  ],
  [
    'textarea',
    'message|comments?|notes?|description|remarks?|feedback|question|bio|dietary (?:requirements|notes)|allergies|about(?: me| you)?',
  ],
  [
    'select',
    'country|subject|topic|category|service|department|gender|size|priority|language|reason|title|state|province|class|grade|attendance',
  ],
  [
    'checkbox',
    '(?:accept(?:ing|ance of)? |agree(?:ing)? to |i accept )?(?:the )?(?:terms(?: (?:and|&) conditions| of (?:use|service))?|privacy(?: policy)?(?: consent)?|consent|newsletter(?: opt-?in)?|gdpr(?: consent)?|agb)|remember me',
  ],
  [
    'text',
    '(?:full |first |last |user |your |company |product |nick)?-?name|username|surname|street(?: and (?:house )?number)?|house number|address(?: line)?|city|town|zip(?: ?code)?|postal code|postcode|plz|company|organi[sz]ation|position|job title|iban|vat id|order number|license plate|student id|invoice number',
  ],
  ['file', 'attachment|file|resume upload|cv upload|photo upload'],
];
const NAMED = new RegExp(`^(?:${TYPES.map(([, names]) => names).join('|')})$`);

const KIND =
  /\b(?:(drop-?down(?: (?:list|menu))?|select(?:ion)?(?: box)?)|(radio(?: buttons?)?)|(check ?box(?:es)?|tick ?box)|(text ?area|multi-?line)|(number|numeric)|(date ?picker|date))\b/;

/** The parts of a wish between its commas, with their places; brackets are not cut. */
function segments(text: string): { readonly said: string; readonly from: number }[] {
  const masked = text.replace(/\([^()]*\)/g, (all) => all.replace(/[^()]/g, '_'));
  const found: { said: string; from: number }[] = [];
  let from = 0;
  for (const cut of [
    ...masked.matchAll(
      /(?:, ?(?:and |plus |with (?:an? )?)?|; ?|: |\. | and (?:an? )?| with (?:fields?:? |an? )?| plus (?:an? )?| for (?=\w+(?:,|\())(?:an? )?|\.$)/g,
    ),
    undefined,
  ]) {
    const to = cut?.index ?? text.length;
    const said = text.slice(from, to);
    const start = from + (said.length - said.trimStart().length);
    if (said.trim()) found.push({ said: said.trim(), from: start });
    from = to + (cut?.[0].length ?? 0);
  }
  return found;
}

interface Draft {
  key: string;
  label: string;
  type: FieldType;
  isOptional: boolean;
  min?: number;
  max?: number;
  digits?: number;
  holds: ('digit' | 'capital' | 'small' | 'symbol')[];
  options: string[];
  isCounted: boolean;
  isFuture: boolean;
  repeats?: string;
}

const CHARS = '(?:characters?|chars?|letters?|signs?|zeichen)\\b';
const EDGE = '(?<![\\w.])';

/** Takes what a part says beside the name; what stays is the name. */
function readRules(part: string, draft: Draft): string {
  let rest = ` ${part.replace(/[()]/g, ' ')} `;
  const take = (pattern: RegExp): RegExpExecArray | undefined => {
    const found = pattern.exec(rest);
    if (!found) return undefined;
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`;
    return found;
  };
  if (take(/\b(?:not required|not mandatory|optional(?:ly)?)\b/)) draft.isOptional = true;
  take(/\b(?:is |are |all )?(?:required|mandatory|obligatory)\b/);
  const counter = take(
    /\b(?:with )?(?:an? )?(?:live |visible |running )?(?:character |char |letter )?count(?:er|down|ing)?\b(?: (?:below|under(?:neath)?)(?: it)?)?/,
  );
  if (counter) draft.isCounted = true;
  const digits = take(new RegExp(`${EDGE}(?:exactly )?(\\d+|five|four|six|eight) (?:digits?|numbers)\\b`));
  if (digits) draft.digits = numberOf(digits[1] ?? '');
  const range = take(new RegExp(`${EDGE}(?:between |from )?(\\d+) ?(?:-|–|to|and) ?(\\d+)(?: ${CHARS})?`));
  if (range) [draft.min, draft.max] = [Number(range[1]), Number(range[2])];
  const max = take(
    new RegExp(
      `${EDGE}(?:max(?:imum)?(?: of| length)?|at most|up to|no more than|limit(?:ed)?(?: to)?|not? longer than)\\.? (\\d+)(?: ${CHARS})?(?: max)?|${EDGE}(\\d+)(?: ${CHARS})? (?:max(?:imum)?|at most)`,
    ),
  );
  if (max) draft.max = Number(max[1] ?? max[2]);
  const min = take(
    new RegExp(
      `${EDGE}(?:min(?:imum)?(?: of| length)?|at least|no less than)\\.? (\\d+)(?: ${CHARS})?|${EDGE}(\\d+)\\+ ?${CHARS}`,
    ),
  );
  if (min) draft.min = Number(min[1] ?? min[2]);
  if (draft.type === 'password' || /password/.test(part) || draft.min !== undefined) {
    if (
      take(
        /\b(?:with |and |must |contain(?:s|ing)? |incl(?:uding|udes)? |at least |one |an? )*(?:digit|number)s?\b/,
      )
    )
      draft.holds.push('digit');
    if (take(/\b(?:with |and |at least |one |an? )*(?:upper ?case(?: letter)?|capital(?: letter)?)s?\b/))
      draft.holds.push('capital');
    if (take(/\b(?:with |and |at least |one |an? )*(?:lower ?case(?: letter)?)s?\b/))
      draft.holds.push('small');
    if (take(/\b(?:with |and |at least |one |an? )*(?:special (?:character|sign)|symbol)s?\b/))
      draft.holds.push('symbol');
  }
  if (take(FUTURE)) draft.isFuture = true;
  take(/\bmust match\b|\bvalid(?:ated)?\b|\b(?:free )?text\b|\bfields?\b|\binput\b|\bbox\b/);
  const kind = take(KIND);
  if (kind) {
    const types: readonly FieldType[] = ['select', 'radio', 'checkbox', 'textarea', 'number', 'date'];
    draft.type = types[kind.slice(1).findIndex((one) => one !== undefined)] ?? draft.type;
  }
  return rest.replace(/\s+/g, ' ').trim();
}

const typeOf = (name: string): FieldType =>
  TYPES.find(([, names]) => new RegExp(`^(?:${names})$`).test(name))?.[0] ?? 'text';

const LEAD =
  /^(?:(?:an?|the|your|their|my|with|for|fields?|inputs?|required|form|also|all of|validates?|checks?|asks?|takes?|has|have)\s+)+/;

const newDraft = (): Draft => ({
  key: '',
  label: '',
  type: 'text',
  isOptional: false,
  holds: [],
  options: [],
  isCounted: false,
  isFuture: false,
});

/** A part that says nothing but what holds for a field before it. */
const isRule = (said: string, of: Draft): boolean =>
  readRules(said, { ...newDraft(), type: of.type }) === '' && !/^\d*$/.test(said);

const FUTURE =
  /\b(?:no past dates?|not in the past|in the future|future only|from today|past dates? (?:disabled|blocked|not allowed))\b/;

/** Takes the fields of a form from a wish, in their order; rules that follow a field belong to it. */
export function takeFields(wish: WishText): Field[] {
  const drafts: Draft[] = [];
  const text = wish.rest;
  for (const { said, from } of segments(text)) {
    if (said.includes('·')) continue;
    const lead = LEAD.exec(said)?.[0] ?? '';
    const own = said.slice(lead.length);
    const [, outer = own, inner = ''] = /^([^(]*)\(([^()]*)\)?(?:.*)$/.exec(own) ?? [];
    const draft = newDraft();
    const plain = outer
      .trim()
      .replace(/^(check ?box|drop-?down|select|radio buttons?) (?:for|to|with) (?:an? |the )*(.+)$/, '$2 $1');
    const bare = plain.replace(FUTURE, '').trim();
    draft.isFuture = bare !== plain && NAMED.test(bare);
    const isName = NAMED.test(bare);
    const name = isName ? bare : readRules(plain, draft);
    const last = drafts.at(-1);
    const ruled = FUTURE.test(own) ? (drafts.findLast(({ type }) => type === 'date') ?? last) : last;
    if (ruled && !isName && isRule(own, ruled)) {
      readRules(own, ruled);
      wish.cover(from, from + said.length);
      continue;
    }
    const isNamed = NAMED.test(name) || (draft.type !== 'text' && /^[a-z]+(?: [a-z]+)?$/.test(name));
    if (!isNamed) continue;
    const chosen = draft.type;
    draft.type = chosen === 'text' ? typeOf(name) : chosen;
    if (inner) {
      const left = readRules(inner, draft);
      const options = listed(left.includes(',') || left.includes('/') ? inner : '');
      if (options.length > 1) {
        draft.options = options.map((one) => given(wish, one));
        if (!/^(?:select|radio)$/.test(draft.type)) draft.type = 'select';
      } else if (left !== '' && !/^(?:required|only)$/.test(left)) continue;
    }
    draft.label = labelOf(name);
    draft.key = camel(name.replace(/-/g, ''));
    if (/confirm|repeat|again/.test(name)) draft.repeats = 'password';
    drafts.push(draft);
    wish.cover(from, from + said.length);
  }
  // Two that must match are asked for, even where the second is not named.
  const isTwice = wish.take(
    /\b(?:both |the |two )*passwords?(?: (?:that|which|and|confirmation|confirm(?:ed)?|must|should|have to|need to|fields?|are|be))* (?:match(?:ing|es)?|the same|equal|identical)\b|\bmust match\b/,
  );
  if (isTwice && !drafts.some(({ repeats }) => repeats !== undefined)) {
    const isThere = drafts.some(({ key }) => key === 'password');
    for (const name of [...(isThere ? [] : ['password']), 'confirm password'])
      drafts.push({
        ...newDraft(),
        key: camel(name),
        label: labelOf(name),
        type: 'password',
        ...(name === 'password' ? {} : { repeats: 'password' }),
      });
  }
  return unique(drafts);
}

const given = (wish: WishText, text: string): string => {
  const at = wish.given.toLowerCase().indexOf(text);
  return at < 0 ? text : wish.given.slice(at, at + text.length);
};

const labelOf = (name: string): string =>
  /^e-?mail/.test(name)
    ? 'E-mail'
    : /^(?:zip|plz|iban|url)\b/.test(name)
      ? name.replace(/^\w+/, (one) => one.toUpperCase())
      : capital(name);

function unique(drafts: readonly Draft[]): Field[] {
  return drafts.filter(({ key }, at) => drafts.findIndex((one) => one.key === key) === at);
}
