import { inside, isTextual, snake } from '../frame.ts';
import { fieldsOf, type Measure, type Pipeline, quote } from '../pipeline.ts';

/** Reads all CSV files of a folder, one after another. */
export const FOLDER_READER: readonly string[] = [
  'def read_folder(folder):',
  '  paths = sorted(Path(folder).glob("*.[cC][sS][vV]"))',
  '  if not paths:',
  '    raise ValueError(f"there are no CSV files in {folder}")',
  '  return [record for path in paths for record in read_records(path)]',
  '',
  '',
];

/** A pace is shown in minutes and seconds. */
export const isPace = ({ extras: { derived } }: Pipeline, { op, field }: Measure): boolean =>
  derived?.name === 'pace' && op === 'average' && field === 'pace';

/** Functions for numbers that no column holds. */
export function derivedIn({ extras: { derived }, measures }: Pipeline): string[] {
  if (!derived) return [];
  const [first, second] = derived.of;
  const unit = derived.factor === 1 ? second : `${derived.factor} ${second}`;
  const pace = measures.some((one) => one.op === 'average' && derived.name === 'pace')
    ? [
        'def as_pace(minutes):',
        '  seconds = round(minutes * 60)',
        `  return f"{seconds // 60}:{seconds % 60:02d} min/${unit}"`,
        '',
        '',
      ]
    : [];
  // An average of a ratio is computed from the sums.
  if (derived.kind === 'ratio' && measures.every(({ op }) => op === 'average')) return pace;
  const value =
    derived.kind === 'days'
      ? [
          `first = date.fromisoformat(record[${quote(first)}][:10])`,
          `second = date.fromisoformat(record[${quote(second)}][:10])`,
          'return (second - first).days',
        ]
      : derived.kind === 'hours' || derived.kind === 'minutes'
        ? [
            `first, second = (moment_of(record[name]) for name in (${quote(first)}, ${quote(second)}))`,
            '# Times without a date may go past midnight.',
            'if second < first and second.year == 2000:',
            '  second += timedelta(days=1)',
            `return (second - first).total_seconds() / ${derived.kind === 'hours' ? 3600 : 60}`,
          ]
        : [
            `return float(record[${quote(first)}]) / float(record[${quote(second)}]) * ${derived.factor ?? 1}`,
          ];
  const moment =
    derived.kind === 'hours' || derived.kind === 'minutes'
      ? [
          'def moment_of(text):',
          '  return datetime.fromisoformat(text if "-" in text else f"2000-01-01 {text}")',
          '',
          '',
        ]
      : [];
  const said = derived.kind === 'days' ? [`# Days from ${quote(first)} to ${quote(second)}.`] : [];
  return [...pace, ...moment, ...said, `def ${snake([derived.name])}_of(record):`, ...inside(value), '', ''];
}

/** A test of the cells that the program reads. */
export function validIn(pipeline: Pipeline): string[] {
  const { numbers, keys, extras, checks } = pipeline;
  const { derived } = extras;
  const days = derived?.kind === 'days' ? derived.of : [];
  const dates = new Set([...days, ...keys.flatMap(({ field, part }) => (part ? [field] : []))]);
  const plain = [...numbers, ...(derived?.kind === 'ratio' ? derived.of : [])].filter(
    (one) => one !== derived?.name && !dates.has(one),
  );
  const read = new Set(fieldsOf(pipeline));
  const texts = [...keys, ...checks]
    .map(({ field }) => field)
    .filter((one) => !dates.has(one) && !plain.includes(one));
  const cell = (field: string): string =>
    isTextual(pipeline) ? `record[${quote(field)}]` : `str(record[${quote(field)}])`;
  return [
    'def is_valid(record):',
    '  try:',
    ...[...new Set(plain)].filter((one) => read.has(one)).map((one) => `    float(${cell(one)})`),
    ...[...dates].map((one) => `    date.fromisoformat(${cell(one)}[:10])`),
    texts.length > 0
      ? `    return ${[...new Set(texts)].map((one) => `${cell(one)}.strip() != ""`).join(' and ')}`
      : '    return True',
    '  except (AttributeError, KeyError, TypeError, ValueError):',
    '    return False',
    '',
    '',
  ];
}
