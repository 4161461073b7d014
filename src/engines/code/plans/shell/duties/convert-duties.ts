import type { WishText } from '../../reading/text.ts';
import {
  type Duty,
  HELP_FIRST,
  scriptOf,
  takeConfirm,
  takeName,
  takeNumber,
  takes,
  usageOf,
} from './duty.ts';

const AUDIO = 'wav|mp3|flac|ogg|opus|m4a|aac|aiff|wma';
const VIDEO = 'mp4|mkv|avi|mov|webm|flv|wmv|m4v|mpe?g|gif';
const MEDIA = `${AUDIO}|${VIDEO}`;
const CODECS: Readonly<Record<string, string>> = {
  mp3: '-codec:a libmp3lame',
  ogg: '-codec:a libvorbis',
  opus: '-codec:a libopus',
  m4a: '-codec:a aac',
  aac: '-codec:a aac',
  flac: '-codec:a flac',
  wav: '-codec:a pcm_s16le',
  mp4: '-codec:v libx264 -preset medium -pix_fmt yuv420p -codec:a aac -movflags +faststart',
  mkv: '-codec:v libx264 -preset medium -codec:a aac',
  webm: '-codec:v libvpx-vp9 -b:v 0 -codec:a libopus',
};
const VIDEO_NAME = new RegExp(`^(?:${VIDEO})$`);
/** Formats without loss have no bitrate. */
const LOSSLESS = /^(?:wav|flac|aiff)$/;

/** The options of ffmpeg that the wish names. */
function encoding(wish: WishText, to: string): string | undefined {
  const rate = wish.take(
    /\b(?:at |with |in |to )?(?:a )?(?:bit ?rate (?:of )?)?(\d+) ?(?:k|kbps|kbit\/s|kbit|kb\/s)(?: (?:bit ?rate|cbr))?\b/,
  );
  const vbr = takeNumber(wish, '(?:vbr )?(?:quality|-q:a|v)(?: level)? ?#');
  const crf = takeNumber(wish, '(?:at |with )?(?:a )?crf(?: of)? ?#');
  const height = wish.take(
    /\b(?:at |to |in |scaled to |resized? to )*(?:a )?(?:(?:resolution|height) (?:of )?)?(2160|1440|1080|720|480|360)p?\b/,
  );
  const mono = takes(wish, /\b(?:in |as )?mono\b/);
  const hertz = wish.take(/\b(?:at |with )?(\d{2,5}(?:\.\d)?) ?(k?)hz\b/);
  const quiet = takes(
    wish,
    /\bwithout (?:audio|sound)\b|\b(?:remove|strip|drop)(?:s|ping)? (?:the )?(?:audio|sound)\b/,
  );
  if (rate && LOSSLESS.test(to)) return undefined;
  return [
    CODECS[to],
    rate && `-b:a ${rate[1]}k`,
    !rate && vbr !== undefined && `-q:a ${vbr}`,
    VIDEO_NAME.test(to) && to !== 'gif' && `-crf ${crf ?? (to === 'webm' ? 32 : 23)}`,
    height && `-vf scale=-2:${height[1]}`,
    mono && '-ac 1',
    hertz && `-ar ${hertz[2] === 'k' ? Number(hertz[1]) * 1000 : hertz[1]}`,
    quiet && '-an',
  ]
    .filter(Boolean)
    .join(' ');
}

export const FFMPEG: Duty = {
  about: [
    /\bconver|\btranscod|\bencod|\bffmpeg\b|\bturn/,
    new RegExp(`\\.?\\b(?:${MEDIA})s?\\b.* (?:to|into|as) .*\\b(?:${MEDIA})s?\\b`),
    /\bfolders?\b|\bdirector|\bfiles\b|\ball\b|\bevery\b|\b\*\./,
  ],
  silent:
    'convert converts converting conversion transcode encode encodes all every each files ffmpeg audio video sound current folder directory under names filenames filename spaces space handles handle ones using output outputs quality',
  write: (wish) => {
    const pair = wish.take(
      new RegExp(
        `\\*?\\.?\\b(${MEDIA})s?\\b((?: (?!(?:to|into|as)\\b)[\\w./~-]+)*?) (?:to|into|as)((?: (?:a|an|\\d+ ?(?:k|kbps)|same|quality|high|low|vbr|cbr|stereo|mono|\\d+p))*) \\.?(${MEDIA})s?\\b`,
      ),
    );
    if (!pair) return undefined;
    const [, from = '', between = '', options = '', to = ''] = pair;
    const rest = `${between} ${options}`;
    const isDeep =
      takes(
        wish,
        /\b(?:recursively|recursive|(?:and|including|with|in) (?:all |its |the )?(?:sub-?folders|sub-?director(?:ies|y)))\b/,
      ) ||
      /\b(?:under|below|recursively|subfolders|sub-?directories)\b/.test(
        `${rest} ${wish.given.toLowerCase()}`,
      );
    const asked = /\d+ ?(?:k|kbps)\b/.exec(options)?.[0];
    const encoded = encoding(wish, to) ?? '';
    const rate = asked && !/-b:a/.test(encoded) ? `${encoded} -b:a ${Number.parseInt(asked, 10)}k` : encoded;
    takes(
      wish,
      /(?:[,;] ?|\band |\bbut )*\bskip(?:s|ping)?(?: (?:the|those|any|files|ones|it|if|that|which|are|already|have|been|exist(?:s|ing)?|done|converted|mp3s?|target|there|is))+|\b(?:never|not|without) overwrit(?:e|ing)(?: (?:existing|files|ones|any))*|\b(?:don't|do not) overwrite(?: (?:existing|files|ones|any))*/,
    );
    takes(
      wish,
      /[,;]? ?\b(?:and )?(?:handles?|handling|works? with|supports?|safe with)? ?spaces in (?:the )?(?:file ?)?names?!?|\bfile ?names with spaces\b/,
    );
    const deletes = takes(
      wish,
      /(?:[,;] ?|\band |\bthen )*\b(?:deletes?|removes?|deleting|removing)(?: (?:the|each|originals?|sources?|wavs?|old|files?|afterwards|after|when|if|it|conversion|succeeded|worked|successful|success|was|on))+/,
    );
    const into = takeName(
      wish,
      /\b(?:in|into|to|under) (?:an?|the) (?:(?:sub)?folder|(?:sub)?directory|(?:output|target) (?:folder|directory))(?: (?:called|named))? ["'`]?([\w./-]+)["'`]?/,
      /\binto (?:the )?["'`]?([\w./-]+\/?)["'`]?(?: folder| directory)/,
    );
    const jobs =
      takeNumber(
        wish,
        '(?:with |in |running |at most |up to )*# (?:jobs?|conversions?|files?|at a time|at once|in parallel|processes)(?: (?:at a time|at once|in parallel))?',
      ) ?? (takes(wish, /\bin parallel\b|\bparallel\b/) ? 0 : undefined);
    const isGiven = takes(
      wish,
      /\b(?:in|from|of) (?:an?|the) (?:given )?(?:folder|directory)(?: (?:given|passed))?(?: as)?(?: the| an?)?(?: first)?(?: argument)?/,
    );
    if (takeConfirm(wish)) return undefined;
    const parallel = jobs !== undefined;
    return scriptOf(
      usageOf(
        `${from}-to-${to} [FOLDER]`,
        `Converts the .${from} files of FOLDER (default: the current one)${isDeep ? ' and the folders below it' : ''} to .${to}. Those that are there already are skipped.`,
      ),
      HELP_FIRST,
      `folder=\${1:-.}`,
      `if (($# > 1)) || [[ ! -d $folder ]]; then usage >&2; exit 2; fi`,
      'command -v ffmpeg >/dev/null || { echo "$0: ffmpeg is not installed" >&2; exit 1; }',
      isGiven && '',
      '',
      '# 0: converted, 3: was there, 1: failed.',
      'convert() {',
      `  local source=$1 target=\${1%.*}.${to}`,
      into !== undefined && [
        `  mkdir -p -- "$(dirname -- "$source")/${into.replace(/\/$/, '')}"`,
        `  target=$(dirname -- "$source")/${into.replace(/\/$/, '')}/$(basename -- "$target")`,
      ],
      '  if [[ -e $target ]]; then echo "skipped: $target is there"; return 3; fi',
      '  # Into a file of another name first: a conversion that breaks off leaves no half file. -nostdin: else it eats the list.',
      `  if ffmpeg -nostdin -loglevel error -y -i "$source" ${rate} "\${target%.${to}}.part.${to}"; then`,
      `    mv -- "\${target%.${to}}.part.${to}" "$target"`,
      deletes && '    rm -- "$source"',
      '    echo "converted: $target"',
      '  else',
      `    rm -f -- "\${target%.${to}}.part.${to}"`,
      '    echo "failed: $source" >&2',
      '    return 1',
      '  fi',
      '}',
      '',
      `sources() { find "$folder" ${isDeep ? '' : '-maxdepth 1 '}-type f -iname '*.${from}' ! -name '*.part.*' -print0 | LC_ALL=C sort -z; }`,
      parallel
        ? [
            'export -f convert',
            `sources | xargs -0 -r -n 1 -P ${jobs === 0 ? '"$(nproc)"' : jobs} bash -c 'convert "$1" || (($? == 3))' convert`,
          ]
        : [
            'converted=0 skipped=0 failed=0',
            "while IFS= read -r -d '' source; do",
            '  status=0',
            '  convert "$source" || status=$?',
            '  case $status in',
            '    0) converted=$((converted + 1)) ;;',
            '    3) skipped=$((skipped + 1)) ;;',
            '    *) failed=$((failed + 1)) ;;',
            '  esac',
            'done < <(sources)',
            'echo "$converted converted, $skipped skipped, $failed failed"',
            'if ((failed > 0)); then exit 1; fi',
          ],
    );
  },
};

const ARCHIVES: readonly (readonly [said: RegExp, pattern: string, tool: string, command: string])[] = [
  [/tar\.gz|tgz/, '*.tar.gz | *.tgz', 'tar', 'tar -xzf "$file"'],
  [/tar\.bz2|tbz2?/, '*.tar.bz2 | *.tbz2', 'bzip2', 'tar -xjf "$file"'],
  [/tar\.xz|txz/, '*.tar.xz | *.txz', 'xz', 'tar -xJf "$file"'],
  [/tar\.zst/, '*.tar.zst', 'zstd', 'tar --zstd -xf "$file"'],
  [/\btar\b(?!\.)/, '*.tar', 'tar', 'tar -xf "$file"'],
  [/(?<!tar\.)\bgz\b/, '*.gz', 'gunzip', 'gunzip -k "$file"'],
  [/(?<!tar\.)\bbz2\b/, '*.bz2', 'bunzip2', 'bunzip2 -k "$file"'],
  [/(?<!tar\.)\bxz\b/, '*.xz', 'unxz', 'unxz -k "$file"'],
  [/\bzip\b/, '*.zip', 'unzip', 'unzip -q "$file"'],
  [/\b7z\b/, '*.7z', '7z', '7z x "$file"'],
  [/\brar\b/, '*.rar', 'unrar', 'unrar x "$file"'],
];

export const EXTRACT: Duty = {
  about: [
    /\b(?:extract|unpack|unzip|uncompress|decompress)/,
    /\barchives?\b/,
    /\b(?:zip|tar|7z|rar|gz)\b|\bby extension\b|\bany\b/,
    /\bfunction\b|\bbashrc\b|\bscript\b/,
  ],
  silent:
    "extract extracts extracting unpack unpacks any archive archives extension extensions type types function bashrc zshrc profile error message tool tools isn isn't installed install missing not t exists exist supports support according depending common kind format formats etc unknown",
  write: (wish) => {
    const said = /\(([^()]+)\)/.exec(wish.given.toLowerCase())?.[1] ?? wish.given.toLowerCase();
    const named = ARCHIVES.filter(([one]) => one.test(said));
    const kinds = named.length > 1 ? named : ARCHIVES;
    takes(wish, /\b(?:tar\.(?:gz|bz2|xz|zst)|tgz|tbz2?|txz|tar|gz|bz2|xz|zip|7z|rar|zst)\b/);
    while (takes(wish, /\b(?:tar\.(?:gz|bz2|xz|zst)|tgz|tbz2?|txz|tar|gz|bz2|xz|zip|7z|rar|zst)\b/));
    const isFolder = takes(
      wish,
      /\b(?:in)?to (?:an?|its) (?:(?:own|new) )?(?:folder|directory|subfolder)(?: (?:named|called|of|with|after|the|its|same|own|name|archive|it))*/,
    );
    const deletes = takes(
      wish,
      /(?:[,;] ?|\band |\bthen )*\b(?:deletes?|removes?) (?:the )?(?:archive|it)(?: afterwards| after(?:wards)?| extraction| when done)*/,
    );
    const name = takeName(wish, /\b(?:function )?(?:called|named) ["'`]?([a-z_]\w*)/) ?? 'extract';
    if (deletes) return undefined;
    const isScript = /\bscript\b/i.test(wish.given) && !/\bfunction\b|bashrc|zshrc/i.test(wish.given);
    return scriptOf(
      !isScript && '# For .bashrc: it returns, as "exit" would close the shell.',
      `${name}() {`,
      '  local file tool',
      '  if (($# == 0)); then',
      `    echo "usage: ${name} ARCHIVE..." >&2`,
      '    return 2',
      '  fi',
      '  for file in "$@"; do',
      '    if [[ ! -f $file ]]; then',
      `      echo "${name}: there is no file $file" >&2`,
      '      return 1',
      '    fi',
      '    # A name that starts with "-" would be taken for an option.',
      '    [[ $file == /* ]] || file=$PWD/$file',
      '    case ${file,,} in',
      ...kinds.map(([, pattern, tool]) => `      ${pattern}) tool=${tool} ;;`),
      '      *)',
      `        echo "${name}: $file is no archive that is known here" >&2`,
      '        return 1',
      '        ;;',
      '    esac',
      '    if ! command -v "$tool" >/dev/null; then',
      `      echo "${name}: $tool is not installed" >&2`,
      '      return 127',
      '    fi',
      isFolder
        ? [
            '    local folder',
            '    folder=$(basename "$file")',
            '    folder=${folder%.*}',
            '    folder=${folder%.tar}',
            '    mkdir -p "$folder" || return',
            '    (',
          ]
        : false,
      isFolder && '      cd "$folder" || exit',
      `${isFolder ? '      ' : '    '}case \${file,,} in`,
      ...kinds.map(([, pattern, , command]) => `${isFolder ? '      ' : '    '}  ${pattern}) ${command} ;;`),
      `${isFolder ? '      ' : '    '}esac${isFolder ? '' : ' || return'}`,
      isFolder && '    ) || return',
      '  done',
      '}',
      isScript && ['', `${name} "$@"`],
    );
  },
};
