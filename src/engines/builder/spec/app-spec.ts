/** The data model from which a whole application is generated. */
export interface AppSpec {
  readonly title: string;
  readonly entities: readonly EntitySpec[];
}

export interface EntitySpec {
  /** Lower-case words: "todo", "order item". */
  readonly name: string;
  readonly plural: string;
  readonly fields: readonly FieldSpec[];
}

export interface FieldSpec {
  /** An identifier in camel case. */
  readonly key: string;
  readonly label: string;
  readonly type: FieldType;
  readonly required: boolean;
  /** The values of a choice. */
  readonly options?: readonly string[];
  readonly min?: number;
  readonly max?: number;
  /** The name of the entity that a reference points to. */
  readonly to?: string;
}

const FIELD_TYPES = [
  'text',
  'longtext',
  'number',
  'date',
  'time',
  'boolean',
  'choice',
  'email',
  'url',
  'phone',
  'reference',
] as const;

export type FieldType = (typeof FIELD_TYPES)[number];

export const MAX_ENTITIES = 8;
export const MAX_FIELDS = 20;

/** Used in URLs and as table name: "order-items". */
export function pathOf(entity: EntitySpec): string {
  return slug(entity.plural);
}

export function slug(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '');
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Control and bidirectional formatting characters. */
const INVISIBLE = /(?!\n)[\p{Cc}\p{Cf}\p{Cs}]/gu;

/** Longer prompts are cut: the data model is described at the beginning. */
const MAX_PROMPT = 4000;

/** Removes unsafe characters from a prompt before it becomes part of the application. */
export function cleaned(prompt: string): string {
  return prompt
    .slice(0, MAX_PROMPT)
    .replace(INVISIBLE, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?(?:\n ?)+/g, '\n');
}
