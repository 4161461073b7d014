import nodeRoles from '../data/node-roles.json';
import type { SyntaxNode } from '../languages/syntax-tree.ts';

type Role = keyof typeof nodeRoles;

/** Node types of all grammars by their role: names hardly collide between grammars, so one table serves all. */
const ROLES: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(nodeRoles).map(([role, types]) => [role, new Set(types)]),
);

export const hasRole = (node: SyntaxNode, role: Role): boolean =>
  node.isNamed && (ROLES.get(role)?.has(node.type) ?? false);

export const isFunction = (node: SyntaxNode): boolean => hasRole(node, 'function') || hasRole(node, 'lambda');

/** A default case adds no path to the cyclomatic complexity. */
export function isDecidingCase(node: SyntaxNode): boolean {
  if (node.type === 'case_statement')
    return node.childForFieldName('value') !== null && node.parent?.type === 'compound_statement';
  return hasRole(node, 'case') && !/^(default\b|case _\b|_ |\*\)|else\b)/.test(node.text);
}

/** `&&`, `||`, `and`, `or`: each adds a path to the cyclomatic complexity. */
export function isShortCircuit(node: SyntaxNode): boolean {
  if (node.type === 'boolean_operator') return true;
  if (node.type !== 'binary_expression' && node.type !== 'binary' && node.type !== 'list') return false;
  return node.children.some(
    (child) => child !== null && !child.isNamed && /^(&&|\|\||and|or)$/.test(child.type),
  );
}
