import { answerRule, type Opening, outside, question, type Value } from './opening.ts';

type Ask = NonNullable<Opening['ask']>;

/** One question after the other, each with its check. */
const each =
  (
    one: (value: Value, status: number) => string[],
    before: readonly string[] = [],
    after: readonly string[] = [],
  ): Ask =>
  (values, { status }) => [...before, ...values.flatMap((value) => one(value, status)), ...after];

/** In a pipe, a second question would miss its answer: lines that come early wait in the iterator. */
const script = each(
  (value, status) => [
    `process.stdout.write('${question(value)}');`,
    ...(value.kind === 'text'
      ? [`const ${value.name} = (await answers.next()).value ?? '';`]
      : [
          `const ${value.name} = Number((await answers.next()).value || NaN);`,
          `if (!Number.is${value.kind === 'whole' ? 'Integer' : 'Finite'}(${value.name})${outside(value)}) {`,
          `  console.error('${answerRule(value)}');`,
          `  process.exit(${status});`,
          '}',
        ]),
  ],
  [
    'const terminal = createInterface({ input: process.stdin });',
    'const answers = terminal[Symbol.asyncIterator]();',
  ],
  ['terminal.close();'],
);

/** The lines that ask for values in languages that need a check for each of them. */
export const ASKING: Readonly<Record<string, Ask | undefined>> = {
  javascript: script,
  typescript: script,
  go: each((value, status) => [
    `fmt.Print("${question(value)}")`,
    ...(value.kind === 'text'
      ? [
          `${value.name}, _ := bufio.NewReader(os.Stdin).ReadString('\\n')`,
          `${value.name} = strings.TrimRight(${value.name}, "\\r\\n")`,
        ]
      : [
          `var ${value.name} ${value.kind === 'whole' ? 'int' : 'float64'}`,
          `if _, err := fmt.Scan(&${value.name}); err != nil${outside(value)} {`,
          `  fmt.Fprintln(os.Stderr, "${answerRule(value)}")`,
          `  os.Exit(${status})`,
          '}',
        ]),
  ]),
  rust: each((value, status) => {
    const read = [
      `print!("${question(value)}");`,
      'std::io::Write::flush(&mut std::io::stdout()).expect("cannot write");',
      'let mut line = String::new();',
      'std::io::stdin().read_line(&mut line).expect("cannot read");',
    ];
    if (value.kind === 'text') return [...read, `let ${value.name} = line.trim_end();`];
    const type = value.kind === 'decimal' ? 'f64' : (value.type ?? 'i64');
    const point = type.startsWith('f') ? '.0' : '';
    // A comparison with 0 is always false for a type without a sign.
    const min = type.startsWith('u') && value.min === 0 ? undefined : value.min;
    const tests = [
      ...(min === undefined ? [] : [`${value.name} >= ${min}${point}`]),
      ...(value.max === undefined ? [] : [`${value.name} <= ${value.max}${point}`]),
    ];
    const range = `(${min}${point}..=${value.max}${point}).contains(&${value.name})`;
    const test = tests.length > 1 ? range : tests[0];
    return [
      ...read,
      `let ${value.name}: ${type} = match line.trim().parse() {`,
      `  Ok(${value.name})${test ? ` if ${test}` : ''} => ${value.name},`,
      '  _ => {',
      `    eprintln!("${answerRule(value)}");`,
      `    std::process::exit(${status});`,
      '  }',
      '};',
    ];
  }),
  java: each(
    (value, status) => [
      `System.out.print("${question(value)}");`,
      ...(value.kind === 'text'
        ? [`String ${value.name} = input.nextLine();`]
        : [
            `${value.kind === 'whole' ? 'int' : 'double'} ${value.name} = 0;`,
            'try {',
            `  ${value.name} = ${value.kind === 'whole' ? 'Integer.parseInt' : 'Double.parseDouble'}(input.next());`,
            ...(outside(value)
              ? [`  if (${outside(value).slice(4)}) throw new NumberFormatException();`]
              : []),
            '} catch (NumberFormatException error) {',
            `  System.err.println("${answerRule(value)}");`,
            `  System.exit(${status});`,
            '}',
          ]),
    ],
    ['Scanner input = new Scanner(System.in);'],
  ),
  csharp: each((value, status) => [
    `Console.Write("${question(value)}");`,
    ...(value.kind === 'text'
      ? [`string ${value.name} = Console.ReadLine() ?? "";`]
      : [
          `if (!${value.kind === 'whole' ? 'int' : 'double'}.TryParse(Console.ReadLine(), out var ${value.name})${outside(value)})`,
          '{',
          `  Console.Error.WriteLine("${answerRule(value)}");`,
          `  Environment.Exit(${status});`,
          '}',
        ]),
  ]),
  kotlin: each((value, status) => [
    `print("${question(value)}")`,
    ...(value.kind === 'text'
      ? [`val ${value.name} = readLine().orEmpty()`]
      : [
          `val ${value.name} = readLine()?.trim()?.to${value.type ?? (value.kind === 'whole' ? 'Int' : 'Double')}OrNull()`,
          `if (${value.name} == null${outside(value)}) {`,
          `  System.err.println("${answerRule(value)}")`,
          `  kotlin.system.exitProcess(${status})`,
          '}',
        ]),
  ]),
  c: each((value, status) => [
    `printf("${question(value)}");`,
    // The question ends no line, so that it may still be waiting.
    'fflush(stdout);',
    ...(value.kind === 'text'
      ? [
          `char ${value.name}[1024];`,
          `if (fgets(${value.name}, sizeof ${value.name}, stdin) == NULL) return ${status};`,
          `${value.name}[strcspn(${value.name}, "\\r\\n")] = '\\0';`,
        ]
      : [
          `${value.kind === 'whole' ? 'long' : 'double'} ${value.name};`,
          `if (scanf("${value.kind === 'whole' ? '%ld' : '%lf'}", &${value.name}) != 1${outside(value)}) {`,
          `  fprintf(stderr, "${answerRule(value)}\\n");`,
          `  return ${status};`,
          '}',
        ]),
  ]),
  cpp: each((value, status) => [
    `std::cout << "${question(value)}";`,
    ...(value.kind === 'text'
      ? [`std::string ${value.name};`, `std::getline(std::cin, ${value.name});`]
      : [
          `${value.kind === 'whole' ? 'long' : 'double'} ${value.name} = 0;`,
          `if (!(std::cin >> ${value.name})${outside(value)}) {`,
          `  std::cerr << "${answerRule(value)}\\n";`,
          `  return ${status};`,
          '}',
        ]),
  ]),
};

const READLINE = "import { createInterface } from 'node:readline';";

export const ASKING_IMPORTS: Readonly<Record<string, readonly string[] | undefined>> = {
  javascript: [READLINE, ''],
  typescript: [READLINE, ''],
};
