import type { Snippet } from '../../snippets/snippets.ts';
import type { FilesWish } from './files.ts';

function namesOf(extensions: readonly string[]): string {
  const tests = extensions.map((one) => `-iname '*.${one}'`);
  return tests.length > 1 ? ` \\( ${tests.join(' -o ')} \\)` : tests.length === 1 ? ` ${tests[0]}` : '';
}

export const inBash = (wish: FilesWish): Snippet => (wish.act === 'report' ? report(wish) : placed(wish));

function placed({
  act,
  extensions,
  form,
  isByExtension,
  isSuffix,
  isDateOnly,
  days,
  target,
  isDry,
  isRecursive,
  isHere,
  from,
}: FilesWish): Snippet {
  const tests = `-type f${namesOf(extensions)}${days === undefined ? '' : ` -mtime +${days}`}`;
  const date = `$(date -r "$file" +${form})`;
  const place = isByExtension ? '${extension,,}' : date;
  const stamped = isDateOnly
    ? [
        `stem=$folder/${date}`,
        'new=$stem.$extension',
        'count=1',
        'while [[ -e $new ]]; do',
        '  count=$((count + 1))',
        '  new=${stem}_$count.$extension',
        'done',
      ]
    : isSuffix
      ? [`new=$folder/\${name%.*}_${date}.$extension`]
      : [`new=$folder/${date}_$name`];
  const needsExtension = isByExtension || (act === 'rename' && (isDateOnly || isSuffix));
  const body = [
    'name=${file##*/}',
    ...(act === 'rename' && isRecursive ? ['folder=${file%/*}'] : []),
    ...(needsExtension
      ? [
          'extension=${name##*.}',
          ...(isByExtension ? ['if [[ $name != *.* ]]; then extension=other; fi'] : []),
        ]
      : []),
    ...(act === 'rename' ? stamped : [`new=$folder/${target ? `${target}/` : ''}${place}/$name`]),
    'if [[ -e $new ]]; then',
    '  echo "$new exists already" >&2',
    '  continue',
    'fi',
    'echo "$file -> $new"',
    ...(isDry ? ['if [[ -n $dry_run ]]; then continue; fi'] : []),
    ...(act === 'rename' ? [] : ['mkdir -p -- "${new%/*}"']),
    `${act === 'copy' ? 'cp -p' : 'mv'} -- "$file" "$new"`,
  ];
  return {
    definition: '',
    example: [
      ...(isDry ? ['dry_run=', 'if [[ ${1:-} == --dry-run ]]; then', '  dry_run=yes', '  shift', 'fi'] : []),
      isHere ? 'folder=.' : `folder=\${1:-${from ?? '.'}}`,
      'if [[ ! -d $folder ]]; then',
      '  echo "usage: $0 [FOLDER]" >&2',
      '  exit 1',
      'fi',
      `find "$folder"${isRecursive ? '' : ' -maxdepth 1'} ${tests} -print0 | while IFS= read -r -d '' file; do`,
      ...body.map((line) => `  ${line}`),
      'done',
    ].join('\n'),
  };
}

function report({ counts, extensions, isByName, limit, isReadable, isHere }: FilesWish): Snippet {
  const names = extensions.length > 0 ? namesOf(extensions) : " -name '?*.*'";
  const folder = isHere ? '.' : '"${1:-.}"';
  const columns = counts.map((one) => ({ files: '1', bytes: '$2', lines: '$3' })[one]);
  const main = counts.includes('bytes') ? 'bytes' : counts.includes('lines') ? 'lines' : 'files';
  const at = counts.indexOf(main) + 2;
  const readable =
    isReadable && counts.includes('bytes')
      ? [`numfmt -d $'\\t' --field=${counts.indexOf('bytes') + 2} --to=iec`]
      : [];
  const tail = [
    isByName ? "sort -t $'\\t' -k1,1" : `sort -t $'\\t' -k${at},${at}nr -k1,1`,
    ...(limit === undefined ? [] : [`sed -n '1,${limit}p'`]),
    ...readable,
  ].join(' | ');
  return {
    definition: '',
    example: [
      `find ${folder} -type f${names} -print0 | while IFS= read -r -d '' file; do`,
      `  printf '%s\\t%s\\t%s\\n' "\${file##*.}" ${counts.includes('bytes') ? '"$(stat -c %s -- "$file")"' : '0'} ${counts.includes('lines') ? '"$(wc -l <"$file")"' : '0'}`,
      "done | awk -F '\\t' '",
      `  { $1 = tolower($1); ${['seen[$1]', ...counts.map((one, index) => `${one}[$1] += ${columns[index]}`)].join('; ')} }`,
      `  END { for (one in seen) printf "%s${counts.map(() => '\\t%d').join('')}\\n", one, ${counts.map((one) => `${one}[one]`).join(', ')} }`,
      `' | ${tail}`,
    ].join('\n'),
  };
}
