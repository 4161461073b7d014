import { forLanguage } from '../../languages/languages.ts';
import type { Snippet } from '../../snippets/snippets.ts';
import type { ClassWish, Statement } from './class-wish.ts';
import { GO, RUST } from './go-rust.ts';
import { CSHARP, JAVA } from './java-csharp.ts';
import { JAVASCRIPT, TYPESCRIPT } from './javascript.ts';
import { KOTLIN, SWIFT } from './kotlin-swift.ts';
import { PHP, PYTHON, RUBY } from './scripting.ts';
import type { ClassSyntax, MethodCode } from './syntax.ts';

const SYNTAXES: Readonly<Record<string, ClassSyntax>> = {
  python: PYTHON,
  ruby: RUBY,
  php: PHP,
  javascript: JAVASCRIPT,
  typescript: TYPESCRIPT,
  java: JAVA,
  csharp: CSHARP,
  kotlin: KOTLIN,
  swift: SWIFT,
  go: GO,
  rust: RUST,
};

const filled = (template: string, ...parts: readonly string[]): string =>
  template.replace(/\{([012])\}/g, (_, at: string) => parts[Number(at)] ?? '');

const CALL = /\b(size|last|first|empty|sum|sqrt|has)\(((?:[^()]|\([^()]*\))*)\)/;

function expression(
  text: string,
  syntax: ClassSyntax,
  wish: ClassWish,
  parameters: readonly string[],
): string {
  const states = new Set(wish.state.map(({ name }) => name));
  let code = text;
  for (let found = CALL.exec(code); found; found = CALL.exec(code)) {
    const [all, name = '', inner = ''] = found;
    const parts = name === 'has' ? inner.split(', ') : [inner];
    const op =
      syntax.ops[
        name === 'has'
          ? 'has'
          : name === 'size'
            ? 'size'
            : name === 'last'
              ? 'last'
              : name === 'first'
                ? 'first'
                : name === 'empty'
                  ? 'empty'
                  : name === 'sum'
                    ? 'sum'
                    : 'sqrt'
      ];
    // A mark keeps what is written already from being read as a call again.
    code = code.replace(all, () =>
      filled(op, ...parts).replace(/\b(size|last|first|empty|sum|sqrt|has)(?=\()/g, '$1\u0001'),
    );
  }
  return code
    .replaceAll('\u0001', '')
    .replace(/^!(.*)$/, (_, rest: string) => filled(syntax.ops.not, /[ ]/.test(rest) ? `(${rest})` : rest))
    .replace(/\bPI\b/g, () => syntax.ops.PI.replace('PI', '\u0002'))
    .replaceAll('\u0002', 'PI')
    .replace(/\bthis\.(\w+)/g, (_, name: string) => syntax.own(name, states.has(name)))
    .replace(/\bother\.(\w+)/g, (_, name: string) => syntax.ofOther(name))
    .replace(/\b[a-z]\w*\b/g, (word, at: number, all: string) =>
      parameters.includes(word) && !/[.$@>\w]$/.test(all.slice(0, at)) ? syntax.parameter(word) : word,
    );
}

function lines(
  statement: Statement,
  syntax: ClassSyntax,
  wish: ClassWish,
  method: MethodCode['method'],
  raises: boolean,
): string[] {
  const names = method.parameters.map(({ name }) => name);
  const write = (text: string): string => expression(text, syntax, wish, names);
  switch (statement.do) {
    case 'return':
      return [syntax.giveBack(write(statement.value), raises)];
    case 'raise':
      return syntax.raise(
        write(statement.when),
        statement.message,
        wish.exceptions[statement.tag],
        statement.tag,
        method,
      );
    case 'takeLast':
    case 'takeFirst':
    case 'clear':
      return filled(syntax.does[statement.do], write(statement.target)).split('\n');
    case 'drop':
      return [filled(syntax.does.drop, write(statement.target), write(statement.key))];
    case 'increase':
      return [
        filled(
          syntax.does[statement.do],
          write(statement.target),
          write(statement.key),
          write(statement.value),
        ),
      ];
    default:
      return [filled(syntax.does[statement.do], write(statement.target), write(statement.value))];
  }
}

/** The class in the language, with an example that uses each method once. */
export function writeClass(wish: ClassWish, language: string): Snippet | undefined {
  const syntax = forLanguage(SYNTAXES, language);
  if (!syntax) return undefined;
  const isGeneric = wish.state.some(({ type }) => type === 'list');
  const methods = wish.methods.map((method): MethodCode => {
    const raises = method.body.some((one) => one.do === 'raise');
    const body = method.body.flatMap((one) => lines(one, syntax, wish, method, raises));
    return { method, name: syntax.methodName(method.name), body, raises };
  });
  const definition = syntax.write({ wish, isGeneric, methods });
  const object = wish.name.charAt(0).toLowerCase() + wish.name.slice(1);
  const name =
    language === 'python' || language === 'ruby' || language === 'rust'
      ? object.replace(/([a-z])([A-Z])/g, '$1_$2').toLowerCase()
      : object;
  const shown = language === 'php' ? `$${name}` : name;
  const values = wish.values.map((value, at) =>
    wish.fields[at]?.type === 'float' ? syntax.float(value) : (syntax.text?.(value) ?? value),
  );
  const make = syntax.make(wish, values, isGeneric);
  const order = (one: MethodCode): number =>
    (one.method.result ? 1 : 0) +
    (one.method.body.some(
      ({ do: act }) => act === 'takeLast' || act === 'takeFirst' || act === 'clear' || act === 'drop',
    )
      ? 2
      : 0);
  const calls = [...methods]
    .sort((a, b) => order(a) - order(b))
    .map((one) => {
      const args = one.method.parameters.map(({ type, example }) =>
        type === 'self'
          ? syntax.make(
              wish,
              wish.fields.map(() => syntax.float('0')),
              isGeneric,
            )
          : type === 'float'
            ? syntax.float(example)
            : (syntax.text?.(example) ?? example),
      );
      const call = syntax.call(shown, one, args);
      return one.method.result
        ? syntax.print(call, one.method.result, one.raises)
        : syntax.end(call, one.raises);
    });
  const example = [
    syntax.declare(name, wish.name, make, isGeneric),
    ...calls,
    ...(wish.describes ? [syntax.describe(name)] : []),
  ];
  return { definition, example: example.join('\n') };
}
