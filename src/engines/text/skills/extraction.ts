import { companiesIn, namesIn } from '../knowledge/names.ts';
import { askedFields, isPlural, keyOf } from '../language/asked-fields.ts';
import { asValue, numbersBeside, valuesOf } from '../language/field-values.ts';
import { freeField } from '../language/free-fields.ts';
import { labelled, OWN_NUMBER } from '../language/labelled.ts';
import { orderLinesIn } from '../language/order-lines.ts';
import { type Column, recordsIn } from '../language/records.ts';
import { markdownTable } from '../language/tables.ts';
import { foundBy, KINDS } from '../language/text-kinds.ts';
import { FORM_SAID, withForms } from '../language/value-forms.ts';
import { notAnswered, type Skill } from '../skill.ts';
import { goodsRows, keyedRows, pairRows } from './listed-rows.ts';

const NAMES = /\b(?:names?|surnames?|people|persons?)\b/i;

const ASKS =
  /\b(?:extract|pull (?:out|.{1,60} out)|find|list|get|give me|show me|table|json (?:(?:list|array|object) )?(?:with|of|containing|having)|json\b.*\b(?:fields?|keys?|properties|attributes)|(?:as|into|to|in) (?:an? )?(?:valid )?json)\b/i;

const FIELDS_FIRST =
  /^([a-z][a-z _-]{1,30}(?:, (?:and )?[a-z][a-z _-]{1,30}| and [a-z][a-z _-]{1,30})+)[.;\n]\s*(?:the )?(?:text|input|data|message|from)(?: is)?:\s*(\S[\s\S]*)$/i;

const LIST_FIRST =
  /^([a-z][a-z _-]{1,30}(?:, (?:and )?[a-z][a-z _-]{1,30}| and [a-z][a-z _-]{1,30})*)[.;:\n]\s*(\S[\s\S]*)$/i;

interface Asked {
  readonly field: string;
  readonly found: readonly string[];
}

/** Several kinds, or JSON, from a given text. One kind alone is a list, which another skill makes. */
export const extraction: Pick<Skill, 'answer'> = {
  async answer({ instruction: wish, sourceText: given }, { assets }) {
    if (given === undefined || !ASKS.test(wish)) return undefined;
    // "… as JSON: name, age. Text: Ann is 4": the list stands before the text.
    const isOpen = /\b(?:fields?|keys?|properties|attributes)$/i.test(wish.trim());
    const [, list, behind] = FIELDS_FIRST.exec(given) ?? (isOpen ? LIST_FIRST.exec(given) : null) ?? [];
    const instruction = list === undefined ? wish : `${wish} ${isOpen ? '' : 'with the fields '}${list}`;
    const sourceText = behind ?? given;
    const isJson = /\bjson\b/i.test(instruction);
    const isLong = sourceText.length > LONGEST_TABLE;
    const keyed = isJson && !isLong ? keyedRows(instruction, sourceText) : undefined;
    if (keyed !== undefined) return keyed;
    const listed = askedFields(instruction.replace(FORM_SAID, ' '));
    const fields = listed.length > 0 ? listed : kindsNamed(instruction);
    const each: Asked[] = [];
    for (const field of fields)
      each.push({ field, found: await valuesIn(field, sourceText, isLong, assets) });
    const taken = each.flatMap(({ found }) => found);
    const filled = each.map(({ field, found }) => ({
      field,
      found: found.length > 0 || isLong ? found : (freeField(field, sourceText, taken) ?? found),
    }));
    const asked = inTheirOrder(sourceText, filled);
    const formed = (output: string): string => withForms(output, instruction, taken);
    const known = asked.filter(({ found }) => found.length > 0);
    const missing = asked.filter(({ found }) => found.length === 0).map(({ field }) => field);
    const isTable = TABLE.test(instruction) && !isJson;
    const isPlainKind =
      KINDS.some(([asks]) => asks.test(fields[0] ?? '')) && !OWN_NUMBER.test(fields[0] ?? '');
    if (fields.length === 0 || (fields.length === 1 && isPlainKind && !isJson && !isTable)) return undefined;
    // "List the pros and cons" takes nothing out by its form.
    if (!isJson && !isTable && known.length * 2 < fields.length) return undefined;
    const goods = isJson && !isLong ? goodsRows(sourceText, fields) : undefined;
    if (goods !== undefined) return goods;
    const pairs = isTable && !isLong ? pairRows(sourceText, fields) : undefined;
    if (pairs !== undefined) return markdownTable([fields.map(headOf), ...pairs]);
    if (known.length === 0)
      return isJson && listed.length > 0
        ? `I find none of these in the text: ${missing.join(', ')}. I know values by their form and by the words beside them.`
        : undefined;
    if (isTable && !isLong) {
      const columns = known.map(({ field, found }) => ({ head: headOf(field), found }));
      const table = tableOf(sourceText, columns, missing);
      return table && formed(table);
    }
    const rows =
      isJson && !isLong ? (orderRows(sourceText, asked) ?? jsonRows(sourceText, known)) : undefined;
    const isObject = /\bjson object\b|\bas an? object\b/i.test(instruction);
    if (rows !== undefined) {
      const other = isObject && /^\[/m.test(rows) ? ['one JSON object, as the text has several'] : [];
      return formed(`${rows}\n\n${notAnswered([...missing, ...other])}`.trim());
    }
    const isAll = /\b(?:all|every|each)\b/i.test(instruction);
    const values = asked.map(({ field, found }) => [keyOf(field), givenFor(field, found, isAll)]);
    // An age or a job belongs to somebody.
    const isUneven =
      asked.some(({ field }) => NAMES.test(field)) &&
      asked.some(({ field }) => OF_A_PERSON.test(field)) &&
      new Set(asked.map(({ found }) => found.length)).size > 1;
    const notes = [
      ...missing,
      ...(isTable ? ['as a table, as the text is too long'] : []),
      ...(isUneven ? ['which of these belong together'] : []),
    ];
    const [only] = known.length === 1 && asked.length === 1 ? values : [];
    // One kind of thing in an array is a list of its values.
    const value = !ARRAY.test(instruction)
      ? Object.fromEntries(values)
      : only === undefined
        ? [Object.fromEntries(values)]
        : [only[1]].flat();
    return formed(`\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\`\n\n${notAnswered(notes)}`.trim());
  },
};

const LONGEST_PART = 40;

/** "Ida Moss, 34, Oslo": where the parts stand in the order of the fields, a part that no rule knows is the field's. */
function inTheirOrder(text: string, asked: readonly Asked[]): readonly Asked[] {
  const parts = text
    .trim()
    .replace(/\.$/, '')
    .split(/\s*[,;\n]\s*/);
  const isOrdered =
    parts.length === asked.length &&
    parts.every((part) => part !== '' && part.length <= LONGEST_PART) &&
    asked.some(({ found }) => found.length > 0) &&
    asked.every(({ found: [first] }, at) => first === undefined || parts[at]?.includes(first) === true);
  return isOrdered
    ? asked.map(({ field, found }, at) => ({ field, found: found.length > 0 ? found : [parts[at] ?? ''] }))
    : asked;
}

const ARRAY = /\bjson (?:array|list)\b|\b(?:as|in|into|to) an? (?:array|json list)\b|\barray of\b/i;

/** Kinds that are named without a list: "all emails as json". */
const kindsNamed = (instruction: string): readonly string[] =>
  [COMPANIES, NAMES, ...KINDS.map(([asks]) => asks)]
    .map((asks) => asks.exec(instruction))
    .filter((found) => found !== null)
    .toSorted((a, b) => a.index - b.index)
    .map(([word]) => word);

/** By the name that the text itself gives it, else by its form, else by the words beside it. */
async function valuesIn(
  field: string,
  text: string,
  isLong: boolean,
  assets: Parameters<typeof namesIn>[1],
): Promise<readonly string[]> {
  const isPerson =
    NAMES.test(field) &&
    !/^(?:number|count|amount) of\b/i.test(field) &&
    !/\b(?:file|user|domain|host|product|item) ?names?\b/i.test(field);
  if (isPerson || /^(?:customer|client|guest|buyer|passenger)$/i.test(field)) {
    const names = await namesIn(text, assets);
    if (/^(?:first|given) names?$/i.test(field)) return names.map((name) => name.split(' ')[0] ?? name);
    if (!/^(?:last|family) names?$|^surnames?$/i.test(field)) return names;
    return names.flatMap((name) => (name.includes(' ') ? [name.split(' ').at(-1) ?? name] : []));
  }
  const header = /^(?:sender|from)$/i.test(field)
    ? 'from'
    : /^(?:recipients?|receiver|to)$/i.test(field)
      ? 'to'
      : '';
  if (header !== '') {
    const found = new RegExp(`^\\s*${header}: *(.+)$`, 'im').exec(text)?.[1];
    const sent = header === 'from' ? SENT_BY.exec(text)?.[1] : undefined;
    if (found !== undefined || !/^(?:from|to)$/i.test(field))
      return [found ?? sent].flatMap((each) => each?.trim() ?? []);
  }
  if (COMPANIES.test(field)) return companiesIn(text);
  if (/^(?:number|count) of [a-z]/i.test(field)) return numbersBeside(field, text);
  const kind = KINDS.find(([asks]) => asks.test(field))?.[1];
  const isOwn = kind === undefined || OWN_NUMBER.test(field) || TIMED.test(field) || / /.test(field);
  const own = isLong || !isOwn ? undefined : labelled(field, text);
  if (own !== undefined) return [own];
  const around = isLong || OWN_NUMBER.test(field) ? [] : valuesOf(field, text);
  if (around === undefined && kind === undefined) return numbersBeside(field, text);
  if (
    around !== undefined &&
    (around.length > 0 || kind === undefined || OWN_NUMBER.test(field) || isQualified(field))
  )
    return around;
  return kind === undefined ? [] : foundBy(kind, text);
}

/** "delivery date" is not any date. */
const isQualified = (field: string): boolean =>
  / /.test(field) && !/\b(?:numbers?|address(?:es)?)$/i.test(field);

/** "invoice from Miller & Sons" */
const SENT_BY =
  /\b(?:[Ii]nvoice|[Bb]ill|[Ll]etter|[Ee]-?mail|[Mm]ail|[Mm]essage|[Pp]arcel|[Pp]ackage|[Oo]rder|[Nn]ote|[Rr]eminder|[Qq]uote|[Oo]ffer)s? from (?:the )?(\p{Lu}[\p{L}'’.&-]*(?: (?:&|and|of|\p{Lu}[\p{L}'’.&-]*))*)/u;
const OF_A_PERSON = /^(?:ages|jobs|roles|professions|occupations|positions|scores|salaries|cities|towns)$/i;
/** A whole timestamp is more than the time of a clock. */
const TIMED = /^time(?:stamp)?s?$/i;
const TABLE = /\btable\b/i;
/** Every value is looked for in every sentence. */
const LONGEST_TABLE = 8_000;

function tableOf(text: string, columns: readonly Column[], others: readonly string[]): string | undefined {
  const rows = recordsIn(text, columns);
  if (rows.length === 0) return undefined;
  const cells = rows.map((row) => row.map((values) => values.join(', ')));
  const isJoined = rows.some((row) => row.filter((values) => values.length > 1).length > 1);
  const whole = cells.flat().join(' ');
  const lost = [...new Set(text.match(/\d+(?:[.,:]\d+)*/g) ?? [])].filter(
    (number) => !whole.includes(number),
  );
  // A number that is in no row may be the very value of one that has none.
  if (lost.length > 0 && rows.some((row) => row.some((values) => values.length > 1))) return undefined;
  const isOpen = rows.some((row) => row.some((values) => values.length === 0));
  return [
    markdownTable([columns.map(({ head }) => head), ...cells]),
    isOpen ? '_An empty cell: I find none there._' : '',
    lost.length === 0 ? '' : `_In no row: ${lost.join(', ')}._`,
    notAnswered([...others, ...(isJoined ? ['which values of one row belong together'] : [])]),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** Things that are told of each of several: "names and ages" are objects with both, not two lists. */
function jsonRows(text: string, asked: readonly Asked[]): string | undefined {
  if (asked.length < 2) return undefined;
  const columns = asked.map(({ field, found }) => ({ head: headOf(field).toLowerCase(), found }));
  const rows = recordsIn(text, columns);
  const isTold = rows.every((row) => row[0]?.length === 1 && row.every((values) => values.length < 2));
  const isFull = rows.some((row) => row.every((values) => values.length === 1));
  if (rows.length < 2 || !isTold || !isFull) return undefined;
  const records = rows.map((row) =>
    Object.fromEntries(
      columns.map(({ head }, at) => {
        const value = row[at]?.[0] ?? null;
        return [head, value === null ? null : asValue(head, value)];
      }),
    ),
  );
  return `\`\`\`json\n${JSON.stringify(records, null, 2)}\n\`\`\``;
}

/** Goods that are listed with their number: an object for each. */
function orderRows(text: string, asked: readonly Asked[]): string | undefined {
  const count = orderLinesIn(text).length;
  if (count < 2 || asked.some(({ found }) => found.length !== count)) return undefined;
  const records = Array.from({ length: count }, (_, at) =>
    Object.fromEntries(
      asked.map(({ field, found }) => [keyOf(field), asValue(keyOf(field), found[at] ?? '')]),
    ),
  );
  return `\`\`\`json\n${JSON.stringify(records, null, 2)}\n\`\`\``;
}

/** One row has one of them: "phone numbers" are in the column "Phone". */
function headOf(word: string): string {
  const one = keyOf(word)
    .replace(/^people$/, 'person')
    .replace(/ies$/, 'y')
    .replace(/([^s])s$/, '$1');
  return one.charAt(0).toUpperCase() + one.slice(1);
}

const COMPANIES = /\b(?:compan(?:y|ies)|organi[sz]ations?|employers?|firms?)\b/i;

/** One thing that was asked for is one value. */
function givenFor(
  field: string,
  found: readonly string[],
  isAll: boolean,
): string | number | readonly (string | number)[] | null {
  const values = found.map((each) => asValue(field, each));
  const isCount = found.length === 1 && typeof values[0] === 'number';
  return (isPlural(field) && !isCount) || isAll ? values : (values[0] ?? null);
}
