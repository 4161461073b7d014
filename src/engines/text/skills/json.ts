import { markdownTable, parseRows, rowsToObjects } from '../language/tables.ts';
import { bold, type Skill } from '../skill.ts';

const ABOUT_JSON =
  /\b(?:valid|validate|check|format|pretty|print|indent|minify|compact|compress|parse|sort|fix|repair|wrong|broken|this|is)\b/i;

/** Formatting, checking and converting JSON and CSV. */
export const json: Skill = {
  name: 'json',
  anyLength: true,
  answer({ instruction: said, sourceText, message }) {
    if (/\btable\b/i.test(said) && sourceText !== undefined) return asTable(sourceText);
    const inside = bracketed(message);
    // The quotation marks of JSON are no quotation.
    const isInside = inside !== undefined && (sourceText === undefined || inside.includes(sourceText));
    const instruction = isInside ? message.replace(inside, ' ') : said;
    const source = isInside ? inside : sourceText;
    const isNamed = /\bjson\b/i.test(instruction) || (isInside && LAID_OUT.test(instruction));
    if (source === undefined || !isNamed) return undefined;
    const rows = /\bcsv\b|\brows\b/i.test(instruction) ? parseRows(source) : undefined;
    if (rows) return block(JSON.stringify(rowsToObjects(rows), null, 2));
    const parsed = parse(source);
    // A text is no JSON because it stands in quotation marks: its fields are asked for.
    if (
      'value' in parsed &&
      typeof parsed.value === 'string' &&
      /\b(?:get|extract|give|find)\b/i.test(instruction)
    )
      return undefined;
    // "Answer as JSON: …" is no question about the JSON in it.
    if (
      'fault' in parsed &&
      /\b(?:turn|convert|make|put|write|transform|change|give|create|generate)\b|\bjson (?:list|array) of\b/i.test(
        instruction,
      )
    ) {
      const object = pricedIn(source) ?? pairsIn(source);
      return object === undefined ? undefined : block(JSON.stringify(object, null, 2));
    }
    // Prose is no broken JSON: whoever gives it wants JSON made of it.
    if ('fault' in parsed && !/[[{"]/.test(source) && !/\b(?:valid|validate|check)\b/i.test(instruction))
      return undefined;
    if ('fault' in parsed)
      return ABOUT_JSON.test(instruction) ? `That is not valid JSON: ${parsed.fault}.` : undefined;
    if (/\b(?:valid|validate|check)\b/i.test(instruction))
      return `Yes, that is valid JSON: ${describe(parsed.value)}.`;
    const wanted = OTHER_FORM.exec(instruction)?.[1]?.toLowerCase();
    if (wanted !== undefined) return inForm(wanted, parsed.value);
    if (OF_CONTENT.test(instruction) && !LAID_OUT.test(instruction))
      return valueAsked(instruction, parsed.value);
    const value = /\bsort/i.test(instruction) ? sortedKeys(parsed.value) : parsed.value;
    return block(
      JSON.stringify(value, null, /\b(?:minify|compact|one line|compress)\b/i.test(instruction) ? 0 : 2),
    );
  },
};

const OTHER_FORM =
  /\b(?:to|as|into|in|make (?:it |this )?) ?(?:an? )?(?:valid )?(csv|tsv|ya?ml|xml|toml|html|markdown|sql|ini|typescript|java|python|go)\b/i;
/** Something is asked about what stands in it. */
const OF_CONTENT =
  /\b(?:how many|count|sum|total|average|which|what|who|get|extract|find|list|value|values|keys?|field|remove|delete|rename|add|replace|filter|merge|flatten|only|without|change|where|schema|interface|class|type|difference)\b/i;
const LAID_OUT = /\b(?:format|pretty|print|indent|minify|compact|compress|beautif\w+|sort)\b/i;

/** A value as CSV, YAML or a Markdown table; nothing for the forms that are not made here. */
export function inForm(form: string, value: unknown): string | undefined {
  if (/^ya?ml$/.test(form)) return `\`\`\`yaml\n${yamlOf(value, '').join('\n')}\n\`\`\``;
  if (!/^(?:csv|tsv|table)$/.test(form)) return undefined;
  const table = columnsOf(Array.isArray(value) ? value : [value]);
  if (table === undefined) return undefined;
  if (form === 'table') return markdownTable(table);
  const mark = form === 'csv' ? ',' : '\t';
  const cell = (text: string): string =>
    /["\n]/.test(text) || text.includes(mark) ? `"${text.replaceAll('"', '""')}"` : text;
  return `\`\`\`${form}\n${table.map((row) => row.map(cell).join(mark)).join('\n')}\n\`\`\``;
}

/** A word that YAML would not read as the same text needs marks. */
const plainYaml = (value: unknown): string =>
  typeof value === 'string' &&
  /^[\p{L}][\p{L}\p{N} _./-]*$/u.test(value) &&
  !/^(?:true|false|null|yes|no|on|off|y|n)$|\s$/i.test(value)
    ? value
    : JSON.stringify(value);

const isBranch = (value: unknown): value is object =>
  value !== null && typeof value === 'object' && Object.keys(value).length > 0;

function yamlOf(value: unknown, indent: string): readonly string[] {
  if (!isBranch(value)) return [`${indent}${plainYaml(value)}`];
  if (Array.isArray(value))
    return value.flatMap((item: unknown) => {
      const [first = '', ...rest] = yamlOf(item, `${indent}  `);
      return [`${indent}- ${first.trimStart()}`, ...rest];
    });
  return Object.entries(value).flatMap(([key, item]: [string, unknown]) =>
    isBranch(item)
      ? [`${indent}${plainYaml(key)}:`, ...yamlOf(item, `${indent}  `)]
      : [`${indent}${plainYaml(key)}: ${plainYaml(item)}`],
  );
}

/** "How many items", "the value of x": what one look into it tells. */
function valueAsked(instruction: string, value: unknown): string | undefined {
  if (/\b(?:sum|total|average|where|only|all|each)\b/i.test(instruction)) return undefined;
  if (
    /\b(?:how many|count|number of) (?:the )?(?:items|elements|entries|objects|rows|records)\b/i.test(
      instruction,
    )
  )
    return Array.isArray(value) ? `${bold(String(value.length))} items` : undefined;
  const key =
    /\b(?:value of|get|extract|find|what is|what's) (?:the )?(?:value of )?["'`]?([\w.-]+)["'`]?/i.exec(
      instruction,
    )?.[1];
  const found = key === undefined ? [] : valuesOf(key, value);
  return found.length === 1 ? `${key} = ${bold(JSON.stringify(found[0]))}` : undefined;
}

function valuesOf(key: string, value: unknown): readonly unknown[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) => [
    ...(name === key ? [inner] : []),
    ...valuesOf(key, inner),
  ]);
}

/** From the first opening bracket to the last closing one. */
function bracketed(message: string): string | undefined {
  const from = message.search(/[[{]/);
  const to = Math.max(message.lastIndexOf(']'), message.lastIndexOf('}'));
  return from >= 0 && to > from ? message.slice(from, to + 1) : undefined;
}

function parse(source: string): { value: unknown } | { fault: string } {
  try {
    return { value: JSON.parse(source) };
  } catch (error) {
    return { fault: (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ') };
  }
}

/** "name: Bob, age: 42": names with their values. */
function pairsIn(source: string): Record<string, unknown> | undefined {
  if (source.length > MOST_CHARACTERS) return undefined;
  const parts = source
    .trim()
    .replace(/\.$/, '')
    .split(/\n|[,;](?=\s*[\p{L}_][\p{L}\p{N} _-]{0,30}[:=])/u)
    .filter((part) => part.trim() !== '');
  const pairs = parts.map((part) =>
    /^\s*["']?([\p{L}_][\p{L}\p{N} _-]{0,30}?)["']?\s*[:=]\s*(.+?)\s*$/u.exec(part),
  );
  if (parts.length === 0) return undefined;
  if (pairs.some((pair) => pair === null)) return countsIn(source);
  return Object.fromEntries(pairs.map((pair) => [pair?.[1] ?? '', plainValue(pair?.[2] ?? '')]));
}

const PRICED =
  /^(\d+(?:\.\d+)?) ?(?:x |× ?)?([\p{L}][\p{L}0-9 '-]{0,40}?),? (?:at|for|@|à) ([$€£])?(\d+(?:\.\d+)?)(?: ?(€|euros?|dollars?|pounds?|eur|usd|gbp|chf))?(?: (?:each|apiece))?$/iu;
/** "3 apples at 0.50, 2 pears at 0.80": how many of what, and at which price. */
function pricedIn(source: string): readonly Record<string, unknown>[] | undefined {
  if (source.length > MOST_CHARACTERS || !/\d/.test(source)) return undefined;
  const rows = source
    .trim()
    .replace(/\.$/, '')
    .split(/\s*(?:[,;\n]\s*(?:and\s+)?|\s+and\s+)(?=\d)/)
    .map((part) => {
      const [, quantity = '', name = '', sign, price = '', unit] = PRICED.exec(part.trim()) ?? [];
      const currency = sign ?? unit;
      const row = { quantity: plainValue(quantity), name, price: plainValue(price) };
      return name === '' ? undefined : currency === undefined ? row : { ...row, currency };
    })
    .filter((row, _, all) => row !== undefined && !all.includes(undefined));
  return rows.length === 0 ? undefined : rows.flatMap((row) => row ?? []);
}

/** "apples 3, bananas 5", "3 apples and 5 bananas", "city Paris": names with a value each. */
function countsIn(source: string): Record<string, unknown> | undefined {
  const counted = source
    .trim()
    .replace(/\.$/, '')
    .split(/\s*[,;\n]\s*(?:and\s+)?|\s+and\s+/)
    .filter((part) => part !== '')
    .map((part) => {
      const [, name, after] = /^([\p{L}][\p{L} _-]{0,30}?) (-?\d+(?:\.\d+)?)$/u.exec(part) ?? [];
      const [, before, named] = /^(-?\d+(?:\.\d+)?) ([\p{L}][\p{L} _-]{0,30})$/u.exec(part) ?? [];
      const [, key, told] =
        /^([a-z_]{2,30}) (?:is |= ?)?(\p{Lu}[\p{L} '-]{0,40}|"[^"]{1,40}")$/u.exec(part) ?? [];
      return { name: name?.replace(/ is$/, '') ?? named ?? key, value: after ?? before ?? told };
    });
  const isRead = counted.length > 1 && counted.every(({ name }) => name !== undefined);
  return isRead
    ? Object.fromEntries(counted.map(({ name = '', value = '' }) => [name, plainValue(value)]))
    : undefined;
}

const MOST_CHARACTERS = 5_000;

/** Numbers, true, false and null stand for themselves; a number with a leading zero is a code. */
function plainValue(text: string): unknown {
  if (/^-?(?:0|[1-9]\d{0,14})(?:\.\d+)?$/.test(text)) return Number(text);
  if (/^(?:true|false)$/i.test(text)) return text.toLowerCase() === 'true';
  return text === 'null' ? null : text.replace(/^(["'])(.*)\1$/, '$2');
}

const block = (text: string) => `\`\`\`json\n${text}\n\`\`\``;

function describe(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (value !== null && typeof value === 'object') return `an object with ${Object.keys(value).length} keys`;
  return value === null ? 'null' : `a ${typeof value}`;
}

function sortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortedKeys);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sortedKeys(inner)]));
}

function asTable(source: string): string | undefined {
  const rows = parseRows(source);
  if (rows) return markdownTable(rows);
  const parsed = parse(source);
  if ('fault' in parsed || !Array.isArray(parsed.value)) return undefined;
  const table = columnsOf(parsed.value);
  return table === undefined ? undefined : markdownTable(table);
}

/** Rows of objects, with their names as the first row. */
function columnsOf(all: readonly unknown[]): string[][] | undefined {
  const items = all.filter(
    (item): item is Record<string, unknown> => item !== null && typeof item === 'object',
  );
  const columns = [...new Set(items.flatMap((item) => Object.keys(item)))];
  if (columns.length === 0 || items.length !== all.length) return undefined;
  const cell = (value: unknown) =>
    value === undefined
      ? ''
      : typeof value === 'string'
        ? value
        : Array.isArray(value) && value.every((item) => typeof item !== 'object')
          ? value.join(', ')
          : JSON.stringify(value);
  return [columns, ...items.map((item) => columns.map((column) => cell(item[column])))];
}
