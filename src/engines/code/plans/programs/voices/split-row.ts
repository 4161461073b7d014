/** The pattern of a cell: in quotes, with two quotes for one, or plain. */
const CELL = '(?<=^|,)(?:\\s*"((?:[^"]|"")*)"\\s*|([^,]*))(?=,|$)';
const IN_TEXT = JSON.stringify(CELL);

const script = (row: string, cells: string): string =>
  [
    `function splitRow(${row})${cells} {`,
    `  return [...line.matchAll(/${CELL}/g)].map(`,
    `    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? ${cells ? "(plain ?? '').trim()" : 'plain.trim()'},`,
    '  );',
    '}',
  ].join('\n');

/** Splits a row of CSV: a comma in quotes is part of its cell. Languages whose library does so are missing here. */
export const SPLIT_ROW: Readonly<Record<string, string>> = {
  javascript: script('line', ''),
  typescript: script('line: string', ': string[]'),
  go: `func splitRow(line string) []string {
  reader := csv.NewReader(strings.NewReader(line))
  reader.TrimLeadingSpace = true
  reader.LazyQuotes = true
  cells, err := reader.Read()
  if err != nil {
    return nil
  }
  return cells
}`,
  java: `static String[] splitRow(String line) {
  return Pattern.compile(${IN_TEXT}).matcher(line).results()
    .map(cell -> cell.group(1) == null ? cell.group(2) : cell.group(1).replace("\\"\\"", "\\""))
    .toArray(String[]::new);
}`,
  kotlin: `fun splitRow(line: String): List<String> =
  Regex(${IN_TEXT.replaceAll('$', '\\$')}).findAll(line).map { cell ->
    cell.groups[1]?.value?.replace("\\"\\"", "\\"") ?: cell.groupValues[2].trim()
  }.toList()`,
  csharp: `static string[] SplitRow(string line)
{
  return System.Text.RegularExpressions.Regex.Matches(line, ${IN_TEXT})
    .Cast<System.Text.RegularExpressions.Match>()
    .Select(cell => cell.Groups[1].Success ? cell.Groups[1].Value.Replace("\\"\\"", "\\"") : cell.Groups[2].Value.Trim())
    .ToArray();
}`,
  rust: `fn split_row(line: &str) -> Vec<String> {
  let mut cells = Vec::new();
  let (mut cell, mut is_quoted) = (String::new(), false);
  let mut signs = line.chars().peekable();
  while let Some(sign) = signs.next() {
    match sign {
      '"' if is_quoted && signs.peek() == Some(&'"') => cell.extend(signs.next()),
      '"' => is_quoted = !is_quoted,
      ',' if !is_quoted => cells.push(std::mem::take(&mut cell).trim().to_string()),
      _ => cell.push(sign),
    }
  }
  cells.push(cell.trim().to_string());
  cells
}`,
  swift: `func splitRow(_ line: String) -> [String] {
  var cells = [""]
  var isQuoted = false
  for part in line.components(separatedBy: "\\"") {
    if isQuoted {
      cells[cells.count - 1] += part
    } else {
      let parts = part.components(separatedBy: ",")
      cells[cells.count - 1] += parts[0]
      cells += parts.dropFirst()
    }
    isQuoted.toggle()
  }
  return cells.map { $0.trimmingCharacters(in: .whitespaces) }
}`,
};
