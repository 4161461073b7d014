import { type Field, readFields } from '../../records/read-record.ts';
import { NUMBER, numberOf, WishText } from '../reading/text.ts';
import type { ClassWish, NamedMethod, Tag } from './class-wish.ts';
import { FAMILIES, type Family } from './families.ts';

const SILENT: ReadonlySet<string> = new Set(
  'a an the and with that of in to for it its is write create make simple small generic class struct method methods function functions field fields both me please has have plus which value values one two main prints print using called named member members operations'.split(
    ' ',
  ),
);

const HEADS: readonly RegExp[] = [
  /\b(?:class|struct|type)\s+(?:called |named |for an? )?(?!with\b|that\b|which\b|for\b|having\b)([a-z]\w*)/,
  /\b(?!an?\b|the\b|generic\b|simple\b|small\b|safe\b)([a-z]\w*)\s+(?:class|struct|type)\b/,
];
/** The members of a class. Rules follow them after a sign or the word "main". */
const MEMBERS =
  /^[^;.]*?\b(?:with|having|that has|that supports|supporting)\s+(.+?)(?=\s*(?:[;.]|,? (?:and |with |plus )?(?:an? )?main\b|,? ?(?:throwing|raising)\b|, (?:where|but|and)? ?\w+ (?:must|should|raises?|throws?)\b|, example\b|$))/;

const TAGS: readonly (readonly [RegExp, Tag])[] = [
  [/enough|insufficient|exceed|more than|too (?:much|little)|overdraw/, 'insufficient'],
  [/negative|positive|zero|below/, 'notPositive'],
  [/empty|no items|nothing/, 'empty'],
  [/unknown|missing|not (?:there|found|in)|isn't|does ?n[o']t exist|no such/, 'missing'],
];

const RULE =
  /(?:,? ?(?:and|but|where) )?\b(?:(?:both |the )?(\w+)(?: (?:and|or) (\w+))?(?: method)? )?(?:must |should |that )?(?:raises?|raising|throws?|throwing|fails? with|panics?|returns? an error|(?<=and )(?=an? \w+(?:error|exception)|\w+(?:error|exception) ))(?: ?an?)?(?: ?(\w+(?:error|exception)))?(?: (?:error|exception))? (?:when|if|on|for|in case)([^;.]*?)(?=[;.]| and (?:an? )?\w+(?:error|exception)\b|,? (?:and|with) (?:an? )?main|$)/;

interface Members {
  readonly fields: readonly Field[];
  readonly methods: readonly NamedMethod[];
  readonly describes: boolean;
  readonly hasGetters: boolean;
}

const plainName = (text: string): string => text.toLowerCase().replace(/[_?]/g, '');

/** Each member as a method that the family knows, or as a field; undefined if one is neither. */
function readMembers(list: string, family: Family | undefined): Members | undefined {
  const fields: Field[] = [];
  const methods: NamedMethod[] = [];
  let describes = false;
  let hasGetters = false;
  const items = list
    .replace(
      /\b(?:and )?(?:the )?(?:methods?|functions?|operations?|fields?|attributes?|properties)\b:?/gi,
      ' , ',
    )
    .split(/\s*,\s*(?:and\s+)?|\s+and\s+/)
    .map((one) =>
      one
        .replace(/^(?:an?|the|its?|their)\s+/i, '')
        .replace(/\s+that takes (?:an)?other \w+$/i, '')
        .replace(/\(\s*\w*\s*\)$| getter$/, '')
        .replace(
          /(?<=^\w+) (?:\((\w+)\)|(f32|f64|i32|i64|u32|u64|usize|String|string|int|float|double|float64|number|bool|boolean))$/,
          '',
        )
        .trim(),
    )
    .filter((one) => !/^(?:an?|the)?$/i.test(one));
  for (const item of items) {
    // A field and a method of one name would hide each other.
    const isField = family?.fields?.includes(item.toLowerCase()) ?? false;
    const method = isField ? undefined : family?.methods[plainName(item)];
    if (method) methods.push({ ...method, name: item });
    else if (/^(?:constructor|initiali[sz]er|init)$/i.test(item)) continue;
    else if (/^getters?$/i.test(item)) hasGetters = true;
    else if (/^(?:to_?string|__str__|string representation|description)(?: method)?$/i.test(item))
      describes = true;
    else {
      const field = family?.fields?.includes(item.toLowerCase())
        ? [{ words: [item.toLowerCase()], type: 'float' as const, isOptional: false, isUnique: false }]
        : readFields(item);
      if (!field || field.some(({ isOptional, type }) => isOptional || type === 'date')) return undefined;
      fields.push(...field);
    }
  }
  return { fields, methods, describes, hasGetters };
}

const standardFields = (family: Family | undefined): Field[] =>
  (family?.fields ?? []).map((word) => ({
    words: [word],
    type: 'float',
    isOptional: false,
    isUnique: false,
  }));

const SAMPLES: Readonly<Record<Field['type'], string>> = {
  text: '"Ada"',
  int: '36',
  float: '3',
  bool: 'true',
  date: '',
};

/** The rules about what raises; undefined if one says something that the methods do not. */
function readRules(wish: WishText, methods: readonly NamedMethod[]): ClassWish['exceptions'] | undefined {
  const exceptions: Partial<Record<Tag, string>> = {};
  for (let found = wish.take(RULE); found; found = wish.take(RULE)) {
    const [, first, second, exception, cause = ''] = found;
    const tags = TAGS.filter(([pattern]) => pattern.test(cause))
      .map(([, tag]) => tag)
      .slice(0, 1);
    const named = [first, second].filter(
      (one) => one !== undefined && methods.some(({ name }) => plainName(name) === one),
    );
    const about = named.length > 0 ? methods.filter(({ name }) => named.includes(plainName(name))) : methods;
    const known = new Set(
      about.flatMap(({ body }) => body.flatMap((one) => (one.do === 'raise' ? [one.tag] : []))),
    );
    if (tags.length === 0 || !tags.every((tag) => known.has(tag))) return undefined;
    for (const tag of tags) if (exception) exceptions[tag] = wish.original(found, exception);
  }
  return exceptions;
}

/** A class whose members are all known; undefined for any other wish. */
export function readClass(prompt: string): ClassWish | undefined {
  const wish = new WishText(prompt);
  const pattern = HEADS.find((one) => wish.has(one));
  const head = pattern?.exec(wish.rest);
  const named = head?.[1];
  if (!pattern || !head || !named) return undefined;
  const name = wish.original(head, named);
  const family = FAMILIES.find(({ names }) => names.test(named));
  const found = MEMBERS.exec(wish.rest);
  if (!found?.[1]) return undefined;
  const members = readMembers(wish.original(found, found[1]), family);
  if (!members) return undefined;
  const hasMethods = members.methods.length > 0 || members.describes || members.hasGetters;
  if (!hasMethods) return undefined;
  wish.take(pattern);
  wish.take(new RegExp(found[1].replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
  const exceptions = readRules(wish, members.methods);
  if (!exceptions) return undefined;
  const fields = members.fields.length > 0 ? members.fields : standardFields(family);
  if (family?.fields?.some((one) => !fields.some(({ words }) => words.join('') === one))) return undefined;
  const values = mainValues(wish, fields);
  if (wish.left(SILENT).length > 0) return undefined;
  return {
    name: name.charAt(0).toUpperCase() + name.slice(1),
    fields,
    values,
    state: family?.state ?? [],
    methods: members.methods,
    exceptions,
    describes: members.describes,
    hasGetters: members.hasGetters,
  };
}

/** "A main that prints both for 3x4": what the example is made with. */
function mainValues(wish: WishText, fields: readonly Field[]): string[] {
  const numbers = wish.take(
    new RegExp(
      `(?:,? ?(?:and|with|plus) )?(?:an? )?\\bmain(?: method| function)?(?: (?:that|which))?(?: (?:converts?|prints?|shows?|tests?|creates?|uses?|demonstrates?|tries)(?: (?:both|it|all(?: (?:of them|three|four|two))?|them|the (?:area|result|results)))?(?: (?:for|of|with|on))?)?(?: an?)? ?(?:${NUMBER}(?:(?:x| by | and |, )${NUMBER})?)?(?: ?(?:degrees )?(?:c|celsius|°c)\\b)?(?: \\w+)?`,
    ),
  );
  const given = [numbers?.[1], numbers?.[2]]
    .filter((one) => one !== undefined)
    .map((one) => String(numberOf(one)));
  return fields.map(
    (field, at) => given[at] ?? (field.type === 'float' && at > 0 ? '4' : SAMPLES[field.type]),
  );
}
