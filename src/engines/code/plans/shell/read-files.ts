import type { WishText } from '../reading/text.ts';

/** The files that a script works on. */
interface Files {
  readonly check: readonly string[];
  /** The words between `for file in` and `; do`. */
  readonly list: string;
  readonly isArguments: boolean;
  readonly folder: string;
  readonly pattern: string;
}

const STATUS =
  '(?:,? ?(?:and )?(?:exits?|quits?|fails?|ends?)(?: with)?(?: (?:exit )?(?:status|code))?(?: (\\d))?)?';
const USAGE = new RegExp(
  `(?:[,;] ?|\\band |\\bit )*\\b(?:(?:prints?|shows?|displays?|writes?)(?: an?| the)? usage(?: message| line| text| hint)?(?: (?:to|on) (?:stderr|standard error))?${STATUS}|exits? (?:with )?(?:an? )?(?:usage message|error)) (?:if|when|unless) (?:called |run |it is called |it is run )?(?:without|there (?:is|are) no|no|the|an?|any|exactly one|one) (?:\\w+ )?(?:arguments?|parameters?|directory|folder|dir|files?|file names?)(?: (?:is|are|was|were))?(?: ?(?:missing|given|passed|not given|provided|not provided|supplied))?|(?:[,;] ?|\\band )*\\b(?:if|when) (?:no|the|an?) (?:\\w+ )?(?:arguments?|directory|folder|files?)(?: (?:is|are|was|were))?(?: (?:missing|given|passed|not given|provided)),? (?:it )?(?:prints?|shows?)(?: an?| the)? usage(?: message)?(?: (?:to|on) (?:stderr|standard error))?${STATUS}`,
);
const NOT_A_FOLDER = new RegExp(
  `(?:[,;] ?|\\band )*\\b(?:(?:prints?|writes?|shows?) an error(?: message)?(?: (?:to|on) (?:stderr|standard error))?${STATUS}|(?:exits?|fails?|quits?)(?: with)?(?: (?:an? )?(?:error|status|code))*(?: (\\d))?) (?:if|when) (?:the|that|this|it) ?(?:argument|directory|folder|dir)? ?(?:is not a directory|does ?n[o']t exist|is missing|isn't a directory|is not there)`,
);

const ARGUMENT_FOLDER =
  /\b(?:(?:that |which )?(?:takes?|given|in|of|from|under|inside|gets?|expects?) )?(?:an?|the) (?:directory|dir|folder)(?: name| path)?(?:(?: that is)? (?:given|passed|named|specified))?(?: (?:as|by|in|on|via))?(?: (?:the|its|an?))?(?: first| only)?(?: command[- ]line)? (?:argument|arg|parameter)\b|\b(?:that |which )?takes? (?:an?|the) (?:directory|dir|folder)(?: name| path)?\b|\b(?:in|of|under|inside) (?:an? given|the given|the passed|an?) (?:directory|dir|folder)\b/;
const ARGUMENT_FILES =
  /\b(?:(?:takes?|of|for|over|with) )?(?:each |every |all |the |any number of |one or more |several |some )*(?:of the )?files?(?: ?names?)?(?: (?:that (?:is|are) )?(?:given|passed|named|specified))?(?: (?:as|by|in|on|to))?(?: (?:the|its|an?))? (?:command[- ]line )?(?:arguments?|args|command line|script)\b/;

/** Which files a wish names, and where they are. */
export function readFiles(wish: WishText): Files | undefined {
  const usage = wish.take(USAGE);
  const noFolder = wish.take(NOT_A_FOLDER);
  const status = usage?.slice(1).find((one) => one !== undefined) ?? '1';
  const noStatus = noFolder?.slice(1).find((one) => one !== undefined) ?? '1';
  if (wish.take(ARGUMENT_FILES))
    return {
      check: ['if (($# == 0)); then', '  echo "usage: $0 FILE..." >&2', `  exit ${status}`, 'fi'],
      list: '"$@"',
      isArguments: true,
      folder: '',
      pattern: '',
    };
  const isGiven = wish.take(ARGUMENT_FOLDER) !== undefined;
  while (
    isGiven &&
    wish.take(/\b(?:in|of|from|inside) (?:it|there|that (?:directory|folder)|the (?:directory|folder))\b/)
  );
  const named = isGiven
    ? undefined
    : wish.take(
        /\b(?:in|of|from|under|inside|below) (?:the )?(?:directory |folder )?((?:~|\.{1,2})?\/[\w./-]*\w)(?: (?:directory|folder))?/,
      );
  const isHere =
    !isGiven &&
    !named &&
    wish.take(
      /\b(?:in|of|from|inside) (?:the )?(?:current|this|working) (?:working )?(?:directory|dir|folder)\b/,
    ) !== undefined;
  if ((usage || noFolder) && !isGiven) return undefined;
  const kind =
    wish.take(
      /(?:\*)?\.([a-z0-9]{1,6}(?:\.(?:gz|bz2|xz|zip))?)\b(?= files?\b|\s*$|,| in|·| ·)(?: files?)?/,
    ) ??
    wish.take(
      /\b(?:ending (?:in|with)|with the extension|that end (?:in|with)) \.?([a-z0-9]{1,6}(?:\.gz)?)\b/,
    ) ??
    wish.take(
      /\b(log|txt|csv|json|jpe?g|png|gif|webp|heic|bmp|tiff|wav|flac|ogg|mp3|mp4|mkv|avi|mov|md|pdf|xml|html?|py|js|sh|zip|backup)(?= (?:files?|images?|pictures?|photos?|videos?|songs?|in)\b)(?: (?:files?|images?|pictures?|photos?|videos?|songs?))?/,
    );
  if (!kind && !wish.take(/\b(?:regular )?files?\b/)) return undefined;
  const extension = kind?.[1] && kind[1] !== 'backup' ? wish.original(kind, kind[1]) : undefined;
  if (kind && !extension) return undefined;
  const folder = isGiven ? '"$directory"' : named ? wish.original(named, named[1] ?? '') || '.' : '.';
  if (!isGiven && !named && !isHere && !extension && !/\brenam/i.test(wish.given)) return undefined;
  const pattern = extension ? `*.${extension}` : '*';
  return {
    check: isGiven
      ? [
          'if (($# != 1)); then',
          '  echo "usage: $0 DIRECTORY" >&2',
          `  exit ${status}`,
          'fi',
          'directory=${1%/}',
          'if [[ ! -d $directory ]]; then',
          '  echo "$0: $directory is not a directory" >&2',
          `  exit ${noStatus}`,
          'fi',
        ]
      : [],
    list: folder === '.' ? pattern : `${folder}/${pattern}`,
    isArguments: false,
    folder,
    pattern,
  };
}
