import { capital } from '../../../../capital.ts';
import { snake } from '../spelling.ts';

/** Types of the results of operations in console programs. */
export const CONSOLE_RESULTS: Readonly<Record<string, string>> = {
  ask: 'text',
  askNumber: 'float',
  askWhole: 'int',
  askOne: 'text',
  readLines: '[text]',
  readInput: '[text]',
  twoArguments: '[text]',
  firstArgument: 'text',
  numberIn: 'float',
  fixed: 'text',
  padLeft: 'text',
  padRight: 'text',
  randomBelow: 'int',
  nearest: 'int',
  upper: 'text',
  initial: 'text',
  addTo: '',
  pause: '',
  beep: '',
  fail: '',
  filesBelow: '[text]',
  filesIn: '[text]',
  bytesIn: 'float',
  isThere: 'bool',
  folderOf: 'text',
  nameOf: 'text',
  moveInto: 'text',
  yearMonth: 'text',
  sine: 'float',
  cosine: 'float',
  arcsine: 'float',
  arctangent: 'float',
  power: 'float',
  logarithm: 'float',
  up: 'int',
};

const script = { javascript: '', typescript: '' };
const both = (code: string): typeof script => ({ javascript: code, typescript: code });

/** Operations that a language has in a word; for any other it calls a stored function of that name. */
export const CONSOLE_OPS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  fixed: {
    ...both('{0}.toFixed({1})'),
    python: "format({0}, '.{1}f')",
    ruby: "format('%.{1}f', {0})",
    php: "number_format({0}, {1}, '.', '')",
    java: 'String.format(Locale.ROOT, "%.{1}f", {0})',
    kotlin: '"%.{1}f".format(java.util.Locale.ROOT, {0})',
    csharp: '{0}.ToString("F{1}", CultureInfo.InvariantCulture)',
    swift: 'String(format: "%.{1}f", {0})',
    go: "strconv.FormatFloat({0}, 'f', {1}, 64)",
    rust: 'format!("{:.{1}}", {0})',
  },
  padLeft: {
    ...both('{0}.padStart({1})'),
    python: '{0}.rjust({1})',
    ruby: '{0}.rjust({1})',
    php: "str_pad({0}, {1}, ' ', STR_PAD_LEFT)",
    kotlin: '{0}.padStart({1})',
    csharp: '{0}.PadLeft({1})',
    go: 'fmt.Sprintf("%*s", {1}, {0})',
    rust: 'format!("{:>1$}", {0}, {1} as usize)',
  },
  padRight: {
    ...both('{0}.padEnd({1})'),
    python: '{0}.ljust({1})',
    ruby: '{0}.ljust({1})',
    php: 'str_pad({0}, {1})',
    kotlin: '{0}.padEnd({1})',
    csharp: '{0}.PadRight({1})',
    go: 'fmt.Sprintf("%-*s", {1}, {0})',
    rust: 'format!("{:<1$}", {0}, {1} as usize)',
  },
  randomBelow: {
    ...both('Math.floor(Math.random() * {0})'),
    python: 'random.randrange({0})',
    ruby: 'rand({0})',
    php: 'random_int(0, {0} - 1)',
    java: 'ThreadLocalRandom.current().nextInt({0})',
    kotlin: '(0 until {0}).random()',
    swift: 'Int.random(in: 0..<{0})',
    go: 'rand.Intn({0})',
    c: 'rand() % {0}',
  },
  nearest: {
    ...both('Math.round({0})'),
    python: 'round({0})',
    ruby: '({0}).round',
    php: '(int) round({0})',
    java: '(int) Math.round({0})',
    kotlin: 'Math.round({0}).toInt()',
    csharp: '(int)Math.Round({0})',
    swift: 'Int(({0}).rounded())',
    go: 'int(math.Round({0}))',
    rust: '({0}).round() as i64',
    cpp: 'static_cast<int>(std::round({0}))',
    c: '(int)lround({0})',
  },
  upper: {
    ...both('{0}.toUpperCase()'),
    python: '{0}.upper()',
    ruby: '{0}.upcase',
    php: 'strtoupper({0})',
    java: '{0}.toUpperCase()',
    kotlin: '{0}.uppercase()',
    csharp: '{0}.ToUpper()',
    swift: '{0}.uppercased()',
    go: 'strings.ToUpper({0})',
    rust: '{0}.to_uppercase()',
  },
  // The first letter of a text, as a capital; a text without letters has none.
  initial: {
    java: '{0}.substring(0, Math.min(1, {0}.length())).toUpperCase()',
    kotlin: '{0}.take(1).uppercase()',
    csharp: '{0}.Substring(0, Math.Min(1, {0}.Length)).ToUpper()',
    swift: '{0}.prefix(1).uppercased()',
    go: 'strings.ToUpper(string([]rune({0} + " ")[:1]))',
    rust: '{0}.chars().take(1).collect::<String>().to_uppercase()',
  },
  // To the list that a map has for a key.
  addTo: {
    java: '{0}.computeIfAbsent({1}, none -> new ArrayList<>()).add({2})',
    kotlin: '{0}[{1}] = {0}[{1}].orEmpty() + {2}',
    csharp: 'if (!{0}.ContainsKey({1})) {0}[{1}] = new {t}();\n{0}[{1}].Add({2})',
    swift: '{0}[{1}, default: []].append({2})',
    go: '{0}[{1}] = append({0}[{1}], {2})',
    rust: '{0}.entry({1}).or_default().push({2})',
  },
  yearMonth: {
    ...both("new Date().toLocaleDateString('sv').slice(0, 7).replace('-', '/')"),
    python: 'time.strftime("%Y/%m")',
    ruby: 'Time.now.strftime("%Y/%m")',
    php: "date('Y/m')",
    java: 'LocalDate.now().format(DateTimeFormatter.ofPattern("yyyy/MM"))',
    kotlin: 'java.time.LocalDate.now().format(java.time.format.DateTimeFormatter.ofPattern("yyyy/MM"))',
    csharp: 'DateTime.Now.ToString("yyyy/MM", CultureInfo.InvariantCulture)',
    go: 'time.Now().Format("2006/01")',
  },
  readInput: {
    ...both("readFileSync(0, 'utf8').replace(/\\r?\\n$/, '').split(/\\r?\\n/)"),
    python: 'sys.stdin.read().splitlines()',
    ruby: '$stdin.readlines(chomp: true)',
    php: "file('php://stdin', FILE_IGNORE_NEW_LINES)",
    java: 'new BufferedReader(new InputStreamReader(System.in)).lines().toList()',
    kotlin: 'generateSequence(::readLine).toList()',
    swift: 'Array(AnyIterator { readLine() })',
    rust: 'std::io::stdin().lines().map_while(Result::ok).collect::<Vec<String>>()',
  },
  sine: {
    ...both('Math.sin({0})'),
    python: 'math.sin({0})',
    ruby: 'Math.sin({0})',
    php: 'sin({0})',
    java: 'Math.sin({0})',
    kotlin: 'kotlin.math.sin({0})',
    csharp: 'Math.Sin({0})',
    swift: 'sin({0})',
    go: 'math.Sin({0})',
    rust: '({0}).sin()',
    cpp: 'std::sin({0})',
    c: 'sin({0})',
  },
  cosine: {
    ...both('Math.cos({0})'),
    python: 'math.cos({0})',
    ruby: 'Math.cos({0})',
    php: 'cos({0})',
    java: 'Math.cos({0})',
    kotlin: 'kotlin.math.cos({0})',
    csharp: 'Math.Cos({0})',
    swift: 'cos({0})',
    go: 'math.Cos({0})',
    rust: '({0}).cos()',
    cpp: 'std::cos({0})',
    c: 'cos({0})',
  },
  arcsine: {
    ...both('Math.asin({0})'),
    python: 'math.asin({0})',
    ruby: 'Math.asin({0})',
    php: 'asin({0})',
    java: 'Math.asin({0})',
    kotlin: 'kotlin.math.asin({0})',
    csharp: 'Math.Asin({0})',
    swift: 'asin({0})',
    go: 'math.Asin({0})',
    rust: '({0}).asin()',
    cpp: 'std::asin({0})',
    c: 'asin({0})',
  },
  askNumber: { c: 'ask_number({0}, {1}, {2})' },
  askWhole: { c: '(int)ask_number({0}, {1}, {2})' },
  arctangent: {
    ...both('Math.atan({0})'),
    python: 'math.atan({0})',
    ruby: 'Math.atan({0})',
    php: 'atan({0})',
    java: 'Math.atan({0})',
    kotlin: 'kotlin.math.atan({0})',
    csharp: 'Math.Atan({0})',
    swift: 'atan({0})',
    go: 'math.Atan({0})',
    rust: '({0}).atan()',
    cpp: 'std::atan({0})',
    c: 'atan({0})',
  },
  power: {
    ...both('({0}) ** ({1})'),
    python: '({0}) ** ({1})',
    ruby: '({0})**({1})',
    php: '({0}) ** ({1})',
    java: 'Math.pow({0}, {1})',
    kotlin: 'Math.pow({0}, {1})',
    csharp: 'Math.Pow({0}, {1})',
    swift: 'pow({0}, {1})',
    go: 'math.Pow({0}, {1})',
    rust: '({0}).powf({1})',
    cpp: 'std::pow({0}, {1})',
    c: 'pow({0}, {1})',
  },
  logarithm: {
    ...both('Math.log({0})'),
    python: 'math.log({0})',
    ruby: 'Math.log({0})',
    php: 'log({0})',
    java: 'Math.log({0})',
    kotlin: 'kotlin.math.ln({0})',
    csharp: 'Math.Log({0})',
    swift: 'log({0})',
    go: 'math.Log({0})',
    rust: '({0}).ln()',
    cpp: 'std::log({0})',
    c: 'log({0})',
  },
  up: {
    ...both('Math.ceil({0})'),
    python: 'math.ceil({0})',
    ruby: '({0}).ceil',
    php: '(int) ceil({0})',
    java: '(int) Math.ceil({0})',
    kotlin: 'Math.ceil({0}).toInt()',
    csharp: '(int)Math.Ceiling({0})',
    swift: 'Int(({0}).rounded(.up))',
    go: 'int(math.Ceil({0}))',
    rust: '({0}).ceil() as i64',
    cpp: 'static_cast<int>(std::ceil({0}))',
    c: '(int)ceil({0})',
  },
  // The terminal's bell.
  beep: {
    python: String.raw`print("\a", end="", flush=True)`,
    ruby: String.raw`$stdout.print("\a")`,
    php: String.raw`fwrite(STDOUT, "\x07")`,
    java: String.raw`System.out.print("\007")`,
    kotlin: String.raw`print("\u0007")`,
    csharp: String.raw`Console.Write("\a")`,
    swift: String.raw`print("\u{7}", terminator: "")`,
    go: String.raw`fmt.Print("\a")`,
    rust: String.raw`eprint!("\x07")`,
    cpp: String.raw`std::cout << "\a" << std::flush`,
    c: String.raw`printf("\a")`,
  },
  pause: {
    python: 'time.sleep({0})',
    ruby: 'sleep {0}',
    php: 'sleep({0})',
    kotlin: 'Thread.sleep({0} * 1000L)',
    csharp: 'Thread.Sleep({0} * 1000)',
    swift: 'sleep({0})',
    go: 'time.Sleep(time.Duration({0}) * time.Second)',
    rust: 'std::thread::sleep(std::time::Duration::from_secs({0} as u64))',
    cpp: 'std::this_thread::sleep_for(std::chrono::seconds({0}))',
  },
};

/** The name of a stored function, as the language writes names. */
const spelled = (name: string, language: string): string =>
  /^(?:python|ruby|rust)$/.test(language) ? snake(name) : language === 'csharp' ? capital(name) : name;

/** In these the arguments of a program are those of its main function. */
const PASSED: Readonly<Record<string, string>> = {
  java: 'args, ',
  kotlin: 'args, ',
  csharp: 'args, ',
  cpp: 'argc, argv, ',
};

/** The beginning of a call of a stored function; undefined for an operation that needs none. */
export function calledOn(name: string, language: string): string | undefined {
  if (!Object.hasOwn(CONSOLE_RESULTS, name) || CONSOLE_OPS[name]?.[language] !== undefined) return undefined;
  return `${spelled(name, language)}(${/Arguments?$/.test(name) ? (PASSED[language] ?? '') : ''}`;
}

/** The stored functions that code calls, with those that they call. */
export function partsOf(
  code: string,
  language: string,
  texts: ReadonlyMap<string, { readonly definition: string }>,
): string[] {
  const names = Object.keys(CONSOLE_RESULTS);
  const used = names.filter((name) => new RegExp(`(?<![.\\w])${spelled(name, language)}\\(`).test(code));
  const found = used.flatMap((name) => {
    const id = `part ${snake(name).replaceAll('_', '-')}`;
    return texts.get(id)?.definition ?? [];
  });
  const whole = found.join('\n');
  const more = names.filter(
    (name) => !used.includes(name) && new RegExp(`(?<![.\\w])${spelled(name, language)}\\(`).test(whole),
  );
  return more.length === 0 ? found : partsOf(`${code}\n${whole}`, language, texts);
}
