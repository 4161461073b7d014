import { readFields } from '../../records/read-record.ts';

type Kind = 'text' | 'int' | 'float' | 'bool';

export interface ClosedVariant {
  readonly name: string;
  readonly fields: readonly {
    readonly name: string;
    readonly type: Kind;
    /** The type alone is told, in this word. */
    readonly bare?: string;
  }[];
}

/** A type that is one of several variants, each with values of its own. */
export interface ClosedWish {
  readonly name: string;
  readonly variants: readonly ClosedVariant[];
  /** The function that tells the variants apart. */
  readonly method: string;
  readonly isSwitch: boolean;
  /** Kotlin has both. */
  readonly isInterface?: boolean;
  /** Callers give a function for each variant. */
  readonly isFold?: boolean;
}

const HEAD =
  /\b(?:[Ss]ealed (?:class|interface|trait)(?: hierarchy)?|enum(?: class)?|(?:discriminated|tagged) union|union type)\s+(?:called |named |for )?([A-Z]\w*)(?: in \w+)?(?:,|:| with| that has| having| of)(?: (?:the|two|three|four))?(?: (?:variants?|cases?|states?|subclasses|records?|options|types))?:?\s+/;
const ITEM =
  /^(?:an? |the )?([A-Za-z]\w*)(?: ?[({]([^(){}]*)[)}]| (?:with|holding|carrying|containing|that (?:has|holds|carries)) (?:an? |its |some )?([a-z]+(?: (?:and|or) (?:an? )?[a-z]+(?!\w* (?:with|holding|carrying)\b))?(?: (?:string|text|number))?))?/;
const BETWEEN = /^(?:, and |, or |, | and | or )/;
const METHOD =
  /^(?:,? (?:and|with|plus|using))*(?:,? (?:an? |the ))?(?:(?:method|function|when|match|switch)(?: (?:expression|statement|block))?)(?: (?:called |named )?((?:describ|descript|receipt|handle|process|print|render|show|display|log|message|to_?str|tell)\w*)(?:\(\))?)?(?:,? (?:that|which|to))?(?: (prints?|describes?|handles?|shows?|returns?|processes|displays?|renders?|logs?|prints? or \w+))?(?: (?:it|them|all|out|each|every|the|an?|of|one|for|as|its|their|text|string|message|description|variants?|cases?|states?|results?|values?|messages|descriptions?|kinds?|different|accordingly|human readable|readable))*(?: (?:with|using|via|by|in)(?: an?| the)? (?:when|match(?:ing)?|switch|pattern matching)(?: (?:expression|statement))?)?[.\s]*$/i;
const FOLD =
  /^(?:,? (?:and|with|plus))*,? (?:an? |the )?(?:extension |generic |member |inline )*(?:function|method)?(?: (?:called|named))?(?: (?:to|that|which))? ?`?folds?`?(?:\(\))?(?: (?:it|them|over|the|value|into|to|an?|single|its|variants?|cases?|all|for|both|result|function|method))*[.\s]*$/i;
const NO_VARIANT =
  /^(?:methods?|functions?|extension|fold|when|match|switch|associated|raw|values?|int|string|an?|the|that|which|each|type|generic|print|mass|name|code|colou?r|price|label|description)$/i;

const TYPES: Readonly<Record<string, Kind>> = {
  string: 'text',
  str: 'text',
  text: 'text',
  int: 'int',
  integer: 'int',
  i32: 'int',
  i64: 'int',
  u32: 'int',
  u64: 'int',
  usize: 'int',
  number: 'float',
  long: 'int',
  f32: 'float',
  f64: 'float',
  float: 'float',
  double: 'float',
  bool: 'bool',
  boolean: 'bool',
};

/** Names for values of which only the type is told. */
const UNNAMED: Readonly<Record<Kind, readonly string[]>> = {
  text: ['text', 'detail'],
  int: ['x', 'y', 'z'],
  float: ['x', 'y', 'z'],
  bool: ['flag'],
};

/** Variants that nobody would write without a value. */
const USUAL: readonly (readonly [RegExp, string])[] = [
  [/^(?:success|ok|loaded|content|ready|found|valid)$/i, 'data'],
  [/^(?:error|failure|failed|err|invalid)$/i, 'message'],
];

function fieldsOf(listed: string | undefined, name: string): ClosedVariant['fields'] | undefined {
  if (listed === undefined) {
    const usual = USUAL.find(([pattern]) => pattern.test(name));
    return usual ? [{ name: usual[1], type: 'text' }] : [];
  }
  const counts = new Map<Kind, number>();
  const fields: { name: string; type: Kind; bare?: string }[] = [];
  for (const one of listed.split(/\s*,\s*|\s+and\s+/).filter(Boolean)) {
    const bare = one.replace(/^(?:an? |val |final )/, '').trim();
    const [, own = bare, told] = /^([a-z]\w*)(?:\s*:\s*|\s+)([A-Za-z]\w*)$/.exec(bare) ?? [];
    const only = told === undefined ? TYPES[bare.replace('&', '').toLowerCase()] : undefined;
    if (only) {
      const at = counts.get(only) ?? 0;
      counts.set(only, at + 1);
      fields.push({ name: UNNAMED[only][at] ?? `value${at}`, type: only, bare });
      continue;
    }
    if (/^char(?:acter)?$/i.test(own)) return undefined;
    const known = readFields(own)?.[0]?.type;
    const type = told === undefined ? known : TYPES[told.toLowerCase()];
    if (!/^[a-z]\w*$/i.test(own) || (told !== undefined && !type)) return undefined;
    fields.push({
      name: own.charAt(0).toLowerCase() + own.slice(1),
      type: type && type !== 'date' ? type : 'text',
    });
  }
  return fields.length > 0 && new Set(fields.map((one) => one.name)).size === fields.length
    ? fields
    : undefined;
}

/** The first variant as the wish writes it. */
const firstOf = (prompt: string, [first]: readonly ClosedVariant[]): string =>
  first && new RegExp(`\\b${first.name}\\b`).test(prompt) ? first.name : '';

/** Undefined for a wish that says more than its variants and what tells them apart. */
export function readClosed(prompt: string): ClosedWish | undefined {
  const head = HEAD.exec(prompt);
  // The methods of shapes and animals have well-known results.
  if (!head?.[1] || /^(?:shape|animal|figure)s?$/i.test(head[1])) return undefined;
  let rest = prompt.slice(head.index + head[0].length);
  const variants: ClosedVariant[] = [];
  for (let found = ITEM.exec(rest); found?.[1]; found = ITEM.exec(rest)) {
    // Among names with capitals, one without is a method.
    const isMethod = /^[a-z]/.test(found[1]) && /(?:^|\W)[A-Z]/.test(firstOf(prompt, variants));
    if (NO_VARIANT.test(found[1]) || isMethod) return undefined;
    const name = found[1].charAt(0).toUpperCase() + found[1].slice(1);
    const fields = fieldsOf(found[2] ?? found[3], name);
    if (!fields || variants.some((one) => one.name === name)) return undefined;
    variants.push({ name, fields });
    const after = rest.slice(found[0].length);
    const [between = ''] = BETWEEN.exec(after) ?? [];
    rest = after;
    const next = after.slice(between.length);
    const word = ITEM.exec(next)?.[1] ?? '';
    if (!between || NO_VARIANT.test(word)) break;
    rest = next;
  }
  const own = new RegExp(`\\b${head[1]}s?\\b`, 'gi');
  const said = rest
    .replace(own, 'value')
    .replace(/^ (?:variants?|cases?|states?|subclasses|records?|classes|types|options)\b/, '');
  const isFold = FOLD.test(said);
  const method = METHOD.exec(said);
  const isBare =
    /^(?: (?:variants?|cases?|states?|subclasses|records?|classes|types|options))?(?: in \w+)?[.\s]*$/.test(
      rest,
    );
  const hasValues = variants.some(({ fields }) => fields.length > 0);
  if (variants.length < 2 || (!method && !isFold && !isBare) || (!method && !hasValues)) return undefined;
  const verb = /^(?:handle|process|render|log)/i.exec(method?.[2] ?? '')?.[0].toLowerCase();
  return {
    name: head[1],
    variants,
    method: method?.[1] ?? verb ?? 'describe',
    ...(isFold ? { isFold } : {}),
    ...(/\bsealed interface\b/i.test(prompt) ? { isInterface: true } : {}),
    isSwitch: /\bswitch\b|\bpattern matching\b/i.test(prompt),
  };
}
