import { childrenOf, descendants, type SyntaxNode, within } from '../languages/syntax-tree.ts';
import { effectsOf } from './effects.ts';
import { type FunctionFacts, functionFacts } from './function-facts.ts';
import { calleeOf, nameOf, short, unique } from './names.ts';
import { hasRole, isFunction } from './node-roles.ts';
import { type TypeFacts, typeFacts } from './type-facts.ts';

export interface CodeFacts {
  readonly lines: number;
  readonly commentLines: number;
  readonly functions: readonly FunctionFacts[];
  readonly types: readonly TypeFacts[];
  readonly imports: readonly string[];
  /** Calls outside all functions. */
  readonly topLevelCalls: readonly string[];
  readonly effects: readonly string[];
  readonly complexity: number;
}

function importsOf(node: SyntaxNode): string[] {
  const text = node.text.replace(/\s+/g, ' ');
  const quoted = [...text.matchAll(/["'<]([^"'<>]+)["'>]/g)].map((match) => match[1] ?? '');
  if (node.type === 'import_from_statement') return [node.childForFieldName('module_name')?.text ?? ''];
  if (quoted.length > 0 && !node.type.startsWith('use')) return quoted;
  return text
    .replace(/^(import|using|use)\s+(static\s+|function\s+|const\s+)?|;$/g, '')
    .split(/,(?![^{]*\})/)
    .map((name) => short(name.replace(/\s+as\s+\w+$/, '').trim()));
}

/** Ruby and the shell import by calling something. */
const CALLED_IMPORT = /^(require|require_relative|source|\.)$/;

export function codeFacts(root: SyntaxNode): CodeFacts {
  const nodes = [...descendants(root)];
  const isNamedFunction = (node: SyntaxNode): boolean =>
    hasRole(node, 'function') || (hasRole(node, 'lambda') && isNamedLambda(node));
  const functions = nodes.filter(isNamedFunction).map(functionFacts);
  const imports = nodes.filter((node) => hasRole(node, 'import')).flatMap(importsOf);
  for (const call of nodes.filter((node) => hasRole(node, 'call') && CALLED_IMPORT.test(calleeOf(node)))) {
    imports.push(
      short(
        (call.childForFieldName('arguments') ?? call.childForFieldName('argument'))?.text.replace(
          /^\(|\)$|["']/g,
          '',
        ) ?? '',
      ),
    );
  }
  const topLevel = [...within(root, (node) => isFunction(node))].filter((node) => hasRole(node, 'call'));
  const calls = nodes.filter((node) => hasRole(node, 'call')).map(calleeOf);
  const printed = nodes.some((node) => node.type === 'echo_statement') ? ['echo'] : [];
  const streams = nodes.filter((node) => node.type === 'qualified_identifier').map((node) => node.text);
  return {
    lines: root.text.replace(/\n$/, '').split('\n').length,
    commentLines: nodes
      .filter((node) => hasRole(node, 'comment'))
      .reduce((sum, node) => sum + node.endPosition.row - node.startPosition.row + 1, 0),
    functions,
    types: nodes
      .filter((node) => hasRole(node, 'type') && node.parent !== null && childrenOf(node).length > 0)
      .map(typeFacts),
    imports: unique(imports),
    topLevelCalls: unique(topLevel.map(calleeOf)).filter((name) => !CALLED_IMPORT.test(name)),
    effects: effectsOf([...calls, ...printed, ...streams]),
    complexity: functions.reduce((sum, facts) => sum + facts.complexity, 0),
  };
}

/** `const f = () => {…}` is a function like any other; a callback that is passed on is not. */
function isNamedLambda(node: SyntaxNode): boolean {
  const holder = node.parent;
  if (!holder || !nameOf(node)) return false;
  return /^(variable_declarator|public_field_definition|field_definition|pair|assignment|assignment_expression|init_declarator|short_var_declaration|expression_list)$/.test(
    holder.type,
  );
}
