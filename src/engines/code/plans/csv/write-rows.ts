import type { Snippet } from '../../snippets/snippets.ts';
import type { CsvRows } from './read-rows.ts';

interface Parts extends CsvRows {
  /** The stored reader of rows, where the language has none of its own. */
  readonly parser: string;
}

export const WRITERS: Readonly<Record<string, (parts: Parts) => Snippet>> = {
  python: ({ path, skipsHeader }) => ({
    definition: [
      'import csv',
      'import sys',
      '',
      '',
      'def print_rows(path: str) -> None:',
      '  with open(path, encoding="utf-8", newline="") as file:',
      '    rows = csv.reader(file)',
      ...(skipsHeader ? ['    next(rows, None)'] : []),
      '    for row in rows:',
      '      print(", ".join(row))',
    ].join('\n'),
    example: [
      ...(path ? [] : ['if len(sys.argv) != 2:', '  sys.exit(f"usage: {sys.argv[0]} FILE")']),
      'try:',
      `  print_rows(${path ? JSON.stringify(path) : 'sys.argv[1]'})`,
      'except OSError as error:',
      '  sys.exit(f"cannot read the file: {error}")',
    ].join('\n'),
  }),
  ruby: ({ path, skipsHeader }) => ({
    definition: [
      'require "csv"',
      '',
      'def print_rows(path)',
      skipsHeader
        ? '  CSV.foreach(path).drop(1).each { |row| puts row.join(", ") }'
        : '  CSV.foreach(path) { |row| puts row.join(", ") }',
      'end',
    ].join('\n'),
    example: [
      ...(path ? [] : ['abort "usage: ruby #{$PROGRAM_NAME} FILE" if ARGV.size != 1']),
      'begin',
      `  print_rows(${path ? JSON.stringify(path) : 'ARGV[0]'})`,
      'rescue SystemCallError => error',
      '  abort "cannot read the file: #{error.message}"',
      'end',
    ].join('\n'),
  }),
  php: ({ path, skipsHeader }) => ({
    definition: [
      '/** @param resource $file */',
      'function printRows($file): void',
      '{',
      ...(skipsHeader ? [`  fgetcsv($file, null, ',', '"', '');`] : []),
      `  while (($row = fgetcsv($file, null, ',', '"', '')) !== false) {`,
      `    echo implode(', ', $row), PHP_EOL;`,
      '  }',
      '}',
    ].join('\n'),
    example: [
      ...(path
        ? []
        : ['if ($argc !== 2) {', '  fwrite(STDERR, "usage: php {$argv[0]} FILE\\n");', '  exit(1);', '}']),
      `$file = @fopen(${path ? `'${path}'` : '$argv[1]'}, 'r');`,
      'if ($file === false) {',
      '  fwrite(STDERR, "cannot read the file\\n");',
      '  exit(1);',
      '}',
      'printRows($file);',
      'fclose($file);',
    ].join('\n'),
  }),
  go: ({ path, skipsHeader }) => ({
    definition: [
      'func printRows(path string) error {',
      '  file, err := os.Open(path)',
      '  if err != nil {',
      '    return err',
      '  }',
      '  defer file.Close()',
      '  reader := csv.NewReader(file)',
      '  // Rows may differ in length.',
      '  reader.FieldsPerRecord = -1',
      `  for ${skipsHeader ? 'number := 0; ; number++ ' : ''}{`,
      '    row, err := reader.Read()',
      '    if err == io.EOF {',
      '      return nil',
      '    }',
      '    if err != nil {',
      '      return err',
      '    }',
      ...(skipsHeader ? ['    if number == 0 {', '      continue', '    }'] : []),
      '    fmt.Println(strings.Join(row, ", "))',
      '  }',
      '}',
    ].join('\n'),
    example: [
      ...(path
        ? []
        : [
            'if len(os.Args) != 2 {',
            '  fmt.Fprintln(os.Stderr, "usage: program FILE")',
            '  os.Exit(1)',
            '}',
          ]),
      `if err := printRows(${path ? JSON.stringify(path) : 'os.Args[1]'}); err != nil {`,
      '  fmt.Fprintln(os.Stderr, err)',
      '  os.Exit(1)',
      '}',
    ].join('\n'),
  }),
  java: ({ path, skipsHeader, parser }) => ({
    definition: parser,
    example: [
      ...(path
        ? []
        : [
            'if (args.length != 1) {',
            '  System.err.println("usage: java Main FILE");',
            '  System.exit(1);',
            '}',
          ]),
      `List<List<String>> rows = parseRows(Files.readString(Path.of(${path ? JSON.stringify(path) : 'args[0]'})));`,
      skipsHeader
        ? 'for (List<String> row : rows.subList(Math.min(1, rows.size()), rows.size())) System.out.println(String.join(", ", row));'
        : 'for (List<String> row : rows) System.out.println(String.join(", ", row));',
    ].join('\n'),
  }),
  kotlin: ({ path, skipsHeader, parser }) => ({
    definition: `import java.io.File\nimport kotlin.system.exitProcess\n\n${parser}`,
    example: [
      ...(path
        ? []
        : ['if (args.size != 1) {', '  System.err.println("usage: program FILE")', '  exitProcess(1)', '}']),
      `val rows = parseRows(File(${path ? JSON.stringify(path) : 'args[0]'}).readText())`,
      `for (row in rows${skipsHeader ? '.drop(1)' : ''}) println(row.joinToString(", "))`,
    ].join('\n'),
  }),
  csharp: ({ path, skipsHeader, parser }) => ({
    definition: parser,
    example: [
      ...(path
        ? []
        : [
            'if (args.Length != 1)',
            '{',
            '  Console.Error.WriteLine("usage: program FILE");',
            '  Environment.Exit(1);',
            '}',
          ]),
      `foreach (var row in ParseRows(System.IO.File.ReadAllText(${path ? JSON.stringify(path) : 'args[0]'}))${skipsHeader ? '.Skip(1)' : ''})`,
      '{',
      '  Console.WriteLine(string.Join(", ", row));',
      '}',
    ].join('\n'),
  }),
  rust: ({ path, skipsHeader, parser }) => ({
    definition: parser,
    example: [
      ...(path
        ? []
        : [
            'let Some(path) = std::env::args().nth(1) else {',
            '  eprintln!("usage: program FILE");',
            '  std::process::exit(1);',
            '};',
          ]),
      `let text = match std::fs::read_to_string(${path ? JSON.stringify(path) : '&path'}) {`,
      '  Ok(text) => text,',
      '  Err(error) => {',
      '    eprintln!("cannot read the file: {error}");',
      '    std::process::exit(1);',
      '  }',
      '};',
      `for row in parse_rows(&text)${skipsHeader ? '.iter().skip(1)' : ''} {`,
      '  println!("{}", row.join(", "));',
      '}',
    ].join('\n'),
  }),
  cpp: ({ path, skipsHeader, parser }) => ({
    definition: parser,
    example: [
      ...(path ? [] : ['if (argc != 2) {', '  std::cerr << "usage: program FILE\\n";', '  return 1;', '}']),
      `std::ifstream file(${path ? JSON.stringify(path) : 'argv[1]'}, std::ios::binary);`,
      'if (!file) {',
      '  std::cerr << "cannot read the file\\n";',
      '  return 1;',
      '}',
      'std::ostringstream text;',
      'text << file.rdbuf();',
      'auto rows = parseRows(text.str());',
      `for (size_t r = ${skipsHeader ? 1 : 0}; r < rows.size(); r++) {`,
      '  for (size_t c = 0; c < rows[r].size(); c++) std::cout << (c > 0 ? ", " : "") << rows[r][c];',
      "  std::cout << '\\n';",
      '}',
    ].join('\n'),
  }),
  swift: ({ path, skipsHeader, parser }) => ({
    definition: `import Foundation\n\n${parser}`,
    example: [
      ...(path
        ? []
        : [
            'guard CommandLine.arguments.count == 2 else {',
            '  FileHandle.standardError.write(Data("usage: program FILE\\n".utf8))',
            '  exit(1)',
            '}',
          ]),
      'do {',
      `  let text = try String(contentsOfFile: ${path ? JSON.stringify(path) : 'CommandLine.arguments[1]'}, encoding: .utf8)`,
      `  for row in parseRows(text)${skipsHeader ? '.dropFirst()' : ''} {`,
      '    print(row.joined(separator: ", "))',
      '  }',
      '} catch {',
      '  FileHandle.standardError.write(Data("cannot read the file: \\(error)\\n".utf8))',
      '  exit(1)',
      '}',
    ].join('\n'),
  }),
  bash: ({ path, skipsHeader }) => ({
    definition: [
      'print_rows() {',
      '  local row',
      '  # The last line may lack its line break.',
      '  while IFS= read -r row || [[ -n $row ]]; do',
      "    printf '%s\\n' \"${row%$'\\r'}\"",
      '  done',
      '}',
    ].join('\n'),
    example: [
      ...(path ? [] : ['if (($# != 1)); then', '  echo "usage: $0 FILE" >&2', '  exit 1', 'fi']),
      skipsHeader
        ? `tail -n +2 -- ${path ? JSON.stringify(path) : '"$1"'} | print_rows`
        : `print_rows < ${path ? JSON.stringify(path) : '"$1"'}`,
    ].join('\n'),
  }),
  javascript: script,
  typescript: script,
};

function script({ path, skipsHeader, parser }: Parts): Snippet {
  return {
    definition: `import { readFileSync } from 'node:fs';\n\n${parser}`,
    example: [
      `const ${path ? `path = '${path}'` : '[path] = process.argv.slice(2)'};`,
      ...(path
        ? []
        : [
            'if (path === undefined) {',
            "  console.error('usage: node program.js FILE');",
            '  process.exit(1);',
            '}',
          ]),
      `for (const row of parseRows(readFileSync(path, 'utf8'))${skipsHeader ? '.slice(1)' : ''}) console.log(row.join(', '));`,
    ].join('\n'),
  };
}
