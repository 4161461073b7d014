import { capital } from '../../capital.ts';
import { matchTask } from '../tasks/match-task.ts';
import { GENERAL_TASKS } from '../tasks/tasks.ts';
import type { CodeFacts } from './code-facts.ts';
import type { FunctionFacts } from './function-facts.ts';
import { lastName } from './names.ts';
import type { TypeFacts } from './type-facts.ts';

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

export const count = (n: number, one: string, many = `${one}s`): string =>
  `${NUMBERS[n] ?? String(n)} ${n === 1 ? one : many}`;

export function listed(items: readonly string[], limit = 6): string {
  const shown = items.slice(0, limit);
  const rest = items.length - shown.length;
  const all = rest > 0 ? [...shown, `${rest} more`] : shown;
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
}

const code = (text: string): string => `\`${text.replaceAll('`', "'")}\``;

/** Size, parts, imports and side effects in a few sentences. */
export function describeCode(facts: CodeFacts, languageName: string): string {
  const parts = [
    facts.types.length > 0 ? count(facts.types.length, 'type') : '',
    facts.functions.length > 0 ? count(facts.functions.length, 'function') : '',
  ].filter(Boolean);
  const sentences = [
    `${count(facts.lines, 'line')} of ${languageName}${parts.length > 0 ? `, with ${listed(parts)}` : ''}.`,
  ];
  if (facts.imports.length > 0) sentences.push(`It builds on ${listed(facts.imports.map(code), 8)}.`);
  if (facts.effects.length > 0) sentences.push(`Outside itself it ${listed(facts.effects)}.`);
  else if (facts.functions.length > 0)
    sentences.push(
      'Judging by what it calls, it touches nothing outside itself: no files, network or output.',
    );
  const started = facts.topLevelCalls.filter((call) => facts.functions.some((one) => one.name === call));
  if (started.length > 0) sentences.push(`When it runs, it starts with ${listed(started.map(code))}.`);
  return capital(sentences.join(' '));
}

function signature(facts: FunctionFacts): string {
  const owner = facts.owner && !facts.name.includes('::') ? `${facts.owner}.` : '';
  return code(`${owner}${facts.name}(${facts.parameters.map((parameter) => parameter.name).join(', ')})`);
}

function guess(facts: FunctionFacts): string | undefined {
  if (facts.documentation) return `Its own comment says: “${facts.documentation.replace(/[.]$/, '')}”.`;
  const words = lastName(facts.name).replaceAll('_', ' ');
  const match = matchTask(words, GENERAL_TASKS);
  if (!match || match.coverage < 1) return undefined;
  return `By its name: ${match.task.summary.charAt(0).toLowerCase()}${match.task.summary.slice(1)}`;
}

function takes(facts: FunctionFacts): string {
  const described = facts.parameters.map((parameter) => {
    const about = [
      parameter.type && code(parameter.type),
      parameter.standard === undefined ? undefined : `by default ${code(parameter.standard)}`,
    ].filter(Boolean);
    return `${code(parameter.name)}${about.length > 0 ? ` (${about.join(', ')})` : ''}`;
  });
  const input = described.length > 0 ? `Takes ${listed(described, 8)}` : 'Takes nothing';
  if (facts.returnType) return `${input} and returns ${code(facts.returnType)}.`;
  if (facts.generator) return `${input} and hands out values one by one.`;
  if (facts.returns > 1) return `${input} and returns from ${count(facts.returns, 'place')}.`;
  return `${input}${facts.returns === 1 ? ' and returns a result' : ''}.`;
}

const GROWTH: Readonly<Record<number, string>> = { 2: 'the square', 3: 'the cube' };

function character(facts: FunctionFacts): string {
  const sentences: string[] = [];
  if (facts.asynchronous) sentences.push('It is asynchronous.');
  if (facts.recursive) sentences.push('It calls itself, so look for the case that ends the recursion.');
  if (facts.loopDepth > 1) {
    sentences.push(
      `Loops stand ${facts.loopDepth} deep, so the work can grow with ${GROWTH[facts.loopDepth] ?? `the power of ${facts.loopDepth}`} of the input.`,
    );
  }
  if (facts.throws > 0) sentences.push(`It can fail on purpose in ${count(facts.throws, 'place')}.`);
  const level = facts.complexity > 10 ? 'high' : facts.complexity > 5 ? 'moderate' : 'low';
  sentences.push(`Cyclomatic complexity: ${facts.complexity} (${level}).`);
  return sentences.join(' ');
}

const place = ({ from, to }: { readonly from: number; readonly to: number }): string =>
  from === to ? `line ${from}` : `lines ${from} to ${to}`;

export function functionSection(facts: FunctionFacts, steps: readonly string[]): string {
  const lead = [guess(facts), takes(facts)].filter(Boolean).join(' ');
  return [`### ${signature(facts)}, ${place(facts)}`, lead, steps.join('\n'), character(facts)]
    .filter(Boolean)
    .join('\n\n');
}

export function typeSection(facts: TypeFacts): string {
  const base = facts.extends ? `, built on ${code(facts.extends)}` : '';
  const holds = [
    facts.fields.length > 0 ? `holds ${listed(facts.fields.map(code), 8)}` : '',
    facts.methods.length > 0 ? `offers ${listed(facts.methods.map(code), 10)}` : '',
  ].filter(Boolean);
  return `- ${code(facts.name)} is ${/^[aeiou]/.test(facts.kind) ? 'an' : 'a'} ${facts.kind}${base} (${place(facts)})${holds.length > 0 ? `; it ${holds.join(' and ')}` : ''}.`;
}
