import type { Check, Key, Measure, Order, Pipeline } from './pipeline.ts';
import type { Limited, SaidOrder } from './read-order.ts';
import { type Names, orderOfLimit, ordersOf } from './resolve.ts';

interface Ordered {
  readonly said: readonly SaidOrder[];
  readonly limited: Limited | undefined;
  readonly shape: Pipeline['shape'];
  readonly keys: readonly Key[];
  readonly measures: readonly Measure[];
  /** Tests against the current day. */
  readonly timed: readonly Check[];
}

/** The order of the result, also where the wish implies one. Undefined where it names an order that cannot be. */
export function settledOrder(
  { said, limited, shape, keys, measures, timed }: Ordered,
  names: Names,
): Order[] | undefined {
  const by: SaidOrder[] =
    said.length > 0 || limited?.by === undefined ? [...said] : [orderOfLimit(limited, measures.length > 0)];
  if (by.length === 0 && limited && shape === 'summary')
    by.push({ by: undefined, isDescending: true, isAscending: false });
  const sorted = ordersOf(by, { keys, measures }, names);
  if (!sorted) return undefined;
  const birthday = timed.find(
    (check) => check.is === 'moment' && 'current' in check && check.current === 'birthday',
  );
  // Birthdays of one month stand in the order of their days, whatever the year.
  const order = sorted.map((one) =>
    birthday && /^(?:day|date|birthday)$/.test(one.name)
      ? { ...one, name: birthday.field, isNumber: false, from: 5 }
      : one,
  );
  // Months and days of a file may stand in any order.
  const period = keys.find(({ part }) => part !== undefined);
  if (order.length === 0 && shape === 'summary' && period)
    order.push({ name: period.name, isDescending: false, isNumber: false });
  // Equal values stand in the same order in every run.
  if (shape === 'summary' && order[0]?.isNumber && order.length === 1) order.push(...byName(keys));
  return order;
}

export const byName = (keys: readonly Key[]): Order[] =>
  keys.map(({ name }) => ({ name, isDescending: false, isNumber: false }));
