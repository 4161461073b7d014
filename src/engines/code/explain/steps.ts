import { childrenOf, type SyntaxNode } from '../languages/syntax-tree.ts';
import { calleeOf, nameOf } from './names.ts';
import { hasRole, isFunction } from './node-roles.ts';
import {
  assignmentPhrase,
  choicePhrase,
  codeSpan,
  firstField,
  loopPhrase,
  unparenthesised,
} from './statement-phrases.ts';
import type { Step } from './step.ts';

const WRAPPERS =
  /^(block|statement_block|compound_statement|statement_list|body_statement|then|do|do_group|else|else_clause|expression_statement|declaration_list|finally_clause|ensure|script_block)$/;
const DECLARATIONS =
  /^(lexical_declaration|variable_declaration|local_variable_declaration|declaration|local_declaration_statement|declaration_command|var_declaration|const_declaration|var_spec|const_spec)$/;
const CHOICES =
  /^(switch_statement|switch_expression|expression_switch_statement|type_switch_statement|select_statement|match_expression|match_statement|case|case_statement)$/;
const ROUNDS = /\.(each\w*|times|map|select|forEach|filter|upto|downto|step|flatMap|reduce)$/;

/** The steps of a block, a single statement, or nothing. */
export function stepsOf(body: SyntaxNode | null): Step[] {
  if (!body) return [];
  if (WRAPPERS.test(body.type)) return childrenOf(body).flatMap(stepsOf);
  const [from, to] = [body.startPosition.row + 1, body.endPosition.row + 1];
  return stepOf(body).map((told) => ({ from, to, ...told }));
}

/** A step without its lines. */
type Told = Omit<Step, 'from' | 'to'> & Partial<Step>;

const step = (text: string, inner: readonly Step[] = []): Told[] => [
  { text: inner.length === 0 ? text.replace(/:$/, ': nothing.') : text, inner },
];

function stepOf(node: SyntaxNode): Told[] {
  if (hasRole(node, 'comment') || /^(string|pass_statement|empty_statement|comment)$/.test(node.type))
    return [];
  if (isFunction(node)) return step(`Defines the helper ${codeSpan(nameOf(node) || 'function')}.`);
  if (hasRole(node, 'type')) return step(`Defines the ${codeSpan(nameOf(node))} type.`);
  if (DECLARATIONS.test(node.type))
    return childrenOf(node).flatMap((child) =>
      hasRole(child, 'assignment') || DECLARATIONS.test(child.type) ? stepsOf(child) : [],
    );
  if (/^(if_modifier|unless_modifier)$/.test(node.type)) return modified(node);
  if (/^(if_statement|if_expression|if|unless|elif_clause|else_if_clause|elsif)$/.test(node.type))
    return conditional(node, '');
  if (hasRole(node, 'loop')) return step(loopPhrase(node), stepsOf(firstField(node, 'body')));
  if (CHOICES.test(node.type)) return step(choicePhrase(node));
  if (/^(try_statement|begin|try_with_resources_statement)$/.test(node.type)) return attempt(node);
  if (/^(with_statement|using_statement|synchronized_statement)$/.test(node.type)) {
    const head = childrenOf(node)[0];
    return step(`With ${codeSpan(head ? unparenthesised(head) : '')}:`, stepsOf(firstField(node, 'body')));
  }
  if (hasRole(node, 'return')) {
    const value = node.firstNamedChild;
    return step(value ? `Returns ${codeSpan(value.text)}.` : 'Returns.');
  }
  if (hasRole(node, 'throw')) {
    const error = node.text.replace(/^(throw|raise)\s*|;$/g, '');
    return step(`Fails with ${error ? codeSpan(error) : 'the same error'}.`);
  }
  if (hasRole(node, 'assignment')) return step(assignmentPhrase(node));
  if (/^(break_statement|break_expression|break)$/.test(node.type)) return step('Leaves the loop.');
  if (/^(continue_statement|continue_expression|next)$/.test(node.type))
    return step('Goes on with the next round.');
  if (
    /^(update_expression|inc_statement|dec_statement|postfix_unary_expression|prefix_unary_expression)$/.test(
      node.type,
    )
  ) {
    return step(
      `${node.text.includes('--') ? 'Decreases' : 'Increases'} ${codeSpan(node.text.replace(/\+\+|--|;/g, ''))} by one.`,
    );
  }
  if (/^await/.test(node.type)) return step(`Waits for ${codeSpan(node.text.replace(/^await\s+/, ''))}.`);
  if (/^yield/.test(node.type))
    return step(`Hands out ${codeSpan(node.text.replace(/^yield\s*\*?\s*/, ''))}.`);
  if (/^(defer_statement|go_statement)$/.test(node.type)) {
    return step(
      `${node.type === 'go_statement' ? 'Starts' : 'When it ends, calls'} ${codeSpan(node.firstNamedChild?.text ?? '')}.`,
    );
  }
  if (/^(pipeline|redirected_statement)$/.test(node.type)) {
    const body = firstField(node, 'body');
    return body && hasRole(body, 'loop') ? stepsOf(body) : step(`Runs ${codeSpan(node.text)}.`);
  }
  if (hasRole(node, 'call')) return called(node);
  if (/^(echo_statement|print_intrinsic)$/.test(node.type))
    return step(`Prints ${codeSpan(node.text.replace(/^echo\s+|;$/g, ''))}.`);
  return step(
    `${isLastExpression(node) ? 'Gives back' : 'Evaluates'} ${codeSpan(node.text.replace(/;$/, ''))}.`,
  );
}

/** In Rust and Ruby the last expression of a function is its value. */
function isLastExpression(node: SyntaxNode): boolean {
  const parent = node.parent;
  return (
    parent !== null && /^(block|body_statement|method)$/.test(parent.type) && node.nextNamedSibling === null
  );
}

function modified(node: SyntaxNode): Told[] {
  const word = node.type === 'unless_modifier' ? 'Unless' : 'If';
  return step(
    `${word} ${codeSpan(firstField(node, 'condition')?.text ?? '')}:`,
    stepsOf(firstField(node, 'body')),
  );
}

function conditional(node: SyntaxNode, prefix: string): Told[] {
  const condition = firstField(node, 'condition') ?? childrenOf(node)[0];
  const word = node.type === 'unless' ? 'Unless' : prefix ? 'if' : 'If';
  const then = firstField(node, 'consequence', 'body');
  // The shell has no field for what follows `then`.
  const inner = then
    ? stepsOf(then)
    : childrenOf(node)
        .filter((child) => child.id !== condition?.id && !/else_clause|elif_clause/.test(child.type))
        .flatMap(stepsOf);
  const steps = step(`${prefix}${word} ${codeSpan(condition ? unparenthesised(condition) : '')}:`, inner);
  const fields = node
    .childrenForFieldName('alternative')
    .filter((child): child is SyntaxNode => child !== null);
  const others =
    fields.length > 0
      ? fields
      : childrenOf(node).filter((child) => /^(else_clause|elif_clause)$/.test(child.type));
  for (const other of others) steps.push(...otherwise(other));
  return steps;
}

function otherwise(node: SyntaxNode): Told[] {
  const nested = node.type === 'else_clause' ? childrenOf(node)[0] : node;
  if (nested && /^(if_statement|if_expression|elif_clause|else_if_clause|elsif)$/.test(nested.type))
    return conditional(nested, 'Otherwise, ');
  const inner = stepsOf(firstField(node, 'body') ?? node);
  return inner.length > 0 ? step('Otherwise:', inner) : [];
}

function attempt(node: SyntaxNode): Told[] {
  const steps = step('Tries this:', stepsOf(firstField(node, 'body') ?? null));
  for (const handler of childrenOf(node).filter((child) => hasRole(child, 'handler'))) {
    const body = firstField(handler, 'body') ?? childrenOf(handler).at(-1) ?? null;
    const head = handler.text
      .slice(0, Math.max(0, (body?.startIndex ?? handler.endIndex) - handler.startIndex))
      .replace(/^(catch|except|rescue)\s*|[:{]\s*$/g, '')
      .trim();
    steps.push(
      ...step(
        `If that fails${head ? ` with ${codeSpan(head.replace(/^\(|\)$/g, ''))}` : ''}:`,
        stepsOf(body),
      ),
    );
  }
  return steps;
}

function called(node: SyntaxNode): Told[] {
  const callee = calleeOf(node);
  const block = firstField(node, 'block');
  if (block && ROUNDS.test(callee))
    return step(`For each round of ${codeSpan(callee)}:`, stepsOf(firstField(block, 'body') ?? null));
  if (node.type === 'command') {
    if (callee === 'return' || callee === 'exit')
      return step(
        `${callee === 'exit' ? 'Ends the script' : 'Returns'} with ${codeSpan(node.text.replace(/^\w+\s*/, '') || '0')}.`,
      );
    return step(`Runs ${codeSpan(node.text)}.`);
  }
  if (isLastExpression(node) && node.type !== 'macro_invocation')
    return step(`Gives back ${codeSpan(node.text)}.`);
  return step(`Calls ${codeSpan(node.text.replace(/;$/, ''))}.`);
}
