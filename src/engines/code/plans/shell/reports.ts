import type { Snippet } from '../../snippets/snippets.ts';
import { pieces } from '../reading/pieces.ts';
import { deedOf, script, usage } from './checks.ts';

const PLACES = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

/** "The second and fourth column of a CSV file into a new file, without the header". */
function columns(text: string): Snippet | undefined {
  const PLACE = `(?:${PLACES.join('|')}|\\d+(?:st|nd|rd|th)?)`;
  const head = new RegExp(
    `^(?:extracts?|prints?|takes?|copies|copy|gets?|cuts?(?: out)?|shows?) (?:only )?(?:the )?(?:columns? )?(${PLACE}(?:(?:, (?:and )?| and )(?:the )?${PLACE})*)(?: columns?)? (?:of|from|in) (?:an? |the )?csv(?: file)?`,
  ).exec(text);
  const found =
    head &&
    pieces(text.slice(head[0].length), {
      out: /(?:(?:writes?|saves?|puts?|copies) )?(?:them |the result |it )?(?:in)?to (?:an? |another )?(?:new |second |other |given )?(?:csv )?file(?: [\w-]+\.\w+)?/,
      header:
        /(?:without|skip(?:s|ping)?|leav(?:es?|ing) out|ignor(?:es?|ing)) (?:the )?header(?: (?:line|row))?|keep(?:s|ing)? the header(?: line)?/,
      order: /in that order/,
    });
  if (!found) return undefined;
  const numbers = (head?.[1] ?? '')
    .split(/, (?:and )?| and /)
    .map((one) => one.replace(/^the /, ''))
    .map((one) => (PLACES.includes(one) ? PLACES.indexOf(one) + 1 : Number.parseInt(one, 10)));
  const isCut = found.header !== undefined && !/^keep/.test(found.header[0]);
  return script(
    '# Fields in quotes must not have commas.',
    ...usage(found.out ? '$# != 2' : '$# != 1', found.out ? 'INPUT.csv OUTPUT.csv' : 'FILE.csv'),
    ...(found.out
      ? [
          'if [[ $1 -ef $2 ]]; then',
          '  echo "$0: the output would overwrite the input" >&2',
          '  exit 2',
          'fi',
        ]
      : []),
    `awk -F, -v OFS=, '${isCut ? 'NR > 1 ' : ''}{ sub(/\\r$/, ""); print ${numbers.map((one) => `$${one}`).join(', ')} }' "$1"${found.out ? ' >"$2"' : ''}`,
  );
}

/** "Check if a website returns status 200 and exit with 1 otherwise". */
function oneUrl(text: string): Snippet | undefined {
  const head =
    /^(?:checks?|tests?)(?: if| whether| that)? (?:an? |the )?(?:given )?(?:website|url|site|web page|page|endpoint|server)(?: (https?:\/\/\S+?))?(?: given as (?:an )?argument)?(?= (?:returns?|answers?|responds?|gives?|is ))/.exec(
      text,
    );
  const found =
    head &&
    pieces(text.slice(head[0].length), {
      status:
        /(?:returns?|answers?(?: with)?|responds?(?: with)?|gives?) (?:an? )?(?:http )?(?:status )?(?:code )?(?:of )?(\d{3})(?: ok)?|is (?:up|reachable|available)/,
      exit: /exits? (?:with )?(?:an? )?(?:status |code |exit code )*(\d|non-?zero)(?: (?:otherwise|if not|if it does not|else))?/,
      timeout: /(?:an? )?(?:timeout of|timeout after|at most|within) (\d+) seconds/,
      prints: /prints? (?:an? |the )?(?:message|status(?: code)?|up or down|ok or failed)(?: otherwise)?/,
    });
  if (!found?.status) return undefined;
  const wanted = found.status[1];
  return script(
    ...(head?.[1] ? [`url=${head[1]}`] : [...usage('$# != 1', 'URL'), 'url=$1']),
    '# 000 stands for no answer at all.',
    `status=$(curl -sS${wanted && !/^3/.test(wanted) ? ' -L' : ''} -o /dev/null --max-time ${found.timeout?.[1] ?? 10} -w '%{http_code}' "$url" 2>/dev/null) || status=000`,
    `if [[ $status != ${wanted ?? '[23]??'} ]]; then`,
    '  echo "$url answers with $status" >&2',
    `  exit ${/^\d$/.test(found.exit?.[1] ?? '') ? found.exit?.[1] : 1}`,
    'fi',
    'echo "$url answers with $status"',
  );
}

/** "Ping a list of hosts in parallel and print which are unreachable". */
function pings(text: string): Snippet | undefined {
  const head =
    /^pings? (?:all |every )?(?:(?:an? |the )?list of )?(?:the )?hosts? (?:from|in|of|listed in) (?:an? |the )?(?:text )?(?:file(?: (?:called |named )?([\w.-]+\.\w+))?|([\w.-]+\.\w+))/.exec(
      text,
    );
  const found =
    head &&
    pieces(text.slice(head[0].length), {
      parallel: /(?:in |all in )?parallel|at the same time|simultaneously/,
      down: /(?:prints?|lists?|shows?) (?:which|those|the ones|only those|(?:the )?hosts?)(?: (?:that|which))? (?:(?:are|is) (?:unreachable|down|not reachable|offline)|(?:do|does) ?(?:not|n't) (?:answer|respond|reply))/,
      both: /(?:prints?|shows?) (?:up or down|whether (?:each|it) is (?:up|reachable))(?: for each)?/,
      exit: /exits? (?:with )?(?:status |code )?(\d) if (?:any|one|there (?:is|are) (?:any|one))(?: (?:is|are|of them is))?(?: (?:unreachable|down))?/,
    });
  if (!found || !(found.down ?? found.both)) return undefined;
  const file = head?.[1] ?? head?.[2];
  return script(
    `file=\${1:-${file ?? 'hosts.txt'}}`,
    'check() {',
    found.both
      ? '  if ping -c 1 -W 2 -- "$1" &>/dev/null; then echo "$1 up"; else echo "$1 down"; fi'
      : '  ping -c 1 -W 2 -- "$1" &>/dev/null || echo "$1 is unreachable"',
    '}',
    'export -f check',
    `found=$(grep -Ev '^[[:space:]]*(#|$)' -- "$file" | xargs -r ${found.parallel ? '-P 20 ' : ''}-I{} bash -c 'check "$1"' _ {})`,
    `if [[ -n $found ]]; then echo "$found"${found.parallel ? ' | sort' : ''}; fi`,
    ...(found.exit
      ? [`if [[ $found == *${found.both ? 'down' : 'unreachable'}* ]]; then exit ${found.exit[1]}; fi`]
      : []),
  );
}

/** "Delete files older than 30 days from a folder, print how many, with --dry-run". */
function oldFiles(text: string): Snippet | undefined {
  const head =
    /^(?:deletes?|removes?) (?:all )?(?:the )?(?:(\*?\.[a-z0-9]+) )?files (?:that are )?older than (\d+) (days?|weeks?)(?: (?:from|in|below|of) (?:an? |the )?(?:given )?(?:folder|directory))?/.exec(
      text,
    );
  const found =
    head &&
    pieces(text.slice(head[0].length), {
      count:
        /(?:prints?|shows?|reports?) (?:how many(?: files)?(?: (?:were|it|have been) deleted)?|the (?:number|count)(?: of deleted files)?)/,
      dry: /(?:supports? |offers? |has )?(?:an? )?--dry-run(?: (?:option|flag))?|(?:supports? |has )?(?:an? )?dry run(?: (?:option|mode))?/,
      names: /(?:prints?|lists?|logs?) (?:each|every|the)(?: deleted)?(?: file(?:s)?)?(?: names?)?/,
      place: /(?:from|in|below|of) (?:an? |the )?(?:given )?(?:folder|directory)/,
    });
  if (!found || !(found.count ?? found.dry)) return undefined;
  const days = Number(head?.[2]) * (head?.[3]?.startsWith('w') ? 7 : 1);
  const name = head?.[1] ? ` -name '*${head[1].replace('*', '')}'` : '';
  return script(
    ...(found.dry ? ['dry=', 'if [[ ${1:-} == --dry-run ]]; then dry=1; shift; fi'] : []),
    ...usage('$# != 1', `${found.dry ? '[--dry-run] ' : ''}FOLDER`),
    'count=0',
    'while IFS= read -r -d "" file; do',
    ...(found.dry
      ? ['  if [[ -n $dry ]]; then', '    echo "would delete $file"', '  else', '    rm -- "$file"', '  fi']
      : ['  rm -- "$file"']),
    ...(found.names ? ['  echo "$file"'] : []),
    '  count=$((count + 1))',
    `done < <(find "$1" -type f${name} -mtime +${days} -print0)`,
    ...(found.dry
      ? ['if [[ -n $dry ]]; then echo "$count files would be deleted"; else echo "$count files deleted"; fi']
      : ['echo "$count files deleted"']),
  );
}

const REPORTS = [columns, oneUrl, pings, oldFiles];

export function planReport(prompt: string): Snippet | undefined {
  const text = deedOf(prompt);
  for (const read of REPORTS) {
    const made = read(text);
    if (made) return made;
  }
  return undefined;
}
