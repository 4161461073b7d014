import type { Snippet } from '../../snippets/snippets.ts';
import { NUMBER, numberOf, WishText } from '../reading/text.ts';

const SILENT: ReadonlySet<string> = new Set(
  `a an the and that which bash shell script small simple write create make it its of to in for with is are if whether then
  loop loops please me using use by on each every all them one line per prints print shows show tells tell checks check
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
const LOG_FILE =
  /,? ?\b(?:and )?(?:logs?|writes?|appends?|saves?|records?)(?:ing)?(?: (?:the|its|all))?(?: (?:results?|status|outcome|it|output|them|(failures|errors|outages)))?(?: (?:with|and) (?:a |the )?(?:timestamps?|date|time))?(?: (?:in)?to| in)(?: (?:a|the))?(?: log)?(?: file)?(?: (?:called|named))?(?: ?["'`]?([\w./-]+\.(?:log|txt))["'`]?)?(?: (?:with|and) (?:a |the )?(?:timestamps?|date|time))?/;
const STAMPED =
  /,? ?\b(?:with|and|including) (?:a |the )?(?:current )?(?:timestamps?|date and time|date|time)\b/;
const WHEN_DOWN =
  /,? ?\b(?:and )?(?:only )?(?:(?:prints?|shows?|reports?|warns?|alerts?|logs?|tells?|says?|echo(?:es)?|displays?)(?: (?:an?|the))?(?: (?:error|warning|message|alert))?) (?:(?:when|if|which|the ones that|those that|only those that|all that|hosts that|ones that|that)(?: (?:it|one|the (?:site|website|host|server)|of them|ones?|hosts?))?) (?:is|are|goes|was)? ?(?:down|unreachable|not reachable|offline|not (?:up|responding|answering)|(?:does not|do not|don't|doesn't) (?:answer|respond|reply))/;
const WHICH =
  /,? ?\b(?:and )?(?:(?:prints?|shows?|reports?|tells?|says?|lists?) )?(?:which|whether|if) (?:(?:it|they|each|one|of them|the (?:site|website|host|server)|an?|a website|a site|websites?|sites?|hosts?|servers?) )*(?:is|are) (?:up(?: (?:or|and) (?:which are )?down)?|reachable(?: or not)?|online(?: or offline)?|alive|down)|,? ?\b(?:and )?(?:prints?|shows?|says?) (?:up or down|reachable or unreachable)\b/;

/** Commands that check `$target`, with the words for them. */
const CHECKS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:pings?|pinging)\b/, 'ping -c 1 -W 3 "$target" >/dev/null 2>&1'],
  [
    /\b(?:websites?|sites?|urls?|web pages?|pages?|curls?|http(?:s)?|endpoints?|apis?)\b/,
    'curl -fsS -o /dev/null --max-time 10 "$target" 2>/dev/null',
  ],
  [/\b(?:hosts?|servers?|machines?|ips?(?: addresses)?)\b/, 'ping -c 1 -W 3 "$target" >/dev/null 2>&1'],
];

const usage = (name: string): string[] => [
  'if (($# != 1)); then',
  `  echo "usage: $0 ${name}" >&2`,
  '  exit 1',
  'fi',
];

const FROM_FILE =
  /\b(?:each |every |all |a list of |the |of )*(?:hosts?|servers?|urls?|sites?|websites?|ips?|ip addresses|addresses|machines|domains)?(?: (?:that are|which are|listed|stored|given))* ?\b(?:from|in|of|listed in) (?:an?|the) (?:text )?file(?: (?:called|named))? ?(?:["'`]?([\w./-]+\.\w{1,5})["'`]?)?(?: ?(?:given|passed) as (?:an |the |the first )?argument)?|\b(?:from|in) ["'`]?([\w./-]+\.(?:txt|list|csv))["'`]?/;

/** Tells whether something on the network answers: one thing again and again, or each line of a file. */
function planWatch(prompt: string): Snippet | undefined {
  const wish = new WishText(prompt);
  if (!wish.has(/\b(?:https?|pings?|pinging|websites?|sites?|urls?|hosts?|servers?)\b/)) return undefined;
  const period = wish.take(PERIOD);
  const literal = wish.take(new RegExp(`\\b(?:of |if |whether |that )?${HOST}(?![\\w])`));
  const down = wish.take(WHEN_DOWN);
  const log = wish.take(LOG_FILE);
  const file = literal ? undefined : wish.take(FROM_FILE);
  if (file) return planWatchedFile(prompt, period !== undefined);
  const which = wish.take(WHICH);
  const stamped = wish.take(STAMPED);
  const check = CHECKS.find(([pattern]) => wish.has(pattern) || pattern.test(prompt.toLowerCase()));
  if (!period || !check || !(down || log || which)) return undefined;
  while (wish.take(check[0]));
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

const STATUS_OF_EACH =
  /(?:[,;] ?|\band |\bthen )*\b(?:prints?|shows?|reports?|lists?|outputs?|writes?|logs?|gets?) (?:the |its |their |each )*(?:https? )?(?:status|response)(?: codes?| status)?(?: codes?)?(?: (?:of|for) (?:each|every|all)(?: (?:one|of them|url|site|website|address))?)?/;

function planWatchedFile(prompt: string, isPeriodic: boolean): Snippet | undefined {
  if (isPeriodic) return undefined;
  const wish = new WishText(prompt);
  const down = wish.take(WHEN_DOWN);
  const downloads = wish.take(/\bdownloads?\b/);
  const status = wish.take(STATUS_OF_EACH);
  const file = wish.take(FROM_FILE);
  const which = wish.take(WHICH);
  const check = CHECKS.find(([pattern]) => wish.has(pattern) || pattern.test(prompt.toLowerCase()));
  if (!file || (!downloads && (!check || !(down || which || status)))) return undefined;
  if (status && (downloads || !check?.[1].startsWith('curl'))) return undefined;
  wish.take(/\b(?:from )?(?:an? )?list of\b/);
  if (status) wish.take(/\b(?:is|are) (?:up|reachable|online|alive|available)\b(?: or (?:down|not))?/);
  if (check) while (wish.take(check[0]));
  while (wish.take(/\b(?:hosts?|servers?|urls?|addresses|listed)\b/));
  if (wish.left(SILENT).length > 0) return undefined;
  const path = file[1] ?? file[2];
  const isOnlyDown = down !== undefined || /\b(?:is|are) down\b/.test(which?.[0] ?? '');
  const body = downloads
    ? ['if ! curl -fsSLO --max-time 60 "$target"; then', '  echo "cannot download $target" >&2', 'fi']
    : status
      ? [
          '# 000 stands for no answer at all.',
          `status=$(curl -sS -o /dev/null --max-time 10 -L -w '%{http_code}' "$target" 2>/dev/null </dev/null) || status=000`,
          ...(down
            ? ['if [[ $status != 2* ]]; then echo "$status $target"; fi']
            : ['echo "$status $target"']),
        ]
      : isOnlyDown
        ? [`if ! ${check?.[1]} </dev/null; then`, '  echo "$target is down"', 'fi']
        : [
            `if ${check?.[1]} </dev/null; then`,
            '  echo "$target is up"',
            'else',
            '  echo "$target is down"',
            'fi',
          ];
  return {
    definition: [
      ...(path ? [] : usage('FILE')),
      'while IFS= read -r target || [[ -n $target ]]; do',
      '  if [[ -z $target ]]; then continue; fi',
      ...body.map((line) => `  ${line}`),
      `done <${path ? `"${path}"` : '"$1"'}`,
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

/** Follows a log and prints what contains a text. */
function planFollow(prompt: string): Snippet | undefined {
  const wish = new WishText(prompt);
  if (!wish.take(/\b(?:watch(?:es)?|follow(?:s)?|tails?|monitors?)\b/)) return undefined;
  const text = wish.take(
    /\b(?:and )?(?:(?:prints?|shows?|highlights?|outputs?|filters?) )?(?:only )?(?:the |new |all )*lines? (?:that |which )?(?:contain(?:s|ing)?|with|match(?:es|ing)?|includ(?:es?|ing)) (?:the (?:word|text) )?["'`]?([\w :.-]{1,40}?)["'`]?(?=$|[,;.]| as| in)/,
  );
  if (!text?.[1]) return undefined;
  const named = wish.take(/\b(?:the (?:file |log )?|an? )?["'`]?([\w./-]+\.(?:log|txt))["'`]?/);
  wish.take(/\b(?:an?|the) (?:log )?file\b|\b(?:an?|the) log\b/);
  wish.take(
    /,? ?\b(?:given|passed) as (?:an |the |the first )?argument|\bas (?:they|it) (?:are|is) (?:written|added|appended)|\bin real time\b|\bnew\b/,
  );
  if (wish.left(SILENT).length > 0) return undefined;
  const file = named?.[1] ? `"${named[1]}"` : '"$1"';
  return {
    definition: [
      ...(named ? [] : usage('FILE')),
      `tail -n 0 -F -- ${file} | grep --line-buffered -F -- '${wish.original(text, text[1]).replaceAll("'", '')}'`,
    ].join('\n'),
    example: '',
  };
}

const ALERTS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:(?:send|sends|show|shows|pop(?:s)? up|display|displays) (?:me )?(?:an? )?(?:desktop |system )?notifications?|notif(?:y|ies)(?: me| the user)?)\b/,
    `notify-send "$file" "$line"`,
  ],
  [/\b(?:plays? a sound|beeps?|rings? the bell)\b/, `printf '\\a%s\\n' "$line"`],
  [
    /\b(?:prints?|shows?|displays?|writes?|echo(?:es)?|raises?) (?:an? |the )?(?:alert|warning|message|alarm)\b|\b(?:alerts?|warns?)(?: me| the user)?\b/,
    `printf 'alert: %s\\n' "$line"`,
  ],
];

/** Follows a log and does something at each line with a text. */
function planAlert(prompt: string): Snippet | undefined {
  const wish = new WishText(prompt);
  if (!wish.take(/\b(?:watch(?:es)?|follow(?:s)?|tails?|monitors?)\b/)) return undefined;
  const text = wish.take(
    /(?:[,;] ?|\band )*\b(?:when(?:ever)?|if|every time|each time|as soon as) (?:an? (?:new )?line (?:contains|with|has) |the (?:word|text|string|message) )?["'`]?([\w :.-]{1,40}?)["'`]?(?: (?:appears?|shows? up|occurs?|is (?:logged|written|found|added))(?: in (?:it|the (?:log|file)))?|(?=$|[,;.]))/,
  );
  const alert = ALERTS.find(([pattern]) => wish.take(pattern));
  const said = text?.[1] && wish.original(text, text[1]);
  // Without a word for it, what a line must have is not known.
  if (!text || !alert || !said || /'|^(?:it|the|an?|something|changes?)\b/i.test(said)) return undefined;
  const named = wish.take(/\b(?:the (?:file |log )?|an? )?["'`]?([\w./-]+\.(?:log|txt))["'`]?/);
  wish.take(/\b(?:an?|the) (?:log )?file\b|\b(?:an?|the) log\b/);
  wish.take(/,? ?\b(?:given|passed) as (?:an |the |the first )?argument|\bin real time\b|\bfor new lines\b/);
  if (wish.left(SILENT).length > 0) return undefined;
  return {
    definition: [
      ...(named ? [] : usage('FILE')),
      `file=${named?.[1] ? `"${wish.original(named, named[1])}"` : '$1'}`,
      `tail -n 0 -F -- "$file" | grep --line-buffered -F -- '${said}' | while IFS= read -r line; do`,
      `  ${alert[1]}`,
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
  planRetry(prompt) ?? planWatch(prompt) ?? planAlert(prompt) ?? planFollow(prompt) ?? planNumbers(prompt);
