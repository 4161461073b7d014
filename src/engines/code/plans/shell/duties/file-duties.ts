import { type Duty, HELP_FIRST, scriptOf, takeName, takeNumber, takes, usageOf } from './duty.ts';

export const COMPARE: Duty = {
  about: [
    /\bcompar|\bdiff|\bdifferen/,
    /\b(?:two|2) (?:given )?(?:director|folder)/,
    /\bonly\b|\bchecksum|\bdiffer|\bmissing\b|\bmd5|\bsha/,
  ],
  silent:
    'compare compares comparing compared comparison two both directories folders list lists listing show shows print prints files only differ differs different content contents checksum checksums first second one other but not missing usage message exactly arguments argument argumens args are given unless wrong number all recursively recursive including subfolders subdirectories',
  write: (wish) => {
    const found = wish.take(
      /\b(?:by |with |using |via |comparing |their |the )*(sha-?256|sha-?1|sha-?512|md5)(?:sum)?s?(?: checksums?| hash(?:es)?)?/,
    );
    const kind = (found?.[1] ?? 'sha256').replace('-', '');
    takes(
      wish,
      /\b(?:files? )?(?:that are |that exist |which are |present )?only in (?:a|b|the (?:first|second|left|right|one|other))\b/,
    );
    takes(
      wish,
      /\bfiles? (?:that|which|whose) (?:content )?(?:differ|differs|are different)(?: by (?:checksum|content|hash))?/,
    );
    takes(
      wish,
      /\b(?:if|when|unless) not exactly (?:2|two) (?:args|arguments)(?: are)?(?: given)?|\bexits? (?:with )?(?:an? )?(?:status |code )?(?:1|non-?zero)(?: status| code)? (?:if|when) (?:they|there|anything|something)(?: are| is)?(?: any)?(?: differences?| differs?| differ| different)?/,
    );
    return scriptOf(
      usageOf(
        'compare-dirs A B',
        'Lists files that are only in A, only in B, and those whose checksums differ. Status 1 if there are any.',
      ),
      HELP_FIRST,
      'if (($# != 2)); then usage >&2; exit 2; fi',
      'for folder in "$1" "$2"; do',
      '  if [[ ! -d $folder ]]; then echo "$0: $folder is not a directory" >&2; exit 2; fi',
      'done',
      '',
      'files_in() { (cd -- "$1" && find . -type f -printf \'%P\\0\' | LC_ALL=C sort -z); }',
      `checksum() { ${kind}sum <"$1" | cut -d ' ' -f 1; }`,
      '',
      'declare -A in_a=() in_b=()',
      'while IFS= read -r -d \'\' file; do in_a[$file]=1; done < <(files_in "$1")',
      'while IFS= read -r -d \'\' file; do in_b[$file]=1; done < <(files_in "$2")',
      '',
      'different=0',
      'report() {',
      '  echo "$1:"',
      '  shift',
      "  if (($# == 0)); then echo '  none'; return; fi",
      '  printf \'  %q\\n\' "$@"',
      '  different=1',
      '}',
      '',
      'only_a=() only_b=() changed=()',
      "while IFS= read -r -d '' file; do",
      '  if [[ -z ${in_b[$file]:-} ]]; then',
      '    only_a+=("$file")',
      '  elif [[ $(checksum "$1/$file") != "$(checksum "$2/$file")" ]]; then',
      '    changed+=("$file")',
      '  fi',
      'done < <(files_in "$1")',
      "while IFS= read -r -d '' file; do",
      '  if [[ -z ${in_a[$file]:-} ]]; then only_b+=("$file"); fi',
      'done < <(files_in "$2")',
      '',
      'report "only in $1" ${only_a[@]+"${only_a[@]}"}',
      'report "only in $2" ${only_b[@]+"${only_b[@]}"}',
      'report \'different content\' ${changed[@]+"${changed[@]}"}',
      'exit "$different"',
    );
  },
};

export const LARGEST: Duty = {
  about: [/\b(?:largest|biggest)\b/, /\bfiles\b/, /\bdirector|\bfolder|\bpath\b|\bdisk\b|\bhome\b|\//],
  silent:
    'find finds show shows list lists print prints largest biggest files below under directory recursively size sizes sorted sort big human readable usage text message argument given',
  write: (wish) => {
    const count =
      takeNumber(
        wish,
        '(?:the )?(?:top )?# (?:largest|biggest) files',
        '(?:the )?(?:largest|biggest) # files',
        '(?:the )?top #',
      ) ?? 10;
    takes(
      wish,
      /\b(?:with |in )?human[- ]readable(?: (?:sizes?|form|format|units?))?|\bwith (?:their )?sizes?\b/,
    );
    takes(
      wish,
      /\b(?:with )?(?:errors?|messages?|complaints)(?: about| on)?(?: missing)? ?(?:permissions?|denied|access|permission denied)?(?: errors)?(?: are| is)? ?(?:hidden|suppressed|ignored|silenced)|\b(?:hid(?:es?|ing)|suppress(?:es|ing)?|ignor(?:es?|ing)) (?:permission(?: denied)?|access) errors?/,
    );
    const given = takes(
      wish,
      /\b(?:a |the )?(?:directory|folder|path)? ?(?:given |passed )?as (?:an? |the |its )?(?:first )?argument|\busage (?:text|message|help)/,
    );
    const least = wish.take(/\b(?:over|above|larger than|bigger than|at least) (\d+) ?(k|m|g)b?\b/);
    const skip = takeName(
      wish,
      /\b(?:skip(?:s|ping)?|exclud(?:es?|ing)|ignor(?:es?|ing)|without) (?:the )?([\w.-]*\w)(?: (?:folders?|director(?:y|ies)))?/,
    );
    const folder = takeName(
      wish,
      /\b(?:in|below|under|of|from) (?:the )?((?:~|\.{0,2})\/[\w./-]*|\/)(?=$|[\s,;:])/,
    );
    const isHome = takes(
      wish,
      /\b(?:in|below|of|under|from) (?:my |the |your )?home(?: (?:directory|folder))?\b/,
    );
    const isNeeded = given && !folder;
    return scriptOf(
      usageOf(
        `largest ${isNeeded ? 'DIRECTORY' : '[DIRECTORY]'} [COUNT]`,
        `Shows the largest files below DIRECTORY${isNeeded ? '' : ` (default: ${folder ?? (isHome ? 'home' : 'the current one')})`}, ${count} of them unless COUNT is given.`,
      ),
      HELP_FIRST,
      isNeeded
        ? ['if (($# < 1 || $# > 2)); then usage >&2; exit 2; fi', 'directory=$1']
        : [
            'if (($# > 2)); then usage >&2; exit 2; fi',
            `directory=\${1:-${(folder ?? (isHome ? '~' : '.')).replace(/^~/, '$HOME')}}`,
          ],
      `count=\${2:-${count}}`,
      'if [[ ! -d $directory ]] || ! [[ $count =~ ^[1-9][0-9]*$ ]]; then usage >&2; exit 2; fi',
      '# Directories that may not be read are skipped silently.',
      `{ find "$directory" ${skip ? `-name '${skip}' -prune -o ` : ''}-type f ${least ? `-size +${Number(least[1])}${least[2]?.toUpperCase().replace('K', 'k')} ` : ''}-printf '%s\\t%p\\n' 2>/dev/null || true; } |`,
      '  sort -rn |',
      '  awk -v count="$count" \'NR <= count\' |',
      "  numfmt -d $'\\t' --field=1 --to=iec --suffix=B --format='%8.1f'",
    );
  },
};
