import { capital } from '../../../capital.ts';
import { fieldsOf, isDecimal, type Question, type RowsLanguage, resultIn, titleOf } from './rows-language.ts';

/** `over` is what holds the rows of a group. */
function javaValue({ measure, rows: { type } }: Question, over: string): string {
  const { does, field, check, isLeast } = measure;
  const of = `${type}::${field?.name}`;
  const to = field?.type === 'decimal' ? 'mapToDouble' : 'mapToInt';
  switch (does) {
    case 'average':
      return `${over}.stream().mapToDouble(${of}).average().orElse(0)`;
    case 'sum':
      return `${over}.stream().${to}(${of}).sum()`;
    case 'min':
    case 'max':
      return `${over}.stream().${to}(${of}).${does}().orElseThrow()`;
    case 'top':
      return `${over}.stream().${isLeast ? 'min' : 'max'}(Comparator.comparing(${of})).orElseThrow()`;
    case 'names':
      return `${over}.stream().map(${of}).toList()`;
    default:
      return check
        ? `${over}.stream().filter(one -> one.${check.field.name}() ${check.sign} ${check.limit}).count()`
        : `(long) ${over}.size()`;
  }
}

function javaCollector(question: Question): string {
  const { measure, rows } = question;
  const { does, field, check, isLeast } = measure;
  const of = `${rows.type}::${field?.name}`;
  switch (does) {
    case 'average':
      return `Collectors.averagingDouble(${of})`;
    case 'sum':
      return `Collectors.summing${field?.type === 'decimal' ? 'Double' : 'Int'}(${of})`;
    case 'names':
      return `Collectors.mapping(${of}, Collectors.toList())`;
    case 'top':
      return `Collectors.collectingAndThen(Collectors.${isLeast ? 'min' : 'max'}By(Comparator.comparing(${of})), Optional::orElseThrow)`;
    case 'count':
      return check
        ? `Collectors.filtering(one -> one.${check.field.name}() ${check.sign} ${check.limit}, Collectors.counting())`
        : 'Collectors.counting()';
    default:
      return `Collectors.collectingAndThen(Collectors.toList(), group -> ${javaValue(question, 'group')})`;
  }
}

const BOXED: RowsLanguage['kinds'] = {
  text: 'String',
  decimal: 'Double',
  whole: 'Integer',
  date: 'LocalDate',
  flag: 'Boolean',
};
const JAVA_KINDS: RowsLanguage['kinds'] = {
  text: 'String',
  decimal: 'double',
  whole: 'int',
  date: 'LocalDate',
  flag: 'boolean',
};

export const java: RowsLanguage = {
  kinds: JAVA_KINDS,
  declared: (rows) =>
    `record ${rows.type}(${fieldsOf(rows, (name, type) => `${JAVA_KINDS[type]} ${name}`)}) {}`,
  made: ({ type }, values) => `new ${type}(${values.join(', ')})`,
  date: (year, month, day) => `LocalDate.of(${year}, ${month}, ${day})`,
  list: (type, things, made) => `List<${type}> ${things} = List.of(\n  ${made.join(',\n  ')}\n);`,
  method: (question) => {
    const { rows, things, measure, name } = question;
    const given = `List<${rows.type}> ${things}`;
    if (!measure.key)
      return `static ${resultIn(question, JAVA_KINDS, 'List<String>', 'long')} ${name}(${given}) {\n  return ${javaValue(question, things)};\n}`;
    const result = resultIn(question, BOXED, 'List<String>', 'Long');
    const map = `Map<${BOXED[measure.key.type]}, ${result}>`;
    const grouped = `Collectors.groupingBy(${rows.type}::${measure.key.name}, TreeMap::new, ${javaCollector(question)})`;
    if (!measure.sorted)
      return `static ${map} ${name}(${given}) {\n  return ${things}.stream().collect(${grouped});\n}`;
    const order = `Map.Entry.<${BOXED[measure.key.type]}, ${result}>comparingByValue()${measure.sorted === 'down' ? '.reversed()' : ''}`;
    return `static ${map} ${name}(${given}) {
  ${map} all = ${things}.stream().collect(${grouped});
  // A LinkedHashMap keeps the order of the values.
  return all.entrySet().stream()
    .sorted(${order})${measure.first ? `\n    .limit(${measure.first})` : ''}
    .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue, (first, second) -> first, LinkedHashMap::new));
}`;
  },
  shown: (question, field) => {
    const { measure, name, things } = question;
    const value = (one: string): string =>
      measure.does === 'top' && field
        ? `${one}.${field}()`
        : measure.does !== 'count' && isDecimal(measure)
          ? `String.format(Locale.ROOT, "%.2f", ${one})`
          : one;
    const title = titleOf(measure);
    return measure.key
      ? `System.out.println("${title}:");\n${name}(${things}).forEach((${measure.key.name}, value) -> System.out.println("  " + ${measure.key.name} + ": " + ${value('value')}));`
      : `System.out.println("${title}: " + ${value(`${name}(${things})`)});`;
  },
};

const CSHARP_KINDS: RowsLanguage['kinds'] = {
  text: 'string',
  decimal: 'double',
  whole: 'int',
  date: 'DateTime',
  flag: 'bool',
};

function csharpValue({ measure }: Question, over: string): string {
  const { does, field, check, isLeast } = measure;
  const of = `one => one.${capital(field?.name ?? '')}`;
  if (does === 'top') return `${over}.OrderBy${isLeast ? '' : 'Descending'}(${of}).First()`;
  if (does === 'names') return `${over}.Select(${of}).ToList()`;
  if (does === 'count')
    return check
      ? `${over}.Count(one => one.${capital(check.field.name)} ${check.sign} ${check.limit})`
      : `${over}.Count()`;
  return `${over}.${capital(does)}(${of})`;
}

export const csharp: RowsLanguage = {
  kinds: CSHARP_KINDS,
  declared: (rows, isRecord) =>
    isRecord
      ? `record ${rows.type}(${fieldsOf(rows, (name, type) => `${CSHARP_KINDS[type]} ${capital(name)}`)});\n`
      : `class ${rows.type}\n{\n${fieldsOf(rows, (name, type) => `  public ${CSHARP_KINDS[type]} ${capital(name)} { get; set; }`, '\n')}\n}\n`,
  made: (rows, values, isRecord) =>
    isRecord
      ? `new ${rows.type}(${values.join(', ')})`
      : `new ${rows.type} { ${rows.fields.map(({ name }, at) => `${capital(name)} = ${values[at]}`).join(', ')} }`,
  date: (year, month, day) => `new DateTime(${year}, ${month}, ${day})`,
  list: (type, things, made) => `var ${things} = new List<${type}>\n{\n  ${made.join(',\n  ')},\n};`,
  method: (question) => {
    const { rows, things, measure, name } = question;
    const result = resultIn(question, CSHARP_KINDS, 'List<string>', 'int');
    const given = `IEnumerable<${rows.type}> ${things}`;
    if (!measure.key)
      return `static ${result} ${capital(name)}(${given}) => ${csharpValue(question, things)};`;
    const key = CSHARP_KINDS[measure.key.type];
    const grouped = `${things}.GroupBy(one => one.${capital(measure.key.name)})`;
    if (!measure.sorted)
      return `static Dictionary<${key}, ${result}> ${capital(name)}(${given})
{
  return ${grouped}
    .OrderBy(group => group.Key)
    .ToDictionary(group => group.Key, group => ${csharpValue(question, 'group')});
}`;
    return `// A list keeps the order of the values, which a dictionary does not promise.
static List<KeyValuePair<${key}, ${result}>> ${capital(name)}(${given})
{
  return ${grouped}
    .Select(group => new KeyValuePair<${key}, ${result}>(group.Key, ${csharpValue(question, 'group')}))
    .OrderBy${measure.sorted === 'down' ? 'Descending' : ''}(pair => pair.Value)${measure.first ? `\n    .Take(${measure.first})` : ''}
    .ToList();
}`;
  },
  shown: (question, field) => {
    const { measure, name, things } = question;
    const value = (one: string): string =>
      measure.does === 'top' && field
        ? `${one}.${capital(field)}`
        : measure.does === 'names'
          ? `string.Join(", ", ${one})`
          : measure.does !== 'count' && isDecimal(measure)
            ? `${one}.ToString("F2", CultureInfo.InvariantCulture)`
            : one;
    const call = `${capital(name)}(${things})`;
    return measure.key
      ? `Console.WriteLine("${titleOf(measure)}:");\nforeach (var pair in ${call}) Console.WriteLine("  " + pair.Key + ": " + ${value('pair.Value')});`
      : `Console.WriteLine("${titleOf(measure)}: " + ${value(call)});`;
  },
};
