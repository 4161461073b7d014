import { NUMBER, numberOf } from '../../reading/text.ts';
import { saidAs, singularOf } from '../lexicon.ts';
import { columnOf, type Ground, has } from './ground.ts';

const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/^(?:more than|over)$/, '>'],
  [/^at least$/, '>='],
  [/^(?:fewer|less) than$/, '<'],
  [/^(?:at most|up to)$/, '<='],
];
const SIGN = '(more than|over|at least|(?:fewer|less) than|at most|up to)';
const NOW = '(?:currently|right now|at the moment|at the same time|at once|at present|now|today|still)';
const OUT =
  '(?:out|on loan|on hire|lent(?: out)?|loaned(?: out)?|borrowed|checked out|rented(?: out)?|hired|at home|in use|unreturned|not (?:yet )?(?:been )?(?:returned|brought back)|(?:that|which) (?:they )?(?:have|has|are|were|is)(?: still)? not (?:yet )?(?:been )?(?:returned|brought back|back)(?: yet)?)';
const OPEN = '(?:open|unreturned|outstanding|active|current|running|ongoing)';

/** "Members who have more than three books out": the rows that are not back yet, counted for each person. */
export function manyOut(text: string, ground: Ground): string | undefined {
  const rows = ground.tables.find((one) => columnOf(one, /^(?:returned|return_date)/));
  const back = rows && columnOf(rows, /^(?:returned|return_date)/);
  if (!rows || !back) return undefined;
  const parents = ground.tables.filter(({ name }) => has(rows, `${singularOf(name)}_id`));
  for (const person of parents) {
    const things = [...parents.filter((one) => one !== person), rows];
    const noun = `(?:${things.map(({ name }) => saidAs(name)).join('|')}|items?|things?|copies)`;
    const found = new RegExp(
      `^(?:${saidAs(person.name)}) (?:who|that|which|with|having)(?: ${NOW})?(?: (?:have|has|had|are|is|keep|hold|holding|having|borrowed|rented))?(?: ${NOW})?(?: borrowed| rented| taken out| got)? ${SIGN} ${NUMBER} (${OPEN} )?(${noun})(?: (${NOW}))?(?: (${OUT}))?(?: (${NOW}))?((?:,? (?:and|with|showing|along with|together with|plus) (?:the |their )?(?:(?:number|count)(?: of (?:${noun}))?(?: (?:they have|out))?|how many(?: they have)?| ?names?))*)(?:,? (?:sorted |ordered )?(?:by (?:number|count)(?: descending)?|(?:most|highest)(?: [a-z]+)? first))?$`,
    ).exec(text);
    if (!found?.[1] || !found[2]) continue;
    const isOut = [found[3], found[5], found[6], found[7]].some((one) => one !== undefined);
    const isNow = new RegExp(`\\b${NOW}\\b`).test(text) || /\b(?:borrowed|rented)\b/.test(text);
    if (!isOut && !isNow) continue;
    const sign = SIGNS.find(([words]) => words.test(found[1] ?? ''))?.[1] ?? '>';
    const title = columnOf(person, /^(?:name|title|number|email)$/) ?? 'id';
    const thing = things.find(({ name }) => new RegExp(`^(?:${saidAs(name)})$`).test(found[4] ?? ''));
    const label = `${(thing ?? rows).name}_out`;
    return [
      `SELECT ${person.name}.${title}, COUNT(*) AS ${label}`,
      `FROM ${person.name}`,
      `JOIN ${rows.name} ON ${rows.name}.${singularOf(person.name)}_id = ${person.name}.id`,
      `WHERE ${rows.name}.${back} IS NULL`,
      `GROUP BY ${person.name}.id${title === 'id' ? '' : `, ${person.name}.${title}`}`,
      `HAVING COUNT(*) ${sign} ${numberOf(found[2])}`,
      `ORDER BY ${label} DESC, ${person.name}.${title};`,
    ].join('\n');
  }
  return undefined;
}
