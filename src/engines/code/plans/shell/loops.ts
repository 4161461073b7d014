import type { Snippet } from '../../snippets/snippets.ts';
import { NUMBER, numberOf, WishText } from '../reading/text.ts';
import { planFollowedLog } from './followed-log.ts';
import { inWatchWords } from './watch-words.ts';
import {
  CHECKS,
  FROM_FILE,
  LOG_FILE,
  planWatchedFile,
  STAMPED,
  usage,
  WHEN_DOWN,
  WHICH,
} from './watched-file.ts';

const SILENT: ReadonlySet<string> = new Set(
  `a an the and that which bash shell script small simple write create make it its of to in for with is are if whether then
  loop loops please me using use by on each every all them one line per prints print shows show tells tell checks check tests test
  message messages says say command continuously keeps running forever infinite endless infinitely`.split(
    /\s+/,
  ),
);

const UNITS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600 };
const PERIOD = new RegExp(
  `,? ?\\b(?:once )?(?:every|each|per|with an interval of|at an interval of|in intervals of) (?:${NUMBER} )?(s(?:ec(?:ond)?s?)?|m(?:in(?:ute)?s?)?|h(?:ours?)?)\\b`,
);
const HOST =
  '((?![\\w./-]*\\.(?:log|txt|csv|list)\\b)(?:https?:\\/\\/)?(?:[a-z0-9-]+\\.)+[a-z]{2,}(?::\\d+)?(?:\\/[\\w./-]*)?)';
/** Tells whether something on the network answers: one thing again and again, or each line of a file. */
function planWatch(given: string): Snippet | undefined {
  const prompt = inWatchWords(given);
  const wish = new WishText(prompt);
  const isNamed =
    new RegExp(HOST).test(prompt.toLowerCase()) && /\b(?:reachable|up|down|online)\b/i.test(prompt);
  if (
    !isNamed &&
    !wish.has(/\b(?:https?|pings?|pinging|websites?|sites?|web pages?|urls?|hosts?|servers?)\b/)
  )
    return undefined;
  const period = wish.take(PERIOD);
  const literal = wish.take(new RegExp(`\\b(?:of |if |whether |that )?${HOST}(?![\\w])`));
  const down = wish.take(WHEN_DOWN);
  const log = wish.take(LOG_FILE);
  const file = literal ? undefined : wish.take(FROM_FILE);
  if (file) return period ? undefined : planWatchedFile(prompt);
  const which = wish.take(WHICH);
  const stamped = wish.take(STAMPED);
  const check =
    CHECKS.find(([pattern]) => wish.has(pattern) || pattern.test(prompt.toLowerCase())) ??
    (literal ? CHECKS[1] : undefined);
  if (!period || !check || !(down || log || which)) return undefined;
  while (wish.take(check[0]));
  wish.take(/\bis reachable\b/);
  wish.take(/\b(?:given|passed)? ?(?:as|by) (?:an |the |the first |its )?(?:command[- ]line )?argument\b/);
  wish.take(/\b(?:is|are) (?:up|down|reachable|online|alive)\b(?: or (?:down|not|offline))?/);
  if (wish.left(SILENT).length > 0) return undefined;
  const seconds = numberOf(period[1] ?? '1') * (UNITS[period[2]?.charAt(0) ?? 's'] ?? 1);
  const target = literal?.[1];
  const path = log ? (log[2] ?? 'status.log') : undefined;
  const stamp = log || stamped ? `"$(date '+%Y-%m-%d %H:%M:%S')" ` : '';
  const say = (state: string): string =>
    `printf '${stamp ? '%s ' : ''}%s is ${state}\\n' ${stamp}"$target"${path ? ` >>"$log"` : ''}`;
  const isCurl = check[1].startsWith('curl');
  return {
    definition: [
      ...(target ? [] : usage(isCurl ? 'URL' : 'HOST')),
      `target=${target ? (isCurl && !/^https?:/.test(target) ? `https://${target}` : target) : '$1'}`,
      ...(path ? [`log=${path}`] : []),
      'while true; do',
      ...(log?.[1] || (down && !log && !which)
        ? [`  if ! ${check[1]}; then`, `    ${say('down')}`, '  fi']
        : [`  if ${check[1]}; then`, `    ${say('up')}`, '  else', `    ${say('down')}`, '  fi']),
      `  sleep ${seconds}`,
      'done',
    ].join('\n'),
    example: '',
  };
}

/** "Retry a command up to 5 times, 2 seconds apart", "with exponential backoff". */
function planRetry(prompt: string): Snippet | undefined {
  const wish = new WishText(prompt);
  if (
    !wish.take(
      /\b(?:retr(?:y|ies)|repeats?|reruns?|re-runs?|runs?) (?:running )?(?:an?|the|any|its) (?:given |failing )?command(?: (?:given|passed) as (?:its |the )?arguments?)?/,
    )
  )
    return undefined;
  const times = wish.take(
    new RegExp(
      `\\b(?:up to |at most |a maximum of |max(?:imum)? )?${NUMBER} (?:times|attempts|tries)\\b(?: at most| in total)?`,
    ),
  );
  const grows = wish.take(
    /,? ?\b(?:and |with |using )*(?:an? )?(?:exponential(?:ly)?(?: (?:growing|increasing))? ?(?:back-?off|delays?|waits?)|back-?off)|,? ?\b(?:and |with |using )*(?:an? )?(?:exponentially )?(?:growing|increasing|longer(?: and longer)?|rising) (?:back-?offs?|delays?|waits?|pauses?)(?: (?:between|after|before)(?: the| each| every)?(?: (?:attempts?|tries|retries|try|retry|failure))?)?|,? ?\b(?:and |with )*(?:doubl(?:es|ing)(?: the)? (?:delay|wait|pause)|(?:an? |the )?(?:delay|wait|pause)(?: that)? doubles|twice as long)(?: (?:after |with )?(?:each|every) (?:time|attempt|failure|try))?/,
  );
  const delay = wish.take(
    new RegExp(
      `,? ?\\b(?:and |with |starting (?:at|with|from) )*(?:a )?(?:(?:fixed |initial )?(?:delay|wait|pause|sleep)(?:s|ing)?(?: of| for)? )?${NUMBER}[- ]?(?:seconds?|sec|s)\\b(?: (?:delay|apart|wait|pause))?(?: (?:between|before|after)(?: the| each| every)?(?: (?:attempts?|tries|retries|try|retry|failure))?)?`,
    ),
  );
  wish.take(/,? ?\b(?:until it (?:succeeds|works)|(?:if|when) it fails|on failure)\b/);
  wish.take(
    /(?:[,;] ?|\band |\bthen )*\b(?:exits?|exiting|ends?|fails?|returns?)(?: with)?(?: (?:the|its))*(?: (?:command's|last|same|original|exit|return))* (?:exit )?(?:status|code|error)(?: of the (?:last )?(?:command|attempt))?(?:,? (?:if|when) (?:it|all|every|the)(?: \w+)? ?(?:still |finally )?(?:fails?|failed|attempts fail))?/,
  );
  if (!times?.[1] || !(delay?.[1] || grows) || wish.left(SILENT).length > 0) return undefined;
  return {
    definition: [
      'if (($# == 0)); then',
      '  echo "usage: $0 COMMAND [ARGUMENT]..." >&2',
      '  exit 2',
      'fi',
      `attempts=${numberOf(times[1])}`,
      `delay=${numberOf(delay?.[1] ?? '1')}`,
      'for ((attempt = 1; ; attempt++)); do',
      '  status=0',
      '  "$@" || status=$?',
      '  if ((status == 0)); then exit 0; fi',
      '  echo "attempt $attempt of $attempts failed with status $status" >&2',
      '  if ((attempt == attempts)); then exit "$status"; fi',
      '  sleep "$delay"',
      ...(grows ? ['  delay=$((delay * 2))'] : []),
      'done',
    ].join('\n'),
    example: '',
  };
}

/** Counts up: prints numbers, or makes that many files or directories. */
function planNumbers(prompt: string): Snippet | undefined {
  const wish = new WishText(prompt);
  const made = wish.take(
    new RegExp(`\\b(?:creates?|makes?) ${NUMBER} (?:numbered |empty )*(directories|folders|files)\\b`),
  );
  if (made?.[1]) {
    const prefix = wish.take(
      /\b(?:named|called) ["'`]?([\w-]+?)[-_]?(?:1|01|n|#)["'`]?(?:(?:,| to| through| \.\.\.?| and)* ["'`]?[\w-]+["'`]?)*/,
    );
    if (wish.left(SILENT).length > 0) return undefined;
    const isFile = made[2] === 'files';
    const name = prefix?.[1] ? wish.original(prefix, prefix[1]) : isFile ? 'file' : 'dir';
    return {
      definition: [
        `for ((i = 1; i <= ${numberOf(made[1])}; i++)); do`,
        `  ${isFile ? 'touch' : 'mkdir -p'} "${name}$i${isFile ? '.txt' : ''}"`,
        'done',
      ].join('\n'),
      example: '',
    };
  }
  const range = wish.take(
    new RegExp(
      `\\b(?:loops?|counts?|iterates?|prints?|goes)?(?: (?:over|through|up|the|all))*(?:(?: numbers)? ?from| numbers) ${NUMBER} (?:to|through|up to) ${NUMBER}\\b`,
    ),
  );
  if (!range?.[1] || !range[2]) return undefined;
  const only = wish.take(/,? ?\b(?:and )?(?:prints? )?(?:only )?(?:the )?(even|odd)(?: numbers| ones)?\b/);
  const multiple = only
    ? undefined
    : wish.take(
        /,? ?\b(?:and )?(?:prints? )?(?:only )?(?:the )?(?:numbers |ones |multiples )?(?:that are |which are )?(?:divisible by|of) (\d+)\b/,
      );
  const square = wish.take(
    /,? ?\b(?:and )?(?:prints? )?(?:the |their |its )?squares?(?: of (?:each|them|every one|each number))?\b/,
  );
  wish.take(/\b(?:each|every|the) numbers?\b|\bnumbers?\b/);
  if (wish.left(SILENT).length > 0) return undefined;
  const test = only
    ? `((i % 2 ${only[1] === 'even' ? '==' : '!='} 0))`
    : multiple
      ? `((i % ${multiple[1]} == 0))`
      : undefined;
  const shown = square ? '"$((i * i))"' : '"$i"';
  return {
    definition: [
      `for ((i = ${numberOf(range[1])}; i <= ${numberOf(range[2])}; i++)); do`,
      test ? `  if ${test}; then echo ${shown}; fi` : `  echo ${shown}`,
      'done',
    ].join('\n'),
    example: '',
  };
}

/** Scripts that do something again and again. */
export const planLoop = (prompt: string): Snippet | undefined =>
  planRetry(prompt) ?? planWatch(prompt) ?? planFollowedLog(prompt) ?? planNumbers(prompt);
