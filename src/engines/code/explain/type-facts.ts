import { childrenOf, type SyntaxNode, within } from '../languages/syntax-tree.ts';
import { nameOf, short, unique } from './names.ts';
import { hasRole, isFunction } from './node-roles.ts';

export interface TypeFacts {
  readonly name: string;
  readonly kind: string;
  readonly from: number;
  readonly to: number;
  readonly extends: string | undefined;
  readonly methods: readonly string[];
  readonly fields: readonly string[];
}

export function typeFacts(node: SyntaxNode): TypeFacts {
  const methods: string[] = [];
  const fields: string[] = [];
  for (const inner of within(node, (child) => isFunction(child) || hasRole(child, 'type'))) {
    if (hasRole(inner, 'function')) methods.push(nameOf(inner));
    if (
      /^(field_declaration|public_field_definition|field_definition|property_declaration|property_signature|enum_variant|enum_constant|enumerator|const_declaration)$/.test(
        inner.type,
      )
    ) {
      const declarator = inner.childForFieldName('declarator');
      if (/function_declarator/.test(declarator?.type ?? '')) methods.push(nameOf(inner));
      else
        fields.push(
          inner.childForFieldName('name')?.text ??
            declarator?.childForFieldName('name')?.text ??
            inner.childForFieldName('property')?.text ??
            declarator?.text ??
            nameOf(inner),
        );
    }
  }
  const base =
    node.childForFieldName('superclass') ??
    node.childForFieldName('superclasses') ??
    childrenOf(node).find((child) =>
      /base_class_clause|base_list|class_heritage|base_clause|super_interfaces/.test(child.type),
    );
  return {
    name: nameOf(node) || '(anonymous)',
    kind: kindOf(node),
    from: node.startPosition.row + 1,
    to: node.endPosition.row + 1,
    extends: base
      ? short(
          base.text
            .replace(/^\s*(<|:|extends|implements|\()\s*|\)$/g, '')
            .replace(/\bpublic |\bprivate /g, ''),
        ) || undefined
      : undefined,
    methods: unique(methods),
    fields: unique(fields),
  };
}

function kindOf(node: SyntaxNode): string {
  if (node.type === 'type_spec')
    return /^struct|^interface/.exec(node.childForFieldName('type')?.text ?? '')?.[0] ?? 'type';
  return /class|struct|enum|trait|interface|record|module|union/.exec(node.type)?.[0] ?? 'type';
}
