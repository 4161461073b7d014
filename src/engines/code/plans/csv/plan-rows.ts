import type { Snippet } from '../../snippets/snippets.ts';
import { readCsvRows } from './read-rows.ts';
import { WRITERS } from './write-rows.ts';

/** These read CSV with what they bring along. */
const OWN_READER = /^(?:python|ruby|php|go|bash)$/;

/** A program that opens a CSV file and prints all of its rows. */
export function planCsvRows(
  prompt: string,
  language: string,
  texts: ReadonlyMap<string, Snippet>,
): Snippet | undefined {
  const write = WRITERS[language];
  const asked = write && readCsvRows(prompt, language);
  const parser = OWN_READER.test(language) ? '' : texts.get('part csv-rows')?.definition;
  return asked && parser !== undefined ? write({ ...asked, parser }) : undefined;
}
