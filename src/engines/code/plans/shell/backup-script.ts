export interface Backup {
  /** The folders that are packed, if the wish says them. */
  readonly sources: readonly string[];
  /** The target is a drive that must be there. */
  readonly isDrive: boolean;
  readonly hasTarget: boolean;
  /** The folder for the archives, if the wish says it. */
  readonly path?: string;
  readonly prefix: string;
  readonly isStamped: boolean;
  readonly isZip: boolean;
  readonly log?: string;
  /** The file that keeps the errors. */
  readonly errors?: string;
  readonly keep?: number;
  readonly days?: number;
  /** The script stops if the drive is not mounted, rather than fill its empty mount point. */
  readonly isMounted: boolean;
  readonly excluded: readonly string[];
  readonly isChecked: boolean;
  readonly isSized: boolean;
  /** Minute and hour for cron. */
  readonly nightly?: string;
}

/** A drive is mounted at /mnt/name or /media/user/name; a folder may be on it. */
const mountOf = (path: string): string =>
  /^\/mnt\/[^/]+|^\/(?:run\/)?media\/[^/]+(?:\/[^/]+)?/.exec(path)?.[0] ?? path;

/** The arguments of the script, and the folder that it packs. */
function argumentLines({ sources, hasTarget, isDrive, path }: Backup, complain: string): string[] {
  const first = sources.length > 0 ? [] : ['DIRECTORY'];
  const second = path ? [] : [isDrive ? 'DRIVE' : hasTarget ? 'TARGET' : '[TARGET]'];
  const most = first.length + second.length;
  const least = most - (path || hasTarget ? 0 : 1);
  const isMissing = (directory: string): string[] => [
    `if [[ ! -d ${directory} ]]; then`,
    `  ${complain} "$0: ${directory} does not exist or is not a directory"${complain === 'complain' ? '' : ' >&2'}`,
    '  exit 1',
    'fi',
  ];
  return [
    least === most
      ? `if (($# != ${most})); then`
      : least === 0
        ? `if (($# > ${most})); then`
        : `if (($# < ${least} || $# > ${most})); then`,
    `  echo "usage: $0${[...first, ...second].map((one) => ` ${one}`).join('')}" >&2`,
    '  exit 1',
    'fi',
    ...(sources.length > 1
      ? [
          `directories=(${sources.map((one) => `"${one}"`).join(' ')})`,
          'for directory in "${directories[@]}"; do',
          ...isMissing('$directory').map((line) => `  ${line}`),
          'done',
        ]
      : [sources[0] ? `directory=${sources[0]}` : 'directory=${1%/}', ...isMissing('$directory')]),
  ];
}

/** The command that packs; an archive of a folder that it lies in does not pack itself. */
function packLines({ sources, isZip, excluded }: Backup): string[] {
  const without = excluded.map((one) => ` --exclude='${one}'`).join('');
  if (isZip && sources.length > 1) return ['zip -qr -FS "$part" "${directories[@]}"'];
  if (isZip)
    return [
      '# The paths in it begin with the name of the folder.',
      'part=$(realpath -m -- "$part")',
      `(cd "$(dirname "$directory")" && zip -qr -FS "$part" "$(basename "$directory")")`,
    ];
  const own =
    '# The archives are not packed themselves; status 1 says that a file changed while it was read.';
  if (sources.length > 1)
    return [
      own,
      `tar -czf "$part"${without} --exclude="\${archives#/}" -C / "\${directories[@]#/}" || (($? == 1))`,
    ];
  return sources.length > 0
    ? [
        own,
        'own=()',
        'if [[ $archives/ == "$directory"/* ]]; then own=(--exclude="${archives#"$(dirname "$directory")"/}"); fi',
        `tar -czf "$part"${without} \${own[@]+"\${own[@]}"} -C "$(dirname "$directory")" "$(basename "$directory")" || (($? == 1))`,
      ]
    : [`tar -czf "$part"${without} -C "$(dirname "$directory")" "$(basename "$directory")"`];
}

/** Errors are shown and written to the log. */
function kept(lines: readonly string[]): string[] {
  const command = lines.findIndex((line) => /^(?:tar|zip|\()/.test(line));
  return lines.flatMap((line, at) =>
    at !== command
      ? [line]
      : [
          'status=0',
          `errors=$(${line.replace(/ \|\| \(\(\$\? == 1\)\)$/, '')} 2>&1) || status=$?`,
          'if [[ -n $errors ]]; then complain "$errors"; fi',
          `if ((status > ${line.startsWith('tar') ? 1 : 0})); then`,
          '  complain "$0: the backup failed or lacks files, older ones are kept"',
          '  exit 1',
          'fi',
        ],
  );
}

export function scriptLines(backup: Backup): string[] {
  const { sources, hasTarget, isDrive, path, prefix, isStamped, isZip, log, errors } = backup;
  const { keep, days, isMounted, isChecked, isSized, nightly } = backup;
  const ending = isZip ? 'zip' : 'tar.gz';
  const pattern = `$prefix????-??-??${isStamped ? '_??????' : ''}.${ending}`;
  const say = log === undefined ? "printf '%s\\n'" : 'say';
  const complain = errors !== undefined ? 'complain' : log === undefined ? 'echo' : 'say';
  const aside = errors === undefined ? ' >&2' : '';
  // Nothing ends the script without a line in the log.
  const orFail = (line: string, said: string): string =>
    complain === 'echo' ? line : `${line} || { ${complain} "$0: ${said}"${aside}; exit 1; }`;
  const pack = packLines(backup).map((line) =>
    complain === 'say' && /^(?:tar|zip|\()/.test(line)
      ? orFail(line, 'the backup failed, older ones are kept')
      : line,
  );
  const find = `find "$folder" -maxdepth 1 -type f -name "${pattern}"`;
  return [
    ...(nightly === undefined ? [] : [`# For cron: ${nightly} * * * /path/to/this-script`]),
    ...(log === undefined
      ? []
      : [
          `log=${log}`,
          '# Prints a line, and keeps it with the time.',
          'say() {',
          `  printf '%s\\n' "$1"`,
          `  printf '%(%Y-%m-%d %H:%M:%S)T %s\\n' -1 "$1" >>"$log"`,
          '}',
          '',
        ]),
    ...(errors === undefined
      ? []
      : [
          `log=${errors.replace(/^~/, '$HOME')}`,
          '# Errors are shown, and kept with the time.',
          'complain() {',
          `  printf '%(%Y-%m-%d %H:%M:%S)T %s\\n' -1 "$1" | tee -a -- "$log" >&2`,
          '}',
          '',
        ]),
    ...argumentLines(backup, complain),
    `folder=${path ?? (sources.length > 0 ? (hasTarget ? '${1%/}' : '${1:-$HOME/backups}') : hasTarget ? '${2%/}' : '${2:-.}')}`,
    `prefix=${prefix}`,
    ...(isMounted
      ? [
          `if ! mountpoint -q ${path ? mountOf(path) : '"$folder"'}; then`,
          `  ${complain} "$0: ${path ? mountOf(path) : '$folder'} is not mounted, no backup was made"${aside}`,
          '  exit 1',
          'fi',
        ]
      : isDrive
        ? [
            '# Stops without the drive: its folder would be on this disk.',
            'if [[ ! -d $folder ]]; then',
            `  ${complain} "$0: $folder is not there, is the drive mounted?"${aside}`,
            '  exit 1',
            'fi',
          ]
        : []),
    `archive=$folder/$prefix$(date +%Y-%m-%d${isStamped ? '_%H%M%S' : ''}).${ending}`,
    orFail('mkdir -p -- "$folder"', '$folder cannot be made'),
    '# It gets its name when it is whole: a run that breaks off leaves no archive.',
    `part=$archive.part${isZip ? '.zip' : ''}`,
    'trap \'rm -f -- "$part"\' EXIT',
    ...(!isZip && sources.length > 0 ? ['archives=$(realpath -m -- "$folder")'] : []),
    ...(errors === undefined ? pack : kept(pack)),
    ...(isChecked
      ? [
          orFail(
            isZip ? 'unzip -tq "$part" >/dev/null' : 'tar -tzf "$part" >/dev/null',
            'the archive cannot be read, older ones are kept',
          ),
        ]
      : []),
    'mv -- "$part" "$archive"',
    `${say} "$archive${isSized ? ' ($(du -h -- "$archive" | cut -f1))' : ''}"`,
    ...(keep === undefined
      ? []
      : [
          '# The date in the name gives the order; the oldest come last.',
          `${find} | sort -r | tail -n +${keep + 1} |`,
          `  while IFS= read -r old; do`,
          `    rm -- "$old"`,
          ...(log === undefined ? [] : ['    say "deleted $old"']),
          '  done',
        ]),
    ...(days === undefined
      ? []
      : [
          '# Only archives of this folder, by the name that they have here.',
          `${find} -mtime +${days} -delete`,
        ]),
  ];
}
