import type { Snippet } from '../snippets/snippets.ts';
import { readBuilder, readValidated } from './builders/read-builder.ts';
import { writeBuilder } from './builders/write-builder.ts';
import { writeValidated } from './builders/write-validated.ts';
import { readForm } from './forms/read-form.ts';
import { composeContact } from './forms/write-contact.ts';
import { writeForm } from './forms/write-form.ts';
import { readClient } from './http/read-client.ts';
import { readServer } from './http/read-server.ts';
import { writeClient } from './http/write-client.ts';
import { writeServer } from './http/write-server.ts';
import type { Composed } from './outlines/compose.ts';
import { readParsed } from './parsed/read-parsed.ts';
import { writeParsed } from './parsed/write-parsed.ts';
import { readPipeline } from './pipelines/read-pipeline.ts';
import { lacksOf, PIPED, writePipeline } from './pipelines/write-pipeline.ts';
import type { Planned } from './planned.ts';

/** More words than that are another wish. */
const MOST_LEFT = 6;

export function ruledIn(prompt: string, language: string): Composed | undefined {
  const isBuilder = /\bbuilder\b/i.test(prompt);
  const wish = isBuilder ? readBuilder(prompt) : readValidated(prompt);
  if (!wish || wish.unmet.length > MOST_LEFT) return undefined;
  const snippet = isBuilder ? writeBuilder(wish, language) : writeValidated(wish, language);
  if (!snippet) return undefined;
  const isRecord = language === 'csharp' && !isBuilder && /\brecord\b/i.test(prompt);
  const definition = isRecord
    ? snippet.definition.replace(new RegExp(`\\bclass (?=${wish.name}\\b)`), 'record ')
    : snippet.definition;
  return { snippet: { ...snippet, definition }, unmet: wish.unmet };
}

/** "A registration (a valid email, age at least 18) and …": the rules are what is asked for. */
const RULES_IN_BRACKETS =
  /\b((?:registration|sign-?up|form|user|input|order|product)(?: (?:form|data|request|input))?) \(([^()]{8,200}?)\)(?:,? and)?(?= (?:it )?(?:returns?|returning|gives?|collects?))/i;

/** A function that checks a form or an object of typed fields, if the wish says more than that. */
export function formInPart(given: string, language: string): Composed | undefined {
  const contact = composeContact(given, language);
  return contact?.unmet.length === 0 ? contact : fewest([contact, checkedForm(given, language)]);
}

function checkedForm(given: string, language: string): Composed | undefined {
  const prompt = given.replace(RULES_IN_BRACKETS, '$1: $2;');
  const parsed = readParsed(prompt);
  if (parsed) {
    const snippet = parsed.unmet.length <= MOST_LEFT ? writeParsed(parsed, language) : undefined;
    return snippet && { snippet, unmet: parsed.unmet };
  }
  const wish = readForm(prompt, language);
  const snippet = wish && wish.unmet.length <= MOST_LEFT ? writeForm(wish, language) : undefined;
  return wish && snippet && { snippet, unmet: wish.unmet };
}

/** The one that lacks the fewest words of the wish. */
export const fewest = (made: readonly (Composed | undefined)[]): Composed | undefined =>
  made
    .filter((one) => one !== undefined)
    .reduce<Composed | undefined>(
      (best, one) => (best && best.unmet.length <= one.unmet.length ? best : one),
      undefined,
    );

/** One of this many words of a wish may be left over. */
const WORDS_PER_UNMET = 4;

/** A program over records, if the wish asks for more than that. */
export function pipelineInPart(
  prompt: string,
  language: string,
  texts: ReadonlyMap<string, Snippet>,
): Composed | undefined {
  const read = PIPED.has(language) ? readPipeline(prompt) : undefined;
  // Without the share, its words would only filter the other rows.
  if (
    read?.unmet.some((word) =>
      /^(?:share|percentage|percent|proportion|ratio|rate|fraction|everything|anything)$/i.test(word),
    )
  )
    return undefined;
  if (!read || read.unmet.length > prompt.split(/\s+/).length / WORDS_PER_UNMET) return undefined;
  const snippet = writePipeline(read.pipeline, language, texts);
  return snippet && { snippet, unmet: [...read.unmet, ...lacksOf(read.pipeline, language)] };
}

/** More words than that are another wish. */
const MOST_LEFT_OF_REQUEST = 4;

export function clientInPart(prompt: string, language: string): Composed | undefined {
  const client = readClient(prompt);
  const made = client && writeClient(client, prompt, language);
  return made && made.unmet.length <= MOST_LEFT_OF_REQUEST ? made : undefined;
}

/** More than so many words are another wish. */
const MOST_UNMET = 9;

/** A server with the routes that the wish names, if it asks for more than that. */
export function serverInPart(prompt: string, language: string): Planned | undefined {
  const server = readServer(prompt, language);
  if (!server?.isNamed || server.unmet.length > MOST_UNMET) return undefined;
  const snippet = writeServer(server, language);
  const routes = server.routes.map(({ method, path }) => `${method} ${path}`);
  return (
    snippet && {
      task: 'plan',
      summary: server.always
        ? 'A server with one answer to every request.'
        : `A server with ${routes.join(', ')}.`,
      snippet,
      unmet: server.unmet,
    }
  );
}
