const TYPED =
  / (?:timestamp(?:tz)?|date(?:time)?|time|numeric|decimal|int(?:eger)?|(?:big)?(?:int|serial)|text|(?:var)?char|bool(?:ean)?|float|double|real|money|uuid|jsonb?)(?:\([\d, ]*\))?(?: (?:primary key|not null|unique))*(?= ?[,)])/gi;
/** "From a table sales(sold_at, amount)": what the question is about. */
const GIVEN =
  /(?:,? ?\b(?:from|in|on|of|using|for|with|given))?(?: (?:an?|the|my|our))?(?: ?\btables?)? ?\b([a-z_]+) ?(\([a-z_]+(?:, ?[a-z_]+)+\))/gi;
const DATABASE =
  /[\s,.;:]*\b(?:(?:in|for|using|on) )?(postgres(?:ql)?|mysql|mariadb|sqlite)\b(?:[\s,.;:]+|$)/i;
const MADE = /\b(?:creat\w*|schema|ddl|insert\w*|alter|add)\b/i;

const LIST = /\((?:[^()]|\([\d, ]*\))*\)/g;

/** A question needs no types of the columns that it is on. */
export const withoutTypes = (prompt: string): string =>
  MADE.test(prompt) ? prompt : prompt.replace(LIST, (columns) => columns.replace(TYPED, ''));

/** A question on tables, in the order that its readers know: what is there, and then what is asked. */
export function onPlainGround(prompt: string): string | undefined {
  if (MADE.test(prompt)) return undefined;
  const tables: string[] = [];
  const rest = prompt.replace(GIVEN, (_, name: string, columns: string) => {
    tables.push(`${name}${columns}`);
    return '';
  });
  if (tables.length === 0) return undefined;
  const database = DATABASE.exec(rest)?.[1];
  const asked = rest
    .replace(DATABASE, ' ')
    .replace(/\b(change|growth|difference|increase) in (?:percent|%)/i, 'percentage $1')
    .replace(/\bthe (month|week|day|year) before\b/i, 'the previous $1')
    .replace(/^[\s,.;:]+|[\s,.;:]+$/g, '');
  return `${database === undefined ? '' : `${database}. `}Table${tables.length > 1 ? 's' : ''} ${tables.join(', ')}. ${asked}`;
}

/** Code for another database than the one that was named. */
export const isForeign = (prompt: string, code: string): boolean =>
  /\b(?:postgres|mysql|mariadb)/i.test(prompt) &&
  /\b(?:strftime|julianday)\(|\bdate\('now'/.test(code.replace(/--.*$/gm, ''));
