import { forLanguage } from '../../languages/languages.ts';
import type { Snippet } from '../../snippets/snippets.ts';
import { type ClassWish, isChanging, type Statement } from './class-wish.ts';
import { CPP } from './cpp.ts';
import { GO, RUST } from './go-rust.ts';
import { CSHARP, JAVA } from './java-csharp.ts';
import { JAVASCRIPT, TYPESCRIPT } from './javascript.ts';
import { KOTLIN, SWIFT } from './kotlin-swift.ts';
import { PHP, PYTHON, RUBY } from './scripting.ts';
import { type ClassSyntax, fieldCamel, type MethodCode, OPS } from './syntax.ts';

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
  cpp: CPP,
};

const filled = (template: string, ...parts: readonly string[]): string =>
  template.replace(/\{([0-3])\}/g, (_, at: string) => parts[Number(at)] ?? '');

const CALL = new RegExp(`\\b(${OPS.join('|')})\\(((?:[^()]|\\((?:[^()]|\\([^()]*\\))*\\))*)\\)`);
const NAMES = new RegExp(`\\b(${OPS.join('|')})(?=\\()`, 'g');
/** Calls of several parts; the last part of the others is the only one. */
const SEVERAL = /^(?:has|number|dot|round|words)$/;

const kindOf = (name: string, { fields, state }: ClassWish): string | undefined =>
  fields.find((field) => fieldCamel(field) === name)?.type ?? state.find((one) => one.name === name)?.type;

/** It computes with a field that is no whole number. */
const hasFraction = (text: string, wish: ClassWish): boolean =>
  !text.includes('(') &&
  [...text.matchAll(/\bthis\.(\w+)/g)].some(([, name = '']) => kindOf(name, wish) === 'float');

/** A value that a template gives back. */
const GIVEN = /⟦(.*)⟧/;

function expression(
  text: string,
  syntax: ClassSyntax,
  wish: ClassWish,
  parameters: readonly string[],
): string {
  const states = new Set(wish.state.map(({ name }) => name));
  const isBroken = syntax.fraction !== undefined && hasFraction(text, wish);
  let code = isBroken
    ? text.replace(/(?<![\w.])\d+(?![\w.]|\))/g, (one) => syntax.fraction?.literal(one) ?? one)
    : text;
  for (let found = CALL.exec(code); found; found = CALL.exec(code)) {
    const [all, name = '', inner = ''] = found;
    const given = SEVERAL.test(name) ? inner.split(', ') : [inner];
    // Some languages round to digits, others to a fraction.
    const parts = name === 'round' ? [given[0] ?? '', String(10 ** Number(given[1])), given[1] ?? ''] : given;
    const op = OPS.find((one) => one === name);
    if (!op) break;
    // A mark keeps what is written already from being read as a call again.
    code = code.replace(all, () => filled(syntax.ops[op], ...parts).replace(NAMES, '$1\u0001'));
  }
  return code
    .replaceAll('\u0001', '')
    .replace(/^!(.*)$/, (_, rest: string) => filled(syntax.ops.not, /[ ]/.test(rest) ? `(${rest})` : rest))
    .replace(/\bPI\b/g, () => syntax.ops.PI.replace('PI', '\u0002'))
    .replaceAll('\u0002', 'PI')
    .replace(/\bthis\.(\w+)/g, (_, name: string) => {
      const own = syntax.own(name, states.has(name));
      return isBroken && kindOf(name, wish) === 'int' ? (syntax.fraction?.of(own) ?? own) : own;
    })
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
      return [syntax.giveBack(write(statement.value), raises, method.isOptional === true)];
    case 'raise':
      return syntax.raise(
        write(statement.when),
        statement.message,
        statement.exception,
        statement.tag,
        method,
      );
    case 'stop':
      return syntax.block(
        write(statement.when),
        (statement.gives === 'false' ? syntax.no : syntax.nothing).split('\n'),
      );
    case 'when':
      return syntax.block(
        write(statement.when),
        statement.does.flatMap((one) => lines(one, syntax, wish, method, raises)),
      );
    case 'takeLast':
    case 'takeFirst':
    case 'clear':
      return filled(syntax.does[statement.do], write(statement.target))
        .replace(GIVEN, (_, value: string) => syntax.giveBack(value, raises, method.isOptional === true))
        .split('\n');
    case 'with':
      return [
        syntax.giveBack(
          syntax.copy?.(wish, statement.target.replace('this.', ''), write(statement.value)) ?? '',
          raises,
          false,
        ),
      ];
    case 'drop':
      return [filled(syntax.does.drop, write(statement.target), write(statement.key))];
    case 'increase':
    case 'decrease':
    case 'put':
      return [
        filled(
          syntax.does[statement.do],
          write(statement.target),
          write(statement.key),
          write(statement.value),
          wish.state.some(({ name, type }) => type === 'counts' && statement.target === `this.${name}`)
            ? '0'
            : '0.0',
        ),
      ];
    default:
      return [filled(syntax.does[statement.do], write(statement.target), write(statement.value))];
  }
}

/** A call of a method that belongs to the type. */
function ofType(type: string, name: string, args: readonly string[], language: string): string {
  const from = language === 'go' ? '' : /^(?:php|rust|cpp)$/.test(language) ? `${type}::` : `${type}.`;
  return `${from}${name}(${args.join(', ')})`;
}

/** The class in the language, with an example that uses each method once. */
export function writeClass(wish: ClassWish, language: string): Snippet | undefined {
  const syntax = forLanguage(SYNTAXES, language);
  if (!syntax) return undefined;
  const isGeneric = wish.state.some(({ type }) => type === 'list');
  const methods = wish.methods.map((method): MethodCode => {
    const raises = method.body.some((one) => one.do === 'raise');
    const body = method.body.flatMap((one) => lines(one, syntax, wish, method, raises));
    return { method, name: method.isSigned ? method.name : syntax.methodName(method.name), body, raises };
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
      const call = wish.isStatic
        ? ofType(wish.name, one.name, args, language)
        : syntax.call(shown, one, args);
      return one.method.result
        ? syntax.print(call, one.method.result, one.raises, one.method.isOptional === true)
        : syntax.end(call, one.raises);
    });
  const changes = wish.methods.some(isChanging);
  const example = [
    ...(wish.isStatic ? [] : [syntax.declare(name, wish, make, isGeneric, changes)]),
    ...calls,
    ...(wish.describes ? [syntax.describe(name)] : []),
  ];
  return { definition, example: example.join('\n') };
}
