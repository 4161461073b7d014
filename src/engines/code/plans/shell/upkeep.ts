import type { Snippet } from '../../snippets/snippets.ts';
import { pieces } from '../reading/pieces.ts';
import { NUMBER, numberOf } from '../reading/text.ts';
import { deedOf, script, usage } from './checks.ts';
import { inOwnCase } from './own-case.ts';

const FOLDER =
  /(?:(?:in|under|below|inside|of|from|within) )?(?:(?:an?|the|my|all of|given) )*(?:(?:directory|folder|path)(?: (?:given|passed) as (?:an? |the )?(?:first )?argument)?|((?:~|\.{1,2})?\/[\w./-]*\w)(?: (?:directory|folder))?)(?: and (?:all )?its sub(?:directories|folders))?/;
const pathOf = (found: RegExpExecArray | undefined): string | undefined => found?.[1]?.replace(/^~/, '$HOME');

/** The folder that a script works in: as the wish names it, or its argument. */
const folderLines = (path: string | undefined): string[] => [
  ...(path ? [`folder=\${1:-${path}}`] : [...usage('$# != 1', 'FOLDER'), 'folder=$1']),
  'if [[ ! -d $folder ]]; then',
  '  echo "$0: $folder is not a directory" >&2',
  '  exit 1',
  'fi',
];

/** "Compress log files older than 7 days in /var/log/app and delete the compressed ones after 30 days". */
function oldLogs(text: string): Snippet | undefined {
  const head = new RegExp(
    `^(?:compress(?:es)?|gzips?) (?:all |the )?(?:\\*?\\.?)?logs?(?: files?)? (?:(?:that|which) are )?older than ${NUMBER} days?`,
  ).exec(text);
  const found =
    head &&
    pieces(text.slice(head[0].length), {
      folder: FOLDER,
      gone: new RegExp(
        `(?:deletes?|removes?) (?:(?:the|all|any|those) )*(?:(?:compressed|gzipped|zipped|\\.gz|archived) )?(?:ones|files|logs|archives|log files|them)?(?: (?:that|which) are)? ?(?:older than|after) ${NUMBER} days?`,
      ),
      zip: /(?:with|using) gzip/,
    });
  if (!head || !found?.gone) return undefined;
  return script(
    ...folderLines(pathOf(found.folder)),
    `find "$folder" -type f -name '*.log' -mtime +${numberOf(head[1] ?? '')} -exec gzip -- {} +`,
    '# gzip keeps the time of the log, so the age is that of its last line.',
    `find "$folder" -type f -name '*.log.gz' -mtime +${numberOf(found.gone[1] ?? '')} -delete`,
  );
}

const BYTES: Readonly<Record<string, number>> = { k: 1024, m: 1024 ** 2, g: 1024 ** 3 };

/** "Rotate a log file when it is larger than 10 MB and keep 5 old ones". */
function rotate(text: string): Snippet | undefined {
  const head =
    /^rotates? (?:an? |the )?(?:given )?log(?: ?file)?(?: (?:given|passed) as (?:an? |the )?(?:first )?argument)?(?: (\/?[\w./-]+\.log))?/.exec(
      text,
    );
  const found =
    head &&
    pieces(text.slice(head[0].length), {
      size: /(?:when|if|once|as soon as) (?:it|the file|its size) (?:is|gets|grows|has|becomes|exceeds|reaches|goes)(?: (?:larger|bigger|over|above|more|beyond|to))*(?: than)? (\d+) ?(kb|mb|gb|k|m|g|kilobytes|megabytes|gigabytes)/,
      argument: /(?:given |passed )?as (?:an? |the )?(?:first )?argument/,
      keep: new RegExp(
        `keep(?:s|ing)? (?:only )?(?:the )?(?:(?:last|newest|latest|up to|at most) )*${NUMBER}(?: (?:old|older|rotated|previous|compressed|newest|last))*(?: (?:ones|files|logs|copies|versions|generations|backups|of them))?`,
      ),
      zip: /(?:compress(?:es|ing)?|gzip(?:s|ping)?) (?:the )?(?:old|rotated|older|previous)?(?: ?(?:ones|files|logs|copies|it|them|one))?|compressed/,
    });
  if (!head || !found?.keep) return undefined;
  const least = found.size ? Number(found.size[1]) * (BYTES[found.size[2]?.charAt(0) ?? 'm'] ?? 1) : 0;
  const keep = numberOf(found.keep[1] ?? '');
  const end = found.zip ? '.gz' : '';
  return script(
    ...(head[1] ? [`log=\${1:-${head[1]}}`] : [...usage('$# != 1', 'LOGFILE'), 'log=$1']),
    `keep=${keep}`,
    'if [[ ! -f $log ]]; then',
    '  echo "$0: $log does not exist" >&2',
    '  exit 1',
    'fi',
    ...(least > 0 ? [`if (($(stat -c %s -- "$log") <= ${least})); then`, '  exit 0', 'fi'] : []),
    `rm -f -- "$log.$keep${end}"`,
    'for ((i = keep - 1; i >= 1; i--)); do',
    `  if [[ -f $log.$i${end} ]]; then mv -- "$log.$i${end}" "$log.$((i + 1))${end}"; fi`,
    'done',
    '# Programs that have the log open go on writing into the same file.',
    'cp -p -- "$log" "$log.1"',
    ': >"$log"',
    ...(found.zip ? ['gzip -f -- "$log.1"'] : []),
  );
}

const REPOS = '(?:(?:all|every|the|which|my|any|of) )*git (?:repositories|repos|projects)';

/** "Show all git repositories below a folder that have uncommitted changes", "pull all of them". */
function repositories(said: string): Snippet | undefined {
  const text = said.replace(
    /^(?:loops?|iterates?|go(?:es)?) (?:over|through) (.*?)(?:,? and|,? to) (prints?|shows?|lists?|pulls?|fetch(?:es)?)(?: only)? (?:those|the ones|each|all|them)(?: (?:one|of them))?/,
    '$2 $1',
  );
  const head = new RegExp(
    `^(?:(shows?|lists?|finds?|prints?|checks?|reports?|tells?(?: me)?)|(pulls?|updates?|fetch(?:es)?)) (?:in )?${REPOS}`,
  ).exec(text);
  const found =
    head &&
    pieces(text.slice(head[0].length), {
      folder: FOLDER,
      dirty:
        /(?:(?:that|which|with|who) )?(?:(?:have|has|having|for) )?(?:uncommitted|unsaved|local|unstaged|pending|any) (?:or untracked )?changes(?: or untracked files)?/,
      ahead:
        /(?:or|and)? ?(?:unpushed|not pushed) commits|(?:or|and)? ?commits (?:that (?:are|were) )?not (?:yet )?pushed/,
      branch: /(?:the |their )?(?:current )?branch(?:es)?/,
    });
  const isPull = head?.[2] !== undefined;
  if (!found || (!isPull && !(found.dirty || found.ahead)) || (isPull && (found.dirty || found.ahead)))
    return undefined;
  const path = pathOf(found.folder);
  return script(
    ...folderLines(path ?? (found.folder ? undefined : '.')),
    ...(isPull ? ['status=0'] : []),
    "while IFS= read -r -d '' git; do",
    '  repository=${git%/.git}',
    ...(isPull
      ? [
          '  echo "$repository"',
          `  if ! git -C "$repository" ${head?.[2]?.startsWith('fetch') ? 'fetch --all --quiet' : 'pull --ff-only --quiet'} </dev/null; then`,
          '    echo "$0: $repository failed" >&2',
          '    status=1',
          '  fi',
        ]
      : [
          '  why=()',
          ...(found.dirty
            ? [
                '  if [[ -n $(git -C "$repository" status --porcelain) ]]; then why+=(uncommitted changes); fi',
              ]
            : []),
          ...(found.ahead
            ? [
                '  if [[ -n $(git -C "$repository" log --branches --not --remotes --oneline) ]]; then why+=(unpushed commits); fi',
              ]
            : []),
          `  if ((\${#why[@]} > 0)); then echo "$repository${found.branch ? ' ($(git -C "$repository" branch --show-current))' : ''}: \${why[*]}"; fi`,
        ]),
    'done < <(find "$folder" -name .git -prune -print0)',
    ...(isPull ? ['exit "$status"'] : []),
  );
}

/** "Add, commit and push all changes with the message given as argument". */
function commitAll(text: string): Snippet | undefined {
  const head =
    /^(?:(?:stages?|adds?)(?: and|,) )?commits?( and push(?:es)?)?(?: (?:all|every|my|the|any) )?(?:all |local |current )*(?:changes|files|everything)?/.exec(
      text,
    );
  const found =
    head &&
    pieces(text.slice(head[0].length), {
      push: /push(?:es)?(?: (?:them|it|to (?:the )?(?:origin|remote)))?/,
      where:
        /(?:(?:in|of|to) )?(?:an? |the |this |my )?(?:current )?git (?:repo|repository)|to git|in the current (?:folder|directory|repo|repository)/,
      message:
        /(?:an? |the )?(?:commit )?message(?: (?:that is )?(?:given|passed))?(?: as (?:an? |the )?(?:first )?argument)?/,
      none: /(?:stops?|does nothing|exits?|do nothing|prints? an? message)(?: with (?:an? )?message)? (?:if|when) there (?:is nothing|are no changes|is nothing to commit)(?: to commit)?/,
    });
  if (!found || !/\bgit\b/.test(text) || !found.message) return undefined;
  const isPushed = head?.[1] !== undefined || found.push !== undefined;
  return script(
    ...usage('$# != 1', 'MESSAGE'),
    'if ! git rev-parse --is-inside-work-tree >/dev/null 2>&1; then',
    '  echo "$0: this is no git repository" >&2',
    '  exit 1',
    'fi',
    '# All changes, wherever in the repository the script is started.',
    'git add --all -- "$(git rev-parse --show-toplevel)"',
    'if git diff --cached --quiet; then',
    '  echo "nothing to commit"',
    '  exit 0',
    'fi',
    'git commit -m "$1"',
    ...(isPushed ? ['git push'] : []),
  );
}

/** "Print the 10 largest files under /var with human readable sizes". */
function largest(text: string): Snippet | undefined {
  const head = new RegExp(
    `^(?:prints?|shows?|lists?|finds?|reports?|displays?)(?: an? report of)? (?:the )?(?:${NUMBER} (?:largest|biggest)|(?:top|largest|biggest) ${NUMBER})(?: largest| biggest)? (files|directories|folders|subdirectories|subfolders)`,
  ).exec(text);
  const found =
    head &&
    pieces(text.slice(head[0].length), {
      folder: FOLDER,
      sizes:
        /(?:human[- ]readable )?(?:file )?sizes?(?: (?:in|as) (?:human[- ]readable (?:form|units?|format)|mb|megabytes|gb))?|human[- ]readable(?: (?:form|format|units))?/,
      order: /(?:sorted by size|(?:largest|biggest) first|sorted)(?:,? (?:largest|biggest) first)?/,
      all: /(?:and )?(?:all )?(?:its )?sub(?:directories|folders)/,
    });
  if (!head || !found || /\b(?:mb|megabytes|gb)\b/.test(found.sizes?.[0] ?? '')) return undefined;
  const count = numberOf(head[1] ?? head[2] ?? '');
  const isFiles = head[3] === 'files';
  return script(
    ...folderLines(pathOf(found.folder) ?? (found.folder ? undefined : '.')),
    '# Folders that may not be read are left out.',
    isFiles
      ? `{ find "$folder" -type f -printf '%s\\t%p\\n' 2>/dev/null || true; } |`
      : `{ du -b --max-depth=1 -- "$folder" 2>/dev/null || true; } | awk -F '\\t' -v top="$folder" '$2 != top' |`,
    `  sort -rn | awk 'NR <= ${count}' | numfmt --field=1 --delimiter=$'\\t' --to=iec`,
  );
}

/** "Sync ~/Pictures to /mnt/backup with rsync, only if the drive is mounted, and write a log file". */
function mirror(text: string): Snippet | undefined {
  const head =
    /^(?:syncs?|synchroni[sz]es?|mirrors?|copies|copy|backs? up|rsyncs?) (?:my |the )?(~?\/[\w./-]*\w)(?: (?:folder|directory))? (?:in)?to (?:the )?(?:(?:drive|disk|folder|directory)(?: at)? )?(~?\/[\w./-]*\w)/.exec(
      text,
    );
  const found =
    head &&
    pieces(text.slice(head[0].length), {
      tool: /(?:with|using)? ?rsync/,
      mounted:
        /(?:(?:only )?(?:if|when) (?:the (?:drive|disk|target|usb drive)|it|that) is mounted|(?:stops?|exits?|aborts?)(?: with (?:an? )?(?:message|error))? (?:if|when|unless) (?:the (?:drive|disk|target)|it) (?:is ?n[o']t|is not|is) mounted|only (?:if|when) mounted)/,
      gone: /(?:deletes?|removes?|deleting|removing) (?:files|what|everything|those)(?: (?:in|from) the (?:target|copy|backup))? (?:that|which|that are) (?:no longer exist|(?:are|is) (?:gone|deleted|no longer (?:in the source|there))|were deleted)(?: (?:in|from|at) the source)?/,
      log: /(?:writes?|keeps?|creates?|logs?)(?: (?:an?|the|everything|it|to))* ?(?:log ?file|log|to (?:an? )?(?:log ?)?file)?(?: (\/?[\w./-]+\.log))?/,
      dry: /(?:an? )?--?dry-run(?: (?:option|flag))?/,
    });
  if (!found?.tool || found.dry) return undefined;
  const [source, target] = [head?.[1]?.replace(/^~/, '$HOME'), head?.[2]?.replace(/^~/, '$HOME')];
  const mount = /^\/mnt\/[^/]+|^\/(?:run\/)?media\/[^/]+(?:\/[^/]+)?/.exec(target ?? '')?.[0] ?? target;
  return script(
    `source=${source}`,
    `target=${target}`,
    'if [[ ! -d $source ]]; then',
    '  echo "$0: $source is not a directory" >&2',
    '  exit 1',
    'fi',
    ...(found.mounted
      ? [`if ! mountpoint -q ${mount}; then`, `  echo "$0: ${mount} is not mounted" >&2`, '  exit 1', 'fi']
      : []),
    'mkdir -p -- "$target"',
    '# The slash means the content of the folder, not the folder itself.',
    `rsync -a${found.gone ? ' --delete' : ''}${found.log ? ` --log-file=${found.log[1] ?? '"$HOME/rsync.log"'}` : ''} -- "$source/" "$target/"`,
  );
}

const TASKS = [oldLogs, rotate, repositories, commitAll, largest, mirror];

/** Chores with logs and repositories. */
export function planUpkeep(prompt: string): Snippet | undefined {
  const text = deedOf(prompt).replace(
    /^i (?:need|want) (?:an? )?(?:bash |shell )?(?:script )?(?:that |which |to )?/,
    '',
  );
  for (const read of TASKS) {
    const made = read(text);
    if (made) return inOwnCase(prompt, made);
  }
  return undefined;
}
