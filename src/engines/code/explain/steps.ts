import { childrenOf, type SyntaxNode } from '../languages/syntax-tree.ts';
import { calleeOf, nameOf, short } from './names.ts';
import { hasRole, isFunction } from './node-roles.ts';

/** One step of a function in words, and the steps inside it. */
export interface Step {
  readonly text: string;
  readonly inner: readonly Step[];
  readonly from: number;
  readonly to: number;
}

const WRAPPERS =
  /^(block|statement_block|compound_statement|statement_list|body_statement|then|do|do_group|else|else_clause|expression_statement|declaration_list|finally_clause|ensure|script_block)$/;
const DECLARATIONS =
  /^(lexical_declaration|variable_declaration|local_variable_declaration|declaration|local_declaration_statement|declaration_command|var_declaration|const_declaration|var_spec|const_spec)$/;
const CHOICES =
  /^(switch_statement|switch_expression|expression_switch_statement|type_switch_statement|select_statement|match_expression|match_statement|case|case_statement)$/;
const ROUNDS = /\.(each\w*|times|map|select|forEach|filter|upto|downto|step|flatMap|reduce)$/;

const code = (text: string, limit?: number): string => `\`${short(text, limit).replaceAll('`', "'")}\``;
const bare = (node: SyntaxNode): string => {
  const text = node.text.trim();
  return /^\(.*\)$/s.test(text) && node.type !== 'tuple' ? text.slice(1, -1) : text;
};
const field = (node: SyntaxNode, ...names: string[]): SyntaxNode | null => {
  for (const name of names) {
    const found = node.childForFieldName(name);
    if (found) return found;
  }
  return null;
};

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

/** Only what overlaps these lines, at every level. */
export function stepsWithin(steps: readonly Step[], from: number, to: number): Step[] {
  return steps
    .filter((one) => one.from <= to && one.to >= from)
    .map((one) => ({ ...one, inner: stepsWithin(one.inner, from, to) }));
}

function stepOf(node: SyntaxNode): Told[] {
  if (hasRole(node, 'comment') || /^(string|pass_statement|empty_statement|comment)$/.test(node.type))
    return [];
  if (isFunction(node)) return step(`Defines the helper ${code(nameOf(node) || 'function')}.`);
  if (hasRole(node, 'type')) return step(`Defines the ${code(nameOf(node))} type.`);
  if (DECLARATIONS.test(node.type))
    return childrenOf(node).flatMap((child) =>
      hasRole(child, 'assignment') || DECLARATIONS.test(child.type) ? stepsOf(child) : [],
    );
  if (/^(if_modifier|unless_modifier)$/.test(node.type)) return modified(node);
  if (/^(if_statement|if_expression|if|unless|elif_clause|else_if_clause|elsif)$/.test(node.type))
    return conditional(node, '');
  if (hasRole(node, 'loop')) return step(loopHead(node), stepsOf(field(node, 'body')));
  if (CHOICES.test(node.type)) return choice(node);
  if (/^(try_statement|begin|try_with_resources_statement)$/.test(node.type)) return attempt(node);
  if (/^(with_statement|using_statement|synchronized_statement)$/.test(node.type)) {
    const head = childrenOf(node)[0];
    return step(`With ${code(head ? bare(head) : '')}:`, stepsOf(field(node, 'body')));
  }
  if (hasRole(node, 'return')) {
    const value = node.firstNamedChild;
    return step(value ? `Returns ${code(value.text)}.` : 'Returns.');
  }
  if (hasRole(node, 'throw')) {
    const error = node.text.replace(/^(throw|raise)\s*|;$/g, '');
    return step(`Fails with ${error ? code(error) : 'the same error'}.`);
  }
  if (hasRole(node, 'assignment')) return assignment(node);
  if (/^(break_statement|break_expression|break)$/.test(node.type)) return step('Leaves the loop.');
  if (/^(continue_statement|continue_expression|next)$/.test(node.type))
    return step('Goes on with the next round.');
  if (
    /^(update_expression|inc_statement|dec_statement|postfix_unary_expression|prefix_unary_expression)$/.test(
      node.type,
    )
  ) {
    return step(
      `${node.text.includes('--') ? 'Decreases' : 'Increases'} ${code(node.text.replace(/\+\+|--|;/g, ''))} by one.`,
    );
  }
  if (/^await/.test(node.type)) return step(`Waits for ${code(node.text.replace(/^await\s+/, ''))}.`);
  if (/^yield/.test(node.type)) return step(`Hands out ${code(node.text.replace(/^yield\s*\*?\s*/, ''))}.`);
  if (/^(defer_statement|go_statement)$/.test(node.type)) {
    return step(
      `${node.type === 'go_statement' ? 'Starts' : 'When it ends, calls'} ${code(node.firstNamedChild?.text ?? '')}.`,
    );
  }
  if (/^(pipeline|redirected_statement)$/.test(node.type)) {
    const body = field(node, 'body');
    return body && hasRole(body, 'loop') ? stepsOf(body) : step(`Runs ${code(node.text)}.`);
  }
  if (hasRole(node, 'call')) return called(node);
  if (/^(echo_statement|print_intrinsic)$/.test(node.type))
    return step(`Prints ${code(node.text.replace(/^echo\s+|;$/g, ''))}.`);
  return step(`${isLastExpression(node) ? 'Gives back' : 'Evaluates'} ${code(node.text.replace(/;$/, ''))}.`);
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
  return step(`${word} ${code(field(node, 'condition')?.text ?? '')}:`, stepsOf(field(node, 'body')));
}

function conditional(node: SyntaxNode, prefix: string): Told[] {
  const condition = field(node, 'condition') ?? childrenOf(node)[0];
  const word = node.type === 'unless' ? 'Unless' : prefix ? 'if' : 'If';
  const then = field(node, 'consequence', 'body');
  // The shell has no field for what follows `then`.
  const inner = then
    ? stepsOf(then)
    : childrenOf(node)
        .filter((child) => child.id !== condition?.id && !/else_clause|elif_clause/.test(child.type))
        .flatMap(stepsOf);
  const steps = step(`${prefix}${word} ${code(condition ? bare(condition) : '')}:`, inner);
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
  const inner = stepsOf(field(node, 'body') ?? node);
  return inner.length > 0 ? step('Otherwise:', inner) : [];
}

function loopHead(node: SyntaxNode): string {
  const clause = childrenOf(node).find((child) => /^(range_clause|for_clause)$/.test(child.type)) ?? node;
  const left = field(clause, 'left', 'pattern', 'variable', 'name', 'declarator');
  const right = field(clause, 'right', 'value');
  if (left && right && node.type !== 'while_statement')
    return `For each ${code(left.text)} in ${code(right.text)}:`;
  if (node.type === 'foreach_statement') {
    const [over, item] = childrenOf(node);
    return `For each ${code(item?.text ?? '')} in ${code(over?.text ?? '')}:`;
  }
  const start = field(clause, 'initializer', 'init', 'initialize');
  const condition = field(clause, 'condition');
  if (start && condition)
    return `Counting from ${code(start.text.replace(/;$/, ''))}, while ${code(condition.text.replace(/;$/, ''))}:`;
  if (condition)
    return `${/until/.test(node.type) ? 'Until' : 'While'} ${code(bare(condition))}${node.type === 'do_statement' ? ' (checked after each round)' : ''}:`;
  return 'Repeats until it is left:';
}

function choice(node: SyntaxNode): Told[] {
  const value = field(node, 'value', 'condition', 'subject');
  const arms = childrenOf(field(node, 'body') ?? node).filter(
    (child) =>
      hasRole(child, 'case') || /^(case_statement|switch_default|default_case|case_clause)$/.test(child.type),
  );
  const count = arms.length === 1 ? 'one case' : `${arms.length} cases`;
  return step(`Chooses among ${count}${value ? ` by ${code(bare(value))}` : ''}.`);
}

function attempt(node: SyntaxNode): Told[] {
  const steps = step('Tries this:', stepsOf(field(node, 'body') ?? null));
  for (const handler of childrenOf(node).filter((child) => hasRole(child, 'handler'))) {
    const body = field(handler, 'body') ?? childrenOf(handler).at(-1) ?? null;
    const head = handler.text
      .slice(0, Math.max(0, (body?.startIndex ?? handler.endIndex) - handler.startIndex))
      .replace(/^(catch|except|rescue)\s*|[:{]\s*$/g, '')
      .trim();
    steps.push(
      ...step(`If that fails${head ? ` with ${code(head.replace(/^\(|\)$/g, ''))}` : ''}:`, stepsOf(body)),
    );
  }
  return steps;
}

function assignment(node: SyntaxNode): Told[] {
  const left = field(node, 'left', 'name', 'pattern', 'declarator');
  const right =
    field(node, 'right', 'value') ??
    (node.type === 'variable_declarator'
      ? (childrenOf(node)
          .slice(1)
          .find((child) => child.type !== 'type_annotation') ?? null)
      : null);
  if (!left) return step(`Evaluates ${code(node.text)}.`);
  if (right && isFunction(right)) return step(`Defines the helper ${code(left.text)}.`);
  const sign = node.children.find(
    (child) => child !== null && !child.isNamed && /^[-+*/%.|&^<>?]+=$/.test(child.text),
  )?.text;
  if (sign === '+=' && right) return step(`Adds ${code(right.text)} to ${code(left.text)}.`);
  if (sign) return step(`Updates ${code(node.text)}.`);
  return step(right ? `Sets ${code(left.text)} to ${code(right.text)}.` : `Declares ${code(left.text)}.`);
}

function called(node: SyntaxNode): Told[] {
  const callee = calleeOf(node);
  const block = field(node, 'block');
  if (block && ROUNDS.test(callee))
    return step(`For each round of ${code(callee)}:`, stepsOf(field(block, 'body') ?? null));
  if (node.type === 'command') {
    if (callee === 'return' || callee === 'exit')
      return step(
        `${callee === 'exit' ? 'Ends the script' : 'Returns'} with ${code(node.text.replace(/^\w+\s*/, '') || '0')}.`,
      );
    return step(`Runs ${code(node.text)}.`);
  }
  if (isLastExpression(node) && node.type !== 'macro_invocation')
    return step(`Gives back ${code(node.text)}.`);
  return step(`Calls ${code(node.text.replace(/;$/, ''))}.`);
}

/** As nested Markdown bullets: at most so many lines, and not deeper than three levels. */
export function renderSteps(steps: readonly Step[], limit: number): string[] {
  const lines: string[] = [];
  const visit = (items: readonly Step[], depth: number): void => {
    for (const item of items) {
      const isCut = depth === 2 && item.inner.length > 0;
      lines.push(
        `${'  '.repeat(depth)}- ${isCut ? item.text.replace(/:$/, `: ${item.inner.length === 1 ? 'one more step' : `${item.inner.length} more steps`}.`) : item.text}`,
      );
      if (depth < 2) visit(item.inner, depth + 1);
    }
  };
  visit(steps, 0);
  if (lines.length <= limit) return lines;
  return [...lines.slice(0, limit - 1), `- …and ${lines.length - limit + 1} more lines of detail.`];
}
