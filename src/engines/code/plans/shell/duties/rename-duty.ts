import { type Duty, HELP_FIRST, scriptOf, takeDryRun, takeName, takes, usageOf } from './duty.ts';

const QUOTED = '["\'`]([^"\'`]+)["\'`]';
const BARE = '["\'`]?([\\w.-]+)["\'`]?';

/** "With spaces replaced by underscores", "in lower case", "with the prefix holiday-": each is a step from name to new name. */
export const RENAME: Duty = {
  about: [
    /\brenam|\b(?:chang|replac|add|remov|strip)\w*\b.*\b(?:extensions?|file ?names?|prefix|suffix)\b/,
    /\bfiles?\b|\bfolder\b|\bdirectory\b|\bphotos?\b|\bimages?\b|\bnames?\b|\.[a-z0-9]{2,5}\b/,
    /\blower ?case\b|\bupper ?case\b|\bspaces?\b|\breplac|\bprefix|\bsuffix|\bextensions?\b|\.?[a-z0-9]{2,5}(?: files?)? (?:files? )?(?:in)?to \*?\.[a-z0-9]{2,5}\b/,
  ],
  silent:
    'rename renames renaming batch bulk mass all every each files folder directory photos pictures images name names filename filenames lowercase lower case uppercase upper dashes dash hyphens underscores underscore instead replace replaces replaced replacing spaces space current overwrite existing never recursively extension extensions change changes changing add adds adding remove removes their its tree',
  write: (wish) => {
    const isDry = takeDryRun(wish);
    const [, from, to] =
      wish.take(
        /\b(?:the )?(?:extensions? )?(?:of )?(?:all |every |each )?(?:files )?(?:with |ending in )?(?:from )?\*?\.([a-z0-9]{2,5})(?: files?| extensions?| photos| images)?(?: (?:in)?to| with| by| become) (?:end in )?(?:lower ?case )?\*?\.([a-z0-9]{2,5})\b(?: files?)?/,
      ) ?? [];
    const prefix = takeName(
      wish,
      new RegExp(`\\b(?:an? |the |with |adds? |adding )*prefix(?: of| like)? (?!to\\b|for\\b)${BARE}`),
    );
    const suffix = takeName(
      wish,
      new RegExp(`\\b(?:an? |the |with |adds? |adding )*suffix(?: of| like)? (?!to\\b|for\\b)${BARE}`),
    );
    const given = wish.take(/\b(?:an? |the |given |adds? )*(prefix|suffix)\b/)?.[1];
    const swapped = wish.take(new RegExp(`\\breplac\\w* ${QUOTED} (?:with|by) ${QUOTED}`));
    const texts = swapped?.slice(1, 3).map((text) => wish.original(swapped, text));
    const isLower = takes(wish, /\b(?:to |into |in |all )?lower ?case\b/);
    const isUpper = takes(wish, /\b(?:to |into |in |all )?upper ?case\b/);
    const hasSpaces = /\bspaces?\b/.test(wish.rest);
    const sign = !hasSpaces
      ? undefined
      : takes(wish, /\bunderscores?\b/)
        ? '_'
        : takes(wish, /\b(?:dash(?:es)?|hyphens?)\b/)
          ? '-'
          : undefined;
    const isDeep = takes(
      wish,
      /\b(?:recursive(?:ly)?|(?:and |in |including )+(?:all )?(?:its |the )?sub-?(?:folders|directories|dirs))\b/,
    );
    const ending =
      from ?? takeName(wish, /\b(?:all |every )?\.?(jpe?g|png|pdf|txt|mp3|mp4|docx?|md)(?: files?|s\b)/);
    const folder = takeName(wish, /\b(?:in|of|under|below|from) ((?:~|\.{1,2})?\/[\w./-]*\w)/);
    takes(
      wish,
      /(?:[,;] ?|\band |\bbut )*(?:never|don't|do not|without|not) overwrit(?:e|ing)(?: (?:any|existing|files))*/,
    );
    const steps = [
      from && `  new=\${new%.*}.${to}`,
      texts && `  new=\${new//${quoted(texts[0])}/${quoted(texts[1])}}`,
      isLower && '  new=${new,,}',
      isUpper && '  new=${new^^}',
      sign && ['  shopt -s extglob', `  new=\${new//+([[:space:]])/${sign}}`],
      prefix && `  new=${quoted(prefix)}$new`,
      given === 'prefix' && '  new=$given$new',
      (suffix ?? given === 'suffix') && [
        "  ending=''",
        '  if [[ $new == ?*.* ]]; then ending=.${new##*.}; fi',
        `  new=\${new%"$ending"}${suffix === undefined ? '$given' : quoted(suffix)}$ending`,
      ],
    ];
    if (!steps.some(Boolean)) return undefined;
    const about = [
      from && `.${from} becomes .${to}`,
      texts && 'part of the name is replaced',
      isLower && 'lower case',
      isUpper && 'upper case',
      sign && `${sign === '-' ? 'dashes' : 'underscores'} instead of spaces`,
      (prefix ?? given === 'prefix') && 'something in front',
      (suffix ?? given === 'suffix') && 'something before the ending',
    ].filter(Boolean);
    const shown = folder ?? 'the current one';
    return scriptOf(
      usageOf(
        `rename-files ${isDry ? '[--dry-run] ' : ''}${given ? `${given.toUpperCase()} ` : ''}[FOLDER]`,
        `Renames the files of FOLDER (default: ${shown})${isDeep ? ' and all below' : ''}: ${about.join(', ')}. Nothing is overwritten.`,
      ),
      HELP_FIRST,
      isDry && ['dry_run=false', 'if [[ ${1:-} == --dry-run ]]; then dry_run=true; shift; fi'],
      given && ['if (($# == 0)); then usage >&2; exit 2; fi', 'given=$1', 'shift'],
      `folder=\${1:-${folder ?? '.'}}`,
      'if (($# > 1)) || [[ ! -d $folder ]]; then usage >&2; exit 2; fi',
      'status=0',
      "while IFS= read -r -d '' file; do",
      '  name=${file##*/}',
      '  new=$name',
      ...steps,
      '  if [[ $new == "$name" ]]; then continue; fi',
      '  target=${file%/*}/$new',
      '  # On disks that do not tell small letters from big ones, the target may be the file itself.',
      '  if [[ -e $target && ! $target -ef $file ]]; then',
      '    echo "$target is there: $file keeps its name" >&2',
      '    status=1',
      '    continue',
      '  fi',
      isDry && '  if $dry_run; then echo "would rename: $file -> $new"; continue; fi',
      '  mv -- "$file" "$target"',
      '  echo "$file -> $new"',
      `done < <(find "$folder" -mindepth 1 ${isDeep ? '' : '-maxdepth 1 '}-type f${ending ? ` -iname '?*.${ending}'` : ''} -print0)`,
      'exit "$status"',
    );
  },
};

const quoted = (text = ''): string => `'${text}'`;
