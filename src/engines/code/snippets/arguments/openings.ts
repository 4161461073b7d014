import { COMPILED } from './compiled-openings.ts';
import { answerRule, type Opening, outside, plainName, question, rule, titles } from './opening.ts';

const LIST = /\[-?\d+(?:\.\d+)?(?:, -?\d+(?:\.\d+)?)+\]/g;

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
  ...COMPILED,
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
    ask: (values, { status }) =>
      values.flatMap((value) =>
        value.kind === 'text'
          ? [`${value.name} = input("${question(value)}")`]
          : [
              'try:',
              `  ${value.name} = ${value.kind === 'whole' ? 'int' : 'float'}(input("${question(value)}"))`,
              'except ValueError:',
              `  ${value.name} = None`,
              `if ${value.name} is None${outside(value, { or: ' or ' })}:`,
              `  print("${answerRule(value)}", file=sys.stderr)`,
              `  sys.exit(${status})`,
            ],
      ),
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
    ask: (values, { status }) =>
      values.flatMap((value) => [
        `print '${question(value)}'`,
        ...(value.kind === 'text'
          ? [`${value.name} = gets.to_s.chomp`]
          : [
              `${value.name} = ${value.kind === 'whole' ? 'Integer(gets.to_s.strip, 10' : 'Float(gets.to_s'}, exception: false)`,
              `if ${value.name}.nil?${outside(value)}`,
              `  warn '${answerRule(value)}'`,
              `  exit ${status}`,
              'end',
            ]),
      ]),
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
    ask: (values, { status }) =>
      values.flatMap((value) => [
        `echo '${question(value)}';`,
        ...(value.kind === 'text'
          ? [`$${value.name} = trim((string) fgets(STDIN));`]
          : [
              `$${value.name} = filter_var(trim((string) fgets(STDIN)), FILTER_VALIDATE_${value.kind === 'whole' ? 'INT' : 'FLOAT'});`,
              `if ($${value.name} === false${outside(value, { name: `$${value.name}` })}) {`,
              `  fwrite(STDERR, "${answerRule(value)}\\n");`,
              `  exit(${status});`,
              '}',
            ]),
      ]),
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
    ask: (values, { status }) => [
      ...values.map((value) => `read -r -p '${question(value)}' ${value.name}`),
      // The rest of the script finds the answers where arguments would be.
      `set -- ${values.map(({ name }) => `"$${name}"`).join(' ')}`,
      ...values.flatMap((value, at) =>
        value.kind === 'text'
          ? []
          : [
              `if ! [[ $${at + 1} =~ ^-?[0-9]+$ ]]${value.min === undefined ? '' : ` || (($${at + 1} < ${value.min}))`}; then`,
              `  echo '${answerRule({ ...value, kind: 'whole' })}' >&2`,
              `  exit ${status}`,
              'fi',
            ],
      ),
    ],
  },
};
