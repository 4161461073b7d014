import type { Snippet } from './snippets.ts';

const FUNCTION = /^(async function [^\n]*\{\n)([\s\S]*?\bAbortSignal\.timeout\((\w+)\)[\s\S]*?)^\}/m;

/** A wish that names AbortController wants it used, where a signal with a timeout would do. */
export function withAbortController(snippet: Snippet, prompt: string): Snippet {
  if (!/\bAbortController\b/i.test(prompt) || /\bnew AbortController\b/.test(snippet.definition))
    return snippet;
  const definition = snippet.definition.replace(
    FUNCTION,
    (_, head: string, body: string, time: string) =>
      `${head}  const controller = new AbortController();\n  const timer = setTimeout(() => controller.abort(), ${time});\n  try {\n${body
        .replace(`AbortSignal.timeout(${time})`, 'controller.signal')
        .replace(/^(?=.)/gm, '  ')}  } finally {\n    clearTimeout(timer);\n  }\n}`,
  );
  return { ...snippet, definition };
}
