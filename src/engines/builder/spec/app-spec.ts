/** What an application is about: everything that is generated follows from this. */
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

/** The part of addresses and the name of tables: "order-items". */
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

/** Characters that would act instead of being shown: control, and those that turn the direction of text. */
const INVISIBLE = /(?!\n)[\p{Cc}\p{Cf}\p{Cs}]/gu;

/** Longer prompts are essays: what an application keeps is said at the beginning. */
const MAX_PROMPT = 4000;

/** A prompt as it may become text of the application. */
export function cleaned(prompt: string): string {
  return prompt
    .slice(0, MAX_PROMPT)
    .replace(INVISIBLE, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?(?:\n ?)+/g, '\n');
}
