import type { EngineTools } from '../engine.ts';
import { withForms } from './forms/apply-forms.ts';
import { type Forms, readForms } from './forms/read-forms.ts';
import { findLanguage, languageOr } from './languages/languages.ts';
import { languageInPrompt } from './languages/prompt-language.ts';
import { CONNECT_A_MODEL } from './model-hint.ts';
import { readRecord } from './records/read-record.ts';
import { writeRecord } from './records/write-record.ts';
import { readArgument } from './snippets/arguments/read-argument.ts';
import { takeArguments } from './snippets/arguments/take-arguments.ts';
import { unmetAssurances } from './snippets/assurances.ts';
import { inClauses } from './snippets/clauses.ts';
import { type Coverage, coverage, takesArguments } from './snippets/coverage.ts';
import { withExamples } from './snippets/demonstration.ts';
import { withAskedExceptions, withAskedRetries } from './snippets/exceptions.ts';
import { withAskedMembers } from './snippets/member-names.ts';
import { isForPage, pageWish, scriptOf } from './snippets/page-script.ts';
import { fillParameters, renameMain, wantedName } from './snippets/parameters.ts';
import { comment, foldedLines, layOutProgram } from './snippets/program-layout.ts';
import { followNames, onGivenTables } from './snippets/renames.ts';
import { settle } from './snippets/settle.ts';
import { withAskedParameters } from './snippets/signature.ts';
import { loadSnippets, SNIPPET_LANGUAGES, type Snippet } from './snippets/snippets.ts';
import { matchTask, matchTasks, type TaskMatch } from './tasks/match-task.ts';
import type { Task } from './tasks/task.ts';
import { TASKS, tasksOf } from './tasks/tasks.ts';
import { isContent, readWish } from './tasks/wish.ts';

export interface GenerateRequest {
  readonly prompt: string;
  readonly language?: string;
  readonly maxTokens?: number;
}

/** A request whose prompt is without the forms that it asks for. */
interface Asked extends GenerateRequest {
  readonly forms: Forms;
}

interface Generated {
  readonly code: string;
  readonly language: string;
  readonly task: string | null;
  readonly notes: string[];
}

const DEFAULT_LANGUAGE = 'python';

/** Share of a prompt that a task of other languages must cover to be named. */
const MOST_OF_IT = 0.6;

const NEARLY_AS_WELL = 0.75;

/** More than that have little in common with the wish. */
const MOST_RIVALS = 6;

/** Their methods are told by the indentation. */
const SCRIPTING = /^(?:python|javascript|typescript)$/;

const FEW_WORDS = 2;

/** No language has a longer name. */
const LONGEST_NAME = 40;

/** Four characters are about one token of code. */
const CHARACTERS_PER_TOKEN = 4;

export async function generateCode(given: GenerateRequest, tools: EngineTools): Promise<Generated> {
  tools.signal.throwIfAborted();
  const asked = askedLanguage(given);
  if (asked !== undefined && !findLanguage(asked)) return unknownLanguage(asked);
  const forms = readForms(given.prompt, asked ?? DEFAULT_LANGUAGE);
  const request: Asked = { ...given, prompt: forms.rest, forms };
  const record = recordFor(request, asked ?? DEFAULT_LANGUAGE);
  if (record) {
    const notes = asked === undefined ? [unnamed(DEFAULT_LANGUAGE)] : [];
    tools.progress(1, 'writing');
    return { ...record, notes: [...notes, ...record.notes] };
  }
  // Few words name a task: where the library has all of it, there is nothing to put together, as for a list.
  const isShort =
    asked !== 'sql' &&
    !/\b(?:lists?|arrays?|numbers|values|(?:all|every|any) requests?|always)\b/i.test(request.prompt) &&
    readWish(request.prompt).words.filter(isContent).length <= FEW_WORDS;
  const known = isShort ? await fromLibrary(request, asked, tools) : undefined;
  const library = async () => known ?? (await fromLibrary(request, asked, tools));
  const plan = known && isWhole(known, asked) ? known : await fromPlan(request, asked, tools);
  const own = plan
    ? await rather(plan, asked, library)
    : await nearer(request, asked, await library(), tools);
  const isPage = asked === 'javascript' && (own.task === null || isForPage(request.prompt));
  const generated = (isPage ? await fromPage(request, tools) : undefined) ?? own;
  if (generated.task === null) return generated;
  tools.progress(1, 'writing');
  // However the code was made.
  const missed = unmetAssurances(request.prompt, generated.code, generated.language).filter(
    (said) => !generated.notes.some((note) => note.includes(said)),
  );
  return missed.length === 0
    ? generated
    : { ...generated, notes: [...generated.notes, leftOut(request.prompt, missed)] };
}

/** Put together from what the wish says. */
async function fromPlan(
  request: Asked,
  asked: string | undefined,
  tools: EngineTools,
): Promise<Generated | undefined> {
  const language = asked ?? DEFAULT_LANGUAGE;
  const { planned } = await import('./plans/plans.ts');
  const plan = planned(request.prompt, language, await loadSnippets(language, tools.assets));
  if (!plan) return undefined;
  const notes = asked === undefined ? [unnamed(language)] : [];
  if (plan.unmet) notes.push(leftOut(request.prompt, plan.unmet));
  const code = withinBudget(plan.snippet, { language, summary: plan.summary, request, notes });
  return { code, language, task: plan.task, notes };
}

/** The script of a page, for a wish in JavaScript that only a page fulfils. */
async function fromPage(request: Asked, tools: EngineTools): Promise<Generated | undefined> {
  const prompt = pageWish(request.prompt);
  if (prompt === undefined) return undefined;
  const asked = { ...request, prompt };
  const page = (await fromPlan(asked, 'html', tools)) ?? (await fromLibrary(asked, 'html', tools));
  const code = page.task === null ? undefined : scriptOf(page.code);
  return code === undefined ? undefined : { ...page, code, language: 'javascript' };
}

const LACKS = 'Not taken into account: ';

const isWhole = ({ task, notes }: Generated, asked: string | undefined): boolean =>
  task !== null && notes.length === (asked === undefined ? 1 : 0);

/** A stored program that lacks nothing, where what was put together lacks something. */
async function rather(
  plan: Generated,
  asked: string | undefined,
  library: () => Promise<Generated>,
): Promise<Generated> {
  if (!plan.notes.some((note) => note.startsWith(LACKS))) return plan;
  const stored = await library();
  return isWhole(stored, asked) ? stored : plan;
}

const FULLER = /^(?:bank-account-full|account-(?:errors|transfer|history)|person-class|library-loans)$/;

const wordsIn = (text: string): number => text.split(/\W+/).filter(Boolean).length;

/** A class or query that is put together, where it does more of the wish than the stored program. */
async function nearer(
  request: Asked,
  asked: string | undefined,
  stored: Generated,
  tools: EngineTools,
): Promise<Generated> {
  const lacks = stored.notes.find((note) => note.startsWith(LACKS));
  const isWholly = stored.task !== null && lacks === undefined;
  // A class of its kind with all that is usual asks for more than the wish gives it.
  if (isWholly && !FULLER.test(stored.task ?? '')) return stored;
  const language = asked ?? DEFAULT_LANGUAGE;
  const { composed } = await import('./plans/plans.ts');
  const made = composed(request.prompt, language, await loadSnippets(language, tools.assets));
  if (!made) return stored;
  const said = inClauses(request.prompt, made.unmet).join(', ');
  if (isWholly && said) return stored;
  if (lacks !== undefined && wordsIn(said) >= wordsIn(lacks.slice(LACKS.length))) return stored;
  const notes = asked === undefined ? [unnamed(language)] : [];
  if (said) notes.push(`${LACKS}${said}.`);
  // The comment says the wish again, and a file outlives the note.
  const summary = said ? `${made.summary} Left out: ${said}.` : made.summary;
  const code = withinBudget(made.snippet, { language, summary, request, notes });
  return { code, language, task: made.task, notes };
}

/** A stored program, adapted to the wish, or why there is none. */
async function fromLibrary(given: Asked, asked: string | undefined, tools: EngineTools): Promise<Generated> {
  const argument = readArgument(given.prompt);
  const request = argument ? { ...given, prompt: argument.rest } : given;
  const own = matchTask(request.prompt, asked === undefined ? TASKS : tasksOf(asked));
  // A task that exists in other languages only is mentioned if the wish names it.
  const elsewhere = own?.isAnswer ? undefined : matchTask(request.prompt, TASKS);
  const match = elsewhere?.isAnswer && elsewhere.coverage >= MOST_OF_IT ? elsewhere : own;
  const language = asked ?? match?.task.languages?.[0] ?? DEFAULT_LANGUAGE;
  const notes = asked === undefined ? [unnamed(language)] : [];
  if (!match?.isAnswer) {
    const near = match ? [nearest(match.task)] : [];
    return refusal(language, ["octet's local snippet library has nothing for this.", ...near], notes);
  }

  const snippets = await loadSnippets(language, tools.assets);
  const [first, ...others] = rivals(request.prompt, match, language, snippets).map(({ task, snippet }) =>
    adapt(task, snippet, { given, request, argument, language }),
  );
  if (!first) return missingIn(language, match.task, tools, notes);
  const best = leastLacking(first, others);
  const { task, snippet, unmet, isAnother } = best;
  notes.push(...best.notes);
  if (isAnother) {
    const lacking =
      unmet.length > 0
        ? [`It does not do this part of the wish: ${inClauses(request.prompt, unmet).join(', ')}.`]
        : [];
    return refusal(
      language,
      ["octet's local snippet library has nothing for this.", nearest(task), ...lacking],
      notes,
    );
  }
  const unsaid = unmet.filter((word) => !notes.some((note) => note.includes(`: ${word} is outside`)));
  if (unsaid.length > 0) notes.push(leftOut(request.prompt, unsaid));
  const summary = followNames(task.summary, request.prompt, task);
  const code = withinBudget(snippet, { language, summary, request, notes });
  return { code, language, task: task.id, notes };
}

interface Adapted extends Coverage {
  readonly task: Task;
  readonly snippet: Snippet;
  readonly notes: readonly string[];
}

/**
 * Of several that the wish may mean, the one that does most of it. Where the likeliest lacks too much, another one must do
 * all of it; where it is of another kind, the others share only its words.
 */
function leastLacking(first: Adapted, others: readonly Adapted[]): Adapted {
  if (first.isAnother && !first.isFarOff) return first;
  const rival = others.reduce((kept, other) => (lackOf(other) < lackOf(kept) ? other : kept), first);
  return first.isAnother && lackOf(rival) > 0 ? first : rival;
}

const lackOf = ({ isAnother, unmet, notes }: Adapted): number =>
  isAnother ? Number.POSITIVE_INFINITY : unmet.length + notes.length;

interface Wished {
  readonly given: Asked;
  /** Without the argument. */
  readonly request: Asked;
  readonly argument: ReturnType<typeof readArgument>;
  readonly language: string;
}

/** A stored program with the names, numbers and texts of the wish, and what it still lacks. */
function adapt(task: Task, stored: Snippet, { given, request, argument, language }: Wished): Adapted {
  const notes: string[] = [];
  const { prompt } = request;
  // A program that takes its arguments as it is needs no others.
  const isTaking = takesArguments(stored, language);
  const started =
    argument && !isTaking ? takeArguments(stored, { task, language, asked: argument }) : undefined;
  if (argument && !isTaking && !started) notes.push(leftOut(given.prompt, argument.said));
  const snippet = fill(started ?? stored, { prompt, language, task, notes });
  return { task, snippet, notes, ...coverage({ prompt, task, language, snippet }) };
}

const leftOut = (prompt: string, unmet: readonly string[]): string =>
  `${LACKS}${inClauses(prompt, unmet).join(', ')}.`;

const nearest = ({ id, summary }: Task): string =>
  `The nearest task it knows is ${id} (${sentence(summary)}).`;

const unnamed = (language: string): string =>
  `No language was named, so this is ${languageOr(language).name}.`;

/** A type with fields, written as the wish describes it. */
function recordFor(request: Asked, language: string): Generated | undefined {
  const wish = readRecord(request.prompt, language);
  const snippet = wish && writeRecord(wish, language);
  if (!wish || !snippet) return undefined;
  const notes: string[] = [];
  const summary = `${language === 'sql' ? 'A table' : 'A type'} with ${wish.fields.map(({ words }) => words.join(' ')).join(', ')}.`;
  const code = withinBudget(snippet, { language, summary, request, notes });
  return { code, language, task: 'record-type', notes };
}

/** The tasks that the language has and that fit the prompt as well as the best one, or nearly so. */
function rivals(
  prompt: string,
  best: TaskMatch,
  language: string,
  snippets: ReadonlyMap<string, Snippet>,
): { task: Task; snippet: Snippet }[] {
  const others = matchTasks(prompt, [...new Set([best.task, ...tasksOf(language)])]);
  return others
    .filter(({ isAnswer, score }) => isAnswer && score >= best.score * NEARLY_AS_WELL)
    .flatMap(({ task }) => {
      const snippet = snippets.get(task.id);
      return snippet ? [{ task, snippet }] : [];
    })
    .slice(0, MOST_RIVALS);
}

function askedLanguage(request: GenerateRequest): string | undefined {
  const asked = request.language?.trim() || languageInPrompt(request.prompt);
  if (!asked) return undefined;
  const found = findLanguage(asked)?.id ?? asked.toLowerCase();
  // A page holds its styles: whoever names both wants the page.
  if (found === 'css' && /\bhtml5?\b/i.test(request.prompt)) return 'html';
  return found === 'tsx' ? 'typescript' : found;
}

interface Filling {
  readonly prompt: string;
  readonly language: string;
  readonly task: Task;
  readonly notes: string[];
}

function fill(snippet: Snippet, { prompt, language, task, notes }: Filling): Snippet {
  // One pass over both parts, so that a number has the same value in each.
  const mark = '\u0000';
  // A number in a rule that the code keeps anyway is none for its example.
  const { rest } = settle(prompt, task, language);
  const filled = fillParameters(`${snippet.definition}${mark}${snippet.example}`, rest, task, prompt);
  notes.push(...filled.notes);
  let text = withAskedExceptions(followNames(filled.text, prompt, task), prompt);
  if (task.id.startsWith('retry-')) text = withAskedRetries(text, prompt, language);
  const name = wantedName(prompt, task);
  if (name) {
    const renamed = renameMain(text, task.name, name);
    if (renamed === undefined) notes.push(`The name ${name} could not be used here.`);
    else text = renamed;
  }
  if (SCRIPTING.test(language)) text = withAskedMembers(text, prompt, task);
  const [own = '', example = ''] = text.split(mark);
  const definition = withAskedParameters(own, prompt, language);
  const query = onGivenTables(withExamples({ definition, example }, prompt, task), prompt);
  notes.push(...query.notes);
  return query.snippet;
}

interface Budget {
  readonly language: string;
  readonly summary: string;
  readonly request: Asked;
  readonly notes: string[];
}

function withinBudget(plain: Snippet, { language, summary, request, notes }: Budget): string {
  const { snippet, isDocumented, unmet } = withForms(plain, request.forms, language, foldedLines(summary));
  if (unmet.length > 0) notes.push(`Not taken into account: ${unmet.join(', ')}.`);
  const wantsExample =
    !/\b(only|just) the (function|class|method|code)\b|\b(no|without( an?| any)?) (example|main|usage)s?\b/i.test(
      request.prompt,
    );
  const room =
    request.maxTokens === undefined ? Number.POSITIVE_INFINITY : request.maxTokens * CHARACTERS_PER_TOKEN;
  const layout = { language, snippet, summary: isDocumented ? '' : summary };
  const whole = layOutProgram({ ...layout, withExample: wantsExample });
  if (whole.length <= room) return whole;
  const bare = layOutProgram({ ...layout, withExample: false });
  if (bare.length <= room) {
    notes.push('The example was left out to stay within max_tokens.');
    return bare;
  }
  notes.push('Cut at the last whole line within max_tokens; ask for more tokens to get all of it.');
  const cut = bare.slice(0, room);
  return cut.slice(0, cut.lastIndexOf('\n') + 1);
}

const sentence = (summary: string): string =>
  summary.charAt(0).toLowerCase() + summary.slice(1).replace(/\.$/, '');

function refusal(language: string, lines: readonly string[], notes: readonly string[]): Generated {
  const why = [...lines, CONNECT_A_MODEL];
  return { code: `${comment(why.join('\n'), language)}\n`, language, task: null, notes: [...notes, ...why] };
}

function unknownLanguage(asked: string): Generated {
  const known = SNIPPET_LANGUAGES.map((id) => languageOr(id).name).join(', ');
  const why = [
    `octet knows no language called ${asked.slice(0, LONGEST_NAME)}.`,
    `Without a model it writes ${known}.`,
  ];
  return refusal(asked, why, []);
}

async function missingIn(
  language: string,
  task: Task,
  tools: EngineTools,
  notes: string[],
): Promise<Generated> {
  const having: string[] = [];
  for (const other of SNIPPET_LANGUAGES) {
    if ((await loadSnippets(other, tools.assets)).has(task.id)) having.push(languageOr(other).name);
  }
  return refusal(
    language,
    [
      `octet's local snippet library has ${task.id} in ${having.join(', ')}, not in ${languageOr(language).name}.`,
    ],
    notes,
  );
}
