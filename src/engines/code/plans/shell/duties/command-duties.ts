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

/** "The top 5 processes by memory". */
export const PROCESSES: Duty = {
  about: [/\bprocess(?:es)?\b/, /\b(?:top|most|highest|biggest|sorted)\b/, /\bcpu\b|\bmemory\b|\bram\b/],
  silent:
    'print prints list lists show shows display displays top processes process most highest biggest memory ram cpu usage use uses using consume consumes consuming with sorted by number',
  write: (wish) => {
    if (/\bkill|\bmail|\bevery\b|\balert/.test(wish.rest)) return undefined;
    const key =
      /\bcpu\b/.test(wish.rest) && !/\b(?:by|most) (?:memory|ram)\b/.test(wish.rest) ? '%cpu' : '%mem';
    const count = takeNumber(wish, '(?:top |the )*# (?=process|most|top|biggest)', 'top #') ?? 10;
    return scriptOf(
      usageOf(
        'top-processes [NUMBER]',
        `Lists the processes that use most ${key === '%cpu' ? 'CPU time' : 'memory'} (default: ${count}).`,
      ),
      HELP_FIRST,
      `count=\${1:-${count}}`,
      'if (($# > 1)) || ! [[ $count =~ ^[1-9][0-9]*$ ]]; then usage >&2; exit 2; fi',
      '# awk reads to the end: with head, ps would be told of a broken pipe.',
      `ps -eo pid,user,%cpu,%mem,comm --sort=-${key} | awk -v count="$count" 'NR <= count + 1'`,
    );
  },
};

/** "Creates a branch, commits all changes with a message and pushes". */
export const GIT_WORK: Duty = {
  about: [/\bgit\b|\bbranch\b/, /\bcommits?\b/, /\bpush(?:es)?\b/],
  silent:
    'git commit commits push pushes new branch all changes change message add adds stage stages everything it them origin remote repository repo current given argument arguments parameter parameters first second name user upstream passed takes take',
  write: (wish) => {
    const isNew = takes(
      wish,
      /\b(?:creat\w*|switch\w*|check\w* out|mak\w*)(?: (?:to|an?|the|new|git|feature))* branch(?:es)?\b/,
    );
    const test = wish.take(
      /(?:,? ?\b(?:and|after|then|first|before) )*\b(?:runs?|running) (?:the )?(npm test|pytest|make test|cargo test|go test)\b/,
    );
    if (/\bmerge|\brebase|\btag\b|\bpull\b|\bversion\b/.test(wish.rest)) return undefined;
    const isAsked = takes(
      wish,
      /\b(?:asks?|prompts?)(?: (?:me|the user))?(?: for)?(?: an?| the)?(?: commit)? message\b/,
    );
    return scriptOf(
      usageOf(
        `git-send ${isNew ? 'BRANCH ' : ''}${isAsked ? '' : 'MESSAGE'}`.trim(),
        `${isNew ? 'Creates a branch, commits' : 'Commits'} all changes and pushes them.`,
      ),
      HELP_FIRST,
      `if (($# != ${(isNew ? 1 : 0) + (isAsked ? 0 : 1)})); then usage >&2; exit 2; fi`,
      isNew && ['branch=$1', 'shift'],
      isAsked ? "read -r -p 'Message: ' message" : 'message=$1',
      'if [[ -z $message ]]; then echo "$0: the message is empty" >&2; exit 2; fi',
      'git rev-parse --is-inside-work-tree >/dev/null',
      test?.[1],
      isNew && 'git switch -c "$branch"',
      '# All changes, even from a subfolder of the repository.',
      'git add --all -- "$(git rev-parse --show-toplevel)"',
      'if git diff --cached --quiet; then echo "nothing has changed" >&2; exit 1; fi',
      'git commit -m "$message"',
      'git push --set-upstream origin "$(git branch --show-current)"',
    );
  },
};

/** "Delete docker images older than 30 days". */
export const IMAGES: Duty = {
  about: [/\bdocker\b/, /\b(?:images?|containers?|volumes?)\b/, /\b(?:delet|remov|clean|prun)/],
  silent:
    'docker image images container containers delete deletes deleting remove removes removing clean cleans cleanup up prune prunes old older unused dangling stopped days day weeks week than not used any',
  write: (wish) => {
    const what = /\bcontainers?\b/.test(wish.rest) ? 'container' : 'image';
    if (/\bvolumes?\b|\bnetworks?\b/.test(wish.rest)) return undefined;
    const found = wish.take(/\bolder than (\d+) (hour|day|week|month)s?\b/);
    const hours =
      Number(found?.[1] ?? 0) * ({ hour: 1, day: 24, week: 168, month: 720 }[found?.[2] ?? 'day'] ?? 24);
    const isAsking = takeConfirm(wish);
    const isDangling = /\bdangling\b/.test(wish.given);
    const filter = hours > 0 ? ` --filter 'until=${hours}h'` : '';
    const all = what === 'image' && !isDangling ? ' --all' : '';
    return scriptOf(
      usageOf(
        'docker-clean',
        `Removes ${what === 'image' ? `${isDangling ? 'dangling' : 'all unused'} images` : 'stopped containers'}${found ? ` older than ${found[1]} ${found[2]}${found[1] === '1' ? '' : 's'}` : ''}${isAsking ? ', after a question' : ''}.`,
      ),
      HELP_FIRST,
      'if (($# > 0)); then usage >&2; exit 2; fi',
      'command -v docker >/dev/null || { echo "docker is not installed" >&2; exit 1; }',
      what === 'image'
        ? "docker image ls --format 'table {{.Repository}}:{{.Tag}}\\t{{.CreatedSince}}\\t{{.Size}}'"
        : "docker container ls --all --filter status=exited --format 'table {{.Names}}\\t{{.Status}}'",
      isAsking && [
        'answer=n',
        `read -r -p 'Remove those that ${what === 'image' ? 'no container uses' : 'have stopped'}${found ? ' and are old enough' : ''}? [y/N] ' answer || true`,
        'if [[ $answer != [yY]* ]]; then echo "nothing was removed"; exit 0; fi',
      ],
      `# ${what === 'image' ? 'Images that a container uses stay.' : 'Containers that run stay.'}`,
      `docker ${what} prune${all} --force${filter}`,
    );
  },
};

/** "A folder named with today's date, and move all screenshots into it". */
export const DATED_FOLDER: Duty = {
  about: [
    /\bfolder|\bdirectory/,
    /\btoday|\bdate\b|\bdaily\b/,
    /\bmov(?:e|es|ing)\b|\bcop(?:y|ies)\b/,
    /\b(?:creat|mak|mkdir)/,
  ],
  silent:
    "create creates make makes new daily folder directory named called name today's today date current move moves moving copy copies copying all into it there them to inside",
  write: (wish) => {
    const isCopy = /\bcop(?:y|ies|ying)\b/.test(wish.rest);
    const kinds = wish.take(
      /\b(?:all |every |the )*(screenshots?|photos?|pictures?|images?|pdfs?|\*?\.?(?:[a-z0-9]{2,4})(?= files?))(?: files?)?\b/,
    );
    const from = takeName(
      wish,
      /\bfrom (?:the |my )?((?:~|\.{1,2})?\/[\w./-]*\w|~\/\w+|downloads|desktop)(?: folder| directory)?/i,
    );
    const said = kinds?.[1] ?? '';
    const names = /^screenshot/.test(said)
      ? "'*screenshot*' -o -iname '*screen shot*'"
      : /^(?:photo|picture|image)/.test(said)
        ? "'*.jpg' -o -iname '*.jpeg' -o -iname '*.png' -o -iname '*.heic'"
        : /^pdf/.test(said)
          ? "'*.pdf'"
          : said
            ? `'*.${said.replace(/^\*?\.?/, '')}'`
            : undefined;
    if (!names) return undefined;
    const source =
      from === undefined
        ? '.'
        : from
            .replace(/^downloads$/i, '$HOME/Downloads')
            .replace(/^desktop$/i, '$HOME/Desktop')
            .replace(/^~/, '$HOME');
    return scriptOf(
      usageOf(
        'dated-folder [SOURCE]',
        `${isCopy ? 'Copies' : 'Moves'} files into a folder with the date of today.`,
      ),
      HELP_FIRST,
      `source=\${1:-${source}}`,
      'if (($# > 1)) || [[ ! -d $source ]]; then usage >&2; exit 2; fi',
      'target=$source/$(date +%F)',
      'mkdir -p -- "$target"',
      "while IFS= read -r -d '' file; do",
      '  if [[ -e $target/${file##*/} ]]; then echo "$0: ${file##*/} is there already" >&2; continue; fi',
      `  ${isCopy ? 'cp -p' : 'mv'} -- "$file" "$target/"`,
      `done < <(find "$source" -maxdepth 1 -type f \\( -iname ${names} \\) -print0)`,
    );
  },
};

/** "Prompts for yes or no before it removes the files that are its arguments". */
export const CAREFUL_RM: Duty = {
  about: [
    /\brm\b|\b(?:delet|remov)/,
    /\barguments?\b|\bpassed\b|\bgiven files?\b/,
    /\b(?:ask|prompt|confirm)|yes\/no|y\/n/,
  ],
  silent:
    'rm delete deletes deleting remove removes removing files file passed given arguments argument as running before run each yes no yes/no',
  write: (wish) => {
    const isEach = /\beach\b|\bevery\b/.test(wish.rest);
    if (!takeConfirm(wish)) return undefined;
    const ask = [
      'answer=n',
      isEach
        ? 'read -r -p "Remove $file? [y/N] " answer </dev/tty || true'
        : 'read -r -p "Remove these $# files? [y/N] " answer || true',
    ];
    return scriptOf(
      usageOf('careful-rm FILE...', `Removes files after a question${isEach ? ' for each' : ''}.`),
      HELP_FIRST,
      'if (($# == 0)); then usage >&2; exit 2; fi',
      isEach
        ? [
            'for file in "$@"; do',
            ...ask.map((line) => `  ${line}`),
            '  if [[ $answer == [yY]* ]]; then rm -- "$file"; fi',
            'done',
          ]
        : [
            'printf \'%s\\n\' "$@"',
            ...ask,
            'if [[ $answer != [yY]* ]]; then echo "nothing was removed"; exit 0; fi',
            'rm -- "$@"',
          ],
    );
  },
};
