import { singular } from '../../reading/text.ts';
import { columnLike, LABEL } from './ground.ts';
import type { Question } from './question.ts';

const START =
  /^(?:start|starts|begin|from|check_?in|valid_from|rented|pick_?up)(?:_?(?:at|on|time|date|day|s))?$/i;
const END =
  /^(?:end|ends|until|to|check_?out|valid_to|valid_until|returned|drop_?off|return)(?:_?(?:at|on|time|date|day|s))?$/i;
const MOMENT = '(\\d{4}-\\d\\d-\\d\\d(?:[ t]\\d\\d?:\\d\\d(?::\\d\\d)?)?)';

/** "Which rooms are free between 2024-06-03 14:00 and 16:00": none of their bookings overlaps with it. */
export const FREE: Question = {
  about: [
    /\b(?:free|available|not (?:booked|rented|reserved|taken)|unbooked)\b/,
    /\d{4}-\d\d-\d\d/,
    /\([a-z_]/,
  ],
  first: /\b(?:free|available)\b/,
  silent:
    'which free available not booked rented reserved taken between from until to still are is time period whole booking bookings reservation reservations that ends starts exactly fine ok okay allowed count counts overlap',
  write: (wish, ground) => {
    const bookings = ground.tables.find((one) => columnLike(one, START) && columnLike(one, END));
    const things = ground.tables.find(
      (one) => one !== bookings && bookings && ground.keyTo(bookings, one) !== undefined,
    );
    const key = bookings && things && ground.keyTo(bookings, things);
    const [start, end] = [columnLike(bookings, START), columnLike(bookings, END)];
    const range = wish.take(
      new RegExp(
        `\\b(?:(?:between|from|for|during|on) )+${MOMENT}(?: ?(?:and|to|until|till|-) (?:${MOMENT}|(\\d\\d?:\\d\\d)))?`,
      ),
    );
    if (!bookings || !things || !key || !start || !end || !range?.[1]) return undefined;
    const [, from, to, hour] = range;
    const last = to ?? (hour ? `${from.slice(0, 10)} ${hour}` : undefined);
    if (last === undefined) return undefined;
    const touching = wish.take(
      /(?:[,;.?] ?|\b(?:and|but) )*(?:an? )?(?:bookings?|reservations?|one|those)? ?(?:that |which )?(?:(?:ends?|ending|starts?|starting|begins?|beginning|or|and|exactly|only|just|right) )+(?:at|on) (?:the )?(?:\d[\d:-]*|same time|start|end|that time)(?: (?:exactly|is|are|does|do|should|would|fine|ok|okay|allowed|no problem|count|not|n't|as|free|block|a|conflict|overlap|problem))*/,
    );
    // The bounds are included if bookings that only touch count as overlapping.
    const isClosed =
      touching !== undefined &&
      /\b(?:not|n't) (?:fine|ok|allowed)|\bconflict\b|\bblocks?\b/.test(touching[0]) &&
      !/\bno\b|not a/.test(touching[0]);
    const sign = isClosed ? '=' : '';
    const label = columnLike(things, LABEL);
    const id = ground.keyOf(things);
    const status = columnLike(bookings, /^(?:status|state|cancelled(?:_at)?|canceled(?:_at)?)$/i);
    const alive =
      status && /^cancel/i.test(status)
        ? /_at$/i.test(status)
          ? `b.${status} IS NULL`
          : `NOT b.${status}`
        : undefined;
    return ground.write(
      `SELECT ${[id, label]
        .filter(Boolean)
        .map((one) => `${things.name}.${one}`)
        .join(', ')}`,
      `FROM ${things.name}`,
      'WHERE NOT EXISTS (',
      '  SELECT 1',
      `  FROM ${bookings.name} AS b`,
      `  WHERE b.${key} = ${things.name}.${id}`,
      alive && `    AND ${alive}`,
      isClosed
        ? undefined
        : `    -- One that ends when the time begins, or begins when it ends, does not overlap.`,
      `    AND b.${start} <${sign} '${last.replace('t', ' ')}'`,
      `    AND b.${end} >${sign} '${from.replace('t', ' ')}'`,
      ')',
      `ORDER BY ${things.name}.${label ?? id}; -- one row for each free ${singular(things.name.toLowerCase())}`,
    );
  },
};
