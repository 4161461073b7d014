import { type Asked, DEFAULT_LANGUAGE, type Generated, LACKS, unnamed, withinBudget } from './generated.ts';
import { readRecord } from './records/read-record.ts';
import { writeRecord } from './records/write-record.ts';

/** In characters: a longer wish lists no fields. */
export const LONGEST_RECORD = 600;
const MOST_CUTS = 8;
/** Share of a wish: of one that is longer, hardly anything would be done. */
const MOST_LEFT_OUT = 0.5;

/** A type with fields, written as the wish describes it. */
export function recordFor(request: Asked, language: string): Generated | undefined {
  const wish = readRecord(request.prompt, language);
  const snippet = wish && writeRecord(wish, language);
  if (!wish || !snippet) return undefined;
  const notes: string[] = [];
  const summary = `${language === 'sql' ? 'A table' : 'A type'} with ${wish.fields.map(({ words }) => words.join(' ')).join(', ')}.`;
  const written = withinBudget(snippet, { language, summary, request, notes });
  return { ...written, language, task: 'record-type', notes };
}

/** The same without its last clause, for a wish that nothing else answers. */
export function recordInPart(request: Asked, asked: string | undefined): Generated | undefined {
  const language = asked ?? DEFAULT_LANGUAGE;
  if (request.prompt.length > LONGEST_RECORD) return undefined;
  // The shortest clause that can be left out, from the end.
  const cuts = [
    ...request.prompt.matchAll(
      /,? and (?=an? |the |its |methods? |functions? |\w+[.\s]*$)|,| with (?=an? )/g,
    ),
  ]
    .slice(-MOST_CUTS)
    .reverse();
  for (const { index } of cuts) {
    const clause = request.prompt
      .slice(index)
      .replace(/^[,\s]*(?:and |with )?|[.\s]+$/g, '')
      .trim();
    if (clause.length > request.prompt.length * MOST_LEFT_OUT) break;
    const made = clause && recordFor({ ...request, prompt: request.prompt.slice(0, index) }, language);
    if (!made) continue;
    const notes = asked === undefined ? [unnamed(language)] : [];
    return { ...made, notes: [...notes, ...made.notes, `${LACKS}${clause}.`] };
  }
  return undefined;
}
