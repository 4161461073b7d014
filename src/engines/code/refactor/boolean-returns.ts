import { childrenOf, descendants, type SyntaxNode } from '../languages/syntax-tree.ts';
import { BLOCK, bareCondition, branchesOf, onlyStatement } from './branches.ts';
import { type Edit, isScript, places, type Rewrite, type RewriteInput, replaceNode } from './rewrite.ts';

function returnedTruth(statement: SyntaxNode | undefined): boolean | undefined {
  if (statement?.type !== 'return_statement') return undefined;
  const value = statement.firstNamedChild;
  if (value?.type === 'true') return true;
  return value?.type === 'false' ? false : undefined;
}

const COMPARISON = /^(===|!==|==|!=|<|>|<=|>=|instanceof|in)$/;

function isTruthValue(node: SyntaxNode, language: string): boolean {
  if (language === 'python') return /^(comparison_operator|not_operator|true|false)$/.test(node.type);
  if (node.type === 'true' || node.type === 'false') return true;
  if (node.type === 'unary_expression') return node.text.startsWith('!');
  return (
    node.type === 'binary_expression' &&
    node.children.some((child) => child !== null && !child.isNamed && COMPARISON.test(child.type))
  );
}

const NEGATED: Readonly<Record<string, string>> = { '===': '!==', '!==': '===', '==': '!=', '!=': '==' };

function truth(condition: SyntaxNode, wanted: boolean, language: string): string {
  const text = condition.text;
  const isPython = language === 'python';
  if (wanted)
    return isTruthValue(condition, language) ? text : isPython ? `bool(${text})` : `Boolean(${text})`;
  const sign = condition.children.find((child) => child !== null && !child.isNamed && child.type in NEGATED);
  if (!isPython && condition.type === 'binary_expression' && sign) {
    return (
      condition.text.slice(0, sign.startIndex - condition.startIndex) +
      NEGATED[sign.type] +
      condition.text.slice(sign.endIndex - condition.startIndex)
    );
  }
  const isSimple = /^(identifier|call_expression|member_expression|call|attribute)$/.test(condition.type);
  if (isPython) return `not ${isSimple ? text : `(${text})`}`;
  return isSimple ? `!${text}` : `!(${text})`;
}

/** if (c) { return true; } else { return false; } becomes return c; */
export const simplifyTruth: Rewrite = (source) => {
  const { root, language } = source;
  const edits: Edit[] = [];
  for (const node of descendants(root)) {
    if (/^(ternary_expression|conditional_expression)$/.test(node.type))
      edits.push(...simplerTernary(node, language));
    if (node.type === 'if_statement') edits.push(...simplerIf(node, source));
  }
  return edits.length > 0
    ? { edits, change: `returned conditions directly in ${places(edits.length)}` }
    : undefined;
};

function simplerTernary(node: SyntaxNode, language: string): Edit[] {
  const parts = childrenOf(node);
  const [then, condition, otherwise] = language === 'python' ? parts : [parts[1], parts[0], parts[2]];
  if (!then || !condition || !otherwise || parts.length !== 3) return [];
  if (
    !/^(true|false)$/.test(then.type) ||
    !/^(true|false)$/.test(otherwise.type) ||
    then.type === otherwise.type
  )
    return [];
  const text = truth(bareCondition(condition), then.type === 'true', language);
  const needsBrackets =
    node.parent !== null &&
    !/^(return_statement|variable_declarator|arguments|assignment|assignment_expression|parenthesized_expression|argument_list|arrow_function)$/.test(
      node.parent.type,
    );
  return [replaceNode(node, needsBrackets ? `(${text})` : text)];
}

function simplerIf(node: SyntaxNode, { code, language }: RewriteInput): Edit[] {
  const branches = branchesOf(node);
  if (!branches || branches.hasElseIf || node.parent?.type === 'else_clause') return [];
  const then = returnedTruth(onlyStatement(branches.then));
  if (then === undefined) return [];
  const after = branches.otherwise ? undefined : (node.nextNamedSibling ?? undefined);
  const otherwise = returnedTruth(branches.otherwise ? onlyStatement(branches.otherwise) : after);
  if (otherwise === undefined || otherwise === then) return [];
  // An if inside if/else without braces has no next statement of its own.
  if (after && !BLOCK.test(node.parent?.type ?? '')) return [];
  if (after && code.slice(node.endIndex, after.startIndex).trim() !== '') return [];
  const text = `return ${truth(branches.condition, then, language)}${isScript(language) ? ';' : ''}`;
  return [{ start: node.startIndex, end: after?.endIndex ?? node.endIndex, text }];
}
