import {
  type ClassType,
  type Expr,
  type Func,
  isNumber,
  isRecord,
  type Outline,
  type RecordType,
} from '../outline.ts';
import { block, snake } from '../spelling.ts';
import type { Outlined } from '../steps.ts';
import { Voice } from '../voice.ts';

const BAD = '  fprintf(stderr, "the values are not valid\\n");';

/**
 * C, for outlines of numbers and fixed texts. A function that fails returns false and gives its result through a
 * pointer. What C has no short word for, such as lists that grow, makes `isPossible` false.
 */
export class C extends Voice {
  readonly ops: Readonly<Record<string, string>> = {
    float: '(double){0}',
    round: 'round(({0}) * 100) / 100',
    sqrt: 'sqrt({0})',
    pi: '3.141592653589793',
    not: '!{0}',
    negative: '-{0}',
    whole: '{0} / {1}',
    now: 'now_ms()',
  };
  override readonly helpers = {
    now_ms:
      'int now_ms(void) {\n  struct timespec now;\n  timespec_get(&now, TIME_UTC);\n  return (int)(now.tv_sec % 1000000 * 1000 + now.tv_nsec / 1000000);\n}',
    ask_number:
      'double ask_number(const char *question, double least, double most) {\n  char line[100];\n  for (;;) {\n    printf("%s", question);\n    fflush(stdout);\n    if (!fgets(line, sizeof line, stdin)) exit(1);\n    char *end;\n    double number = strtod(line, &end);\n    if (end != line && (*end == \'\\n\' || *end == \'\\0\') && number >= least && number <= most) return number;\n    printf("Please enter a number from %g to %g.\\n", least, most);\n  }\n}',
  };
  #isPossible = true;
  #results = 0;

  override get isPossible(): boolean {
    return this.#isPossible;
  }

  #lacks(): string {
    this.#isPossible = false;
    return '';
  }

  override name(name: string): string {
    return snake(name);
  }

  type(type: string): string {
    const known = { int: 'int', float: 'double', bool: 'bool', text: 'const char *' }[type];
    return known ?? (isRecord(type) ? type : this.#lacks());
  }

  override operation(expr: Expr & { e: 'op' }, strength: number): string {
    const isKnown = Object.hasOwn(this.ops, expr.name) || C_OPS.test(expr.name);
    return isKnown ? super.operation(expr, strength) : this.#lacks();
  }

  text(parts: readonly (string | Expr)[]): string {
    if (parts.some((part) => typeof part !== 'string')) return this.#lacks();
    return `"${parts.join('')}"`;
  }

  own(): string {
    return this.#lacks();
  }

  override empty(): string {
    return this.#lacks();
  }

  override equal(left: string, right: string, isSame: boolean, type: string): string {
    if (type === 'text') return `strcmp(${left}, ${right}) ${isSame ? '==' : '!='} 0`;
    return super.equal(left, right, isSame, type);
  }

  override make(type: string, args: readonly string[]): string {
    return `(${type}){${args.join(', ')}}`;
  }

  list(): string {
    return this.#lacks();
  }

  sorted(): string {
    return this.#lacks();
  }

  declare(name: string, value: string, type: string): string {
    const own = this.type(type);
    return `${own}${own.endsWith('*') ? '' : ' '}${name} = ${value};`;
  }

  each(name: string, of: Expr): string {
    if (of.e !== 'op' || of.name !== 'list') return this.#lacks();
    const type = this.type(of.args[0]?.type ?? '');
    const items = of.args.map((one) => this.expr(one)).join(', ');
    const space = type.endsWith('*') ? '' : ' ';
    return `${type}${space}${name}_values[] = {${items}};\nfor (int at = 0; at < ${of.args.length}; at++) {\n  ${type}${space}${name} = ${name}_values[at];`;
  }

  count(name: string, to: string): string {
    return `for (int ${name} = 0; ${name} < ${to}; ${name}++) {`;
  }

  /** A call that may fail, with its result in a variable. */
  #checked(call: Expr & { e: 'call' }, name: string): string[] {
    const result = call.type ? `&${name}` : '';
    const args = [...call.args.map((one) => this.argument(one)), result].filter(Boolean).join(', ');
    return [
      ...(call.type ? [`${this.type(call.type)} ${name};`] : []),
      `if (!${this.name(call.name)}(${args})) {`,
      ...(this.current ? ['  return false;'] : [BAD, '  return 1;']),
      '}',
    ];
  }

  override line(line: Parameters<Voice['line']>[0], after: Parameters<Voice['line']>[1]): string[] {
    if (line.do === 'raw') this.#lacks();
    if (line.do === 'let' && line.value.e === 'call' && line.value.raises)
      return this.#checked(line.value, this.name(line.name));
    // A question with values in it is printed before it is asked.
    if (line.do === 'let' && line.value.e === 'op' && /^ask(?:Number|Whole)$/.test(line.value.name)) {
      const [question, ...limits] = line.value.args;
      const isFixed = question?.e !== 'string' || question.parts.every((part) => typeof part === 'string');
      const plain: Expr = { e: 'string', type: 'text', parts: [''] };
      if (!isFixed)
        return [
          this.print('', question).replace('\\n"', '"'),
          ...super.line({ ...line, value: { ...line.value, args: [plain, ...limits] } }, after),
        ];
    }
    // Texts with values in them exist only inside a format.
    if (line.do === 'print') return this.print('', line.value).split('\n');
    if (line.do === 'try') return this.attempt('', line.value);
    return super.line(line, after);
  }

  override call(of: string, name: string, args: readonly string[], raises: boolean): string {
    if (of || raises) return this.#lacks();
    return `${this.name(name)}(${args.join(', ')})`;
  }

  override giveBack(value: Expr): string[] {
    if (!this.current?.raises) return super.giveBack(value);
    return value.type === '' ? ['return true;'] : [`*result = ${this.value(value)};`, 'return true;'];
  }

  override raise(_kind: string, message: Expr): string[] {
    const said =
      message.e === 'string' ? message.parts.filter((part) => typeof part === 'string').join('') : '';
    return [`return false; // ${said}`];
  }

  /** The sign of a value in a format, and the value itself. */
  #shown(part: Expr): [sign: string, value: string] {
    if (part.e === 'op' && part.name === 'fixed') {
      const [of, digits] = part.args;
      return [`.${digits ? this.expr(digits) : 2}f`, of ? this.expr(of) : ''];
    }
    if (part.e === 'op' && /^pad(?:Left|Right)$/.test(part.name)) {
      const [of, width] = part.args;
      const [sign, value] = of ? this.#shown(of) : ['s', ''];
      return [`${part.name === 'padRight' ? '-' : ''}${width ? this.expr(width) : ''}${sign}`, value];
    }
    if (part.e === 'string' && part.parts.length === 1 && typeof part.parts[0] === 'object')
      return this.#shown(part.parts[0]);
    const code = this.expr(part);
    if (part.type === 'bool') return ['s', `${code} ? "true" : "false"`];
    return [part.type === 'int' ? 'd' : isNumber(part.type) ? 'g' : 's', code];
  }

  print(_value: string, expr: Expr): string {
    if (expr.e === 'call' && expr.raises) {
      const [first = '', ...rest] = this.#checked(expr, `result${++this.#results}`);
      const [sign] = this.#shown({ ...expr, raises: false });
      return [first, ...rest, `printf("%${sign}\\n", result${this.#results});`].join('\n');
    }
    const parts = expr.e === 'string' ? expr.parts : [expr];
    const values: string[] = [];
    const format = parts.map((part) => {
      if (typeof part === 'string') return part.replaceAll('%', '%%');
      const [sign, value] = this.#shown(part);
      values.push(value);
      return `%${sign}`;
    });
    return `printf(${[`"${format.join('')}\\n"`, ...values].join(', ')});`;
  }

  override attempt(_call: string, expr: Expr): string[] {
    if (expr.e !== 'call') return [this.#lacks()];
    const name = `result${++this.#results}`;
    const args = [...expr.args.map((one) => this.argument(one)), ...(expr.type ? [`&${name}`] : [])];
    return [
      ...(expr.type ? [`${this.type(expr.type)} ${name};`] : []),
      `if (!${this.name(expr.name)}(${args.join(', ')})) {`,
      '  printf("error: the values are not valid\\n");',
      '}',
    ];
  }

  present(): string[] {
    return [this.#lacks()];
  }

  record({ name, fields }: RecordType): string {
    const rows = fields.map((one) => `  ${this.type(one.type)} ${this.name(one.name)};`.replace('* ', '*'));
    return `typedef struct {\n${rows.join('\n')}\n} ${name};`;
  }

  func(func: Func, isMethod: boolean): string {
    if (isMethod) return this.#lacks();
    const given = func.parameters.map(({ name, type }) => `${this.type(type)} ${this.name(name)}`);
    const type = func.result ? this.type(func.result) : 'void';
    if (func.raises && func.result) given.push(`${type} *result`);
    const end = func.raises && !func.result ? ['return true;'] : [];
    const head = `${func.raises ? 'bool' : type} ${this.name(func.name)}(${given.join(', ') || 'void'})`;
    return `${head.replaceAll('* ', '*')} {\n${block([...this.body(func), ...end]).join('\n')}\n}`;
  }

  override write(outline: Outline): Outlined {
    const made = super.write(outline);
    const isRandom = /\brand\(\)/.test(made.definition + made.example);
    return isRandom ? { ...made, example: `srand((unsigned)time(NULL));\n${made.example}` } : made;
  }

  /** Tests in C are plain assertions of values, which nothing here tells. */
  override step(): [] {
    return [];
  }

  whole(_type: ClassType): string {
    return this.#lacks();
  }
}

/** Operations that C has in a word, or that `printf` shows. */
const C_OPS =
  /^(?:ask(?:Number|Whole)|fixed|pad(?:Left|Right)|nearest|up|power|logarithm|arctangent|sine|cosine|arcsine|randomBelow)$/;
