import type { Snippet } from '../../snippets/snippets.ts';
import { pieces } from '../reading/pieces.ts';

const LEAD =
  /^(?:(?:please|write|give me|an?|the|bash|shell|script|small|simple|that|which|to|for)\b[\s:]*)+/;

/** The deed of a script without the words that lead to it. */
export const deedOf = (prompt: string): string =>
  prompt
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[.!\s]+$/, '')
    .trim()
    .replace(LEAD, '');

export const script = (...lines: readonly string[]): Snippet => ({
  definition: lines.join('\n'),
  example: '',
});
export const usage = (test: string, text: string): readonly string[] => [
  `if ((${test})); then`,
  `  echo "usage: $0 ${text}" >&2`,
  '  exit 2',
  'fi',
];

/** The folder is the first argument, or the current one. */
export const IN_FOLDER_OR_HERE: readonly string[] = [
  'folder=${1:-.}',
  'if (($# > 1)) || [[ ! -d $folder ]]; then',
  '  echo "usage: $0 [FOLDER]" >&2',
  '  exit 2',
  'fi',
  'shopt -s nullglob',
];

const EXIT =
  /exits?(?: with)?(?: (?:an? )?(?:status|code|exit code))? (\d|non-?zero|an? error)(?: (?:if so|in that case|then|when (?:it is|so)|if (?:any|one|it) (?:does|is|will)))?/;
const ARGUMENT =
  /(?:given |passed |taken )?(?:as|from|by) (?:an? |the |its )?(?:first |command[- ]line )?argument/;

/** "Warn when the certificate of a domain expires in fewer than 30 days". */
function certificate(text: string): Snippet | undefined {
  const head =
    /^(?:warns?|checks?|alerts?|tells?|prints?(?: an? (?:warning|message))?|shows?)(?: me)? (?:when|if|whether|how many days|the days until|when and)? ?(?:until )?(?:the )?(?:(?:tls|ssl|https)(?:\/(?:ssl|tls))? )?(?:expiry (?:dates?|days?) of (?:the )?)?certificates?(?: expir(?:y|ation)(?: dates?)?)? (?:of|for|on) (?:an? |the |each |every |all )?(?:given )?(?:domains?|hosts?|websites?|sites?|servers?)/.exec(
      text,
    );
  const found =
    head &&
    pieces(text.slice(head[0].length), {
      argument: ARGUMENT,
      file: /(?:(?:(?:listed )?in|from|of) )?(?:an? )?(?:text )?(?:list|file)(?: (?:called |named )?([\w.-]+\.txt))?|[\w.-]+\.txt/,
      days: /(?:(?:is|are) (?:going to expire|about to expire|valid for)|expires?|will expire|is expiring|runs? out)(?: soon)?(?: (?:in|within)(?: (?:fewer|less) than| the next)?| for (?:fewer|less) than)? ?(\d+) days?/,
      marks:
        /(?:marks?|highlights?|flags?|warns? (?:about|of|for)|shows?|stars?)(?: those| the ones| all| any| domains| every one)*(?: (?:that|which))?(?: (?:with|have|has|having|expire|expires|expiring|run out|are valid for|in|for))* (?:fewer|less) than (\d+) days?(?: (?:left|to go|remaining))?/,
      exit: EXIT,
      rest: /(?:prints? |shows? )?(?:the |how many )?(?:number of )?(?:days|days left|remaining days|expiry date)(?: (?:that )?(?:are )?left| remain(?:ing)?| until then)?/,
    });
  const isDated = /\bexpir(?:y|ation) dates?\b/.test(head?.[0] ?? '');
  if (!found || !(found.days ?? found.rest ?? found.marks ?? (isDated || undefined))) return undefined;
  const file = found.file?.[1];
  return script(
    ...(file ? [] : usage('$# == 0', found.file ? 'FILE' : 'DOMAIN...')),
    `limit=${found.days?.[1] ?? found.marks?.[1] ?? 30}`,
    'status=0',
    '# check DOMAIN[:PORT]: the days that its certificate is still valid; a warning if there are few.',
    'check() {',
    '  local host=${1%%:*} port=443 end days',
    '  if [[ $1 == *:* ]]; then port=${1##*:}; fi',
    '  end=$(timeout 15 openssl s_client -connect "$host:$port" -servername "$host" </dev/null 2>/dev/null |',
    '    openssl x509 -noout -enddate 2>/dev/null | cut -d= -f2) || true',
    '  if [[ -z $end ]]; then',
    '    echo "$1: no certificate could be read" >&2',
    '    status=1',
    '    return',
    '  fi',
    '  days=$((($(date -d "$end" +%s) - $(date +%s)) / 86400))',
    '  if ((days < limit)); then',
    '    echo "warning: the certificate of $1 expires in $days days ($end)"',
    '    status=1',
    '  else',
    `    echo "$1: valid for $days days${isDated ? ' ($end)' : ''}"`,
    '  fi',
    '}',
    '',
    ...(found.file
      ? [
          'while IFS= read -r domain || [[ -n $domain ]]; do',
          '  if [[ -n $domain && $domain != \\#* ]]; then check "$domain"; fi',
          `done <"${file ?? '$1'}"`,
        ]
      : ['for domain in "$@"; do check "$domain"; done']),
    `if ((status > 0)); then exit ${/^\d$/.test(found.exit?.[1] ?? '') ? found.exit?.[1] : 1}; fi`,
  );
}

/** "A cron wrapper that locks, logs with timestamps and keeps the exit status". */
function wrapper(text: string): Snippet | undefined {
  const head =
    /^(?:cron(?: ?job)? wrapper|wrapper(?: for cron(?: ?jobs?)?)?)(?: script)?(?: for (?:an? )?(?:command|cron ?jobs?|any command))?/.exec(
      text,
    ) ?? /^(?=runs? (?:an? |the |its )?(?:given )?(?:command|arguments?)(?=.*\block))/.exec(text);
  const found =
    head &&
    pieces(text.slice(head[0].length), {
      runs: /runs? (?:an? |the |its |any )?(?:given )?(?:command|arguments?)(?: (?:given )?(?:as|in) (?:its )?arguments?)?/,
      lock: /(?:(?:with|using|takes|holds|by) )?(?:an? |the )?(?:lock(?: ?file)?|flock|file lock)|(?:so that|to make sure|ensures?|making sure) (?:that )?(?:it|the command|the same command|only one(?: copy| instance)?) (?:never |can(?:not|'t| not) |does not |doesn't )?(?:runs?|is running)(?: twice| only once)?(?: at (?:the same time|once|a time))?|(?:prevents?|avoids?|against) (?:overlapping|parallel|double) (?:runs|executions)|(?:skips|exits)(?: quietly)? (?:if|when) (?:it|the previous (?:run|one)|another (?:run|one)) (?:is |is still |still )?(?:already )?runn?(?:ing|s)/,
      so: /(?:so that|to make sure|ensures?) (?:it|the command|the same command) (?:never|cannot|can't|does not) runs? twice(?: at (?:the same time|once))?/,
      log: /(?:logs?|writes?|appends?)(?: (?:its|the|all))? ?(?:output|stdout and stderr)?(?: (?:in)?to (?:an? |the )?(?:log ?)?file)?/,
      stamp: /(?:each line )?(?:with )?timestamps?(?: (?:to|for|on|before) (?:each|every) line)?/,
      status:
        /(?:keeps?|returns?|passes? on|preserves?|exits? with) (?:its |the )?(?:command's )?(?:exit )?(?:status|code)(?: of the command)?/,
      timeout: /(?:an? )?(?:timeout|time limit) of (\d+) (seconds?|minutes?)/,
    });
  if (!found?.lock || !(found.log ?? found.status ?? found.runs)) return undefined;
  const limit = found.timeout
    ? Number(found.timeout[1]) * (found.timeout[2]?.startsWith('m') ? 60 : 1)
    : undefined;
  return script(
    ...usage('$# == 0', 'COMMAND [ARGUMENT]...'),
    '# One lock and one log for each command line.',
    'name=$(basename -- "$1")-$(printf \'%s\\0\' "$@" | cksum | cut -d" " -f1)',
    'folder=${XDG_STATE_HOME:-$HOME/.local/state}/cron',
    'mkdir -p -- "$folder"',
    'exec 9>"$folder/$name.lock"',
    'if ! flock -n 9; then',
    '  echo "$(date \'+%F %T\') still running, skipped" >>"$folder/$name.log"',
    '  exit 75',
    'fi',
    '',
    'stamp() {',
    '  local line',
    '  while IFS= read -r line || [[ -n $line ]]; do printf \'%(%F %T)T %s\\n\' -1 "$line"; done',
    '}',
    '',
    'status=0',
    "# With pipefail the pipe ends with the command's status; the command must not keep the lock.",
    `${limit ? `timeout ${limit} ` : ''}"$@" 2>&1 9>&- | stamp >>"$folder/$name.log" || status=$?`,
    'echo "ended with status $status" | stamp >>"$folder/$name.log"',
    'exit "$status"',
  );
}

/** "Read a .env file and export its variables". */
function environment(text: string): Snippet | undefined {
  const head =
    /^(?:reads?|loads?|parses?|sources?|exports?) (?:all )?(?:the )?(?:variables (?:of|from|in) )?(?:an? |the )?\.env(?: file)?/.exec(
      text,
    );
  const found =
    head &&
    pieces(text.slice(head[0].length), {
      exports:
        /(?:exports?|sets?) (?:all )?(?:of )?(?:its |the )?(?:variables|values)(?: (?:in it|into the environment))?|into the environment|exports? them/,
      ignores:
        /(?:ignor(?:es?|ing)|skip(?:s|ping)?) (?:the )?(?:comments?(?: lines?)?(?: (?:and|or) (?:empty|blank) lines?)?|(?:empty|blank) lines?(?: (?:and|or) comments?)?)/,
      quotes:
        /(?:handles?|handling|removes?|removing|strips?|support(?:s|ing)?)(?: for)? (?:quotes?|quoted values?)(?: around values)?/,
      run: /(?:then )?(?:runs?|starts?) (?:an? |the )?(?:given )?command(?: (?:given )?as arguments?)?/,
      over: /without (?:overwriting|changing)(?: variables)?(?: that (?:are|were))?(?: already)? (?:set|existing(?: variables| ones)?)/,
    });
  if (!found) return undefined;
  return script(
    '# load_env FILE: exports each NAME=value of FILE. Nothing in it is run, and a value may stand in quotes.',
    'load_env() {',
    '  local line name value',
    '  while IFS= read -r line || [[ -n $line ]]; do',
    "    line=${line%$'\\r'}",
    '    if [[ $line =~ ^[[:space:]]*(#.*)?$ ]]; then continue; fi',
    '    if [[ ! $line =~ ^[[:space:]]*(export[[:space:]]+)?([A-Za-z_][A-Za-z0-9_]*)[[:space:]]*=(.*)$ ]]; then',
    '      echo "$1: no assignment: $line" >&2',
    '      return 1',
    '    fi',
    '    name=${BASH_REMATCH[2]} value=${BASH_REMATCH[3]}',
    '    value=${value#"${value%%[![:space:]]*}"}',
    '    if [[ $value =~ ^\\"(.*)\\"[[:space:]]*(#.*)?$ || $value =~ ^\\\'(.*)\\\'[[:space:]]*(#.*)?$ ]]; then',
    '      value=${BASH_REMATCH[1]}',
    '    else',
    '      value=${value%% #*}',
    '      value=${value%"${value##*[![:space:]]}"}',
    '    fi',
    ...(found.over ? ['    if [[ -v $name ]]; then continue; fi'] : []),
    '    export "$name=$value"',
    '  done <"$1"',
    '}',
    '',
    ...(found.run
      ? ['load_env .env', ...usage('$# == 0', 'COMMAND [ARGUMENT]...'), 'exec "$@"']
      : [
          '# Say "source this-script FILE" to have the variables in the shell that you are in.',
          'load_env "${1:-.env}"',
        ]),
  );
}

export function planCheck(prompt: string): Snippet | undefined {
  const text = deedOf(prompt);
  return certificate(text) ?? wrapper(text) ?? environment(text);
}
