import { childrenOf, descendants, type SyntaxNode } from '../languages/syntax-tree.ts';
import { BLOCK, branchesOf } from './branches.ts';
import { type Edit, indentAt, isScript, places, type Rewrite } from './rewrite.ts';

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
