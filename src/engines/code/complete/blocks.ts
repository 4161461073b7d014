import { forLanguage } from '../languages/languages.ts';
import type { OpenBracket } from './scanner.ts';
import { closerOf } from './scanner.ts';

const UNITS: Readonly<Record<string, string>> = {
  javascript: '  ',
  typescript: '  ',
  tsx: '  ',
  ruby: '  ',
  bash: '  ',
  go: '\t',
};

/** One level of indentation as this file writes it, else as its language does. */
export function indentUnit(code: string, language: string): string {
  const first = /^(\t| {2,8})\S/m.exec(code)?.[1];
  return first ?? forLanguage(UNITS, language) ?? '    ';
}

export const indentOfLastLine = (before: string): string =>
  /^[ \t]*/.exec(before.slice(before.lastIndexOf('\n') + 1))?.[0] ?? '';

/** Words that open a block and the word that closes it. */
const WORD_BLOCKS: Readonly<
  Record<string, { opens: RegExp; closes: RegExp; word: (opener: string) => string }>
> = {
  ruby: {
    opens:
      /^\s*(def|class|module|if|unless|while|until|for|case|begin)\b(?!.*\bend\b)|\bdo\b\s*(\|[^|]*\|)?\s*$/,
    closes: /^\s*end\b/,
    word: () => 'end',
  },
  bash: {
    opens: /^\s*(if|case)\b|\bdo\s*$|^\s*do\b/,
    closes: /^\s*(fi|done|esac)\b/,
    word: (opener) => (/^\s*if\b/.test(opener) ? 'fi' : /^\s*case\b/.test(opener) ? 'esac' : 'done'),
  },
  lua: {
    opens: /^\s*(local\s+)?function\b|\bthen\s*$|\bdo\s*$|=\s*function\b/,
    closes: /^\s*end\b/,
    word: () => 'end',
  },
};

/** The words that close what is open, the innermost first, each with its indentation. */
export function openWordBlocks(bare: string, language: string): { indent: string; word: string }[] {
  const rule = forLanguage(WORD_BLOCKS, language);
  if (!rule) return [];
  const stack: { indent: string; word: string }[] = [];
  for (const line of bare.split('\n')) {
    if (rule.closes.test(line)) stack.pop();
    else if (rule.opens.test(line) && !/;\s*(fi|done|esac|end)\s*$/.test(line))
      stack.push({ indent: /^\s*/.exec(line)?.[0] ?? '', word: rule.word(line) });
  }
  return stack.reverse();
}

/**
 * The text that closes these brackets: on the same line where they were opened there, else each on a line of
 * its own under the line that opened it.
 */
export function closing(opened: readonly OpenBracket[], before: string): string {
  const lastLine = before.split('\n').length - 1;
  let text = '';
  const isAtLineStart = before.trimEnd() === '' || /\n[ \t]*$/.test(before);
  for (const { open, indent, line } of [...opened].reverse()) {
    const closer = closerOf(open);
    if (line === lastLine && open !== '{') text += closer;
    else if (text === '' && isAtLineStart) text += `${dedent(before, indent)}${closer}`;
    else text += `\n${indent}${closer}`;
  }
  return text;
}

/** Starts a new line when the cursor is already indented deeper than the closing bracket. */
function dedent(before: string, indent: string): string {
  const current = indentOfLastLine(before);
  return current === indent ? '' : indent.startsWith(current) ? indent.slice(current.length) : `\n${indent}`;
}
