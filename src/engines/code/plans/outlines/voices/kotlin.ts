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
import { Java } from './java.ts';

export class Kotlin extends Java {
  override readonly stop = '';
  override readonly ops: Readonly<Record<string, string>> = {
    size: '{0}.size',
    sizeText: '{0}.length',
    has: '{0}.containsKey({1})',
    contains: '{0}.contains({1})',
    at: '{0}[{1}]',
    valueAt: '{0}.getValue({1})',
    last: '{0}.last()',
    keys: '{0}.keys.toList()',
    values: '{0}.values.toList()',
    getOr: '({0}[{1}] ?: {2})',
    float: '{0}.toDouble()',
    round: 'Math.round(({0}) * 100) / 100.0',
    sqrt: 'Math.sqrt({0})',
    pi: 'Math.PI',
    not: '!{0}',
    negative: '-{0}',
    append: '{0}.add({1})',
    prepend: '{0}.add(0, {1})',
    put: '{0}[{1}] = {2}',
    remove: '{0}.remove({1})',
    removeMap: '{0}.remove({1})',
    removeAt: '{0}.removeAt({1})',
    removeLast: '{0}.removeAt({0}.size - 1)',
    isEmpty: '{0}.isEmpty()',
    clear: '{0}.clear()',
    copy: '{0}.toMutableList()',
    lower: '{0}.lowercase()',
    words: '{0}.trim().split(Regex("\\\\s+"))',
    split: '{0}.split({1})',
    lines: '{0}.lines()',
    unlines: '{0}.joinToString("\\n")',
    repeated: '{0}.repeat({1})',
    trim: '{0}.trim()',
    letters: '{0}.map { it.toString() }',
    take: '{0}.take({1})',
    reversed: '{0}.reversed()',
    joined: '{0}.joinToString({1})',
    grid: 'MutableList({0}) { MutableList({1}) { 0.0 } }',
    insertAt: '{0}.add({1}, {2})',
    whole: '{0} / {1}',
    after: '{0}.substringAfter({1})',
    cut: '{0}.dropLast({1})',
    date: 'LocalDate.parse({0})',
    today: 'LocalDate.now()',
    plusDays: '{0}.plusDays(({1}).toLong())',
    plusMonths: '{0}.plusMonths(({1}).toLong())',
    daysBetween: 'ChronoUnit.DAYS.between({0}, {1}).toInt()',
    now: '(System.nanoTime() / 1_000_000).toInt()',
    shuffle: '{0}.shuffle()',
  };

  override boxed(type: string): string {
    return this.type(type);
  }

  override type(type: string): string {
    if (isOptional(type)) return `${this.type(heldBy(type))}?`;
    if (isList(type)) return `List<${this.type(heldBy(type))}>`;
    if (isMap(type)) return `Map<${this.type(keyOf(type))}, ${this.type(heldBy(type))}>`;
    return { text: 'String', float: 'Double', bool: 'Boolean', int: 'Int', date: 'LocalDate' }[type] ?? type;
  }

  open_(type: string): string {
    return isList(type)
      ? `Mutable${this.type(type).replaceAll('List<', 'MutableList<').slice('Mutable'.length)}`
      : isMap(type)
        ? `Mutable${this.type(type)}`
        : this.type(type);
  }

  override empty(type: string): string {
    const inner = this.type(type).replace(/^\w+/, '');
    return `${isMap(type) ? 'mutableMapOf' : 'mutableListOf'}${inner}()`;
  }

  override text(parts: readonly (string | Expr)[]): string {
    return `"${parts
      .map((part) =>
        typeof part === 'string'
          ? part.replaceAll('$', '\\$')
          : part.e === 'name'
            ? `$${part.name}`
            : `\${${this.expr(part)}}`,
      )
      .join('')
      .replace(/\$(\w+)(?=\w)/g, '$$$1')}"`;
  }

  override own(name: string): string {
    return this.current?.parameters.some((one) => one.name === name) ? `this.${name}` : name;
  }

  override field(of: string, name: string): string {
    return `${of}.${name}`;
  }

  override equal(left: string, right: string, isSame: boolean): string {
    return `${left} ${isSame ? '==' : '!='} ${right}`;
  }

  override ordered(left: string, sign: string, right: string): string {
    return `${left} ${sign} ${right}`;
  }

  override make(type: string, args: readonly string[]): string {
    const isGeneric = type === this.outline.type?.name && this.outline.type.isGeneric;
    return `${type}${isGeneric ? '<Int>' : ''}(${args.join(', ')})`;
  }

  override list(items: readonly string[], type: string): string {
    return `${isList(heldBy(type)) ? 'mutableListOf' : 'listOf'}(${items.join(', ')})`;
  }

  override sorted(list: string, by: string, _type: string, isDown: boolean): string {
    if (!by) return `${list}.sorted${isDown ? 'Descending' : ''}()`;
    return `${list}.sortedBy${isDown ? 'Descending' : ''} { it.${by} }`;
  }

  override declare(name: string, value: string, type: string, isChanged: boolean): string {
    return `${isChanged && !isList(type) && !isMap(type) && type !== this.outline.type?.name ? 'var' : 'val'} ${name} = ${value}`;
  }

  override each(name: string, of: Expr): string {
    const map = of.e === 'op' && of.name === 'keys' ? of.args[0] : undefined;
    return `for (${name} in ${map ? `${this.expr(map, 9)}.keys` : this.expr(of)}) {`;
  }

  override count(name: string, to: string): string {
    return `for (${name} in 0 until ${to}) {`;
  }

  override raise(kind: string, message: Expr): string[] {
    return super.raise(kind, message).map((line) => line.replace('new ', '').replace(/;$/, ''));
  }

  override print(value: string): string {
    return `println(${value})`;
  }

  override attempt(call: string, expr: Expr): string[] {
    return [
      'try {',
      `  ${expr.type ? this.print(call) : call}`,
      '} catch (error: RuntimeException) {',
      '  println("error: ${error.message}")',
      '}',
    ];
  }

  override present(name: string, value: string, lines: readonly string[]): string[] {
    return [`val ${name} = ${value}`, `if (${name} != null) {`, ...block(lines), '}'];
  }

  override assign(target: Expr, sign: string, value: Expr): string {
    return `${this.expr(target)} ${sign} ${this.value(value)}`;
  }

  override record({ name, fields, changed }: RecordType): string {
    return `data class ${name}(\n${fields.map((one) => `  ${changed.has(one.name) ? 'var' : 'val'} ${one.name}: ${this.type(one.type)}`).join(',\n')}\n)`;
  }

  override func(func: Func, isMethod: boolean): string {
    const given = this.parameters(func.parameters, (name, type) => `${name}: ${type}`);
    const sign = isMethod && /^(?:plus|minus|times)$/.test(this.method(func.name)) ? 'operator ' : '';
    if (isMethod && this.isProperty(func.name))
      return `val ${this.method(func.name)}: ${this.type(func.result)}\n  get() {\n${block(block(this.body(func))).join('\n')}\n  }`;
    const lock = isMethod && this.has('locks') ? '@Synchronized\n' : '';
    return `${lock}${sign}fun ${isMethod ? this.method(func.name) : func.name}(${given})${func.result ? `: ${this.type(func.result)}` : ''} {\n${block(this.body(func)).join('\n')}\n}`;
  }

  override joined(parts: readonly string[], helpers: readonly string[]): string {
    const text = super.joined(parts, helpers);
    const days = text.includes('ChronoUnit') ? 'import java.time.temporal.ChronoUnit\n' : '';
    return text.includes('LocalDate') ? `import java.time.LocalDate\n${days}\n${text}` : text;
  }

  override whole(type: ClassType): string {
    const given = type.fields.map((one) => `val ${one.name}: ${this.type(one.type)}`);
    const state = type.state.map(
      (one) =>
        `private ${isMap(one.type) || isList(one.type) ? 'val' : 'var'} ${one.name}${isList(one.type) && one.start.e !== 'literal' ? `: ${this.open_(one.type)}` : ''} = ${this.value(one.start).replace(/^listOf/, 'mutableListOf')}`,
    );
    const parts = [
      ...(state.length > 0 ? [state.join('\n')] : []),
      ...type.methods.map((one) => this.func(one, true)),
      ...this.traits(type),
    ];
    const isData = this.outline.isData || this.has('equals') || this.has('describes');
    const data = isData && given.length > 0 ? 'data ' : '';
    return `${data}class ${type.name}${type.isGeneric ? '<T>' : ''}${given.length > 0 ? `(${given.join(', ')})` : ''}${this.interfaces(type, ' : ')} {\n${block([parts.join('\n\n')]).join('\n')}\n}`;
  }
}
