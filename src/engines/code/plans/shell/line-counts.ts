import type { Snippet } from '../../snippets/snippets.ts';
import { WishText } from '../reading/text.ts';
import { EXCLUDED, readFolder } from './files.ts';

const SILENT: ReadonlySet<string> = new Set(
  'a an the and that which bash script shell write create make all my in of to it its with for files file code project repo repository source there are is print prints show shows total sum has have count directory folder tree each every per at end also'.split(
    ' ',
  ),
);

const ENDINGS: Readonly<Record<string, string>> = {
  python: 'py',
  javascript: 'js',
  typescript: 'ts',
  rust: 'rs',
  ruby: 'rb',
  shell: 'sh',
  bash: 'sh',
  markdown: 'md',
  text: 'txt',
  kotlin: 'kt',
};

const PER_ENDING =
  /\b(?:per|by|for each|for every|grouped by)(?: file)? (?:extension|ending|type|file type|language)s?\b/i;

/** The lines of the files of a folder or repository by the ending of their names. */
function planPerEnding(prompt: string): Snippet | undefined {
  const wish = new WishText(prompt);
  wish.take(PER_ENDING);
  const counts = wish.take(
    /\b(?:counts?|how many|prints?|shows?|sums?)(?: up)?(?: the)?(?: total)?(?: number of)?(?: all)?(?: the)? ?lines(?: of code)?\b/,
  );
  const isGit = wish.take(/\b(?:in|of) (?:an?|the|my|this) (?:git )?(?:repo|repository)\b/) !== undefined;
  const folder = readFolder(wish);
  const out: string[] = [];
  for (let found = wish.take(EXCLUDED); found?.[1]; found = wish.take(EXCLUDED))
    out.push(wish.original(found, found[1]));
  // Git does not list what it keeps of its own.
  if (isGit && out.length === 1 && out[0] === '.git') out.pop();
  wish.take(
    /\brecursively\b|,? ?\b(?:and |in |including )*(?:its|all|the)? ?sub ?-?(?:directories|folders)\b/,
  );
  wish.take(/,? ?\b(?:and )?(?:sorted|most(?: lines)? first|largest first)(?: by (?:count|lines))?\b/);
  if (!counts || (isGit && out.length > 0) || wish.left(SILENT).length > 0) return undefined;
  const files = isGit
    ? 'git ls-files -z'
    : `find ${folder.code} -type f ${['.git', ...out].map((name) => `-not -path '*/${name}/*' `).join('')}-print0`;
  return {
    definition: [
      ...(isGit ? ['cd -- "${1:-.}"'] : folder.check),
      '# Files without an ending count as "(none)".',
      `${files} | while IFS= read -r -d '' file; do`,
      '  if [[ ! -f $file ]]; then continue; fi',
      '  name=${file##*/}',
      '  ending="(none)"',
      '  if [[ ${name#.} == *.* ]]; then ending=${name##*.}; fi',
      `  printf '%s\\t%d\\n' "$ending" "$(wc -l <"$file")"`,
      `done | awk -F '\\t' '{ lines[$1] += $2 } END { for (one in lines) printf "%d\\t%s\\n", lines[one], one }' | sort -rn`,
    ].join('\n'),
    example: '',
  };
}

/** "Count the lines of all .py files recursively, excluding venv": one number. */
export function planLineCount(prompt: string): Snippet | undefined {
  if (PER_ENDING.test(prompt)) return planPerEnding(prompt);
  if (/\b(?:each|every|per) (?:one|extension|folder|directory)\b/i.test(prompt)) return undefined;
  // With the names of the files: wc prints one line for each, and their sum.
  const isEach = /\b(?:each|every|per)(?: \S+)? files?\b/i.test(prompt);
  const wish = new WishText(prompt);
  const isBlankLeft = wish.take(
    /,? ?\b(?:and |but )?(?:excluding|ignoring|skipping|without|not counting|except)(?: the)? (?:blank|empty)(?: lines| ones)?|\bnon-?(?:blank|empty)(?= lines)/,
  );
  const counts = wish.take(
    /\b(?:counts? how many|counts?|how many|prints?|shows?|finds?|sums?)(?: up)?(?: the)?(?: total)?(?: number of)?(?: all)?(?: the)? ?·* ?lines(?: of code)?\b/,
  );
  const kind = wish.take(
    /(?<![\w.])(?:\*)?\.([a-z0-9]{1,6})\b(?= files?\b|\s|$|,)|\b(python|javascript|typescript|rust|ruby|shell|bash|markdown|text|kotlin|java|go|php|css|html|csv|log)(?= (?:source )?(?:files?|code)\b)/,
  );
  const ending = kind?.[1] ? wish.original(kind, kind[1]) : (ENDINGS[kind?.[2] ?? ''] ?? kind?.[2]);
  if (!counts || !ending) return undefined;
  const folder = readFolder(wish);
  const isDeep =
    wish.take(
      /\brecursively\b|,? ?\b(?:and |in |including )*(?:its|all|the)? ?sub ?-?(?:directories|folders|dirs)\b|\b(?:below|under) (?:it|the current (?:directory|folder))\b/,
    ) !== undefined || /\b(?:project|repo|repository|tree|code ?base)\b/i.test(prompt);
  const out: string[] = [];
  for (let found = wish.take(EXCLUDED); found?.[1]; found = wish.take(EXCLUDED))
    out.push(wish.original(found, found[1]));
  const isSorted =
    wish.take(
      /(?:[,;] ?|\band )*\b(?:sort(?:ed|s)?|order(?:ed|s)?)(?: by)?(?: the)?(?: (?:count|number|length|lines|size)s?)?(?: of lines)?(?:,? (?:in )?descending(?: order)?|,? (?:largest|longest|most|biggest|highest)(?: lines)? first)?\b|,? ?\b(?:largest|longest|most|biggest)(?: lines)? first/,
    ) !== undefined;
  if (wish.left(SILENT).length > 0) return undefined;
  const find = [
    `find ${folder.code}`,
    ...(isDeep ? [] : ['-maxdepth 1']),
    `-type f -name '*.${ending}'`,
    ...out.map((name) => `-not -path '*/${name}/*'`),
  ].join(' ');
  if (isEach && isBlankLeft) return undefined;
  if (isEach && isSorted)
    return {
      definition: [
        ...folder.check,
        `${find} -exec wc -l {} \\; | sort -rn | awk '{ print; total += $1 } END { print total + 0, "total" }'`,
      ].join('\n'),
      example: '',
    };
  if (isEach) return { definition: [...folder.check, `${find} -exec wc -l {} +`].join('\n'), example: '' };
  const count = isBlankLeft ? "awk 'NF { lines++ } END { print lines + 0 }'" : 'wc -l';
  return { definition: [...folder.check, `${find} -exec cat {} + | ${count}`].join('\n'), example: '' };
}
