import type { Snippet } from '../../snippets/snippets.ts';
import { readCsvRows } from './read-rows.ts';
import { WRITERS } from './write-rows.ts';

/** The stored reader of CSV up to where it makes records of the rows. */
function rowsParser(language: string, stored: string): string | undefined {
  if (/^(?:python|ruby|php|go|bash)$/.test(language)) return '';
  if (/script$/.test(language)) {
    const [own] = /(?:\/\/[^\n]*\n)*function parseCsv[\s\S]*?\n(?= {2}const \[header)/.exec(stored) ?? [];
    return own
      ?.replace('parseCsv', 'parseRows')
      .replace('Record<string, string>[]', 'string[][]')
      .concat('  return rows;\n}');
  }
  return /(?:\/\/[^\n]*\n)+(?:static |func? |fn |std::)[^\n]*parse_?rows\([\s\S]*?\n\}/i.exec(stored)?.[0];
}

/** A program that opens a CSV file and prints all of its rows. */
export function planCsvRows(
  prompt: string,
  language: string,
  texts: ReadonlyMap<string, Snippet>,
): Snippet | undefined {
  const write = WRITERS[language];
  const asked = write && readCsvRows(prompt);
  const parser = asked && rowsParser(language, texts.get('read-csv')?.definition ?? '');
  return asked && parser !== undefined ? write({ ...asked, parser }) : undefined;
}
