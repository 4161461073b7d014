import { listAt } from '../forms/declared-functions.ts';
import { literal } from '../languages/literal.ts';
import type { Snippet } from '../snippets/snippets.ts';
import type { Case } from './comparisons.ts';
import { literalOf } from './literals.ts';
import type { Observed } from './observed.ts';
import type { Plain } from './plain-value.ts';

/** A line of an example as it is, or what it prints as cases. */
export type Step = string | readonly Case[];

const PRINTS: Readonly<Record<string, RegExp>> = {
  python: /^print(?=\()/,
  javascript: /^console\.log(?=\()/,
  typescript: /^console\.log(?=\()/,
  go: /^fmt\.Println(?=\()/,
  java: /^System\.out\.println(?=\()/,
  csharp: /^Console\.WriteLine(?=\()/,
  kotlin: /^println(?=\()/,
  rust: /^println!(?=\()/,
  ruby: /^puts (?=\S)/,
};

/** The print shows a text about the value, and not the value. */
const FORMATTED =
  /`|\bjoin\b|\bString\b|\btoFixed\b|\bJSON\b|toString|\?\?| \? |\bstr\(|\bf"|format|Sprintf|to_s\b|inspect|\bround\(|map_or|unwrap_or|\+ ['"]|['"] \+/i;

function printsValues(example: string): boolean {
  const lines = example.split('\n').filter((line) => line.includes('console.log('));
  return lines.every((line) => line.startsWith('console.log(') && !FORMATTED.test(line));
}

/**
 * The example with the values that it prints as cases: the way to the tests of a class, whose state changes from line to
 * line. Undefined where the prints of both programs do not match one by one.
 */
export function stepsOf(
  { definition, example }: Snippet,
  language: string,
  reference: Snippet,
  observed: Observed,
): Step[] | undefined {
  const pattern = PRINTS[language];
  if (!pattern || /^\s*(?:global|nonlocal) /m.test(example)) return undefined;
  const isScript = /script$/.test(language);
  if (!isScript && !printsValues(reference.example)) return undefined;
  const isDoubtful = (value: Plain): boolean =>
    !isScript &&
    ((typeof value === 'object' && /\btuple\b|Tuple|Struct/.test(definition)) ||
      (typeof value === 'string' &&
        (/Decimal/.test(definition) ||
          value.includes('\n') ||
          new RegExp(`:${literal(value)}\\b`).test(`${definition}${example}`))));
  const prints = observed.printed.values();
  const steps: Step[] = [];
  let known = 0;
  let isCut = false;
  for (const line of example.split('\n')) {
    if (!pattern.test(line)) {
      // A print in a loop or a condition runs another number of times: the lines before it are enough.
      if (new RegExp(pattern.source.slice(1)).test(line) || /^(?:if|try|with)\b/.test(line)) {
        isCut = true;
        break;
      }
      steps.push(line);
      continue;
    }
    const shown = shownBy(line, pattern, language);
    const { value: values } = prints.next();
    if (!shown || !values || shown.length !== values.length) return undefined;
    const cases = shown.map((call, at) => {
      const value = values[at];
      const type = { kind: 'any', name: '' } as const;
      const expected = value === undefined || value === null ? undefined : literalOf(value, type, language);
      return value === undefined ||
        expected === undefined ||
        isDoubtful(value) ||
        /^\*|^\.\.\./.test(call) ||
        (!isScript && FORMATTED.test(call))
        ? undefined
        : { call, expected, value, type };
    });
    if (cases.some((one) => one === undefined)) return undefined;
    const all = cases.filter((one) => one !== undefined);
    known += all.length;
    steps.push(all);
  }
  if (known === 0 || !(isCut || prints.next().done)) return undefined;
  // Lines after the last case are not described.
  return steps.slice(0, steps.findLastIndex((step) => typeof step !== 'string') + 1);
}

/** The expressions that a line prints, without what stands between them. */
function shownBy(line: string, pattern: RegExp, language: string): string[] | undefined {
  const head = pattern.exec(line)?.[0] ?? '';
  if (language === 'ruby') {
    const shown = line.slice(head.length);
    return interpolated(shown, /#\{/) ?? listAt(`(${shown})`, 0)?.items.slice();
  }
  const list = listAt(line, head.length);
  if (!list || !/^;?$/.test(line.slice(list.end))) return undefined;
  const [first = '', ...others] = list.items;
  switch (language) {
    case 'java':
      return others.length > 0 || (/^".*[^"]"$/.test(first) && !first.includes(' + '))
        ? undefined
        : first.split(' + " " + ');
    case 'csharp':
      return others.length > 0
        ? undefined
        : first.startsWith('$"')
          ? interpolated(first.slice(1), /\{/)
          : [first];
    case 'kotlin':
      return others.length > 0 ? undefined : first.startsWith('"') ? interpolated(first, /\$\{/) : [first];
    case 'rust':
      return /^"\{\}(?: \{\})*"$/.test(first) && first.split(' ').length === others.length
        ? others
        : undefined;
    default:
      return /^(?:sep|end)=/.test(list.items.at(-1) ?? '') ? undefined : [...list.items];
  }
}

/** The values of a text such as `"#{a} #{b}"`, which has nothing but spaces between them. */
function interpolated(quoted: string, open: RegExp): string[] | undefined {
  const marked = new RegExp(`^"(?:${open.source}[^{}]*\\} ?)+"$`);
  if (!marked.test(quoted)) return undefined;
  return [...quoted.matchAll(new RegExp(`${open.source}([^{}]*)\\}`, 'g'))].map(([, shown = '']) => shown);
}
