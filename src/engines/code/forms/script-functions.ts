import type { Snippet } from '../snippets/snippets.ts';
import { type DeclaredFunction, functionsIn } from './declared-functions.ts';

/** `{ return x; }` and nothing else. */
const RETURNS = /^(\s*(?::[^{]*?)?)\s*\{\s*return ([\s\S]*?);\s*\}\s*$/;

/** JavaScript's functions as constants; undefined where one of them depends on being a function. */
export function asArrows(snippet: Snippet, language: string): Snippet | undefined {
  const functions = functionsIn(snippet.definition, language);
  let { definition } = snippet;
  if (functions.length === 0 || /\bfunction\*|\barguments\b|\bthis\b/.test(definition)) return undefined;
  for (const one of functions.toReversed())
    definition = definition.slice(0, one.from) + arrow(one) + definition.slice(one.to);
  return { ...snippet, definition };
}

function arrow({ name, head, generics, parameters, rest }: DeclaredFunction): string {
  const asynchronous = head.startsWith('async ') ? 'async ' : '';
  const start = `const ${name} = ${asynchronous}${generics}(${parameters.join(', ')})`;
  const single = RETURNS.exec(rest);
  if (single && isOneStatement(single[2] ?? '')) {
    const [, result = '', value = ''] = single.map((group) => group.trimEnd());
    const own = value.startsWith('{') ? `(${value})` : value;
    return `${start}${result} =>${value.length + start.length > 90 ? '\n  ' : ' '}${own};`;
  }
  const open = rest.indexOf('{', typeEnd(rest));
  return `${start}${rest.slice(0, open).trimEnd()} => ${rest.slice(open).trimEnd()};`;
}

/** The type of a result may have braces of its own. */
const typeEnd = (rest: string): number => Math.max(rest.search(/\{\n/), 0);

const isOneStatement = (value: string): boolean => !/;\s*\n/.test(value);

/** The function on one line where its language has a form for that; undefined if it takes more than one statement. */
export function onOneLine(snippet: Snippet, language: string): Snippet | undefined {
  const functions = functionsIn(snippet.definition, language);
  const [only, ...others] = functions;
  if (!only || others.length > 0) return undefined;
  const replaced = (text: string): Snippet => ({
    ...snippet,
    definition: snippet.definition.slice(0, only.from) + text + snippet.definition.slice(only.to),
  });
  if (/script$/.test(language)) {
    const single = RETURNS.exec(only.rest);
    return single && isOneStatement(single[2] ?? '') && !(single[2] ?? '').includes('\n')
      ? replaced(arrow(only))
      : undefined;
  }
  const lines = only.rest
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => !/^[{}]?$|^end$|^(?:\/\/|#)/.test(line));
  // The first is what stands on the line of the head.
  const [first = '', ...body] = lines;
  if (language === 'ruby') {
    const inner = only.rest
      .trim()
      .replace(/\n?end$/, '')
      .trim();
    return inner.includes('\n')
      ? undefined
      : replaced(`${only.head}(${only.parameters.join(', ')}) = ${inner}`);
  }
  if (language === 'kotlin' && /^[^{]*= \S/.test(first)) return body.length === 0 ? snippet : undefined;
  return body.length === 1 ? snippet : undefined;
}
