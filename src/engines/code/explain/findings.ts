import { childrenOf, descendants, type SyntaxNode } from '../languages/syntax-tree.ts';
import type { CodeFacts } from './code-facts.ts';
import { calleeOf, short } from './names.ts';
import { hasRole } from './node-roles.ts';

interface Finding {
  readonly line: number;
  readonly text: string;
}

type Rule = (node: SyntaxNode, language: string) => string | undefined;

const isEmptyBody = (body: SyntaxNode | null | undefined): boolean =>
  body !== null &&
  body !== undefined &&
  childrenOf(body).every((child) => hasRole(child, 'comment') || child.type === 'pass_statement');

const RULES: readonly Rule[] = [
  (node) => {
    if (!hasRole(node, 'handler')) return undefined;
    const body = node.childForFieldName('body') ?? childrenOf(node).at(-1);
    return isEmptyBody(body) ? 'an error is caught and silently dropped' : undefined;
  },
  (node, language) =>
    language === 'python' && node.type === 'except_clause' && /^except\s*:/.test(node.text)
      ? 'a bare `except:` also catches KeyboardInterrupt and SystemExit'
      : undefined,
  (node, language) =>
    language === 'python' &&
    /^(default_parameter|typed_default_parameter)$/.test(node.type) &&
    /^(\[|\{|list\(|dict\(|set\()/.test(node.childForFieldName('value')?.text ?? '')
      ? `the default \`${short(node.childForFieldName('value')?.text ?? '', 20)}\` is shared between all calls`
      : undefined,
  (node, language) =>
    language === 'python' && node.type === 'comparison_operator' && /[!=]=\s*None\b/.test(node.text)
      ? '`is None` says it more exactly than `== None`'
      : undefined,
  (node, language) =>
    /^(javascript|typescript|tsx)$/.test(language) &&
    node.type === 'binary_expression' &&
    node.children.some((child) => child?.type === '==' || child?.type === '!=') &&
    !/\bnull\b/.test(node.text)
      ? `\`${short(node.text, 40)}\` converts types before it compares; \`===\` does not`
      : undefined,
  (node, language) =>
    /^(javascript|typescript|tsx)$/.test(language) && node.type === 'variable_declaration'
      ? '`var` is visible in the whole function; `let` or `const` is narrower'
      : undefined,
  (node) =>
    hasRole(node, 'call') && calleeOf(node) === 'eval' ? '`eval` runs whatever text it is given' : undefined,
  (node, language) =>
    /^(c|cpp)$/.test(language) &&
    hasRole(node, 'call') &&
    /^(gets|strcpy|strcat|sprintf)$/.test(calleeOf(node))
      ? `\`${calleeOf(node)}\` does not check the size of its target`
      : undefined,
  (node, language) =>
    language === 'rust' && hasRole(node, 'call') && /\.(unwrap|expect)$/.test(calleeOf(node))
      ? `\`${short(calleeOf(node), 40)}()\` ends the program when there is no value`
      : undefined,
  (node) =>
    hasRole(node, 'comment') && /\b(TODO|FIXME|XXX|HACK)\b/.test(node.text)
      ? `a note is left: “${short(node.text.replace(/^\W+/, ''), 70)}”`
      : undefined,
];

/** Review remarks in line order, each made once. */
export function findingsOf(root: SyntaxNode, facts: CodeFacts, language: string): Finding[] {
  const found: Finding[] = [];
  const seen = new Set<string>();
  for (const node of descendants(root)) {
    if (node.isError || node.isMissing) {
      if (seen.has('syntax')) continue;
      seen.add('syntax');
      found.push({
        line: node.startPosition.row + 1,
        text: 'the syntax breaks here, so what follows may be read wrongly',
      });
      continue;
    }
    for (const rule of RULES) {
      const text = rule(node, language);
      if (text === undefined || seen.has(text)) continue;
      seen.add(text);
      found.push({ line: node.startPosition.row + 1, text });
    }
  }
  for (const one of facts.functions) {
    if (one.complexity > 10)
      found.push({
        line: one.from,
        text: `\`${one.name}\` has ${one.complexity} paths to test; splitting it would help`,
      });
    if (one.nesting > 3)
      found.push({
        line: one.from,
        text: `\`${one.name}\` nests blocks ${one.nesting} deep; early returns would flatten it`,
      });
    if (one.to - one.from >= 60)
      found.push({ line: one.from, text: `\`${one.name}\` is ${one.to - one.from + 1} lines long` });
    if (one.parameters.length > 5)
      found.push({
        line: one.from,
        text: `\`${one.name}\` takes ${one.parameters.length} parameters; an object would name them`,
      });
  }
  return found.sort((a, b) => a.line - b.line);
}
