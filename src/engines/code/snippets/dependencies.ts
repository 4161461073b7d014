import type { Task } from '../tasks/task.ts';
import type { Snippet } from './snippets.ts';

/** The lists hold what a node needs; "those that depend on it" are its successors. */
const DEPENDENCIES = /\b(?:dependenc(?:y|ies)|prerequisites?)\b|\bdepends? on\b(?! (?:it|them)\b)/i;
const DEPENDENTS = /\bdependents\b/i;

/** The end of a stored sort by language, and the same for the order from the other end. */
const REVERSED: Readonly<Record<string, readonly [end: string, reversed: string]>> = {
  python: ['return ready', 'return ready[::-1]'],
  javascript: ['return ready;', 'return ready.reverse();'],
  typescript: ['return ready;', 'return ready.reverse();'],
  java: ['return ready;', 'Collections.reverse(ready);\n  return ready;'],
  kotlin: ['return ready', 'return ready.reversed()'],
  csharp: ['return ready;', 'ready.Reverse();\n  return ready;'],
  cpp: ['return ready;', 'std::reverse(ready.begin(), ready.end());\n  return ready;'],
  go: [
    'return ready, nil',
    'for i, j := 0, len(ready)-1; i < j; i, j = i+1, j-1 {\n    ready[i], ready[j] = ready[j], ready[i]\n  }\n  return ready, nil',
  ],
  rust: ['Ok(ready)', 'Ok(ready.into_iter().rev().collect())'],
  php: ['return $ready;', 'return array_reverse($ready);'],
  ruby: ['ready\nend', 'ready.reverse\nend'],
};

/** A topological sort of a graph whose lists hold what comes before a node, not what comes after it. */
export function dependenciesFirst(task: Task, snippet: Snippet, prompt: string, language: string): Snippet {
  const [end, reversed] = REVERSED[language] ?? [];
  if (
    task.id !== 'topological-sort' ||
    !DEPENDENCIES.test(prompt) ||
    DEPENDENTS.test(prompt) ||
    end === undefined ||
    reversed === undefined
  )
    return snippet;
  const named = (text: string): string =>
    text
      .replaceAll('the graph has a cycle', 'the dependencies have a cycle')
      .replace(/\bgraph\b/g, 'dependencies');
  return {
    definition: named(snippet.definition.replace(end, () => reversed)),
    example: named(snippet.example),
  };
}
