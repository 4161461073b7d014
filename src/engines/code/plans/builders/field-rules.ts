import { type FieldType, readFields } from '../../records/read-record.ts';
import { NUMBER, numberOf, singular, type WishText } from '../reading/text.ts';

export interface RuledField {
  readonly name: string;
  /** Several texts are added one by one. */
  readonly type: FieldType | 'texts';
  readonly isRequired: boolean;
  readonly isEmail: boolean;
  readonly least?: number;
  readonly most?: number;
  /** Zero is not allowed either. */
  readonly isPositive?: boolean;
}

/** The list of fields after a head, up to what is said about them. */
export const FIELDS =
  /^(?:[\s:,(]|\b(?:with|having|and|that has|where|the|fields?|properties|an?)\b)*\s*((?:(?:required|mandatory|optional)\b[^;.:]*?|[a-z][\w ]*?(?:,| and )[^;.]*?|[a-z]\w*))(?=\s*[;.)]|,? (?:and |that |which |it |its |the |where |with )*(?:validat\w+|throw\w*|reject\w*|refus\w+|requir(?:es|ing)|enforc\w+|build(?:\(\))?(?= )|build method|method|fluent|immutable|chain\w*|fails?|checks?|checking|ensur\w+|must|\w+ (?:must|should|is|has to|cannot|can't)|which|that)\b|$)/;

const plain = (text: string): string => text.replace(/[^a-z0-9]/g, '');

/** "Required name and email, optional age": a word holds until the other one. */
export function readList(list: string): { fields: RuledField[]; unmet: string[] } {
  const fields: RuledField[] = [];
  const unmet: string[] = [];
  let isRequired = false;
  for (const item of list.split(/\s*,\s*(?:and\s+)?|\s+and\s+|\s+but\s+/i).filter(Boolean)) {
    if (/\b(?:required|mandatory)\b/i.test(item)) isRequired = true;
    if (/\boptional\b/i.test(item)) isRequired = false;
    const bare = item
      .replace(/\b(?:required|mandatory|optional|an?|the|fields?|parameters?|properties)\b|[:()]/gi, ' ')
      .trim();
    if (!bare) continue;
    const known = readFields(bare)?.[0];
    const words = bare.split(/[\s_]+/);
    if (words.length > 2 || /^(?:methods?|functions?)$/i.test(words[0] ?? '')) unmet.push(...words);
    else {
      const name = words
        .map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
        .join('');
      const isSeveral = singular(bare) !== bare && !known;
      fields.push({ name, type: known?.type ?? (isSeveral ? 'texts' : 'text'), isRequired, isEmail: false });
    }
  }
  return { fields, unmet };
}

const OPENING =
  /(?:build(?:\(\))? )?(?:\b(?:that|which|and|with|by|it) )*\b(?:validat\w+|check(?:s|ing)?|ensur(?:es|ing)|requir(?:es|ing)|enforc(?:es|ing)|throw(?:s|ing)?|fail(?:s|ing)?|reject(?:s|ing)?|refus(?:es|ing))(?: an?)?(?: exception| error| illegalargumentexception| illegalstateexception| argumentexception| invalidoperationexception)?(?: (?:in|inside) (?:the |its )?(?:init(?: block)?|(?:compact |canonical )?constructor|build(?: method|\(\))?))?(?: if| when| unless| for| on| that)?/;

/** Takes what a wish says about its fields. */
export function takeRules(
  wish: WishText,
  fields: readonly RuledField[],
): { fields: RuledField[]; unmet: string[] } {
  const unmet: string[] = [];
  const names = fields
    .map((field) => field.name.replace(/([a-z])([A-Z])/g, '$1 ?$2').toLowerCase())
    .join('|');
  const rules = new Map<string, Partial<RuledField>>();
  const add = (said: string, rule: Partial<RuledField>): void => {
    const own = fields.find((field) => plain(field.name.toLowerCase()) === plain(said))?.name;
    // The wish does not say which addresses or codes are valid.
    if (rule.isEmail && !/email/i.test(own ?? '')) unmet.push(`valid ${said}`);
    else if (own) rules.set(own, { ...rules.get(own), ...rule });
  };
  const lead = '(?:\\b(?:the|that|its|if|when|or|and|a|an|any) )*';
  const missing = new RegExp(
    `${lead}(?:required|mandatory) (?:fields?|values?|ones?) (?:is |are |has |have )?(?:missing|not (?:been )?set|null|absent|unset|not given)`,
  );
  const rule = new RegExp(
    `${lead}(${names})(?:,? (?:and|or) ${lead}(${names}))?(?: (?:must|should|has|have|cannot|can't|may|is|are|be|to|been))* (?:(?<blank>(?:not (?:be )?)?(?:blank|empty|null|missing|set|required))|(?<negative>non-?negative|(?:not (?:be )?)?negative|zero or more|less than (?:0|zero))|(?<positive>(?:not (?:be )?)?positive|greater than (?:0|zero)|zero or less)|(?:at least|less than|below|under) (?<least>${NUMBER.slice(1, -1)})|between (?<low>${NUMBER.slice(1, -1)}) and (?<high>${NUMBER.slice(1, -1)})|(?<valid>(?:not )?(?:in)?valid|(?:not )?contains? (?:an )?@))`,
  );
  const before = new RegExp(
    `(?:an? |the )?(?<kind>negative|non-?negative|positive|blank|empty|non-?empty|non-?blank|invalid|valid) (${names})(?:s|es)?(?! (?:must|is))`,
  );
  // A field with one usual rule needs no words about its valid values.
  const validated = new RegExp(
    `(?:\\b(?:that|which|and|with|by|it) )*\\b(?:validat(?:es|ing|e)|check(?:s|ing)?) (?:the |its )?(${names})(?=[,;.]| and\\b|$)`,
  );
  for (let found = wish.take(validated); found?.[1]; found = wish.take(validated)) {
    const said = found[1];
    const type = fields.find((field) => plain(field.name.toLowerCase()) === plain(said))?.type;
    add(
      said,
      /email/.test(said)
        ? { isEmail: true }
        : /^(?:int|float)$/.test(type ?? '')
          ? { least: 0 }
          : { isRequired: true },
    );
  }
  for (let found = wish.take(OPENING); found; found = wish.take(OPENING));
  wish.take(missing);
  for (let found = wish.take(rule); found; found = wish.take(rule)) {
    const { blank, negative, positive, least, low, high, valid } = found.groups ?? {};
    for (const one of [found[1], found[2]]) {
      if (!one) continue;
      if (blank) add(one, { isRequired: true });
      if (negative) add(one, { least: 0 });
      if (positive) add(one, { least: 0, isPositive: true });
      if (least) add(one, { least: numberOf(least) });
      if (low && high) add(one, { least: numberOf(low), most: numberOf(high) });
      if (valid) add(one, { isEmail: true });
    }
  }
  for (let found = wish.take(before); found; found = wish.take(before)) {
    const { kind = '' } = found.groups ?? {};
    add(
      found[2] ?? '',
      /negative/.test(kind)
        ? { least: 0 }
        : kind === 'positive'
          ? { least: 0, isPositive: true }
          : /valid/.test(kind)
            ? { isEmail: true }
            : { isRequired: true },
    );
  }
  // "Validating the email" says no more.
  const mail = wish.take(/(?:\bthe )?\be-?mail(?: address)?(?: format)?(?![\w-])/);
  if (mail) add('email', { isEmail: true });
  const ruled = fields.map((field): RuledField => {
    const rule = rules.get(field.name);
    const isNumber = rule?.least !== undefined && !/^(?:int|float)$/.test(field.type);
    return { ...field, ...rule, ...(isNumber ? { type: 'int' } : {}) };
  });
  return { fields: ruled, unmet };
}
