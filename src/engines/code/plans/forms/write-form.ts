import { capital } from '../../../capital.ts';
import type { Snippet } from '../../snippets/snippets.ts';
import { readOutline } from '../outlines/read-outline.ts';

import { writeOutline } from '../outlines/write-outline.ts';
import { type Check, camel, type Shape } from './checks.ts';
import { datedSample, dateMark, EARLY, LATE, withDates } from './form-dates.ts';
import type { FormField, FormWish } from './read-form.ts';

const NEEDS: Readonly<Record<Shape, string>> = {
  email: 'must be a valid email address',
  digit: 'must contain a digit',
  upper: 'must contain an uppercase letter',
  lower: 'must contain a lowercase letter',
  special: 'must contain a special character',
  letter: 'must contain a letter',
  alnum: 'may contain only letters and digits',
  word: 'may contain only letters, digits and underscores',
  letters: 'may contain only letters',
  digits: 'may contain only digits',
  date: 'must be a date such as 2026-01-31',
  url: 'must be a URL',
};

const spoken = (name: string): string =>
  name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('_', ' ');

/** Two bounds are one rule. */
type Bounded = Check | { readonly kind: 'range'; readonly least: number; readonly most: number };

function bounded({ checks }: FormField): Bounded[] {
  const [least] = checks.flatMap((one) => (one.kind === 'least' ? [one] : []));
  const [most] = checks.flatMap((one) => (one.kind === 'most' ? [one] : []));
  if (!least || !most) return [...checks];
  return [
    { kind: 'range', least: least.count, most: most.count },
    ...checks.filter((one) => one !== least && one !== most),
  ];
}

/** The condition for a wrong value, and the message about it. */
function faultOf(field: FormField, check: Bounded): [when: string, message: string][] {
  const { name, isNumber } = field;
  const label = spoken(name);
  const size = isNumber ? name : `size(${name})`;
  switch (check.kind) {
    case 'required':
      if (!isNumber) return [[`${size} == 0`, `${label} is required`]];
      // Another rule for a number says what it must be; one that is not there is 0.
      return field.checks.length > 1 ? [] : [[`not (${name} > 0)`, `${label} must be a positive number`]];
    case 'positive':
      return [[`${name} <= 0`, `${label} must be positive`]];
    case 'nonNegative':
      return [[`${name} < 0`, `${label} must not be negative`]];
    case 'least':
      return [
        [
          `${size} < ${check.count}`,
          `${label} must ${isNumber ? 'be' : 'have'} at least ${check.count}${isNumber ? '' : ' characters'}`,
        ],
      ];
    case 'most':
      return [
        [
          `${size} > ${check.count}`,
          `${label} must ${isNumber ? 'be' : 'have'} at most ${check.count}${isNumber ? '' : ' characters'}`,
        ],
      ];
    case 'range': {
      const { least, most } = check;
      const count =
        least === most
          ? `exactly ${least}`
          : `${isNumber ? 'between ' : ''}${least} ${isNumber ? 'and' : 'to'} ${most}`;
      return [
        [
          least === most ? `${size} != ${least}` : `${size} < ${least} or ${size} > ${most}`,
          `${label} must ${isNumber ? 'be' : 'have'} ${count}${isNumber ? '' : ' characters'}`,
        ],
      ];
    }
    case 'matches':
      return [[`not matches(${name}, "${check.shape}")`, `${label} ${NEEDS[check.shape]}`]];
    case 'same':
      return [[`${name} != ${check.field}`, `${spoken(check.field)}s do not match`]];
    case 'after':
    case 'before':
      return [
        [
          `${name} == "${dateMark(check.kind, camel(check.field))}"`,
          `${label} must be ${check.kind} ${check.field}`,
        ],
      ];
    case 'ahead':
      return [
        [
          `${name} == "${dateMark('ahead', String(check.days))}"`,
          check.days === 0
            ? `${label} must not be in the past`
            : check.days === 1
              ? `${label} must be in the future`
              : `${label} must be at least ${check.days} days ahead`,
        ],
      ];
    case 'oneOf':
      return [
        [
          `not contains([${check.values.map((one) => `"${one}"`).join(', ')}], ${name})`,
          `${label} must be one of ${check.values.join(', ')}`,
        ],
      ];
  }
}

/** A value that passes, and one that does not. */
function samplesOf({ name, isNumber, isFloat, checks }: FormField): [fine: string, wrong: string] {
  const least = checks.flatMap((one) => (one.kind === 'least' ? [one.count] : []))[0];
  const most = checks.flatMap((one) => (one.kind === 'most' ? [one.count] : []))[0];
  if (isNumber) {
    const fine = least ?? Math.min(most ?? 5, 5);
    return [
      `${fine}${isFloat ? '.5' : ''}`,
      String((least ?? (checks.some(({ kind }) => kind === 'nonNegative') ? 0 : 1)) - 1),
    ];
  }
  const shapes = new Set(checks.flatMap((one) => (one.kind === 'matches' ? [one.shape] : [])));
  const values = checks.flatMap((one) => (one.kind === 'oneOf' ? one.values : []));
  if (values[0]) return [`"${values[0]}"`, '"other"'];
  const dated = datedSample(checks);
  if (dated) return dated;
  if (shapes.has('email')) return ['"ada@example.com"', '"ada"'];
  if (shapes.has('date')) return ['"2026-01-31"', '"soon"'];
  if (shapes.has('url')) return ['"https://example.com"', '"example"'];
  if (shapes.has('digits')) return [`"${'1234567890'.repeat(2).slice(0, least ?? 5)}"`, '"12a"'];
  if (/password/i.test(name))
    return [
      `"${'Secret1!passwords'.slice(0, Math.max(least ?? 8, 8))}"`,
      checks.some(({ kind }) => kind === 'same') ? '"other"' : '"abc"',
    ];
  const text = name === 'username' ? 'ada99' : shapes.size > 0 ? 'Adalovelace' : 'Ada Lovelace';
  return [
    `"${text.repeat(Math.ceil((least ?? 1) / text.length)).slice(0, most ?? Math.max(least ?? 0, 40))}"`,
    '""',
  ];
}

/** Languages in which a number of a record may be missing; in the others it is 0. */
const HAVE_NONE = /^(?:typescript|java|kotlin|csharp|swift|cpp)$/;
const isMissable = ({ isOptional, isNumber }: FormField, language: string): boolean =>
  isOptional && isNumber && HAVE_NONE.test(language);

/** In TypeScript a field that may be missing is no field that is null. */
const withOptional = ({ definition, example }: Snippet, fields: readonly FormField[]): Snippet => ({
  example,
  definition: fields
    .filter((one) => isMissable(one, 'typescript'))
    .reduce(
      (text, { name }) =>
        text
          .replace(`${name}: number | null;`, `${name}?: number;`)
          .replace(`${name} !== null`, `${name} !== undefined`),
      definition,
    ),
});

/** The function in any language that has outlines. */
export function writeForm(wish: FormWish, language: string): Snippet | undefined {
  const fields =
    wish.fields.some(({ name }) => name === 'password') ||
    !wish.fields.some(({ checks }) => checks.some(({ kind }) => kind === 'same'))
      ? wish.fields
      : [
          {
            name: 'password',
            key: 'password',
            isNumber: false,
            isFloat: false,
            isOptional: false,
            checks: [],
          },
          ...wish.fields,
        ];
  const noun = wish.noun.replace(/ (\w)/g, (_, one: string) => one.toUpperCase());
  const type = capital(noun);
  const name = wish.name ?? `validate${type}`;
  const parameter = noun === 'form' || fields.some((one) => one.name === noun) ? 'form' : noun;
  const told = (field: FormField, message: string): string =>
    ({
      bool: 'return false',
      list: `append(errors, "${message}")`,
      map: `put(errors, "${field.key}", "${message}")`,
      typed: `append(errors, ${type}Error("${field.key}", "${message}"))`,
    })[wish.result];
  const lines = fields.flatMap((field) => {
    const faults = bounded(field).flatMap((check) => faultOf(field, check));
    const isMaybe = isMissable(field, language);
    const filled =
      !field.isOptional || isMaybe
        ? ''
        : field.isNumber
          ? `${field.name} != 0 and `
          : `size(${field.name}) > 0 and `;
    const head = isMaybe && faults.length > 0 ? [`  with ${field.name} = ${parameter}.${field.name}`] : [];
    const inner = isMaybe ? '  ' : '';
    // Reports the first error of each field.
    const rules = faults.flatMap(([when, message], at) => {
      const depth = inner + '  '.repeat(wish.result === 'map' ? at + 1 : 1);
      const isNext = wish.result === 'map' && at > 0;
      return [
        ...(isNext ? [`${inner}${'  '.repeat(at)}else`] : []),
        `${depth}if ${filled && when.includes(' or ') ? `${filled}(${when})` : filled + when}`,
        `${depth}  ${told(field, message)}`,
      ];
    });
    return [...head, ...rules];
  });
  const result = { map: '{text:text}', list: '[text]', typed: `[${type}Error]`, bool: 'bool' }[wish.result];
  const rows = fields.map((field): [string, string] => {
    const [fine, wrong] = samplesOf(field);
    const same = field.checks.find((one) => one.kind === 'same');
    const repeated = fields.find((one) => one.name === same?.field);
    const other = fields
      .flatMap(({ checks }) => checks)
      .find((one) => (one.kind === 'after' || one.kind === 'before') && camel(one.field) === field.name);
    const dated = other ? (other.kind === 'after' ? EARLY : LATE) : fine;
    return [repeated ? samplesOf(repeated)[0] : dated, wrong];
  });
  const made = (at: 0 | 1): string => `${type}(${rows.map((row) => row[at]).join(', ')})`;
  const shown = (value: string, local: string): string[] =>
    wish.result === 'bool'
      ? [`  print ${name}(${value})`]
      : wish.result === 'list'
        ? [`  for message in ${name}(${value})`, '    print message']
        : wish.result === 'typed'
          ? [`  for problem in ${name}(${value})`, '    print "{problem.field}: {problem.message}"']
          : [
              `  let ${local} = ${name}(${value})`,
              `  for field in keys(${local})`,
              `    print "{field}: {${local}[field]}"`,
            ];
  const text = [
    ...(wish.result === 'typed' ? [`record ${type}Error(field: text, message: text)`] : []),
    `record ${type}(${fields.map((one) => `${one.name}: ${one.isNumber ? (one.isFloat ? 'float' : 'int') : 'text'}${isMissable(one, language) ? '?' : ''}`).join(', ')})`,
    `fun ${name}(${parameter}: ${type}) -> ${result}`,
    ...(wish.result === 'bool' ? [] : [`  let errors: ${result} = []`]),
    ...fields
      .filter(
        (one) =>
          !isMissable(one, language) &&
          lines.some((line) => new RegExp(`\\b${one.name}\\b(?!")`).test(line.replace(/"[^"]*"/g, ''))),
      )
      .map((one) => `  let ${one.name} = ${parameter}.${one.name}`),
    ...lines,
    `  return ${wish.result === 'bool' ? 'true' : 'errors'}`,
    'example',
    ...(wish.result === 'bool' ? shown(made(0), 'fine') : [`  print size(${name}(${made(0)}))`]),
    ...shown(made(1), 'errors'),
  ].join('\n');
  const outlined = writeOutline({ ...readOutline(text), kind: 'loose' }, language);
  const dated = outlined && withDates(outlined, language);
  const snippet = dated && language === 'typescript' ? withOptional(dated, fields) : dated;
  // The compiler knows the names of the fields.
  return language === 'typescript' && wish.result === 'typed' && snippet
    ? { ...snippet, definition: snippet.definition.replace('field: string;', `field: keyof ${type};`) }
    : snippet;
}
