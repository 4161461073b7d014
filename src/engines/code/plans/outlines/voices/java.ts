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
  type RecordType,
} from '../outline.ts';
import { block } from '../spelling.ts';
import { Voice } from '../voice.ts';

const BOXED: Readonly<Record<string, string>> = { int: 'Integer', float: 'Double', bool: 'Boolean' };

export class Java extends Voice {
  readonly ops: Readonly<Record<string, string>> = {
    size: '{0}.size()',
    sizeText: '{0}.length()',
    has: '{0}.containsKey({1})',
    contains: '{0}.contains({1})',
    at: '{0}.get({1})',
    valueAt: '{0}.get({1})',
    last: '{0}.get({0}.size() - 1)',
    keys: 'new ArrayList<>({0}.keySet())',
    values: 'new ArrayList<>({0}.values())',
    getOr: '{0}.getOrDefault({1}, {2})',
    float: '(double) {0}',
    round: 'Math.round(({0}) * 100) / 100.0',
    sqrt: 'Math.sqrt({0})',
    pi: 'Math.PI',
    not: '!{0}',
    negative: '-{0}',
    append: '{0}.add({1})',
    prepend: '{0}.add(0, {1})',
    put: '{0}.put({1}, {2})',
    remove: '{0}.remove({1})',
    removeMap: '{0}.remove({1})',
    removeAt: '{0}.remove({1})',
    removeLast: '{0}.remove({0}.size() - 1)',
    isEmpty: '{0}.isEmpty()',
    clear: '{0}.clear()',
    copy: 'new ArrayList<>({0})',
    lower: '{0}.toLowerCase()',
    words: 'List.of({0}.trim().split("\\\\s+"))',
    split: 'List.of({0}.split(Pattern.quote({1}), -1))',
    lines: '{0}.lines().toList()',
    unlines: 'String.join("\\n", {0})',
    repeated: '{0}.repeat({1})',
    trim: '{0}.trim()',
    letters: '{0}.codePoints().mapToObj(Character::toString).toList()',
    take: '{0}.subList(0, Math.min({1}, {0}.size()))',
    reversed: 'reversedOf({0})',
    joined: 'String.join({1}, {0})',
    grid: 'zeros({0}, {1})',
    insertAt: '{0}.add({1}, {2})',
    whole: '{0} / {1}',
    after: '{0}.substring({0}.indexOf({1}) + 1)',
    cut: '{0}.substring(0, Math.max(0, {0}.length() - {1}))',
    date: 'LocalDate.parse({0})',
    today: 'LocalDate.now()',
    plusDays: '{0}.plusDays({1})',
    plusMonths: '{0}.plusMonths({1})',
    daysBetween: '(int) ChronoUnit.DAYS.between({0}, {1})',
    now: '(int) (System.nanoTime() / 1_000_000)',
    shuffle: 'Collections.shuffle({0})',
  };
  override readonly helpers: Readonly<Record<string, string>> = {
    reversedOf:
      'static <E> List<E> reversedOf(List<E> items) {\n  List<E> copy = new ArrayList<>(items);\n  Collections.reverse(copy);\n  return copy;\n}',
    zeros:
      'static List<List<Double>> zeros(int rows, int columns) {\n  List<List<Double>> grid = new ArrayList<>();\n  for (int i = 0; i < rows; i++) {\n    grid.add(new ArrayList<>(Collections.nCopies(columns, 0.0)));\n  }\n  return grid;\n}',
  };

  type(type: string): string {
    if (isOptional(type)) return this.boxed(heldBy(type));
    if (isList(type)) return `List<${this.boxed(heldBy(type))}>`;
    if (isMap(type)) return `Map<${this.boxed(keyOf(type))}, ${this.boxed(heldBy(type))}>`;
    if (type === 'T' && this.isExample) return 'Integer';
    return { text: 'String', float: 'double', bool: 'boolean', date: 'LocalDate' }[type] ?? type;
  }

  override boxed(type: string): string {
    return BOXED[type] ?? this.type(type);
  }

  override empty(type: string): string {
    return isMap(type) ? 'new LinkedHashMap<>()' : 'new ArrayList<>()';
  }

  text(parts: readonly (string | Expr)[]): string {
    const made = parts.map((part) => (typeof part === 'string' ? `"${part}"` : this.expr(part, 4)));
    if (made.length === 0) return '""';
    return `${typeof parts[0] === 'string' ? '' : '"" + '}${made.join(' + ')}`;
  }

  own(name: string): string {
    return `this.${name}`;
  }

  override field(of: string, name: string, type: string): string {
    const isRecord = this.outline.records.some((one) => one.name === type);
    return isRecord && !this.isChanged(type) ? `${of}.${name}()` : `${of}.${name}`;
  }

  override equal(left: string, right: string, isSame: boolean, type: string): string {
    if (/^(?:int|float|bool)$/.test(type)) return super.equal(left, right, isSame, type);
    return `${isSame ? '' : '!'}${/^"/.test(left) || !/[ ]/.test(left) ? left : `(${left})`}.equals(${right})`;
  }

  override ordered(left: string, sign: string, right: string, type: string): string {
    return /^[<>]/.test(sign) && /^(?:text|date)$/.test(type)
      ? `${left}.compareTo(${right}) ${sign} 0`
      : super.ordered(left, sign, right, type);
  }

  override make(type: string, args: readonly string[]): string {
    const isGeneric = type === this.outline.type?.name && this.outline.type.isGeneric;
    return `new ${type}${isGeneric ? '<>' : ''}(${args.join(', ')})`;
  }

  list(items: readonly string[], _type: string): string {
    return `new ArrayList<>(List.of(${items.join(', ')}))`;
  }

  sorted(list: string, by: string, type: string, isDown: boolean, of: string): string {
    const key = (one: string): string => (by ? this.field(one, by, of) : one);
    const [a, b] = isDown ? ['b', 'a'] : ['a', 'b'];
    const compare =
      type === 'text' || type === 'date'
        ? `${key(a)}.compareTo(${key(b)})`
        : `${BOXED[type] ?? 'Double'}.compare(${key(a)}, ${key(b)})`;
    return `${list}.stream().sorted((a, b) -> ${compare}).collect(Collectors.toList())`;
  }

  declare(name: string, value: string, type: string, _isChanged: boolean): string {
    const of =
      this.outline.type?.isGeneric && type === this.outline.type.name ? `${type}<Integer>` : this.type(type);
    return `${of} ${name} = ${value};`;
  }

  each(name: string, of: Expr): string {
    const map = of.e === 'op' && of.name === 'keys' ? of.args[0] : undefined;
    return `for (${this.type(heldBy(of.type))} ${name} : ${map ? `${this.expr(map, 9)}.keySet()` : this.expr(of)}) {`;
  }

  count(name: string, to: string): string {
    return `for (int ${name} = 0; ${name} < ${to}; ${name}++) {`;
  }

  protected override readonly exceptions: Readonly<Record<string, string>> = {
    missing: 'NoSuchElementException',
    empty: 'NoSuchElementException',
    state: 'IllegalStateException',
    value: 'IllegalArgumentException',
  };

  print(value: string): string {
    return `System.out.println(${value});`;
  }

  attempt(call: string, expr: Expr): string[] {
    return [
      'try {',
      `  ${expr.type ? this.print(call) : `${call};`}`,
      '} catch (RuntimeException error) {',
      '  System.out.println("error: " + error.getMessage());',
      '}',
    ];
  }

  present(name: string, value: string, lines: readonly string[], of: Expr): string[] {
    return [`${this.type(of.type)} ${name} = ${value};`, `if (${name} != null) {`, ...block(lines), '}'];
  }

  override assign(target: Expr, sign: string, value: Expr): string {
    if (target.e === 'op' && target.name === 'at' && target.args[0] && target.args[1]) {
      const added = sign === '=' ? '' : `${this.expr(target)} ${sign.charAt(0)} `;
      return `${this.expr(target.args[0], 9)}.set(${this.expr(target.args[1])}, ${added}${this.value(value)});`;
    }
    return super.assign(target, sign, value);
  }

  record({ name, fields }: RecordType): string {
    const given = fields.map((one) => `${this.type(one.type)} ${one.name}`);
    if (!this.isChanged(name)) return `record ${name}(${given.join(', ')}) {}`;
    return `static class ${name} {\n${given.map((one) => `  ${one};`).join('\n')}\n\n  ${name}(${given.join(', ')}) {\n${fields.map((one) => `    this.${one.name} = ${one.name};`).join('\n')}\n  }\n}`;
  }

  func(func: Func, isMethod: boolean): string {
    const given = this.parameters(func.parameters, (name, type) => `${type} ${name}`);
    const lock = isMethod && this.has('locks') ? ' synchronized' : '';
    return `${isMethod ? 'public' : 'static'}${lock} ${this.result(func)} ${isMethod ? this.method(func.name) : func.name}(${given}) {\n${block(this.body(func)).join('\n')}\n}`;
  }

  whole(type: ClassType): string {
    const given = type.fields.map((one) => `${this.type(one.type)} ${one.name}`);
    if (this.outline.isData && type.state.length === 0 && given.length > 0)
      return `record ${type.name}(${given.join(', ')}) {\n${block([type.methods.map((one) => this.func(one, true)).join('\n\n')]).join('\n')}\n}`;
    const state = [
      ...given.map((one) => `private final ${one};`),
      ...type.state.map(
        (one) =>
          `private ${isList(one.type) || isMap(one.type) ? 'final ' : ''}${this.type(one.type)} ${one.name} = ${this.value(one.start)};`,
      ),
    ];
    const getters = type.fields.map(
      (one) => `public ${this.type(one.type)} get${capital(one.name)}() {\n  return ${one.name};\n}`,
    );
    const parts = [
      ...(state.length > 0 ? [state.join('\n')] : []),
      ...(given.length > 0
        ? [
            `public ${type.name}(${given.join(', ')}) {\n${block(type.fields.map(({ name }) => `this.${name} = ${name};`)).join('\n')}\n}`,
          ]
        : []),
      ...getters.filter((one) => !type.methods.some(({ name }) => one.includes(` ${this.method(name)}(`))),
      ...type.methods.map((one) => this.func(one, true)),
      ...this.traits(type),
    ];
    return `static class ${type.name}${type.isGeneric ? '<T>' : ''}${this.interfaces(type, ' implements ')} {\n${block([parts.join('\n\n')]).join('\n')}\n}`;
  }
}
