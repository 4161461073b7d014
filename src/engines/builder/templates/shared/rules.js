const isEmpty = (value) => value === null || value === undefined || value === '';
const plain = (value) => (typeof value === 'string' ? value.trim().toLowerCase() : value);

/** Times that only touch do not overlap; without an end, a time is a moment. */
function overlaps({ from, to }, a, b) {
  if (!from) return true;
  if ([a, b].some((record) => isEmpty(record[from]))) return false;
  const [endA, endB] = [a, b].map((record) => (to ? record[to] : undefined));
  if (isEmpty(endA) || isEmpty(endB)) return a[from] === b[from];
  return a[from] < endB && b[from] < endA;
}

/** The second value has to come after the first, or may be equal. */
function isReversed({ order, equal }, values) {
  const [early, late] = order.map((key) => values[key]);
  return !isEmpty(early) && !isEmpty(late) && (equal ? late < early : late <= early);
}

/** Errors by field, if a record would be in the way of another one. */
export function brokenRules(entity, values, others) {
  const broken = (entity.rules ?? []).find((rule) => {
    if (rule.order) return isReversed(rule, values);
    const isOver = (record) => rule.until && !isEmpty(record[rule.until]) && record[rule.until];
    if (rule.same.some((key) => isEmpty(values[key])) || isOver(values)) return false;
    const alike = others.filter(
      (other) =>
        !isOver(other) &&
        rule.same.every((key) => plain(other[key]) === plain(values[key])) &&
        overlaps(rule, values, other),
    );
    return alike.length >= (rule.most ?? 1);
  });
  const { same: [first] = [], from, until, order } = broken ?? {};
  return broken
    ? { [order?.[1] ?? first ?? from ?? until ?? entity.fields[0].key]: broken.message }
    : {};
}
