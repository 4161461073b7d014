import type { Terminal } from '../../terminal/terminal.ts';

const HEADING = /^[A-Z][A-Za-z ]*(?: \([^)\n]*\))?:(?=$| )/gm;

/** A help page for a terminal: broken to its width, headings in bold. */
export function pageFor(terminal: Terminal, text: string): string {
  const page = terminal.wrap(text);
  return terminal.out.isTTY ? page.replace(HEADING, terminal.style.bold) : page;
}
