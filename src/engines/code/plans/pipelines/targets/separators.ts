import type { Snippet } from '../../../snippets/snippets.ts';
import { type Pipeline, quote } from '../pipeline.ts';

type Change = readonly [RegExp, string];

/** The names of the columns stand in the wish and not in the file. */
const HEADERS: Readonly<Record<string, (columns: readonly string[], separator: string) => Change>> = {
  python: (columns) => [
    /DictReader\(file/,
    `DictReader(file, fieldnames=[${columns.map((one) => quote(one)).join(', ')}]`,
  ],
  ruby: (columns) => [/headers: true/, `headers: %w[${columns.join(' ')}]`],
  php: (columns) => [
    /\$header = fgetcsv\([^)]*\)/,
    `$header = [${columns.map((one) => quote(one)).join(', ')}]`,
  ],
  go: (columns) => [
    /(?<=rows, err := [^\n]*\n)/,
    `  rows = append([][]string{{${columns.map((one) => quote(one)).join(', ')}}}, rows...)\n`,
  ],
  rust: (columns, separator) => [
    /parse_csv\(&text\)/,
    `parse_csv(&format!("${columns.join(separator)}\\n{}", text))`,
  ],
  ...Object.fromEntries(
    ['java', 'csharp', 'kotlin', 'javascript', 'typescript'].map((language) => [
      language,
      (columns: readonly string[], separator: string): Change => [
        /(?<!function )\b([pP]arseCsv\()(?=text\)|readFileSync)/,
        `$1${quote(`${columns.join(separator)}\n`)} + `,
      ],
    ]),
  ),
};

const SEPARATORS: Readonly<Record<string, (separator: string) => Change>> = {
  python: (separator) => [/DictReader\(file/, `DictReader(file, delimiter=${quote(separator)}`],
  ruby: (separator) => [/(?=headers: )/, `col_sep: ${quote(separator)}, `],
  go: (separator) => [
    /rows, err := csv\.NewReader\(source\)\.ReadAll\(\)/,
    `reader := csv.NewReader(source)\n  reader.Comma = ${quote(separator).replaceAll('"', "'")}\n  rows, err := reader.ReadAll()`,
  ],
};
/** In the pattern of the parser in JavaScript. */
const inPattern = (text: string, separator: string): string =>
  text.replace('[^",\\r\\n]*))(,|', () => {
    const own = separator === '|' ? '\\|' : separator === '\t' ? '\\t' : separator;
    return `[^"${own}\\r\\n]*))(${own}|`;
  });
const IN_PARSER = (language: string, separator: string): Change => [
  /','/g,
  // A single quote keeps a backslash in PHP.
  (language === 'php' ? quote(separator) : quote(separator).replaceAll('"', "'")).replaceAll('$', '$$$$'),
];

const changed = ({ definition, example }: Snippet, [pattern, into]: Change): Snippet => ({
  definition: definition.replace(pattern, into),
  example: pattern.global ? example : example.replace(pattern, into),
});

/** The same program for a file whose cells something else than a comma separates, or that has no header. */
export function asSeparated(
  snippet: Snippet,
  { extras, columns }: Pipeline,
  language: string,
): Snippet | undefined {
  const { separator = ',', hasNoHeader } = extras;
  let made = snippet;
  if (hasNoHeader) {
    const header = HEADERS[language]?.(columns, separator);
    if (!header || columns.length === 0) return undefined;
    made = changed(made, header);
  }
  if (separator === ',') return made;
  const changes = changed(made, SEPARATORS[language]?.(separator) ?? IN_PARSER(language, separator));
  const own = { ...changes, definition: inPattern(changes.definition, separator) };
  return own.definition === made.definition ? undefined : own;
}
