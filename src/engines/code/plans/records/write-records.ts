import type { Snippet } from '../../snippets/snippets.ts';
import type { RecordsProgram } from './records.ts';
import { inPhp } from './targets/php.ts';
import { inPython } from './targets/python.ts';
import { inRuby } from './targets/ruby.ts';
import { inScript } from './targets/script.ts';

/** Undefined in a language that has no plain way to read such files. */
export function writeRecords(
  program: RecordsProgram,
  language: string,
  texts: ReadonlyMap<string, Snippet>,
): Snippet | undefined {
  switch (language) {
    case 'python':
      return inPython(program);
    case 'javascript':
    case 'typescript':
      return inScript(program, parserIn(texts), language === 'typescript');
    case 'ruby':
      return inRuby(program);
    case 'php':
      return inPhp(program);
    default:
      return undefined;
  }
}

/** The stored reader of CSV, without its own way to open a file. */
const parserIn = (texts: ReadonlyMap<string, Snippet>): string | undefined =>
  texts.get('part csv-records')?.definition;
