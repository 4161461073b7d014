import type { Snippet } from '../../snippets/snippets.ts';
import { WishText } from '../reading/text.ts';

interface Option {
  readonly short?: string;
  readonly long?: string;
  /** The variable. */
  readonly name: string;
  /** The name of its value in the usage; a switch has none. */
  readonly value?: string;
  readonly about: string;
  readonly standard?: string;
  readonly isRequired: boolean;
  /** It names a file that must be there. */
  readonly isFile?: boolean;
  readonly isNumber: boolean;
}

const EITHER = '(?: ?[/|,] ?| or | \\()';
/** "-v", "--verbose", "-v/--verbose", "--verbose or -v"; two long ones behind each other are two options. */
const FLAG = `(?<![\\w-])(?:(-[a-z])(?:${EITHER}(--[a-z][a-z-]*)\\)?)?|(--[a-z][a-z-]*)(?:${EITHER}(-[a-z])(?![\\w-])\\)?)?)(?![\\w-])(?:[= ](?:<(\\w+)>|([A-Z_]{1,12})\\b))?`;

const SWITCHES =
  /^(?:verbose|verbosity|quiet|silent|force|forced|help|dry|recursive|recursively|debug|flag|all|yes|no|overwrite|version|interactive|append|reverse|compress|color|colour|follow|keep|usage|show|showing|enable|enables|turn|turns|skip|ignore)\b/;
const NUMBERS =
  /\b(?:number|count|port|seconds?|minutes?|days?|times|size|limit|timeout|retries|lines|depth|level|threshold|percent|n|age)\b/;

const SILENT: ReadonlySet<string> = new Set(
  `a an the and that which bash shell script write create make it its of to in for with please simple small takes take accepts accept
  supports support parses parse parsing reads read handles handle using use getopts command line options option flags flag arguments argument
  following these are is has have or template skeleton boilerplate starter`.split(/\s+/),
);

const nameOf = (long: string | undefined, about: string, short: string | undefined): string => {
  if (long) return long.slice(2).replaceAll('-', '_');
  const words = about.match(/[a-z]+/g) ?? [];
  const word = words.find(
    (one) => !/^(?:for|an?|the|to|of|with|its|is|name|mode|output(?= )|flag|option)$/.test(one),
  );
  return word ?? `option_${short?.slice(1) ?? ''}`;
};

function optionOf(
  flags: readonly string[],
  said: string,
  placeholder: string | undefined,
): Option | undefined {
  const short = flags.find((flag) => !flag.startsWith('--'));
  const long = flags.find((flag) => flag.startsWith('--'));
  let about = said
    .replace(/[(),.;:]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const take = (pattern: RegExp): RegExpExecArray | undefined => {
    const found = pattern.exec(about) ?? undefined;
    if (found) about = about.replace(found[0], ' ').replace(/\s+/g, ' ').trim();
    return found;
  };
  const standard = take(
    /\b(?:which |that |with )?(?:an? |the )?(?:defaults?(?:ing)?(?: to| is| of| value)*|by default) ["'`]?([\w./:-]+)["'`]?/,
  )?.[1];
  const isRequired = take(/\b(?:which |that )?(?:is |are )?(?:required|mandatory)\b/) !== undefined;
  take(/\b(?:which |that )?(?:is |are )?optional\b/);
  const isNumber =
    take(/\b(?:which |that )?(?:must be|is|has to be) an? (?:positive )?(?:number|integer)\b/) !== undefined;
  about = about
    .replace(/^(?:(?:for|as|is|=|to|sets?|specif(?:y|ies)|gives?|with|an?|the) )+/, '')
    .replace(/(?:^| )(?:and|or|plus)(?: an?| the)?$/, '')
    .replace(/^(?:an? )?(?:option|flag|switch)$/, '');
  // "That copies them" is no description, and "fail if it is missing" is none either.
  if (
    about.split(' ').length > 7 ||
    /\b(?:that|which) \w+s\b|\b(?:if|when|unless|must|fails?|errors?)\b/.test(about)
  )
    return undefined;
  const plain = about || (long?.slice(2).replaceAll('-', ' ') ?? '');
  const isSwitch =
    placeholder === undefined &&
    standard === undefined &&
    !isNumber &&
    !isRequired &&
    (SWITCHES.test(plain) || /\b(?:flag|mode|switch)$/.test(plain) || (about === '' && SWITCHES.test(plain)));
  if (plain === '' && placeholder === undefined) return undefined;
  const name = nameOf(long, plain, short);
  const noun = /\b(file|directory|folder|dir|url|host|port|path|name|number|count|seconds|days|level)\b/.exec(
    plain,
  )?.[1];
  return {
    ...(short ? { short: short.slice(1) } : {}),
    ...(long ? { long: long.slice(2) } : {}),
    name,
    ...(isSwitch ? {} : { value: (placeholder ?? noun ?? name).toUpperCase() }),
    about: plain || name,
    ...(standard === undefined ? {} : { standard }),
    isRequired,
    isNumber: isNumber || (!isSwitch && /^\d+$/.test(standard ?? '') && NUMBERS.test(plain)),
  };
}

const STOP =
  /[,;] (?:and )?(?:that|which|it|prints?|shows?|exits?|with a usage|fails?|errors?|aborts?|complains?)\b|[,;] (?:and )?(?:the )?[a-z-]+(?: file)? (?:is|are) (?:required|mandatory)\b|\band (?:that |it )?(?:prints?|shows?|exits?|checks?|fails?)\b|\bthat (?:prints?|shows?|exits?)\b|[,;] (?:if|when|unless)\b/;

const USAGE =
  /(?:[,;] ?|\band |\bthat |\bwhich |\bit |\bwith )*\b(?:(?:prints?|shows?|displays?|gives?)(?: an?| the)? usage(?: message| text| help)?|an? usage(?: message| text)?)(?: (?:to|on) (?:stderr|standard error))?(?:,? ?(?:and )?exits?(?: with)?(?: (?:status|code|exit code))?(?: (\d+)))?(?: (?:for|on|if|when|with) (?:(?:an?|the|any|no|is|are|there) )*(?:unknown|invalid|unrecogni[sz]ed|wrong|missing|bad|required|called|given|-h|help)?(?:,| or| and|ly| ?(?:options?|arguments?|flags?|parameters?|unknown|missing|invalid|is|are|given|required|values?|without|any|an?))*)?(?:,? ?(?:and )?exits?(?: with)?(?: (?:status|code|exit code|an error))?(?: (\d+))?)?/;
const EXIT =
  /(?:[,;] ?|\band |\bit )*\bexits?(?: with)?(?: (?:status|code|exit code|an? error|nonzero|non-zero))*(?: (\d+))?(?: (?:for|on|if|when) (?:(?:an?|the|any|there|is|are) )*(?:unknown|invalid|missing|required|bad|wrong|given|or|and|options?|arguments?|flags?|values?| )+)?/;
const ALL_NEEDED = /,? ?\b(?:both|all)(?: of them)?(?: being| are)? (?:required|mandatory)\b/i;
const NEEDED =
  /(?:[,;] ?|\band |\bit |\bmust )*\b(?:fails?|errors?(?: out)?|aborts?|stops?|complains?|exits?|(?:prints?|shows?)(?: an?| the)? (?:error|usage)(?: message)?(?: and exits?)?)(?: with)?(?: an?)?(?: error| usage| message| nonzero| non-zero| status| code| 1)* (?:if|when|unless)(?: the| an?| no)? (--?[a-z-]+|[a-z]+)(?: (?:option|flag|argument|file|value|directory|folder))? (?:is |was )?(?:missing|not (?:given|set|provided|passed|specified)|empty|omitted|given|provided|do(?:es)? ?n[o'’]t exist|not there)|(?:[,;] ?|\band |\bwhere )*\b(?:the )?(?:(--?[a-z-]+)|([a-z]+))(?: (?:option|flag|file|argument))? (?:is|are|must be) (?:required|mandatory|given)/;
const VALUES =
  /(?:[,;] ?|\band |\bthat |\bwhich |\bthen |\bit )*\b(?:prints?|shows?|echo(?:es)?|outputs?)(?: (?:the|their|its|all|each|out|parsed))* ?(?:values?|options?|them|settings|results?)(?: (?:of|for) (?:the|each|all) options?)?(?: at the end)?/;
const REST =
  /(?:[,;] ?|\band |\bplus |\bfollowed by |\bwith |\btakes? )*\b(?:one or more|any number of|a list of|several|the|remaining|additional|some)? ?(files?|names?|arguments|directories|urls?)(?: (?:names|arguments))? (?:as (?:the )?(?:arguments?|positional arguments?|remaining arguments)|after (?:the|them)(?: options)?|as the rest)/;

const STRICT =
  /[,;]? ?\b(?:and |with |in |using |plus )*(?:(?:bash )?strict mode(?: \(?set -euo pipefail\)?)?|set -euo pipefail)(?![\w-])/gi;
/** "And a trap that cleans up the temp directory". */
const TRAP =
  /[,;]? ?\b(?:and |with |plus |an? |the )*(?:clean-?up trap|(?:exit )?trap(?= (?:that|which|to|for)\b|[ ,.;]*$))(?: (?:that|which|to|for|on exit))*(?: (?:cleans?|cleaning|clean-?up|removes?|removing|deletes?|deleting)(?: up)?)?(?: (?:of )?(?:an?|the|its|all|any))*(?: (?:temp(?:orary)?|tmp) (?:directory|folder|dir|files?))?(?: (?:on|at) (?:exit|the end)| when (?:it|the script) (?:ends|exits))?/i;
const USAGE_TEXT =
  /,? (?:and|plus|with)(?: an?| the)? usage(?: text| message| function| help)?(?=\s*(?:$|[.;,]))/gi;
const CLEANUP = `work=$(mktemp -d)
# Runs however the script ends.
trap 'rm -rf -- "$work"' EXIT
echo "working in $work"`;

/** A script that reads the options that a wish names. */
export function planOptions(asked: string): Snippet | undefined {
  const isTrapped = TRAP.test(asked);
  const blank = (text: string): string => ' '.repeat(text.length);
  const given = asked.replace(TRAP, blank).replace(STRICT, blank).replace(USAGE_TEXT, blank);
  const all = ALL_NEEDED.exec(given);
  const prompt = all ? given.replace(all[0], ' '.repeat(all[0].length)) : given;
  const wish = new WishText(prompt);
  const found = [...prompt.matchAll(new RegExp(FLAG, 'g'))];
  if (found.length < 2 || found.length > 12) return undefined;
  const options: Option[] = [];
  for (const [at, match] of found.entries()) {
    const start = match.index + match[0].length;
    const next = found[at + 1]?.index ?? prompt.length;
    const text = prompt.slice(start, next);
    const end = start + (STOP.exec(text)?.index ?? text.length);
    const flags = match.slice(1, 5).filter((flag) => flag !== undefined);
    // A flag that comes again is spoken about, and not another option.
    if (options.some(({ short, long }) => flags.some((flag) => flag === `-${short}` || flag === `--${long}`)))
      continue;
    const option = optionOf(flags, prompt.slice(start, end).toLowerCase(), match[5] ?? match[6]);
    if (!option || options.some(({ name }) => name === option.name)) return undefined;
    options.push(
      all && match.index < all.index && option.value !== undefined ? { ...option, isRequired: true } : option,
    );
    wish.cover(match.index, end);
  }
  for (let need = wish.take(NEEDED); need; need = wish.take(NEEDED)) {
    const word = need.slice(1, 4).find((one) => one !== undefined) ?? '';
    const at = options.findIndex(
      ({ short, long, name, about }) =>
        word === `-${short}` || word === `--${long}` || word === name || about.split(' ').includes(word),
    );
    const option = options[at];
    if (option?.value === undefined) return undefined;
    options[at] = { ...option, ...(/exist/.test(need[0]) ? { isFile: true } : { isRequired: true }) };
  }
  const usage = wish.take(USAGE);
  const exit = wish.take(EXIT);
  wish.take(VALUES);
  const rest = wish.take(REST)?.[1];
  if (wish.left(SILENT).length > 0) return undefined;
  const made = written(options, usage?.[1] ?? usage?.[2] ?? exit?.[1] ?? '2', rest);
  return isTrapped ? { ...made, example: `${CLEANUP}\n${made.example}` } : made;
}

function written(given: readonly Option[], status: string, rest: string | undefined): Snippet {
  const isHelp = ({ short, long, about, value }: Option): boolean =>
    value === undefined && (short === 'h' || long === 'help' || /^(?:help|usage)/.test(about));
  const options = given.filter((option) => !isHelp(option));
  const help = given.find(isHelp);
  const helpFlag = help ?? (options.some(({ short }) => short === 'h') ? undefined : { short: 'h' });
  const isLong = given.some(({ long }) => long !== undefined);
  const flagsOf = ({ short, long }: Pick<Option, 'short' | 'long'>): string[] => [
    ...(short ? [`-${short}`] : []),
    ...(long ? [`--${long}`] : []),
  ];
  const shown = (option: Option): string => {
    const text = `${flagsOf(option)[0]}${option.value ? ` ${option.value}` : ''}`;
    return option.isRequired ? text : `[${text}]`;
  };
  const tail = rest ? ` ${rest.replace(/ies$/, 'y').replace(/s$/, '').toUpperCase()}...` : '';
  const line = (flags: string, about: string): string => `  ${flags.padEnd(22)} ${about}`.trimEnd();
  const about = options.map((option) =>
    line(
      `${flagsOf(option).join(', ')}${option.value ? ` ${option.value}` : ''}`,
      `${option.about}${option.isRequired ? ' (required)' : option.standard === undefined ? '' : ` (default ${option.standard})`}`,
    ),
  );
  const cases = options.map((option) =>
    option.value === undefined
      ? ({ flags: flagsOf(option), run: [`${option.name}=true`] } as const)
      : ({
          flags: flagsOf(option),
          run: [`${option.name}=${isLong ? '$2' : '$OPTARG'}`],
          isValued: true,
        } as const),
  );
  const checks = [
    ...options
      .filter(({ isRequired }) => isRequired)
      .map((option) => `if [[ -z $${option.name} ]]; then fail '${flagsOf(option)[0]} is required'; fi`),
    ...options
      .filter(({ isFile }) => isFile)
      .map(({ name }) => `if [[ -n $${name} && ! -e $${name} ]]; then fail "$${name} does not exist"; fi`),
    ...options
      .filter(({ isNumber }) => isNumber)
      .map(
        (option) =>
          `if [[ -n $${option.name} && ! $${option.name} =~ ^[0-9]+$ ]]; then fail '${flagsOf(option)[0]} must be a number'; fi`,
      ),
    ...(rest ? [`if (($# == 0)); then fail 'nothing to work on'; fi`] : []),
  ];
  const parsing = isLong
    ? [
        'while (($# > 0)); do',
        '  case $1 in',
        ...cases.flatMap(({ flags, run, ...more }) =>
          'isValued' in more
            ? [
                `    ${flags.join(' | ')})`,
                '      if (($# < 2)); then fail "$1 needs a value"; fi',
                ...run.map((code) => `      ${code}`),
                '      shift',
                '      ;;',
              ]
            : [`    ${flags.join(' | ')}) ${run.join('; ')} ;;`],
        ),
        ...(helpFlag
          ? [
              `    ${flagsOf({ short: 'h', long: 'help', ...helpFlag }).join(' | ')})`,
              '      usage',
              '      exit 0',
              '      ;;',
            ]
          : []),
        '    --)',
        '      shift',
        '      break',
        '      ;;',
        '    -?*) fail "unknown option $1" ;;',
        '    *) break ;;',
        '  esac',
        '  shift',
        'done',
      ]
    : [
        `while getopts ':${options.map(({ short, value }) => `${short}${value ? ':' : ''}`).join('')}${helpFlag?.short ?? ''}' option; do`,
        '  case $option in',
        ...cases.map(
          ({ flags, run }) => `    ${flags.map((flag) => flag.slice(1)).join(' | ')}) ${run.join('; ')} ;;`,
        ),
        ...(helpFlag ? [`    ${helpFlag.short})`, '      usage', '      exit 0', '      ;;'] : []),
        '    :) fail "-$OPTARG needs a value" ;;',
        '    *) fail "unknown option -$OPTARG" ;;',
        '  esac',
        'done',
        'shift $((OPTIND - 1))',
      ];
  return {
    definition: [
      'usage() {',
      '  cat <<EOF',
      `usage: $0 ${options.map(shown).join(' ')}${tail}`,
      ...about,
      ...(helpFlag
        ? [
            line(
              flagsOf(isLong ? { short: 'h', long: 'help', ...helpFlag } : helpFlag).join(', '),
              'shows this text',
            ),
          ]
        : []),
      'EOF',
      '}',
      '',
      'fail() {',
      '  echo "$0: $1" >&2',
      '  usage >&2',
      `  exit ${status}`,
      '}',
      '',
      ...options.map(
        ({ name, value, standard }) => `${name}=${value === undefined ? 'false' : (standard ?? "''")}`,
      ),
      ...parsing,
      ...checks,
    ].join('\n'),
    example: [
      ...options.map(({ name }) => `echo "${name}: $${name}"`),
      ...(rest ? [`printf '%s\\n' "$@"`] : []),
    ].join('\n'),
  };
}
