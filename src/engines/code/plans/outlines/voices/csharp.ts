import { capital } from '../../../../capital.ts';
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

export class CSharp extends Voice {
  readonly ops: Readonly<Record<string, string>> = {
    size: '{0}.Count',
    sizeText: '{0}.Length',
    has: '{0}.ContainsKey({1})',
    contains: '{0}.Contains({1})',
    at: '{0}[{1}]',
    valueAt: '{0}[{1}]',
    last: '{0}[{0}.Count - 1]',
    keys: '{0}.Keys.ToList()',
    values: '{0}.Values.ToList()',
    getOr: '({0}.TryGetValue({1}, out var known) ? known : {2})',
    float: '(double){0}',
    round: 'Math.Round({0}, 2)',
    sqrt: 'Math.Sqrt({0})',
    pi: 'Math.PI',
    not: '!{0}',
    negative: '-{0}',
    append: '{0}.Add({1})',
    prepend: '{0}.Insert(0, {1})',
    put: '{0}[{1}] = {2}',
    remove: '{0}.Remove({1})',
    removeMap: '{0}.Remove({1})',
    removeAt: '{0}.RemoveAt({1})',
    removeLast: '{0}.RemoveAt({0}.Count - 1)',
    clear: '{0}.Clear()',
    copy: '{0}.ToList()',
    lower: '{0}.ToLower()',
    words: '{0}.Split((char[])null, StringSplitOptions.RemoveEmptyEntries).ToList()',
    split: '{0}.Split(new[] { {1} }, StringSplitOptions.None).ToList()',
    lines: "{0}.Split('\\n').Select(line => line.TrimEnd('\\r')).ToList()",
    unlines: 'string.Join("\\n", {0})',
    repeated: 'string.Concat(Enumerable.Repeat({0}, {1}))',
    trim: '{0}.Trim()',
    letters: '{0}.Select(sign => sign.ToString()).ToList()',
    take: '{0}.Take({1}).ToList()',
    reversed: 'Enumerable.Reverse({0}).ToList()',
    joined: 'string.Join({1}, {0})',
    grid: 'Enumerable.Range(0, {0}).Select(_ => new List<double>(new double[{1}])).ToList()',
    insertAt: '{0}.Insert({1}, {2})',
    whole: '{0} / {1}',
    after: '{0}.Substring({0}.IndexOf({1}) + 1)',
    cut: '{0}.Substring(0, Math.Max(0, {0}.Length - {1}))',
    date: 'DateTime.Parse({0})',
    today: 'DateTime.Today',
    plusDays: '{0}.AddDays({1})',
    plusMonths: '{0}.AddMonths({1})',
    daysBetween: '({1} - {0}).Days',
    now: 'Environment.TickCount',
    shuffle: 'ShuffleItems({0})',
  };

  override readonly helpers = {
    ShuffleItems:
      'static void ShuffleItems<T>(List<T> items)\n{\n  var random = new Random();\n  for (var i = items.Count - 1; i > 0; i--)\n  {\n    var j = random.Next(i + 1);\n    var kept = items[i];\n    items[i] = items[j];\n    items[j] = kept;\n  }\n}',
  };

  override method(name: string): string {
    return capital(this.given.get(name) ?? name);
  }

  type(type: string): string {
    if (isOptional(type)) return `${this.type(heldBy(type))}${isPlain(heldBy(type)) ? '?' : ''}`;
    if (isList(type)) return `List<${this.type(heldBy(type))}>`;
    if (isMap(type)) return `Dictionary<${this.type(keyOf(type))}, ${this.type(heldBy(type))}>`;
    return { text: 'string', float: 'double', date: 'DateTime' }[type] ?? type;
  }

  override empty(type: string): string {
    return `new ${this.type(type)}()`;
  }

  text(parts: readonly (string | Expr)[]): string {
    if (parts.every((part) => typeof part === 'string')) return `"${parts.join('')}"`;
    return `$"${parts.map((part) => (typeof part === 'string' ? part : `{${/[?:"]/.test(this.expr(part)) ? `(${this.expr(part)})` : this.expr(part)}}`)).join('')}"`;
  }

  own(name: string): string {
    if (this.outline.type?.fields.some((one) => one.name === name)) return capital(name);
    return this.current?.parameters.some((one) => one.name === name) ? `this.${name}` : name;
  }

  override field(of: string, name: string): string {
    return `${of}.${capital(name)}`;
  }

  override equal(left: string, right: string, isSame: boolean, type: string): string {
    return type === 'T'
      ? `${isSame ? '' : '!'}Equals(${left}, ${right})`
      : super.equal(left, right, isSame, type);
  }

  override call(of: string, name: string, args: readonly string[]): string {
    const isOwn = of === '' || of === 'this';
    return `${isOwn ? '' : `${of}.`}${this.method(name)}(${args.join(', ')})`;
  }

  override ordered(left: string, sign: string, right: string, type: string): string {
    return /^[<>]/.test(sign) && type === 'text'
      ? `string.CompareOrdinal(${left}, ${right}) ${sign} 0`
      : super.ordered(left, sign, right, type);
  }

  override make(type: string, args: readonly string[]): string {
    const isGeneric = type === this.outline.type?.name && this.outline.type.isGeneric;
    return `new ${type}${isGeneric ? '<int>' : ''}(${args.join(', ')})`;
  }

  list(items: readonly string[], type: string): string {
    return `new ${this.type(type)} { ${items.join(', ')} }`;
  }

  sorted(list: string, by: string, _type: string, isDown: boolean): string {
    return `${list}.OrderBy${isDown ? 'Descending' : ''}(one => one${by ? `.${capital(by)}` : ''}).ToList()`;
  }

  override open(head: string, words: string): string {
    return `${head} (${words})\n{`;
  }

  override elseIf(words: string): string {
    return `}\n${this.open('else if', words)}`;
  }

  override readonly otherwise: string = '}\nelse\n{';

  declare(name: string, value: string): string {
    return `var ${name} = ${value};`;
  }

  override giveBack(value: Expr): string[] {
    // A type parameter may be a number, which is never null.
    return value.type === 'none' && this.current?.result === 'T?'
      ? ['return default;']
      : super.giveBack(value);
  }

  each(name: string, of: Expr): string {
    const map = of.e === 'op' && of.name === 'keys' ? of.args[0] : undefined;
    return `foreach (var ${name} in ${map ? `${this.expr(map, 9)}.Keys` : this.expr(of)})\n{`;
  }

  count(name: string, to: string): string {
    return `for (var ${name} = 0; ${name} < ${to}; ${name}++)\n{`;
  }

  protected override readonly exceptions: Readonly<Record<string, string>> = {
    missing: 'KeyNotFoundException',
    empty: 'InvalidOperationException',
    state: 'InvalidOperationException',
    value: 'ArgumentException',
  };

  print(value: string): string {
    return `Console.WriteLine(${value});`;
  }

  attempt(call: string, expr: Expr): string[] {
    return [
      'try',
      '{',
      `  ${expr.type ? this.print(call) : `${call};`}`,
      '}',
      'catch (Exception error)',
      '{',
      '  Console.WriteLine($"error: {error.Message}");',
      '}',
    ];
  }

  present(name: string, value: string, lines: readonly string[], of: Expr): string[] {
    // A number that may be missing is another type than the number.
    const held = heldBy(of.type);
    if (isPlain(held)) return [`if (${value} is ${this.type(held)} ${name})`, '{', ...block(lines), '}'];
    return [`var ${name} = ${value};`, `if (${name} != null)`, '{', ...block(lines), '}'];
  }

  record({ name, fields }: RecordType): string {
    const given = fields.map((one) => `${this.type(one.type)} ${one.name}`);
    if (this.outline.kind === 'record')
      return `record ${name}(${fields.map((one) => `${this.type(one.type)} ${capital(one.name)}`).join(', ')});`;
    const set = this.isChanged(name) ? '{ get; set; }' : '{ get; }';
    return `class ${name}\n{\n${fields.map((one) => `  public ${this.type(one.type)} ${capital(one.name)} ${set}`).join('\n')}\n\n  public ${name}(${given.join(', ')})\n  {\n${fields.map((one) => `    ${capital(one.name)} = ${one.name};`).join('\n')}\n  }\n}`;
  }

  func(func: Func, isMethod: boolean): string {
    const given = this.parameters(func.parameters, (name, type) => `${type} ${name}`);
    if (isMethod && this.isProperty(func.name))
      return `public ${this.result(func)} ${this.method(func.name)}\n{\n  get\n  {\n${block(block(this.body(func))).join('\n')}\n  }\n}`;
    return `${isMethod ? 'public' : 'static'} ${this.result(func)} ${this.method(func.name)}(${given})\n{\n${block(this.body(func)).join('\n')}\n}`;
  }

  override locked(lines: readonly string[]): string[] {
    return ['lock (gate)', '{', ...block(lines), '}'];
  }

  whole(type: ClassType): string {
    const state = [
      ...(this.has('locks') ? ['private readonly object gate = new object();'] : []),
      ...type.state.map(
        (one) =>
          `private ${isList(one.type) || isMap(one.type) ? 'readonly ' : ''}${this.type(one.type)} ${one.name} = ${this.value(one.start)};`,
      ),
      ...type.fields.map((one) => `public ${this.type(one.type)} ${capital(one.name)} { get; }`),
    ];
    const parts = [
      ...(state.length > 0 ? [state.join('\n')] : []),
      ...(type.fields.length > 0
        ? [
            `public ${type.name}(${type.fields.map((one) => `${this.type(one.type)} ${one.name}`).join(', ')})\n{\n${block(type.fields.map(({ name }) => `${capital(name)} = ${name};`)).join('\n')}\n}`,
          ]
        : []),
      ...type.methods.map((one) => this.func(one, true)),
      ...this.traits(type),
    ];
    if (this.outline.isData && type.state.length === 0 && type.fields.length > 0)
      return `record ${type.name}(${type.fields.map((one) => `${this.type(one.type)} ${capital(one.name)}`).join(', ')})\n{\n${block([type.methods.map((one) => this.func(one, true)).join('\n\n')]).join('\n')}\n}`;
    const word = this.outline.isValue && type.state.length === 0 ? 'struct' : 'class';
    return `${word} ${type.name}${type.isGeneric ? '<T>' : ''}${this.interfaces(type, ' : ')}\n{\n${block([parts.join('\n\n')]).join('\n')}\n}`;
  }
}
