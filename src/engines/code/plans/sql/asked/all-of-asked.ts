import { singular } from '../../reading/text.ts';
import { columnFor, columnLike, DATE, LABEL, takePeriod } from './ground.ts';
import type { Question } from './question.ts';

/** "Students who passed all of the courses 101, 102 and 103": as many as there are in the list. */
export const ALL_OF: Question = {
  about: [
    /\ball\b|\bevery\b/,
    /\([a-z_]/,
    /\b(?:who|that|which|whose)\b/,
    /\b(?:all (?:of )?(?:the )?[a-z]+|every [a-z]+)\b/,
  ],
  silent:
    'all every passed pass took taken take bought buy ordered purchased completed attended have has visited know knows supplied supply who that which students customers courses products these listed',
  write: (wish, ground) => {
    const every = wish.take(
      /\b(?:all (?:of )?(?:the )?|every (?:one of the )?)([a-z]+)(?:,?:?)((?: ?(?:\d+|'[^']+')(?:,? and |, ?| )?)+)?(?=[ .,;?·]|$)/,
    );
    if (!every?.[1]) return undefined;
    const fact = ground.tables.find(
      (one) =>
        columnFor(one, singular(every[1] ?? '')) !== undefined &&
        one.columns.some(({ name }) => /_id$/i.test(name)),
    );
    const key = fact && columnFor(fact, singular(every[1]));
    const who =
      fact &&
      ground.tables.find(
        (one) => one !== fact && ground.keyTo(fact, one) !== undefined && ground.keyTo(fact, one) !== key,
      );
    if (!fact || !key || !who) return undefined;
    const values = (every[2] ?? '').match(/\d+|'[^']+'/g) ?? [];
    const whole = ground.table(every[1]);
    if (values.length === 0 && (!whole || whole === fact)) return undefined;
    const condition = wish.take(/\(?\b([a-z_]+) ?(>=|<=|>|<|=|!=) ?(\d+(?:\.\d+)?|'[^']*')\)?/);
    const owner = condition
      ? [fact, who, ...ground.tables].find((one) => columnFor(one, condition[1] ?? '') !== undefined)
      : undefined;
    if (condition && owner !== fact) return undefined;
    const period = takePeriod(wish, ground);
    const date = columnLike(fact, DATE);
    if (period && !date) return undefined;
    const wheres = [
      condition && `${fact.name}.${columnFor(fact, condition[1] ?? '')} ${condition[2]} ${condition[3]}`,
      values.length > 0 && `${fact.name}.${key} IN (${values.join(', ')})`,
      period?.(`${fact.name}.${date}`),
    ].filter(Boolean);
    const id = `${who.name}.${ground.keyOf(who)}`;
    const label = columnLike(who, LABEL);
    const shown = [id, label && `${who.name}.${label}`].filter(Boolean).join(', ');
    return ground.write(
      `SELECT ${shown}`,
      `FROM ${who.name}`,
      ...(ground.join(who, fact) ?? []),
      wheres.length > 0 && `WHERE ${wheres.join('\n  AND ')}`,
      `GROUP BY ${shown}`,
      '-- DISTINCT: one that is there twice counts once.',
      `HAVING COUNT(DISTINCT ${fact.name}.${key}) = ${values.length > 0 ? values.length : `(SELECT COUNT(*) FROM ${whole?.name ?? ''})`}`,
      `ORDER BY ${label ? `${who.name}.${label}` : id};`,
    );
  },
};
