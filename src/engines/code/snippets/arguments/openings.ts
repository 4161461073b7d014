/** A value that a program is given on the command line. */
export interface Value {
  readonly name: string;
  readonly kind: 'whole' | 'decimal' | 'text';
  readonly min?: number;
  readonly max?: number;
  /** Of the parameter that it is given to. */
  readonly type?: string;
}

export interface Opening {
  /** The lines that check the arguments and declare their values. */
  readonly read: (values: readonly Value[], call: { readonly status: number }) => string[];
  /** The value as an expression. */
  readonly use: (value: Value) => string;
  readonly imports?: readonly string[];
  /** For any number of numbers: the lines that declare `numbers`, and how an example writes such a list. */
  readonly list?: {
    readonly read: (status: number) => string[];
    readonly literal: RegExp;
    readonly use: string;
  };
}

const LIST = /\[-?\d+(?:\.\d+)?(?:, -?\d+(?:\.\d+)?)+\]/g;

const title = ({ name }: Value): string => name.toUpperCase();
const titles = (values: readonly Value[]): string => values.map(title).join(' ');

function rule(value: Value): string {
  const kind = value.kind === 'decimal' ? 'number' : 'whole number';
  const { min, max } = value;
  if (max !== undefined) return `${title(value)} must be a ${kind} from ${min} to ${max}`;
  return `${title(value)} must be a ${kind}${min === undefined ? '' : ` of at least ${min}`}`;
}

/** The tests of the bounds, with what stands before them. */
const outside = (value: Value, { or = ' || ', name = value.name } = {}): string =>
  [
    ...(value.min === undefined ? [] : [`${name} < ${value.min}`]),
    ...(value.max === undefined ? [] : [`${name} > ${value.max}`]),
  ]
    .map((test) => `${or}${test}`)
    .join('');

const plainName = ({ name }: Value): string => name;
const numbers = (values: readonly Value[]): Value[] => values.filter(({ kind }) => kind !== 'text');

const script: Opening = {
  read: (values, { status }) => [
    `if (process.argv.length !== ${values.length + 2}) {`,
    `  console.error('usage: node main.js ${titles(values)}');`,
    `  process.exit(${status});`,
    '}',
    ...values.flatMap((value, at) =>
      value.kind === 'text'
        ? [`const ${value.name} = process.argv[${at + 2}]« ?? ''»;`]
        : [
            `const ${value.name} = Number(process.argv[${at + 2}]);`,
            `if (!Number.is${value.kind === 'whole' ? 'Integer' : 'Finite'}(${value.name})${outside(value)}) {`,
            `  console.error('${rule(value)}');`,
            `  process.exit(${status});`,
            '}',
          ],
    ),
  ],
  use: plainName,
  list: {
    read: (status) => [
      'const numbers = process.argv.slice(2).map(Number);',
      'if (numbers.length === 0 || numbers.some(Number.isNaN)) {',
      "  console.error('usage: node main.js NUMBER...');",
      `  process.exit(${status});`,
      '}',
    ],
    literal: LIST,
    use: 'numbers',
  },
};

const unmarked = (marks: RegExp): Opening => ({
  ...script,
  read: (values, call) => script.read(values, call).map((line) => line.replace(marks, '')),
});

export const OPENINGS: Readonly<Record<string, Opening>> = {
  javascript: unmarked(/«[^»]*»/g),
  typescript: unmarked(/[«»]/g),
  python: {
    imports: ['import sys'],
    list: {
      read: (status) => [
        'try:',
        '  numbers = [float(text) if "." in text else int(text) for text in sys.argv[1:]]',
        'except ValueError:',
        '  numbers = []',
        'if not numbers:',
        '  print(f"usage: {sys.argv[0]} NUMBER...", file=sys.stderr)',
        `  sys.exit(${status})`,
      ],
      literal: LIST,
      use: 'numbers',
    },
    read: (values, { status }) => [
      `if len(sys.argv) != ${values.length + 1}:`,
      `  print(f"usage: {sys.argv[0]} ${titles(values)}", file=sys.stderr)`,
      `  sys.exit(${status})`,
      ...values.flatMap((value, at) =>
        value.kind === 'text'
          ? [`${value.name} = sys.argv[${at + 1}]`]
          : [
              'try:',
              `  ${value.name} = ${value.kind === 'whole' ? 'int' : 'float'}(sys.argv[${at + 1}])`,
              'except ValueError:',
              `  ${value.name} = None`,
              `if ${value.name} is None${outside(value, { or: ' or ' })}:`,
              `  print("${rule(value)}", file=sys.stderr)`,
              `  sys.exit(${status})`,
            ],
      ),
    ],
    use: plainName,
  },
  ruby: {
    list: {
      read: (status) => [
        'numbers = ARGV.map { |text| Integer(text, exception: false) || Float(text, exception: false) }',
        'if numbers.empty? || numbers.include?(nil)',
        '  warn "usage: #{$PROGRAM_NAME} NUMBER..."',
        `  exit ${status}`,
        'end',
      ],
      literal: LIST,
      use: 'numbers',
    },
    read: (values, { status }) => [
      `if ARGV.length != ${values.length}`,
      `  warn "usage: #{$PROGRAM_NAME} ${titles(values)}"`,
      `  exit ${status}`,
      'end',
      ...values.flatMap((value, at) =>
        value.kind === 'text'
          ? [`${value.name} = ARGV[${at}]`]
          : [
              `${value.name} = ${value.kind === 'whole' ? `Integer(ARGV[${at}], 10` : `Float(ARGV[${at}]`}, exception: false)`,
              `if ${value.name}.nil?${outside(value)}`,
              `  warn "${rule(value)}"`,
              `  exit ${status}`,
              'end',
            ],
      ),
    ],
    use: plainName,
  },
  php: {
    read: (values, { status }) => [
      `if ($argc !== ${values.length + 1}) {`,
      `  fwrite(STDERR, "usage: {$argv[0]} ${titles(values)}\\n");`,
      `  exit(${status});`,
      '}',
      ...values.flatMap((value, at) =>
        value.kind === 'text'
          ? [`$${value.name} = $argv[${at + 1}];`]
          : [
              `$${value.name} = filter_var($argv[${at + 1}], FILTER_VALIDATE_${value.kind === 'whole' ? 'INT' : 'FLOAT'});`,
              `if ($${value.name} === false${outside(value, { name: `$${value.name}` })}) {`,
              `  fwrite(STDERR, "${rule(value)}\\n");`,
              `  exit(${status});`,
              '}',
            ],
      ),
    ],
    use: ({ name }) => `$${name}`,
  },
  go: {
    read: (values, { status }) => [
      `if len(os.Args) != ${values.length + 1} {`,
      `  fmt.Fprintln(os.Stderr, "usage:", os.Args[0], "${titles(values)}")`,
      `  os.Exit(${status})`,
      '}',
      ...values.flatMap((value, at) =>
        value.kind === 'text'
          ? [`${value.name} := os.Args[${at + 1}]`]
          : [
              `${value.name}, err := strconv.${value.kind === 'whole' ? `Atoi(os.Args[${at + 1}])` : `ParseFloat(os.Args[${at + 1}], 64)`}`,
              `if err != nil${outside(value)} {`,
              `  fmt.Fprintln(os.Stderr, "${rule(value)}")`,
              `  os.Exit(${status})`,
              '}',
            ],
      ),
    ],
    use: ({ name, type, kind }) =>
      type && type !== (kind === 'whole' ? 'int' : 'float64') ? `${type}(${name})` : name,
  },
  rust: {
    read: (values, { status }) => [
      'let arguments: Vec<String> = std::env::args().collect();',
      `if arguments.len() != ${values.length + 1} {`,
      `  eprintln!("usage: {} ${titles(values)}", arguments[0]);`,
      `  std::process::exit(${status});`,
      '}',
      ...values.flatMap((value, at) => {
        if (value.kind === 'text') return [`let ${value.name} = arguments[${at + 1}].as_str();`];
        const type = value.kind === 'decimal' ? 'f64' : (value.type ?? 'i64');
        // A comparison with 0 is always false for a type without a sign.
        const min = type.startsWith('u') && value.min === 0 ? undefined : value.min;
        const point = type.startsWith('f') ? '.0' : '';
        const isRange = min !== undefined && value.max !== undefined;
        const tests = isRange
          ? [`(${min}${point}..=${value.max}${point}).contains(&${value.name})`]
          : [
              ...(min === undefined ? [] : [`${value.name} >= ${min}${point}`]),
              ...(value.max === undefined ? [] : [`${value.name} <= ${value.max}${point}`]),
            ];
        return [
          `let ${value.name}: ${type} = match arguments[${at + 1}].parse() {`,
          `  Ok(${value.name})${tests.length > 0 ? ` if ${tests.join(' && ')}` : ''} => ${value.name},`,
          '  _ => {',
          `    eprintln!("${rule(value)}");`,
          `    std::process::exit(${status});`,
          '  }',
          '};',
        ];
      }),
    ],
    use: plainName,
  },
  java: {
    read: (values, { status }) => [
      `if (args.length != ${values.length}) {`,
      `  System.err.println("usage: java Main ${titles(values)}");`,
      `  System.exit(${status});`,
      '}',
      ...values.flatMap((value, at) =>
        value.kind === 'text'
          ? [`String ${value.name} = args[${at}];`]
          : [
              `${value.kind === 'whole' ? 'int' : 'double'} ${value.name} = 0;`,
              'try {',
              `  ${value.name} = ${value.kind === 'whole' ? 'Integer.parseInt' : 'Double.parseDouble'}(args[${at}]);`,
              ...(outside(value)
                ? [`  if (${outside(value).slice(4)}) throw new NumberFormatException();`]
                : []),
              '} catch (NumberFormatException error) {',
              `  System.err.println("${rule(value)}");`,
              `  System.exit(${status});`,
              '}',
            ],
      ),
    ],
    use: plainName,
  },
  csharp: {
    read: (values, { status }) => [
      `if (args.Length != ${values.length})`,
      '{',
      `  Console.Error.WriteLine("usage: Program ${titles(values)}");`,
      `  Environment.Exit(${status});`,
      '}',
      ...values.flatMap((value, at) =>
        value.kind === 'text'
          ? [`string ${value.name} = args[${at}];`]
          : [
              `if (!${value.kind === 'whole' ? 'int' : 'double'}.TryParse(args[${at}], out var ${value.name})${outside(value)})`,
              '{',
              `  Console.Error.WriteLine("${rule(value)}");`,
              `  Environment.Exit(${status});`,
              '}',
            ],
      ),
    ],
    use: plainName,
  },
  kotlin: {
    read: (values, { status }) => [
      `if (args.size != ${values.length}) {`,
      `  System.err.println("usage: main ${titles(values)}")`,
      `  kotlin.system.exitProcess(${status})`,
      '}',
      ...values.flatMap((value, at) =>
        value.kind === 'text'
          ? [`val ${value.name} = args[${at}]`]
          : [
              `val ${value.name} = args[${at}].to${value.type ?? (value.kind === 'whole' ? 'Int' : 'Double')}OrNull()`,
              `if (${value.name} == null${outside(value)}) {`,
              `  System.err.println("${rule(value)}")`,
              `  kotlin.system.exitProcess(${status})`,
              '}',
            ],
      ),
    ],
    use: plainName,
  },
  c: {
    read: (values, { status }) => [
      `if (argc != ${values.length + 1}) {`,
      `  fprintf(stderr, "usage: %s ${titles(values)}\\n", argv[0]);`,
      `  return ${status};`,
      '}',
      ...(numbers(values).length > 0 ? ['char *end;'] : []),
      ...values.flatMap((value, at) =>
        value.kind === 'text'
          ? [`char *${value.name} = argv[${at + 1}];`]
          : [
              value.kind === 'whole'
                ? `long ${value.name} = strtol(argv[${at + 1}], &end, 10);`
                : `double ${value.name} = strtod(argv[${at + 1}], &end);`,
              `if (end == argv[${at + 1}] || *end != '\\0'${outside(value)}) {`,
              `  fprintf(stderr, "${rule(value)}\\n");`,
              `  return ${status};`,
              '}',
            ],
      ),
    ],
    use: plainName,
  },
  cpp: {
    read: (values, { status }) => [
      `if (argc != ${values.length + 1}) {`,
      `  std::cerr << "usage: " << argv[0] << " ${titles(values)}\\n";`,
      `  return ${status};`,
      '}',
      ...values.flatMap((value, at) =>
        value.kind === 'text'
          ? [`const std::string ${value.name} = argv[${at + 1}];`]
          : [
              `${value.kind === 'whole' ? 'long' : 'double'} ${value.name} = 0;`,
              `std::istringstream given${at === 0 ? '' : at + 1}(argv[${at + 1}]);`,
              `if (!(given${at === 0 ? '' : at + 1} >> ${value.name}) || !given${at === 0 ? '' : at + 1}.eof()${outside(value)}) {`,
              `  std::cerr << "${rule(value)}\\n";`,
              `  return ${status};`,
              '}',
            ],
      ),
    ],
    use: plainName,
  },
  bash: {
    list: {
      read: (status) => [
        'if (($# == 0)); then',
        '  echo "usage: $0 NUMBER..." >&2',
        `  exit ${status}`,
        'fi',
      ],
      literal: /(?<=^[a-z_]+ )-?\d+(?: -?\d+)+$/gm,
      use: '"$@"',
    },
    read: (values, { status }) => [
      `if (($# != ${values.length})); then`,
      `  echo "usage: $0 ${titles(values)}" >&2`,
      `  exit ${status}`,
      'fi',
      ...values.flatMap((value, at) =>
        value.kind === 'text'
          ? []
          : [
              `if ! [[ $${at + 1} =~ ^-?[0-9]+$ ]]${value.min === undefined ? '' : ` || (($${at + 1} < ${value.min}))`}; then`,
              `  echo "${rule({ ...value, kind: 'whole' })}" >&2`,
              `  exit ${status}`,
              'fi',
            ],
      ),
    ],
    use: ({ name }) => `"$${name === 'b' ? 2 : 1}"`,
  },
};
