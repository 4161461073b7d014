import { childrenOf, type SyntaxNode } from '../languages/syntax-tree.ts';

export const BLOCK = /^(statement_block|block)$/;

/** Without enclosing parentheses. */
export const bareCondition = (node: SyntaxNode): SyntaxNode =>
  node.type === 'parenthesized_expression' && node.firstNamedChild
    ? bareCondition(node.firstNamedChild)
    : node;

/** The one statement of a branch, with or without braces; comments make it more than one. */
export function onlyStatement(branch: SyntaxNode | null | undefined): SyntaxNode | undefined {
  if (!branch) return undefined;
  if (!BLOCK.test(branch.type)) return branch;
  const children = childrenOf(branch);
  return children.length === 1 ? children[0] : undefined;
}

interface Branches {
  readonly condition: SyntaxNode;
  readonly then: SyntaxNode;
  readonly otherwise: SyntaxNode | undefined;
  readonly hasElseIf: boolean;
}

/** The parts of an if statement. */
export function branchesOf(node: SyntaxNode): Branches | undefined {
  const condition = node.childForFieldName('condition');
  const then = node.childForFieldName('consequence');
  if (!condition || !then) return undefined;
  const alternatives = node
    .childrenForFieldName('alternative')
    .filter((one): one is SyntaxNode => one !== null);
  const [first] = alternatives;
  const inner =
    first?.type === 'else_clause' ? (first.childForFieldName('body') ?? first.firstNamedChild) : undefined;
  const hasElseIf =
    alternatives.length > 1 || first?.type === 'elif_clause' || inner?.type === 'if_statement';
  return {
    condition: bareCondition(condition),
    then,
    otherwise: hasElseIf ? undefined : (inner ?? undefined),
    hasElseIf,
  };
}
