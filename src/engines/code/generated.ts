import { withForms } from './forms/apply-forms.ts';
import type { Forms } from './forms/read-forms.ts';
import { languageOr } from './languages/languages.ts';
import { CONNECT_A_MODEL } from './model-hint.ts';
import { comment, foldedLines, layOutProgram } from './snippets/program-layout.ts';
import { withSampleData } from './snippets/sample-data.ts';
import type { Snippet } from './snippets/snippets.ts';
import { inPhrases } from './snippets/told-phrases.ts';

export interface GenerateRequest {
  readonly prompt: string;
  readonly language?: string;
  readonly maxTokens?: number;
}

/** A request whose prompt is without the forms that it asks for. */
export interface Asked extends GenerateRequest {
  readonly forms: Forms;
}

export interface Generated {
  readonly code: string;
  /** The code before it was laid out, for parts of the wish that are added to it. */
  readonly program?: Program;
  readonly language: string;
  readonly task: string | null;
  readonly notes: string[];
}

/** A program of a kind whose particulars are read from the wish. */
export interface OfKind {
  readonly generated: Generated;
  /** True if another composed program is preferred when it lacks no more. */
  readonly isSecond: boolean;
}

interface Program {
  readonly snippet: Snippet;
  readonly summary: string;
}

export const DEFAULT_LANGUAGE = 'python';

export const NAMES_PATTERN = /\b(?:reg ?exp?s?|regular expressions?)\b/i;

/** Four characters are about one token of code. */
export const CHARACTERS_PER_TOKEN = 4;

export const LACKS = 'Not taken into account: ';

export const leftOut = (prompt: string, unmet: readonly string[]): string =>
  `${LACKS}${inPhrases(prompt, unmet).join(', ')}.`;

export const unnamed = (language: string): string =>
  `No language was named, so this is ${languageOr(language).name}.`;

interface Budget {
  readonly language: string;
  readonly summary: string;
  readonly request: Asked;
  readonly notes: string[];
}

/** The whole file, as far as there is room for it. */
export function withinBudget(plain: Snippet, budget: Budget): Pick<Generated, 'code' | 'program'> {
  const { language, summary, request, notes } = budget;
  const { snippet, isDocumented, unmet } = withForms(
    language === 'sql' ? withSampleData(plain, request.prompt) : plain,
    request.forms,
    language,
    foldedLines(summary),
  );
  if (unmet.length > 0) notes.push(`Not taken into account: ${unmet.join(', ')}.`);
  const wantsExample =
    !/\b(only|just) the (function|class|method|code)\b|\b(no|without( an?| any)?) (example|main|usage)s?\b/i.test(
      request.prompt,
    );
  const room = roomOf(request);
  const program = { snippet, summary: isDocumented ? '' : summary };
  const layout = { language, ...program };
  const whole = layOutProgram({ ...layout, withExample: wantsExample });
  if (whole.length <= room) return { code: whole, program };
  const bare = layOutProgram({ ...layout, withExample: false });
  if (bare.length <= room) {
    notes.push('The example was left out to stay within max_tokens.');
    return { code: bare, program };
  }
  return { ...withinRoom(bare, request, notes), program };
}

const roomOf = ({ maxTokens }: GenerateRequest): number =>
  maxTokens === undefined ? Number.POSITIVE_INFINITY : maxTokens * CHARACTERS_PER_TOKEN;

/** The code up to the last whole line for which there is room. */
export function withinRoom(code: string, request: GenerateRequest, notes: string[]): Pick<Generated, 'code'> {
  const room = roomOf(request);
  if (code.length <= room) return { code };
  notes.push('Cut at the last whole line within max_tokens; ask for more tokens to get all of it.');
  return { code: code.slice(0, code.slice(0, room).lastIndexOf('\n') + 1) };
}

export function refusal(language: string, lines: readonly string[], notes: readonly string[]): Generated {
  const why = [...lines, CONNECT_A_MODEL];
  return { code: `${comment(why.join('\n'), language)}\n`, language, task: null, notes: [...notes, ...why] };
}

/** True if the only note is about a guessed language. */
export const isWhole = ({ task, notes }: Generated, asked: string | undefined): boolean =>
  task !== null && notes.length === (asked === undefined ? 1 : 0);

export const wordsIn = (text: string): number => text.split(/\W+/).filter(Boolean).length;

/** The weight of a note about a fault, in words. */
const OTHER_NOTE = 5;

/** How many words of the wish it lacks; more than any wish has where it is no program. */
export const lackOf = ({ task, language, notes }: Generated): number =>
  task === null
    ? Number.POSITIVE_INFINITY
    : notes
        .filter((note) => note !== unnamed(language))
        .reduce(
          (sum, note) => sum + (note.startsWith(LACKS) ? wordsIn(note.slice(LACKS.length)) : OTHER_NOTE),
          0,
        );
