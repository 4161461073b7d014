import type { Snippet } from '../../snippets/snippets.ts';
import { pieces } from '../reading/pieces.ts';
import { deedOf, script, usage } from './checks.ts';
import { inOwnCase } from './own-case.ts';

const STAMPED = '(?: (?:with|and) (?:an? |the |its )?(?:timestamps?|times?|date(?: and time)?))?';
const TO_LOG = `(?:logs?|writes?|records?|appends?|notes?)(?: (?:it|this|that|a line|an entry|what (?:it|happened)|restarts|(?:the|each|every) (?:restart|time|result|run)))*${STAMPED}(?: (?:in)?to| in)?(?: (?:an? |the )?(?:log ?)?file)?(?: ?(\\/?[\\w./-]+\\.(?:log|txt)))?${STAMPED}`;
const EVERY = /(?:every|each) (\d+)? ?(second|minute|hour)s?/;
const SECONDS: Readonly<Record<string, number>> = { second: 1, minute: 60, hour: 3600 };
const secondsOf = (found: RegExpExecArray | undefined): number | undefined =>
  found && Number(found[1] ?? 1) * (SECONDS[found[2] ?? ''] ?? 1);

const OF_ONE =
  '(?:(?:the |its |their )?(?:http )?(?:status(?: codes?)?|(?:status |response )?codes?|response times?|latency|time(?: taken)?)(?: (?:in seconds))?)';

/** "Check a list of websites from a text file and print which ones don't answer with status 200". */
function websites(text: string): Snippet | undefined {
  const head =
    /^(?:(?:checks?|reads?|tests?|goes through|go through|requests?|opens?|curls?|for) )?(?:an? |the |each |every |all |whether )*(?:list of )?(?:web ?sites?|urls?|sites?|links|web addresses|domains)(?: one by one)?(?= )/.exec(
      text,
    );
  const found =
    head &&
    pieces(text.slice(head[0].length), {
      file: /(?:(?:that (?:is|are) )?(?:listed|given|stored|written|named) )?(?:from|in|of)? ?(?:an? |the )?(?:given )?(?:(?:text|txt|plain text) )?(?:file|list)(?: (?:called|named))?(?: ([\w./-]+\.\w+))?(?: (?:given |passed )?as (?:an? |the )?(?:first )?argument)?(?:,? (?:with )?one (?:url |site |address )?per line)?|(?:(?:from|in) )?([\w./-]+\.(?:txt|list|csv))/,
      ask: /(?:requests?|checks?|opens?|calls?|tests?|curls?) (?:each(?: one| of them| url| site)?|them|every one)(?: with curl| using curl)?/,
      down: /(?:(?:prints?|shows?|reports?|lists?|tells?|outputs?|names?) )?(?:me )?(?:out )?(?:only )?(?:which(?: ones?| of them| (?:sites?|urls?))?|the ones|the (?:sites|urls|websites)|those|every one|each one|all|any|all of them)(?: (?:that|which))? (?:do(?:es)?(?:n't| not|nt)|did(?:n't| not)|are(?:n't| not)|is(?:n't| not)|not|fails? to) (?:answer(?:ing)?|respond(?:ing)?|return(?:ing)?|reply(?:ing)?|give|come back)(?: (?:with|back|a|an|http|status|code|of))* ?(\d{3})(?: ok)?/,
      limit: /(?:an? )?timeout (?:of )?(\d+) seconds?|within (\d+) seconds?/,
      status:
        /(?:the |their |its )?(?:http )?(?:status(?: codes?)?|codes?)(?: (?:that )?(?:they|it) (?:returned|gave|answered(?: with)?|got))?(?: instead)?/,
      exit: /exit(?:s|ing)?(?: with)?(?: (?:status|code))? (?:1|non-?zero|an error)(?: (?:if|when) (?:any|one|at least one)(?: of them)?(?: (?:is down|fails?|(?:do(?:es)?|did)(?:n't| not)(?: (?:return|answer(?: with)?|give) (?:an? )?(\d{3}))?))?)?/,
      each: new RegExp(
        `(?:prints?|shows?|reports?|outputs?) (?:${OF_ONE}(?:,? and |, | with ))?${OF_ONE}(?: (?:for|of) (?:each|every|all)(?: one| of them| url| site)?)?`,
      ),
      curl: /(?:using )?curl/,
    });
  const isEach = found?.each !== undefined && /status|code/.test(found.each[0]);
  if (!found || !(isEach || found.down?.[1]) || !found.file) return undefined;
  const isTimed = isEach && /time|latency/.test(found.each?.[0] ?? '');
  const isTold = !isEach || found.exit !== undefined;
  const wanted = found.down?.[1] ?? found.exit?.[1] ?? '2??';
  const file = found.file[1] ?? found.file[2];
  return script(
    ...(file ? [`file=\${1:-${file}}`] : [...usage('$# != 1', 'FILE'), 'file=$1']),
    'if [[ ! -r $file ]]; then',
    '  echo "$0: $file cannot be read" >&2',
    '  exit 2',
    'fi',
    ...(isTold ? ['failed=0'] : []),
    'while IFS= read -r url || [[ -n $url ]]; do',
    "  url=${url//[$'\\r\\t ']/}",
    '  if [[ -z $url || $url == \\#* ]]; then continue; fi',
    '  # 000 stands for no answer at all.',
    `  ${isTimed ? 'read -r status seconds < <' : 'status=$'}(curl -s -o /dev/null -w '%{http_code}${isTimed ? ' %{time_total}\\n' : ''}' --max-time ${found.limit?.[1] ?? found.limit?.[2] ?? 10} "$url" </dev/null) || true`,
    ...(isEach ? [`  echo "$status ${isTimed ? '$seconds s ' : ''}$url"`] : []),
    ...(isTold
      ? [
          `  if [[ $status != ${wanted} ]]; then`,
          ...(isEach ? [] : ['    echo "$url $status"']),
          '    failed=1',
          '  fi',
        ]
      : []),
    'done <"$file"',
    ...(isTold ? ['exit "$failed"'] : []),
  );
}

const NO_SERVICE =
  /^(?:an?|the|it|one|given|its|some|any|service|process|server|program|website|site|port|host|file|command|disk)$/;

/** "Check if nginx is running and restart it if it is not, log the restart with a timestamp". */
function service(text: string): Snippet | undefined {
  const head =
    /^(?:(?:checks?|tests?|monitors?|watch(?:es)?|looks?) )(?:(?:if|whether|that) )?(?:the |an? )?(?:given )?([a-z][\w@.-]*)(?: (?:service|daemon|server|web server|database))?(?: (?:given|named) as (?:an? |the )?(?:first )?argument)?(?: (?:is )?(?:still )?(?:running|up|active|alive))?/.exec(
      text,
    ) ??
    /^(?=re-?starts? )re-?starts? (?:the |an? )?(?:given )?([a-z][\w@.-]*)(?: (?:service|daemon|server))?(?: (?:given|named) as (?:an? |the )?(?:first )?argument)?(?= (?:if|when|whenever) )/.exec(
      text,
    );
  const found =
    head &&
    pieces(text.slice(head[0].length).replace(/^ (?:if|when|whenever)/, ' restarts it if'), {
      start:
        /(?:re-?)?starts? (?:it|the service)(?: again)?(?: (?:if|when|in case) (?:(?:it|the service) )?(?:(?:is|has|was|s) )?(?:not|n't|isn't|down|stopped|stops|crashe[sd]|dead|died|failed|goes down)(?: (?:running|up|active))?|,? if needed)?|(?:if|when) (?:it is |it's )?not,? (?:re-?)?starts? it/,
      log: new RegExp(TO_LOG),
      every: EVERY,
      mail: /sends? (?:me )?an? (?:e-?mail|mail)(?: to (\S+@[\w.-]+))?(?: (?:when|if) (?:it|that) (?:happens|was restarted|is restarted))?/,
    });
  const name = head?.[1];
  if (!found?.start || name === undefined || !/re-?start/.test(text)) return undefined;
  const isGiven = NO_SERVICE.test(name);
  if (isGiven && !/\bservice\b/.test(text)) return undefined;
  const seconds = secondsOf(found.every);
  const indent = seconds === undefined ? '' : '  ';
  const log = found.log?.[1] ?? '$HOME/$service-restarts.log';
  return script(
    ...(isGiven ? [...usage('$# != 1', 'SERVICE'), 'service=$1'] : [`service=\${1:-${name}}`]),
    ...(found.log ? [`log=${log}`] : []),
    '# Prints a line, and keeps it with the time.',
    'say() {',
    `  printf '%s %s\\n' "$(date '+%Y-%m-%d %H:%M:%S')" "$1"${found.log ? ' | tee -a "$log"' : ''}`,
    '}',
    '',
    ...(seconds === undefined ? [] : ['while true; do']),
    ...[
      'if systemctl is-active --quiet "$service"; then',
      '  echo "$service is running"',
      'elif systemctl restart "$service"; then',
      '  say "$service was down and has been restarted"',
      ...(found.mail
        ? [
            `  echo "$service was restarted on $(hostname)" | mail -s "$service restarted" ${found.mail[1] ?? '"$USER"'}`,
          ]
        : []),
      'else',
      '  say "$service is down and could not be restarted"',
      ...(seconds === undefined ? ['  exit 1'] : []),
      'fi',
      ...(seconds === undefined ? [] : [`sleep ${seconds}`]),
    ].map((line) => `${indent}${line}`),
    ...(seconds === undefined ? [] : ['done']),
  );
}

/** "Watch a process by name and print a message when it stops". */
function process(text: string): Snippet | undefined {
  const head =
    /^(?:watch(?:es)?|monitors?|waits? (?:until|for|till)|keeps an eye on|follows?)(?: an?| the)?(?: given| running)? process/.exec(
      text,
    );
  const found =
    head &&
    pieces(text.slice(head[0].length), {
      by: /(?:(?:by|with|whose) (?:an? |its |the )?(?:given )?|given (?:as|by) (?:an? |its |the )?|given )?(?:names?|pids?|ids?|process ids?|argument)(?: or (?:by )?(?:name|pid))?(?: (?:is )?(?:given|passed)(?: as (?:an? |the )?(?:first )?argument)?)?/,
      argument: /(?:given |passed )?as (?:an? |the )?(?:first )?argument/,
      told: /(?:prints?|shows?|sends?|alerts?|tells?|notif(?:ies|y)|warns?|says?|reports?|beeps?)(?: me)?(?: an?)?(?: (?:message|alert|line|notification|warning))?(?: to the (?:terminal|screen|console))? ?(?:when|as soon as|once|if|that|the moment) (?:it|the process|that) (?:has |is )?(?:stop(?:s|ped)?|end(?:s|ed)?|exit(?:s|ed)?|die[sd]|gone|finish(?:es|ed)|no longer running|not running(?: any ?more)?|disappears)/,
      ends: /(?:has |is )?(?:ends?|ended|exits|finish(?:es|ed)|stops?|stopped|to (?:end|finish|exit|stop))(?: running)?/,
      message: /(?:then )?prints? (?:an? )?(?:message|line)(?: then)?/,
      every: /(?:checking |checks? )?(?:every|each) (\d+)? ?(second|minute|hour)s?/,
      log: new RegExp(TO_LOG),
    });
  if (!found || !(found.told ?? found.ends)) return undefined;
  return script(
    ...usage('$# != 1', 'NAME|PID'),
    'process=$1',
    'is_running() {',
    '  if [[ $process =~ ^[0-9]+$ ]]; then',
    '    # Also true for a process of another user.',
    '    [[ -d /proc/$process ]] || ps -p "$process" >/dev/null',
    '  else',
    '    pgrep -x -- "$process" >/dev/null',
    '  fi',
    '}',
    '',
    'if ! is_running; then',
    '  echo "$0: no process $process is running" >&2',
    '  exit 1',
    'fi',
    'while is_running; do',
    `  sleep ${secondsOf(found.every) ?? 1}`,
    'done',
    `echo "$(date '+%Y-%m-%d %H:%M:%S') $process has stopped"${found.log ? ` | tee -a ${found.log[1] ?? 'stopped.log'}` : ''}`,
  );
}

const TASKS = [websites, service, process];

/** Scripts that look whether something still runs or answers. */
export function planService(prompt: string): Snippet | undefined {
  const text = deedOf(prompt).replace(
    /^i (?:need|want) (?:an? )?(?:bash |shell )?(?:script )?(?:that |which |to )?/,
    '',
  );
  // "Check every 5 minutes whether …".
  const [said = '', deed = '', period = ''] =
    /^([a-z]+) ((?:every|each) (?:\d+ )?(?:second|minute|hour)s?) /.exec(text) ?? [];
  const plain = said ? `${deed} ${text.slice(said.length)}, ${period}` : text;
  for (const read of TASKS) {
    const made = read(plain);
    if (made) return inOwnCase(prompt, made);
  }
  return undefined;
}
