import type { Field } from '../../records/read-record.ts';
import { NUMBER, numberOf, WishText } from '../reading/text.ts';
import type { ClassWish, NamedMethod, Statement } from './class-wish.ts';
import { FAMILIES, type Family } from './families.ts';
import { nameOf, plainName, readDescribed, readMembers } from './read-members.ts';
import { readRules } from './read-rules.ts';

const SILENT: ReadonlySet<string> = new Set(
  'a an the and with that of in to for it its is write create make simple small generic class struct method methods function functions field fields both me please has have plus which value values one two main prints print using called named member members operations define implement supports items elements any type t static'.split(
    ' ',
  ),
);

const HEADS: readonly RegExp[] = [
  /\b(?:class|struct|type)\s+(?:called |named |for an? )?(?!with\b|that\b|which\b|for\b|having\b)([a-z]\w*)(?:<t>|\[t\])?/,
  /\b(?!an?\b|the\b|generic\b|simple\b|small\b|safe\b)([a-z]\w*)(?:<t>|\[t\])?\s+(?:class|struct|type)\b/,
];

const RULE_VERB = "(?:must|should|raises?|throws?|returns?|never|cannot|can't|fails?)";
/** The members of a class. Rules follow them after a sign, a word such as "where", or the word "main". */
const MEMBERS = new RegExp(
  `^[^;.]*?\\b(?:with|having|that has|that supports|supporting|and)\\s+(.+?)(?=\\s*(?:[;.]|·|,? (?:and |with |plus )?(?:an? )?main\\b|,? ?\\b(?:throwing|raising|never|where|but|such that|rounded|rounding|that (?:never|can|must|should|starts?|stays?|is)|which (?:never|can|must|should|starts?|stays?)|starting|bounded|clamped|stays|kept)\\b|,? (?:and )?(?:both )?(?!and\\b|method)\\w+(?: (?:and|or) \\w+)? ${RULE_VERB}\\b|, (?:and )?(?:an? )?\\w+ing (?:from )?(?:an? |more |the )|, example\\b|$))`,
);

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

const DIGITS = new RegExp(
  `,? ?\\b(?:and |that |which |both |the |results? |are |is )*(?:rounded|rounding|rounds?)(?: (?:them|it|the results?|their results?|both))? (?:to )?(?:(${NUMBER.slice(1, -1)}) (?:decimals?|digits|decimal (?:places?|digits))|the nearest (?:whole number|integer))`,
);

const targets = (body: readonly Statement[]): string[] =>
  body.flatMap((one) =>
    one.do === 'when' ? targets(one.does) : 'target' in one ? [one.target.replace('this.', '')] : [],
  );

/** A class whose members are all known; undefined for any other wish. */
export function readClass(prompt: string): ClassWish | undefined {
  const wish = new WishText(prompt);
  const pattern = HEADS.find((one) => wish.has(one));
  const head = pattern?.exec(wish.rest);
  const named = head?.[1];
  if (!pattern || !head || !named) return undefined;
  const name = wish.original(head, named);
  const family = FAMILIES.find(({ names }) => names.test(named));
  const rounded = wish.take(DIGITS);
  const digits = rounded ? numberOf(rounded[1] ?? '0') : undefined;
  const isStatic = wish.has(/\bstatic\b/);
  const taken = takenMembers(wish, family, digits);
  if (!taken) return undefined;
  const { members, start, end } = taken;
  const fields = members.fields.length > 0 ? members.fields : standardFields(family);
  wish.take(pattern);
  wish.cover(start, end);
  const described = readDescribed(wish, fields);
  if (!described) return undefined;
  // A field takes the place of the state that a family starts itself.
  const own = new Set(fields.map(nameOf));
  const state = (family?.state ?? []).filter((one) => !own.has(one.name));
  const ruled = readRules(wish, [...members.methods, ...described], state);
  if (!ruled) return undefined;
  const hasMethods = ruled.methods.length > 0 || members.describes || members.hasGetters;
  if (!hasMethods) return undefined;
  if (family?.fields?.some((one) => !fields.some(({ words }) => words.join('') === one))) return undefined;
  if (digits !== undefined && !ruled.methods.some(({ body }) => JSON.stringify(body).includes('round(')))
    return undefined;
  const changed = new Set(ruled.methods.flatMap(({ body }) => targets(body)).filter((one) => own.has(one)));
  const values = mainValues(wish, fields);
  if (wish.left(SILENT).length > 0) return undefined;
  if (isStatic && (fields.length > 0 || state.length > 0)) return undefined;
  return {
    name: name.charAt(0).toUpperCase() + name.slice(1),
    fields,
    values,
    state: ruled.state,
    methods: withoutDoubles([...ruled.methods, ...readerOf(family, ruled.methods)], own),
    changed,
    isStatic,
    isValue: /\bstruct\b/i.test(prompt),
    describes: members.describes,
    hasGetters: members.hasGetters,
  };
}

/** An account whose balance nobody can read is of no use. */
const readerOf = (family: Family | undefined, methods: readonly NamedMethod[]): readonly NamedMethod[] =>
  family?.reader && methods.every(({ result }) => result === undefined) ? [family.reader] : [];

/** A method called as a field is the field, and "balance" beside getBalance is what that gets. */
const withoutDoubles = (methods: readonly NamedMethod[], fields: ReadonlySet<string>): NamedMethod[] =>
  methods.filter(
    ({ name }) =>
      ![...fields].some((field) => plainName(field) === plainName(name)) &&
      !methods.some((other) => plainName(other.name) === `get${plainName(name)}`),
  );

/** The longest list after the head that is made of members only. */
function takenMembers(wish: WishText, family: Family | undefined, digits: number | undefined) {
  const found = MEMBERS.exec(wish.rest);
  const list = found?.[1];
  if (!found || list === undefined) return undefined;
  const start = found.index + found[0].length - list.length;
  // A method that the list describes is read on its own.
  for (let end = start + list.length; end > start; ) {
    const members = readMembers(wish.given.slice(start, end), family, digits);
    // The words after "that" say what the last method does.
    const isDescribed =
      /^(?:\([^()]*\))? (?:that|which) (?:returns?|tells?|checks?|says|computes?|calculates?|gives?|increases?|raises?|decreases?|reduces?|lowers?|sets?|changes?|updates?)\b/.test(
        wish.rest.slice(end),
      );
    if (members && !isDescribed) return { members, start, end };
    const shorter = wish.rest
      .slice(start, end)
      .search(/(?:,? and|,)(?: (?:an?|the))? (?:method|function|property)?(?:(?! and )[^,])*$/);
    if (shorter <= 0) return undefined;
    end = start + shorter;
  }
  return undefined;
}

/** "A main that prints both for 3x4": what the example is made with. */
function mainValues(wish: WishText, fields: readonly Field[]): string[] {
  const numbers = wish.take(
    new RegExp(
      `(?:,? ?(?:and|with|plus) )?(?:an? )?\\bmain(?: method| function)?(?: (?:that|which))?(?: (?:converts?|prints?|shows?|tests?|creates?|uses?|demonstrates?|tries)(?: (?:both|it|all(?: (?:of them|three|four|two))?|them|the (?:area|result|results)))?(?: (?:for|of|with|on)(?: (?:an?|the))?(?: (?:${fields.map(({ words }) => words.join(' ')).join('|') || 'radius'}))?)?)?(?: an?)? ?(?:${NUMBER}(?:(?:x| by | and |, )${NUMBER})?)?(?: ?(?:degrees )?(?:c|celsius|°c)\\b)?(?: \\w+)?`,
    ),
  );
  const given = [numbers?.[1], numbers?.[2]]
    .filter((one) => one !== undefined)
    .map((one) => String(numberOf(one)));
  return fields.map(
    (field, at) => given[at] ?? (field.type === 'float' && at > 0 ? '4' : SAMPLES[field.type]),
  );
}
