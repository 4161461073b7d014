import { isSchema, type Keywords, numberIn, schemasIn, Unfillable } from './schema.ts';
import { DEEP, type ValuePosition } from './value-position.ts';

const MOST_ITEMS = 5_000;
const TRIES = 50;

export function fillList(schema: Keywords, position: ValuePosition): unknown[] {
  const first = Array.isArray(schema.items) ? schemasIn(schema.items) : schemasIn(schema.prefixItems);
  const rest = Array.isArray(schema.items) ? schema.additionalItems : schema.items;
  const low = Math.max(numberIn(schema.minItems) ?? 0, schema.contains === undefined ? 0 : 1);
  const high = numberIn(schema.maxItems) ?? Number.POSITIVE_INFINITY;
  const known: readonly unknown[] = Array.isArray(position.known) ? position.known : [];
  const usual = Math.max(first.length, known.length, position.depth > DEEP || rest === false ? 0 : 1);
  const length = Math.min(high, Math.max(low, usual));
  if (length > MOST_ITEMS || low > high) throw new Unfillable(position.path, 'no list can be that long');
  const item = isSchema(rest) ? rest : true;
  const list: unknown[] = [];
  for (let index = 0; index < length; index += 1) {
    const own =
      first[index] ?? (index === first.length && isSchema(schema.contains) ? schema.contains : item);
    const made = distinct(schema.uniqueItems === true ? list : [], (turn) =>
      position.fill(own, {
        name: singular(position.name),
        step: turn === 0 ? `${index}` : `${index}~${turn}`,
        known: known[index],
      }),
    );
    if (made === undefined && list.length >= low) break;
    list.push(made);
  }
  return list;
}

function distinct(list: readonly unknown[], make: (turn: number) => unknown): unknown {
  const taken = new Set(list.map((each) => JSON.stringify(each)));
  for (let turn = 0; turn < TRIES; turn += 1) {
    const value = make(turn);
    if (!taken.has(JSON.stringify(value))) return value;
  }
  return undefined;
}

const singular = (name: string): string => name.replace(/(?<=\w\w)s$/, '');
