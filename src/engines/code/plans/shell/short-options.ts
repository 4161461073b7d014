import type { Snippet } from '../../snippets/snippets.ts';
import { WishText } from '../reading/text.ts';

const SILENT: ReadonlySet<string> = new Set(
  'a an the and or that which bash shell script small write create make with has have takes take accepts accept reads read using use via by getopts getopt option options flag flags switch switches following both'.split(
    ' ',
  ),
);
const OPTION =
  /(?<![\w-])-([a-z])(?![\w-])(?: ?\(?(?:(?:(for|as|to turn on|turns on|enables?|means|=) )?(?:an? |the )?(verbose(?: (?:mode|output))?|quiet(?: mode)?|help|debug(?: mode)?|dry[- ]run|force)|(?:(?:for|with|followed by|as) )?(?:an? |the )?<?([a-z]+)(?: (?:file|name|path|directory|folder))?>?)\)?)?(?=$|[\s,.;)·])/;
const USAGE =
  /(?:[,;] ?|\band |\bwith |\bthat |\bit )*\b(?:prints? |shows? |displays? )?(?:an? |the )?usage(?: (?:message|text|line|hint))?(?: (?:is (?:shown|printed)|and (?:exits?|fails)[^,;.]*?))?(?: (?:when|if|for|on)(?: (?:something|an?|one|any|the|required|unknown|invalid|wrong|argument|option|it|they|of them|options|arguments|is|are|missing|given|not|input|output|or))+)?/;

const EXIT =
  /,? ?\b(?:and |then |with |it )*(?:exits? |ends |fails )?(?:with )?(?:an? |the )?(?:exit |status )(?:code |status )?(?:of |is )?(\d{1,3})(?: (?:then|in that case))?/;

/** "With the options -i input, -o output and -v for verbose". */
export function planShortOptions(prompt: string): Snippet | undefined {
  const wish = new WishText(prompt);
  if (!wish.has(/\bgetopts?\b|\b(?:options?|flags?|switch(?:es)?|usage)\b/)) return undefined;
  const exit = wish.take(EXIT);
  wish.take(USAGE);
  const options: { readonly letter: string; readonly name: string; readonly isFlag: boolean }[] = [];
  for (let found = wish.take(OPTION); found?.[1]; found = wish.take(OPTION)) {
    const flag = found[3]?.replace(/ (?:mode|output)$/, '').replaceAll(/[- ]/g, '_');
    const named = found[4];
    if (flag === undefined && (named === undefined || /^(?:and|or|for|the|with|using)$/.test(named)))
      return undefined;
    options.push({ letter: found[1], name: flag ?? named ?? '', isFlag: flag !== undefined });
  }
  const named = options.filter(({ isFlag }) => !isFlag);
  const flags = options.filter(({ isFlag, name }) => isFlag && name !== 'help');
  const letters = new Set(options.map(({ letter }) => letter));
  if (named.length === 0 || letters.size < options.length || wish.left(SILENT).length > 0) return undefined;
  const usage = [
    ...named.map(({ letter, name }) => `-${letter} ${name.toUpperCase()}`),
    ...options.filter(({ isFlag }) => isFlag).map(({ letter }) => `[-${letter}]`),
  ].join(' ');
  return {
    definition: [
      'usage() {',
      `  echo "usage: $0 ${usage}" >&2`,
      `  exit ${exit?.[1] ?? 1}`,
      '}',
      '',
      ...named.map(({ name }) => `${name}=`),
      ...flags.map(({ name }) => `${name}=false`),
      `while getopts '${options.map(({ letter, isFlag }) => `${letter}${isFlag ? '' : ':'}`).join('')}' option; do`,
      '  case $option in',
      ...named.map(({ letter, name }) => `    ${letter}) ${name}=$OPTARG ;;`),
      ...flags.map(({ letter, name }) => `    ${letter}) ${name}=true ;;`),
      '    *) usage ;;',
      '  esac',
      'done',
      'shift $((OPTIND - 1))',
      '',
      `if [[ ${named.map(({ name }) => `-z $${name}`).join(' || ')} ]]; then usage; fi`,
      ...flags.map(({ name }) => `if $${name}; then echo '${name.replaceAll('_', ' ')} is on' >&2; fi`),
      `echo "${named.map(({ name }) => `${name}: $${name}`).join(', ')}"`,
    ].join('\n'),
    example: '',
  };
}
