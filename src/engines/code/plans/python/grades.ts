import { readCsvFile } from './csv-read.ts';
import type { Plan } from './made.ts';
import { py } from './source.ts';
import { NUMBER, numberOf, quoted } from './wish.ts';

/** Grades from points, with thresholds that can be changed. */
export const planGrades: Plan = (wish) => {
  if (
    !wish.says(/\bgrad(?:e|es|ing)\b/) ||
    !wish.has(/\bpoints?\b|\bscores?\b|\bmarks\b/) ||
    wish.has(/\bfunction\b|\bclass (?!average)\w/)
  )
    return undefined;
  const most =
    wish.number(
      new RegExp(
        `\\b(?:points|scores?|marks)?,? ?(?:out of|of(?: at most| max)?|max(?:imum)?(?: of)?) (?:a maximum of )?${NUMBER}(?: points| marks)?`,
      ),
    ) ?? 100;
  const range = wish.take(
    /\b(?:output |a |the |letter )*(?:grades? )?(?:from )?\(?([a-f]|[1-6])(?: ?- ?| to |\.\.)([a-f]|[1-6]|15)\b\)?/,
  );
  wish.takeAll(/\bgrades?\b/);
  const file = readCsvFile(wish);
  const columns = file.columns.length > 0 ? file.columns : ['name', 'points'];
  const name = columns.find((one) => !/points?|score|marks/i.test(one)) ?? 'name';
  const points = columns.find((one) => /points?|score|marks/i.test(one)) ?? 'points';
  wish.takeAll(
    /\b(?:with )?(?:columns )?names? and (?:points|scores?|marks)\b|\b(?:an? |input |is |the )*csv(?: file)?\b/,
  );
  wish.takeAll(
    /\b(?:with |and |the )*(?:thresholds?|grade boundaries|limits|cut-?offs?|scale)(?: (?:that|which|i|you|we|can|could|be|are|easily|change(?:d)?|adjust(?:ed)?|edit(?:ed)?|configurable|at|on|the|top|of|file|script|in|to|constants?))*/,
  );
  const average = wish.says(
    /\b(?:plus |and |also |the |with |a )*(?:class )?(?:averages?|mean)(?: (?:grade|points|of the class))*/,
  );
  const counts = wish.says(
    /\b(?:and |the |plus )*(?:distribution|how many (?:students )?(?:got|have|per|of)(?: each)?(?: grade)?|number of (?:students|each grade) ?(?:per grade)?|grade counts?)(?: of (?:the )?grades)?/,
  );
  const output = wish.name(
    /\b(?:writ\w+|sav\w+|export\w*|output)(?: \w+)? (?:to|in|into|as)(?: an?)?(?: csv)?(?: file)? ?([\w-]+\.csv)/,
  );
  const [first = '1', last = '6'] = [range?.[1], range?.[2]];
  const grades = /[a-f]/.test(first)
    ? 'ABCDF'.split('')
    : Array.from({ length: Math.abs(numberOf(last) - numberOf(first)) + 1 }, (_, at) =>
        String(numberOf(first) + (numberOf(last) > numberOf(first) ? at : -at)),
      );
  const german = [92, 81, 67, 50, 30, 0];
  const share = (at: number): number =>
    grades.length === 6
      ? (german[at] ?? 0)
      : at === grades.length - 1
        ? 0
        : 90 - at * (grades.length === 5 ? 10 : Math.round(80 / grades.length));
  const isNumber = /\d/.test(first);
  return {
    program: {
      code: py`
# Change these: the lowest percentage of points for each grade, the best grade first.
THRESHOLDS = {${grades.map((grade, at) => `${isNumber ? grade : quoted(grade)}: ${share(at)}`).join(', ')}}
MOST_POINTS = ${most}


def grade_of(points: float) -> ${isNumber ? 'int' : 'str'}:
  if not 0 <= points <= MOST_POINTS:
    raise ValueError(f"{points:g} is not between 0 and {MOST_POINTS}")
  return next(grade for grade, percent in THRESHOLDS.items() if points * 100 >= percent * MOST_POINTS)


def read_points(path: str) -> list[tuple[str, float]]:
  results = []
  with open(path, encoding="${file.encoding}", newline="") as file:
    reader = csv.DictReader(file, restval=""${file.delimiter === ',' ? '' : `, delimiter="${file.delimiter}"`})
    if not {${quoted(name)}, ${quoted(points)}} <= set(reader.fieldnames or []):
      raise ValueError("the columns ${name} and ${points} are needed")
    for row in reader:
      try:
        points = float(row[${quoted(points)}].replace(",", "."))
        grade_of(points)
      except ValueError as error:
        raise ValueError(f"line {reader.line_num}: {error}") from None
      results.append((row[${quoted(name)}].strip(), points))
  if not results:
    raise ValueError("there are no students")
  return results


def main() -> None:
  ${file.name ? `path = sys.argv[1] if len(sys.argv) > 1 else ${quoted(file.name)}` : 'if len(sys.argv) != 2:\n  sys.exit(f"usage: {sys.argv[0]} FILE.csv")\npath = sys.argv[1]'}
  try:
    results = read_points(path)
  except (OSError, ValueError) as error:
    sys.exit(f"cannot read {path}: {error}")
  width = max(len(name) for name, _ in results)
  for name, points in results:
    print(f"{name:<{width}}  {points:>6g}  {grade_of(points)}")
  ${output && `with open(${quoted(output)}, "w", encoding="utf-8", newline="") as file:\n  writer = csv.writer(file)\n  writer.writerow([${quoted(name)}, ${quoted(points)}, "grade"])\n  writer.writerows([name, points, grade_of(points)] for name, points in results)`}
  ${counts && 'counts = Counter(grade_of(points) for _, points in results)\nfor grade in THRESHOLDS:\n  print(f"grade {grade}: {counts[grade]}")'}
  ${average && (isNumber ? 'average = statistics.fmean(grade_of(points) for _, points in results)\nmean = statistics.fmean(points for _, points in results)\nprint(f"class average: grade {average:.2f}, {mean:.1f} points")' : 'print(f"class average: {statistics.fmean(points for _, points in results):.1f} points")')}`,
      main: 'main()',
    },
    silent:
      'letters letter per dict grading grade grades tool input output csv points point name names students student class thresholds threshold average top change scale school',
  };
};
