import {
  type AppSpec,
  type ChartSpec,
  type EntitySpec,
  type FieldSpec,
  pathOf,
  type RuleSpec,
  slug,
} from '../spec/app-spec.ts';
import { pluralOf } from '../spec/nouns.ts';

/** Boolean fields that mark a record as completed. */
const COMPLETES =
  /^(?:done|completed?|finished|paid|bought|purchased|packed|read|watched|visited|resolved|solved|delivered|returned|archived)$/i;

/** A paid record is not complete. */
const PERSON =
  /(?:^| )(?:member|student|guest|player|tenant|customer|client|participant|employee|volunteer|attendee|person|pupil|child)$/;

/** The specification as the generated code knows it: with paths, and only with what a field has. */
export interface Schema {
  readonly title: string;
  readonly entities: readonly SchemaEntity[];
}

interface SchemaEntity {
  readonly name: string;
  readonly plural: string;
  readonly path: string;
  readonly fields: readonly (FieldSpec & { readonly completes?: true })[];
  readonly charts?: readonly ChartSpec[];
  readonly rules?: readonly RuleSpec[];
  readonly route?: string;
  readonly redirects?: true;
}

export function schemaOf(spec: AppSpec): Schema {
  return { title: spec.title, entities: spec.entities.map(schemaEntity) };
}

function schemaEntity(entity: EntitySpec): SchemaEntity {
  const fields = entity.fields.map(
    ({ key, label, type, required, options, min, max, to, sort, filter, ...more }) => ({
      key,
      label,
      type,
      required,
      ...(options && { options }),
      ...(min !== undefined && { min }),
      ...(max !== undefined && { max }),
      ...(to !== undefined && { to: slug(pluralOf(to)) }),
      ...(sort !== undefined && { sort }),
      ...more,
      ...(filter !== undefined && { filter }),
      ...(type === 'boolean' &&
        COMPLETES.test(key) &&
        !PERSON.test(entity.name) && { completes: true as const }),
    }),
  );
  const { name, plural, charts, rules, route, redirects } = entity;
  return {
    name,
    plural,
    path: pathOf(entity),
    ...(route && { route }),
    ...(redirects && { redirects }),
    fields,
    ...(charts && { charts }),
    ...(rules && { rules }),
  };
}

/** schema.js: one line a field, so that a new one is a new line. */
export function schemaModule(spec: AppSpec): string {
  const { title, entities } = schemaOf(spec);
  return `/** The title of the application. */
export const title = ${quoted(title)};

/** The application's entities. Each field has a key, a label and a type; everything else follows from here. */
export const entities = [
${entities.map((entity) => entityLiteral(entity, JAVASCRIPT)).join('\n')}
];
`;
}

/** schema.py, in the same shape. */
export function schemaPython(spec: AppSpec): string {
  const { title, entities } = schemaOf(spec);
  return `"""What the application keeps. Each field has a key, a label and a type; everything else follows from here."""

TITLE = ${pythonText(title)}

ENTITIES = [
${entities.map((entity) => entityLiteral(entity, PYTHON)).join('\n')}
]
`;
}

interface Language {
  readonly indent: string;
  key(name: string): string;
  value(value: unknown): string;
  inline(parts: readonly string[]): string;
}

const JAVASCRIPT: Language = {
  indent: '  ',
  key: (name) => name,
  value: (value) =>
    Array.isArray(value)
      ? `[${value.map((item) => quoted(String(item))).join(', ')}]`
      : typeof value === 'string'
        ? quoted(value)
        : String(value),
  inline: (parts) => `{ ${parts.join(', ')} }`,
};

const PYTHON: Language = {
  indent: '    ',
  key: (name) => `"${name}"`,
  value: (value) => {
    if (Array.isArray(value)) return `[${value.map((item) => pythonText(String(item))).join(', ')}]`;
    if (typeof value === 'boolean') return value ? 'True' : 'False';
    return typeof value === 'string' ? pythonText(value) : String(value);
  },
  inline: (parts) => `{${parts.join(', ')}}`,
};

function entityLiteral(entity: SchemaEntity, language: Language): string {
  const { indent, key, value, inline } = language;
  const pair = ([name, content]: readonly [string, unknown]) => `${key(name)}: ${value(content)}`;
  const lines = (name: string, items: readonly object[] = []): string[] =>
    items.length === 0
      ? []
      : [
          `${indent.repeat(2)}${key(name)}: [`,
          ...items.map((item) => `${indent.repeat(3)}${inline(Object.entries(item).map(pair))},`),
          `${indent.repeat(2)}],`,
        ];
  const heads = (['name', 'plural', 'path', 'route', 'redirects'] as const).flatMap((name) =>
    entity[name] === undefined ? [] : [`${indent.repeat(2)}${pair([name, entity[name]])},`],
  );
  return [
    `${indent}{`,
    ...heads,
    ...lines('fields', entity.fields),
    ...lines('charts', entity.charts),
    ...lines('rules', entity.rules),
    `${indent}},`,
  ].join('\n');
}

/** Single quotes as the rest of the generated code has them. */
function quoted(text: string): string {
  return text.includes("'")
    ? JSON.stringify(text)
    : `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"')}'`;
}

function pythonText(text: string): string {
  return JSON.stringify(text);
}
