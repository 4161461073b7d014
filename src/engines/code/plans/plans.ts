import { keepsAsked } from '../snippets/signature.ts';
import type { Snippet } from '../snippets/snippets.ts';
import { type Signature, signaturesIn } from '../tasks/asked-signature.ts';
import { readBuilder, readValidated } from './builders/read-builder.ts';
import { writeBuilder } from './builders/write-builder.ts';
import { writeValidated } from './builders/write-validated.ts';
import { readClass } from './classes/read-class.ts';
import { writeClass } from './classes/write-class.ts';
import { coreInPart, planCore } from './cores/plan-core.ts';
import { readContract } from './enums/read-contract.ts';
import { readEnum } from './enums/read-enum.ts';
import { readVariants } from './enums/read-variants.ts';
import { writeEnum } from './enums/write-enum.ts';
import { writeVariants } from './enums/write-variants.ts';
import { inBash as filesInBash } from './files/bash.ts';
import { readFiles } from './files/files.ts';
import { inPython as filesInPython } from './files/python.ts';
import { readClient } from './http/read-client.ts';
import { readServer } from './http/read-server.ts';
import { writeClient } from './http/write-client.ts';
import { writeServer } from './http/write-server.ts';
import { inPart } from './in-part.ts';
import { planKeyed } from './keyed.ts';
import { type Composed, compose } from './outlines/compose.ts';
import { composeQueries } from './outlines/queries.ts';
import { readPipeline } from './pipelines/read-pipeline.ts';
import { lacksOf, PIPED, writePipeline } from './pipelines/write-pipeline.ts';
import { planPool } from './pool.ts';
import { readProgram } from './programs/read-program.ts';
import { writeProgram } from './programs/write-program.ts';
import { readPlan } from './read-plan.ts';
import { planRecordFunction } from './record-functions.ts';
import { readRecords } from './records/read-records.ts';
import { writeRecords } from './records/write-records.ts';
import { readRulesWish } from './rules/read-rules.ts';
import { writeRules } from './rules/write-rules.ts';
import { planCsv } from './shell/csv.ts';
import { planEach } from './shell/each.ts';
import { planFiles } from './shell/files.ts';
import { planLineCount } from './shell/line-counts.ts';
import { planLoop } from './shell/loops.ts';
import { planOptions } from './shell/options.ts';
import { planBackup, planCounts } from './shell/scripts.ts';
import { planRequiredVariables, planWaitForUrl } from './shell/waits.ts';
import { planChange } from './sql/changes.ts';
import { planTable } from './sql/create.ts';
import { planGaps } from './sql/gaps.ts';
import { planMostly, planSelect } from './sql/plan-sql.ts';
import { planTables } from './sql/tables.ts';
import { planWrapped } from './sql/wrapped.ts';
import { planFolderWatch } from './watch.ts';
import { planButton } from './web/button.ts';
import { planCardPage, planGrid } from './web/grid.ts';
import { planHtmlTable } from './web/table.ts';
import { planForm } from './web/write-form.ts';
import { writePlans } from './write-plan.ts';

export interface Planned {
  readonly task: string;
  readonly summary: string;
  readonly snippet: Snippet;
  /** Words of the wish that the code does not keep. */
  readonly unmet?: readonly string[];
}

/** The patterns take more than linear time, and nobody says a plan in so many characters or so long a word. */
const MOST_CHARACTERS = 600;
const LONG_RUN = /\S{80}|\s{10}/;

/** The first sentence of a wish, as the comment above its code. */
function summaryOf(prompt: string): string {
  const plain = prompt
    .replace(/^\s*(?:please )?(?:write|create|make|give me)?(?: me)?\s*/i, '')
    .replace(/\s+/g, ' ')
    .replace(/(?<!:)[*/]{2,}/g, '')
    .trim();
  // A name stays as it is written.
  const first = /^[\w$]+/.exec(plain)?.[0] ?? '';
  const isName = plain.charAt(first.length) === '(' || /[A-Z_$\d]/.test(first.slice(1));
  const start = isName ? plain.charAt(0) : plain.charAt(0).toUpperCase();
  return `${start}${plain.slice(1).replace(/\.$/, '')}.`;
}

/** Code that is put together from what a wish says; undefined for a wish of which it does not cover every word. */
export function planned(
  prompt: string,
  language: string,
  texts: ReadonlyMap<string, Snippet>,
): Planned | undefined {
  if (prompt.length > MOST_CHARACTERS || LONG_RUN.test(prompt)) return undefined;
  const snippet =
    planCore(prompt, language, texts) ??
    planPool(prompt, language, texts) ??
    written(prompt, language) ??
    recordsPlan(prompt, language, texts) ??
    filesPlan(prompt, language) ??
    pipelinePlan(prompt, language, texts);
  const isKept = signaturesIn(prompt, language).every(
    (asked) =>
      snippet && (keepsAsked(asked, snippet.definition, language) || isType(asked, snippet.definition)),
  );
  if (!isKept) return undefined;
  if (snippet) return { task: 'plan', summary: summaryOf(prompt), snippet };
  return serverInPart(prompt, language);
}

/** A class or query, with what it lacks of the wish. */
export function composed(
  prompt: string,
  language: string,
  texts: ReadonlyMap<string, Snippet>,
): (Planned & Pick<Composed, 'unmet'>) | undefined {
  if (prompt.length > MOST_CHARACTERS || LONG_RUN.test(prompt)) return undefined;
  const made =
    language === 'sql'
      ? planMostly(withoutLanguage(prompt))
      : /^(?:bash|html|css)$/.test(language)
        ? inPart(prompt, (rest) => written(rest, language))
        : (ruledIn(prompt, language) ??
          composeQueries(prompt, language) ??
          fewest([
            coreInPart(prompt, language, texts),
            clientInPart(prompt, language),
            pipelineInPart(prompt, language, texts),
            compose(prompt, language),
          ]));
  return made && { task: 'plan', summary: summaryOf(prompt), ...made };
}

/** More words than that are another wish. */
const MOST_LEFT = 6;

function ruledIn(prompt: string, language: string): Composed | undefined {
  const isBuilder = /\bbuilder\b/i.test(prompt);
  const wish = isBuilder ? readBuilder(prompt) : readValidated(prompt);
  if (!wish || wish.unmet.length > MOST_LEFT) return undefined;
  const snippet = isBuilder ? writeBuilder(wish, language) : writeValidated(wish, language);
  return snippet && { snippet, unmet: wish.unmet };
}

/** "Circle(radius)" may be a type with its fields. */
const isType = ({ name, parameters }: Signature, definition: string): boolean =>
  /^[A-Z]/.test(name) &&
  new RegExp(`\\b(?:class|record|struct|type|case)\\s+${name}\\b|^\\s*${name} \\{`, 'im').test(definition) &&
  parameters.every((one) => definition.toLowerCase().includes(one.name.toLowerCase()));

/** Else the language is taken for a table. */
const withoutLanguage = (prompt: string): string =>
  prompt.replace(/,? ?\b(?:in|using|with) (?:plain |standard )?sql\b/gi, '');

function written(prompt: string, language: string): Snippet | undefined {
  if (language === 'sql') {
    const wish = withoutLanguage(prompt);
    return (
      planTable(wish) ??
      planTables(wish) ??
      planChange(wish) ??
      planGaps(wish) ??
      planWrapped(wish) ??
      planSelect(wish)
    );
  }
  if (language === 'html') return planForm(prompt) ?? planHtmlTable(prompt) ?? planCardPage(prompt);
  if (language === 'css') return planButton(prompt) ?? planGrid(prompt);
  if (language === 'bash')
    return (
      planOptions(prompt) ??
      planBackup(prompt) ??
      planLineCount(prompt) ??
      planFiles(prompt) ??
      planEach(prompt) ??
      planCounts(prompt) ??
      planCsv(prompt) ??
      planWaitForUrl(prompt) ??
      planRequiredVariables(prompt) ??
      planLoop(prompt)
    );
  return (
    programPlan(prompt, language) ??
    rulesPlan(prompt, language) ??
    planKeyed(prompt, language) ??
    enumPlan(prompt, language) ??
    planRecordFunction(prompt, language) ??
    listPlan(prompt, language) ??
    classPlan(prompt, language) ??
    serverPlan(prompt, language) ??
    clientPlan(prompt, language) ??
    planFolderWatch(prompt, language)
  );
}

function programPlan(prompt: string, language: string): Snippet | undefined {
  const program = readProgram(prompt);
  return program && writeProgram(program, language);
}

function recordsPlan(
  prompt: string,
  language: string,
  texts: ReadonlyMap<string, Snippet>,
): Snippet | undefined {
  const program = readRecords(prompt);
  return program && writeRecords(program, language, texts);
}

function pipelinePlan(
  prompt: string,
  language: string,
  texts: ReadonlyMap<string, Snippet>,
): Snippet | undefined {
  const read = PIPED.has(language) ? readPipeline(prompt) : undefined;
  if (!read || read.unmet.length > 0 || lacksOf(read.pipeline, language).length > 0) return undefined;
  return writePipeline(read.pipeline, language, texts);
}

/** The one that lacks the fewest words of the wish. */
const fewest = (made: readonly (Composed | undefined)[]): Composed | undefined =>
  made
    .filter((one) => one !== undefined)
    .reduce<Composed | undefined>(
      (best, one) => (best && best.unmet.length <= one.unmet.length ? best : one),
      undefined,
    );

/** Of so many words of a wish, one may be left over. */
const WORDS_PER_UNMET = 4;

/** A program over records, if the wish asks for more than that. */
function pipelineInPart(
  prompt: string,
  language: string,
  texts: ReadonlyMap<string, Snippet>,
): Composed | undefined {
  const read = PIPED.has(language) ? readPipeline(prompt) : undefined;
  if (!read || read.unmet.length > prompt.split(/\s+/).length / WORDS_PER_UNMET) return undefined;
  const snippet = writePipeline(read.pipeline, language, texts);
  return snippet && { snippet, unmet: [...read.unmet, ...lacksOf(read.pipeline, language)] };
}

function filesPlan(prompt: string, language: string): Snippet | undefined {
  if (language !== 'python' && language !== 'bash') return undefined;
  const wish = readFiles(prompt);
  return wish && (language === 'python' ? filesInPython(wish) : filesInBash(wish));
}

function clientPlan(prompt: string, language: string): Snippet | undefined {
  const made = clientInPart(prompt, language);
  return made?.unmet.length === 0 ? made.snippet : undefined;
}

/** More words than that are another wish. */
const MOST_LEFT_OF_REQUEST = 4;

function clientInPart(prompt: string, language: string): Composed | undefined {
  const client = readClient(prompt);
  const made = client && writeClient(client, prompt, language);
  return made && made.unmet.length <= MOST_LEFT_OF_REQUEST ? made : undefined;
}

function rulesPlan(prompt: string, language: string): Snippet | undefined {
  const wish = readRulesWish(prompt, language);
  return wish && writeRules(wish, language);
}

/** Languages whose plans sort so that equal elements keep their order. */
const SORTS_STABLY = /^(?:go|rust|python|javascript|typescript|java|kotlin|csharp|php)$/;
const STABLE = /,? (?:\(?stabl[ey]\)?|(?:with|using) a stable sort)(?=[.,;]|$)|\bstabl[ey] (?=sort)/i;

function listPlan(prompt: string, language: string): Snippet | undefined {
  const plan = readPlan(SORTS_STABLY.test(language) ? prompt.replace(STABLE, '') : prompt);
  const snippet = plan && writePlans(plan, language);
  if (!snippet || !/script$/.test(language) || !/\bundefined\b/i.test(prompt)) return snippet;
  return { ...snippet, definition: snippet.definition.replace(/\bnull\b/g, 'undefined') };
}

function classPlan(prompt: string, language: string): Snippet | undefined {
  const wish = readClass(prompt);
  return wish && writeClass(wish, language);
}

function enumPlan(prompt: string, language: string): Snippet | undefined {
  const wish = readEnum(prompt);
  if (wish) return writeEnum(wish, language);
  const variants = readVariants(prompt) ?? readContract(prompt);
  return variants && writeVariants(variants, language);
}

function serverPlan(prompt: string, language: string): Snippet | undefined {
  const server = readServer(prompt, language);
  return server?.unmet.length === 0 ? writeServer(server, language) : undefined;
}

/** More than so many words are another wish. */
const MOST_UNMET = 9;

/** A server with the routes that the wish names, if it asks for more than that. */
function serverInPart(prompt: string, language: string): Planned | undefined {
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
