import type { ClassType, Expr, Func, Line, Outline, RecordType, Slot, Trait } from './outline.ts';
import { Phrases } from './phrases.ts';
import { block } from './spelling.ts';
import type { Outlined, Step } from './steps.ts';
import { kindsOf } from './voices/kinds.ts';
import { TRAITS } from './voices/traits.ts';

/** Writes an outline in one language. */
export abstract class Voice extends Phrases {
  abstract record(record: RecordType): string;
  abstract whole(type: ClassType): string;
  abstract func(func: Func, isMethod: boolean): string;
  /** Functions that stand below when the code calls them. */
  readonly helpers: Readonly<Record<string, string>> = {};

  /** False after an outline that the language cannot say. */
  get isPossible(): boolean {
    return true;
  }

  open(head: string, words: string): string {
    return `${head} (${words}) {`;
  }

  elseIf(words: string): string {
    return `} ${this.open('else if', words)}`;
  }

  readonly close: string = '}';

  nested(head: string, lines: readonly Line[]): string[] {
    return [head, ...block(this.lines(lines)), ...(this.close ? [this.close] : [])];
  }

  lines(lines: readonly Line[]): string[] {
    return lines.flatMap((line, at) => this.line(line, lines.slice(at + 1)));
  }

  abstract declare(name: string, value: string, type: string, isChanged: boolean): string;
  abstract each(name: string, of: Expr): string;
  abstract count(name: string, to: string): string;
  /** The name of a loop's number, or a sign where a language wants one for a name that is not used. */
  protected counter({ name, lines }: Line & { do: 'count' }): string {
    const isUsed =
      !/^(?:rust|swift)$/.test(this.language) || JSON.stringify(lines).includes(`"name":"${name}"`);
    return isUsed ? this.name(name) : '_';
  }

  /** Exceptions of the language, by the kind of failure; any other kind is the name of one. */
  protected readonly exceptions: Readonly<Record<string, string>> = {};

  raise(kind: string, message: Expr): string[] {
    return [`throw new ${this.exceptions[kind] ?? kind}(${this.expr(message)});`];
  }

  abstract print(value: string, expr: Expr): string;
  /** Prints what is raised. */
  abstract attempt(call: string, expr: Expr): string[];
  abstract present(name: string, value: string, lines: readonly string[], of: Expr): string[];

  giveBack(value: Expr): string[] {
    if (value.type === '') return [`return${this.stop}`];
    return [`return ${value.type === 'none' ? this.none : this.value(value)}${this.stop}`];
  }

  run(value: Expr): string[] {
    return [`${this.expr(value)}${this.stop}`];
  }

  assign(target: Expr, sign: string, value: Expr): string {
    return `${this.expr(target)} ${sign} ${this.value(value)}${this.stop}`;
  }

  readonly otherwise: string = '} else {';

  line(line: Line, _after: readonly Line[]): string[] {
    switch (line.do) {
      case 'let':
        return [this.declare(this.name(line.name), this.value(line.value), line.value.type, line.isChanged)];
      case 'set':
        return [this.assign(line.target, line.sign, line.value)];
      case 'if': {
        const head = this.open('if', this.expr(line.when));
        if (line.otherwise.length === 0) return this.nested(head, line.lines);
        const [other] = line.otherwise;
        if (line.otherwise.length === 1 && other?.do === 'if') {
          const [, ...rest] = this.line(other, []);
          return [
            head,
            ...block(this.lines(line.lines)),
            ...this.elseIf(this.expr(other.when)).split('\n'),
            ...rest,
          ];
        }
        return [
          head,
          ...block(this.lines(line.lines)),
          this.otherwise,
          ...block(this.lines(line.otherwise)),
          ...(this.close ? [this.close] : []),
        ];
      }
      case 'each':
        return this.nested(this.each(this.name(line.name), line.of), line.lines);
      case 'count':
        return this.nested(this.count(this.counter(line), this.expr(line.to)), line.lines);
      case 'while':
        return this.nested(
          this.open(this.language === 'go' ? 'for' : 'while', this.expr(line.when)),
          line.lines,
        );
      case 'with':
        return this.present(this.name(line.name), this.expr(line.of), this.lines(line.lines), line.of);
      case 'return':
        return this.giveBack(line.value);
      case 'raw':
        return [line.text];
      case 'raise':
        return this.raise(line.kind, line.message);
      case 'run':
        return this.run(line.value);
      case 'print':
        return this.print(this.expr(line.value), line.value).split('\n');
      case 'try':
        return this.attempt(this.expr(line.value), line.value);
    }
  }

  body(func: Func): string[] {
    this.current = func;
    const lines = this.lines(func.lines);
    this.current = undefined;
    const isOwn = this.outline.type?.methods.includes(func) === true;
    return isOwn && this.has('locks') ? this.locked(lines) : lines;
  }

  /** The lines of a method that only one thread runs at a time. */
  locked(lines: readonly string[]): string[] {
    return [...lines];
  }

  /** The methods by which objects are equal and show themselves. */
  traits(type: ClassType): string[] {
    const known = TRAITS[this.language];
    const own = (this.outline.traits ?? []).flatMap((trait) =>
      trait === 'equals' || trait === 'describes' ? (known?.[trait]?.(type) ?? []) : [],
    );
    return [...own, ...this.kinds(type).methods];
  }

  kinds(type: ClassType): ReturnType<typeof kindsOf> {
    return kindsOf(type, this.outline.traits ?? [], this.language, {
      of: (one) => this.boxed(one),
      own: (name) => this.own(name),
      self: this.self,
    });
  }

  /** A type as an element of others. */
  boxed(type: string): string {
    return this.type(type);
  }

  /** The interfaces of a class, after a word or sign. */
  interfaces(type: ClassType, lead: string): string {
    const { names } = this.kinds(type);
    return names.length > 0 ? `${lead}${names.join(', ')}` : '';
  }

  has(trait: Trait): boolean {
    return this.outline.traits?.includes(trait) === true;
  }

  parameters(slots: readonly Slot[], write: (name: string, type: string) => string): string {
    return slots.map(({ name, type }) => write(this.name(name), this.type(type))).join(', ');
  }

  result({ result }: Func, none = 'void'): string {
    return result ? this.type(result) : none;
  }

  write(outline: Outline): Outlined {
    this.outline = outline;
    const parts = [
      ...(outline.preamble ? [outline.preamble] : []),
      ...(this.isLoose ? [] : outline.records.map((one) => this.record(one))),
      ...(outline.type ? [this.whole(outline.type)] : []),
      ...outline.functions.map((one) => this.func(one, false)),
    ];
    this.isExample = true;
    const example = this.lines(outline.example).join('\n');
    const code = parts.join('\n\n');
    const used = Object.entries(this.helpers).filter(
      ([name]) => `${code}\n${example}`.includes(`${name}(`) || code.includes(`${name}<`),
    );
    return {
      definition: this.joined(
        parts,
        used.map(([, text]) => text),
      ),
      example,
      steps: outline.example.flatMap((line, at) => this.step(line, outline.example.slice(at + 1))),
    };
  }

  /** A call of the example that may fail, where it does not. */
  succeeded(call: string): string {
    return call;
  }

  /** A line of the example for a test; a loop tells how many there are. */
  step(line: Line, after: readonly Line[]): Step[] {
    if (line.do === 'let') return [{ is: 'line', lines: this.line(line, after), name: this.name(line.name) }];
    if (line.do === 'run' || line.do === 'set' || line.do === 'count')
      return [{ is: 'line', lines: this.line(line, after) }];
    if (line.do !== 'print' && line.do !== 'try' && line.do !== 'each') return [];
    const value: Expr =
      line.do === 'each' ? { e: 'op', type: 'int', name: 'size', args: [line.of] } : line.value;
    const called = line.do === 'each' ? line.of : value;
    const raises = called.e === 'call' && called.raises;
    if (called.e !== 'call' || (line.do === 'each' && raises)) return [];
    const call = this.expr(value);
    return [
      {
        is: line.do === 'try' ? 'failure' : 'value',
        call: raises && line.do !== 'try' ? this.succeeded(call) : call,
        type: value.type,
        raises,
        method: called.name,
      },
    ];
  }

  joined(parts: readonly string[], helpers: readonly string[]): string {
    return [...helpers, ...parts].join('\n\n');
  }
}
