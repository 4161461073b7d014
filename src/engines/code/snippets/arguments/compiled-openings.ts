import { numbers, type Opening, outside, plainName, rule, titles } from './opening.ts';

export const COMPILED: Readonly<Record<string, Opening>> = {
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
};
