import type { SyntaxNode } from '../languages/syntax-tree.ts';

/**
 * What the node types of all grammars stand for. Their names hardly collide, so one table serves all languages;
 * the test with samples of every language holds it together.
 */
const set = (types: string): ReadonlySet<string> => new Set(types.split(/\s+/));

const ROLES = {
  function: set(
    `function_definition function_declaration generator_function_declaration method_definition method_declaration
     function_item method singleton_method constructor_declaration local_function_statement destructor_declaration`,
  ),
  lambda: set(
    `arrow_function function_expression generator_function func_literal lambda lambda_expression
     closure_expression anonymous_function anonymous_function_creation_expression anonymous_method_expression`,
  ),
  type: set(
    `class_definition class_declaration abstract_class_declaration class module struct_item enum_item trait_item
     type_spec interface_declaration enum_declaration record_declaration struct_declaration struct_specifier
     class_specifier enum_specifier trait_declaration type_alias_declaration union_specifier`,
  ),
  loop: set(
    `for_statement for_in_statement while_statement do_statement for_expression while_expression loop_expression
     enhanced_for_statement foreach_statement for_range_loop for while until c_style_for_statement for_in_clause
     while_modifier until_modifier`,
  ),
  branch: set(
    `if_statement elif_clause else_if_clause if_expression conditional_expression ternary_expression conditional
     if elsif unless if_modifier unless_modifier if_clause`,
  ),
  case: set(
    `switch_case case_clause switch_section match_arm when expression_case type_case communication_case
     case_item switch_block_statement_group switch_rule switch_expression_arm match_conditional_expression`,
  ),
  handler: set('catch_clause except_clause rescue except_group_clause'),
  call: set(
    `call call_expression method_invocation invocation_expression function_call_expression member_call_expression
     scoped_call_expression nullsafe_member_call_expression command macro_invocation object_creation_expression
     new_expression`,
  ),
  return: set('return_statement return_expression return'),
  throw: set('throw_statement raise_statement throw_expression'),
  import: set(
    `import_statement import_from_statement import_declaration use_declaration using_directive preproc_include
     namespace_use_declaration future_import_statement`,
  ),
  comment: set('comment line_comment block_comment'),
  assignment: set(
    `assignment assignment_expression augmented_assignment augmented_assignment_expression assignment_statement
     short_var_declaration compound_assignment_expr operator_assignment let_declaration variable_declarator
     init_declarator variable_assignment`,
  ),
} as const;

export type Role = keyof typeof ROLES;

export const hasRole = (node: SyntaxNode, role: Role): boolean => node.isNamed && ROLES[role].has(node.type);

export const isFunction = (node: SyntaxNode): boolean => hasRole(node, 'function') || hasRole(node, 'lambda');

/** A case that catches everything else is no decision of its own. */
export function isDecidingCase(node: SyntaxNode): boolean {
  if (node.type === 'case_statement')
    return node.childForFieldName('value') !== null && node.parent?.type === 'compound_statement';
  return hasRole(node, 'case') && !/^(default\b|case _\b|_ |\*\)|else\b)/.test(node.text);
}

/** `&&`, `||`, `and`, `or`: each adds a way through the code. */
export function isShortCircuit(node: SyntaxNode): boolean {
  if (node.type === 'boolean_operator') return true;
  if (node.type !== 'binary_expression' && node.type !== 'binary' && node.type !== 'list') return false;
  return node.children.some(
    (child) => child !== null && !child.isNamed && /^(&&|\|\||and|or)$/.test(child.type),
  );
}
