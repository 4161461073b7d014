import { childrenOf, type SyntaxNode, within } from '../languages/syntax-tree.ts';
import { calleeOf, lastName, nameOf, type Parameter, parametersOf, returnTypeOf, unique } from './names.ts';
import { hasRole, isDecidingCase, isFunction, isShortCircuit } from './node-roles.ts';

export interface FunctionFacts {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly parameters: readonly Parameter[];
  readonly returnType: string | undefined;
  /** The class, struct or module that it belongs to. */
  readonly owner: string | undefined;
  readonly loops: number;
  /** Deepest nesting of loops. */
  readonly loopDepth: number;
  readonly branches: number;
  /** Deepest nesting of blocks of any kind. */
  readonly nesting: number;
  readonly returns: number;
  readonly throws: number;
  readonly handlers: number;
  readonly recursive: boolean;
  readonly asynchronous: boolean;
  readonly generator: boolean;
  readonly calls: readonly string[];
  readonly complexity: number;
  readonly documentation: string | undefined;
}

const ownerOf = (node: SyntaxNode): string | undefined => {
  const receiver = node.childForFieldName('receiver');
  if (receiver) return /(\w+)\W*$/.exec(receiver.text)?.[1];
  for (let outer = node.parent; outer; outer = outer.parent) {
    if (outer.type === 'impl_item') return outer.childForFieldName('type')?.text;
    if (hasRole(outer, 'type')) return nameOf(outer) || undefined;
    if (isFunction(outer)) return undefined;
  }
  return undefined;
};

/** A doc string, or the comment that stands right above. */
function documentationOf(node: SyntaxNode): string | undefined {
  const first = node.childForFieldName('body')?.firstNamedChild;
  const docString = first?.type === 'expression_statement' ? first.firstNamedChild : null;
  if (docString?.type === 'string') return cleanComment(docString.text);
  const anchor =
    node.parent &&
    /export_statement|decorated_definition|variable_declarator|lexical_declaration/.test(node.parent.type)
      ? node.parent
      : node;
  const lines: string[] = [];
  for (
    let above = anchor.previousNamedSibling, next = anchor;
    above && hasRole(above, 'comment');
    next = above, above = above.previousNamedSibling
  ) {
    if (next.startPosition.row - above.endPosition.row > 1) break;
    lines.unshift(cleanComment(above.text));
  }
  return lines.join(' ').trim() || undefined;
}

export const cleanComment = (text: string): string =>
  text
    .replace(/^[rRuUbB]*("""|'''|"|')|("""|'''|"|')$/g, '')
    .replace(/^\s*(\/\*+|\/\/+!?|#+!?|--|\*+\/|\*(?!\/))|\*+\/\s*$/gm, '')
    .replace(/\s+/g, ' ')
    .trim();

function depthOf(node: SyntaxNode, counts: (inner: SyntaxNode) => boolean): number {
  let deepest = 0;
  const waiting = childrenOf(node).map((inner) => ({ inner, depth: 0 }));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const depth = next.depth + (counts(next.inner) ? 1 : 0);
    deepest = Math.max(deepest, depth);
    for (const child of childrenOf(next.inner))
      if (!hasRole(child, 'function')) waiting.push({ inner: child, depth });
  }
  return deepest;
}

/** `else if` is one level, not two. */
const isElseIf = (node: SyntaxNode): boolean =>
  node.parent?.type === 'else_clause' ||
  (node.parent !== null &&
    hasRole(node.parent, 'branch') &&
    node.parent.childForFieldName('alternative')?.id === node.id);

const isBlock = (node: SyntaxNode): boolean =>
  hasRole(node, 'loop') ||
  /^(try_statement|switch_statement|match_expression|case)$/.test(node.type) ||
  (hasRole(node, 'branch') &&
    !/elif|elsif|else_if|ternary|conditional|_modifier/.test(node.type) &&
    !isElseIf(node));

export function functionFacts(node: SyntaxNode): FunctionFacts {
  const name = nameOf(node);
  // Lambdas count towards the enclosing function; named functions are described on their own.
  const inner = [...within(node, (child) => hasRole(child, 'function'))].filter(
    (child) => !hasRole(child, 'function'),
  );
  const calls = inner.filter((child) => hasRole(child, 'call')).map(calleeOf);
  const loops = inner.filter((child) => hasRole(child, 'loop'));
  const branches = inner.filter((child) => hasRole(child, 'branch') || isDecidingCase(child));
  const handlers = inner.filter((child) => hasRole(child, 'handler')).length;
  const shortName = lastName(name);
  const head = node.text.slice(
    0,
    Math.max(0, (node.childForFieldName('body')?.startIndex ?? node.endIndex) - node.startIndex),
  );
  return {
    name: name || '(anonymous)',
    from: node.startPosition.row + 1,
    to: node.endPosition.row + 1,
    parameters: parametersOf(node),
    returnType: returnTypeOf(node),
    owner: ownerOf(node),
    loops: loops.length,
    loopDepth: depthOf(node, (child) => hasRole(child, 'loop')),
    branches: branches.length,
    nesting: depthOf(node, isBlock),
    returns: inner.filter((child) => hasRole(child, 'return') || calleeOfCommand(child) === 'return').length,
    throws:
      inner.filter((child) => hasRole(child, 'throw')).length +
      calls.filter((call) => /^(panic!?|raise)$/.test(call)).length,
    handlers,
    recursive: name !== '' && calls.some((call) => isSelfCall(call, shortName)),
    asynchronous:
      /\basync\b/.test(head) || inner.some((child) => /^(await|await_expression)$/.test(child.type)),
    generator:
      /\bfunction\s*\*|^\*/.test(head) ||
      inner.some((child) => /^(yield|yield_expression|yield_statement)$/.test(child.type)),
    calls: unique(calls),
    complexity: 1 + loops.length + branches.length + handlers + inner.filter(isShortCircuit).length,
    documentation: documentationOf(node),
  };
}

const calleeOfCommand = (node: SyntaxNode): string => (node.type === 'command' ? calleeOf(node) : '');

/** `f()`, `self.f()` and `this.f()` call the function itself; `other.f()` need not. */
const isSelfCall = (call: string, name: string): boolean =>
  call === name ||
  call === `self.${name}` ||
  call === `this.${name}` ||
  call === `$this->${name}` ||
  call === `Self::${name}` ||
  call === `self::${name}` ||
  call === `static::${name}`;
