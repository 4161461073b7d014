import { childrenOf, type SyntaxNode } from '../languages/syntax-tree.ts';
import { short } from './names.ts';
import { hasRole, isFunction } from './node-roles.ts';

/** Code inside a sentence. */
export const codeSpan = (text: string, limit?: number): string =>
  `\`${short(text, limit).replaceAll('`', "'")}\``;
/** Without enclosing parentheses. */
export const unparenthesised = (node: SyntaxNode): string => {
  const text = node.text.trim();
  return /^\(.*\)$/s.test(text) && node.type !== 'tuple' ? text.slice(1, -1) : text;
};
/** The first of these fields that the node has. */
export const firstField = (node: SyntaxNode, ...names: string[]): SyntaxNode | null => {
  for (const name of names) {
    const found = node.childForFieldName(name);
    if (found) return found;
  }
  return null;
};

export function loopPhrase(node: SyntaxNode): string {
  const clause = childrenOf(node).find((child) => /^(range_clause|for_clause)$/.test(child.type)) ?? node;
  const left = firstField(clause, 'left', 'pattern', 'variable', 'name', 'declarator');
  const right = firstField(clause, 'right', 'value');
  if (left && right && node.type !== 'while_statement')
    return `For each ${codeSpan(left.text)} in ${codeSpan(right.text)}:`;
  if (node.type === 'foreach_statement') {
    const [over, item] = childrenOf(node);
    return `For each ${codeSpan(item?.text ?? '')} in ${codeSpan(over?.text ?? '')}:`;
  }
  const start = firstField(clause, 'initializer', 'init', 'initialize');
  const condition = firstField(clause, 'condition');
  if (start && condition)
    return `Counting from ${codeSpan(start.text.replace(/;$/, ''))}, while ${codeSpan(condition.text.replace(/;$/, ''))}:`;
  if (condition)
    return `${/until/.test(node.type) ? 'Until' : 'While'} ${codeSpan(unparenthesised(condition))}${node.type === 'do_statement' ? ' (checked after each round)' : ''}:`;
  return 'Repeats until it is left:';
}

export function choicePhrase(node: SyntaxNode): string {
  const value = firstField(node, 'value', 'condition', 'subject');
  const arms = childrenOf(firstField(node, 'body') ?? node).filter(
    (child) =>
      hasRole(child, 'case') || /^(case_statement|switch_default|default_case|case_clause)$/.test(child.type),
  );
  const count = arms.length === 1 ? 'one case' : `${arms.length} cases`;
  return `Chooses among ${count}${value ? ` by ${codeSpan(unparenthesised(value))}` : ''}.`;
}

export function assignmentPhrase(node: SyntaxNode): string {
  const left = firstField(node, 'left', 'name', 'pattern', 'declarator');
  const right =
    firstField(node, 'right', 'value') ??
    (node.type === 'variable_declarator'
      ? (childrenOf(node)
          .slice(1)
          .find((child) => child.type !== 'type_annotation') ?? null)
      : null);
  if (!left) return `Evaluates ${codeSpan(node.text)}.`;
  if (right && isFunction(right)) return `Defines the helper ${codeSpan(left.text)}.`;
  const sign = node.children.find(
    (child) => child !== null && !child.isNamed && /^[-+*/%.|&^<>?]+=$/.test(child.text),
  )?.text;
  if (sign === '+=' && right) return `Adds ${codeSpan(right.text)} to ${codeSpan(left.text)}.`;
  if (sign) return `Updates ${codeSpan(node.text)}.`;
  return right
    ? `Sets ${codeSpan(left.text)} to ${codeSpan(right.text)}.`
    : `Declares ${codeSpan(left.text)}.`;
}
