import type { Plan } from './made.ts';
import { signatureIn } from './signature.ts';
import { py } from './source.ts';
import { type PythonWish, quoted } from './wish.ts';

/** The name that a function is given in the wish. */
export function functionName(wish: PythonWish, fallback: string): string {
  const signature = signatureIn(wish, /[a-z_]+_[a-z_\d]*/);
  return (
    signature?.name ??
    wish.name(/\b(?:function |func |method )?(?:called|named) `?([a-z_]\w*)`?/) ??
    wish.name(/\b([a-z]+(?:_[a-z]+)+)\b/) ??
    fallback
  );
}

const UNITS: readonly (readonly [letter: string, seconds: number, said: RegExp])[] = [
  ['w', 604_800, /\bweeks?\b/],
  ['d', 86_400, /\bdays?\b/],
  ['h', 3600, /\bhours?\b/],
  ['m', 60, /\bminutes?\b/],
  ['s', 1, /\bseconds\b(?! as)/],
];

/** "1h30m15s" as a number of seconds. */
export const planDuration: Plan = (wish) => {
  const example =
    wish.name(/["'`]?\b((?:\d+ ?[wdhms] ?){2,})(?![a-z])["'`]?/) ?? wish.name(/["'`](\d+ ?[wdhms])["'`]/);
  if (example === undefined || !wish.has(/\bpars(?:e|es|ing)\b|\bconvert|\bturn|parse_/)) return undefined;
  wish.takeAll(/["'`(,]+ ?(?:or )?\d+ ?[wdhms](?: ?\d+ ?[wdhms])* ?["'`),]+/);
  const name = wish.name(/\b([a-z_]+)(?=\()/) ?? functionName(wish, 'parse_duration');
  const letters = UNITS.filter(([letter, , said]) => example.includes(letter) || said.test(wish.rest));
  const first = UNITS.indexOf(letters[0] ?? ['h', 3600, /h/]);
  const units = UNITS.slice(first, UNITS.indexOf(letters.at(-1) ?? ['s', 1, /s/]) + 1).concat(
    letters.at(-1)?.[0] === 's' ? [] : UNITS.slice(4),
  );
  const isDelta = wish.says(/\b(?:as |a |returns? )*(?:datetime\.)?timedelta(?: object)?/);
  const isLoose =
    wish.says(
      /\b(?:spaces?|whitespace)(?: (?:in )?between(?: (?:the )?(?:parts|units))?)?(?: (?:are|is))? (?:allowed|ok|ignored)|\b(?:allow|ignor)\w* (?:spaces|whitespace)/,
    ) || /\d+[a-z] \d/.test(example);
  const isAnyCase = wish.says(
    /\b(?:upper ?case|case[- ]insensitive|ignor\w+ case|upper and lower ?case)(?: (?:letters|units|is|are|allowed|ok))*/,
  );
  wish.takeAll(
    /\b(?:that )?(?:returns?|gives?|as|in|into)(?: the)?(?: (?:total|number of))* seconds(?: as an? (?:int(?:eger)?|number))?|\bas an? int(?:eger)?\b/,
  );
  wish.takeAll(
    /\b(?:and |it )*raises?(?: an?)? valueerrors? (?:on|for|if|when) (?:anything|everything|input|any|the|invalid|bad|unknown|malformed)(?: (?:(?:else|input|it|that|string|text|format|units?|is|are|can't|cannot|can not|doesn't|does not|don't|understand|be|parsed?|know|invalid|malformed|unknown|or|empty|the)\b ?)*)?|\b(?:invalid|bad|malformed|unknown|wrong|anything else) ?(?:text|strings?|input|units?|formats?|values?)? (?:should |must )?(?:raises?|throws?) (?:an? )?valueerror\b|\bvalueerror\b/,
  );
  const pieces = units
    .map(([letter]) => `(?:(?P<${letter}>\\d+)${isLoose ? '\\s*' : ''}${letter})?`)
    .join(isLoose ? '\\s*' : '');
  const value = (text: string): number =>
    [...text.toLowerCase().matchAll(/(\d+) ?([wdhms])/g)].reduce(
      (sum, [, n, letter]) => sum + Number(n) * (UNITS.find(([one]) => one === letter)?.[1] ?? 0),
      0,
    );
  const wrap = (seconds: number): string => (isDelta ? `timedelta(seconds=${seconds})` : `${seconds}`);
  const last = units.at(-1)?.[0] ?? 's';
  const lead = units[0]?.[0] ?? 'h';
  const bad = ['""', '"abc"', '"10"', `"${lead}"`, `"5x"`, `"-5${last}"`, `"1${last}1${lead}"`];
  return {
    program: {
      code: py`
SECONDS = {${units.map(([letter, seconds]) => `"${letter}": ${seconds}`).join(', ')}}
# Each unit at most once, the largest first.
PATTERN = re.compile(r"${pieces}"${isAnyCase && ', re.IGNORECASE'})


def ${name}(text: str) -> ${isDelta ? 'timedelta' : 'int'}:
  """${quoted(example).slice(1, -1)} is ${isDelta ? `a timedelta of ${value(example)} seconds` : `${value(example)} seconds`}; anything else than such parts is a ValueError."""
  found = PATTERN.fullmatch(text${isLoose ? '.strip()' : ''})
  if not found or not any(found.groups()):
    raise ValueError(f"not a duration: {text!r}")
  parts = found.groupdict(default="0")
  ${isDelta ? 'return timedelta(seconds=sum(int(parts[unit]) * seconds for unit, seconds in SECONDS.items()))' : 'return sum(int(parts[unit]) * seconds for unit, seconds in SECONDS.items())'}`,
      checks: [
        ['all_units', `assert ${name}(${quoted(example)}) == ${wrap(value(example))}`],
        [
          'single_units',
          units.map(([letter, seconds]) => `assert ${name}("2${letter}") == ${wrap(seconds * 2)}`).join('\n'),
        ],
        ['zero', `assert ${name}("0${last}") == ${wrap(0)}`],
        [
          'rejects_anything_else',
          py`
for text in (${bad.join(', ')}):
  with raises(ValueError):
    ${name}(text)`,
        ],
      ],
      ...(wish.tests ? {} : { main: `print(${name}(${quoted(example)}))` }),
    },
    subject: 'Duration',
    silent:
      'parse parses parsing duration durations string strings text like such seconds convert converts into turns turn total number valueerror otherwise',
  };
};

const FIGURES: readonly (readonly [key: string, said: RegExp, code: (isPopulation: boolean) => string])[] = [
  ['count', /\bcount\b|\bnumber of values\b|\bn\b/, () => 'len(values)'],
  ['sum', /\bsum\b|\btotal\b/, () => 'math.fsum(values)'],
  ['mean', /\bmeans?\b|\baverage\b/, () => 'statistics.fmean(values)'],
  ['median', /\bmedian\b/, () => 'statistics.median(values)'],
  ['modes', /\bmodes\b|\bmultimode\b|\ball modes\b/, () => 'statistics.multimode(values)'],
  ['mode', /\bmode\b/, () => 'statistics.mode(values)'],
  [
    'variance',
    /\b(?:sample |population )?variance\b/,
    (all) =>
      all ? 'statistics.pvariance(values)' : 'statistics.variance(values) if len(values) > 1 else math.nan',
  ],
  [
    'stdev',
    /\b(?:sample |population )?(?:standard deviation|std\.? ?dev(?:iation)?|stdev)\b/,
    (all) =>
      all ? 'statistics.pstdev(values)' : 'statistics.stdev(values) if len(values) > 1 else math.nan',
  ],
  ['min', /\bmin(?:imum)?\b|\bsmallest(?: value)?\b/, () => 'min(values)'],
  ['max', /\bmax(?:imum)?\b|\blargest(?: value)?\b/, () => 'max(values)'],
  ['range', /\brange\b/, () => 'max(values) - min(values)'],
  [
    'quartiles',
    /\bquartiles?\b/,
    () => 'statistics.quantiles(values, n=4, method="inclusive") if len(values) > 1 else [values[0]] * 3',
  ],
];

/** Several figures of a list in one dict. */
export const planFigures: Plan = (wish) => {
  if (
    !wish.has(/\bdict(?:ionary)?\b/) ||
    !wish.has(/\blists?\b|\bvalues\b|\bnumbers\b|\bfloats\b/) ||
    wish.has(/\bcsv\b|\.\w{2,4}\b(?= file)/)
  )
    return undefined;
  const isPopulation = wish.has(/\bpopulation\b/);
  const found = FIGURES.flatMap(([key, said, code]) => {
    const at = wish.take(said)?.index;
    return at === undefined ? [] : [{ key, at, code: code(isPopulation) }];
  }).sort((a, b) => a.at - b.at);
  if (found.length < 3) return undefined;
  const name = functionName(wish, 'describe');
  const raised =
    wish.name(/\b(?:empty|no)\b[^,;.]*\braises? (?:an? )?(\w+error|\w+exception)\b/) ?? 'ValueError';
  wish.takeAll(
    /\b(?:an? )?empty (?:list|input|sequence|one)s?(?: (?:should|must|has to|will))? ?(?:raises?|throws?|is|gives?)?(?: an?| the)? ?(?:errors?|exceptions?|valueerror)?|\b(?:valueerror|an? error) (?:for|on|if|when) (?:an? |the )?(?:list (?:is )?empty|empty(?: list| input)?|no values)|\braises? (?:an? )?(?:errors?|exception|valueerror)? ?(?:for|on|if|when)? ?(?:the |an? )?(?:list |input )?(?:is )?empty(?: list| input)?/,
  );
  const decimals = wish.number(
    /\brounded to (\d|two|three|four)(?: decimals?(?: places?)?| places| digits)?/,
  );
  const round = (code: string): string =>
    decimals === undefined || /len\(|multimode|quantiles|\.mode/.test(code)
      ? code
      : `round(${code}, ${decimals})`;
  const rows = found.map(({ key, code }) => `"${key}": ${round(code)},`);
  const sample = [2, 4, 4, 5, 7];
  const expected: Readonly<Record<string, string>> = {
    count: '5',
    sum: '22',
    mean: '4.4',
    median: '4',
    mode: '4',
    min: '2',
    max: '7',
    range: '5',
  };
  return {
    program: {
      code: py`
def ${name}(values: list[float]) -> dict[str, ${found.some(({ key }) => /modes|quartiles/.test(key)) ? 'float | list[float]' : 'float'}]:
  """${found.some(({ key }) => /stdev|variance/.test(key)) && !isPopulation ? 'Figures of a sample: the deviation of a single value is NaN.' : 'Figures of the values.'}"""
  if not values:
    raise ${raised}("the list must not be empty")
  return {
    ${rows.join('\n')}
  }`,
      checks: [
        [
          'figures',
          py`
result = ${name}([${sample.join(', ')}])
${found.flatMap(({ key }) => (expected[key] ? [`assert result["${key}"] == ${expected[key]}`] : [])).join('\n')}
${found.some(({ key }) => key === 'stdev') && !isPopulation && 'assert abs(result["stdev"] - 1.8166) < 0.001'}`,
        ],
        [
          'empty_list',
          py`
with raises(${raised}):
  ${name}([])`,
        ],
      ],
      ...(wish.tests
        ? {}
        : {
            main: py`
for name, value in ${name}([2.5, 3.5, 3.5, 4.0, 9.5]).items():
  print(f"{name}: {value}")`,
          }),
    },
    subject: 'Figures',
    silent:
      'statistics class calculates computes float floats list lists numbers values number dict dictionary keys key containing contains sample population figures stats raise error empty',
  };
};
