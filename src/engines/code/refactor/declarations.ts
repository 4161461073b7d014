import { childrenOf, descendants, type SyntaxNode } from '../languages/syntax-tree.ts';
import { contains, enclosing, referencesTo } from './bindings.ts';
import { type Edit, isScript, places, type Rewrite } from './rewrite.ts';

const FUNCTION =
  /^(function_declaration|function_expression|arrow_function|method_definition|generator_function_declaration|generator_function|program)$/;
const BLOCK = /^(statement_block|program|for_statement|for_in_statement|switch_case|switch_default)$/;

/** `var` becomes const or let where no reader can tell the difference. */
export const useConstAndLet: Rewrite = ({ root, language }) => {
  if (!isScript(language)) return undefined;
  const edits: Edit[] = [];
  for (const declaration of descendants(root)) {
    if (declaration.type === 'variable_declaration') {
      const word = narrower(declaration);
      if (word)
        edits.push({ start: declaration.startIndex, end: declaration.startIndex + 'var'.length, text: word });
    }
  }
  return edits.length > 0
    ? { edits, change: `used const and let for var in ${places(edits.length)}` }
    : undefined;
};

function narrower(declaration: SyntaxNode): 'const' | 'let' | undefined {
  const block = enclosing(declaration, BLOCK);
  const owner = enclosing(declaration, FUNCTION);
  if (!block || !owner || /^switch/.test(block.type)) return undefined;
  const isInLoop =
    enclosing(declaration, /^(for_statement|for_in_statement|while_statement|do_statement)$/) !== null;
  let isConstant = true;
  for (const declarator of childrenOf(declaration)) {
    const name = declarator.childForFieldName('name');
    if (name?.type !== 'identifier') return undefined;
    const hasValue = declarator.childForFieldName('value') !== null;
    // A var in a loop keeps its value from one round to the next.
    if (isInLoop && !hasValue) return undefined;
    const uses = referencesTo(owner, name.text);
    if (uses.some((use) => !contains(block, use) || use.startIndex < declaration.startIndex))
      return undefined;
    if (isInLoop && uses.some((use) => enclosing(use, FUNCTION)?.id !== owner.id)) return undefined;
    if (isDeclaredTwice(uses, name)) return undefined;
    if (uses.some((use) => mayRunEarlier(use, declaration, owner))) return undefined;
    isConstant &&= hasValue && !uses.some(isWrite);
  }
  const isLoopHead = declaration.parent?.type === 'for_statement';
  return isConstant && !isLoopHead ? 'const' : 'let';
}

/** A hoisted function may run before the variable is initialised. */
function mayRunEarlier(use: SyntaxNode, declaration: SyntaxNode, owner: SyntaxNode): boolean {
  if (enclosing(use, FUNCTION)?.id === owner.id) return false;
  const hoisted = [...descendants(owner)].filter((node) =>
    /^(generator_)?function_declaration$/.test(node.type),
  );
  return hoisted.some((one) => {
    const name = one.childForFieldName('name')?.text ?? '';
    return referencesTo(owner, name).some(
      (call) =>
        call.startIndex < declaration.startIndex &&
        enclosing(call, FUNCTION)?.id === owner.id &&
        call.parent?.id !== one.id,
    );
  });
}

const isDeclaredTwice = (uses: readonly SyntaxNode[], name: SyntaxNode): boolean =>
  uses.some(
    (use) =>
      use.id !== name.id &&
      /^(variable_declarator|function_declaration|required_parameter|formal_parameters)$/.test(
        use.parent?.type ?? '',
      ) &&
      (use.parent?.childForFieldName('name')?.id === use.id || use.parent?.type === 'formal_parameters'),
  );

function isWrite(use: SyntaxNode): boolean {
  const parent = use.parent;
  if (!parent) return false;
  if (/^(assignment_expression|augmented_assignment_expression|for_in_statement)$/.test(parent.type))
    return parent.childForFieldName('left')?.id === use.id;
  if (parent.type === 'update_expression') return true;
  // A pattern on the left side: [a, b] = …, ({ a } = …)
  const pattern = enclosing(use, /^(array_pattern|object_pattern|array|object)$/);
  return (
    pattern?.parent?.type === 'assignment_expression' &&
    pattern.parent.childForFieldName('left')?.id === pattern.id
  );
}
