import type { Snippet } from '../snippets/snippets.ts';
import { NUMBER, numberOf, WishText } from './reading/text.ts';

type Role = 'name' | 'shout' | 'times' | 'age';

interface Option {
  readonly role: Role;
  /** With their dashes. */
  readonly flags: readonly string[];
}

/** A program that greets someone, as a wish describes it. */
interface Greeting {
  readonly options: readonly Option[];
  /** Asked for, or given in this order. */
  readonly values: readonly Role[];
  readonly isQuestion: boolean;
  readonly isLoud: boolean;
  readonly isRequired: boolean;
  readonly name: string;
  readonly times: number;
}

const ROLES: readonly (readonly [Role, RegExp])[] = [
  ['name', /^-{1,2}(?:name|n|user|who|person|to)$/],
  ['shout', /^-{1,2}(?:shout(?:ing)?|upper(?:-?case)?|loud(?:ly)?|caps|capitals?|yell|u|s|l)$/],
  ['times', /^-{1,2}(?:times|count|repeat|number|c|t|r|n)$/],
];

const FLAG =
  /(?<![\w-])(--?[a-z][a-z-]*)(?:(?: ?[/|,]| or) ?(--?[a-z][a-z-]*))?(?:[ =](?:<\w+>|name\b|n\b|times\b|number\b))?(?: (?:flags?|options?|switch(?:es)?|arguments?|parameters?))?/;

const SILENT: ReadonlySet<string> = new Set(
  `a an the and that which with it its for of to in on by as is are or if when one has have takes take accepts accept supports
  support using optional write create make me please simple small program script tool command line cli app greet greets greeter
  greeting greetings hello hi say says saying print prints printing output outputs user users user's person someone people them
  flag flags option options switch argument arguments given then python ruby php bash shell sh name named letters letter repeat world default
  repeats repeated`.split(/\s+/),
);

function readGreeting(prompt: string): Greeting | undefined {
  if (
    !/\bgreet|\bhello\b/i.test(prompt) ||
    /\b(?:server|http|api|function|method|class|page|files?)\b/i.test(prompt)
  )
    return undefined;
  const wish = new WishText(prompt.replace(/\bgreet\w*\.\w{2,3}\b/i, 'script'));
  const options: Option[] = [];
  const role = (flag: string): Role | undefined =>
    ROLES.find(([one, pattern]) => pattern.test(flag) && !options.some((known) => known.role === one))?.[0];
  for (let found = wish.take(FLAG); found?.[1]; found = wish.take(FLAG)) {
    const flags = [found[1], found[2]].filter((flag) => flag !== undefined);
    const long = flags.find((flag) => flag.startsWith('--')) ?? found[1];
    const known = role(long);
    if (!known) return undefined;
    options.push({ role: known, flags });
  }
  const asked = wish.take(
    /\b(?:asks?|prompts?)(?: the user| me)?(?: for| to enter| to type)(?: (?:the user'?s|the|an?|their|your|my))* name(?:,? and(?: (?:the|an?|their|your|my))* (age))?/,
  );
  const given =
    asked ??
    wish.take(
      /\b(?:takes?|accepts?|reads?|gets?|expects?|with) (?:an?|the|one) name(?:,? and(?: an?| the)? (age))? (?:as|from|on) (?:an? |the |its |two )?(?:first |only |single |positional )*(?:command[- ]?line )?(?:arguments?|parameters?|command line|user|input|args?)|\b(?:the|an?|their) name (?:(?:is |that is )?(?:given|passed|taken) )?(?:as|from|on|in) (?:an? |the |its )?(?:first |only )?(?:command[- ]?line )?(?:argument|parameter|command line|arg)/,
    );
  const isTyped = given !== undefined && /\b(?:user|input)$/.test(given[0]);
  if (options.length === 0 && !given) return undefined;
  const standard = wish.take(
    /,? ?\b(?:and |or )?(?:that |which |with )?(?:(?:an? |the )?default(?:s|ing)?(?: (?:name|value))?(?: (?:is|of|to))*|falls? back to|says? hello to) ["'`]?(?!an?\b|the\b)([a-z]+)["'`]?(?: (?:as (?:the )?default|if (?:no|the) name (?:is|was) (?:not )?(?:given|passed|missing|provided)|by default))?/,
  );
  const required = wish.take(
    /,? ?\b(?:and |or )?(?:(?:prints?|shows?|exits?|fails?)(?: with)?(?: an?| the)? (?:error|usage)(?: message)?(?: and exits?(?: with (?:status |code )?1)?)?|exits? with (?:status |code )?1) (?:if|when|without) (?:no|the|an?)? ?(?:name|argument)(?: (?:is|was))?(?: (?:missing|not given|given|passed|provided))?/,
  );
  const repeated = wish.take(new RegExp(`\\b(?:repeats? (?:it |the greeting )?)?${NUMBER} times\\b`));
  const isLoud =
    wish.take(
      /,? ?\b(?:and )?(?:(?:prints?|shows?|shouts?|makes?|writes?|turns?|converts?|says?|output|outputs) )?(?:(?:it|the greeting|the output|everything|the message) )?(?:(?:in|to|all|into|for) )*(?:upper ?-?case|capitals?|caps|capital letters|shouting|shouts?)\b/,
    ) !== undefined;
  while (
    wish.take(
      /\b(?:(?:how many|number of|how often|the|n|x) )*times(?: (?:to|it) (?:greet|repeat|print|is (?:printed|repeated))(?: it| the greeting)?)?\b|\b(?:in )?upper ?-?case|\bcapitals?\b|\bshout(?:s|ing)?\b|\bthe (?:word|message)\b/,
    )
  );
  if (wish.left(SILENT).length > 0) return undefined;
  const has = (one: Role): boolean => options.some((option) => option.role === one);
  const values: Role[] = given ? [...(has('name') ? [] : ['name' as const])] : [];
  if (given?.[1]) values.push('age');
  const name = standard?.[1] ? wish.original(standard, standard[1]) : 'World';
  return {
    options,
    values,
    isQuestion: asked !== undefined || isTyped,
    isLoud: isLoud && !has('shout'),
    isRequired: required !== undefined,
    name: name.charAt(0).toUpperCase() + name.slice(1),
    times: repeated?.[1] ? numberOf(repeated[1]) : 1,
  };
}

type Writer = (wish: Greeting) => Snippet;

const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);
const isNumber = (role: Role): boolean => role === 'times' || role === 'age';
const has = ({ options }: Greeting, role: Role): boolean => options.some((option) => option.role === role);
const repeats = (wish: Greeting): boolean => has(wish, 'times') || wish.times !== 1;
/** The text with marks for the parts, which each language writes in its own way. */
const textOf = (wish: Greeting, mark: (name: Role) => string): string =>
  `Hello, ${mark('name')}!${wish.values.includes('age') ? ` You are ${mark('age')} years old.` : ''}`;
/** As a usage line shows it. */
const usageOf = ({ options, values }: Greeting): string =>
  [
    ...options.map(({ role, flags }) => `[${flags[0]}${role === 'shout' ? '' : ` ${role.toUpperCase()}`}]`),
    ...values.map((role) => role.toUpperCase()),
  ].join(' ');

/** What each option is worth unless it is given, with quotes around texts. */
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
