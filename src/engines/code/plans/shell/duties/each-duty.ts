import { type Duty, HELP_FIRST, scriptOf, takeDryRun, takeName, takeNumber, takes, usageOf } from './duty.ts';

interface Tool {
  readonly said: RegExp;
  readonly command: string;
  /** "$source" becomes "$target". */
  readonly run: (quality: number | undefined) => string;
}

const MAGICK: Tool = {
  said: /\b(?:imagemagick|magick|convert command)\b/,
  command: 'magick',
  run: (quality) => `magick "$source" ${quality === undefined ? '' : `-quality ${quality} `}"$part"`,
};

/** The tools that write a kind of file, the usual one first. */
const TOOLS: Readonly<Record<string, readonly Tool[]>> = {
  webp: [
    {
      said: /\bcwebp\b/,
      command: 'cwebp',
      run: (quality) =>
        `cwebp -quiet ${quality === undefined ? '' : `-q ${quality} `}-o "$part" -- "$source"`,
    },
    MAGICK,
  ],
  avif: [
    {
      said: /\bavifenc\b/,
      command: 'avifenc',
      run: (quality) =>
        `avifenc ${quality === undefined ? '' : `-q ${quality} `}"$source" "$part" >/dev/null`,
    },
    MAGICK,
  ],
  jpg: [MAGICK],
  jpeg: [MAGICK],
  png: [
    MAGICK,
    {
      said: /\brsvg-convert\b|\brsvg\b/,
      command: 'rsvg-convert',
      run: () => 'rsvg-convert -o "$part" "$source"',
    },
    {
      said: /\binkscape\b/,
      command: 'inkscape',
      run: () => 'inkscape --export-type=png --export-filename="$part" "$source"',
    },
  ],
  html: [{ said: /\bpandoc\b/, command: 'pandoc', run: () => 'pandoc --standalone -o "$part" "$source"' }],
  docx: [{ said: /\bpandoc\b/, command: 'pandoc', run: () => 'pandoc -o "$part" "$source"' }],
  pdf: [
    { said: /\bpandoc\b/, command: 'pandoc', run: () => 'pandoc -o "$part" "$source"' },
    MAGICK,
    {
      said: /\b(?:libreoffice|soffice)\b/,
      command: 'soffice',
      run: () =>
        'soffice --headless --convert-to pdf --outdir "$work" "$source" >/dev/null && mv -- "$work/$(basename -- "${target}")" "$part"',
    },
  ],
};

const FROM = 'png|jpe?g|webp|gif|bmp|tiff?|heic|svg|md|markdown|docx|odt|html|avif';

/** "Convert every .png to .webp with cwebp, skip those whose webp is newer, and print how many were done". */
export const EACH_CONVERTED: Duty = {
  first: /\bskip|\bnewer\b|\bolder\b/,
  about: [
    /\bconver|\bturn|\bmak|\brender/,
    new RegExp(`\\b(?:${FROM})s?\\b.* (?:to|into|as) .*\\b(?:${Object.keys(TOOLS).join('|')})s?\\b`),
    /\bfolders?\b|\bdirector|\bfiles\b|\ball\b|\bevery\b|\beach\b|\*\./,
  ],
  silent:
    'convert converts converting conversion turn turns render renders all every each files images pictures image current folder directory names filenames spaces handle handles ones its quality already target output',
  write: (wish) => {
    const pair = wish.take(
      new RegExp(
        `\\*?\\.?\\b(${FROM})s?\\b(?: (?:files?|images?|pictures?|photos?))?((?: (?:as (?:an? |the )?(?:first )?(?:argument|parameter)|(?!(?:to|into|as)\\b)[\\w./~-]+))*?) (?:to|into|as)(?: an?)? \\.?(${Object.keys(TOOLS).join('|')})s?\\b(?: (?:files?|images?|format))?`,
      ),
    );
    const [, from = '', between = '', to = ''] = pair ?? [];
    const tools = TOOLS[to];
    if (!pair || !tools || from === to) return undefined;
    const tool = tools.find(({ said }) => said.test(wish.rest)) ?? tools[0];
    if (!tool) return undefined;
    takes(wish, new RegExp(`,? ?\\b(?:with|using|via|by) (?:the )?(?:tool )?(?:${tool.said.source})`));
    const quality = takeNumber(wish, '(?:at |with |in )?(?:a )?quality(?: of| level)? #');
    const isDeep =
      takes(
        wish,
        /\b(?:recursively|recursive|(?:and|including|with|in) (?:all |its |the )?(?:sub-?folders|sub-?director(?:ies|y)))\b/,
      ) || /\brecursive|subfolders|subdirector/.test(between);
    const isHere = /\bcurrent|\bthis folder/.test(`${between} ${wish.rest}`) && !/argument/.test(between);
    takes(wish, /\b(?:in|of|from) (?:the |this )(?:current |working )?(?:folder|directory)\b/);
    const isGiven =
      takes(
        wish,
        /\b(?:in|of|from) (?:an?|the) (?:given )?(?:folder|directory)(?: (?:that is )?(?:given|passed))?(?: as)?(?: the| an?)?(?: first)?(?: argument)?/,
      ) ||
      takes(
        wish,
        /\b(?:folder|directory) (?:is |as )(?:given |passed )?(?:as )?(?:the |an? )?(?:first )?argument\b/,
      );
    const skip = wish.take(
      /(?:[,;] ?|\band |\bbut )*\b(?:(?:skip(?:s|ping)?|ignor(?:es?|ing)|leav(?:es?|ing) out)(?: (?:it|them|those|files|ones|any|the|all|a file|images|if|when|that|where|which|whose|for))*|only (?:if|when|those)|unless) ?(?:(?:the|a|an|that|it|its|output|target|file|files|version|result|one|corresponding|already|is|are|have|has|been|exists?|there|newer|up|to|date|up-to-date|older|than|source|original|png|jpe?g|webp|avif|pdf|html|svg|md|converted|done|missing|or|not|yet|changed|since|and|does|n't|doesn't|isn't)(?=[ ,.;]|$) ?)+/,
    );
    const isByAge = /newer|older|up.to.date|changed|since/.test(skip?.[0] ?? '');
    const counts = takes(
      wish,
      /(?:[,;] ?|\band |\bthen |\bat the end )*\b(?:(?:prints?|shows?|reports?|tells?|says?|outputs?|counts?)(?: (?:me|at the end|out|finally))* )?(?:(?:a |the )?(?:summary|count|number)(?: (?:of|with|how many))*|how many)(?: (?:files|images|were|was|are|have|been|it|got|converted|done|skipped|failed|created|processed|and|or|at|the|end|there|of|them|each)| ?[/,&])*/,
    );
    const deletes = takes(
      wish,
      /(?:[,;] ?|\band |\bthen )*\b(?:deletes?|removes?|deleting|removing)(?: (?:the|each|originals?|sources?|pngs?|jpe?gs?|old|files?|afterwards|after|when|if|it|conversion|succeeded|worked|successful|success|was|on))+/,
    );
    takes(
      wish,
      /(?:[,;] ?|\band |\bbut )*\bkeep(?:s|ing)? (?:the |all )?(?:originals?|original files|sources?)\b/,
    );
    const isDry = takeDryRun(wish);
    const into = takeName(
      wish,
      /\b(?:in|into|to|under) (?:an?|the) (?:(?:sub)?folder|(?:sub)?directory|(?:output|target) (?:folder|directory))(?: (?:called|named))? ["'`]?([\w./-]+)["'`]?/,
    );
    const ending = from === 'jpeg' || from === 'jpg' ? 'jp*g' : from;
    const command = tool.run(quality);
    const usesWork = command.includes('$work');
    const pattern = ending === 'jp*g' ? "\\( -iname '*.jpg' -o -iname '*.jpeg' \\)" : `-iname '*.${ending}'`;
    const place = isHere && !isGiven ? '.' : '${1:-.}';
    const words = [isDry && '[--dry-run]', place !== '.' && '[FOLDER]'].filter(Boolean).join(' ');
    return scriptOf(
      usageOf(
        `${from}-to-${to}${words && ` ${words}`}`,
        `Converts the .${from} files of ${place === '.' ? 'the current folder' : 'FOLDER (default: the current one)'}${isDeep ? ' and the folders below it' : ''} to .${to}. ${isByAge ? `A .${to} that is newer than its source is skipped.` : `Those that are there already are skipped.`}`,
      ),
      HELP_FIRST,
      isDry && ['dry_run=false', 'if [[ ${1:-} == --dry-run ]]; then dry_run=true; shift; fi'],
      place === '.'
        ? ['if (($# > 0)); then usage >&2; exit 2; fi', 'folder=.']
        : [`folder=${place}`, 'if (($# > 1)) || [[ ! -d $folder ]]; then usage >&2; exit 2; fi'],
      `command -v ${tool.command} >/dev/null || { echo "$0: ${tool.command} is not installed" >&2; exit 1; }`,
      usesWork && ['work=$(mktemp -d)', 'trap \'rm -rf -- "$work"\' EXIT'],
      '',
      'done=0 skipped=0 failed=0',
      "while IFS= read -r -d '' source <&3; do",
      into === undefined
        ? `  target=\${source%.*}.${to}`
        : [
            '  name=${source##*/}',
            `  mkdir -p -- "\${source%/*}/${into.replace(/\/$/, '')}"`,
            `  target=\${source%/*}/${into.replace(/\/$/, '')}/\${name%.*}.${to}`,
          ],
      isByAge ? '  if [[ $target -nt $source ]]; then' : '  if [[ -e $target ]]; then',
      '    skipped=$((skipped + 1))',
      '    continue',
      '  fi',
      isDry && '  if $dry_run; then echo "would convert: $source -> $target"; continue; fi',
      '  # Into a file of another name first: a conversion that breaks off leaves no half file.',
      `  part=\${target%.*}.part.${to}`,
      `  if ${command}; then`,
      '    mv -- "$part" "$target"',
      deletes && '    rm -- "$source"',
      '    done=$((done + 1))',
      '  else',
      '    rm -f -- "$part"',
      '    echo "failed: $source" >&2',
      '    failed=$((failed + 1))',
      '  fi',
      `done 3< <(find "$folder" ${isDeep ? '' : '-maxdepth 1 '}-type f ${pattern} -print0 | LC_ALL=C sort -z)`,
      `echo "done: $done, skipped: $skipped${counts ? ', failed: $failed"' : '"\nif ((failed > 0)); then echo "failed: $failed" >&2; fi'}`,
      'if ((failed > 0)); then exit 1; fi',
    );
  },
};
