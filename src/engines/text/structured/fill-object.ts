import { textFromPattern } from './from-pattern.ts';
import {
  isKeywords,
  isSchema,
  type JsonSchema,
  type Keywords,
  member,
  numberIn,
  textsIn,
  Unfillable,
} from './schema.ts';
import type { ValuePosition } from './value-position.ts';

const MOST_PROPERTIES = 5_000;

/** Required properties, and those that the question speaks of. */
export function fillObject(schema: Keywords, position: ValuePosition): Record<string, unknown> {
  const properties = isKeywords(schema.properties) ? schema.properties : {};
  const required = new Set(textsIn(schema.required));
  const low = numberIn(schema.minProperties) ?? 0;
  if (low > MOST_PROPERTIES) throw new Unfillable(position.path, 'no object can have that many properties');
  const wanted = Object.keys(properties).filter(
    (name) =>
      required.has(name) || member(position.known, name) !== undefined || position.hints.mentions(name),
  );
  const names = new Set([...wanted, ...required]);
  for (const name of names)
    for (const each of textsIn(member(schema.dependentRequired, name))) names.add(each);
  for (const name of Object.keys(properties)) if (names.size < low) names.add(name);
  const made = new Map<string, unknown>();
  for (const name of names) {
    const optional = !required.has(name);
    const inner = { name, step: name, known: member(position.known, name) };
    try {
      made.set(name, position.fill(schemaOf(schema, name), inner));
    } catch (error) {
      if (!(optional && error instanceof Unfillable && made.size >= low)) throw error;
    }
  }
  for (let turn = 0; made.size < low && turn < MOST_PROPERTIES; turn += 1) {
    const name = otherName(schema, position, turn);
    made.set(name, position.fill(schemaOf(schema, name), { name, step: name }));
  }
  return Object.fromEntries(made);
}

function schemaOf(schema: Keywords, name: string): JsonSchema {
  const own = member(schema.properties, name);
  if (isSchema(own)) return own;
  const patterned = isKeywords(schema.patternProperties)
    ? Object.values(schema.patternProperties)[0]
    : undefined;
  if (isSchema(patterned)) return patterned;
  return isSchema(schema.additionalProperties) ? schema.additionalProperties : true;
}

function otherName(schema: Keywords, position: ValuePosition, turn: number): string {
  const rule = isKeywords(schema.propertyNames) ? schema.propertyNames.pattern : undefined;
  const pattern = isKeywords(schema.patternProperties) ? Object.keys(schema.patternProperties)[0] : rule;
  if (typeof pattern !== 'string') return `item_${turn + 1}`;
  return textFromPattern(pattern, {
    random: position.random.fork(`name ${turn}`),
    path: position.path,
    extra: 1 + turn,
  });
}
