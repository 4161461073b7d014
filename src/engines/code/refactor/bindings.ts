import { descendants, type SyntaxNode } from '../languages/syntax-tree.ts';

const IDENTIFIERS =
  /^(identifier|shorthand_property_identifier|shorthand_property_identifier_pattern|type_identifier|jsx_identifier|variable_name|constant)$/;

/** A name after a dot, a key, or the name of a keyword argument: it belongs to an object, not to a scope. */
function isMember(node: SyntaxNode): boolean {
  const parent = node.parent;
  if (!parent) return false;
  const is = (field: string): boolean => parent.childForFieldName(field)?.id === node.id;
  switch (parent.type) {
    case 'attribute':
      return is('attribute');
    case 'keyword_argument':
      return is('name');
    case 'member_access_expression':
    case 'method_invocation':
      return (
        is('name') && (parent.childForFieldName('object') ?? parent.childForFieldName('expression')) !== null
      );
    case 'field_access':
    case 'field_expression':
      return is('field');
    case 'call':
      return is('method') && parent.childForFieldName('receiver') !== null;
    case 'scoped_identifier':
    case 'qualified_identifier':
      return is('name');
    default:
      return false;
  }
}

const indexes = new WeakMap<SyntaxNode, Map<string, SyntaxNode[]>>();

/** Names of a tree are looked up many times, so they are collected once. */
function indexOf(root: SyntaxNode): Map<string, SyntaxNode[]> {
  const known = indexes.get(root);
  if (known) return known;
  const index = new Map<string, SyntaxNode[]>();
  for (const node of descendants(root)) {
    if (!IDENTIFIERS.test(node.type) || isMember(node)) continue;
    const name = node.text;
    const places = index.get(name);
    if (places) places.push(node);
    else index.set(name, [node]);
  }
  indexes.set(root, index);
  return index;
}

/** Every place where a name stands for a variable, function, class or import. */
export const referencesTo = (root: SyntaxNode, name: string): readonly SyntaxNode[] =>
  indexOf(root).get(name) ?? [];

/** Places where the name belongs to an object: properties, methods, keyword arguments. */
export function memberUsesOf(root: SyntaxNode, name: string): SyntaxNode[] {
  return [...descendants(root)].filter(
    (node) =>
      node.text === name &&
      (/^(property_identifier|field_identifier)$/.test(node.type) ||
        (IDENTIFIERS.test(node.type) && isMember(node))),
  );
}

/** True if the name may be used from a string: eval, or `__all__`. */
export const isNameInStrings = (root: SyntaxNode, name: string): boolean =>
  [...descendants(root)].some(
    (node) =>
      /^(string|string_fragment|string_content)$/.test(node.type) && node.text.replace(/["']/g, '') === name,
  );

export function enclosing(node: SyntaxNode, types: RegExp): SyntaxNode | null {
  for (let outer = node.parent; outer; outer = outer.parent) if (types.test(outer.type)) return outer;
  return null;
}

export const contains = (outer: SyntaxNode, inner: SyntaxNode): boolean =>
  outer.startIndex <= inner.startIndex && outer.endIndex >= inner.endIndex;
