import type { Snippet } from '../../snippets/snippets.ts';
import { NUMBER, numberOf, WishText } from '../reading/text.ts';
import { askedEach, CONFIRM, CONFIRM_EACH, confirmed, type Guard } from './confirmation.ts';
import { COUNTS, doneWord, KEEPS } from './manners.ts';

const SILENT: ReadonlySet<string> = new Set(
  'a an the and that which bash script shell write create make loop loops over for each every all files file in of to it its those them ones with is are one only then goes through iterate iterates find finds by using their into'.split(
    ' ',
  ),
);

interface Folder {
  /** Its name in the script. */
  readonly code: string;
  /** Lines that check the argument. */
  readonly check: readonly string[];
}

const HERE: Folder = { code: '.', check: [] };
const UNNAMED: Folder = { code: '"${1:-.}"', check: [] };

const GIVEN: Folder = {
  code: '"$1"',
  check: [
    'if (($# != 1)); then',
    '  echo "usage: $0 DIRECTORY" >&2',
    '  exit 1',
    'fi',
    'if [[ ! -d $1 ]]; then',
    '  echo "$0: $1 is not a directory" >&2',
    '  exit 1',
    'fi',
  ],
};

/** The directory that is named, given as an argument, or the current one. */
export function readFolder(wish: WishText): Folder {
  const given =
    wish.take(
      /\b(?:(?:that |which )?takes? |in |of |under |inside |from )?(?:an?|the) (?:directory|dir|folder)(?: name| path)?(?: that is| which is)? (?:given|passed|named|specified)?(?: ?as)?(?: (?:the|its|an))?(?: first| only)? ?(?:command[- ]line )?(?:argument|arg|parameter)(?: \(\$1\))?/,
    ) ??
    wish.take(
      /\b(?:in|of|under|inside|from) (?:an? given|the given|the passed|an?|some) (?:directory|dir|folder)\b/,
    );
  if (given) return GIVEN;
  const named = wish.take(
    /\b(?:in|of|under|from|inside|below) (?:the )?(?:directory |folder )?((?:~|\.{1,2})?\/[\w./-]*\w)(?: (?:directory|folder))?(?=$|[\s,;.])/,
  );
  if (named?.[1]) {
    const path = wish.original(named, named[1]);
    return { code: path.startsWith('~') ? `"$HOME${path.slice(1)}"` : path, check: [] };
  }
  if (
    wish.take(
      /\b(?:in|of|under|from|inside|below) (?:my |the |your )?(?:own )?home (?:folder|directory|dir)\b/,
    )
  )
    return { code: '"$HOME"', check: [] };
  return wish.take(
    /\b(?:in|of|under|from|inside) (?:the )?(?:current|this|working) (?:working )?(?:directory|dir|folder)(?: tree)?\b/,
  )
    ? HERE
    : UNNAMED;
}

interface Action {
  readonly pattern: RegExp;
  /** With the directory that files go to, in quotes. */
  readonly run: (target: string) => string;
  readonly needsTarget?: boolean;
  readonly isDeleting?: boolean;
}

const BY_SIZE =
  /(?:[,;] ?|\band |\bthen )*\b(?:(?:list(?:s|ed)?|print(?:s|ed)?|show(?:s|n)?|sort(?:s|ed)?|order(?:s|ed)?)(?: (?:them|it|the files|the result))?(?: by (?:file ?)?size)?,? ?(?:with )?(?:the )?(?:biggest|largest|smallest)(?: (?:ones?|files?))? first|(?:sort(?:s|ed)?|order(?:s|ed)?|lists? them) by (?:file ?)?size(?:,? (?:descending|ascending|(?:in )?descending order|largest first|biggest first|with the (?:biggest|largest|smallest) first))?|(?:biggest|largest|smallest)(?: (?:ones?|files?))? first)/;
const TARGET =
  /\b(?:in)?to (?:an? |the )?(?:(?:new |other )?(?:directory|folder|dir) (?:called |named )?["']?([\w./-]+)["']?|["']?([~.]{0,2}\/[\w./-]+|[\w.-]+\/[\w./-]*|[\w-]+)["']?(?: (?:directory|folder|dir))?)/;

const ACTIONS: readonly Action[] = [
  {
    pattern: /\b(?:gzips?|gzipping|compress(?:es)?(?: (?:them|it))?(?: with gzip)?)\b/,
    run: () => 'gzip -- "$file"',
  },
  {
    pattern: /\b(?:moves?|moving)\b/,
    run: (target) => `[[ -e ${target}/\${file##*/} ]] || mv -- "$file" ${target}/`,
    needsTarget: true,
  },
  { pattern: /\b(?:copy|copies|copying)\b/, run: (target) => `cp -- "$file" ${target}/`, needsTarget: true },
  { pattern: /\b(?:deletes?|removes?|deleting|removing)\b/, run: () => 'rm -- "$file"', isDeleting: true },
  { pattern: /\b(?:makes?|making|sets?) (?:them |it )?executable\b/, run: () => 'chmod +x -- "$file"' },
];

/** A target directory is made before files go there. */
const made = (line: string): string[] => {
  const target = /(?:mv|cp) .* (\S+)\/$/.exec(line)?.[1];
  const today = target === '"$today"' ? ['today=$(date +%Y-%m-%d)'] : [];
  return target ? [...today, `mkdir -p -- ${target}`] : [];
};

const BYTES: Readonly<Record<string, number>> = { b: 1, k: 1024, m: 1024 ** 2, g: 1024 ** 3 };

export const EXCLUDED =
  /,? ?\b(?:but |and )?(?:excluding|except(?: for| in)?|ignoring|skipping|outside(?: of)?|without|not in)(?: the)?(?: (?:directory|folder|everything in))? ((?!the\b|header)[\w.-]+)(?: (?:directory|directories|folders?|dir))?(?=$|[\s,.;])/;

/** "Delete them only with --force", "with a --dry-run option". */
export function readGuard(wish: WishText): Guard | undefined {
  const force = wish.take(
    /,? ?\b(?:but )?(?:only )?(?:when|if|with)(?: called with| run with| given)?(?: the| a| an)?(?: option| flag)? ?(--?(?:force|f|delete|yes|y|apply))(?: (?:option|flag|is given|is passed|is set))?/,
  );
  const dry = force
    ? undefined
    : wish.take(
        /,? ?\b(?:and )?(?:with|has|supports?)(?: the| a| an)?(?: option| flag)? ?(--?(?:dry-run|n)|dry[- ]run)(?: (?:option|flag|mode))?(?: that only (?:prints?|lists?|shows?)(?: (?:them|the files|what would be (?:deleted|removed|moved)))?)?/,
      );
  const said = (force ?? dry)?.[1];
  if (!said) return undefined;
  const flag = /^dry/.test(said) ? '--dry-run' : said;
  const name = force ? 'force' : 'dry';
  return {
    lines: [`${name}=false`, `if [[ \${1:-} == ${flag} ]]; then`, `  ${name}=true`, '  shift', 'fi'],
    test: force ? '$force' : '! $dry',
  };
}

const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365 };
const PERIOD = `(?:(?:${NUMBER}|an?|one) )?(day|week|month|year)s?`;
const daysOf = ([, count, unit]: RegExpExecArray): number =>
  (count === undefined ? 1 : numberOf(count)) * (DAYS[unit ?? ''] ?? 1);

/** Something done with each file of a kind. */
export function planFiles(prompt: string): Snippet | undefined {
  const wish = new WishText(prompt);
  const today = wish.take(
    /\b(?:creates?|makes?) an? (?:new )?(?:folder|directory) (?:with|named(?: after| with)?|called)(?: the)? (?:today's|current|todays) date(?: (?:as|in) (?:its|the) name)?(?=.* (?:in)?to (?:it|that (?:folder|directory))\b)/,
  );
  if (today) wish.take(/\b(?:in)?to (?:it|that (?:folder|directory))\b/);
  const said = readFolder(wish);
  const counts = wish.take(COUNTS);
  const ext = wish.take(/(?:\*)?\.([a-z0-9]{1,6})\b(?= files?\b|\s*$|,| in)/);
  const plain = ext
    ? undefined
    : wish.take(/\b(log|txt|csv|json|jpe?g|png|gif|pdf|mp3|mp4|md|xml|html|py|js|tmp|bak|zip)(?= files?\b)/);
  const written = ext ?? plain;
  const kind = written?.[1] && wish.original(written, written[1]);
  if (!kind && !wish.has(/\bfiles?\b/)) return undefined;
  const tests: string[] = [];
  const age = wish.take(
    new RegExp(
      `\\b(?:that (?:are|is) |which are )?(?:older|(?:(?:that |which )?(?:have |has )?not (?:been )?)(?:changed|modified|touched)(?: in| for| within)?(?: the last)?|more) (?:than )?${PERIOD}(?: old| ago)?`,
    ),
  );
  if (age) tests.push(`-mtime +${daysOf(age)}`);
  const young = wish.take(
    new RegExp(
      `\\b(?:(?:that |which )(?:were |have been )?)?(?:changed|modified|newer than)(?: in| within)?(?: the (?:last|past))? ${PERIOD}`,
    ),
  );
  if (young) tests.push(`-mtime -${daysOf(young)}`);
  const hours = wish.take(
    new RegExp(
      `\\b(?:that were |which were )?(?:changed|modified|created|newer than)(?: in| within| during)?(?: the last| the past)? (?:${NUMBER} )?(hours?|minutes?)`,
    ),
  );
  if (hours) tests.push(`-mmin -${numberOf(hours[1] ?? '1') * (hours[2]?.startsWith('hour') ? 60 : 1)}`);
  const size = wish.take(
    new RegExp(
      `\\b(?:that are )?(?:larger|bigger|greater|more) than ${NUMBER} ?(mb|m|kb|k|gb|g|megabytes?)\\b`,
    ),
  );
  if (size?.[1])
    tests.push(
      `-size +${numberOf(size[1])}${(size[2] ?? 'm').charAt(0).replace('k', 'k').replace('m', 'M').replace('g', 'G')}`,
    );
  const small = wish.take(
    new RegExp(`\\b(?:that are |which are )?(?:smaller|less) than ${NUMBER} ?(mb|m|kb|k|gb|g|bytes|b)\\b`),
  );
  // -size -1M is nothing: find rounds up.
  if (small?.[1]) tests.push(`-size -${numberOf(small[1]) * (BYTES[small[2]?.charAt(0) ?? 'b'] ?? 1)}c`);
  if (wish.take(/\b(?:that are |which are )?(?:empty|zero[- ]byte)\b(?= files?| \.|·|$)/))
    tests.push('-empty');
  const keeps = wish.take(KEEPS);
  for (let out = wish.take(EXCLUDED); out?.[1]; out = wish.take(EXCLUDED)) {
    const name = wish.original(out, out[1]);
    tests.push(`-not -path '*/${name}/*'`);
  }
  const each = wish.take(CONFIRM_EACH);
  const confirm = each ?? wish.take(CONFIRM);
  // They are listed before the question anyway.
  if (confirm)
    wish.take(
      /[,;]? ?\b(?:(?:and|but|first|then) )*(?:prints?|lists?|shows?|displays?|listing|showing) (?:them|the files|these files|the list|what (?:will|would) be deleted)(?: all)?(?: first| before)?/,
    );
  const guard = readGuard(wish);
  const order = wish.take(BY_SIZE);
  const withSize = wish.take(
    /,? ?\b(?:and |together |along )?(?:with|including|showing|shows?|prints?|and) (?:the |their |its )?(?:human[- ]readable |file )?sizes?(?: in (?:human[- ]readable form|mb|bytes))?(?: (?:of each|each))?\b/,
  );
  const isFound =
    tests.length > 0 &&
    /^\W*(?:(?:write|create|make|an?|bash|script|that|to|which|please|shell) )*finds?\b/i.test(prompt);
  const isBelow =
    wish.take(
      /\brecursively\b|\b(?:and )?(?:its|all|the) sub ?-?(?:directories|folders|dirs)\b|\bincluding subdirectories\b/,
    ) !== undefined;
  const isDeep =
    isFound ||
    isBelow ||
    /\b(?:under|below|beneath) (?:the )?(?:directory |folder )?[~.]{0,2}\//i.test(prompt);
  const chosen = ACTIONS.filter(({ pattern }) => wish.take(pattern) !== undefined);
  const target = chosen.some(({ needsTarget }) => needsTarget)
    ? today
      ? '"$today"'
      : wish.take(TARGET)?.slice(1).find(Boolean)
    : undefined;
  if (chosen.some(({ needsTarget }) => needsTarget && !target)) return undefined;
  // Never deletes in a directory that the wish does not name.
  const isUnsafe = said === UNNAMED && !guard && !confirm && chosen.some(({ isDeleting }) => isDeleting);
  if (isUnsafe && !counts && !kind) return undefined;
  const folder = isUnsafe ? GIVEN : said;
  const done = chosen.map(({ run }) =>
    run(target?.replace(/\/+$/, '') ?? '').replace(/^cp --/, keeps ? 'cp -n --' : 'cp --'),
  );
  if (keeps && !done.some((line) => /^cp -n|-e /.test(line))) return undefined;
  const isConfirmed = confirm !== undefined && chosen.length === 1 && chosen[0]?.isDeleting === true;
  if ((confirm && !isConfirmed) || (counts && ((confirm && !each) || guard || done.length === 0)))
    return undefined;
  const prints = wish.take(
    /,? ?\b(?:and )?(?:print(?:s|ing)?|show(?:s|ing)?|lists?|listing|echo(?:es|ing)?)(?: out)? ?(?:(?:the |each |every |their |its )?(?:file ?)?names?(?: of each(?: file)?)?|each(?: one)?|them|it)?(?: (?:of (?:each|every|the) file|as it goes|it (?:compresses|moves|gzips|deletes)))?\b/,
  );
  if (guard && done.length === 0) return undefined;
  if (
    done.length > 1 ||
    (done.length === 0 && (!(prints || withSize || isFound || order) || tests.length === 0))
  )
    return undefined;
  if (wish.left(SILENT).length > 0) return undefined;
  const find = [
    'find',
    folder.code,
    ...(isDeep ? [] : ['-maxdepth 1']),
    '-type f',
    ...(kind ? [`-name '*.${kind}'`] : []),
    ...tests,
  ].join(' ');
  if (each && guard) return undefined;
  if (isConfirmed)
    return {
      definition: [
        ...(guard?.lines ?? []),
        ...folder.check,
        ...(each ? askedEach(find, counts) : confirmed(find, guard)),
      ].join('\n'),
      example: '',
    };
  const show = withSize
    ? [`printf '%s\\t%s\\n' "$(numfmt --to=iec "$(stat -c %s -- "$file")")" "$file"`]
    : prints || guard
      ? [`printf '%s\\n' "$file"`]
      : [];
  const body = [...show, ...done.map((line) => (guard ? `if ${guard.test}; then ${line}; fi` : line))];
  if (order && done.length > 0) return undefined;
  if (order) {
    const isUp = /small/.test(order[0]);
    const sorted = `${find} -printf '%s\\t%p\\n' | sort -${isUp ? '' : 'r'}n`;
    return { definition: folder.check.join('\n'), example: `${sorted} | numfmt --field=1 --to=iec` };
  }
  if (done.length === 0 && !withSize)
    return { definition: folder.check.join('\n'), example: `${find} | sort` };
  if (counts)
    return {
      definition: [
        ...folder.check,
        ...done.flatMap(made),
        'count=0',
        "while IFS= read -r -d '' file; do",
        ...body.map(
          (line) => `  ${line.replace(/^\[\[ (.*) \]\] \|\| (.*)$/, 'if [[ $1 ]]; then continue; fi\n  $2')}`,
        ),
        '  count=$((count + 1))',
        `done < <(${find} -print0)`,
        `echo "$count files${doneWord(counts)}"`,
      ].join('\n'),
      example: '',
    };
  const lines = [
    ...(guard?.lines ?? []),
    ...folder.check,
    ...done.flatMap(made),
    `${find} -print0 | while IFS= read -r -d '' file; do`,
    ...body.map((line) => `  ${line}`),
    'done',
  ];
  return { definition: lines.join('\n'), example: '' };
}
