import type { Snippet } from '../../snippets/snippets.ts';
import { NUMBER, numberOf, WishText } from '../reading/text.ts';

export const LOG_FILE =
  /,? ?\b(?:and )?(?:logs?|writes?|appends?|saves?|records?)(?:ing)?(?: (?:the|its|all))?(?: (?:results?|status|outcome|it|output|them|(failures|errors|outages)))?(?: (?:with|and) (?:a |the )?(?:timestamps?|date|time))?(?: (?:in)?to| in)(?: (?:a|the))?(?: log)?(?: file)?(?: (?:called|named))?(?: ?["'`]?([\w./-]+\.(?:log|txt))["'`]?)?(?: (?:with|and) (?:a |the )?(?:timestamps?|date|time))?/;
export const STAMPED =
  /,? ?\b(?:with|and|including) (?:a |the )?(?:current )?(?:timestamps?|date and time|date|time)\b/;
export const WHEN_DOWN =
  /,? ?\b(?:and )?(?:only )?(?:(?:prints?|shows?|lists?|reports?|warns?|alerts?|logs?|tells?|says?|echo(?:es)?|displays?)(?: (?:an?|the))?(?: (?:error|warning|message|alert))?) (?:(?:when|if|which|the ones that|those that|only those that|all that|hosts that|ones that|that)(?: (?:it|one|the (?:site|website|host|server)|of them|ones?|hosts?))?) (?:is|are|goes|was)? ?(?:down|unreachable|not reachable|offline|not (?:up|responding|answering)|(?:does not|do not|don't|doesn't) (?:answer|respond|reply))/;
export const WHICH =
  /,? ?\b(?:and )?(?:(?:prints?|shows?|reports?|tells?|says?|lists?) )?(?:which|whether|if) (?:(?:it|they|each|one|of them|my|our|this|the (?:site|website|host|server)|an?|a website|a site|websites?|sites?|hosts?|servers?) )*(?:is|are) (?:up(?: (?:or|and) (?:which are )?down)?|reachable(?: or not)?|online(?: or offline)?|alive|down)|,? ?\b(?:and )?(?:prints?|shows?|says?) (?:up or down|reachable or unreachable)\b/;

/** Commands that check `$target`, with the words for them. */
export const CHECKS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:pings?|pinging)\b/, 'ping -c 1 -W 3 "$target" >/dev/null 2>&1'],
  [
    /\b(?:websites?|sites?|urls?|web pages?|pages?|curls?|http(?:s)?|endpoints?|apis?)\b/,
    'curl -fsS -o /dev/null --max-time 10 "$target" 2>/dev/null',
  ],
  [/\b(?:hosts?|servers?|machines?|ips?(?: addresses)?)\b/, 'ping -c 1 -W 3 "$target" >/dev/null 2>&1'],
];

export const usage = (name: string): string[] => [
  'if (($# != 1)); then',
  `  echo "usage: $0 ${name}" >&2`,
  '  exit 1',
  'fi',
];

export const FROM_FILE =
  /\b(?:each |every |all |a list of |the |of )*(?:hosts?|servers?|urls?|sites?|websites?|ips?|ip addresses|addresses|machines|domains)?(?: (?:that are|which are|listed|stored|given))* ?\b(?:from|in|of|listed in) (?:an?|the) (?:text )?file(?: (?:called|named))? ?(?:["'`]?([\w./-]+\.\w{1,5})["'`]?)?(?: ?(?:given|passed) as (?:an |the |the first )?argument)?|\b(?:an?|the) (?:text )?file (?:with|of|containing|that (?:lists|contains|has)) (?:an? list of )?(?:urls?|hosts?|servers?|addresses|sites|domains)\b(?: ?(?:given|passed) as (?:an |the |the first )?argument)?|\b(?:from|in) ["'`]?([\w./-]+\.(?:txt|list|csv))["'`]?|\b(?:an?|the|my) list of (?:websites?|web pages?|urls?|hosts?|servers?|sites?|addresses|domains|ips?|machines?)\b(?! (?:from|in|that|given|as)\b)/;

const STATUS_OF_EACH =
  /(?:[,;] ?|\band |\bthen )*\b(?:prints?|shows?|reports?|lists?|outputs?|writes?|logs?|gets?) (?:the |its |their |each )*(?:https? )?(?:status|response)(?: codes?| status)?(?: codes?)?(?: (?:of|for) (?:each|every|all)(?: (?:one|of them|url|site|website|address))?)?/;

/** "Prints up or down for each", in the words of the wish. */
const LABELS =
  /(?:[,;] ?|\band |\bthen )*\b(?:prints?|shows?|reports?|says?|outputs?|displays?|tells?|writes?)(?: (?:whether|if) (?:it|each|they|each (?:host|url|server|port|site|one))(?: is| are)?)? ["'`]?(up|ok|okay|reachable|open|online|alive|success|pass(?:ed)?)["'`]? (?:or|and|\/) ["'`]?(down|fail(?:ed|ure)?|unreachable|closed|offline|dead|error|not ok|not reachable)["'`]?(?: (?:for|of|beside|next to|after|behind) (?:each|every|it|them|the)(?: (?:one|of them|host|hosts|url|server|port|site|line|entry))?)?/;
const WITH_STATUS =
  /(?:[,;] ?|\band |\balong |\btogether )*\b(?:with|and) (?:the |its |their )?(?:https? )?(?:status|response)(?: codes?)?\b/;
/** "Prints the ones that do not return status 200". */
const OTHER_STATUS =
  /(?:[,;] ?|\band |\bthen |\bonly )*\b(?:prints?|shows?|reports?|lists?|outputs?|echo(?:es)?|displays?)(?: (?:only|all|just|every|each))*(?: (?:the|those|any))?(?: (?:ones?|urls?|sites?|websites?|addresses|links|pages|of them))? ?(?:(?:that|which) (?:do not|does not|did not|don't|doesn't|didn't) (?:return|answer(?: with)?|respond(?: with)?|give|have|reply(?: with)?)|whose (?:https? )?(?:status|response)(?: code)? (?:is|was) (?:not|other than|different from)|(?:with|that (?:return|have)) (?:an? |the )?(?:https? )?(?:status|response|answer)?(?: code)? ?(?:other than|different from|not equal to))(?: (?:an?|the|https?|status|response|code))* ?(\d{3})\b(?: ok\b)?(?: (?:status|code))*/;
const BAD =
  '(?:(?:is|are|was|were|has|have|does|do|did) )?(?:down|fail(?:s|ed|ing)?|unreachable|not (?:reachable|up|open|ok|answer(?:ing)?|respond(?:ing)?)|closed|offline|dead)';
/** "Exits with 1 if any is down". */
const EXITS = new RegExp(
  `(?:[,;] ?|\\band |\\bthen |\\bit )*\\b(?:exit(?:s|ing)?|returns?|ends?)(?: with)?(?: (?:an? |the )?(?:exit )?(?:status|code))?(?: of)? ?(\\d+|an? error(?: status| code)?|(?:an? )?non-?zero(?: status| code)?)(?: (?:status|code))? (?:if|when) (?:there (?:is|are|was|were) (?:any|one|some|at least one)(?: of (?:them|those|these))?|any (?:was|were|is|are) (?:found|printed|listed)|(?:any|one|at least one|some)(?: or more)?(?: of (?:them|the \\w+))?(?: (?:hosts?|servers?|urls?|sites?|ports?|checks?|ones?|requests?))? ${BAD})`,
);
/** "And prints how many are reachable". */
const COUNT =
  /(?:[,;] ?|\band |\bthen |\bfinally |\bat the end )*\b(?:prints?|shows?|reports?|tells?)(?: at the end)? (?:how many|the number of)(?: (?:of )?(?:the |them)?(?:hosts?|servers?|urls?|sites?|ones|them)?)? ?(?:that )?(?:are|were|is|have)? ?(reachable|up|ok|open|online|alive|answer(?:ed)?|succeeded|down|failed|unreachable|closed|offline)(?: (?:at the end|in the end|in total))?/;
const TIMEOUT = new RegExp(
  `(?:[,;] ?|\\band |\\bwith |\\busing )*\\b(?:an? )?(?:timeout of ${NUMBER} ?s(?:ec(?:ond)?s?)?|${NUMBER}[- ]?s(?:ec(?:ond)?s?)?[- ]timeouts?)(?: (?:each|per (?:host|url|check)|for each(?: one)?))?`,
);
const SKIPS =
  /(?:[,;] ?|\band |\bbut )*\b(?:(?:blank|empty|comment(?:ed)?)(?: lines)?|comments|lines (?:that )?(?:start|begin)(?:ning|s|ing)? with #)(?:(?: and|,|or)+ (?:(?:blank|empty|comment(?:ed)?)(?: lines)?|comments|lines (?:that )?(?:start|begin)(?:ning|s|ing)? with #))* (?:are|is|should be|must be) (?:skipped|ignored|left out)|(?:[,;] ?|\band |\bbut )*\b(?:skip(?:s|ping)?|ignor(?:es?|ing)) (?:(?:blank|empty|comment|commented)(?: lines)?|comments|lines (?:that )?(?:start|begin)(?:ning|s|ing)? with #)(?:(?: and|,|or)+ (?:(?:blank|empty|comment|commented)(?: lines)?|comments|lines (?:that )?(?:start|begin)(?:ning|s|ing)? with #))*/;
const PORTS =
  /\b(?:an? )?(?:list of )?(?:the )?(?:hosts?|servers?|machines?|addresses)(?: names?)?(?: ?(?:and|with|\/|:)(?: their| a| the)? ?|:)ports?(?: (?:numbers?|pairs?))?\b|\bhost:port(?: (?:pairs?|lines?|entries))?/;
const LISTED: ReadonlySet<string> = new Set(
  'over list lists reads read line lines pairs pair port ports entries entry go goes through test tests verify verifies requests request loops loop curl nc netcat result results status'.split(
    ' ',
  ),
);

const SILENT: ReadonlySet<string> = new Set(
  `a an the and that which bash shell script small simple write create make it its of to in for with is are if whether then
  loop loops please me using use by on each every all them one line per prints print shows show tells tell checks check
  message messages says say command continuously keeps running forever infinite endless infinitely`.split(
    /\s+/,
  ),
);

const GOOD = /^(?:up|ok|reachable|open|online|alive|answer|succeeded)/;

/** The deed that is done with each line, and how it went. */
interface Watch {
  readonly check: string;
  readonly target: string;
  readonly labels: readonly [good: string, bad: string];
  readonly isOnlyBad: boolean;
  /** The status of a good answer, as a pattern of Bash. */
  readonly status: string | undefined;
  /** Only the address is printed. */
  readonly isBare: boolean;
}

/** Checks each host, port or address that a file lists, or loads it. */
export function planWatchedFile(prompt: string): Snippet | undefined {
  const wish = new WishText(prompt);
  const exits = wish.take(EXITS);
  const other = wish.take(OTHER_STATUS);
  const down = other ?? wish.take(WHEN_DOWN);
  const downloads = wish.take(/\bdownloads?\b/);
  const labels = wish.take(LABELS);
  const withStatus = (labels ?? other) && wish.take(WITH_STATUS);
  const count = wish.take(COUNT);
  const log = wish.take(LOG_FILE);
  const stamped = wish.take(STAMPED);
  const status = withStatus ?? other ?? wish.take(STATUS_OF_EACH);
  const timeout = wish.take(TIMEOUT);
  const isPorts = wish.take(PORTS) !== undefined;
  const file = wish.take(FROM_FILE);
  const which = wish.take(WHICH);
  wish.take(SKIPS);
  wish.take(
    /\b(?:tests?|checks?|tells?|sees?) (?:whether|if) (?:each|every|the|it|they|all)(?: of them)? ?(?:ports?|hosts?|urls?|sites?|servers?|ones?)? ?(?:is|are)? ?(?:open|up|reachable|online|alive|listening)?\b/,
  );
  const check = CHECKS.find(([pattern]) => wish.has(pattern) || pattern.test(prompt.toLowerCase()));
  const isTold = down ?? which ?? status ?? labels ?? log ?? count;
  if (!file || (!downloads && (!(check ?? isPorts) || !isTold))) return undefined;
  if (status && (downloads || isPorts || !check?.[1].startsWith('curl'))) return undefined;
  wish.take(/\b(?:from )?(?:an? )?list of\b/);
  if (status) wish.take(/\b(?:is|are) (?:up|reachable|online|alive|available)\b(?: or (?:down|not))?/);
  if (check) while (wish.take(check[0]));
  while (wish.take(/\b(?:hosts?|servers?|urls?|addresses|listed|curl)\b/));
  if (wish.left(new Set([...SILENT, ...LISTED])).length > 0) return undefined;
  const path = file[1] ?? file[2];
  const said = (group: string | undefined, plain: string): string =>
    labels && group !== undefined ? wish.original(labels, group) : plain;
  const seconds = timeout?.slice(1).find((one) => one !== undefined);
  const command = isPorts
    ? 'timeout 3 bash -c \'exec 3<>"/dev/tcp/$0/$1"\' "$host" "$port" 2>/dev/null'
    : (check?.[1] ?? '');
  const timed =
    seconds === undefined
      ? command
      : command.replace(/(timeout |-W |--max-time )\d+/, `$1${numberOf(seconds)}`);
  const made = downloads
    ? ['if ! curl -fsSLO --max-time 60 "$target"; then', '  echo "cannot download $target" >&2', 'fi']
    : watchLines(
        {
          check: timed,
          target: isPorts ? '$host:$port' : '$target',
          labels: [said(labels?.[1], 'up'), said(labels?.[2], 'down')],
          isOnlyBad:
            !labels &&
            !count &&
            (down !== undefined || /^(?!.*\bup\b).*\b(?:is|are) down\b/.test(which?.[0] ?? '')),
          status: status && (other?.[1] ?? '2*'),
          isBare: other !== undefined && !withStatus,
        },
        {
          isLabelled: labels !== undefined,
          isBehind: /\b(?:beside|next to|after|behind)\b/.test(labels?.[0] ?? ''),
          counts: [exits && 'bad', count && (GOOD.test(count[1] ?? '') ? 'good' : 'bad')],
        },
      );
  const isStamped = log !== undefined || stamped !== undefined;
  const written = isStamped ? made.map((line) => line.replace(/echo "/g, 'say "')) : made;
  const isGood = GOOD.test(count?.[1] ?? '');
  const failure = /^\d+$/.test(exits?.[1] ?? '') ? exits?.[1] : '1';
  return {
    definition: [
      ...(path ? [] : usage('FILE')),
      ...(isStamped
        ? [
            ...(log ? [`log=${log[2] ?? 'status.log'}`] : []),
            'say() {',
            `  printf '%(%Y-%m-%d %H:%M:%S)T %s\\n' -1 "$1"${log ? ' | tee -a "$log"' : ''}`,
            '}',
          ]
        : []),
      ...(count && isGood ? ['good=0'] : []),
      ...(exits || (count && !isGood) ? ['bad=0'] : []),
      ...(isPorts
        ? [
            '# A line has a host and a port, with a space, a comma or a colon between them.',
            "while IFS=' ,:\t' read -r host port _ || [[ -n $host ]]; do",
            '  if [[ -z $host || $host == \\#* ]]; then continue; fi',
          ]
        : [
            'while IFS= read -r target || [[ -n $target ]]; do',
            '  if [[ -z $target || $target == \\#* ]]; then continue; fi',
          ]),
      ...written.map((line) => `  ${line}`),
      `done <${path ? `"${path}"` : '"$1"'}`,
      ...(count ? [`echo "$${isGood ? 'good' : 'bad'} ${count[1]}"`] : []),
      ...(exits ? [`if ((bad > 0)); then exit ${failure}; fi`] : []),
    ].join('\n'),
    example: '',
  };
}

interface Told {
  readonly isLabelled: boolean;
  /** The label stands behind what it is about. */
  readonly isBehind: boolean;
  readonly counts: readonly (string | undefined)[];
}

function watchLines(
  { check, target, labels: [good, bad], isOnlyBad, status, isBare }: Watch,
  { isLabelled, isBehind, counts }: Told,
): string[] {
  const adds = (one: string): string[] => (counts.includes(one) ? [`${one}=$((${one} + 1))`] : []);
  const branch = (test: string, yes: readonly string[], no: readonly string[]): string[] => [
    ...(yes.length > 0 ? [`if ${test}; then`, ...yes.map((line) => `  ${line}`)] : [`if ! ${test}; then`]),
    ...(yes.length > 0 && no.length > 0 ? ['else'] : []),
    ...no.map((line) => `  ${line}`),
    'fi',
  ];
  if (status !== undefined) {
    // An exact status is that of the address itself, not of the one that it leads to.
    const follows = status === '2*' ? ' -L' : '';
    const fetched = [
      '# 000 stands for no answer at all.',
      `status=$(curl -sS -o /dev/null --max-time ${/--max-time (\d+)/.exec(check)?.[1] ?? 10}${follows} -w '%{http_code}' "$target" 2>/dev/null </dev/null) || status=000`,
    ];
    const line = (label: string): string =>
      isLabelled ? `echo "${label} $status $target"` : isBare ? 'echo "$target"' : 'echo "$status $target"';
    if (!isLabelled && counts.every((one) => !one))
      return [
        ...fetched,
        ...(isOnlyBad ? [`if [[ $status != ${status} ]]; then ${line('')}; fi`] : [line('')]),
      ];
    return [
      ...fetched,
      ...branch(`[[ $status == ${status} ]]`, isOnlyBad ? adds('good') : [line(good), ...adds('good')], [
        line(bad),
        ...adds('bad'),
      ]),
    ];
  }
  const line = (label: string): string =>
    isLabelled
      ? `echo "${isBehind ? `${target} ${label}` : `${label} ${target}`}"`
      : `echo "${target} is ${label}"`;
  return branch(`${check} </dev/null`, isOnlyBad ? adds('good') : [line(good), ...adds('good')], [
    line(bad),
    ...adds('bad'),
  ]);
}
