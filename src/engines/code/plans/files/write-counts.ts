import type { Snippet } from '../../snippets/snippets.ts';
import { readCounts, type Unit } from './read-counts.ts';

type Values = Readonly<Record<Unit, string>>;
type Writer = (units: readonly Unit[], isPiped: boolean) => Snippet;

const pick = (units: readonly Unit[], values: Values): string => units.map((unit) => values[unit]).join(', ');
const when = (test: boolean, ...lines: string[]): string[] => (test ? lines : []);
const text = (...lines: string[]): string => lines.join('\n');

const go: Writer = (units, isPiped) => ({
  definition: text(
    `func count(data []byte) [${units.length}]int {`,
    `  return [${units.length}]int{${pick(units, {
      lines: 'bytes.Count(data, []byte("\\n"))',
      words: 'len(bytes.Fields(data))',
      bytes: 'len(data)',
      characters: 'utf8.RuneCount(data)',
    })}}`,
    '}',
    '',
    `func show(counts [${units.length}]int, name string) {`,
    '  for _, count := range counts {',
    '    fmt.Printf("%8d", count)',
    '  }',
    '  fmt.Println("", name)',
    '}',
  ),
  example: text(
    'if len(os.Args) < 2 {',
    ...(isPiped
      ? [
          '  data, err := io.ReadAll(os.Stdin)',
          '  if err != nil {',
          '    fmt.Fprintln(os.Stderr, err)',
          '    os.Exit(1)',
          '  }',
          '  show(count(data), "")',
          '  return',
        ]
      : ['  fmt.Fprintf(os.Stderr, "usage: %s FILE...\\n", os.Args[0])', '  os.Exit(1)']),
    '}',
    `var total [${units.length}]int`,
    'status := 0',
    'for _, path := range os.Args[1:] {',
    '  data, err := os.ReadFile(path)',
    '  if err != nil {',
    '    fmt.Fprintln(os.Stderr, err)',
    '    status = 1',
    '    continue',
    '  }',
    '  counts := count(data)',
    '  for at, number := range counts {',
    '    total[at] += number',
    '  }',
    '  show(counts, path)',
    '}',
    'if len(os.Args) > 2 {',
    '  show(total, "total")',
    '}',
    'os.Exit(status)',
  ),
});

const python: Writer = (units, isPiped) => ({
  definition: text(
    'import sys',
    '',
    '',
    'def count(data: bytes) -> list[int]:',
    `  return [${pick(units, {
      lines: 'data.count(b"\\n")',
      words: 'len(data.split())',
      bytes: 'len(data)',
      characters: 'len(data.decode(errors="replace"))',
    })}]`,
    '',
    '',
    'def show(counts: list[int], name: str) -> None:',
    '  print("".join(f"{number:8}" for number in counts), name)',
    '',
    '',
    'def main(paths: list[str]) -> int:',
    ...(isPiped
      ? ['  if not paths:', '    show(count(sys.stdin.buffer.read()), "")', '    return 0']
      : ['  if not paths:', '    sys.exit(f"usage: {sys.argv[0]} FILE...")']),
    `  total = [0] * ${units.length}`,
    '  status = 0',
    '  for path in paths:',
    '    try:',
    '      with open(path, "rb") as file:',
    '        counts = count(file.read())',
    '    except OSError as error:',
    '      print(f"{path}: {error.strerror}", file=sys.stderr)',
    '      status = 1',
    '      continue',
    '    total = [a + b for a, b in zip(total, counts)]',
    '    show(counts, path)',
    '  if len(paths) > 1:',
    '    show(total, "total")',
    '  return status',
  ),
  example: 'sys.exit(main(sys.argv[1:]))',
});

const rust: Writer = (units, isPiped) => ({
  definition: text(
    `fn count(data: &[u8]) -> [usize; ${units.length}] {`,
    ...when(
      units.includes('words') || units.includes('characters'),
      '  let text = String::from_utf8_lossy(data);',
    ),
    `  [${pick(units, {
      lines: "data.iter().filter(|&&byte| byte == b'\\n').count()",
      words: 'text.split_whitespace().count()',
      bytes: 'data.len()',
      characters: 'text.chars().count()',
    })}]`,
    '}',
    '',
    `fn show(counts: &[usize; ${units.length}], name: &str) {`,
    '  let columns: String = counts.iter().map(|number| format!("{number:8}")).collect();',
    '  println!("{columns} {name}");',
    '}',
  ),
  example: text(
    'let paths: Vec<String> = std::env::args().skip(1).collect();',
    'if paths.is_empty() {',
    ...(isPiped
      ? [
          '  let mut data = Vec::new();',
          '  if let Err(error) = std::io::Read::read_to_end(&mut std::io::stdin(), &mut data) {',
          '    eprintln!("{error}");',
          '    std::process::exit(1);',
          '  }',
          '  show(&count(&data), "");',
          '  return;',
        ]
      : ['  eprintln!("usage: PROGRAM FILE...");', '  std::process::exit(1);']),
    '}',
    `let mut total = [0; ${units.length}];`,
    'let mut status = 0;',
    'for path in &paths {',
    '  match std::fs::read(path) {',
    '    Ok(data) => {',
    '      let counts = count(&data);',
    '      for (sum, number) in total.iter_mut().zip(counts) {',
    '        *sum += number;',
    '      }',
    '      show(&counts, path);',
    '    }',
    '    Err(error) => {',
    '      eprintln!("{path}: {error}");',
    '      status = 1;',
    '    }',
    '  }',
    '}',
    'if paths.len() > 1 {',
    '  show(&total, "total");',
    '}',
    'std::process::exit(status);',
  ),
});

const c: Writer = (units, isPiped) => ({
  definition: text(
    'typedef struct {',
    '  long lines, words, bytes, characters;',
    '} Counts;',
    '',
    '// False when the file cannot be read.',
    'bool count(FILE *file, Counts *counts) {',
    '  *counts = (Counts){0};',
    '  bool in_word = false;',
    '  for (int c; (c = getc(file)) != EOF;) {',
    '    counts->bytes++;',
    "    if (c == '\\n') counts->lines++;",
    '    // The first byte of a character in UTF-8.',
    '    if ((c & 0xC0) != 0x80) counts->characters++;',
    '    if (!isspace(c) && !in_word) counts->words++;',
    '    in_word = !isspace(c);',
    '  }',
    '  return !ferror(file);',
    '}',
    '',
    'void show(const Counts *counts, const char *name) {',
    `  printf("${units.map(() => '%8ld').join('')} %s\\n", ${units.map((unit) => `counts->${unit}`).join(', ')}, name);`,
    '}',
  ),
  example: text(
    'if (argc < 2) {',
    ...(isPiped
      ? ['  Counts counts;', '  if (!count(stdin, &counts)) return 1;', '  show(&counts, "");', '  return 0;']
      : ['  fprintf(stderr, "usage: %s FILE...\\n", argv[0]);', '  return 1;']),
    '}',
    'Counts total = {0};',
    'int status = 0;',
    'for (int i = 1; i < argc; i++) {',
    '  Counts counts;',
    '  FILE *file = fopen(argv[i], "rb");',
    '  if (file == NULL || !count(file, &counts)) {',
    '    perror(argv[i]);',
    '    if (file != NULL) fclose(file);',
    '    status = 1;',
    '    continue;',
    '  }',
    '  fclose(file);',
    ...units.map((unit) => `  total.${unit} += counts.${unit};`),
    '  show(&counts, argv[i]);',
    '}',
    'if (argc > 2) show(&total, "total");',
    'return status;',
  ),
});

const script =
  (isTyped: boolean): Writer =>
  (units, isPiped) => {
    const of = (type: string): string => (isTyped ? `: ${type}` : '');
    return {
      definition: text(
        'import { readFileSync } from "node:fs";',
        '',
        `function count(data${of('Buffer')})${of('number[]')} {`,
        '  const text = data.toString();',
        `  return [${pick(units, {
          lines: 'text.split("\\n").length - 1',
          words: 'text.split(/\\s+/).filter(Boolean).length',
          bytes: 'data.length',
          characters: '[...text].length',
        })}];`,
        '}',
        '',
        `function show(counts${of('number[]')}, name${of('string')})${of('void')} {`,
        '  console.log(counts.map((number) => String(number).padStart(8)).join(""), name);',
        '}',
      ),
      example: text(
        'const paths = process.argv.slice(2);',
        'if (paths.length === 0) {',
        ...(isPiped
          ? ['  show(count(readFileSync(0)), "");', '  process.exit();']
          : ['  console.error(`usage: node ${process.argv[1]} FILE...`);', '  process.exit(1);']),
        '}',
        `let total${of('number[]')} = [${units.map(() => '0').join(', ')}];`,
        'for (const path of paths) {',
        '  try {',
        '    const counts = count(readFileSync(path));',
        `    total = total.map((sum, at) => sum + ${isTyped ? '(counts[at] ?? 0)' : 'counts[at]'});`,
        '    show(counts, path);',
        '  } catch {',
        '    console.error(`cannot read ${path}`);',
        '    process.exitCode = 1;',
        '  }',
        '}',
        'if (paths.length > 1) show(total, "total");',
      ),
    };
  };

const ruby: Writer = (units, isPiped) => ({
  definition: text(
    'def count(data)',
    `  [${pick(units, {
      lines: 'data.count("\\n")',
      words: 'data.split.size',
      bytes: 'data.bytesize',
      characters: 'data.dup.force_encoding("UTF-8").size',
    })}]`,
    'end',
    '',
    'def show(counts, name)',
    '  puts "#{counts.map { |number| number.to_s.rjust(8) }.join} #{name}"',
    'end',
  ),
  example: text(
    'if ARGV.empty?',
    ...(isPiped
      ? ['  show(count($stdin.binmode.read), "")', '  exit']
      : ['  abort "usage: ruby #{$PROGRAM_NAME} FILE..."']),
    'end',
    `total = [0] * ${units.length}`,
    'status = 0',
    'ARGV.each do |path|',
    '  counts = count(File.binread(path))',
    '  total = total.zip(counts).map(&:sum)',
    '  show(counts, path)',
    'rescue SystemCallError => error',
    '  warn error.message',
    '  status = 1',
    'end',
    'show(total, "total") if ARGV.size > 1',
    'exit status',
  ),
});

const WRITERS: Readonly<Record<string, Writer>> = {
  go,
  python,
  rust,
  c,
  javascript: script(false),
  typescript: script(true),
  ruby,
};

/** Lines, words, bytes or characters of files that are named when the program is started. */
export function planCounts(prompt: string, language: string): Snippet | undefined {
  const write = WRITERS[language];
  const wish = write && readCounts(prompt);
  return wish && write(wish.units, wish.isPiped);
}
