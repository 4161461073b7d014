import { forLanguage } from '../languages/languages.ts';

/** A function at the outermost level of a definition. */
export interface DeclaredFunction {
  readonly name: string;
  /** Indexes of its first line and of the line after it. */
  readonly from: number;
  readonly to: number;
  /** Everything before the list of parameters, with its generic parameters. */
  readonly head: string;
  readonly generics: string;
  readonly parameters: readonly string[];
  /** Everything behind the list of parameters: the result and the body. */
  readonly rest: string;
}

const HEADS: Readonly<Record<string, RegExp>> = {
  javascript: /^(?:async )?function (\w+)(<.*?>)?(?=\()/gm,
  typescript: /^(?:async )?function (\w+)(<[^()]*>)?(?=\()/gm,
  kotlin: /^(?:(?:private|inline|tailrec) )*fun (<[^()]*> )?(\w+)(?=\()/gm,
  swift: /^func (\w+)(<[^()]*>)?(?=\()/gm,
  csharp: /^(?:(?:public|private|internal) )?static (?:async )?[\w<>[\],?() ]+? (\w+)(<[\w, ]*>)?(?=\()/gm,
  python: /^(?:async )?def (\w+)(?=\()/gm,
  ruby: /^def (\w+[?!]?)(?=\(|$)/gm,
  java: /^(?:(?:public|private) )?static [\w<>[\],? ]+? (\w+)(?=\()/gm,
  php: /^function (\w+)(?=\()/gm,
  go: /^func (\w+)(\[[^()]*\])?(?=\()/gm,
  rust: /^(?:pub )?fn (\w+)(<[^()]*>)?(?=\()/gm,
  c: /^(?!static const|typedef|#|return|else)[\w* ]+?[ *](\w+)(?=\([^;]*$)/gm,
  cpp: /^(?!static const|typedef|#|return|else|template)[\w:<>,&* ]+?[ *&](\w+)(?=\([^;]*$)/gm,
};

const OPEN = '([{';
const CLOSE = ')]}';

/** The index after a quoted text; after the mark itself where nothing closes it, as for a Rust lifetime. */
function afterText(code: string, at: number): number {
  const quote = code.charAt(at);
  for (let i = at + 1; i < code.length; i++) {
    if (code.charAt(i) === '\\') i++;
    else if (code.charAt(i) === quote) return i + 1;
    else if (code.charAt(i) === '\n' && quote !== '`') return at + 1;
  }
  return at + 1;
}

interface List {
  readonly items: readonly string[];
  /** Behind the bracket that closes it. */
  readonly end: number;
}

/** The parts between brackets, cut at commas; undefined if the brackets are not closed. */
export function listAt(code: string, open: number): List | undefined {
  const items: string[] = [];
  let depth = 0;
  let from = open + 1;
  for (let i = open; i < code.length; i++) {
    const sign = code.charAt(i);
    if (sign === '"' || sign === "'" || sign === '`') i = afterText(code, i) - 1;
    else if (OPEN.includes(sign)) depth++;
    else if (CLOSE.includes(sign)) {
      depth--;
      if (depth > 0) continue;
      const last = code.slice(from, i).trim();
      return { items: last || items.length > 0 ? [...items, last] : [], end: i + 1 };
    } else if (depth === 1 && sign === ',' && !isInGenerics(code.slice(from, i))) {
      items.push(code.slice(from, i).trim());
      from = i + 1;
    }
  }
  return undefined;
}

/** The comma of `Map<K, V>`. */
const isInGenerics = (before: string): boolean => {
  const plain = before.replace(/[-=]>/g, '');
  return /\w<[^<>]*$/.test(plain.replace(/<[^<>]*>/g, '')) && !/ < /.test(plain);
};

/** The functions that a definition declares at its outermost level. */
export function functionsIn(definition: string, language: string): DeclaredFunction[] {
  const pattern = forLanguage(HEADS, language);
  if (!pattern) return [];
  return [...definition.matchAll(pattern)].flatMap((found) => {
    const [first = '', second = ''] = found.slice(1).map((group) => group ?? '');
    const [name, generics] = language === 'kotlin' ? [second, first] : [first, second];
    const open = found.index + found[0].length;
    const list = definition.charAt(open) === '(' ? listAt(definition, open) : { items: [], end: open };
    if (!list) return [];
    const to = endOf(definition, list.end);
    return [
      {
        name,
        from: found.index,
        to,
        head: found[0],
        generics: generics.trim(),
        parameters: list.items,
        rest: definition.slice(list.end, to),
      },
    ];
  });
}

/** A function goes on as long as lines are indented or close it. */
function endOf(definition: string, from: number): number {
  const rest = definition.slice(from);
  const next = rest.search(/\n\n*(?=[^\s{})\]]|\{\{)(?!end\b)/);
  return next < 0 ? definition.length : from + next;
}

/** The functions that the example calls; all of them if it calls none by its name. */
export function calledIn(functions: readonly DeclaredFunction[], example: string): DeclaredFunction[] {
  const called = functions.filter(({ name }) =>
    new RegExp(`(?<![\\w.])${name.replace(/[?!]/, '\\$&')}(?![\\w])`).test(example),
  );
  return called.length > 0 ? called : [...functions];
}
