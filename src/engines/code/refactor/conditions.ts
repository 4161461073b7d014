import { childrenOf, descendants, type SyntaxNode } from '../languages/syntax-tree.ts';
import {
  type Edit,
  indentAt,
  isScript,
  places,
  type Rewrite,
  type RewriteInput,
  replaceNode,
} from './rewrite.ts';

const BLOCK = /^(statement_block|block)$/;

const bare = (node: SyntaxNode): SyntaxNode =>
  node.type === 'parenthesized_expression' && node.firstNamedChild ? bare(node.firstNamedChild) : node;

/** The one statement of a branch, with or without braces; comments make it more than one. */
function onlyStatement(branch: SyntaxNode | null | undefined): SyntaxNode | undefined {
  if (!branch) return undefined;
  if (!BLOCK.test(branch.type)) return branch;
  const children = childrenOf(branch);
  return children.length === 1 ? children[0] : undefined;
}

function returnedTruth(statement: SyntaxNode | undefined): boolean | undefined {
  if (statement?.type !== 'return_statement') return undefined;
  const value = statement.firstNamedChild;
  if (value?.type === 'true') return true;
  return value?.type === 'false' ? false : undefined;
}

interface Branches {
  readonly condition: SyntaxNode;
  readonly then: SyntaxNode;
  readonly otherwise: SyntaxNode | undefined;
  readonly hasElseIf: boolean;
}

function branchesOf(node: SyntaxNode): Branches | undefined {
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
    condition: bare(condition),
    then,
    otherwise: hasElseIf ? undefined : (inner ?? undefined),
    hasElseIf,
  };
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
  const text = truth(bare(condition), then.type === 'true', language);
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

const LEAVES = /^(return_statement|throw_statement|raise_statement|continue_statement|break_statement)$/;

function alwaysLeaves(branch: SyntaxNode): boolean {
  const last = BLOCK.test(branch.type)
    ? childrenOf(branch)
        .filter((child) => child.type !== 'comment')
        .at(-1)
    : branch;
  return last !== undefined && LEAVES.test(last.type);
}

const declares = (block: SyntaxNode): boolean =>
  childrenOf(block).some((child) =>
    /^(lexical_declaration|class_declaration|function_declaration|enum_declaration|type_alias_declaration|interface_declaration)$/.test(
      child.type,
    ),
  );

/** After a branch that returns, `else` only adds a level. */
export const dropElseAfterReturn: Rewrite = ({ root, code, language }) => {
  const edits: Edit[] = [];
  for (const node of descendants(root)) {
    if (node.type !== 'if_statement') continue;
    const branches = branchesOf(node);
    const elseBlock = branches?.otherwise;
    if (!branches || !elseBlock || !BLOCK.test(elseBlock.type) || !alwaysLeaves(branches.then)) continue;
    // Only where the statements may stand beside the if; names of the block must not meet those outside.
    const isInList =
      language === 'python'
        ? /^(block|module)$/.test(node.parent?.type ?? '')
        : /^(statement_block|program)$/.test(node.parent?.type ?? '');
    if (!isInList || (isScript(language) && declares(elseBlock))) continue;
    const statements = childrenOf(elseBlock);
    const first = statements[0];
    const last = statements.at(-1);
    if (!first || !last) continue;
    const outer = indentAt(node, code);
    const inner = indentAt(first, code);
    const standsOnOwnLine =
      code.slice(code.lastIndexOf('\n', first.startIndex - 1) + 1, first.startIndex).trim() === '';
    if (!standsOnOwnLine || !inner.startsWith(outer) || hasMultilineText(elseBlock)) continue;
    const body = code
      .slice(first.startIndex, elseBlock.endIndex)
      .replace(/\s*\}\s*$/, (end) => (language === 'python' ? end : ''))
      .trimEnd();
    const dedented = body.replaceAll(`\n${inner}`, `\n${outer}`);
    edits.push({ start: branches.then.endIndex, end: node.endIndex, text: `\n${outer}${dedented}` });
  }
  return edits.length > 0
    ? { edits, change: `dropped else after return in ${places(edits.length)}` }
    : undefined;
};

/** Moving a text that spans lines would change it. */
const hasMultilineText = (node: SyntaxNode): boolean =>
  [...descendants(node)].some(
    (inner) => /string/.test(inner.type) && inner.startPosition.row !== inner.endPosition.row,
  );
