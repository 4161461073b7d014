import type { Snippet } from '../../snippets/snippets.ts';
import { apartFromTables } from './schema.ts';

const PLACES: Readonly<Record<string, number>> = {
  second: 2,
  '2nd': 2,
  third: 3,
  '3rd': 3,
  fourth: 4,
  '4th': 4,
};

const NTH =
  /^\W*(?:(?:please|write|an?|sql|query|that|to|get|gets|find|finds|select|selects|returns?|show|shows|the)\W+)*(second|2nd|third|3rd|fourth|4th)[- ](highest|largest|lowest|smallest) ([a-z_]+)(?: (?:from|of|in)(?: (?:the )?(?:table )?([a-z_]+)(?: table)?)?)? ?,? (?:(?:and|or|returning|returns?|with) )*null (?:if|when|where) (?:there (?:is|are) (?:none|no \w+(?: \w+)*?|fewer than \w+[\w ]*|only one[\w ]*)|it does not exist|none exists|no such \w+ exists)\.?$/i;

/** "The second highest salary, or NULL": one value in any case. */
export function planNthOrNull(prompt: string): Snippet | undefined {
  const { text, tables } = apartFromTables(prompt);
  const [, place = '', way = '', column = '', named] = NTH.exec(text) ?? [];
  const table = tables[0]?.name ?? named;
  if (!table || tables.length > 1 || !column) return undefined;
  if (tables[0] && !tables[0].columns.some(({ name }) => name === column)) return undefined;
  const isDown = /highest|largest/i.test(way);
  return {
    definition: [
      '-- A query in brackets gives NULL where it has no row.',
      'SELECT (',
      `  SELECT DISTINCT ${column}`,
      `  FROM ${table}`,
      `  ORDER BY ${column}${isDown ? ' DESC' : ''}`,
      `  LIMIT 1 OFFSET ${(PLACES[place.toLowerCase()] ?? 2) - 1}`,
      `) AS ${place.toLowerCase().replace(/^2nd/, 'second').replace(/^3rd/, 'third').replace(/^4th/, 'fourth')}_${way.toLowerCase()}_${column};`,
    ].join('\n'),
    example: '',
  };
}

const TRANSFER =
  /\b(?:an? )?transaction (?:that|which|to) (?:moves?|transfers?|sends?) [$€]?(\d+(?:\.\d+)?)(?: (?:euros?|dollars?|units))? from account (\d+) to account (\d+)\b/i;
const ACCOUNTS =
  /^\W*(?:please )?(?:create|make|define|write) (?:an? |the )?(?:table (?:called |named )?accounts?|accounts? table)(?: (?:with|having)(?: the columns?)? (?:an? )?id,? (?:an? )?(owner|name|holder)?,? ?(?:and )?(?:an? )?balance)?(?:,? (?:where|whose|and|in which|that|so that)(?: the)? balance (?:can(?:not| never)|must (?:not|never)|may not|is never|never)(?: be(?:come)?| go(?:es)?)? (?:negative|below (?:zero|0)))?,? (?:and )?(?:(?:then )?(?:write|add|give me) )?/i;

/** An amount that goes from one account to another, or nothing does. */
export function planTransfer(prompt: string): Snippet | undefined {
  const [said, amount, from, to] = TRANSFER.exec(prompt) ?? [];
  if (said === undefined) return undefined;
  const before = prompt.slice(0, prompt.indexOf(said));
  const [head, owner] = ACCOUNTS.exec(before) ?? [];
  const rest = before.slice(head?.length ?? 0) + prompt.slice(prompt.indexOf(said) + said.length);
  if (/[a-z0-9]/i.test(rest.replace(/\b(?:please|write|sql|me|give|in)\b/gi, ''))) return undefined;
  const isChecked = /balance (?:can|must|may|is|never)/i.test(before);
  return {
    definition: [
      ...(head
        ? [
            'CREATE TABLE accounts (',
            '  id INTEGER PRIMARY KEY,',
            ...(owner ? [`  ${owner.toLowerCase()} VARCHAR(255) NOT NULL,`] : []),
            `  balance NUMERIC(12, 2) NOT NULL DEFAULT 0${isChecked ? ' CHECK (balance >= 0)' : ''}`,
            ');',
            '',
          ]
        : []),
      ...(isChecked ? ['-- The first update fails if the balance is too low; then ROLLBACK undoes it.'] : []),
      'BEGIN;',
      `UPDATE accounts SET balance = balance - ${amount} WHERE id = ${from};`,
      `UPDATE accounts SET balance = balance + ${amount} WHERE id = ${to};`,
      'COMMIT;',
    ].join('\n'),
    example: '',
  };
}
