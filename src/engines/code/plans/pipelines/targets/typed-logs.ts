import { pascal } from '../frame.ts';

const SAID = '// Lines such as "2024-03-01 12:30:00 ERROR message".';
const PATTERN = '^(\\d{4}-\\d\\d-\\d\\d[T ]\\d\\d:\\d\\d:\\d\\d)\\S*\\s+\\[?([A-Za-z]+)\\]?:?\\s+(.*)$';

const PARTS: Readonly<Record<string, number>> = { time: 1, level: 2, message: 3 };

/** The reader of a log, whose lines become records of a type. */
export function logReaderInCSharp(type: string, fields: readonly string[]): string[] {
  const cells = fields.map((field) => {
    const upper = field === 'level' ? '.ToUpperInvariant()' : '';
    return `${pascal([field])} = found.Groups[${PARTS[field] ?? 0}].Value${upper}`;
  });
  return [
    SAID,
    `static readonly Regex Line = new Regex(@"${PATTERN}");`,
    '',
    `static List<${type}> ReadRecords(string text)`,
    '{',
    "  return text.Split('\\n')",
    "    .Select(line => Line.Match(line.TrimEnd('\\r')))",
    '    .Where(found => found.Success)',
    `    .Select(found => new ${type} { ${cells.join(', ')} })`,
    '    .ToList();',
    '}',
    '',
  ];
}

export function logReaderInKotlin(type: string, fields: readonly string[]): string[] {
  const cells = fields.map(
    (field) => `found.groupValues[${PARTS[field] ?? 0}]${field === 'level' ? '.uppercase()' : ''}`,
  );
  return [
    SAID,
    `val LINE = Regex("""${PATTERN}""")`,
    '',
    `fun readRecords(text: String): List<${type}> =`,
    '  text.lines()',
    '    .mapNotNull { line -> LINE.find(line) }',
    `    .map { found -> ${type}(${cells.join(', ')}) }`,
    '',
  ];
}
