import type { Snippet } from '../../snippets/snippets.ts';
import { type Greeting, type Role, readGreeting } from './read-greeting.ts';

type Writer = (wish: Greeting) => Snippet;

const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);
const isNumber = (role: Role): boolean => role === 'times' || role === 'age';
const has = ({ options }: Greeting, role: Role): boolean => options.some((option) => option.role === role);
const repeats = (wish: Greeting): boolean => has(wish, 'times') || wish.times !== 1;
/** The text with marks for the parts, which each language writes in its own way. */
const textOf = (wish: Greeting, mark: (name: Role) => string): string =>
  `Hello, ${mark('name')}!${wish.values.includes('age') ? ` You are ${mark('age')} years old.` : ''}`;
/** The usage line. */
const usageOf = ({ options, values }: Greeting): string =>
  [
    ...options.map(({ role, flags }) => `[${flags[0]}${role === 'shout' ? '' : ` ${role.toUpperCase()}`}]`),
    ...values.map((role) => role.toUpperCase()),
  ].join(' ');

/** The default of each option, with quotes around texts. */
const standards = (
  { isRequired, name, times }: Greeting,
  none: string,
  quote: string,
): Record<Role, string> => ({
  name: isRequired ? none : `${quote}${name}${quote}`,
  shout: 'false',
  times: String(times),
  age: none,
});

const python: Writer = (wish) => {
  const { options, values, isQuestion, isRequired, name, times, isLoud } = wish;
  const needsParser = options.length > 0 || (values.length > 0 && !isQuestion);
  const from = (role: Role): string => (values.includes(role) && isQuestion ? role : `args.${role}`);
  const given = {
    name: isRequired ? 'required=True' : `default="${name}"`,
    shout: 'action="store_true"',
    times: `type=int, default=${times}`,
    age: 'type=int',
  };
  const text = `f"${textOf(wish, (role) => `{${from(role)}}`)}"`;
  const said = isLoud ? `${text}.upper()` : text;
  const print = ['print(message)'];
  return {
    definition: needsParser ? 'import argparse' : '',
    example: [
      ...(needsParser ? ['parser = argparse.ArgumentParser(description="Greets someone.")'] : []),
      ...options.map(
        ({ role, flags }) =>
          `parser.add_argument(${flags.map((flag) => `"${flag}"`).join(', ')}, dest="${role}", ${given[role]})`,
      ),
      ...(isQuestion
        ? []
        : values.map((role) => `parser.add_argument("${role}"${isNumber(role) ? ', type=int' : ''})`)),
      ...(needsParser ? ['args = parser.parse_args()'] : []),
      ...(isQuestion ? values.map((role) => `${role} = input("${role === 'age' ? 'Age' : 'Name'}: ")`) : []),
      `message = ${said}`,
      ...(has(wish, 'shout') ? ['if args.shout:', '  message = message.upper()'] : []),
      ...(repeats(wish)
        ? [`for _ in range(${has(wish, 'times') ? 'args.times' : times}):`, ...indented(print)]
        : print),
    ].join('\n'),
  };
};

const ruby: Writer = (wish) => {
  const { options, values, isQuestion, isRequired, times, isLoud } = wish;
  const standard = standards(wish, 'nil', "'");
  const print = ['puts message'];
  return {
    definition: options.length > 0 ? "require 'optparse'" : '',
    example: [
      ...options.map(({ role }) => `${role} = ${standard[role]}`),
      ...(options.length > 0
        ? [
            'begin',
            '  OptionParser.new do |parser|',
            ...options.map(({ role, flags }) => {
              const value = role === 'shout' ? '' : ` ${role.toUpperCase()}`;
              const forms = flags.map((flag, at) => `'${flag}${at === flags.length - 1 ? value : ''}'`);
              return `    parser.on(${[...forms, ...(isNumber(role) ? ['Integer'] : [])].join(', ')}) { |value| ${role} = value }`;
            }),
            '  end.parse!',
            'rescue OptionParser::ParseError => e',
            '  abort e.message',
            'end',
          ]
        : []),
      ...(isRequired && has(wish, 'name')
        ? [`abort "usage: #{$PROGRAM_NAME} ${usageOf(wish)}" if name.nil?`]
        : []),
      ...(values.length > 0 && !isQuestion
        ? [
            `abort "usage: #{$PROGRAM_NAME} ${usageOf(wish)}" if ARGV.length != ${values.length}`,
            `${values.join(', ')} = ARGV`,
          ]
        : []),
      ...(isQuestion
        ? values.flatMap((role) => [
            `print '${role === 'age' ? 'Age' : 'Name'}: '`,
            `${role} = gets.to_s.chomp`,
          ])
        : []),
      `message = "${textOf(wish, (role) => `#{${role}}`)}"${isLoud ? '.upcase' : ''}`,
      ...(has(wish, 'shout') ? ['message = message.upcase if shout'] : []),
      ...(repeats(wish) ? [`${has(wish, 'times') ? 'times' : times}.times { puts message }`] : print),
    ].join('\n'),
  };
};

const php: Writer = (wish) => {
  const { options, values, isQuestion, isRequired, times, isLoud } = wish;
  const standard = standards(wish, 'null', "'");
  const text = `"${textOf(wish, (role) => `{$${role}}`)}"`;
  const usage = `fwrite(STDERR, "usage: {$argv[0]} ${usageOf(wish)}\\n");`;
  const needsUsage = options.length > 0 || (values.length > 0 && !isQuestion);
  return {
    definition: '',
    example: [
      ...(needsUsage
        ? [
            `$fail = function () use ($argv): never {`,
            `  ${usage}`,
            '  exit(1);',
            '};',
            // "--name=Ada" is the same as "--name Ada".
            '$words = [];',
            'foreach (array_slice($argv, 1) as $word) {',
            "  array_push($words, ...(str_starts_with($word, '--') ? explode('=', $word, 2) : [$word]));",
            '}',
          ]
        : []),
      ...options.map(({ role }) => `$${role} = ${standard[role]};`),
      ...(options.length > 0
        ? [
            `while ($words !== [] && str_starts_with($words[0], '-')) {`,
            '  switch (array_shift($words)) {',
            ...options.flatMap(({ role, flags }) => [
              ...flags.map((flag) => `    case '${flag}':`),
              role === 'shout'
                ? '      $shout = true;'
                : isNumber(role)
                  ? `      $${role} = filter_var(array_shift($words), FILTER_VALIDATE_INT, FILTER_NULL_ON_FAILURE) ?? $fail();`
                  : `      $${role} = array_shift($words) ?? $fail();`,
              '      break;',
            ]),
            '    default:',
            '      $fail();',
            '  }',
            '}',
          ]
        : []),
      ...(isRequired && has(wish, 'name') ? ['if ($name === null) {', '  $fail();', '}'] : []),
      ...(needsUsage
        ? [`if (count($words) !== ${isQuestion ? 0 : values.length}) {`, '  $fail();', '}']
        : []),
      ...(values.length > 0 && !isQuestion
        ? [`[${values.map((role) => `$${role}`).join(', ')}] = $words;`]
        : []),
      ...(isQuestion
        ? values.flatMap((role) => [
            `echo '${role === 'age' ? 'Age' : 'Name'}: ';`,
            `$${role} = trim((string) fgets(STDIN));`,
          ])
        : []),
      `$message = ${isLoud ? `strtoupper(${text})` : text};`,
      ...(has(wish, 'shout') ? ['if ($shout) {', '  $message = strtoupper($message);', '}'] : []),
      repeats(wish)
        ? `echo str_repeat($message . PHP_EOL, ${has(wish, 'times') ? 'max(0, $times)' : times});`
        : 'echo $message, PHP_EOL;',
    ].join('\n'),
  };
};

const bash: Writer = (wish) => {
  const { options, values, isQuestion, isRequired, times, isLoud } = wish;
  const standard = standards(wish, '', '');
  const needsUsage = options.length > 0 || (values.length > 0 && !isQuestion);
  return {
    definition: needsUsage
      ? ['usage() {', `  echo "usage: $0 ${usageOf(wish)}" >&2`, '  exit 1', '}'].join('\n')
      : '',
    example: [
      ...options.map(({ role }) => `${role}=${standard[role]}`),
      ...(options.length > 0
        ? [
            'while (($# > 0)); do',
            '  case $1 in',
            ...options.flatMap(({ role, flags }) =>
              role === 'shout'
                ? [`    ${flags.join(' | ')}) shout=true ;;`]
                : [
                    `    ${flags.join(' | ')})`,
                    '      if (($# < 2)); then usage; fi',
                    `      ${role}=$2`,
                    '      shift',
                    '      ;;',
                    ...flags
                      .filter((flag) => flag.startsWith('--'))
                      .map((flag) => `    ${flag}=*) ${role}=\${1#*=} ;;`),
                  ],
            ),
            '    -*) usage ;;',
            `    *) ${values.length > 0 && !isQuestion ? 'break' : 'usage'} ;;`,
            '  esac',
            '  shift',
            'done',
          ]
        : []),
      ...(isRequired && has(wish, 'name') ? ['if [[ -z $name ]]; then usage; fi'] : []),
      ...(has(wish, 'times') ? ['if ! [[ $times =~ ^[0-9]+$ ]]; then usage; fi'] : []),
      ...(values.length > 0 && !isQuestion
        ? [`if (($# != ${values.length})); then usage; fi`, ...values.map((role, at) => `${role}=$${at + 1}`)]
        : []),
      ...(isQuestion
        ? values.map((role) => `read -r -p '${role === 'age' ? 'Age' : 'Name'}: ' ${role}`)
        : []),
      `message="${textOf(wish, (role) => `$${role}`)}"`,
      ...(has(wish, 'shout') ? ['if $shout; then message=${message^^}; fi'] : []),
      ...(isLoud ? ['message=${message^^}'] : []),
      ...(repeats(wish)
        ? [
            `for ((i = 0; i < ${has(wish, 'times') ? 'times' : times}; i++)); do`,
            `  printf '%s\\n' "$message"`,
            'done',
          ]
        : [`printf '%s\\n' "$message"`]),
    ].join('\n'),
  };
};

const WRITERS: Readonly<Record<string, Writer>> = { python, ruby, php, bash };

/** A greeting with flags, or with a name that is given or asked for; undefined for any other wish. */
export function planGreeting(prompt: string, language: string): Snippet | undefined {
  const write = Object.hasOwn(WRITERS, language) ? WRITERS[language] : undefined;
  const wish = write && readGreeting(prompt);
  return wish && write?.(wish);
}
