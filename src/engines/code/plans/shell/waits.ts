import type { Snippet } from '../../snippets/snippets.ts';
import { NUMBER, numberOf, WishText } from '../reading/text.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));
const SILENT = words(
  'a an the and that which bash shell script write create make it its of to in for with is are then please if or until tries try checks check given as argument an by curl using',
);
const UNITS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600 };
const TIME = `${NUMBER} ?(s(?:ec(?:ond)?s?)?|m(?:in(?:ute)?s?)?|h(?:ours?)?)\\b`;

const seconds = (found: RegExpExecArray | undefined, standard: number): number =>
  found ? numberOf(found[1] ?? '1') * (UNITS[found[2]?.charAt(0) ?? 's'] ?? 1) : standard;

/** "Wait until a URL returns 200, every 5 seconds, and give up after 2 minutes". */
export function planWaitForUrl(prompt: string): Snippet | undefined {
  const wish = new WishText(prompt);
  if (!wish.take(/\b(?:waits?|waiting|polls?|polling)\b/)) return undefined;
  const status = wish.take(
    /\b(?:until |for )?(?:an?|the) (?:given )?(?:url|endpoint|website|page|address|http endpoint|health endpoint|server|api)(?: (?:given|passed) as (?:an |the |the first )?argument)?(?: to)? (?:returns?|answers?(?: with)?|responds?(?: with)?|is|gives?)(?: (?:an?|the|http|status|code|with))*(?: (\d{3})(?: ok)?| up| ready| healthy| reachable| ok)?/,
  );
  if (!status) return undefined;
  const every = wish.take(
    new RegExp(
      `,? ?\\b(?:and |it |trying |tries |try |checks? |checking |polls? |polling )*(?:once )?every ${TIME}`,
    ),
  );
  const limit = wish.take(
    new RegExp(
      `[,;]? ?\\b(?:and |but |then |it )*(?:gives? up|giving up|fails?|failing|times? out|exits?|stops?|stopping|with a timeout|timeout|at most|for at most|for up to)(?: with(?: an?)?(?: error| status \\d| 1)*)?(?: after| of| for)? ?(?:at most )?${TIME}(?:,? ?(?:and )?(?:with|exits?(?: with)?|fails?(?: with)?|prints?)(?: an?)? ?(?:error(?: message)?|status \\d|code \\d|non-?zero status|1|message))*`,
    ),
  );
  if (!limit || wish.left(SILENT).length > 0) return undefined;
  const test = status[1]
    ? `[[ $(curl -s -o /dev/null --max-time 5 -w '%{http_code}' "$url") == ${status[1]} ]]`
    : 'curl -fsS -o /dev/null --max-time 5 "$url" 2>/dev/null';
  return {
    definition: [
      'if (($# != 1)); then',
      '  echo "usage: $0 URL" >&2',
      '  exit 2',
      'fi',
      'url=$1',
      `end=$((SECONDS + ${seconds(limit, 60)}))`,
      `until ${test}; do`,
      '  if ((SECONDS >= end)); then',
      `    echo "$0: $url did not answer ${status[1] ? `with ${status[1]} ` : ''}in time" >&2`,
      '    exit 1',
      '  fi',
      `  sleep ${seconds(every, 2)}`,
      'done',
      'echo "$url is up"',
    ].join('\n'),
    example: '',
  };
}

/** "Check that DB_HOST and DB_USER are set, list the missing ones and exit 1". */
export function planRequiredVariables(prompt: string): Snippet | undefined {
  const names = prompt.match(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b|\b[A-Z][A-Z0-9]{3,}\b/g) ?? [];
  const wish = new WishText(prompt.replace(/\b[A-Z][A-Z0-9_]{3,}\b/g, ' '));
  if (names.length === 0 || names.length > 12 || !wish.take(/\b(?:environment|env) (?:variables?|vars?)\b/))
    return undefined;
  if (
    !wish.take(
      /\b(?:are|is|be|been)? ?(?:all )?(?:set|defined|not empty|there|present|exist|missing|required)\b/,
    )
  )
    return undefined;
  wish.take(
    /(?:[,;] ?|\band |\bit )*\b(?:lists?|names?|prints?|shows?|reports?)(?: (?:all|the|every|each|which|names? of))*(?: (?:missing|unset))?(?: (?:ones?|variables?|names?|are missing|is missing))*(?: (?:to|on) (?:stderr|standard error))?/,
  );
  const status = wish.take(
    /(?:[,;] ?|\band |\bit |\bwith )*\b(?:exits?|fails?|stops?|exiting|failing)(?: with)?(?: (?:an? )?(?:error|status|code|exit code|message))*(?: (\d))?(?: (?:if|when) (?:one|any|some)(?: of them)? ?(?:is|are)? ?(?:not set|missing)?| otherwise)?/,
  );
  if (
    wish.left(
      words(
        'a an the and that which bash shell script write create make it of to in for with is are both all checks check verify verifies if whether or not empty before starting',
      ),
    ).length > 0
  )
    return undefined;
  return {
    definition: [
      'missing=()',
      `for name in ${[...new Set(names)].join(' ')}; do`,
      '  if [[ -z ${!name:-} ]]; then missing+=("$name"); fi',
      'done',
      'if ((${#missing[@]} > 0)); then',
      '  echo "not set: ${missing[*]}" >&2',
      `  exit ${status?.[1] ?? '1'}`,
      'fi',
    ].join('\n'),
    example: '',
  };
}
