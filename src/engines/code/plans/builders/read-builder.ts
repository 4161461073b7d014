import { type FieldType, readFields } from '../../records/read-record.ts';
import { NUMBER, numberOf, singular, WishText } from '../reading/text.ts';

export interface BuilderField {
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

export interface BuilderWish {
  readonly name: string;
  readonly fields: readonly BuilderField[];
  readonly unmet: readonly string[];
}

const HEADS: readonly RegExp[] = [
  /\b(?:fluent |static |inner |nested )*builder(?: pattern| class)? (?:for|of|to (?:build|create|construct)|that (?:builds|creates|constructs)) (?:an? |the )?(?:immutable )?(?:class |objects? of )?([a-z]\w*)(?: class| objects?| type| instances?)?/,
  /\b(?:immutable )?class (?:called |named )?([a-z]\w*),? (?:with|using|that (?:uses|has)|built (?:with|by|through)) (?:an? |the |its )?(?:fluent |static |inner |nested )*builder(?: pattern| class)?/,
  /\b(?!an?\b|the\b|class\b)([a-z]\w*)(?: class)?,? (?:with|using|that (?:uses|has)|built (?:with|by|through)) (?:an? |the |its )?(?:fluent |static |inner |nested )*builder(?: pattern| class)?/,
];

const LIST =
  /^(?:[\s:,(]|with|having|and|that has|where|the|fields?|properties|an?)*?\s*((?:(?:required|mandatory|optional)\b[^;.:]*?|[a-z][\w ]*?(?:,| and )[^;.]*?|[a-z]\w*))(?=\s*[;.)]|,? (?:and |that |which |it |its |the |where )*(?:validat\w+|throw\w*|reject\w*|refus\w+|build(?:\(\))?(?= )|build method|method|fluent|immutable|chain\w*|fails?|checks?|ensur\w+|must|\w+ must|\w+ (?:is|has to be)|which|that)\b|$)/;

const SILENT: ReadonlySet<string> = new Set(
  'a an the and with that which of in to for it its is are be write create make define implement class builder pattern fluent immutable method methods chaining chain chainable api build object objects using should can field fields please me java kotlin csharp static nested inner when if all any'.split(
    ' ',
  ),
);

const FAILS =
  '(?:throw(?:s|ing)?|fail(?:s|ing)?|reject(?:s|ing)?|refus(?:es|ing)|rais(?:es|ing))(?: an?)?(?: exception| error| illegalstateexception| invalidoperationexception)?(?: if| when| unless| for| on)?';
const MISSING =
  '(?:is |are |has |have )?(?:missing|not (?:been )?set|null|absent|unset|not given|blank|empty)';

const plain = (text: string): string => text.replace(/[^a-z0-9]/g, '');

/** A class with a builder; undefined if the wish asks for none. */
export function readBuilder(prompt: string): BuilderWish | undefined {
  const wish = new WishText(prompt);
  const pattern = HEADS.find((one) => wish.has(one));
  const head = pattern && wish.take(pattern);
  if (!head?.[1]) return undefined;
  const written = wish.original(head, head[1]);
  const name = written.charAt(0).toUpperCase() + written.slice(1);
  const after = head.index + head[0].length;
  const listed = LIST.exec(wish.rest.slice(after));
  const list = listed?.[1];
  if (!listed || !list) return undefined;
  const from = after + listed[0].lastIndexOf(list);
  const read = readList(prompt.slice(from, from + list.length));
  if (read.fields.length < 2) return undefined;
  wish.cover(after, from + list.length);
  const named = (one: string) => read.fields.find((field) => plain(field.name.toLowerCase()) === plain(one));
  const names = read.fields.map((field) => field.name.toLowerCase()).join('|');
  const bounds = new Map<string, Pick<BuilderField, 'least' | 'most' | 'isPositive'>>();
  const required = new Set<string>();

  wish.take(
    new RegExp(
      `(?:build(?:\\(\\))? )?(?:that |which |and )*${FAILS} (?:any |an? |the )*(?:required|mandatory) (?:field|value|one)s? ${MISSING}`,
    ),
  );
  for (;;) {
    const found = wish.take(
      new RegExp(
        `(?:build(?:\\(\\))? )?(?:that |which |and )*${FAILS} (?:any |an? |the )*(${names})(?: or (?:the )?(${names}))? ${MISSING}`,
      ),
    );
    if (!found) break;
    for (const one of found.slice(1)) if (one) required.add(named(one)?.name ?? '');
  }
  for (;;) {
    const found = wish.take(
      new RegExp(
        `(?:${FAILS} )?(?:the |that )*(${names}) (?:must|has to|should|to) be (?:(positive)|(?:non-?negative|not (?:be )?negative|zero or more)|at least ${NUMBER}|between ${NUMBER} and ${NUMBER})|(?:${FAILS}) (?:an? |the )?(?:negative (${names})s?|(${names}) is negative)`,
      ),
    );
    if (!found) break;
    const [, field = '', positive, least, low, high, ...negative] = found;
    const own = named(field || negative.find(Boolean) || '')?.name;
    if (own)
      bounds.set(own, {
        least: numberOf(low ?? least ?? '0'),
        ...(high ? { most: numberOf(high) } : {}),
        ...(positive ? { isPositive: true } : {}),
      });
  }
  const isEmail =
    wish.take(
      /\b(?:validat\w+|check\w*) (?:of |that )?(?:the )?e?mail(?: address)?(?: format| is valid| contains (?:an )?@)?|\be?mail(?: address)? (?:must |should )?(?:be |is )?(?:valid(?:ated)?|contain(?:s)? (?:an )?@)/,
    ) !== undefined;
  const fields = read.fields.map((field) => ({
    ...field,
    isRequired: field.isRequired || required.has(field.name),
    isEmail: isEmail && /email/i.test(field.name),
    ...bounds.get(field.name),
  }));
  const silent = new Set([...SILENT, written.toLowerCase()]);
  return { name, fields, unmet: [...read.unmet, ...wish.left(silent)] };
}

/** "Required name and email, optional age": a word holds until the other one. */
function readList(list: string): { fields: BuilderField[]; unmet: string[] } {
  const fields: BuilderField[] = [];
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
    if (words.length > 2) unmet.push(...words);
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
