import type { Plan } from './made.ts';
import { py } from './source.ts';
import { NUMBER, numberOf, type PythonWish, quoted } from './wish.ts';

/** The parts of a log line that can be counted. */
const COUNTED: readonly (readonly [said: RegExp, key: string, label: string])[] = [
  [/\b(?:client |source |unique )?ips?(?: addresses| address)?\b|\bclients?\b|\bvisitors?\b/, 'ip', 'IPs'],
  [/\b(?:requested |most requested )?(?:urls?|paths?|pages?|endpoints?|uris?|resources?)\b/, 'path', 'paths'],
  [/\buser[- ]?agents?\b|\bbrowsers?\b/, 'agent', 'user agents'],
  [/\breferr?ers?\b/, 'referrer', 'referrers'],
  [/\bstatus codes?\b|\bstatuses\b/, 'status', 'status codes'],
  [/\bhours?\b/, 'hour', 'hours'],
  [/\bdays?\b|\bdates?\b/, 'day', 'days'],
  [/\bmethods?\b/, 'method', 'methods'],
];

/** All of them are told, in their order. */
const TIMES: ReadonlySet<string> = new Set(['hour', 'day']);

interface Top {
  readonly key: string;
  readonly label: string;
  readonly count: number;
  /** The answers that are counted, as a test of `status`. */
  readonly only: string | undefined;
  readonly about: string;
}

const STATUS = String.raw`\b([1-5]xx|[1-5]\d\d)(?:s|'s)?\b(?: (?:and|or|,) ([1-5]xx|[1-5]\d\d))?`;

const statusTest = (one: string, two?: string): string => {
  const test = (code: string): string =>
    code.endsWith('xx') ? `status.startswith("${code.charAt(0)}")` : `status == "${code}"`;
  return two ? `(${test(one)} or ${test(two)})` : test(one);
};

/** Reports of an access log of nginx or Apache, of the whole file or while it grows. */
export const planAccessLog: Plan = (wish) => {
  const path = wish.name(/(?:\b(?:in|of|from|at) )?((?:\/[\w.-]+)+\.log(?:\.\d+)?)\b/);
  const isAccess =
    (path !== undefined && /access|nginx|apache/i.test(path)) ||
    wish.says(
      /\b(?:(?:an?|the|my|of|from|nginx|apache|combined|common) )*(?:access(?:\.|[- ])?logs?|(?:nginx|apache|web ?server) logs?)(?: files?)?\b|\baccess\.log\b/,
    );
  const isByClass = wish.says(
    /\b(?:and |the )*(?:counts? |number of requests |requests )?(?:per|by|for each|of each) (?:http )?status (?:code )?(?:class|group|family)(?:es|s)?\b:?/,
  );
  if (!isAccess || wish.has(/\bclass\b|\bpandas\b|\bflask\b/)) return undefined;
  const file = path ?? wish.name(/\b([\w-]+\.log)\b/) ?? 'access.log';
  const every = wish.has(/\bevery\b|\btail(?:s|ing)?\b|\bfollow(?:s|ing)?\b/)
    ? (wish.seconds(/\b(?:and )?every/) ?? 10)
    : undefined;
  const follows =
    wish.says(
      /\b(?:which |that )?(?:tails?|follows?|watch(?:es)?|tailing|following|monitors?|continuously reads)\b/,
    ) || every !== undefined;
  const isZipped = wish.says(
    /[,;]? ?\b(?:and |the |file |files |it |log |also |handles?|supports?|may |might |can |could |works? |be |with |are |is |,)*(?:\.gz|gz(?:ip(?:ped)?)?)(?: (?:compressed|files?|too|as well|logs?))*/,
  );
  wish.takeAll(
    /\(?\b(?:combined|common)(?: log)? format\)?|\b(?:only (?:the )?)?(?:stdlib|standard library)(?: only)?\b|\b(?:no|without)(?: any)? (?:external |third[- ]party )?(?:libraries|dependencies|packages)\b/,
  );
  const tops = readTops(wish);
  const counted = wish
    .takeAll(
      new RegExp(
        `\\b(?:and |the |number of |count of |total |how many |all )*${STATUS}(?: (?:responses?|errors?|status(?:es)?|requests?|answers?))*`,
      ),
    )
    .map(([, one = '', two]) => [one, two] as const);
  const classes = ['2xx', '3xx', '4xx', '5xx'];
  const count = isByClass && counted.length === 0 ? classes.map((one) => [one, undefined] as const) : counted;
  const rate = wish.says(
    /\b(?:and |the |as )*(?:error rate|percentage|share|percent)(?: of (?:all )?(?:requests|them|errors))?/,
  );
  wish.says(
    /\b(?:and |the )*(?:total )?(?:number of |count of )?(?:total )?requests(?: in total)?\b|\btotal requests\b/,
  );
  const bytes = wish.says(
    /\b(?:and |the |total )*(?:bytes|traffic|bandwidth|data)(?: (?:sent|transferred|served))?\b/,
  );
  if (tops.length === 0 && count.length === 0) return undefined;
  wish.takeAll(
    /\b(?:since|after) the last (?:print|report|output|time|interval)\b|\b(?:in|during|within) (?:that|the last|each) (?:interval|period)\b|\b(?:and )?(?:stops?|exits?|quits?|ends?)(?: cleanly| gracefully)? (?:on|with|at) (?:ctrl[-+ ]c|sigint|keyboard ?interrupt)\b|\b(?:until|handles?) (?:i press )?ctrl[-+ ]c\b/,
  );
  const csv = wish.name(
    /\b(?:writ\w+|sav\w+|export\w*)(?: \w+)??(?: (?:to|in|into|as))?(?: an?)?(?: csv)?(?: file)? ?([\w-]+\.csv)/,
  );
  const isJson = !csv && wish.says(/\b(?:as|in|output) json\b/);
  wish.takeAll(
    /\b(?:skip\w*|ignor\w*)(?: over)? (?:lines? (?:that|which) (?:don'?t|do not|doesn't|can'?t|cannot)[^,;.]*|(?:malformed|broken|invalid|bad|unparsable) (?:lines|entries))|\b(?:malformed|broken|invalid|bad) lines (?:are |get |should be |must be )?(?:skipped|ignored|counted)(?: (?:and|but) (?:counted|skipped|ignored))?/,
  );

  const report = py`
print(f"${follows ? '{datetime.now():%H:%M:%S}  ' : ''}{self.requests} requests")
${tops.map(({ key, label, count: most, about }) => `print("${TIMES.has(key) ? '' : `top ${most} `}${label}${about && ` by ${about}`}:")\nfor name, count in ${TIMES.has(key) ? `sorted(self.by_${key}.items())` : `self.by_${key}.most_common(${most})`}:\n  print(f"{count:>8}  {name}")`).join('\n')}
${count.map(([one, two]) => `print(f"${[one, two].filter(Boolean).join(' and ')} responses: {self.counts['${one}']}${rate ? ` ({self.counts['${one}'] / max(self.requests, 1):.1%})` : ''}")`).join('\n')}
${bytes && 'print(f"bytes: {self.sent:,}")'}`;
  const code = py`
# The common and the combined format.
LINE = re.compile(
  r'(?P<ip>\S+) \S+ \S+ \[(?P<time>[^\]]+)\] "(?:(?P<method>[A-Z]+) (?P<path>\S+)[^"]*|[^"]*)" '
  r'(?P<status>\d{3}) (?P<size>\d+|-)(?: "(?P<referrer>[^"]*)" "(?P<agent>[^"]*)")?'
)


class Report:
  """Counts of requests${follows ? ' since the last output' : ''}."""

  def __init__(self) -> None:
    ${tops.map(({ key }) => `self.by_${key}: Counter[str] = Counter()`).join('\n')}
    ${count.length > 0 && 'self.counts: Counter[str] = Counter()'}
    self.requests = 0
    ${bytes && 'self.sent = 0'}
    self.skipped = 0

  def add(self, line: str) -> None:
    found = LINE.match(line)
    if not found:
      self.skipped += bool(line.strip())
      return
    ${(count.length > 0 || tops.some(({ only }) => only)) && 'status = found["status"]'}
    self.requests += 1
    ${bytes && 'self.sent += int(found["size"]) if found["size"] != "-" else 0'}
    ${tops
      .map(({ key, only }) => {
        const value =
          key === 'day'
            ? "f\"{datetime.strptime(found['time'][:11], '%d/%b/%Y'):%Y-%m-%d}\""
            : key === 'hour'
              ? 'found["time"].split(":")[1]'
              : `found["${key}"]`;
        const add = `self.by_${key}[${key === 'path' || key === 'agent' || key === 'referrer' || key === 'method' ? `${value} or "-"` : value}] += 1`;
        return only ? `if ${only}:\n  ${add}` : add;
      })
      .join('\n')}
    ${count.map(([one, two]) => `self.counts[${quoted(one)}] += ${statusTest(one, two)}`).join('\n')}

  def show(self) -> None:
    ${report}
    if self.skipped:
      print(f"{self.skipped} lines skipped", file=sys.stderr)


${
  follows
    ? py`
def new_lines(path: Path) -> Iterator[str | None]:
  """Lines as they are written to the file, and None while there is none."""
  file = path.open(encoding="utf-8", errors="replace")
  file.seek(0, os.SEEK_END)
  inode = os.fstat(file.fileno()).st_ino
  text = ""
  while True:
    text += file.readline()
    if text.endswith("\n"):
      yield text
      text = ""
      continue
    yield None
    # The log was rotated, or emptied.
    now = path.stat() if path.exists() else None
    if now and (now.st_ino != inode or now.st_size < file.tell()):
      file.close()
      file = path.open(encoding="utf-8", errors="replace")
      inode = os.fstat(file.fileno()).st_ino


def main() -> None:
  path = Path(sys.argv[1] if len(sys.argv) > 1 else ${quoted(file)})
  report = Report()
  due = time.monotonic() + ${every ?? 10}
  try:
    for line in new_lines(path):
      if line is None:
        time.sleep(0.2)
      else:
        report.add(line)
      if time.monotonic() >= due:
        report.show()
        report = Report()
        due += ${every ?? 10}
  except KeyboardInterrupt:
    print("stopped")
  except OSError as error:
    sys.exit(f"cannot read the log: {error}")`
    : py`
${
  isZipped &&
  py`
def opened(path: str):
  if path.endswith(".gz"):
    return gzip.open(path, "rt", encoding="utf-8", errors="replace")
  return open(path, encoding="utf-8", errors="replace")


`
}
def main() -> None:
  path = sys.argv[1] if len(sys.argv) > 1 else ${quoted(file)}
  report = Report()
  try:
    with ${isZipped ? 'opened(path)' : 'open(path, encoding="utf-8", errors="replace")'} as file:
      for line in file:
        report.add(line)
  except ${isZipped ? '(OSError, EOFError)' : 'OSError'} as error:
    sys.exit(f"cannot read the log: {error}")
  ${
    csv
      ? py`
with open(${quoted(csv)}, "w", encoding="utf-8", newline="") as file:
  writer = csv.writer(file)
  writer.writerow(["${tops[0]?.key ?? 'name'}", "count"])
  writer.writerows(${TIMES.has(tops[0]?.key ?? '') ? `sorted(report.by_${tops[0]?.key}.items())` : `report.by_${tops[0]?.key}.most_common(${tops[0]?.count ?? 10})`})`
      : isJson
        ? py`
print(json.dumps({${[...tops.map(({ key, label, count: most }) => `"${label}": dict(${TIMES.has(key) ? `sorted(report.by_${key}.items())` : `report.by_${key}.most_common(${most})`})`), ...count.map(([one]) => `"${one}": report.counts["${one}"]${rate ? `, "${one} rate": round(report.counts["${one}"] / max(report.requests, 1), 4)` : ''}`)].join(', ')}}, indent=2))`
        : 'report.show()'
  }`
}`;
  if (csv && tops.length !== 1) return undefined;
  return {
    program: { code, main: 'main()' },
    isSecond: !follows && !isZipped && !bytes && !csv && !isJson && tops.every(({ only }) => !only),
    silent: `log logs access nginx apache parse parses parsing analyse analyze analyzes count counts number requests request responses response most frequent by top lines line file path second seconds cleanly stop total`,
  };
};

function readTops(wish: PythonWish): Top[] {
  const tops: Top[] = [];
  for (const [said, key, label] of COUNTED) {
    const found =
      wish.take(
        new RegExp(
          `\\b(?:the )?top ${NUMBER} (?:most (?:active|frequent|common|requested) )?(?:${said.source})`,
        ),
      ) ??
      wish.take(
        new RegExp(
          `\\b(?:the )?${NUMBER} (?:most (?:active|frequent|common|requested|visited|used)|busiest) (?:${said.source})`,
        ),
      ) ??
      wish.take(
        new RegExp(
          `\\b(?:requests?|hits|count) (?:per|by|for each) (?:${said.source})|\\b(?:${said.source}) (?:by|with) (?:the )?(?:number of |most |request )?(?:requests|hits|count)`,
        ),
      ) ??
      (key === 'ip' || key === 'path'
        ? wish.take(
            new RegExp(
              `\\b(?:and|,)(?: the)?(?: top)? ${NUMBER}? ?(?:most (?:active|frequent|common|requested) )?(?:${said.source})`,
            ),
          )
        : undefined);
    if (!found) continue;
    const number = found.slice(1).find((one) => one !== undefined);
    const by = wish.take(
      new RegExp(
        `(?<=·) (?:(?:by|with|for|of|causing|that got|with the most|getting)(?: the)?(?: (?:number|count|most|highest)(?: of)?)*) ?${STATUS}(?: (?:responses?|errors?|status(?:es)?|requests?|answers?))*`,
      ),
    );
    const only = by ? statusTest(by[1] ?? '', by[2]) : undefined;
    tops.push({
      key,
      label,
      count: number === undefined ? 10 : numberOf(number),
      only,
      about: by ? `${[by[1], by[2]].filter(Boolean).join(' and ')} responses` : '',
    });
  }
  return tops;
}
