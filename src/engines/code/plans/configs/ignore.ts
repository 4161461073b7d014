import type { ConfigKind, WishText } from './config.ts';
import { readStack } from './stacks.ts';

/** Files of programs that people add to the list. */
const ALSO: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\b(?:and |with |also )*(?:vs ?code|visual studio code)\b/, ['.vscode/']],
  [/\b(?:and |with |also )*(?:intellij|pycharm|webstorm|jetbrains)(?: idea)?\b/, ['.idea/', '*.iml']],
  [/\b(?:and |with |also )*(?:mac ?os|mac)(?: files)?\b/, ['.DS_Store']],
  [
    /\b(?:and |with |also |ignores? |ignoring |that )*(?:the )?(?:\.env|env)(?: files?)?\b/,
    ['.env', '.env.*'],
  ],
  [/\b(?:and |with |also |ignores? |ignoring |that )*(?:the )?(?:logs?|log files)\b/, ['*.log', 'logs/']],
  [/\b(?:and |with |also |ignores? |ignoring |that )*(?:the )?node_modules\b/, ['node_modules/']],
  [
    /\b(?:and |with |also |ignores? |ignoring |that )*(?:the )?(?:virtual ?env(?:ironment)?s?|venv)\b/,
    ['.venv/', 'venv/'],
  ],
];

function write(wish: WishText): string[] | undefined {
  const lines: string[] = [];
  const stack = readStack(wish);
  if (stack) lines.push(...stack.ignore);
  for (const [pattern, own] of ALSO) if (wish.take(pattern)) lines.push(...own);
  wish.take(/\b(?:repo|repository|repositories|projects?)\b/);
  return lines.length > 0 ? [...new Set(lines)] : undefined;
}

export const IGNORE: ConfigKind = { says: /\.git-?ignore\b|\bgit-?ignore\b/, language: 'text', write };
