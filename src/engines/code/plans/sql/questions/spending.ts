import { Phrase } from '../../reading/phrase.ts';
import { NUMBER, numberOf } from '../../reading/text.ts';
import { readSpan, spanTest } from '../dates.ts';
import { singularOf } from '../lexicon.ts';
import { columnOf, type Ground } from './ground.ts';
import { groupOf, moneyIn } from './revenue.ts';

const MOST =
  '(?:who|that|which)?(?: (?:have|has))? ?(?:spent|paid|spend|bought for) (?:the )?most(?: money)?|(?:with|by) (?:the )?(?:highest|most|largest|biggest) (?:total )?(?:spending|revenue|sales|turnover|order values?|value of orders|amount spent|expenses)';

/** "The ten customers who spent the most last year", with what is asked of them. */
export function topSpenders(text: string, ground: Ground): string | undefined {
  const r = new Phrase(text);
  const before = r.take(`(?:top )?(?:${NUMBER} )?(?:best )?([a-z_]+) (?:${MOST})`);
  const money = before && moneyIn(ground);
  const group = money && groupOf(ground, money, before[2] ?? '');
  if (!before || !money || !group || group.isColumn) return undefined;
  const span = readSpan(r, ground.dialect);
  const shown: string[] = [];
  for (let turns = 0; !r.isDone && turns < 12; turns += 1) {
    if (
      r.takeMark() !== undefined ||
      r.take(
        /(?:and|with|including|plus|together|along|showing|show|their|the|also|how much (?:they|each) (?:have )?spent|(?:total )?(?:spending|amount|sum|total|order value)s?|names?)/,
      )
    )
      continue;
    r.take(`${group.label}s?'s?`);
    const word = singularOf(r.takeWord().replace(/'s?$/, ''));
    const column = columnOf(group.table, new RegExp(`^${word}(?:_(?:address|number|name))?$`));
    // Tables that nobody has described have what is asked for.
    if (
      column === undefined &&
      !(ground.given === '' && /^(?:city|country|phone|address|region|state)$/.test(word))
    )
      return undefined;
    if (word !== group.title) shown.push(`${group.table.name}.${column ?? word}`);
  }
  const names = [`${group.table.name}.id`, `${group.table.name}.${group.title}`, ...shown];
  return [
    `SELECT ${names.join(', ')}, SUM(${money.value}) AS total_spent`,
    `FROM ${money.rows.name}`,
    ...money.joins,
    ...group.joins,
    `JOIN ${group.table.name} ON ${group.table.name}.id = ${group.key}`,
    ...(span ? [`WHERE ${spanTest(money.day, span, ground.dialect)}`] : []),
    `GROUP BY ${names.join(', ')}`,
    `ORDER BY total_spent DESC${before[1] ? `\nLIMIT ${numberOf(before[1])}` : ''};`,
  ].join('\n');
}
