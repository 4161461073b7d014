import { type Field, readFields } from '../../records/read-record.ts';
import { NUMBER, numberOf, type WishText } from '../reading/text.ts';
import type { Method, NamedMethod, Statement } from './class-wish.ts';
import { conversion } from './conversions.ts';
import { type Family, getter, type Methods, under } from './families.ts';

interface Members {
  readonly fields: readonly Field[];
  readonly methods: readonly NamedMethod[];
  readonly describes: boolean;
  readonly hasGetters: boolean;
}

export const plainName = (text: string): string => text.toLowerCase().replace(/[_?]/g, '');
export const nameOf = ({ words }: Field): string =>
  words.map((word, at) => (at ? word.charAt(0).toUpperCase() + word.slice(1) : word)).join('');

/** Cuts at commas and "and" that are in no brackets. */
const itemsOf = (list: string): string[] =>
  list.split(/\s*,\s*(?![^()]*\))(?:and\s+)?|\s+and\s+(?![^()]*\))/);

/** Marks a name that is a method; one without it is a field. */
const CALLED = '§';

const TYPE_AFTER =
  /(?<=^\w+) (?:\((\w+)\)|(f32|f64|i32|i64|u32|u64|usize|String|string|int|float|double|float64|number|bool|boolean))$/;

/** Methods whose bodies follow from the fields alone, such as an area from width and height. */
function usual(fields: readonly Field[]): Methods {
  const has = (name: string): boolean => fields.some((field) => nameOf(field) === name);
  const percent = { name: 'percent', type: 'float', example: '10' } as const;
  return {
    ...(has('age') ? under('isadult adult', getter('this.age >= 18', 'bool')) : {}),
    ...(has('age')
      ? under('birthday havebirthday celebratebirthday', {
          parameters: [],
          body: [{ do: 'add', target: 'this.age', value: '1' }],
        })
      : {}),
    ...(has('firstName') && has('lastName')
      ? under('fullname getfullname', getter('words(this.firstName, this.lastName)', 'text'))
      : {}),
    ...(has('price') && has('quantity')
      ? under('total gettotal totalprice subtotal totalvalue', getter('this.price * this.quantity', 'float'))
      : {}),
    ...(has('price')
      ? under('applydiscount discount', {
          parameters: [percent],
          body: [{ do: 'subtract', target: 'this.price', value: 'this.price * percent / 100.0' }],
        })
      : {}),
    ...(has('width') && has('height')
      ? under('area getarea', getter('this.width * this.height', 'float'))
      : {}),
  };
}

/** The method with its parameters called as the wish calls them. */
function called(variants: readonly Method[] | undefined, listed: string | undefined): Method | undefined {
  if (!variants) return undefined;
  if (listed === undefined) return variants[0];
  const names = listed
    .split(',')
    .map((one) => /^\s*(?:\w+\s+)?\$?(\w+)\s*(?::.*)?$/.exec(one)?.[1] ?? '')
    .filter(Boolean);
  // "deposit(float64 amount)" and "deposit(amount float64)" differ by language; the name is one of the two.
  const method = variants.find(({ parameters }) => parameters.length === names.length);
  if (!method) return names.length === 0 ? variants[0] : undefined;
  const renamed = new Map(method.parameters.map(({ name }, at) => [name, names[at] ?? name]));
  const rename = (text: string): string =>
    text.replace(/(?<![\w.])[a-z]\w*/g, (word) => renamed.get(word) ?? word);
  const changed = (one: Statement): Statement => {
    if (one.do === 'when') return { ...one, when: rename(one.when), does: one.does.map(changed) };
    const parts = Object.entries(one).map(([key, value]) => [
      key,
      /^(?:when|value|key)$/.test(key) ? rename(String(value)) : value,
    ]);
    return { ...one, ...Object.fromEntries(parts) };
  };
  return {
    ...method,
    parameters: method.parameters.map((one) => ({ ...one, name: renamed.get(one.name) ?? one.name })),
    body: method.body.map(changed),
  };
}

const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/^(?:at least|or more)$/, '>='],
  [/^(?:at most|or less)$/, '<='],
  [/^(?:greater than|more than|above|over|higher than|larger than|bigger than)$/, '>'],
  [/^(?:less than|below|under|lower than|smaller than)$/, '<'],
  [/^(?:equal to|equals|the same as|exactly)?$/, '=='],
];
const ARITHMETIC: Readonly<Record<string, string>> = {
  times: '*',
  'multiplied by': '*',
  '*': '*',
  x: '*',
  plus: '+',
  '+': '+',
  minus: '-',
  '-': '-',
  'divided by': '/',
  '/': '/',
};

/** "A method isAdult that returns true if age is at least 18": taken out of the wish. */
export function readDescribed(wish: WishText, fields: readonly Field[]): NamedMethod[] | undefined {
  const methods: NamedMethod[] = [];
  const names = fields.map(({ words }) => words.join('[ _]?')).join('|') || '(?!)';
  const field = (text: string | undefined): Field | undefined =>
    fields.find((one) => one.words.join('') === text?.replace(/[ _]/g, '').toLowerCase());
  const own = (text: string | undefined): string | undefined => {
    const found = field(text);
    return found
      ? `this.${nameOf(found)}`
      : text !== undefined && Number.isFinite(numberOf(text))
        ? String(numberOf(text))
        : undefined;
  };
  const head = `(?:,? ?\\b(?:and |plus |with )*(?:an? |the )?(?:computed )?(?:method|function|property)s? |,? (?:and )?(?:an? )?)([a-z_]\\w*\\??)(?:\\(([^()]*)\\))?(?: method| function)? (?:that |which |to )`;
  const tests = new RegExp(
    `${head}(?:returns?|tells?|checks?|says?) (?:true )?(?:if|when|whether) (?:the |its |their )?(${names}) (?:is |are )?(at least|at most|greater than|more than|above|over|higher than|less than|below|under|lower than|equal to|equals|the same as|exactly|zero)?(?: ?(?:the )?(${names}|${NUMBER}))?(?: or (more|less|older))?(?=[,;.·]|$| and )`,
  );
  for (let found = wish.take(tests); found; found = wish.take(tests)) {
    const [, name = '', listed, left, sign = '', right] = found;
    const more = found[7];
    const [a, b] = [own(left), sign === 'zero' ? '0' : own(right)];
    const code = more
      ? more === 'less'
        ? '<='
        : '>='
      : SIGNS.find(([pattern]) => pattern.test(sign === 'zero' ? '' : sign))?.[1];
    if (!a || !b || !code || listed?.trim()) return undefined;
    methods.push({ ...getter(`${a} ${code} ${b}`, 'bool'), name: wish.original(found, name) });
  }
  const sums = new RegExp(
    `${head}(?:returns?|computes?|calculates?|gives?) (?:the |its )?(?:\\w+ (?:as|which is) )?(?:the )?(${names}) (times|multiplied by|\\*|plus|\\+|minus|-|divided by|/) (?:the )?(${names}|${NUMBER})(?=[,;.·]|$| and )`,
  );
  for (let found = wish.take(sums); found; found = wish.take(sums)) {
    const [, name = '', listed, left, sign = '', right] = found;
    const [a, b] = [own(left), own(right)];
    if (!a || !b || listed?.trim()) return undefined;
    const isWhole = [left, right].every((one) => (field(one)?.type ?? 'int') === 'int') && sign !== '/';
    methods.push({
      ...getter(`${a} ${ARITHMETIC[sign]} ${b}`, isWhole ? 'int' : 'float'),
      name: wish.original(found, name),
    });
  }
  const changes = new RegExp(
    `${head}(increases?|raises?|decreases?|reduces?|lowers?|sets?|changes?|updates?) (?:the |its )?(${names})(?: (by|to) (?:an? |the )?(?:given |new )?(${NUMBER}|percent(?:age)?|amount|value|[a-z]+)(?: percent)?)?(?=[,;.·]|$| and )`,
  );
  for (let found = wish.take(changes); found; found = wish.take(changes)) {
    const [, name = '', listed, verb = '', about, link, by = ''] = found;
    const target = field(about);
    if (!target || (link === undefined && !/^(?:set|change|update)/.test(verb))) return undefined;
    const isSet = /^(?:set|change|update)/.test(verb);
    if (isSet && link === 'by') return undefined;
    const number = Number.isFinite(numberOf(by)) && by !== '' ? String(numberOf(by)) : undefined;
    const isPercent = /^percent/.test(by) || / percent$/.test(found[0]);
    const word = listed?.trim() || (isPercent ? 'percent' : /^[a-z]+$/.test(by) ? by : 'value');
    if (!/^\w+$/.test(word)) return undefined;
    const amount = number ?? word;
    const code = isPercent ? `this.${nameOf(target)} * ${amount} / 100.0` : amount;
    const act = isSet ? 'set' : /^(?:incr|rais)/.test(verb) ? 'add' : 'subtract';
    const type = target.type === 'date' ? 'text' : target.type;
    methods.push({
      name: wish.original(found, name),
      parameters: number
        ? []
        : [{ name: word, type, example: type === 'text' ? '"Bea"' : type === 'bool' ? 'true' : '5' }],
      body: [{ do: act, target: `this.${nameOf(target)}`, value: code }],
    });
  }
  return methods;
}

/** Each member as a method that the family knows, or as a field; undefined if one is neither. */
export function readMembers(
  list: string,
  family: Family | undefined,
  digits: number | undefined,
): Members | undefined {
  const fields: Field[] = [];
  const waiting: { name: string; listed: string | undefined }[] = [];
  const methods: NamedMethod[] = [];
  let describes = false;
  let hasGetters = false;
  const items = itemsOf(
    list.replace(
      /\b(?:and )?(?:an? |the )?(?:static |public |private |instance )*(methods?|functions?|operations?|fields?|attributes?|properties|constructor taking|constructor that takes)\b:?/gi,
      (_, kind: string) => (/^[mfo](?:eth|unc|per)/i.test(kind) ? ` , ${CALLED} , ` : ' , '),
    ),
  )
    .map((one) =>
      one
        .trim()
        .replace(/^(?:an?|the|its?|their|with)\s+/i, '')
        .replace(/\s+that takes (?:an)?other \w+$/i, '')
        .replace(/\)\s*(?:->|:)\s*[\w<>[\]]+$/, ')')
        .replace(/ getter$/, '')
        .replace(TYPE_AFTER, '')
        .trim(),
    )
    .filter((one) => !/^(?:an?|the|with)?$/i.test(one));
  let isCalled = false;
  for (const item of items) {
    if (item === CALLED) {
      isCalled = true;
      continue;
    }
    const [, name = item, listed] = /^([A-Za-z_]\w*\??)\(([^()]*)\)$/.exec(item) ?? [];
    // A field and a method of one name would hide each other.
    const isField = family?.fields?.includes(item.toLowerCase()) ?? false;
    const method = isField
      ? undefined
      : (called(family?.methods[plainName(name)], listed) ?? conversion(name, digits));
    if (method) methods.push({ ...method, name, isSigned: listed !== undefined });
    else if (/^(?:constructor|initiali[sz]er|init)$/i.test(item)) continue;
    else if (/^getters?$/i.test(item)) hasGetters = true;
    else if (
      /^(?:to_?string|to_s|__str__|__repr__|string representation|description|describe|operator ?<<|(?:stream |ostream )?output operator|stream operator)(?: method)?$/i.test(
        name,
      )
    )
      describes = true;
    else {
      const opening = /^(?:initial|starting|opening) (\w+)$/i.exec(item)?.[1];
      const plain = opening ?? item;
      const read = family?.fields?.includes(plain.toLowerCase())
        ? [{ words: [plain.toLowerCase()], type: 'float' as const, isOptional: false, isUnique: false }]
        : readFields(plain);
      if (read?.some(({ isOptional, type }) => isOptional || type === 'date')) return undefined;
      if (read && listed === undefined && !isCalled) fields.push(...read);
      else waiting.push({ name, listed });
    }
  }
  const known = usual(fields);
  for (const { name, listed } of waiting) {
    const method = called(known[plainName(name)], listed);
    if (!method) return undefined;
    methods.push({ ...method, name, isSigned: listed !== undefined });
  }
  return { fields, methods, describes, hasGetters };
}
