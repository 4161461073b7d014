import type { Measure } from './read-measures.ts';
import { fieldsOf, isDecimal, type Question, type RowsLanguage, resultIn, titleOf } from './rows-language.ts';

const KOTLIN_KINDS: RowsLanguage['kinds'] = {
  text: 'String',
  decimal: 'Double',
  whole: 'Int',
  date: 'LocalDate',
  flag: 'Boolean',
};

function kotlinValue({ measure }: Question, over: string): string {
  const { does, field, check, isLeast } = measure;
  if (does === 'top') return `${over}.sortedBy${isLeast ? '' : 'Descending'} { it.${field?.name} }.first()`;
  if (does === 'count')
    return check
      ? `${over}.count { it.${check.field.name} ${check.sign} ${limitOf(check)} }`
      : `${over}.size`;
  const values = `${over}.map { it.${field?.name} }`;
  if (does === 'names') return values;
  return does === 'min' || does === 'max'
    ? `${values}.sorted${does === 'max' ? 'Descending' : ''}().first()`
    : `${values}.${does}()`;
}

/** Kotlin and Swift compare a fraction with a fraction. */
const limitOf = ({ field, limit }: NonNullable<Measure['check']>): string =>
  field.type === 'decimal' && Number.isInteger(limit) ? `${limit}.0` : `${limit}`;

export const kotlin: RowsLanguage = {
  kinds: KOTLIN_KINDS,
  declared: (rows) =>
    `data class ${rows.type}(${fieldsOf(rows, (name, type) => `val ${name}: ${KOTLIN_KINDS[type]}`)})\n`,
  made: ({ type }, values) => `${type}(${values.join(', ')})`,
  date: (year, month, day) => `LocalDate.of(${year}, ${month}, ${day})`,
  list: (_, things, made) => `val ${things} = listOf(\n  ${made.join(',\n  ')}\n)`,
  method: (question) => {
    const { rows, things, measure, name } = question;
    const result = resultIn(question, KOTLIN_KINDS, 'List<String>', 'Int');
    const given = `${things}: List<${rows.type}>`;
    if (!measure.key) return `fun ${name}(${given}): ${result} = ${kotlinValue(question, things)}`;
    const order = measure.sorted
      ? `\n    .toList()\n    .sortedBy${measure.sorted === 'down' ? 'Descending' : ''} { (_, value) -> value }${measure.first ? `\n    .take(${measure.first})` : ''}\n    .toMap()`
      : '';
    return `fun ${name}(${given}): Map<${KOTLIN_KINDS[measure.key.type]}, ${result}> =
  ${things}
    .groupBy { it.${measure.key.name} }
    .mapValues { (_, group) -> ${kotlinValue(question, 'group')} }${order}`;
  },
  shown: (question, field) => {
    const { measure, name, things } = question;
    const value = (one: string): string =>
      measure.does === 'top' && field
        ? `${one}.${field}`
        : measure.does !== 'count' && isDecimal(measure)
          ? `"%.2f".format(java.util.Locale.ROOT, ${one})`
          : one;
    return measure.key
      ? `println("${titleOf(measure)}:")\nfor ((${measure.key.name}, value) in ${name}(${things})) println("  " + ${measure.key.name} + ": " + ${value('value')})`
      : `println("${titleOf(measure)}: " + ${value(`${name}(${things})`)})`;
  },
};

const SWIFT_KINDS: RowsLanguage['kinds'] = {
  text: 'String',
  decimal: 'Double',
  whole: 'Int',
  date: 'Date',
  flag: 'Bool',
};

function swiftValue({ measure }: Question, over: string): string {
  const { does, field, check, isLeast } = measure;
  const of = field?.name ?? '';
  const sum = `${over}.reduce(0) { $0 + $1.${of} }`;
  if (does === 'top') return `${over}.${isLeast ? 'min' : 'max'} { $0.${of} < $1.${of} }!`;
  if (does === 'count')
    return check
      ? `${over}.filter { $0.${check.field.name} ${check.sign} ${limitOf(check)} }.count`
      : `${over}.count`;
  if (does === 'sum') return sum;
  if (does === 'average')
    return `${field?.type === 'whole' ? `Double(${sum})` : sum} / Double(${over}.count)`;
  return does === 'names' ? `${over}.map { $0.${of} }` : `${over}.map { $0.${of} }.${does}()!`;
}

export const swift: RowsLanguage = {
  kinds: SWIFT_KINDS,
  declared: (rows) =>
    `struct ${rows.type} {\n${fieldsOf(rows, (name, type) => `  let ${name}: ${SWIFT_KINDS[type]}`, '\n')}\n}\n`,
  made: ({ type, fields }, values) =>
    `${type}(${fields.map(({ name }, at) => `${name}: ${values[at]}`).join(', ')})`,
  date: (year, month, day) =>
    `DateComponents(calendar: .current, year: ${year}, month: ${month}, day: ${day}).date!`,
  list: (_, things, made) => `let ${things} = [\n  ${made.join(',\n  ')},\n]`,
  method: (question) => {
    const { rows, things, measure, name } = question;
    const result = resultIn(question, SWIFT_KINDS, '[String]', 'Int');
    const given = `_ ${things}: [${rows.type}]`;
    if (!measure.key)
      return `func ${name}(${given}) -> ${result} {\n  return ${swiftValue(question, things)}\n}`;
    const key = SWIFT_KINDS[measure.key.type];
    const grouped = `Dictionary(grouping: ${things}, by: { $0.${measure.key.name} })`;
    const order = measure.sorted
      ? `\n    .sorted { $0.value ${measure.sorted === 'down' ? '>' : '<'} $1.value }${measure.first ? `\n    .prefix(${measure.first})` : ''}`
      : '\n    .sorted { $0.key < $1.key }';
    return `func ${name}(${given}) -> [(key: ${key}, value: ${result})] {
  return ${grouped}
    .map { key, group in (key: key, value: ${swiftValue(question, 'group')}) }${order}
}`.replace(/\.prefix\((\d+)\)\n/, '.prefix($1).map { $0 }\n');
  },
  shown: (question, field) => {
    const { measure, name, things } = question;
    const value = (one: string): string =>
      measure.does === 'top' && field
        ? `${one}.${field}`
        : measure.does !== 'count' && isDecimal(measure)
          ? `String(format: "%.2f", ${one})`
          : one;
    return measure.key
      ? `print("${titleOf(measure)}:")\nfor (${measure.key.name}, value) in ${name}(${things}) {\n  print("  \\(${measure.key.name}):", ${value('value')})\n}`
      : `print("${titleOf(measure)}:", ${value(`${name}(${things})`)})`;
  },
};
