import { CURRENT_FOLDER } from '../../snippets/met-clauses.ts';
import type { Snippet } from '../../snippets/snippets.ts';
import type { Composed } from './compose.ts';
import { composeFrom, type FunctionRecipe, readFunctions } from './functions.ts';
import { CONSOLES } from './recipes/consoles.ts';
import { LOTS } from './recipes/figures.ts';
import { FILE_PROGRAMS } from './recipes/file-programs.ts';
import { FIRSTS } from './recipes/firsts.ts';
import { GAMES } from './recipes/games.ts';
import { GOALS } from './recipes/goals.ts';
import { PASTIMES } from './recipes/pastimes.ts';
import { PEOPLE } from './recipes/people.ts';
import { RECKONING } from './recipes/reckoning.ts';
import { TIMERS } from './recipes/timers.ts';
import { TYPED_LISTS } from './recipes/typed-lists.ts';
import { partsOf } from './voices/console-ops.ts';

let known: readonly FunctionRecipe[] | undefined;

const READS = [[/\breadFileSync\(0/, "import { readFileSync } from 'node:fs';"]] as const;

/** Modules that a script names, by what it uses of them. */
const MODULES: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  javascript: READS,
  typescript: READS,
  python: [
    [/\bmath\./, 'import math'],
    [/\bos\./, 'import os'],
    [/\brandom\./, 'import random'],
    [/\bshutil\./, 'import shutil'],
    [/\bsys\./, 'import sys'],
    [/\btime\./, 'import time'],
  ],
  ruby: [
    [/\bFileUtils\./, "require 'fileutils'"],
    [/\bFind\./, "require 'find'"],
  ],
  swift: [
    [
      /\b(?:exit|a?sin|cos|a?tan|log|pow|sqrt)\(|\bString\(format|\bsleep\(|components\(|FileManager|URL\(/,
      'import Foundation',
    ],
  ],
};

const IMPORT = /^(?:import|use|require) .*$/gm;

/** Each module once, with all that is taken of it. */
function joinedImports(lines: readonly string[]): string[] {
  const taken = new Map<string, Set<string>>();
  const whole = lines.filter((line) => {
    const [, names, from = ''] = /^import \{ (.*) \} from (.*)$/.exec(line) ?? [];
    if (names === undefined) return true;
    taken.set(from, new Set([...(taken.get(from) ?? []), ...names.split(', ')]));
    return false;
  });
  const parts = [...taken].map(([from, names]) => `import { ${[...names].sort().join(', ')} } from ${from}`);
  return [...new Set([...whole, ...parts])].sort();
}

/** A console program, written once for all languages; with the words that it does not meet. */
export function composeConsole(
  prompt: string,
  language: string,
  texts: ReadonlyMap<string, Snippet>,
): Composed | undefined {
  known ??= readFunctions(
    [GAMES, CONSOLES, TYPED_LISTS, TIMERS, FILE_PROGRAMS, RECKONING, PEOPLE, GOALS, LOTS, PASTIMES, FIRSTS]
      .map((text) => text.trim())
      .join('\n\n'),
  );
  const made = composeHere(known, prompt, language) ?? composeFrom(known, prompt, language);
  return made && { ...made, snippet: withParts(made.snippet, language, texts) };
}

/** "In the current directory" needs no argument. */
function composeHere(
  recipes: readonly FunctionRecipe[],
  prompt: string,
  language: string,
): Composed | undefined {
  const plain = prompt.replace(CURRENT_FOLDER, ' in a folder');
  const made = plain === prompt ? undefined : composeFrom(recipes, plain, language);
  if (!made) return undefined;
  const { definition, example } = made.snippet;
  const started = inPlace(example, language);
  return started === example ? undefined : { ...made, snippet: { definition, example: started } };
}

const inPlace = (example: string, language: string): string =>
  example.replace(
    /\b(?:\w+[.:]+)?first_?argument\((?:args,)?\s*(["'])FOLDER["']\s*\)/i,
    (_, quote: string) => (language === 'rust' ? '".".to_string()' : `${quote}.${quote}`),
  );

/** A program with the stored functions that it calls. */
export function withParts(
  { definition, example }: Snippet,
  language: string,
  texts: ReadonlyMap<string, Snippet>,
): Snippet {
  const stored = partsOf(`${definition}\n${example}`, language, texts);
  // In C++ a function is declared before it is called.
  const parts = language === 'cpp' ? [...stored, definition] : [definition, ...stored];
  const code = parts.join(language === 'python' ? '\n\n\n' : '\n\n');
  const named = (MODULES[language] ?? []).flatMap(([used, line]) =>
    used.test(`${code}\n${example}`) ? [line] : [],
  );
  const imports = joinedImports([...(code.match(IMPORT) ?? []), ...named]);
  const rest = code
    .replace(IMPORT, '')
    .replace(/\n{4,}/g, '\n\n\n')
    .trim();
  return { definition: imports.length > 0 ? `${imports.join('\n')}\n\n${rest}` : rest, example };
}
