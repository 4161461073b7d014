import type { EngineTools } from '../engine.ts';
import { type CodeFacts, codeFacts } from './explain/code-facts.ts';
import { findingsOf } from './explain/findings.ts';
import { cleanComment } from './explain/function-facts.ts';
import { lineFacts, lineProse } from './explain/line-outline.ts';
import { describeCode, functionSection, typeSection } from './explain/markdown.ts';
import { hasRole, isFunction } from './explain/node-roles.ts';
import { renderSteps, type Step, stepsWithin } from './explain/step.ts';
import { stepsOf } from './explain/steps.ts';
import { languageIdOf } from './languages/detect-language.ts';
import { languageOr } from './languages/languages.ts';
import { childrenOf, descendants, hasGrammar, type SyntaxNode, withTree } from './languages/syntax-tree.ts';

export interface ExplainRequest {
  readonly code: string;
  readonly language?: string;
  /** Only these lines: `12`, `12:30` or [12, 30]. */
  readonly lines?: string | readonly [from: number, to: number];
}

interface Explained {
  /** Markdown. */
  readonly explanation: string;
  readonly language: string;
  readonly facts: object;
}

const STEP_LINES = 24;
/** Functions beyond this number are described without their steps, to keep the explanation short. */
const DETAILED_FUNCTIONS = 12;

export async function explainCode(request: ExplainRequest, tools: EngineTools): Promise<Explained> {
  tools.signal.throwIfAborted();
  const language = languageIdOf(request);
  const { name } = languageOr(language);
  if (request.code.trim() === '')
    return { explanation: 'There is no code to explain.', language, facts: { lines: 0 } };
  const range = lineRange(request.lines);
  if (!hasGrammar(language)) {
    const facts = lineFacts(range ? slice(request.code, range) : request.code);
    return { explanation: lineProse(facts, name), language, facts };
  }
  // The PHP grammar reads plain text until it sees the tag.
  const isBarePhp = language === 'php' && !request.code.includes('<?');
  const code = isBarePhp ? `<?php ${request.code}` : request.code;
  const told = await withTree({ code, language, assets: tools.assets }, (root) =>
    tell(root, { language, name, range }),
  );
  tools.progress(1, 'explaining');
  return { language, ...told };
}

interface Telling {
  readonly language: string;
  readonly name: string;
  readonly range: readonly [number, number] | undefined;
}

function tell(
  root: SyntaxNode,
  { language, name, range }: Telling,
): Pick<Explained, 'explanation' | 'facts'> {
  const facts = codeFacts(root);
  const overlaps = (one: { from: number; to: number }): boolean =>
    !range || (one.from <= range[1] && one.to >= range[0]);
  const findings = findingsOf(root, facts, language).filter(
    ({ line }) => !range || (line >= range[0] && line <= range[1]),
  );
  const functions = facts.functions.filter(overlaps);
  const types = facts.types.filter(overlaps);
  const sections = [
    range
      ? focus(range, facts, root)
      : [describeCode(facts, name), headComment(root)].filter(Boolean).join(' '),
    types.length > 0 ? `## Types\n\n${types.map(typeSection).join('\n')}` : '',
    functions.length > 0
      ? `## Functions\n\n${functions.map((one, index) => functionSection(one, index < DETAILED_FUNCTIONS ? stepsFor(root, one, range) : [])).join('\n\n')}`
      : '',
    topLevel(root, range),
    findings.length > 0
      ? `## Worth knowing\n\n${findings.map(({ line, text }) => `- Line ${line}: ${text}.`).join('\n')}`
      : '',
  ];
  return { explanation: `${sections.filter(Boolean).join('\n\n')}\n`, facts: { ...facts, findings } };
}

function stepsFor(
  root: SyntaxNode,
  one: { readonly from: number; readonly to: number },
  range: Telling['range'],
): string[] {
  for (const node of descendants(root)) {
    if (!isFunction(node) || node.startPosition.row + 1 !== one.from || node.endPosition.row + 1 !== one.to)
      continue;
    const body = node.childForFieldName('body');
    if (!body) return [];
    const isExpression = node.type === 'arrow_function' && body.type !== 'statement_block';
    return isExpression || node.type === 'lambda'
      ? [`- Gives back \`${body.text.replace(/\s+/g, ' ').replaceAll('`', "'").slice(0, 100)}\`.`]
      : renderSteps(inRange(stepsOf(body), range), STEP_LINES);
  }
  return [];
}

const inRange = (steps: readonly Step[], range: Telling['range']): readonly Step[] =>
  range ? stepsWithin(steps, range[0], range[1]) : steps;

/** Describes the top-level statements. */
function topLevel(root: SyntaxNode, range: Telling['range']): string {
  const statements = childrenOf(root).filter((node) => {
    const from = node.startPosition.row + 1;
    const isInside = !range || (from <= range[1] && node.endPosition.row + 1 >= range[0]);
    return (
      isInside &&
      !/^(export_statement|import|package|php_tag|type_declaration|impl_item|namespace|decorated_definition|preproc|template_declaration|mod_item|using)/.test(
        node.type,
      ) &&
      !isFunction(node) &&
      !hasRole(node, 'type') &&
      !hasRole(node, 'import')
    );
  });
  const steps = statements
    .flatMap(stepsOf)
    .filter((one) => !/^Defines|^(Calls|Runs|Gives back) `(require|source )/.test(one.text));
  return steps.length > 0
    ? `## Outside functions\n\n${renderSteps(inRange(steps, range), STEP_LINES).join('\n')}`
    : '';
}

function headComment(root: SyntaxNode): string {
  const first = childrenOf(root).find((node) => node.type !== 'php_tag' && !node.text.startsWith('#!'));
  const docString = first?.type === 'expression_statement' ? first.firstNamedChild : first;
  if (!docString || !(hasRole(docString, 'comment') || docString.type === 'string')) return '';
  const text = cleanComment(docString.text);
  return text.length > 10 && text.length < 400 ? `Its first comment says: “${text.replace(/\.$/, '')}”.` : '';
}

function focus(range: readonly [number, number], facts: CodeFacts, root: SyntaxNode): string {
  const around = facts.functions.filter((one) => one.from <= range[0] && one.to >= range[1]).at(-1);
  const part = range[0] === range[1] ? `Line ${range[0]}` : `Lines ${range[0]} to ${range[1]}`;
  const last = root.endPosition.row + 1;
  if (range[0] > last) return `${part}: the code ends at line ${last}.`;
  return around ? `${part} of ${facts.lines}, inside \`${around.name}\`.` : `${part} of ${facts.lines}.`;
}

function lineRange(lines: ExplainRequest['lines']): readonly [number, number] | undefined {
  if (lines === undefined) return undefined;
  if (typeof lines !== 'string') return lines;
  const found = /^\s*(\d+)\s*(?:[:,-]\s*(\d+))?\s*$/.exec(lines);
  if (!found) return undefined;
  const from = Number(found[1]);
  return [from, Math.max(from, Number(found[2] ?? from))];
}

const slice = (code: string, [from, to]: readonly [number, number]): string =>
  code
    .split('\n')
    .slice(from - 1, to)
    .join('\n');
