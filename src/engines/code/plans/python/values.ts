import { foldedLines } from '../../snippets/program-layout.ts';
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
    /\b(?:and |it )*raises?(?: an?)? valueerrors? (?:on|for|if|when) (?:anything|everything|input|any|the|invalid|bad|unknown|malformed)(?: (?:(?:else|input|it|that|string|text|format|units?|is|are|can't|cannot|can not|doesn't|does not|don't|understand|be|parsed?|know|invalid|malformed|unknown|or|empty|the)\b ?)*)?|\bvalueerror\b/,
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
    /\b(?:an? )?empty (?:list|input|sequence|one)s?(?: (?:should|must|has to|will))? ?(?:raises?|throws?|is|gives?)?(?: an?| the)? ?(?:errors?|exceptions?|valueerror)?|\braises? (?:an? )?(?:errors?|exception|valueerror)? ?(?:for|on|if|when)? ?(?:the |an? )?(?:list |input )?(?:is )?empty(?: list| input)?/,
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

const IBANS =
  'DE89370400440532013000 AT611904300234573201 CH9300762011623852957 LI21088100002324013AA FR1420041010050500013M02606 IT60X0542811101000000123456 ES9121000418450200051332 NL91ABNA0417164300 BE68539007547034 LU280019400644750000 GB82WEST12345698765432 IE29AIBK93115212345678 PT50000201231234567890154 DK5000400440116243 SE4550000000058398257466 NO9386011117947 FI2112345600000785 IS140159260076545510730339 PL61109010140000071219812874 CZ6508000000192000145399 SK3112000000198742637541 HU42117730161111101800000000 SI56263300012039086 HR1210010051863000160 RO49AAAA1B31007593840000 BG80BNBG96611020345678 GR1601101250000000012300695 CY17002001280000001200527600 MT84MALT011000012345MTLCAST001S EE382200221020145685 LV80BANK0000435195001 LT121000011101001000'.split(
    ' ',
  );

const CODES: Readonly<Record<string, string>> = {
  germ: 'DE',
  aust: 'AT',
  swit: 'CH',
  swis: 'CH',
  fran: 'FR',
  fren: 'FR',
  ital: 'IT',
  neth: 'NL',
  dutc: 'NL',
  spai: 'ES',
  span: 'ES',
  brit: 'GB',
  belg: 'BE',
  pola: 'PL',
  poli: 'PL',
};
const COUNTRY =
  /\b(german|germany|austria|austrian|switzerland|swiss|france|french|italy|italian|netherlands|dutch|spain|spanish|british|britain|belgium|belgian|poland|polish)\b/;

/** Whether an IBAN is valid: its country, its length there, and its check digits. */
export const planIban: Plan = (wish) => {
  if (
    !wish.take(/\bibans?\b(?: (?:numbers?|is|are|valid))*/) ||
    wish.has(/\bcsv\b|\bclass\b|\bendpoint\b|\bflask\b|\bfastapi\b/)
  )
    return undefined;
  const listed = IBANS.filter((iban) =>
    new RegExp(`(?<![\\w"'])${iban.slice(0, 2)}(?![\\w"'])`).test(wish.given),
  );
  const countries = wish.takeAll(COUNTRY).map(([, one = '']) => CODES[one.slice(0, 4)]);
  const ours = [
    ...listed,
    ...IBANS.filter((iban) => countries.includes(iban.slice(0, 2)) && !listed.includes(iban)),
  ];
  wish.takeAll(
    /[(,]? ?(?:\b(?:only|for|from|and|or|of|countries) )*\b(?:de|at|ch|li|fr|it|es|nl|be|lu|gb|uk)\b(?= ?[,)]|,? (?:and|or) | ibans?| only|$)[)]?/,
  );
  const used = ours.length > 0 ? ours : IBANS;
  const name = functionName(wish, 'is_valid_iban');
  const raises = wish.says(/\b(?:raises?|raising|throws?)(?: an?)? (?:valueerror|error|exception)[^,;.]*/);
  const isStrict = wish.says(/\bno spaces(?: allowed)?|\bspaces (?:are )?not allowed/);
  wish.takeAll(
    /\b(?:with|using|by)?(?: the)? ?\(?(?:mod(?:ulo|ulus)?[ -]?97)(?:[- ]10)?(?: check(?:sum)?| algorithm| test| method)?\)?|\bspaces?(?: (?:are|is|between))* ?(?:allowed|ok(?:ay)?|ignored|fine|permitted)|\b(?:ignor\w+|strip\w*|remov\w+|allow\w*) (?:all )?(?:spaces|whitespace)|\blower ?case(?: letters)?(?: (?:is|are))? ?(?:ok(?:ay)?|allowed|too|fine|accepted)?|\breturns? ?(?:true|false)(?: ?(?:\/|or) ?(?:true|false))?|\b(?:true|false) ?(?:\/|or) ?(?:true|false)\b|\bcheck(?:s|ing)? (?:the )?(?:length|country|checksum|check digits)(?: (?:per|for each|by) country)?/,
  );
  const fail = (why: string): string => (raises ? `raise ValueError(${why})` : 'return False');
  const sample = used[0] ?? '';
  const spaced = sample.replace(/(.{4})(?=.)/g, '$1 ');
  const wrong = `${sample.slice(0, -1)}${(Number(sample.at(-1)) + 1) % 10 || 1}`;
  const outside = ours.length > 0 ? IBANS.find((iban) => !ours.includes(iban)) : undefined;
  const refuses = (text: string): string =>
    raises ? `with raises(ValueError):\n  ${name}(${text})` : `assert not ${name}(${text})`;
  return {
    program: {
      code: py`
# Every country has a length of its own${ours.length > 0 ? '' : '; of one that is not listed, any will do'}.
LENGTHS = {
  ${foldedLines(used.map((iban) => `"${iban.slice(0, 2)}":_${iban.length},`).join(' '))
    .join('\n')
    .replaceAll('_', ' ')}
}


def ${name}(iban: str) -> ${raises ? 'str' : 'bool'}:
  """Checks country, length and the checksum modulo 97; small letters${isStrict ? '' : ' and spaces'} are allowed."""
  text = iban${isStrict ? '' : '.replace(" ", "")'}.upper()
  if not re.fullmatch(r"[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}", text):
    ${fail('f"not an IBAN: {iban!r}"')}
  if len(text) != LENGTHS.get(text[:2]${ours.length === 0 && ', len(text)'}):
    ${fail('f"wrong country or length: {iban!r}"')}
  # Letters become numbers from 10 to 35.
  digits = "".join(str(int(sign, 36)) for sign in text[4:] + text[:4])
  ${raises ? 'if int(digits) % 97 != 1:\n  raise ValueError(f"wrong check digits: {iban!r}")\nreturn text' : 'return int(digits) % 97 == 1'}`,
      checks: [
        [
          'valid',
          used
            .slice(0, 4)
            .map((iban) => `assert ${name}("${iban}")`)
            .join('\n'),
        ],
        isStrict
          ? ['lower_case', `assert ${name}("${sample.toLowerCase()}")`]
          : [
              'spaces_and_lower_case',
              `assert ${name}("${spaced}")\nassert ${name}("${sample.toLowerCase()}")`,
            ],
        ['wrong_checksum', refuses(`"${wrong}"`)],
        ['wrong_length', refuses(`"${sample.slice(0, -1)}"`)],
        ['no_iban', refuses('""')],
        ...(outside ? [['other_country', refuses(`"${outside}"`)] as const] : []),
      ],
      ...(wish.tests
        ? {}
        : {
            main: raises ? `print(${name}("${spaced}"))` : `print(${name}("${spaced}"), ${name}("${wrong}"))`,
          }),
    },
    subject: 'Iban',
    silent:
      'check checks checking validate validates validating validation valid validator number checksum spaces true false bool boolean whether function func length country countries digits bank account',
  };
};
