import { childrenOf, descendants, operatorOf, type SyntaxNode } from '../languages/syntax-tree.ts';
import { places, type Rewrite, replaceNode } from './rewrite.ts';

const SIMPLE = /^(identifier|attribute|integer|float)$/;

interface Literal {
  readonly quote: string;
  readonly content: string;
}

function plainLiteral(node: SyntaxNode | null | undefined): Literal | undefined {
  if (node?.type !== 'string') return undefined;
  const quote = node.lastChild?.text ?? '';
  const start = node.firstChild?.text ?? '';
  // Prefixes change the meaning, and a line break or backslash is better left to its author.
  if (start !== quote || quote.length !== 1) return undefined;
  const content = node.text.slice(1, -1);
  return content.includes('\\') ? undefined : { quote, content };
}

/** "…{}…".format(a) and "…%s…" % (a, b) become f-strings where every value is a plain name. */
export const useFStrings: Rewrite = ({ root, language }) => {
  if (language !== 'python') return undefined;
  const edits = [...descendants(root)].flatMap((node) => {
    const text =
      node.type === 'call'
        ? fromFormat(node)
        : node.type === 'binary_operator'
          ? fromPercent(node)
          : undefined;
    return text === undefined ? [] : [replaceNode(node, text)];
  });
  return edits.length > 0 ? { edits, change: `used f-strings in ${places(edits.length)}` } : undefined;
};

function fromFormat(call: SyntaxNode): string | undefined {
  const callee = call.childForFieldName('function');
  const literal = plainLiteral(callee?.childForFieldName('object'));
  const list = call.childForFieldName('arguments');
  if (
    callee?.type !== 'attribute' ||
    callee.childForFieldName('attribute')?.text !== 'format' ||
    !literal ||
    !list
  )
    return undefined;
  const positional: string[] = [];
  const named = new Map<string, string>();
  for (const argument of childrenOf(list)) {
    const value = argument.type === 'keyword_argument' ? argument.childForFieldName('value') : argument;
    if (!value || !SIMPLE.test(value.type)) return undefined;
    if (argument.type === 'keyword_argument')
      named.set(argument.childForFieldName('name')?.text ?? '', value.text);
    else positional.push(value.text);
  }
  let next = 0;
  let isSafe = true;
  const used = new Set<string>();
  const content = literal.content.replace(/\{\{|\}\}|\{([^{}]*)\}/g, (whole, inside: string | undefined) => {
    if (inside === undefined) return whole;
    const parts = /^(\w*)(![rsa])?(:[\w.,<>^+-]*)?$/.exec(inside);
    const key = parts?.[1] ?? '';
    const value =
      key === '' ? positional[next++] : (named.get(key) ?? positional[/^\d+$/.test(key) ? Number(key) : -1]);
    if (!parts || value === undefined || value.includes(literal.quote)) {
      isSafe = false;
      return whole;
    }
    used.add(value);
    return `{${value}${parts[2] ?? ''}${parts[3] ?? ''}}`;
  });
  const isAllUsed = [...positional, ...named.values()].every((value) => used.has(value));
  return isSafe && isAllUsed ? `f${literal.quote}${content}${literal.quote}` : undefined;
}

function fromPercent(node: SyntaxNode): string | undefined {
  const literal = plainLiteral(node.childForFieldName('left'));
  const right = node.childForFieldName('right');
  // A single name could hold a tuple, so only a written tuple is safe.
  if (!literal || operatorOf(node)?.type !== '%' || right?.type !== 'tuple') return undefined;
  const values = childrenOf(right);
  const marks = literal.content.match(/%./g) ?? [];
  if (
    marks.some((mark) => mark !== '%s' && mark !== '%%') ||
    values.some((value) => !SIMPLE.test(value.type))
  )
    return undefined;
  if (marks.filter((mark) => mark === '%s').length !== values.length || /[{}]/.test(literal.content))
    return undefined;
  let next = 0;
  // %s is str(); a bare field would be format(), which some types answer differently.
  const content = literal.content.replace(/%(.)/g, (_, mark: string) =>
    mark === '%' ? '%' : `{${values[next++]?.text}!s}`,
  );
  return `f${literal.quote}${content}${literal.quote}`;
}
