import { childrenOf, descendants, type SyntaxNode } from '../languages/syntax-tree.ts';
import { contains, enclosing, referencesTo } from './bindings.ts';
import { type Edit, places, type Rewrite } from './rewrite.ts';

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
