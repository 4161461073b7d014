import { wordsOf } from '../structured/hints.ts';
import type { Tool, ToolChoice } from './tool.ts';

export interface ChoosingRequest {
  readonly question: string;
  readonly tools: readonly Tool[];
  readonly choice: ToolChoice;
  /** False: one call at most. */
  readonly several: boolean;
}

/** Words that many names begin with; they say little about what is meant. */
const COMMON = new Set(
  'get fetch read write edit list find search lookup look create make run do set add update delete remove show open call use send check calculate compute query execute exec current the a of to for task tool function new'.split(
    ' ',
  ),
);
const LONGEST_QUESTION = 4_000;

/** The tools to call now: the one that must be called, or those that the question plainly names. */
export function chooseTools({ question, tools, choice, several }: ChoosingRequest): readonly Tool[] {
  if (choice === 'none' || tools.length === 0) return [];
  if (typeof choice === 'object') return tools.filter(({ name }) => name === choice.name).slice(0, 1);
  const asked = question.slice(0, LONGEST_QUESTION);
  const named = tools
    .map((tool) => ({ tool, at: placeOf(tool.name, asked) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ tool }) => tool);
  const chosen = named.length === 0 && choice === 'required' ? tools.slice(0, 1) : named;
  return several ? chosen : chosen.slice(0, 1);
}

/** Position of the tool's name in the question, or -1. */
function placeOf(name: string, question: string): number {
  const plain = question.toLowerCase();
  const literal = plain.search(
    new RegExp(`(?<![\\p{L}\\p{N}_-])${escaped(name.toLowerCase())}(?![\\p{L}\\p{N}_-])`, 'u'),
  );
  const words = wordsOf(name);
  const telling = words.filter((word) => !COMMON.has(word));
  if (literal >= 0 && (words.length > 1 || telling.length > 0)) return literal;
  if (literal >= 0 && isCalled(name, question)) return literal;
  if (telling.length === 0) return words.length > 1 ? inOrder(words, plain) : -1;
  const places = telling.map((word) => wordAt(word, plain));
  return places.includes(-1) ? -1 : Math.min(...places);
}

/** A tool whose name is an everyday verb must be called one: "use the read tool", "call read". */
function isCalled(name: string, question: string): boolean {
  const word = escaped(name);
  const before = `\\b(?:use|using|call|invoke|with)\\s+(?:the\\s+)?[\`"']?${word}\\b`;
  const after = `\\b${word}[\`"']?\\s+(?:tool|function|command)\\b`;
  return new RegExp(`${before}|${after}|\`${word}\``, 'i').test(question);
}

function inOrder(words: readonly string[], plain: string): number {
  return plain.search(new RegExp(`\\b${words.map(escaped).join('\\W+(?:the |a |an )?')}\\b`));
}

function wordAt(word: string, plain: string): number {
  return plain.search(new RegExp(`(?<![\\p{L}\\p{N}])${escaped(word)}s?(?![\\p{L}\\p{N}])`, 'u'));
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
