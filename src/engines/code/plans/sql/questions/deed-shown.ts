import type { Phrase } from '../../reading/phrase.ts';
import { spanTest } from '../dates.ts';
import { knownColumns, saidAs, singularOf } from '../lexicon.ts';
import { type Deeds, nounOf, spanOf, verbsOf, where } from './deeds.ts';
import { columnOf, type Ground, has, WORTH } from './ground.ts';

export interface Shown {
  readonly code: string;
  readonly label?: string;
}

/** Columns beside the name: the day of the last one, their number, their worth, a column of the person. */
export function readShown(r: Phrase, deeds: Deeds, ground: Ground, isUsual: boolean): Shown | undefined {
  const { owner, rows, day } = deeds;
  const noun = nounOf(deeds);
  const one = singularOf(rows.name);
  r.takeAll(/the|their|its|also|an?|each|customer's/);
  const last = r.take(
    `(?:dates? (?:of|when) (?:the|their|its|his|that|they)? ?)?(that(?= )|last|latest|most recent|final|first|earliest) (?:${noun}|one)(?:'s)?(?: dates?)?(?: was placed)?|when (?:they|each|he|she)(?: [a-z]+)?? (last|first) (?:placed an? )?(?:${noun}|${verbsOf(deeds)})`,
  );
  if (last) {
    const isFirst = /first|earliest/.test(last[1] ?? last[2] ?? '');
    return {
      code: `(SELECT ${isFirst ? 'MIN' : 'MAX'}(${rows.name}.${day})${where(deeds)})`,
      label: `${isFirst ? 'first' : 'last'}_${one}`,
    };
  }
  const counted = r.take(
    `(?:total )?(?:number|count) of (?:all )?(?:their |placed )?(?:${noun})|(?:${noun}) counts?|how many (?:${noun})`,
  );
  const summed = counted
    ? undefined
    : r.take(
        `total (?:amount|value|sum|spending|spend|revenue|order value)?(?: (?:of|for|from) (?:all )?(?:their |those |these )?(?:${noun}))?(?: spent)?|amount (?:they )?spent|how much (?:they|each)(?: [a-z]+)?? (?:have |has )?spent`,
      );
  const worth = summed && columnOf(rows, WORTH);
  if (counted || worth) {
    r.take(/(?:that )?(?:they|he|she) (?:have |has )?(?:placed|made|had|ordered)|placed|in total|overall/);
    const span = spanOf(r, ground);
    const test = span && spanTest(`${rows.name}.${day}`, span, ground.dialect);
    return counted
      ? { code: `(SELECT COUNT(*)${where(deeds, test)})`, label: rows.name }
      : {
          code: `(SELECT COALESCE(SUM(${rows.name}.${worth}), 0)${where(deeds, test)})`,
          label: `total_${worth}`.replace('total_total', 'total'),
        };
  }
  const column = r.take(`(${knownColumns})(?: address(?:es)?)?`)?.[1]?.replaceAll(' ', '_');
  if (column === undefined) return undefined;
  const own = [column, singularOf(column)].find((name) => has(owner, name));
  if (own !== undefined) return { code: `${owner.name}.${own}` };
  return isUsual ? { code: `${owner.name}.${singularOf(column)}` } : undefined;
}

export function readOrder(
  r: Phrase,
  { owner, rows }: Deeds,
  shown: readonly Shown[],
  title: string | undefined,
): string | undefined {
  const usual = title === undefined ? `${owner.name}.id` : `${owner.name}.${title}`;
  r.takeMark();
  if (r.isDone) return usual;
  const by = r.take(
    `(?:and )?(?:sort(?:ed)?|order(?:ed)?)(?: them| it| the results?)? by (?:the |their )?(?:(?:date of (?:the |their )?)?((?:last|latest|most recent) (?:${saidAs(rows.name)})(?: date)?|(?:that |this )?date)|(names?|title)|(number of (?:${saidAs(rows.name)})|(?:${saidAs(rows.name)}) count)|(total(?: [a-z]+)?))`,
  );
  const first = by
    ? undefined
    : r.take(
        /(?:and |with )?(?:the )?(oldest|longest ago|earliest|most recent|latest|newest) (?:ones? )?first/,
      );
  const down = r.take(
    /(?:in )?(?:descending|desc)(?: order)?|(?:the )?(?:most recent|newest|latest|highest|largest|biggest)(?: ones?)? first/,
  );
  if (!down)
    r.take(/(?:in )?(?:ascending|asc)(?: order)?|alphabetically|(?:the )?(?:oldest|earliest|lowest) first/);
  if (!by && !first) return undefined;
  const label = (start: RegExp): string | undefined =>
    shown.find((one) => start.test(one.label ?? ''))?.label;
  const what =
    first || by?.[1]
      ? label(/^(?:last|first)_/)
      : by?.[2]
        ? usual
        : by?.[3]
          ? label(new RegExp(`^${rows.name}$`))
          : label(/^total/);
  const isDown = down !== undefined || /recent|latest|newest/.test(first?.[1] ?? '');
  return what === undefined ? undefined : `${what}${isDown ? ' DESC' : ''}`;
}
