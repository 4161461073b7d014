import { languageOr } from '../languages/languages.ts';
import { OWN_STYLES } from '../snippets/program-evidence.ts';
import type { Snippet } from '../snippets/snippets.ts';
import { readClass } from './classes/read-class.ts';
import { asRecord, withNamedMethods, withoutRecord } from './classes/record-form.ts';
import { writeClass } from './classes/write-class.ts';
import { planCriteria } from './criteria.ts';
import { planDurationWords } from './durations.ts';
import { readClosed } from './enums/read-closed.ts';
import { readContract } from './enums/read-contract.ts';
import { readEnum } from './enums/read-enum.ts';
import { readRates } from './enums/read-rates.ts';
import { readVariants } from './enums/read-variants.ts';
import { writeClosed } from './enums/write-closed.ts';
import { writeEnum } from './enums/write-enum.ts';
import { writeRates } from './enums/write-rates.ts';
import { writeVariants } from './enums/write-variants.ts';
import { readEnv } from './env/read-env.ts';
import { writeEnv } from './env/write-env.ts';
import { inBash as filesInBash } from './files/bash.ts';
import { readFiles } from './files/files.ts';
import { inPython as filesInPython } from './files/python.ts';
import { planCounts as planFileCounts } from './files/write-counts.ts';
import { planGreeting } from './greetings/plan-greeting.ts';
import { planExpressParts } from './http/express-parts.ts';
import { planFetchList } from './http/fetch-list.ts';
import { readServer } from './http/read-server.ts';
import { writeServer } from './http/write-server.ts';
import { planKeyed } from './keyed.ts';
import { planKnown } from './known/plan-known.ts';
import { planMachine } from './machines.ts';
import { planNumberBases } from './number-bases.ts';
import { planOfFile } from './of-file.ts';
import { planOperands } from './operands.ts';
import { composeFunction } from './outlines/functions.ts';
import { composeQueries } from './outlines/queries.ts';
import type { OwnPlans } from './own-plans.ts';
import { clientInPart, formInPart } from './part-plans.ts';
import { readPipeline } from './pipelines/read-pipeline.ts';
import { withoutReserved } from './pipelines/reserved-names.ts';
import { lacksOf, PIPED, writePipeline } from './pipelines/write-pipeline.ts';
import { readProgram } from './programs/read-program.ts';
import { writeProgram } from './programs/write-program.ts';
import { readPlan } from './read-plan.ts';
import { planRecordFunction } from './record-functions.ts';
import { readRecords } from './records/read-records.ts';
import { writeRecords } from './records/write-records.ts';
import { planRegex } from './regex/write-regex.ts';
import { planRetry } from './retry/plan-retry.ts';
import { planRingInC } from './ring-c.ts';
import { readRulesWish } from './rules/read-rules.ts';
import { writeRules } from './rules/write-rules.ts';
import { planSplit } from './splits/write-split.ts';
import { planUtilityType } from './utility-types.ts';
import { planFolderWatch } from './watch.ts';
import { writePlans } from './write-plan.ts';

/** "Java class", "… in Java": the readers of types take every word for something that is asked for. */
export function withoutOwnName(prompt: string, id: string): string {
  const { name, aliases } = languageOr(id);
  const names = [id, name, ...aliases].map((one) => one.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  return prompt
    .replace(new RegExp(`,? \\b(?:in|using) (?:${names})(?![\\w+#])`, 'i'), '')
    .replace(new RegExp(`(?<![\\w.+#-])(?:${names}) (?=[a-z])`, 'i'), '');
}

const NO_LIBRARIES =
  /[,;]? ?\b(?:and |with |but )*(?:no|without(?: any)?) (?:external |css |js |javascript )?(?:libraries|library|frameworks?|bootstrap|jquery|dependencies)\b/i;

export function written(prompt: string, language: string, own: OwnPlans | undefined): Snippet | undefined {
  if (language === 'sql') return own?.whole(prompt);
  const pattern =
    planGreeting(prompt, language) ??
    planRegex(prompt, language) ??
    (/\b(?:binary|hex|octal)/i.test(prompt) ? planNumberBases(prompt, language) : undefined);
  if (pattern) return pattern;
  // No page has any, and each has its styles.
  const bare = language === 'html' ? prompt.replace(NO_LIBRARIES, '').replace(OWN_STYLES, '') : prompt;
  if (bare !== prompt) return written(bare, language, own);
  if (own) return own.whole(prompt);
  return (
    planRingInC(prompt, language) ??
    planFetchList(prompt, language) ??
    planCriteria(prompt, language) ??
    planFileCounts(prompt, language) ??
    planUtilityType(prompt, language) ??
    planOperands(withoutOwnName(prompt, language), language) ??
    programPlan(prompt, language) ??
    planDurationWords(prompt, language) ??
    planKnown(withoutOwnName(prompt, language), language) ??
    envPlan(withoutOwnName(prompt, language), language) ??
    planRetry(withoutOwnName(prompt, language), language) ??
    functionPlan(prompt, language) ??
    formPlan(prompt, language) ??
    rulesPlan(prompt, language) ??
    planKeyed(prompt, language) ??
    planSplit(withoutOwnName(prompt, language), language) ??
    planMachine(withoutOwnName(prompt, language), language) ??
    enumPlan(withoutOwnName(prompt, language), language) ??
    planRecordFunction(prompt, language) ??
    queriesPlan(prompt, language) ??
    listPlan(prompt, language) ??
    planOfFile(withoutOwnName(prompt, language), language) ??
    classPlan(withoutOwnName(prompt, language), language) ??
    serverPlan(prompt, language) ??
    planExpressParts(prompt, language) ??
    clientPlan(prompt, language) ??
    planFolderWatch(prompt, language)
  );
}

/** A type with functions over a list of it, where nothing of the wish is left. */
function queriesPlan(prompt: string, language: string): Snippet | undefined {
  const made = composeQueries(prompt, language);
  return made?.unmet.length === 0 ? made.snippet : undefined;
}

/** Settings from the environment. */
function envPlan(prompt: string, language: string): Snippet | undefined {
  const wish = readEnv(prompt);
  return wish && writeEnv(wish, language);
}

function functionPlan(prompt: string, language: string): Snippet | undefined {
  const made = composeFunction(prompt, language);
  return made?.unmet.length === 0 ? made.snippet : undefined;
}

function programPlan(prompt: string, language: string): Snippet | undefined {
  const plain = language === 'java' ? prompt.replace(STREAMS, '') : prompt;
  const program = readProgram(plain);
  const made = program && writeProgram(program, language);
  return plain === prompt || (made && /\.stream\(\)|\bCollectors\./.test(made.definition + made.example))
    ? made
    : undefined;
}

/** How a program in Java is to be written. */
const STREAMS = /,? ?\b(?:and )?(?:using|with|by means of) (?:the )?(?:java )?streams?(?: api)?\b/i;

export function recordsPlan(
  prompt: string,
  language: string,
  texts: ReadonlyMap<string, Snippet>,
): Snippet | undefined {
  const program = readRecords(prompt);
  return program && writeRecords(program, language, texts);
}

export function pipelinePlan(
  prompt: string,
  language: string,
  texts: ReadonlyMap<string, Snippet>,
): Snippet | undefined {
  const read = PIPED.has(language) ? readPipeline(prompt) : undefined;
  if (!read || read.unmet.length > 0 || lacksOf(read.pipeline, language).length > 0) return undefined;
  return writePipeline(read.pipeline, language, texts);
}

export function filesPlan(prompt: string, language: string): Snippet | undefined {
  if (language !== 'python' && language !== 'bash') return undefined;
  const wish = readFiles(prompt);
  return wish && (language === 'python' ? filesInPython(wish) : filesInBash(wish));
}

function clientPlan(prompt: string, language: string): Snippet | undefined {
  const made = clientInPart(prompt, language);
  return made?.unmet.length === 0 ? made.snippet : undefined;
}

function formPlan(prompt: string, language: string): Snippet | undefined {
  const made = formInPart(prompt, language);
  return made?.unmet.length === 0 ? made.snippet : undefined;
}

function rulesPlan(prompt: string, language: string): Snippet | undefined {
  const wish = readRulesWish(prompt, language);
  return wish && writeRules(wish, language);
}

/** Languages whose plans sort so that equal elements keep their order. */
const SORTS_STABLY = /^(?:go|rust|python|javascript|typescript|java|kotlin|csharp|php)$/;
const STABLE = /,? (?:\(?stabl[ey]\)?|(?:with|using) a stable sort)(?=[.,;]|$)|\bstabl[ey] (?=sort)/i;

const EXTREME = '(?:larg|bigg|high|small|low)est';

/** "The evens" are even numbers, and the 3 largest values of an array are of an array of numbers. */
const withNumbers = (prompt: string): string =>
  prompt
    .replace(/\b(even|odd)s\b/gi, '$1 numbers')
    .replace(
      new RegExp(
        `\\b(${EXTREME}) (\\d+|two|three|five|ten|n|k) (?=numbers|values|elements|items|integers)`,
        'i',
      ),
      '$2 $1 ',
    )
    .replace(
      new RegExp(
        `\\b(\\d+|two|three|five|ten|n|k) (${EXTREME}) (?:numbers|values|elements|items|integers) (of|in|from) (an?|the) (list|array)(?! of)\\b`,
        'i',
      ),
      '$1 $2 numbers $3 $4 $5 of numbers',
    );

function listPlan(given: string, language: string): Snippet | undefined {
  const prompt = withNumbers(given);
  const plan = readPlan(SORTS_STABLY.test(language) ? prompt.replace(STABLE, '') : prompt);
  const made = plan && writePlans(plan, language);
  const keys = [...prompt.toLowerCase().matchAll(/\b(?:per|by|each) ([a-z]+)/g)].map(([, key = '']) => key);
  const snippet = made && withoutReserved(made, keys, language);
  if (!snippet || !/script$/.test(language) || !/\bundefined\b/i.test(prompt)) return snippet;
  return { ...snippet, definition: snippet.definition.replace(/\bnull\b/g, 'undefined') };
}

function classPlan(prompt: string, language: string): Snippet | undefined {
  const { prompt: plain, isRecord } = withoutRecord(prompt, language);
  const wish = readClass(plain) ?? readClass(withNamedMethods(plain));
  const made = wish && isRecord ? asRecord(wish) : wish;
  return made && writeClass(made, language);
}

export function enumPlan(prompt: string, language: string): Snippet | undefined {
  const rates = readRates(prompt);
  if (rates) return writeRates(rates, language);
  const wish = readEnum(prompt);
  if (wish) return writeEnum(wish, language);
  const variants = readVariants(prompt) ?? readContract(prompt);
  if (variants) return writeVariants(variants, language);
  const closed = readClosed(prompt);
  return closed && writeClosed(closed, language);
}

function serverPlan(prompt: string, language: string): Snippet | undefined {
  const server = readServer(prompt, language);
  return server?.unmet.length === 0 ? writeServer(server, language) : undefined;
}
