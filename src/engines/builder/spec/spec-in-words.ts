import type { AppSpec, EntitySpec, FieldSpec } from './app-spec.ts';
import { pluralOf } from './nouns.ts';

const MOST_OPTIONS = 6;

/** One line that tells how a prompt was read: "built: books (title, status: to read/reading), sorted by title". */
export const builtNote = ({ entities }: AppSpec): string =>
  `built: ${entities.map((entity) => [listInWords(entity), ...arrangementsOf(entity)].join(', ')).join('; ')}`;

const listInWords = ({ plural, fields }: EntitySpec): string =>
  `${plural} (${fields.map(fieldInWords).join(', ')})`;

const fieldInWords = (field: FieldSpec): string =>
  field.default === undefined
    ? valuesInWords(field)
    : `${valuesInWords(field)}, at first ${String(field.default).toLowerCase()}`;

function valuesInWords({ label, type, options, min, max, to }: FieldSpec): string {
  const name = label.toLowerCase();
  if (to !== undefined)
    return name === to ? `${name} → ${pluralOf(to)}` : `${name}: one of the ${pluralOf(to)}`;
  if (options) {
    const more = options.length > MOST_OPTIONS ? '/…' : '';
    return `${name}: ${options.slice(0, MOST_OPTIONS).join('/').toLowerCase()}${more}`;
  }
  if (type === 'boolean') return `${name}: yes/no`;
  return max !== undefined && max <= 100 ? `${name}: ${min ?? 0}–${max}` : name;
}

/** The order, the sums and the filters that were asked for. */
export function arrangementsOf({ fields }: EntitySpec): readonly string[] {
  return fields.flatMap(({ label, type, sort, total, figure, per, period, filter }) => {
    const by = period ?? fields.find(({ key }) => key === per)?.label.toLowerCase();
    const groups = by === undefined ? '' : ` per ${by}`;
    const name = label.toLowerCase();
    const last = type === 'date' || type === 'time' ? 'latest first' : 'highest first';
    return [
      ...(sort === undefined ? [] : [`sorted by ${name}${sort === 'descending' ? ` (${last})` : ''}`]),
      ...(total ? [`total of ${name}${groups}`] : []),
      ...(figure ? [`${figure} ${name}${groups}`] : []),
      ...(filter ? [`filter by ${name}`] : []),
    ];
  });
}
