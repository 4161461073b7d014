import type { Snippet } from '../../snippets/snippets.ts';
import { pieces } from '../reading/pieces.ts';
import { numberOf } from '../reading/text.ts';
import { deedOf, script, usage } from './checks.ts';
import { DRY, dryRun, FOLDER } from './chores.ts';

/** "Deploy a folder to a server with rsync, excluding .git". */
function deploy(text: string): Snippet | undefined {
  const head = new RegExp(
    `^(?:deploys?|uploads?|syncs?|synchroni[sz]es?|copies|copy|mirrors?) (?:${FOLDER}|an? (?:website|site|app|project|local (?:folder|directory))|the (?:project|build))(?: [\\w./-]+/?)? to (?:an? |the )?(?:remote |given )?(?:server|host|machine)`,
  ).exec(text);
  const found =
    head &&
    pieces(text.slice(head[0].length), {
      rsync: /(?:with|using|by|via) rsync|rsync/,
      ssh: /(?:over|via|using|through) ssh/,
      exclude:
        /(?:exclud(?:es?|ing)|except(?: for)?|without|ignor(?:es?|ing)|leaving out|skipping) ((?!with\b)[\w.*/-]+(?:(?:, (?:and )?| and | or )(?!and\b|or\b|with\b|then\b|an?\b|deletes?\b|restarts?\b)[\w.*/-]+)*)/,
      dry: DRY,
      delete:
        /(?:deletes?|deleting|removes?|removing) (?:files |what |those )?(?:on the server )?(?:that |which )?(?:are|is|were)? ?(?:gone|deleted|removed|no longer (?:there|exist(?:s|ing)?)|not)(?: (?:locally|there|in the (?:folder|source)))?/,
      restart:
        /(?:then )?restarts? (?:an? |the )?(?:systemd )?(?:service )?([\w-]+)?(?: service)?(?: (?:on the server|afterwards|there))?/,
    });
  if (!found || !(found.rsync ?? found.ssh)) return undefined;
  const excluded = (found.exclude?.[1] ?? '').split(/, (?:and )?| and | or |\s/).filter(Boolean);
  const service = found.restart?.[1];
  if (found.restart && !service) return undefined;
  return script(
    ...(found.dry ? dryRun : []),
    ...usage('$# != 2', `${found.dry ? '[--dry-run] ' : ''}FOLDER USER@HOST:PATH`),
    `options=(-az --itemize-changes -e ssh${excluded.map((one) => ` --exclude='${one}'`).join('')}${found.delete ? ' --delete' : ''})`,
    ...(found.dry ? ['if [[ -n $dry ]]; then options+=(--dry-run); fi'] : []),
    '# The slash sends the content of the folder, not the folder itself.',
    'rsync "${options[@]}" -- "${1%/}/" "$2"',
    ...(service
      ? [
          `${found.dry ? 'if [[ -n $dry ]]; then exit 0; fi\n' : ''}ssh -- "\${2%%:*}" sudo systemctl restart ${service}`,
        ]
      : []),
  );
}

/** "Remove stopped containers and dangling images older than 7 days after asking". */
function docker(text: string): Snippet | undefined {
  if (!/^(?:removes?|deletes?|cleans?(?: up)?|prunes?)\b.*\b(?:docker|containers?|images)\b/.test(text))
    return undefined;
  const found = pieces(text, {
    verb: /(?:removes?|deletes?|cleans?(?: up)?|prunes?)(?: all)?(?: old| unused)?(?: docker)?(?= )/,
    stopped: /(?:all )?(?:stopped|exited) (?:docker )?containers/,
    images: /(?:all )?(dangling|unused|untagged|old) (?:docker )?images/,
    volumes: /(?:all )?(?:unused|dangling) (?:docker )?volumes/,
    networks: /(?:all )?unused (?:docker )?networks/,
    age: /(?:that are )?older than (\d+) (days?|hours?|weeks?)/,
    ask: /(?:only )?(?:after (?:asking|confirmation)(?: for confirmation)?|asks? (?:first|before(?: (?:doing so|deleting|removing)(?: (?:them|anything))?)?|for confirmation))/,
    space:
      /(?:prints?|shows?|reports?) (?:the |how much )?(?:freed |reclaimed )?(?:disk )?space(?: (?:that )?(?:was|is|were) (?:freed|reclaimed))?(?: (?:freed|before and after))?/,
  });
  if (!found?.verb || !(found.stopped ?? found.images ?? found.volumes)) return undefined;
  const hours = found.age
    ? Number(found.age[1]) * (found.age[2]?.startsWith('d') ? 24 : found.age[2]?.startsWith('w') ? 168 : 1)
    : undefined;
  const filter = hours ? ` --filter until=${hours}h` : '';
  return script(
    ...(found.ask
      ? [
          ...(found.stopped ? ['docker ps --all --filter status=exited --filter status=created'] : []),
          ...(found.images
            ? [
                `docker images${/dangling|untagged/.test(found.images[1] ?? '') ? ' --filter dangling=true' : ''}`,
              ]
            : []),
          `read -r -p 'Remove what is not used${hours ? ` and older than ${found.age?.[1]} ${found.age?.[2]}` : ''}? [y/N] ' answer || answer=`,
          'if [[ ! $answer =~ ^[Yy]([Ee][Ss])?$ ]]; then',
          "  echo 'nothing was removed'",
          '  exit 1',
          'fi',
        ]
      : []),
    ...(found.stopped ? [`docker container prune --force${filter}`] : []),
    ...(found.images
      ? [
          `docker image prune --force${/dangling|untagged/.test(found.images[1] ?? '') ? '' : ' --all'}${filter}`,
        ]
      : []),
    ...(found.networks ? [`docker network prune --force${filter}`] : []),
    // Volumes have no age that Docker could filter by.
    ...(found.volumes ? ['docker volume prune --force'] : []),
    ...(found.space ? ['docker system df'] : []),
  );
}

/** "Print the value of a key from a JSON file using jq". */
function jsonKey(text: string): Snippet | undefined {
  const head =
    /^(?:prints?|reads?|gets?|extracts?|outputs?) (?:the )?values? (?:of|for) (?:an? |the )?(?:given )?(?:keys?|field|property)(?: given as (?:an )?argument)? (?:from|in|of) (?:an? |the )?json file/.exec(
      text,
    );
  const found =
    head &&
    pieces(text.slice(head[0].length), {
      jq: /(?:using|with|by) jq/,
      error:
        /(?:prints? |gives? )?(?:an? )?error(?: message)?(?: (?:and exits? (?:with )?(?:status |code )?(\d)))? (?:if|when) (?:the )?(?:key|it) (?:is missing|does not exist|is not there|doesn't exist)|fails (?:if|when) (?:the )?key is missing/,
      nested: /(?:nested|dotted) (?:keys?|paths?)(?: (?:like|such as) [\w.]+)?/,
      exit: /exits? (?:with )?(?:status |code )?(\d)/,
    });
  if (!found) return undefined;
  return script(
    ...usage('$# != 2', 'FILE.json KEY'),
    '# A key may go deeper, as in address.city or items.0.name.',
    `if ! jq --raw-output --arg key "$2" '`,
    '  ($key | split(".") | map(if test("^[0-9]+$") then tonumber else . end)) as $path',
    '  | if any(paths; . == $path) then getpath($path) else "no such key: \\($key)\\n" | halt_error(1) end',
    `' "$1"; then`,
    `  exit ${found.exit?.[1] ?? found.error?.[1] ?? 1}`,
    'fi',
  );
}

/** "Back up a MySQL database every night and keep the last 7 dumps". */
function dump(text: string): Snippet | undefined {
  const head =
    /^(nightly |daily )?(?:backs? up|back up|dumps?|backups?(?: of)?) (?:an? |the |all |my |our )?(mysql|mariadb|postgres(?:ql)?) (?:database|db)s?(?: (?:called |named )?(?!every|each|with|to|into|in|and|daily|nightly|as|using|then|at|compressed|dated|on|given)([\w-]+))?/.exec(
      text,
    );
  const found =
    head &&
    pieces(text.slice(head[0].length), {
      night:
        /(?:every|each) (?:night|day)(?: at (\d{1,2})(?::(\d\d))?(?: ?(am|pm))?)?|(?:daily|nightly)(?: at (\d{1,2})(?::(\d\d))?)?/,
      aged: /(?:then )?(?:deletes?|removes?|prunes?|purges?|deleting|removing) (?:(?:all|any|the|old|older) )*(?:dumps|backups|files|ones|archives)(?: (?:that|which) are)? older than (\d+|an?|one|two|three|four|seven|fourteen|thirty) (days?|weeks?|months?)/,
      to: /(?:to|into|in|under) (?:the )?(?:folder |directory )?((?:~|\.{1,2})?\/[\w./-]*\w)(?: (?:folder|directory))?/,
      keep: /(?:only )?(?:keep(?:s|ing)?|leaves?) (?:only )?(?:the )?(?:last |newest |latest |most recent )?(\d+|seven|five|ten|three|fourteen)(?: (?:newest|latest|last))?(?: (?:dumps|backups|files|ones))?/,
      packed:
        /(?:(?:to|into|as) (?:an? )?)?(?:compress(?:ed|es)?|gzip(?:ped|s)?|dated|timestamped|with gzip)(?:,? (?:and )?(?:compressed|dated|timestamped|gzip(?:ped)?))*(?: (?:file|dump|archive|it|the dump))?/,
      date: /(?:with )?(?:the |an? )?(?:current |today's )?(?:date|timestamp|date and time) in (?:its|the) (?:file ?)?name/,
      tool: /(?:with|using) (?:mysqldump|pg_dump)/,
    });
  const keep =
    { seven: '7', five: '5', ten: '10', three: '3', fourteen: '14' }[found?.keep?.[1] ?? ''] ??
    found?.keep?.[1];
  const days = found?.aged && daysOf(found.aged[1] ?? '', found.aged[2] ?? '');
  if (!found || (keep === undefined && days === undefined)) return undefined;
  const isMy = /mysql|mariadb/.test(head?.[2] ?? '');
  const isNightly = found.night !== undefined || head?.[1] !== undefined;
  const name = head?.[3];
  const folder = found.to?.[1]?.replace(/^~/, '$HOME');
  const given = [...(name ? [] : ['DATABASE']), ...(folder ? [] : ['FOLDER'])];
  const [hour = '2', minute = '0'] = [
    found.night?.[1] ?? found.night?.[4],
    found.night?.[2] ?? found.night?.[5],
  ];
  const at = found.night?.[3] === 'pm' ? Number(hour) + 12 : Number(hour);
  return script(
    ...(isNightly
      ? [`# For cron: ${[Number(minute), at, '* * * /path/to/this-script', ...given].join(' ')}`]
      : []),
    ...(given.length > 0 ? usage(`$# != ${given.length}`, given.join(' ')) : []),
    `name=${name ?? '$1'} folder=${folder ?? `\${${name ? 1 : 2}%/}`}`,
    'mkdir -p -- "$folder"',
    'file=$folder/$name-$(date +%Y-%m-%d_%H%M%S).sql.gz',
    ...(isMy ? ['# The password comes from ~/.my.cnf: on the command line others could read it.'] : []),
    `if ! ${isMy ? 'mysqldump --single-transaction --routines -- "$name"' : 'pg_dump -- "$name"'} | gzip >"$file.part"; then`,
    '  rm -f -- "$file.part"',
    '  echo "$0: the dump of $name failed; nothing old was deleted" >&2',
    '  exit 1',
    'fi',
    'mv -- "$file.part" "$file"',
    'echo "$file"',
    ...(keep === undefined
      ? []
      : [
          '# The names sort by date: deletes all but the newest.',
          `dumps=("$folder/$name"-????-??-??_??????.sql.gz)`,
          `for ((i = 0; i < \${#dumps[@]} - ${keep}; i++)); do rm -- "\${dumps[i]}"; done`,
        ]),
    ...(days === undefined
      ? []
      : [
          '# Only dumps of this database, by the name that they have here.',
          `find "$folder" -maxdepth 1 -type f -name "$name-????-??-??_??????.sql.gz" -mtime +${days} -delete`,
        ]),
  );
}

const SPELLED: Readonly<Record<string, number>> = { a: 1, an: 1, fourteen: 14, thirty: 30 };
const daysOf = (count: string, unit: string): number =>
  (SPELLED[count] ?? numberOf(count)) * (unit.startsWith('w') ? 7 : unit.startsWith('m') ? 30 : 1);

const TASKS = [deploy, docker, jsonKey, dump];

/** Scripts of those who look after machines. */
export function planAdmin(prompt: string): Snippet | undefined {
  const text = deedOf(prompt);
  for (const read of TASKS) {
    const made = read(text);
    if (made) return made;
  }
  return undefined;
}
