import type { Snippet } from '../../snippets/snippets.ts';
import { NUMBER, numberOf, WishText } from '../reading/text.ts';
import { readGuard } from './files.ts';
import { COMPLAINS, COUNTS, doneWord, KEEPS, PARALLEL, SPACES } from './manners.ts';
import { readFiles } from './read-files.ts';

const SILENT: ReadonlySet<string> = new Set(
  'a an the and that which prints print shows show bash shell script small simple write create make loop loops looping over goes through for each every all in of to it its those them ones with is are one then iterate iterates find finds by their into please takes take me'.split(
    ' ',
  ),
);

interface Deed {
  readonly lines: readonly string[];
  /** Lines before and behind the loop. */
  readonly before?: readonly string[];
  readonly behind?: readonly string[];
}

const FREE = 'if [[ -e $target ]]; then\n  echo "$0: $target is there already" >&2\n  continue\nfi'.split(
  '\n',
);
const moved = (target: string): string[] => [
  ...target.split('\n'),
  'if [[ $target == "$file" ]]; then continue; fi',
  ...FREE,
  'mv -- "$file" "$target"',
];

const DATE = "(?:the |today's |todays |a |current )*(?:date|timestamp|date and time)";

/** The action on `$file`. */
function readDeed(wish: WishText): Deed | undefined {
  const dated = wish.take(
    /\b(?:makes? |creates? |writes? )?(?:an? )?(?:backs? up|backup(?: cop(?:y|ies))?|cop(?:y|ies))(?: copy)?(?: of)?\b/,
  );
  if (dated) {
    const isDated = wish.take(
      new RegExp(
        `\\b(?:with|by adding|adding|having|using)(?: appending)? ${DATE} (?:(?:appended|added|attached|put) (?:to|at|after|in)|in|to|as)(?: the end of)? (?:its|the|their) (?:file ?)?names?|\\b(?:to|as|named|called) (?:name|file)[-._](?:date|yyyy-?mm-?dd)|\\b(?:and )?appends? ${DATE} to (?:its|the|their) (?:file ?)?names?`,
      ),
    );
    const suffix = isDated
      ? undefined
      : wish.take(
          /\b(?:with|to|as|by adding|adding)(?: the| a| an)?(?: (?:suffix|extension|ending))? ?["'`]?(?:name|file)?\.(bak|old|orig|backup)["'`]?(?: (?:appended|added|suffix|extension|at the end)(?: to (?:its|the|their) names?)?)?/,
        );
    if (!isDated && !suffix?.[1]) return undefined;
    const target = isDated ? '$file-$(date +%Y-%m-%d)' : `$file.${suffix?.[1]}`;
    return { lines: [`target=${target}`, ...FREE, 'cp -p -- "$file" "$target"'] };
  }
  const converts = wish.take(
    /\bconvert(?:s|ing)?\b(?=.*\b(?:in)?to (?:an? )?\.?(jpe?g|png|webp|gif|bmp|tiff|mp3|wav|ogg|flac|mp4|mkv|webm|avi|mov)\b)/,
  );
  if (converts) {
    const kind = wish.take(
      /,? ?\b(?:in)?to (?:an? |the )?\.?(jpe?g|png|webp|gif|bmp|tiff|mp3|wav|ogg|flac|mp4|mkv|webm|avi|mov)\b(?: (?:files?|format|images?))?/,
    )?.[1];
    const isSound = /^(?:mp[34]|wav|ogg|flac|mkv|webm|avi|mov)$/.test(kind ?? '');
    const tool = wish.take(
      /,? ?\b(?:with|using|via) (?:the )?(imagemagick|convert|magick|ffmpeg)(?: command)?\b/,
    )?.[1];
    if (tool && (tool === 'ffmpeg') !== isSound) return undefined;
    const run = isSound
      ? 'ffmpeg -nostdin -loglevel error -i "$file" "$target"'
      : 'convert "$file" "$target"';
    wish.take(
      /(?:[,;] ?|\band |\bbut )*\bkeep(?:s|ing)? (?:all )?(?:the )?(?:originals?|original (?:files?|images?|ones)|(?:wav|png|flac)s?(?: files)?)\b/,
    );
    const replaces = wish.take(
      /(?:[,;] ?|\band |\bthen )*\b(?:deletes?|removes?) (?:the )?(?:originals?|original (?:files?|images?|ones)|old (?:files|ones|images))\b/,
    );
    return { lines: [`target=\${file%.*}.${kind}`, ...FREE, run, ...(replaces ? ['rm -- "$file"'] : [])] };
  }
  const renames = wish.take(/\brenam(?:es?|ing)\b/);
  if (renames) {
    const ending = wish.take(
      /,? ?\b(?:(?:so that|and) (?:they|it) ends? (?:in|with)|(?:in)?to|have|with)(?: (?:the |a )?(?:(?:lower|upper)[- ]?case )?(?:extension|ending)| (?:lower|upper)[- ]?case)? ["'`]?\.([a-z0-9]{1,6})["'`]?(?: files?| extension)?(?=$|[\s,.;·])/,
    );
    // "Rename jpeg files to jpg": without dots only what is known to be an extension.
    const plain =
      ending ??
      wish.take(
        /(?<=\b(?:log|txt|text|csv|json|jpe?g|png|gif|webp|htm|html|md|markdown|ya?ml|js|jsx|ts|tsx|py|sh|bak) (?:files?|extensions?|images?) ?)(?:in)?to (log|txt|csv|json|jpe?g|png|gif|webp|html?|md|ya?ml|jsx?|tsx?|py|sh|bak)\b(?: files?| extensions?)?/,
      );
    if (plain?.[1]) return { lines: moved(`target=\${file%.*}.${wish.original(plain, plain[1])}`) };
    if (wish.take(/\b(?:in)?to (?:have )?lower[- ]?case (?:file )?extensions?\b/))
      return {
        lines: [
          'name=${file##*/}',
          'if [[ $name != ?*.* ]]; then continue; fi',
          'extension=${name##*.}',
          ...moved('target=${file%.*}.${extension,,}'),
        ],
      };
    const spaces = wish.take(
      /\b(?:and )?(?:replac(?:es?|ing)|by replacing|turn(?:s|ing)?|chang(?:es?|ing)) (?:the |all )?spaces (?:(?:in|of) (?:their|the|its) (?:file ?)?names? )?(?:with|by|to|into) (?:an? )?(underscores?|dash(?:es)?|hyphens?)(?: in (?:their|the|its) (?:file ?)?names?)?|\bso that spaces (?:become|are) (underscores?|dashes|hyphens)\b/,
    );
    const lower = wish.take(
      /\b(?:so that (?:their|the) names are )?(?:in)?(?:to )?(?:all )?lower[- ]?case(?: (?:letters|names|letters only))?\b/,
    );
    const prefix = wish.take(
      /\b(?:by )?(?:adding|with|prepending|putting|to have|to start with|so that (?:they|their names) (?:start|begin) with)(?: the| a)?(?: prefix)? ["'`]([\w.-]{1,30})["'`](?: (?:as (?:a )?prefix|before|in front of|to the (?:start|front|beginning) of) ?(?:(?:their|the|its) (?:file ?)?names?)?)?/,
    );
    const done = [spaces, lower, prefix].filter((one) => one !== undefined);
    if (done.length === 0) return undefined;
    const base = 'name=${file##*/}\ntarget=${file%"$name"}';
    const sign = /under/.test(spaces?.[1] ?? spaces?.[2] ?? '') ? '_' : '-';
    const start = prefix ? wish.original(prefix, prefix[1] ?? '') : '';
    if (spaces && lower)
      return {
        lines: moved(
          `name=\${file##*/}\nplain=\${name// /${sign}}\ntarget=\${file%"$name"}${start}\${plain,,}`,
        ),
      };
    return {
      lines: moved(`${base}${start}${spaces ? `\${name// /${sign}}` : lower ? '${name,,}' : '$name'}`),
    };
  }
  const counted =
    wish.take(
      /\b(?:prints?|shows?|writes?|lists?|outputs?|reports?|displays?|counts?)(?: (?:the|its|their|each))*(?: (?:(?:file ?)?names?)(?: of (?:the|each) file)?(?:,| and| with| followed by)+)?(?: (?:the|its|how many))*(?: (?:number|count) of)?(?: the)? lines(?: (?:it|they) (?:has|have|contains?))?(?: (?:(?:that |which )?(?:contain(?:s|ing)?|with|match(?:es|ing)?|ha(?:ve|s|ving))) (?:the (?:word|text|string) )?["'`]?([\w :.-]{1,40}?)["'`]?)?(?=\s*(?:$|[,;.·]|in\b|of\b|for\b|per\b|and\b))/,
    ) ??
    wish.take(
      /\b(?:how many|(?:the |its )?number of)(?: of its)? lines(?: (?:that |which )?(?:contain(?:s|ing)?|match(?:es|ing)?|ha(?:ve|s|ving)) (?:the (?:word|text|string) )?["'`]?([\w :.-]{1,40}?)["'`]?)?(?=\s*(?:$|[,;.·]|in\b|of\b|for\b|per\b|and\b))/,
    );
  if (counted) {
    wish.take(/\b(?:in|of|for|per) (?:each|every)(?: (?:one|of them|file))?\b/);
    const total = wish.take(
      /(?:[,;] ?|\band |\bthen )+(?:prints? |shows? )?(?:(?:a|the|their) )?(?:grand )?(?:total|sum)(?: (?:at the end|of all(?: files| lines)?|number of lines|for all files|in the end))*/,
    );
    const text = counted[1] === undefined ? undefined : wish.original(counted, counted[1]);
    if (text?.includes("'")) return undefined;
    // grep ends with 1 when it finds nothing.
    const count = text === undefined ? 'wc -l <"$file"' : `grep -cF -- '${text}' "$file" || true`;
    return {
      before: total ? ['total=0'] : [],
      lines: [
        `count=$(${count})`,
        `printf '%s: %d\\n' "$file" "$count"`,
        ...(total ? ['total=$((total + count))'] : []),
      ],
      behind: total ? [`printf 'total: %d\\n' "$total"`] : [],
    };
  }
  if (
    /\bzip files?\b/i.test(wish.given) &&
    wish.take(/\b(?:unzips?|extracts?|unpacks?|decompress(?:es)?)\b/)
  ) {
    wish.take(/,? ?\b(?:each )?(?:into|to) (?:its|their|an?) own (?:folder|directory|subfolder)s?\b/);
    return { lines: ['unzip -qn "$file" -d "${file%.*}"'] };
  }
  const part = wish.take(
    new RegExp(
      `\\b(?:prints?|shows?|outputs?|displays?|echo(?:es)?)(?: (?:the|its|only))* (first|last) (?:${NUMBER} )?lines?(?: (?:of|from|in) (?:each|every|all|them|it)(?: (?:one|of them|file))?)?\\b`,
    ),
  );
  if (part)
    return {
      lines: [`${part[1] === 'first' ? 'head' : 'tail'} -n ${numberOf(part[2] ?? '1')} -- "$file"`],
    };
  const sizes = wish.take(
    /\b(?:prints?|shows?|lists?|outputs?)(?: (?:the|its|their|each))*(?: (?:file ?)?names?)?(?: of (?:the|each) file)?(?:,| and| with| together with)? (?:the |its |their )?sizes?(?: in bytes)?(?: of (?:each|every)(?: (?:one|file))?)?\b/,
  );
  if (sizes) return { lines: [`printf '%s: %d\\n' "$file" "$(wc -c <"$file")"`] };
  return undefined;
}

const NEWEST = new RegExp(
  `\\b(?:(?:deletes?|removes?|deleting|removing) (?:all |everything |every file |the files )?(?:but|except(?: for)?) (?:the )?(?:${NUMBER} (?:newest|latest|most recent)|(?:newest|latest|most recent) ${NUMBER})|keep(?:s|ing)? (?:only )?(?:the )?(?:${NUMBER} (?:newest|latest|most recent)|(?:newest|latest|most recent|last) ${NUMBER}))(?: (?:of them|ones))?`,
);

/** Deletes all but the newest files of a folder. */
function planNewest(wish: WishText): Snippet | undefined {
  const keep = wish
    .take(NEWEST)
    ?.slice(1)
    .find((one) => one !== undefined);
  const files = keep === undefined ? undefined : readFiles(wish);
  if (
    !files ||
    keep === undefined ||
    files.isArguments ||
    (files.folder === '.' && !wish.given.match(/current|this/i))
  )
    return undefined;
  wish.take(
    /(?:[,;] ?|\band )+(?:deletes?|removes?|deleting|removing) (?:all )?(?:the )?(?:others?|rest|older ones|old ones|older files)(?: files| ones)?/,
  );
  const says = wish.take(
    /(?:[,;] ?|\band |\bit )*\b(?:prints?|shows?|lists?)(?:ing)? (?:the )?(?:names? of )?(?:each|every|the|what|which)(?: (?:deleted|removed))?(?: files?)?(?: (?:name|it (?:deletes|removes)))?(?: (?:that )?(?:is|was|it) ?(?:deleted|removed|deletes|removes))?/,
  );
  const guard = readGuard(wish);
  if (wish.left(SILENT).length > 0) return undefined;
  return {
    definition: [
      ...(guard?.lines ?? []),
      ...files.check,
      '# Newest first; deletes all after those to keep.',
      `find ${files.folder} -maxdepth 1 -type f -name '${files.pattern}' -printf '%T@ %p\\0' | sort -zrn | tail -zn +${numberOf(keep) + 1} | cut -zd ' ' -f 2- |`,
      "  while IFS= read -r -d '' file; do",
      ...(says || guard ? [`    printf '%s\\n' "$file"`] : []),
      guard ? `    if ${guard.test}; then rm -- "$file"; fi` : '    rm -- "$file"',
      '  done',
    ].join('\n'),
    example: '',
  };
}

const counted = ({ lines, before = [], behind = [] }: Deed, word: string): Deed => ({
  before: [...before, 'done=0'],
  lines: [...lines, 'done=$((done + 1))'],
  behind: [...behind, `echo "$done files${word}"`],
});

const NAMES = '(?:the |all )*(?:the )?(?:file ?names?|names of (?:all |the )*files)';

/** "Replaces spaces with underscores in all file names": a name that is changed is a file that is renamed. */
const asRenaming = (prompt: string): string =>
  prompt
    .replace(
      /\bfiles? (?:with|having|that (?:have|has)|of) (?:the |an? )?(?:extension|ending) (\.\w+)(?= (?:in)?to\b)/i,
      '$1 files',
    )
    .replace(
      /\b(?:chang|replac|turn)(?:es?|s|ing)? the (?:file )?(?:extensions?|endings?) of ((?:all |the |every )*\.\w+ files?)/i,
      'renames $1',
    )
    .replace(
      /\b(?:chang|mak|turn|convert)(?:es?|s|ing)? (?:all |the )*(?:file )?extensions?( (?:of|in) .*?)? (?:in)?(?:to )?(?:be )?(?:all )?lower ?-?case/i,
      'renames all files$1 to lower case extensions',
    )
    .replace(
      new RegExp(
        `\\b((?:replac|chang|turn)(?:es?|s|ing)? (?:the |all )?spaces (?:with|to|into|by) \\w+) in ${NAMES}`,
        'i',
      ),
      'renames all files $1',
    )
    .replace(
      new RegExp(
        `\\b(?:converts?|changes?|turns?|makes?) ${NAMES}(?= (?:in\\b.*? )?(?:in)?to (?:all )?lower ?-?case)`,
        'i',
      ),
      'renames all files',
    )
    .replace(
      /\badds? (?:the |a )?(?:prefix )?(["'`][\w.-]{1,30}["'`])(?: as (?:a )?prefix)? to (?:the names? of )?((?:all |the |every )*(?:\.?\w+ )?files?)/i,
      'renames $2 by adding the prefix $1',
    );

/** One thing done with each of some files. */
export function planEach(prompt: string): Snippet | undefined {
  const newest = planNewest(new WishText(prompt));
  if (newest) return newest;
  const wish = new WishText(asRenaming(prompt));
  const complains = wish.take(COMPLAINS);
  const parallel = wish.take(PARALLEL)?.slice(1).find(Boolean);
  wish.take(SPACES);
  const keeps = wish.take(KEEPS);
  const counts = wish.take(COUNTS);
  const read = readDeed(wish);
  // A line for each file is no count of files.
  if (counts && read?.lines.some((line) => line.startsWith('printf'))) return undefined;
  const deed = read && counts ? counted(read, doneWord(counts)) : read;
  const files = deed && readFiles(wish);
  if (keeps && !deed?.lines.includes(FREE[0] ?? '')) return undefined;
  if (!files || (complains && !files.isArguments)) return undefined;
  if (wish.left(SILENT).length > 0) return undefined;
  const absent = files.isArguments
    ? ['if [[ ! -f $file ]]; then', '  echo "$0: $file does not exist" >&2', '  status=1', '  continue', 'fi']
    : ['if [[ ! -f $file ]]; then continue; fi'];
  // A sum cannot be made in the background.
  if (parallel && deed.before) return undefined;
  const work = parallel
    ? [
        `while (($(jobs -rp | wc -l) >= ${numberOf(parallel)})); do wait -n || true; done`,
        '(',
        ...deed.lines.map((line) => `  ${line.replace(/\bcontinue\b/, 'exit 0')}`),
        ') &',
      ]
    : deed.lines;
  return {
    definition: [
      ...files.check,
      ...(files.isArguments ? ['status=0'] : []),
      ...(deed.before ?? []),
      `for file in ${files.list}; do`,
      ...[...absent, ...work].map((line) => `  ${line}`),
      'done',
      ...(parallel ? ['wait'] : []),
      ...(deed.behind ?? []),
      ...(files.isArguments ? ['exit "$status"'] : []),
    ].join('\n'),
    example: '',
  };
}
