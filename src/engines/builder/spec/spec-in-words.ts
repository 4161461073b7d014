import type { AppSpec, EntitySpec, FieldSpec, RuleSpec } from './app-spec.ts';
import { pluralOf } from './nouns.ts';

const MOST_OPTIONS = 6;

/** One line that tells how a prompt was read: "built: books (title, status: to read/reading), sorted by title". */
export const builtNote = ({ entities, isCommandLine }: AppSpec): string =>
  `built: ${isCommandLine ? 'a command-line program (add, list, change, delete, summary, export) for ' : ''}${entities.map((entity) => [listInWords(entity), ...arrangementsOf(entity)].join(', ')).join('; ')}`;

const listInWords = ({ plural, fields }: EntitySpec): string =>
  `${plural} (${fields.map(fieldInWords).join(', ')})`;

const fieldInWords = (field: FieldSpec): string =>
  field.default === undefined
    ? valuesInWords(field)
    : `${valuesInWords(field)}, at first ${String(field.default).toLowerCase()}`;

function valuesInWords({ label, type, options, min, max, to, formula }: FieldSpec): string {
  const name = label.toLowerCase();
  if (formula !== undefined) return `${name}: computed`;
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
export function arrangementsOf({ plural, fields, charts = [], rules = [] }: EntitySpec): readonly string[] {
  const drawn = charts.map(({ kind, title }) => `${kind === 'line' ? 'line' : 'bar'} chart "${title}"`);
  const arranged = fields.flatMap((field) => {
    const { label, type, sort, total, times, figure, per, period, within, filter, shown, mark } = field;
    const group = fields.find(({ key }) => key === per);
    const named = group?.type === 'date' && period !== undefined ? undefined : group?.label.toLowerCase();
    const by = [named, period].filter(Boolean).join(' and ') || undefined;
    const groups = `${by === undefined ? '' : ` per ${by}`}${within === undefined ? '' : ` this ${within}`}`;
    const name = label.toLowerCase();
    const many = fields.find(({ key }) => key === times);
    const limit = alertInWords(field, fields);
    const last = type === 'date' || type === 'time' ? 'latest first' : 'highest first';
    return [
      ...(sort === undefined ? [] : [`sorted by ${name}${sort === 'descending' ? ` (${last})` : ''}`]),
      ...(total ? [`total of ${name}${many ? ` × ${many.label.toLowerCase()}` : ''}${groups}`] : []),
      ...(figure ? [`${figure} ${name}${groups}`] : []),
      ...(filter ? [`filter by ${filter === true ? '' : `${filter} of `}${name}`] : []),
      ...(shown === undefined ? [] : [shownInWords(field, shown)]),
      ...(limit === undefined ? [] : [`${limit}${field.first ? ', those first' : ''}`]),
      ...(mark === undefined ? [] : [`button "${mark}" that sets ${name} to today`]),
    ];
  });
  const kept = rules.map((rule) => ruleInWords(rule, plural, fields));
  return [...arranged, ...drawn, ...kept];
}

/** "At first only status open", "at first only not done". */
function shownInWords({ type, label }: FieldSpec, shown: string): string {
  const name = label.toLowerCase();
  if (type === 'boolean') return `at first only ${shown === 'true' ? '' : 'not '}${name}`;
  const value = shown.replace('!', '').toLowerCase();
  return `at first only ${name} ${shown.startsWith('!') ? 'other than ' : ''}${value}`;
}

/** "No two bookings with the same room at overlapping times". */
function ruleInWords(
  { same, from, to, until, order, equal, most = 1 }: RuleSpec,
  plural: string,
  fields: readonly FieldSpec[],
): string {
  const nameOf = (key: string): string =>
    fields.find((field) => field.key === key)?.label.toLowerCase() ?? key;
  const [early, late] = (order ?? []).map(nameOf);
  if (early !== undefined) return `${late} ${equal ? 'not before' : 'after'} ${early}`;
  const names = same.map(nameOf).join(' and ');
  if (same.length === 0 && from === undefined)
    return `at most ${most} ${plural}${until === undefined ? '' : `, more only ${nameOf(until)}`}`;
  const times = to === undefined ? '' : names === '' ? ' overlap' : ' at overlapping times';
  const end = until === undefined ? '' : ` until ${nameOf(until)}`;
  return `${most > 1 ? `at most ${most}` : 'no two'} ${plural}${names === '' ? '' : ` with the same ${names}`}${from === undefined ? '' : times}${end}`;
}

/** "Marked when expired or within 7 days of it (expiry date)". */
function alertInWords(
  { alert, soon, ahead = 0, every, below, above, label }: FieldSpec,
  fields: readonly FieldSpec[],
): string | undefined {
  if (alert === undefined) return undefined;
  const nameOf = (key: string): string =>
    fields.find((field) => field.key === key)?.label.toLowerCase() ?? key;
  const name = label.toLowerCase();
  if (below !== undefined)
    return `"${alert}" where ${name} is below ${typeof below === 'string' ? nameOf(below) : below}`;
  if (above !== undefined)
    return `"${alert}" where ${name} is above ${typeof above === 'string' ? nameOf(above) : above}`;
  const before = soon === undefined ? '' : ` and "${soon}"${ahead === 0 ? '' : ` ${ahead} days before`}`;
  return `"${alert}"${before} by ${name}${every === undefined ? '' : ` and ${nameOf(every)}`}`;
}
