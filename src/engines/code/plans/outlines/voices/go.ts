import { capital } from '../../../../capital.ts';
import {
  type ClassType,
  type Expr,
  type Func,
  heldBy,
  isList,
  isMap,
  isOptional,
  keyOf,
  type Line,
  type RecordType,
} from '../outline.ts';
import { block } from '../spelling.ts';
import { Voice } from '../voice.ts';

/** Names and types in columns, as gofmt sets them. */
function aligned(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, type]) => `  ${name.padEnd(width)} ${type}`).join('\n');
}

export class Go extends Voice {
  override readonly none = 'nil';
  override readonly stop = '';
  readonly ops: Readonly<Record<string, string>> = {
    size: 'len({0})',
    sizeText: 'len([]rune({0}))',
    has: 'hasKey({0}, {1})',
    contains: 'contains({0}, {1})',
    at: '{0}[{1}]',
    valueAt: '{0}[{1}]',
    last: '{0}[len({0})-1]',
    keys: 'sortedKeys({0})',
    values: 'valuesOf({0})',
    getOr: 'valueOr({0}, {1}, {2})',
    float: 'float64({0})',
    round: 'math.Round(({0})*100) / 100',
    sqrt: 'math.Sqrt({0})',
    pi: 'math.Pi',
    not: '!{0}',
    negative: '-{0}',
    append: '{0} = append({0}, {1})',
    prepend: '{0} = append([]{t}{{1}}, {0}...)',
    put: '{0}[{1}] = {2}',
    remove: '{0} = without({0}, {1})',
    removeMap: 'delete({0}, {1})',
    removeAt: '{0} = append({0}[:{1}], {0}[{1}+1:]...)',
    removeLast: '{0} = {0}[:len({0})-1]',
    clear: '{0} = nil',
    copy: 'append([]{t}{}, {0}...)',
    lower: 'strings.ToLower({0})',
    words: 'strings.Fields({0})',
    split: 'strings.Split({0}, {1})',
    lines: 'strings.Split({0}, "\\n")',
    unlines: 'strings.Join({0}, "\\n")',
    repeated: 'strings.Repeat({0}, {1})',
    trim: 'strings.TrimSpace({0})',
    letters: 'strings.Split({0}, "")',
    take: 'firstOf({0}, {1})',
    reversed: 'reversedOf({0})',
    joined: 'strings.Join({0}, {1})',
    insertAt: '{0} = insertedAt({0}, {1}, {2})',
    whole: '{0} / {1}',
    after: '{0}[strings.Index({0}, {1})+1:]',
    cut: 'cut({0}, {1})',
    now: 'int(time.Now().UnixMilli())',
    shuffle: 'rand.Shuffle(len({0}), func(i, j int) { {0}[i], {0}[j] = {0}[j], {0}[i] })',
    grid: 'zeros({0}, {1})',
    clearMap: '{0} = map[string]{t}{}',
  };
  override readonly helpers = {
    hasKey:
      'func hasKey[K comparable, V any](items map[K]V, key K) bool {\n  _, ok := items[key]\n  return ok\n}',
    valueOr:
      'func valueOr[K comparable, V any](items map[K]V, key K, other V) V {\n  if value, ok := items[key]; ok {\n    return value\n  }\n  return other\n}',
    contains:
      'func contains[T comparable](items []T, wanted T) bool {\n  for _, item := range items {\n    if item == wanted {\n      return true\n    }\n  }\n  return false\n}',
    without:
      'func without[T comparable](items []T, unwanted T) []T {\n  for i, item := range items {\n    if item == unwanted {\n      return append(items[:i], items[i+1:]...)\n    }\n  }\n  return items\n}',
    sortedKeys:
      'func sortedKeys[V any](items map[string]V) []string {\n  keys := []string{}\n  for key := range items {\n    keys = append(keys, key)\n  }\n  sort.Strings(keys)\n  return keys\n}',
    valuesOf:
      'func valuesOf[V any](items map[string]V) []V {\n  values := []V{}\n  for _, key := range sortedKeys(items) {\n    values = append(values, items[key])\n  }\n  return values\n}',
    insertedAt:
      'func insertedAt[T any](items []T, at int, item T) []T {\n  items = append(items, item)\n  copy(items[at+1:], items[at:])\n  items[at] = item\n  return items\n}',
    cut: 'func cut(text string, count int) string {\n  if count > len(text) {\n    return ""\n  }\n  return text[:len(text)-count]\n}',
    firstOf:
      'func firstOf[T any](items []T, count int) []T {\n  if count > len(items) {\n    count = len(items)\n  }\n  return items[:count]\n}',
    reversedOf:
      'func reversedOf[T any](items []T) []T {\n  reversed := []T{}\n  for i := len(items) - 1; i >= 0; i-- {\n    reversed = append(reversed, items[i])\n  }\n  return reversed\n}',
    sortedBy:
      'func sortedBy[T any](items []T, isBefore func(a, b T) bool) []T {\n  sorted := append([]T{}, items...)\n  sort.SliceStable(sorted, func(i, j int) bool { return isBefore(sorted[i], sorted[j]) })\n  return sorted\n}',
    zeros:
      'func zeros(rows, columns int) [][]float64 {\n  grid := make([][]float64, rows)\n  for i := range grid {\n    grid[i] = make([]float64, columns)\n  }\n  return grid\n}',
  };

  override method(name: string): string {
    return capital(this.given.get(name) ?? name);
  }

  override name(name: string): string {
    return /^(?:type|range|func|map|len|string)$/.test(name) ? `${name}Value` : name;
  }

  type(type: string): string {
    if (isOptional(type)) return `(${this.type(heldBy(type))}, bool)`;
    if (isList(type)) return `[]${this.type(heldBy(type))}`;
    if (isMap(type)) return `map[${this.type(keyOf(type))}]${this.type(heldBy(type))}`;
    if (type === this.outline.type?.name) return `*${type}${this.outline.type.isGeneric ? '[T]' : ''}`;
    return { text: 'string', float: 'float64' }[type] ?? type;
  }

  override empty(type: string): string {
    return `${this.type(type)}{}`;
  }

  text(parts: readonly (string | Expr)[]): string {
    if (parts.every((part) => typeof part === 'string')) return `"${parts.join('')}"`;
    const [only] = parts;
    if (parts.length === 1 && typeof only === 'object' && only.type === 'text') return this.expr(only);
    const args = parts.filter((part) => typeof part !== 'string').map((part) => this.expr(part));
    return `fmt.Sprintf("${parts.map((part) => (typeof part === 'string' ? part.replaceAll('%', '%%') : '%v')).join('')}", ${args.join(', ')})`;
  }

  get receiver(): string {
    return (this.outline.type?.name ?? 'x').charAt(0).toLowerCase();
  }

  override get self(): string {
    return this.receiver;
  }

  own(name: string): string {
    const isField = this.outline.type?.fields.some((one) => one.name === name);
    return `${this.receiver}.${isField ? capital(name) : name}`;
  }

  override field(of: string, name: string): string {
    return `${of}.${capital(name)}`;
  }

  override call(of: string, name: string, args: readonly string[]): string {
    return `${of ? `${of}.${this.method(name)}` : this.method(name)}(${args.join(', ')})`;
  }

  override make(type: string, args: readonly string[]): string {
    const { type: own, records } = this.outline;
    if (type === own?.name)
      return `New${type}${own.isGeneric ? (this.current ? '[T]' : '[int]') : ''}(${args.join(', ')})`;
    const fields = records.find(({ name }) => name === type)?.fields ?? [];
    return `${type}{${fields.map(({ name }, at) => `${capital(name)}: ${args[at]}`).join(', ')}}`;
  }

  list(items: readonly string[], type: string): string {
    const inner = this.type(heldBy(type));
    return `${this.type(type)}{${items.map((one) => (one.startsWith(`${inner}{`) ? one.slice(inner.length) : one)).join(', ')}}`;
  }

  sorted(list: string, by: string, _type: string, isDown: boolean, of: string): string {
    const key = by ? `.${capital(by)}` : '';
    return `sortedBy(${list}, func(a, b ${this.type(of)}) bool { return a${key} ${isDown ? '>' : '<'} b${key} })`;
  }

  override open(head: string, words: string): string {
    return `${head} ${words} {`;
  }

  declare(name: string, value: string): string {
    return `${name} := ${value}`;
  }

  override line(line: Line, after: readonly Line[]): string[] {
    const made = super.line(line, after);
    // A call that may fail is checked where it stands.
    if (line.do === 'let' && line.value.e === 'call' && line.value.raises && !this.current)
      return [`${line.name}, err := ${this.expr(line.value)}`, 'if err != nil {', '  log.Fatal(err)', '}'];
    return made;
  }

  each(name: string, of: Expr): string {
    return `for _, ${name} := range ${this.expr(of)} {`;
  }

  count(name: string, to: string): string {
    return `for ${name} := 0; ${name} < ${to}; ${name}++ {`;
  }

  zero(type: string): string {
    if (type === 'T') return '*new(T)';
    if (isList(type) || isMap(type) || type === this.outline.type?.name) return 'nil';
    return { int: '0', float: '0', text: '""', bool: 'false' }[type] ?? `${type}{}`;
  }

  override raise(_kind: string, message: Expr): string[] {
    const result = this.current?.result ?? '';
    const held = isOptional(result) ? heldBy(result) : result;
    const error =
      message.e === 'string' && message.parts.some((part) => typeof part !== 'string')
        ? this.text(message.parts).replace('fmt.Sprintf', 'fmt.Errorf')
        : `errors.New(${this.expr(message)})`;
    return [`return ${held ? `${this.zero(held)}, ` : ''}${error}`];
  }

  override giveBack(value: Expr): string[] {
    const result = this.current?.result ?? '';
    const end = this.current?.raises ? ', nil' : '';
    if (value.type === '') return [`return${end.slice(1)}`];
    if (value.type === 'none') return [`return ${this.zero(heldBy(result))}, false`];
    return [`return ${this.value(value)}${isOptional(result) ? ', true' : ''}${end}`];
  }

  override run(value: Expr): string[] {
    const code = this.expr(value);
    if (value.e === 'call' && value.raises && !this.current)
      return [`if ${value.type ? '_, ' : ''}err := ${code}; err != nil {`, '  log.Fatal(err)', '}'];
    return [code];
  }

  print(value: string, expr: Expr): string {
    if (expr.e === 'call' && expr.raises)
      return `if value, err := ${value}; err == nil {\n  fmt.Println(value)\n}`;
    return `fmt.Println(${value})`;
  }

  attempt(call: string, expr: Expr): string[] {
    return [`if ${expr.type ? '_, ' : ''}err := ${call}; err != nil {`, '  fmt.Println("error:", err)', '}'];
  }

  present(name: string, value: string, lines: readonly string[]): string[] {
    return [`if ${name}, ok := ${value}; ok {`, ...block(lines), '}'];
  }

  record({ name, fields }: RecordType): string {
    return `type ${name} struct {\n${aligned(fields.map((one) => [capital(one.name), this.type(one.type)]))}\n}`;
  }

  func(func: Func, isMethod: boolean): string {
    const given = this.parameters(func.parameters, (name, type) => `${name} ${type}`);
    const generic = this.outline.type?.isGeneric ? '[T]' : '';
    const self = isMethod ? `(${this.receiver} *${this.outline.type?.name}${generic}) ` : '';
    const type = func.result ? this.type(func.result) : '';
    const result = func.raises ? (type ? `(${type}, error)` : 'error') : type;
    const end = func.raises && !func.result && func.lines.at(-1)?.do !== 'raise' ? ['return nil'] : [];
    return `func ${self}${this.method(func.name)}(${given})${result ? ` ${result}` : ''} {\n${block([...this.body(func), ...end]).join('\n')}\n}`;
  }

  override locked(lines: readonly string[]): string[] {
    return [`${this.receiver}.mu.Lock()`, `defer ${this.receiver}.mu.Unlock()`, ...lines];
  }

  whole(type: ClassType): string {
    const rows = [
      ...(this.has('locks') ? [['mu', 'sync.Mutex'] as const] : []),
      ...type.fields.map((one) => [capital(one.name), this.type(one.type)] as const),
      ...type.state.map((one) => [one.name, this.type(one.type)] as const),
    ];
    const bound = type.isGeneric ? '[T comparable]' : '';
    const given = this.parameters(type.fields, (name, of) => `${name} ${of}`);
    const values = [
      ...type.fields.map((one) => `${capital(one.name)}: ${this.name(one.name)}`),
      ...type.state
        .filter(({ start, type: of }) => !(isList(of) && start.e === 'literal'))
        .map((one) => `${one.name}: ${this.value(one.start)}`),
    ];
    return [
      `type ${type.name}${bound} struct {\n${aligned(rows)}\n}`,
      `func New${type.name}${bound}(${given}) *${type.name}${type.isGeneric ? '[T]' : ''} {\n  return &${type.name}${type.isGeneric ? '[T]' : ''}{${values.join(', ')}}\n}`,
      ...type.methods.map((one) => this.func(one, true)),
      ...this.traits(type),
    ].join('\n\n');
  }

  override joined(parts: readonly string[], helpers: readonly string[]): string {
    return [...parts, ...helpers].join('\n\n');
  }
}
