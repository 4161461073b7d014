import type { AskedField } from './field-rules.ts';

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
const isText = ({ kind }: AskedField): boolean => kind === 'string';

/** Checks on a field whose type is right, each with its message. */
function rulesOf(field: AskedField): [failed: string, message: string][] {
  const { name, min, max } = field;
  const rules: [string, string][] = [];
  if (field.digits)
    rules.push([`!/^\\d{${field.digits}}$/.test(${name})`, `must have ${field.digits} digits`]);
  const size = field.kind === 'array' ? `${name}.length` : isText(field) ? `${name}.length` : name;
  const unit =
    field.kind === 'array' ? (min === 1 ? ' entry' : ' entries') : isText(field) ? ' characters' : '';
  const must = unit ? 'must have' : 'must be';
  if (field.kind !== 'date') {
    if (min !== undefined && field.isAbove) rules.push([`${size} <= ${min}`, `must be greater than ${min}`]);
    else if (min !== undefined) rules.push([`${size} < ${min}`, `${must} at least ${min}${unit}`]);
    if (max !== undefined) rules.push([`${size} > ${max}`, `${must} at most ${max}${unit}`]);
  }
  if (field.choices)
    rules.push([
      `!${JSON.stringify(field.choices).replaceAll('"', "'").replaceAll(',', ', ')}.includes(${name})`,
      `must be one of ${field.choices.join(', ')}`,
    ]);
  const needs: Readonly<Record<string, readonly [string, string]>> = {
    digit: ['\\d', 'a digit'],
    uppercase: ['\\p{Lu}', 'a capital letter'],
    lowercase: ['\\p{Ll}', 'a small letter'],
    special: ['[^\\p{L}\\p{N}\\s]', 'a special character'],
  };
  for (const need of new Set(field.needs)) {
    const [pattern, what] = needs[need] ?? ['', ''];
    rules.push([`!/${pattern}/${pattern.includes('\\p') ? 'u' : ''}.test(${name})`, `must have ${what}`]);
  }
  if (field.matches) rules.push([`${name} !== ${field.matches}`, `must be the same as ${field.matches}`]);
  if (field.minAge !== undefined)
    rules.push([`ageOf(${name}) < ${field.minAge}`, `must be at least ${field.minAge} years ago`]);
  if (field.when)
    rules.push([
      `new Date(${name}) ${field.when === 'future' ? '<=' : '>='} new Date()`,
      `must be in the ${field.when}`,
    ]);
  return rules;
}

const TYPED: Readonly<
  Record<AskedField['kind'], (name: string) => readonly [wrong: string, message: string]>
> = {
  string: (name) => [`typeof ${name} !== 'string'`, 'must be a text'],
  number: (name) => [`typeof ${name} !== 'number' || !Number.isFinite(${name})`, 'must be a number'],
  integer: (name) => [`typeof ${name} !== 'number' || !Number.isInteger(${name})`, 'must be a whole number'],
  boolean: (name) => [`typeof ${name} !== 'boolean'`, 'must be true or false'],
  email: (name) => [`typeof ${name} !== 'string' || !EMAIL.test(${name})`, 'must be a valid e-mail address'],
  url: (name) => [`typeof ${name} !== 'string' || !URL.canParse(${name})`, 'must be a valid URL'],
  uuid: (name) => [`typeof ${name} !== 'string' || !UUID.test(${name})`, 'must be a UUID'],
  date: (name) => [`typeof ${name} !== 'string' || Number.isNaN(Date.parse(${name}))`, 'must be a date'],
  array: (name) => [`!Array.isArray(${name})`, 'must be a list'],
  any: () => ['', ''],
};

function checkOf(field: AskedField): string[] {
  const { name } = field;
  const [wrong, message] =
    name === 'id' && field.kind !== 'any'
      ? [`typeof ${name} !== 'string' && typeof ${name} !== 'number'`, 'must be a text or a number']
      : TYPED[field.kind](name);
  const missing = `${name} === undefined || ${name} === null${/^(?:string|email|url|date|uuid|any)$/.test(field.kind) ? ` || ${name} === ''` : ''}`;
  const rules = rulesOf(field);
  const blank: [string, string][] =
    isText(field) && !field.isOptional && name !== 'id' && !/password/i.test(name)
      ? [[`${name}.trim() === ''`, 'is required']]
      : [];
  const add = (text: string): string => `add(${quoted(name)}, ${quoted(text)});`;
  const checks = [...blank, ...rules].map(([failed, text]) => `    if (${failed}) ${add(text)}`);
  if (field.isOptional && wrong === '') return [];
  if (field.isOptional)
    return [
      `  if (${name} !== undefined && ${name} !== null) {`,
      `    if (${wrong}) ${add(message)}`,
      ...(rules.length > 0 ? ['    else {', ...checks.map((line) => `  ${line}`), '    }'] : []),
      '  }',
    ];
  return [
    `  if (${missing}) ${add('is required')}`,
    ...(wrong === '' ? [] : [`  else if (${wrong}) ${add(message)}`]),
    ...(checks.length > 0 ? ['  else {', ...checks, '  }'] : []),
  ];
}

/** A function that takes anything and gives the errors of each field. */
export function validatorOf(name: string, fields: readonly AskedField[], isTyped: boolean): string {
  const body = fields.flatMap(checkOf);
  const text = body.join('\n');
  return [
    ...(text.includes('EMAIL') ? ['const EMAIL = /^[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+$/;'] : []),
    ...(text.includes('UUID') ? ['const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;'] : []),
    ...(text.includes('ageOf(') ? ageLines(isTyped) : []),
    ...(/EMAIL|UUID|ageOf\(/.test(text) ? [''] : []),
    '/** The errors of each field; an empty object if everything is valid. */',
    isTyped ? `function ${name}(input: unknown): Record<string, string[]> {` : `function ${name}(input) {`,
    isTyped
      ? "  const data = typeof input === 'object' && input !== null ? (input as Record<string, unknown>) : {};"
      : "  const data = typeof input === 'object' && input !== null ? input : {};",
    `  const { ${fields.map((field) => field.name).join(', ')} } = data;`,
    isTyped ? '  const errors: Record<string, string[]> = {};' : '  const errors = {};',
    isTyped
      ? '  const add = (field: string, message: string): void => {'
      : '  const add = (field, message) => {',
    '    (errors[field] ??= []).push(`${field} ${message}`);',
    '  };',
    '',
    ...body,
    '  return errors;',
    '}',
  ].join('\n');
}

const ageLines = (isTyped: boolean): string[] => [
  '',
  `function ageOf(birthday${isTyped ? ': string' : ''}, today = new Date())${isTyped ? ': number' : ''} {`,
  '  const born = new Date(birthday);',
  '  const years = today.getFullYear() - born.getFullYear();',
  '  const isBefore = today.getMonth() < born.getMonth() || (today.getMonth() === born.getMonth() && today.getDate() < born.getDate());',
  '  return isBefore ? years - 1 : years;',
  '}',
];

/** A value that follows all rules, as it is written in code. */
function sampleOf(field: AskedField): string {
  const [choice] = field.choices ?? [];
  if (choice !== undefined) return quoted(choice);
  if (field.kind === 'email') return "'ada@example.com'";
  if (field.kind === 'url') return "'https://example.com'";
  if (field.kind === 'uuid') return "'0b9d3a52-6d1c-4c0e-9a55-3f1f0a6b2c11'";
  if (field.kind === 'date') return field.when === 'future' ? "'2099-05-17'" : "'1990-05-17'";
  if (field.kind === 'boolean') return 'true';
  if (field.kind === 'array') return "['first']";
  if (field.kind === 'integer' || field.kind === 'number')
    return `${field.min !== undefined ? field.min + (field.isAbove ? 1 : 0) : (field.max ?? (field.name === 'age' ? 36 : 3))}`;
  if (field.digits) return quoted('1234567890'.repeat(3).slice(0, field.digits));
  if (/password/i.test(field.name))
    return quoted('Correct-Horse-7-Battery'.padEnd(field.min ?? 0, 'x').slice(0, field.max ?? 64));
  const text = `${/name$/i.test(field.name) ? 'Ada Lovelace' : `Some ${field.name}`}`;
  return quoted(text.padEnd(field.min ?? 0, '.').slice(0, field.max ?? 200));
}

export const samplesOf = (fields: readonly AskedField[]): string =>
  fields.map((field) => `${field.name}: ${sampleOf(field)}`).join(', ');

const METHODS: Readonly<Record<AskedField['kind'], string>> = {
  string: 'z.string()',
  number: 'z.number()',
  integer: 'z.number().int()',
  boolean: 'z.boolean()',
  email: 'z.email()',
  url: 'z.url()',
  uuid: 'z.uuid()',
  date: 'z.iso.date()',
  array: 'z.array(z.string())',
  any: 'z.unknown()',
};

/** The line of a field in a schema of zod 4. */
export function zodOf(field: AskedField): string {
  const { min, max } = field;
  let made = field.choices
    ? `z.enum(${JSON.stringify(field.choices).replaceAll('"', "'").replaceAll(',', ', ')})`
    : field.isText && field.kind !== 'boolean'
      ? METHODS[field.kind].replace('z.number', 'z.coerce.number')
      : field.isText
        ? 'z.stringbool()'
        : METHODS[field.kind];
  const isSized = isText(field) || field.kind === 'array';
  const unit = field.kind === 'array' ? ' entries' : ' characters';
  const must = isSized ? 'must have' : 'must be';
  if (isText(field) && !field.choices && !/password/i.test(field.name)) made += '.trim()';
  if (field.digits) made += `.regex(/^\\d{${field.digits}}$/, 'must have ${field.digits} digits')`;
  else if (isText(field) && !field.choices && min === undefined && !field.matches && !field.isOptional)
    made += ".min(1, 'is required')";
  if (min !== undefined && field.kind !== 'date')
    made += field.isAbove
      ? `.gt(${min}, 'must be greater than ${min}')`
      : `.min(${min}, '${must} at least ${min}${isSized ? unit : ''}')`;
  if (max !== undefined && field.kind !== 'date')
    made += `.max(${max}, '${must} at most ${max}${isSized ? unit : ''}')`;
  for (const need of new Set(field.needs))
    made +=
      {
        digit: ".regex(/\\d/, 'must have a digit')",
        uppercase: ".regex(/\\p{Lu}/u, 'must have a capital letter')",
        lowercase: ".regex(/\\p{Ll}/u, 'must have a small letter')",
        special: ".regex(/[^\\p{L}\\p{N}\\s]/u, 'must have a special character')",
      }[need] ?? '';
  if (field.minAge !== undefined)
    made += `.refine((day) => ageOf(day) >= ${field.minAge}, 'must be at least ${field.minAge} years ago')`;
  if (field.when)
    made += `.refine((day) => new Date(day) ${field.when === 'future' ? '>' : '<'} new Date(), 'must be in the ${field.when}')`;
  if (field.fallback !== undefined)
    return `${made}.default(${/^(?:number|integer|boolean)$/.test(field.kind) ? field.fallback : quoted(field.fallback)})`;
  return `${made}${field.isOptional ? '.optional()' : ''}`;
}

export { ageLines };
