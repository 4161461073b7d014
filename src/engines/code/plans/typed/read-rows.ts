import { capital } from '../../../capital.ts';
import { singular, type WishText } from '../reading/text.ts';

export type FieldType = 'text' | 'decimal' | 'whole' | 'date' | 'flag';

export interface Field {
  readonly name: string;
  readonly type: FieldType;
}

/** A record that a wish describes by its fields. */
export interface Rows {
  readonly type: string;
  readonly fields: readonly Field[];
}

const DECIMAL =
  /(?:salary|price|amount|grade|score|rating|total|cost|weight|height|temperature|max|min|distance|value|revenue|balance|income|fee|wage|percent|size|length|mark)$/i;
const WHOLE =
  /(?:quantity|age|year|count|stock|number|points|pages|votes|goals|level|qty|minutes|hours|duration|population|pieces|units|seats|calories|id)$/i;
const DATE = /(?:date|day|birthday|birthdate|deadline|created|due)$/i;
const FLAG = /^(?:is|has)[A-Z]|^(?:active|paid|done|enabled|available|completed)$/;
const TYPES: readonly (readonly [RegExp, FieldType])[] = [
  [/^(?:string|text|str)$/i, 'text'],
  [/^(?:double|float|decimal|bigdecimal|number)$/i, 'decimal'],
  [/^(?:int|integer|long|short)$/i, 'whole'],
  [/^(?:localdate|datetime|date|dateonly|localdatetime)$/i, 'date'],
  [/^(?:bool|boolean)$/i, 'flag'],
];

const typed = (said: string | undefined, name: string): FieldType =>
  TYPES.find(([pattern]) => said && pattern.test(said))?.[1] ??
  (DECIMAL.test(name)
    ? 'decimal'
    : WHOLE.test(name)
      ? 'whole'
      : DATE.test(name)
        ? 'date'
        : FLAG.test(name)
          ? 'flag'
          : 'text');

/** By what the name of a field says. */
export const typeOf = (name: string): FieldType => typed(undefined, name);

export function fieldOf(said: string): Field | undefined {
  const plain = said
    .replace(/^\s*(?:and |an? |the |their |its |val |var |let |private |final )*/i, '')
    .trim();
  const [, left = '', right = ''] =
    /^([A-Za-z]\w*)\s*:\s*([A-Za-z]\w*)\??$/.exec(plain) ??
    (/^([A-Za-z]\w*)\s+([A-Za-z]\w*)$/.exec(plain) as RegExpExecArray | null) ??
    [];
  if (left && TYPES.some(([pattern]) => pattern.test(right)) && plain.includes(':'))
    return { name: small(left), type: typed(right, left) };
  if (left && TYPES.some(([pattern]) => pattern.test(left)))
    return { name: small(right), type: typed(left, right) };
  const words = plain.split(/[\s-]+/);
  if (words.length > 2 || !/^[A-Za-z][\w\s-]*$/.test(plain)) return undefined;
  const name = small(words.map((word, at) => (at > 0 ? capital(word) : word)).join(''));
  return { name, type: typed(undefined, name) };
}

const small = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

const BRACKETED =
  /\b(?:list|array|collection|stream|sequence|records?|class|struct)?(?: of |<| )?(?:data class )?\b([A-Z][a-z]\w*)>?\s*[({]([^(){}]{3,120})[)}]/;
const WITH =
  /\b(?:list|array|collection|bunch|set|stream) of ([a-z]+s|people)\s*(?:,? (?:each )?(?:with|having|that have|which have|of)|:|,? \(|\()\s*((?:an? |the )?[a-z]+(?: [a-z]+)?(?:(?:, ?(?:and )?| and )(?:an? |the )?[a-z]+(?: [a-z]+)??){1,7})(?=\)| ?->|[.:;]|$| and (?:print|show|comput|calculat|find|get|give|return)| (?:per|group)|, (?:per|group|print|comput|find|calculat|get|give|return|show))\)?/i;
const NOT_TYPES = /^(?:String|Java|Kotlin|Swift|List|Map|Math|Stack|Queue|Use|Function)$/;

const LEAST = 2;

/** "List of Employee(name, department, salary)", "list of students with name, class, grade". */
export function readRows(wish: WishText): Rows | undefined {
  for (const pattern of [BRACKETED, WITH]) {
    const found = pattern.exec(wish.given);
    const [whole = '', said = '', list = ''] = found ?? [];
    const fields = list
      .split(/,| and /)
      .filter((one) => one.trim())
      .map(fieldOf);
    if (!found || NOT_TYPES.test(said) || fields.length < LEAST || fields.some((one) => !one)) continue;
    const type = capital(
      said === 'people' ? 'person' : pattern === WITH ? singular(said) : said.replace(/s$/, ''),
    );
    const known = fields.flatMap((one) => one ?? []);
    if (new Set(known.map(({ name }) => name)).size < known.length) continue;
    wish.cover(found.index, found.index + whole.length);
    return { type: pattern === WITH ? type : said, fields: known };
  }
  return undefined;
}
