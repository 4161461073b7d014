// WordNet's kinds are wide: a thermostat is a control, a pair of tights is hosiery, a tracker is a worker. A drawing that
// looks nothing like the thing is worse than none. far-fetched.json says so: of drawings that stand for a wide class only
// the words in `kept` remain, those in `moved` get a nearer drawing, and those in `leftOut` none.
import { readFileSync } from 'node:fs';

const { kept, moved, leftOut } = JSON.parse(
  readFileSync(new URL('far-fetched.json', import.meta.url), 'utf8'),
);
const gone = new Set([...leftOut, ...Object.values(moved).flat()]);

/** Of drawing to words that mean it (`same`) or come near it (`like`). */
export function withoutFarFetched(kinds) {
  const refined = {};
  for (const [drawing, { same: all = [], like = [] }] of Object.entries(kinds)) {
    const same = all.filter((word) => !leftOut.includes(word));
    const near = like.filter((word) => !gone.has(word) && (!kept[drawing] || kept[drawing].includes(word)));
    if (same.length + near.length > 0)
      refined[drawing] = { ...(same.length > 0 && { same }), ...(near.length > 0 && { like: near }) };
  }
  const known = new Set(Object.values(kinds).flatMap(({ like = [] }) => like));
  for (const [drawing, words] of Object.entries(moved)) {
    const { same = [], like = [] } = refined[drawing] ?? {};
    const more = words.filter((word) => known.has(word) && !same.includes(word));
    if (more.length > 0)
      refined[drawing] = { ...(same.length > 0 && { same }), like: [...new Set([...like, ...more])].sort() };
  }
  return Object.fromEntries(Object.entries(refined).sort(([a], [b]) => (a < b ? -1 : 1)));
}
