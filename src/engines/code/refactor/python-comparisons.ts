import { descendants, operatorOf } from '../languages/syntax-tree.ts';
import { type Edit, places, type Rewrite, replaceNode } from './rewrite.ts';

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
