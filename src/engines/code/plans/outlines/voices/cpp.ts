import {
  type ClassType,
  type Expr,
  type Func,
  heldBy,
  isList,
  isMap,
  isOptional,
  isPlain,
  keyOf,
  type RecordType,
} from '../outline.ts';
import { block } from '../spelling.ts';
import { Voice } from '../voice.ts';

export class Cpp extends Voice {
  readonly ops: Readonly<Record<string, string>> = {
    size: 'static_cast<int>({0}.size())',
    has: '{0}.count({1}) > 0',
    contains: 'holds({0}, {1})',
    at: '{0}[{1}]',
    valueAt: '{0}.at({1})',
    last: '{0}.back()',
    keys: 'keysOf({0})',
    values: 'valuesOf({0})',
    getOr: '({0}.count({1}) ? {0}.at({1}) : {2})',
    float: 'static_cast<double>({0})',
    round: 'std::round(({0}) * 100) / 100',
    sqrt: 'std::sqrt({0})',
    pi: '3.141592653589793',
    not: '!{0}',
    negative: '-{0}',
    append: '{0}.push_back({1})',
    prepend: '{0}.insert({0}.begin(), {1})',
    put: '{0}.insert_or_assign({1}, {2})',
    remove: '{0}.erase(std::find({0}.begin(), {0}.end(), {1}))',
    removeMap: '{0}.erase({1})',
    removeAt: '{0}.erase({0}.begin() + {1})',
    removeLast: '{0}.pop_back()',
    isEmpty: '{0}.empty()',
    clear: '{0}.clear()',
    copy: '{0}',
    lower: 'lowered({0})',
    words: 'wordsOf({0})',
    split: 'splitAt({0}, {1})',
    lines: 'splitAt({0}, "\\n")',
    unlines: 'joined({0}, "\\n")',
    repeated: 'repeatedText({0}, {1})',
    trim: 'trimmed({0})',
    letters: 'lettersOf({0})',
    take: 'firstOf({0}, {1})',
    reversed: 'reversedOf({0})',
    joined: 'joined({0}, {1})',
    grid: 'std::vector<std::vector<double>>({0}, std::vector<double>({1}))',
    insertAt: '{0}.insert({0}.begin() + {1}, {2})',
    whole: '{0} / {1}',
    after: '{0}.substr({0}.find({1}) + 1)',
    cut: '{0}.substr(0, {0}.size() - std::min<std::size_t>({1}, {0}.size()))',
    now: 'static_cast<int>(std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now().time_since_epoch()).count())',
    shuffle: 'std::shuffle({0}.begin(), {0}.end(), std::mt19937{std::random_device{}()})',
  };
  override readonly helpers = {
    holds:
      'template <typename T>\nbool holds(const std::vector<T> &items, const T &wanted) {\n  return std::find(items.begin(), items.end(), wanted) != items.end();\n}',
    keysOf:
      'template <typename V>\nstd::vector<std::string> keysOf(const std::map<std::string, V> &items) {\n  std::vector<std::string> keys;\n  for (const auto &entry : items) keys.push_back(entry.first);\n  return keys;\n}',
    valuesOf:
      'template <typename V>\nstd::vector<V> valuesOf(const std::map<std::string, V> &items) {\n  std::vector<V> values;\n  for (const auto &entry : items) values.push_back(entry.second);\n  return values;\n}',
    firstOf:
      'template <typename T>\nstd::vector<T> firstOf(const std::vector<T> &items, int count) {\n  return {items.begin(), items.begin() + std::min<int>(count, items.size())};\n}',
    reversedOf:
      'template <typename T>\nstd::vector<T> reversedOf(const std::vector<T> &items) {\n  return {items.rbegin(), items.rend()};\n}',
    lettersOf:
      'std::vector<std::string> lettersOf(const std::string &text) {\n  std::vector<std::string> letters;\n  for (char letter : text) letters.push_back(std::string(1, letter));\n  return letters;\n}',
    wordsOf:
      'std::vector<std::string> wordsOf(const std::string &text) {\n  std::istringstream in(text);\n  std::vector<std::string> words;\n  for (std::string word; in >> word;) words.push_back(word);\n  return words;\n}',
    splitAt:
      'std::vector<std::string> splitAt(const std::string &text, const std::string &mark) {\n  std::vector<std::string> parts;\n  std::size_t from = 0;\n  for (std::size_t to = text.find(mark); to != std::string::npos; to = text.find(mark, from)) {\n    parts.push_back(text.substr(from, to - from));\n    from = to + mark.size();\n  }\n  parts.push_back(text.substr(from));\n  return parts;\n}',
    repeatedText:
      'std::string repeatedText(const std::string &text, int count) {\n  std::string made;\n  for (int i = 0; i < count; i++) made += text;\n  return made;\n}',
    trimmed:
      'std::string trimmed(const std::string &text) {\n  const auto from = text.find_first_not_of(" \\t\\r\\n");\n  return from == std::string::npos ? "" : text.substr(from, text.find_last_not_of(" \\t\\r\\n") - from + 1);\n}',
    lowered:
      'std::string lowered(std::string text) {\n  for (char &one : text) one = std::tolower(static_cast<unsigned char>(one));\n  return text;\n}',
    joined:
      'std::string joined(const std::vector<std::string> &items, const std::string &separator) {\n  std::string text;\n  for (const auto &item : items) text += (text.empty() ? "" : separator) + item;\n  return text;\n}',
    sortedBy:
      'template <typename T, typename Before>\nstd::vector<T> sortedBy(std::vector<T> items, Before isBefore) {\n  std::stable_sort(items.begin(), items.end(), isBefore);\n  return items;\n}',
    textOf:
      'template <typename T>\nstd::string textOf(const T &value) {\n  std::ostringstream out;\n  out << std::boolalpha << value;\n  return out.str();\n}',
  };

  type(type: string): string {
    if (isOptional(type)) return `std::optional<${this.type(heldBy(type))}>`;
    if (isList(type)) return `std::vector<${this.type(heldBy(type))}>`;
    if (isMap(type)) return `std::map<${this.type(keyOf(type))}, ${this.type(heldBy(type))}>`;
    return { text: 'std::string', float: 'double' }[type] ?? type;
  }

  override readonly none = 'std::nullopt';

  override empty(): string {
    return '{}';
  }

  text(parts: readonly (string | Expr)[]): string {
    const made = parts.map((part) =>
      typeof part === 'string'
        ? `"${part}"`
        : part.type === 'text'
          ? this.expr(part, 4)
          : part.type === 'int'
            ? `std::to_string(${this.expr(part)})`
            : `textOf(${this.expr(part)})`,
    );
    const isBare =
      typeof parts[0] === 'string' &&
      typeof parts[1] !== 'string' &&
      parts.length > 1 &&
      made[1]?.startsWith('"');
    return made.length === 0 ? '""' : `${isBare ? 'std::string() + ' : ''}${made.join(' + ')}`;
  }

  own(name: string): string {
    return `${name}_`;
  }

  override call(of: string, name: string, args: readonly string[]): string {
    return `${of && of !== 'this' ? `${of}.` : ''}${of ? this.method(name) : name}(${args.join(', ')})`;
  }

  override field(of: string, name: string, type: string): string {
    if (type !== this.outline.type?.name) return `${of}.${name}`;
    return this.isExample ? `${of}.${name}()` : `${of}.${name}_`;
  }

  override make(type: string, args: readonly string[]): string {
    const isOwn = type === this.outline.type?.name;
    return isOwn
      ? `${type}${this.outline.type?.isGeneric ? '<int>' : ''}(${args.join(', ')})`
      : `${type}{${args.join(', ')}}`;
  }

  list(items: readonly string[], type: string): string {
    return `${this.type(type)}{${items.join(', ')}}`;
  }

  sorted(list: string, by: string, _type: string, isDown: boolean): string {
    const key = by ? `.${by}` : '';
    return `sortedBy(${list}, [](const auto &a, const auto &b) { return a${key} ${isDown ? '>' : '<'} b${key}; })`;
  }

  declare(name: string, value: string, type: string): string {
    if (value === '{}') return `${this.type(type)} ${name};`;
    const made = new RegExp(`^${type}(?:<int>)?\\((.*)\\)$`).exec(value);
    if (made && type === this.outline.type?.name)
      return `${type}${this.outline.type.isGeneric ? '<int>' : ''} ${name}${made[1] ? `(${made[1]})` : ''};`;
    return `${isPlain(type) || type === 'text' ? this.type(type) : 'auto'} ${name} = ${value};`;
  }

  each(name: string, of: Expr): string {
    return `for (const auto &${name} : ${this.expr(of)}) {`;
  }

  count(name: string, to: string): string {
    return `for (int ${name} = 0; ${name} < ${to}; ${name}++) {`;
  }

  override raise(kind: string, message: Expr): string[] {
    const known = {
      missing: 'std::out_of_range',
      empty: 'std::out_of_range',
      state: 'std::runtime_error',
      value: 'std::invalid_argument',
    }[kind];
    return [`throw ${known ?? kind}(${this.expr(message)});`];
  }

  print(value: string, expr: Expr): string {
    return `std::cout << ${expr.type === 'bool' ? 'std::boolalpha << ' : ''}${/ [=<>!&|+-]/.test(value) ? `(${value})` : value} << '\\n';`;
  }

  attempt(call: string, expr: Expr): string[] {
    return [
      'try {',
      `  ${expr.type ? this.print(call, expr) : `${call};`}`,
      '} catch (const std::exception &error) {',
      '  std::cout << "error: " << error.what() << \'\\n\';',
      '}',
    ];
  }

  present(name: string, value: string, lines: readonly string[]): string[] {
    return [`if (const auto maybe = ${value}) {`, `  const auto &${name} = *maybe;`, ...block(lines), '}'];
  }

  record({ name, fields }: RecordType): string {
    return `struct ${name} {\n${fields.map((one) => `  ${this.type(one.type)} ${one.name}{};`).join('\n')}\n};`;
  }

  taken(type: string): string {
    return isPlain(type) ? this.type(type) : `const ${this.type(type)} &`;
  }

  func(func: Func, isMethod: boolean): string {
    const given = func.parameters
      .map(({ name, type }) => `${this.taken(type)}${isPlain(type) ? ' ' : ''}${name}`)
      .join(', ');
    const fixed = isMethod && !func.changes ? ' const' : '';
    return `${this.result(func)} ${isMethod ? this.method(func.name) : func.name}(${given})${fixed} {\n${block(this.body(func)).join('\n')}\n}`;
  }

  override locked(lines: readonly string[]): string[] {
    return ['std::lock_guard<std::recursive_mutex> guard(mutex_);', ...lines];
  }

  whole(type: ClassType): string {
    const given = type.fields.map(({ name, type: of }) => `${this.type(of)} ${name}`);
    const start = type.fields.map(
      ({ name, type: of }) => `${name}_(${isPlain(of) ? name : `std::move(${name})`})`,
    );
    const getters = type.fields
      .filter(({ name }) => !type.methods.some((one) => this.method(one.name) === name))
      .map(
        ({ name, type: of }) =>
          `${this.taken(of)}${isPlain(of) ? ' ' : ''}${name}() const { return ${name}_; }`,
      );
    const parts = [
      ...(given.length > 0
        ? [
            `${given.length === 1 ? 'explicit ' : ''}${type.name}(${given.join(', ')}) : ${start.join(', ')} {}`,
          ]
        : []),
      ...(getters.length > 0 ? [getters.join('\n')] : []),
      ...type.methods.map((one) => this.func(one, true)),
      ...this.traits(type),
    ];
    const rows = [
      ...(this.has('locks') ? ['mutable std::recursive_mutex mutex_;'] : []),
      ...type.fields.map(({ name, type: of }) => `${this.type(of)} ${name}_;`),
      ...type.state.map(
        (one) =>
          `${this.type(one.type)} ${one.name}_${this.value(one.start) === '{}' ? '' : ` = ${this.value(one.start)}`};`,
      ),
    ];
    const held = rows.length > 0 ? `\n\nprivate:\n${block(rows).join('\n')}` : '';
    return `${type.isGeneric ? 'template <typename T>\n' : ''}class ${type.name} {\npublic:\n${block([parts.join('\n\n')]).join('\n')}${held}\n};`;
  }
}
