import { capital } from '../../../capital.ts';
import type { Snippet } from '../../snippets/snippets.ts';
import { singular } from '../reading/text.ts';
import type { TypedKind, TypedWish } from './typed-kind.ts';

interface Absent {
  /** The type that is asked for, and the type that it has none of: customers and orders. */
  readonly who: string;
  readonly what: string;
  readonly days: number | undefined;
}

const small = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

const csharp = ({ who, what, days }: Absent): Snippet => {
  const [all, things] = [`${small(who)}s`, `${small(what)}s`];
  const when = days === undefined ? '' : `.Where(one => one.CreatedOn >= today.AddDays(-${days}))`;
  const day = days === undefined ? '' : ', DateTime today';
  return {
    definition: `class ${who}\n{\n  public int Id { get; set; }\n  public string Name { get; set; }\n}\n\nclass ${what}\n{\n  public int ${who}Id { get; set; }\n  public DateTime CreatedOn { get; set; }\n}\n\nstatic List<${who}> ${who}sWithout${what}s(IEnumerable<${who}> ${all}, IEnumerable<${what}> ${things}${day})\n{\n  // A set, so that the ${things} are gone through once.\n  var found = new HashSet<int>(${things}${when}.Select(one => one.${who}Id));\n  return ${all}.Where(one => !found.Contains(one.Id)).ToList();\n}`,
    example: `var today = new DateTime(2024, 6, 30);\nvar ${all} = new List<${who}>\n{\n  new ${who} { Id = 1, Name = "Ada" },\n  new ${who} { Id = 2, Name = "Ben" },\n  new ${who} { Id = 3, Name = "Cleo" },\n};\nvar ${things} = new List<${what}>\n{\n  new ${what} { ${who}Id = 1, CreatedOn = today.AddDays(-10) },\n  new ${what} { ${who}Id = 2, CreatedOn = today.AddDays(-${(days ?? 90) + 110}) },\n};\nforeach (var one in ${who}sWithout${what}s(${all}, ${things}${day && ', today'})) Console.WriteLine(one.Name);`,
  };
};

const java = ({ who, what, days }: Absent): Snippet => {
  const [all, things] = [`${small(who)}s`, `${small(what)}s`];
  const when =
    days === undefined ? '' : `\n      .filter(one -> !one.createdOn().isBefore(today.minusDays(${days})))`;
  const day = days === undefined ? '' : ', LocalDate today';
  return {
    definition: `record ${who}(int id, String name) {}\n\nrecord ${what}(int ${small(who)}Id, LocalDate createdOn) {}\n\nstatic List<${who}> ${all}Without${what}s(List<${who}> ${all}, List<${what}> ${things}${day}) {\n  // A set, so that the ${things} are gone through once.\n  Set<Integer> found = ${things}.stream()${when}\n      .map(${what}::${small(who)}Id)\n      .collect(Collectors.toSet());\n  return ${all}.stream().filter(one -> !found.contains(one.id())).toList();\n}`,
    example: `LocalDate today = LocalDate.of(2024, 6, 30);\nList<${who}> ${all} = List.of(new ${who}(1, "Ada"), new ${who}(2, "Ben"), new ${who}(3, "Cleo"));\nList<${what}> ${things} = List.of(new ${what}(1, today.minusDays(10)), new ${what}(2, today.minusDays(${(days ?? 90) + 110})));\n${all}Without${what}s(${all}, ${things}${day && ', today'}).forEach(System.out::println);`,
  };
};

const kotlin = ({ who, what, days }: Absent): Snippet => {
  const [all, things] = [`${small(who)}s`, `${small(what)}s`];
  const when = days === undefined ? '' : `.filter { it.createdOn >= today.minusDays(${days}) }`;
  const day = days === undefined ? '' : ', today: LocalDate';
  return {
    definition: `import java.time.LocalDate\n\ndata class ${who}(val id: Int, val name: String)\n\ndata class ${what}(val ${small(who)}Id: Int, val createdOn: LocalDate)\n\nfun ${all}Without${what}s(${all}: List<${who}>, ${things}: List<${what}>${day}): List<${who}> {\n  // A set, so that the ${things} are gone through once.\n  val found = ${things}${when}.map { it.${small(who)}Id }.toSet()\n  return ${all}.filter { it.id !in found }\n}`,
    example: `val today = LocalDate.of(2024, 6, 30)\nval ${all} = listOf(${who}(1, "Ada"), ${who}(2, "Ben"), ${who}(3, "Cleo"))\nval ${things} = listOf(${what}(1, today.minusDays(10)), ${what}(2, today.minusDays(${(days ?? 90) + 110})))\nprintln(${all}Without${what}s(${all}, ${things}${day && ', today'}))`,
  };
};

const WRITERS: Readonly<Record<string, (absent: Absent) => Snippet>> = { csharp, java, kotlin };
const DAYS = { day: 1, week: 7, month: 30, year: 365 } as const;
const WHO =
  /\b([a-z]+s)(?: (?:that|who|which))?,? (?:with no|without(?: any)?|(?:have|has|had|having) (?:not |n't )?(?:placed |made |got )?(?:no|any)) ([a-z]+s)\b/;
const SINCE =
  /[,;]? ?\b(?:(?:placed|made|created|since|within|in|for|during|over) )*(?:the )?(?:last|past|previous) (?:(\d+) )?(day|week|month|year)s?\b/;

function write({ wish, language }: TypedWish): Snippet | undefined {
  const writer = WRITERS[language];
  const found = wish.take(WHO);
  const since = wish.take(SINCE);
  if (!writer || !found) return undefined;
  const [who, what] = [singular(found[1] ?? ''), singular(found[2] ?? '')].map(capital);
  const unit = since?.[2] as keyof typeof DAYS | undefined;
  if (!who || !what || who === what || /^(?:Duplicate|Repeat|Loop|Nested)/.test(what)) return undefined;
  return writer({ who, what, days: unit && Number(since?.[1] ?? 1) * DAYS[unit] });
}

/** "Customers with no orders in the last 90 days": those of one list whom the other does not name. */
export const ABSENT_KINDS: readonly TypedKind[] = [
  {
    id: 'absent',
    about:
      /^(?=.*\b(?:find\w*|list\w*|get\w*|returns?|select\w*|filter\w*|linq|streams?)\b)(?=.*\b(?:with no|without|(?:have|has|had) (?:not|n't|no)\b).*s\b)(?=.*\b(?:customer|user|client|member|student|employee|player|product|author|supplier|patient|subscriber)s\b)(?!.*\b(?:sql|csv|json|file|repository|controller|test\w*|duplicates?|vowels?|spaces?)\b)/,
    write,
    always: [
      /[,;]? ?\b(?:(?:using|with|via|in|a|an) )*(?:linq|java streams?|streams?(?: api)?|sequences?)(?: (?:query|example|expression|lambda|that|which))*/,
      /\b(?:examples?|queries|query|sample)\b(?: (?:that|which))?/,
    ],
    silent:
      'find finds list lists get gets returns return select selects filter filters all only list two lists',
  },
];
