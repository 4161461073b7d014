import { childrenOf, descendants, type SyntaxNode } from '../languages/syntax-tree.ts';
import { contains, enclosing, referencesTo } from './bindings.ts';
import { type Edit, places, type Rewrite, replaceNode } from './rewrite.ts';

const operatorOf = (node: SyntaxNode): SyntaxNode | undefined =>
  node.children.find((child): child is SyntaxNode => child !== null && !child.isNamed);

export const compareNoneByIdentity: Rewrite = ({ root, language }) => {
  if (language !== 'python') return undefined;
  const edits: Edit[] = [];
  for (const node of descendants(root)) {
    if (node.type !== 'comparison_operator' || node.childCount !== 3 || node.lastChild?.type !== 'none')
      continue;
    const operator = operatorOf(node);
    if (operator?.type === '==') edits.push(replaceNode(operator, 'is'));
    if (operator?.type === '!=') edits.push(replaceNode(operator, 'is not'));
  }
  return edits.length > 0
    ? { edits, change: `compared with None by identity in ${places(edits.length)}` }
    : undefined;
};

/** not a in b becomes a not in b. */
export const negateInside: Rewrite = ({ root, language }) => {
  if (language !== 'python') return undefined;
  const edits: Edit[] = [];
  for (const node of descendants(root)) {
    if (node.type !== 'not_operator') continue;
    const argument = node.childForFieldName('argument');
    const inner = argument?.type === 'parenthesized_expression' ? argument.firstNamedChild : argument;
    if (inner?.type !== 'comparison_operator' || inner.childCount !== 3) continue;
    const operator = operatorOf(inner)?.type;
    if (operator !== 'in' && operator !== 'is') continue;
    const [left, right] = [inner.firstChild?.text, inner.lastChild?.text];
    edits.push(replaceNode(node, operator === 'in' ? `${left} not in ${right}` : `${left} is not ${right}`));
  }
  return edits.length > 0
    ? { edits, change: `wrote "not in" and "is not" in ${places(edits.length)}` }
    : undefined;
};

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

/** xs = [] and a loop that only appends become one list comprehension. */
export const useComprehensions: Rewrite = ({ root, code, language }) => {
  if (language !== 'python') return undefined;
  const edits: Edit[] = [];
  for (const loop of descendants(root)) {
    if (loop.type !== 'for_statement' || loop.childForFieldName('alternative') || /^async/.test(loop.text))
      continue;
    const edit = comprehension(loop, code);
    if (edit) edits.push(edit);
  }
  return edits.length > 0
    ? { edits, change: `used list comprehensions in ${places(edits.length)}` }
    : undefined;
};

function comprehension(loop: SyntaxNode, code: string): Edit | undefined {
  const before = loop.previousNamedSibling;
  const start = before?.type === 'expression_statement' ? before.firstNamedChild : null;
  const target = start?.type === 'assignment' ? start.childForFieldName('left') : null;
  if (
    !before ||
    target?.type !== 'identifier' ||
    start?.childForFieldName('type') ||
    start?.childForFieldName('right')?.text !== '[]'
  )
    return undefined;
  if (
    code.slice(before.endIndex, loop.startIndex).trim() !== '' ||
    enclosing(loop, /^(class_definition|function_definition|module)$/)?.type === 'class_definition'
  )
    return undefined;

  const [item, over] = [loop.childForFieldName('left'), loop.childForFieldName('right')];
  let body = childrenOf(loop.childForFieldName('body') ?? loop);
  let condition: SyntaxNode | null = null;
  const only = body[0];
  if (body.length === 1 && only?.type === 'if_statement' && !only.childForFieldName('alternative')) {
    condition = only.childForFieldName('condition');
    body = childrenOf(only.childForFieldName('consequence') ?? only);
  }
  const call = body.length === 1 && body[0]?.type === 'expression_statement' ? body[0].firstNamedChild : null;
  const values = call?.type === 'call' ? childrenOf(call.childForFieldName('arguments') ?? call) : [];
  if (
    !item ||
    !over ||
    !call ||
    call.childForFieldName('function')?.text !== `${target.text}.append` ||
    values.length !== 1
  )
    return undefined;

  const value = values[0];
  const inside = [value, condition, over].filter(
    (node): node is SyntaxNode => node !== null && node !== undefined,
  );
  const isTangled = inside.some(
    (node) =>
      referencesTo(node, target.text).length > 0 ||
      [...descendants(node)].some((one) =>
        /^(yield|await|named_expression|lambda|comment|list_splat|dictionary_splat|keyword_argument|generator_expression)$/.test(
          one.type,
        ),
      ),
  );
  if (
    !value ||
    isTangled ||
    !/^(identifier|pattern_list|tuple_pattern)$/.test(item.type) ||
    loop.text.includes('#')
  )
    return undefined;
  // The loop's variable lives on after a loop, not after a comprehension.
  const scope = enclosing(loop, /^(function_definition|module)$/) ?? loop;
  const leaks = [...descendants(item)]
    .filter((node) => node.type === 'identifier')
    .some((name) => referencesTo(scope, name.text).some((use) => !contains(loop, use)));
  if (leaks) return undefined;
  const text = `${target.text} = [${value.text} for ${item.text} in ${over.type === 'tuple' || !/^(conditional_expression|lambda)$/.test(over.type) ? over.text : `(${over.text})`}${condition ? ` if ${condition.text}` : ''}]`;
  if (text.includes('\n') || text.length > 100) return undefined;
  return { start: before.startIndex, end: loop.endIndex, text };
}
