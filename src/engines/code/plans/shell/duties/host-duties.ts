import { type Duty, HELP_FIRST, scriptOf, takeName, takeNumber, takes, usageOf } from './duty.ts';

const LIST =
  /\b(?:from |in |of |out of )?(?:the |a )?(?:file |list )?([\w./-]+\.(?:txt|list|csv|conf|lst))\b/;
/** A list whose name is not said. */
const UNNAMED_LIST =
  /(?:[,;] ?|\b(?:and|or|read|reads|listed|given|one per line|is|are) )*(?:from|in|of|out of) (?:an? |the )(?:text )?(?:file|list)\b(?: of (?:domains|hosts|sites|urls|servers))?/;
const COMMENTS =
  /(?:[,;] ?|\band |\bwith )*\b(?:comments?|lines?)(?: lines?)?(?: (?:that )?(?:start(?:ing|s)?|begin(?:ning|s)?))?(?: (?:with|by))? ?#?(?: (?:are|is|get|and|empty|blank|lines?|comments?|or))* ?(?:ignored|skipped)|\b(?:ignor(?:es?|ing)|skip(?:s|ping)?)(?: (?:#|empty|blank|comments?|lines?|and|or|the|all|starting|with))+|#/;
const FILE_CHECK = (file: string): readonly string[] => [
  `list=\${1:-${file}}`,
  'if (($# > 1)); then usage >&2; exit 2; fi',
  'if [[ ! -r $list ]]; then echo "$0: $list cannot be read" >&2; exit 2; fi',
  '',
  '# Without comments, empty lines and the line ends of Windows.',
  'entries() { sed \'s/\\r$//; s/#.*//; s/[[:space:]]//g; /^$/d\' "$list"; }',
];

export const HOSTS: Duty = {
  about: [
    /\bhosts?\b|\bservers?\b|\bports?\b|\burls?\b|\bsites?\b|\bwebsites?\b/,
    /\bcheck|\bping|\bprints?\b|\btest|\bmonitor/,
    /\bup\b|\bdown\b|\breachable\b|\bonline\b|\bopen\b|\bstatus\b|\balive\b/,
    /\.(?:txt|list|csv|conf|lst)\b|\b(?:in|from) an? (?:text )?(?:file|list)\b/,
  ],
  silent:
    'check checks checking test tests list hosts host servers server ports port urls url sites site websites website reachable up down online offline open closed print prints show shows whether if is are nc netcat curl ping status timeout per line one each every file result results second seconds',
  write: (wish) => {
    const isUrl = /\burls?\b|\bwebsites?\b|\bsites?\b|\bhttp/.test(wish.rest);
    const isPing = !isUrl && /\bping/.test(wish.rest) && !/\bports?\b|\bnc\b/.test(wish.rest);
    const file = takeName(wish, LIST) ?? 'hosts.txt';
    takes(wish, UNNAMED_LIST);
    takes(wish, COMMENTS);
    takes(
      wish,
      /\(?\bhost(?:name)?:port(?: per line)?\)?|\bone (?:url|host|server|per line)(?: per line)?\b/,
    );
    const seconds =
      takeNumber(
        wish,
        '(?:with |and |using )?(?:an? |the )?(?:timeout (?:of |after )?)?#[ -]?(?:s|sec|seconds?)(?:[ -](?:timeout|each|per host))?',
        'timeout(?: of)? ?#',
      ) ?? 3;
    const port = takeNumber(wish, '(?:on |at )?port #', 'tcp #');
    const isParallel = takes(wish, /\b(?:and )?(?:in parallel|parallel|concurrently|at the same time)\b/);
    const isCoded = isUrl && takes(wish, /\b(?:with |and |its |the |their )*(?:http )?status(?: codes?)?\b/);
    takes(
      wish,
      /(?:[,;] ?|\band |\bthen )*\bexit(?:s|ing)?(?: with)?(?: (?:an? )?(?:status|code|exit code))? ?(?:1|non-?zero|an? error)?(?: (?:status|code))?(?: (?:if|when)(?: (?:any|one|at|least|of|them|host|is|a|down|unreachable|fails|server|site|url))*)?/,
    );
    const coloured = takes(
      wish,
      /\b(?:in )?(?:red|green|colou?rs?|colou?red)(?: (?:and|for|in|if|when|green|red|down|up|output))*/,
    );
    takes(wish, /\b(?:prints?|shows?|says?) ["'`]?up["'`]? (?:or|and) ["'`]?down["'`]?|\bup\/down\b/);
    takes(wish, /\b(?:with|using|via) (?:nc|netcat|curl|ping|wget|\/dev\/tcp)\b/);
    const [up, down] = coloured ? ["$'\\e[32mUP\\e[0m  '", "$'\\e[31mDOWN\\e[0m'"] : ["'UP  '", 'DOWN'];
    const test = isUrl
      ? [
          `  code=$(curl --silent --location --max-time ${seconds} --output /dev/null --write-out '%{http_code}' -- "$entry") || true`,
          '  if [[ $code == [23]* ]]; then',
        ]
      : isPing
        ? [`  if ping -c 1 -W ${seconds} -- "$entry" &>/dev/null; then`]
        : [
            `  host=\${entry%:*} port=\${entry##*:}`,
            ...(port === undefined ? [] : [`  if [[ $entry != *:* ]]; then port=${port}; fi`]),
            '  if [[ $host == "$port" || ! $port =~ ^[0-9]+$ ]]; then echo "$0: no host:port: $entry" >&2; return 1; fi',
            `  if nc -z -w ${seconds} -- "$host" "$port" &>/dev/null; then`,
          ];
    const shown = isCoded ? '"$up $entry ($code)"' : '"$up $entry"';
    return scriptOf(
      usageOf(
        'check-hosts [FILE]',
        `Prints UP or DOWN for each ${isUrl ? 'URL' : isPing ? 'host' : 'host:port'} of FILE (default: ${file}). Status 1 if one is down.`,
      ),
      HELP_FIRST,
      FILE_CHECK(file),
      `up=${up} down=${down}`,
      '',
      'check() {',
      `  local entry=$1${isUrl ? ' code' : isPing ? '' : ' host port'}`,
      test,
      `    echo ${shown}`,
      '  else',
      `    echo ${shown.replace('$up', '$down')}`,
      '    return 1',
      '  fi',
      '}',
      '',
      isParallel
        ? [
            '# Each answer goes to a file of its own, so that they stand in the order of the list.',
            'work=$(mktemp -d)',
            'trap \'rm -rf -- "$work"\' EXIT',
            'number=0',
            'while IFS= read -r entry; do',
            '  number=$((number + 1))',
            '  check "$entry" >"$work/$(printf \'%06d\' "$number")" &',
            'done < <(entries)',
            'wait',
            'if ((number > 0)); then cat -- "$work"/*; fi',
            `if ((number > 0)) && grep -q DOWN -- "$work"/*; then exit 1; fi`,
          ]
        : [
            'status=0',
            '# On another descriptor: a command in the loop could read the list.',
            'while IFS= read -r entry <&3; do',
            '  check "$entry" || status=1',
            'done 3< <(entries)',
            'exit "$status"',
          ],
    );
  },
};

export const SWEEP: Duty = {
  about: [/\bping/, /\d+\.\d+\.\d+\.(?:\d+|x|\*)/, /\bto\b|\/24|-|\bsubnet|\brange|\bx\b/],
  silent:
    'ping sweep sweeps pings loop range subnet network hosts host ips ip addresses address print prints show shows only answer answers answering respond reachable up alive sorted sort parallel those all scan scans list lists every',
  write: (wish) => {
    const range =
      wish.take(/\b(\d+\.\d+\.\d+)\.(\d+) ?(?:to|-|–|\.\.|through|until) ?(?:\1\.)?(\d+)\b/) ??
      wish.take(/\b(\d+\.\d+\.\d+)\.(?:0|x|\*)(?:\/24)?(?![\w/])/);
    if (!range) return undefined;
    takes(wish, /\b(?:in parallel|parallel|concurrently|sorted(?: (?:by (?:ip|address)|numerically))?)\b/);
    const seconds =
      takeNumber(
        wish,
        '(?:with |and )?(?:an? )?#[ -]?(?:s|sec|seconds?) timeout',
        'timeout(?: of)? ?#[ -]?(?:s|sec|seconds?)?',
      ) ?? 1;
    const names = takes(
      wish,
      /(?:[,;] ?|\band |\bwith )*(?:their |the |its )?(?:host ?names?|dns names?)(?: if (?:there is one|known|available))?/,
    );
    const counts = takes(
      wish,
      /(?:[,;] ?|\band |\bthen )*(?:prints? |shows? )?(?:the |a )?(?:number|count|total)(?: of (?:them|hosts|those)(?: (?:that )?(?:answer(?:ed)?|found))?)?(?: at the end)?/,
    );
    const [, net = '', first = '1', last = '254'] = range;
    return scriptOf(
      `network=\${1:-${net}} first=\${2:-${first}} last=\${3:-${last}}`,
      'if ! [[ $network =~ ^[0-9]+\\.[0-9]+\\.[0-9]+$ && $first =~ ^[0-9]+$ && $last =~ ^[0-9]+$ ]] || ((last > 255)); then',
      '  echo "usage: $0 [A.B.C [FIRST LAST]]" >&2',
      '  exit 2',
      'fi',
      '',
      '# All at once in the background; a host that does not answer is not an error.',
      'sweep() {',
      '  local number',
      '  for ((number = first; number <= last; number++)); do',
      `    { if ping -c 1 -W ${seconds} "$network.$number" &>/dev/null; then echo "$network.$number"; fi; } &`,
      '  done',
      '  wait',
      '}',
      '',
      names
        ? [
            'sweep | sort -t . -k 4,4n | while IFS= read -r address; do',
            '  name=$(getent hosts "$address" | awk \'{ print $2 }\' || true)',
            '  echo "$address${name:+ $name}"',
            counts ? 'done | awk \'{ print } END { print NR " hosts answer" }\'' : 'done',
          ]
        : `sweep | sort -t . -k 4,4n${counts ? ` | awk '{ print } END { print NR " hosts answer" }'` : ''}`,
    );
  },
};

export const TLS: Duty = {
  about: [
    /\bcert(?:ificate)?s?\b|\btls\b|\bssl\b/,
    /\bexpir|\bvalid\b|\bdays\b/,
    /\bdomains?\b|\bhosts?\b|\bsites?\b|\bservers?\b|[a-z]\.(?:com|org|net|de|io|dev|eu|uk|fr|nl|ch|at)\b/,
  ],
  silent:
    'report reports check checks list domains domain hosts host sites servers print prints show shows days day until left tls ssl https certificate certificates cert certs expire expires expiry expiration expiring warn warns remaining their its how many openssl each date if fewer than less',
  write: (wish) => {
    const file = takeName(wish, LIST) ?? (takes(wish, UNNAMED_LIST) ? 'domains.txt' : undefined);
    const domains: string[] = [];
    const domain = /\b(?:of |for |on |and |, )?((?:[a-z\d-]+\.)+[a-z]{2,}(?::\d+)?)\b/;
    for (let one = wish.take(domain); one && domains.length < 20; one = wish.take(domain))
      domains.push(one[1] ?? '');
    const limit =
      takeNumber(
        wish,
        '(?:when |if |for |are |is |in |those |with |and |highlighted |coloured |prints? |marks? |them )*(?:fewer|less)(?: days)? than #(?: days?)?(?: (?:are |is )?(?:left|remaining|remain|away))?',
        'within(?: the)?(?: next)? # days?',
        '(?:below|under) #(?: days?)?(?: left)?',
        'in # days',
      ) ?? 30;
    const coloured = takes(
      wish,
      /(?:[,;] ?|\band |\bin )*\b(?:red|colou?r(?:ed)?)(?: if| when| for| text| output)*/,
    );
    const seconds =
      takeNumber(
        wish,
        '(?:with |and )?(?:an? )?#[ -]?(?:s|sec|seconds?) timeout',
        'timeout(?: of)? ?#[ -]?(?:s|sec|seconds?)?',
      ) ?? 10;
    takes(wish, COMMENTS);
    takes(wish, /\b(?:with|using|via) openssl\b/);
    takes(wish, /\bsorted(?: by (?:days|expiry|date|remaining days|days left))?\b/);
    takes(
      wish,
      /(?:[,;] ?|\band |\bthen )*\bexit(?:s|ing)?(?: with)?(?: (?:an? )?(?:status|code))? ?(?:1|non-?zero)?(?: (?:status|code))?(?: (?:if|when)(?: (?:any|one|at|least|of|them|is|a|so|expires?|soon|certificate|expired))*)?/,
    );
    return scriptOf(
      usageOf(
        file ? 'tls-days [FILE]' : domains.length > 0 ? 'tls-days [DOMAIN...]' : 'tls-days DOMAIN...',
        `Prints the days until the TLS certificate of each domain${file ? ` of FILE (default: ${file})` : ''} expires, soonest first. Status 1 if one has fewer than ${limit} or gives none.`,
      ),
      HELP_FIRST,
      file
        ? FILE_CHECK(file)
        : [
            domains.length > 0
              ? `if (($# == 0)); then set -- ${domains.join(' ')}; fi`
              : 'if (($# == 0)); then usage >&2; exit 2; fi',
            'entries() { printf \'%s\\n\' "$@"; }',
          ],
      `warn_days=${limit}`,
      coloured && "red=$'\\e[31m' plain=$'\\e[0m'",
      coloured && '# Colours are for a terminal, not for a file.',
      coloured && "if [[ ! -t 1 ]]; then red='' plain=''; fi",
      '',
      '# Prints the days, or nothing where there is no certificate.',
      'days_left() {',
      '  local host=${1%:*} port=443 end',
      '  if [[ $1 == *:* ]]; then port=${1##*:}; fi',
      `  end=$(timeout ${seconds} openssl s_client -connect "$host:$port" -servername "$host" </dev/null 2>/dev/null |`,
      '    openssl x509 -noout -enddate 2>/dev/null | cut -d = -f 2) || true',
      '  if [[ -z $end ]]; then return 1; fi',
      '  echo $((($(date -d "$end" +%s) - $(date +%s)) / 86400))',
      '}',
      '',
      'status=0',
      'lines=()',
      'while IFS= read -r domain <&3; do',
      '  if ! days=$(days_left "$domain"); then',
      '    echo "$domain: no certificate" >&2',
      '    status=1',
      '  else',
      '    lines+=("$days $domain")',
      '    if ((days < warn_days)); then status=1; fi',
      '  fi',
      `done 3< <(entries${file ? '' : ' "$@"'})`,
      'while read -r days domain; do',
      '  if [[ -z $days ]]; then continue; fi',
      coloured
        ? [
            '  if ((days < warn_days)); then',
            '    printf \'%s%5d days  %s%s\\n\' "$red" "$days" "$domain" "$plain"',
            '  else',
            '    printf \'%5d days  %s\\n\' "$days" "$domain"',
            '  fi',
          ]
        : [
            '  printf \'%5d days  %s%s\\n\' "$days" "$domain" "$( ((days < warn_days)) && echo \'  EXPIRES SOON\' || true)"',
          ],
      'done < <(printf \'%s\\n\' ${lines[@]+"${lines[@]}"} | sort -n)',
      'exit "$status"',
    );
  },
};
