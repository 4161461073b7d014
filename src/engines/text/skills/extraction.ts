import { companiesIn, namesIn } from '../knowledge/names.ts';
import { labelled, OWN_NUMBER } from '../language/labelled.ts';
import { type Column, recordsIn } from '../language/records.ts';
import { markdownTable } from '../language/tables.ts';
import { foundBy, KINDS } from '../language/text-kinds.ts';
import { notAnswered, type Skill } from '../skill.ts';

const NAMES = /\b(?:names?|people|persons?)\b/i;

/** Several kinds, or JSON, from a given text. One kind alone is a list, which another skill makes. */
export const extraction: Pick<Skill, 'answer'> = {
  async answer({ instruction, sourceText }, { assets }) {
    if (
      sourceText === undefined ||
      !/\b(?:extract|pull (?:out|.{1,60} out)|find|list|get|table|(?:as|into|to|in) (?:an? )?(?:valid )?json)\b/i.test(
        instruction,
      )
    )
      return undefined;
    const listed = fieldsIn(instruction);
    const own = sourceText.length > LONGEST_TABLE ? [] : ownValues(listed, sourceText);
    const rest = own.reduce((all, [field]) => all.replace(field, ' '), instruction);
    const kinds = KINDS.filter(([asks]) => asks.test(rest));
    const wantsNames = NAMES.test(instruction) && !/\b(?:file|user|domain|host) ?names?\b/i.test(instruction);
    const isJson = /\bjson\b/i.test(instruction);
    const wantsTable = TABLE.test(instruction) && !isJson;
    const count = own.length + kinds.length + (wantsNames ? 1 : 0) + (COMPANIES.test(instruction) ? 1 : 0);
    if (count < (isJson || wantsNames || wantsTable || own.length > 0 || listed.length > 1 ? 1 : 2))
      return undefined;
    const asked = [
      ...(COMPANIES.test(instruction) ? [{ at: COMPANIES, found: companiesIn(sourceText) }] : []),
      ...(wantsNames ? [{ at: NAMES, found: await namesIn(sourceText, assets) }] : []),
      ...kinds.map(([at, pattern]) => ({ at, found: foundBy(pattern, sourceText) })),
    ].map(({ at, found }) => ({ word: at.exec(instruction), found }));
    const isOwn = (field: string): boolean => own.some(([name]) => name === field);
    const byPlace = asked.toSorted((a, b) => (a.word?.index ?? 0) - (b.word?.index ?? 0));
    const others = listed.filter(
      (field) =>
        !isOwn(field) && ![NAMES, COMPANIES, ...KINDS.map(([asks]) => asks)].some((asks) => asks.test(field)),
    );
    if (wantsTable && sourceText.length <= LONGEST_TABLE)
      return tableOf(
        sourceText,
        byPlace.map(({ word, found }) => ({ head: headOf(word?.[0] ?? ''), found })),
        others,
      );
    const rows = isJson && own.length === 0 ? jsonRows(sourceText, byPlace) : undefined;
    if (rows !== undefined) return `${rows}\n\n${notAnswered(others)}`.trim();
    const isAll = /\b(?:all|every|each)\b/i.test(instruction);
    const fields = [
      ...byPlace.map(({ word, found }) => ({
        at: word?.index ?? 0,
        field: [keyOf(word?.[0] ?? ''), givenFor(word?.[0] ?? '', found, isAll)],
      })),
      ...own.map(([name, value]) => ({
        at: instruction.indexOf(name),
        field: [name.toLowerCase().replace(' ', '_'), value],
      })),
    ]
      .toSorted((a, b) => a.at - b.at)
      .map(({ field }) => field);
    // An age belongs to somebody.
    const isUneven =
      wantsNames &&
      asked.some(({ word }) => /^ages$/i.test(word?.[0] ?? '')) &&
      new Set(asked.map(({ found }) => found.length)).size > 1;
    const missing = [
      ...others,
      ...(wantsTable ? ['as a table, as the text is too long'] : []),
      ...(isUneven ? ['which of these belong together'] : []),
    ];
    return `\`\`\`json\n${JSON.stringify(Object.fromEntries(fields), null, 2)}\n\`\`\`\n\n${notAnswered(missing)}`.trim();
  },
};

/** Fields that the text itself names, and that have no form by which a kind would find them. */
const ownValues = (fields: readonly string[], text: string): (readonly [string, string])[] =>
  fields.flatMap((field) => {
    const isKind = !OWN_NUMBER.test(field) && !TIMED.test(field) && KINDS.some(([asks]) => asks.test(field));
    const value = isKind || NAMES.test(field) || COMPANIES.test(field) ? undefined : labelled(field, text);
    return value === undefined ? [] : [[field, value] as const];
  });

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
  const isOpen = rows.some((row) => row.some((values) => values.length === 0));
  return [
    markdownTable([columns.map(({ head }) => head), ...cells]),
    isOpen ? '_An empty cell: I find none there._' : '',
    notAnswered([...others, ...(isJoined ? ['which values of one row belong together'] : [])]),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** Things that are told of each of several: "names and ages" are objects with both, not two lists. */
function jsonRows(
  text: string,
  asked: readonly { readonly word: RegExpExecArray | null; readonly found: readonly string[] }[],
): string | undefined {
  if (asked.length < 2 || text.length > LONGEST_TABLE) return undefined;
  const columns = asked.map(({ word, found }) => ({ head: headOf(word?.[0] ?? '').toLowerCase(), found }));
  const rows = recordsIn(text, columns);
  const isTold = rows.every((row) => row[0]?.length === 1 && row.every((values) => values.length < 2));
  const isFull = rows.some((row) => row.every((values) => values.length === 1));
  if (rows.length < 2 || !isTold || !isFull) return undefined;
  const records = rows.map((row) =>
    Object.fromEntries(
      columns.map(({ head }, at) => {
        const value = row[at]?.[0] ?? null;
        return [head, head === 'age' && value !== null ? Number(value) : value];
      }),
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

/** What is asked for, as it is listed: "name, email and hobby". */
const fieldsIn = (instruction: string): readonly string[] =>
  instruction
    .replace(/^.*?\b(?:extract|pull(?: out)?|find|list|get|put|table (?:of|with|from))\b/i, '')
    .replace(/\b(?:as|in|into) (?:a |an )?(?:valid )?json(?: object)?\b:?/i, ' ')
    .replace(/\b(?:as|in|into|from|out|to|return|format)\b.*$/i, '')
    .split(/,|\band\b/i)
    .map((field) => field.replace(/\b(?:the|all|every|each|an?|any|me|his|her|their|please)\b/gi, ' ').trim())
    .filter((field) => /^[a-z-]+(?: [a-z-]+)?$/i.test(field));

const isPlural = (word: string): boolean => /(?:addresses|people|[^s]s)$/i.test(word);

/** As it was asked for: "phone numbers" are `phones`, "e-mail address" is `email`. */
function keyOf(word: string): string {
  const [first = ''] = word.toLowerCase().replaceAll('e-mail', 'email').replaceAll('web ', 'web').split(' ');
  return isPlural(word) && !isPlural(first) ? `${first}s` : first;
}

/** One thing that was asked for is one value. */
function givenFor(word: string, found: readonly string[], isAll: boolean): string | readonly string[] | null {
  return isPlural(word) || isAll ? found : (found[0] ?? null);
}
