import type { EngineTools } from '../engine.ts';
import { closing, openWordBlocks } from './complete/blocks.ts';
import { completeFunctionBody, mustReturn } from './complete/function-body.ts';
import { completeIdentifier } from './complete/identifiers.ts';
import { closerOf, scanCode } from './complete/scanner.ts';
import { completeStatement } from './complete/statements.ts';
import { languageIdOf } from './languages/detect-language.ts';
import { languageOr } from './languages/languages.ts';
import { hasGrammar, withTree } from './languages/syntax-tree.ts';
import { CONNECT_A_MODEL } from './model-hint.ts';

export interface CompleteRequest {
  readonly code: string;
  readonly language?: string;
  /** Insertion point in UTF-16 code units; the end by default. */
  readonly offset?: number;
}

export interface Completed {
  readonly completion: string;
  readonly language: string;
  readonly notes: string[];
}

interface Candidate {
  readonly text: string;
  readonly note?: string;
}

export async function completeCode(request: CompleteRequest, tools: EngineTools): Promise<Completed> {
  tools.signal.throwIfAborted();
  const language = languageIdOf(request);
  const offset = Math.min(Math.max(0, request.offset ?? request.code.length), request.code.length);
  const before = request.code.slice(0, offset);
  const after = request.code.slice(offset);
  const here = scanCode(before, language);
  if (here.inside === 'comment')
    return { completion: '', language, notes: ['The cursor is inside a comment.'] };

  const candidates = await proposals({ before, after, language, offset, tools });
  const mistakes = (code: string): Promise<number> => countMistakes(code, language, tools);
  const now = await mistakes(request.code);
  let best: { candidate: Candidate; left: number } | undefined;
  for (const candidate of candidates) {
    tools.signal.throwIfAborted();
    const left = await mistakes(before + candidate.text + after);
    // A candidate that adds an error is never offered; the first that leaves none wins.
    if (left > now || (best && left >= best.left)) continue;
    best = { candidate, left };
    if (left === 0) break;
  }
  tools.progress(1, 'completing');
  if (!best)
    return {
      completion: '',
      language,
      notes: [`Nothing was added: octet sees no certain way to go on here. ${CONNECT_A_MODEL}`],
    };
  const notes = best.candidate.note ? [best.candidate.note] : [];
  if (!hasGrammar(language))
    notes.push(`octet has no grammar for ${languageOr(language).name}, so the syntax was not checked.`);
  return { completion: best.candidate.text, language, notes };
}

/** Languages in which a statement may lack its end. */
const SEMICOLONS = /^(c|cpp|java|csharp|php|rust)$/;

interface Situation {
  readonly before: string;
  readonly after: string;
  readonly language: string;
  readonly offset: number;
  readonly tools: EngineTools;
}

/** Candidate completions, most helpful first, each with the closing brackets it needs. */
async function proposals({ before, after, language, offset, tools }: Situation): Promise<Candidate[]> {
  const here = scanCode(before, language);
  const found: Candidate[] = [];
  const needsBody = mustReturn(before, language);
  const offer = (text: string, note?: string): void => {
    if (needsBody && text.trim() === '') return;
    const closed = closers(before + text, after, language);
    const [sameLine = '', ...below] = closed.split('\n');
    const ended = `${sameLine};${below.map((line) => `\n${line}`).join('')}`;
    const variants = SEMICOLONS.test(language) ? [text + closed, text + ended, text] : [text + closed, text];
    for (const one of variants) {
      if (one !== '' && !found.some((known) => known.text === one))
        found.push(note === undefined ? { text: one } : { text: one, note });
    }
  };
  if (here.inside === 'string') {
    offer(here.quote);
    return found;
  }
  const body = lacksBody(before, after, language)
    ? await completeFunctionBody(before, language, tools.assets)
    : undefined;
  if (body) offer(body.text, body.note);
  const { bare } = scanCode(before + after, language);
  const rest = completeIdentifier(bare, offset);
  if (rest) offer(rest);
  for (const text of completeStatement({ before, bare, offset, language })) offer(text);
  offer('');
  return found;
}

/** True if the function at the cursor has no body yet. */
function lacksBody(before: string, after: string, language: string): boolean {
  if (after.trim() === '' || /^\s*\}/.test(after)) return true;
  if (language !== 'python' || !/^[ \t]*\n/.test(after)) return false;
  const depth = (line: string): number => /^[ \t]*/.exec(line)?.[0].length ?? 0;
  const header = before.trimEnd().split('\n').at(-1) ?? '';
  const next = after.split('\n').find((line) => line.trim() !== '') ?? '';
  return depth(next) <= depth(header);
}

/** Closes the brackets and blocks that are open at the cursor and that the text after it does not close. */
function closers(before: string, after: string, language: string): string {
  const { opened } = scanCode(before, language);
  const next = scanCode(after, language).unopened[0];
  // Brackets that the text after the cursor closes, and those around them, stay open.
  const innermost = next === undefined ? 0 : opened.findLastIndex(({ open }) => closerOf(open) === next) + 1;
  const isStray = next !== undefined && innermost === 0;
  const brackets = isStray ? '' : closing(opened.slice(innermost), before);
  const words = openWordBlocks(scanCode(before + after, language).bare, language);
  return brackets + words.map(({ indent, word }) => `\n${indent}${word}`).join('');
}

/** Counts syntax errors; without a grammar, open brackets. */
async function countMistakes(code: string, language: string, tools: EngineTools): Promise<number> {
  if (!hasGrammar(language)) return scanCode(code, language).opened.length;
  const readable = language === 'php' && !code.includes('<?') ? `<?php ${code}` : code;
  return withTree({ code: readable, language, assets: tools.assets }, (root) => {
    if (!root.hasError) return 0;
    let mistakes = 0;
    const cursor = root.walk();
    let isGoingDown = true;
    while (isGoingDown || cursor.gotoNextSibling() || climb()) {
      const node = cursor.currentNode;
      if (node.isError || node.isMissing) mistakes++;
      isGoingDown = node.hasError && cursor.gotoFirstChild();
    }
    cursor.delete();
    return Math.max(1, mistakes);

    function climb(): boolean {
      while (cursor.gotoParent()) if (cursor.gotoNextSibling()) return true;
      return false;
    }
  });
}
