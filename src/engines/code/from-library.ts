import type { EngineTools } from '../engine.ts';
import {
  type Asked,
  DEFAULT_LANGUAGE,
  type Generated,
  leftOut,
  NAMES_PATTERN,
  refusal,
  unnamed,
  withinBudget,
} from './generated.ts';
import { languageOr } from './languages/languages.ts';
import { readArgument } from './snippets/arguments/read-argument.ts';
import { readQuestion } from './snippets/arguments/read-question.ts';
import { takeArguments } from './snippets/arguments/take-arguments.ts';
import { takesArguments } from './snippets/asked-input.ts';
import { type Coverage, coverage } from './snippets/coverage.ts';
import { withExamples } from './snippets/demonstration.ts';
import { dependenciesFirst } from './snippets/dependencies.ts';
import { descending } from './snippets/descending.ts';
import { withAskedExceptions, withAskedRetries, withStandardExceptions } from './snippets/exceptions.ts';
import { halfOpen } from './snippets/half-open.ts';
import { inClass } from './snippets/in-class.ts';
import { withListedMembers } from './snippets/listed-members.ts';
import { withAskedMembers } from './snippets/member-names.ts';
import { withImmediate } from './snippets/opposites.ts';
import { outlined } from './snippets/outlined.ts';
import { fillParameters, renameMain, wantedName } from './snippets/parameters.ts';
import { followNames, onGivenTables } from './snippets/renames.ts';
import { settle } from './snippets/settle.ts';
import { withShownCounts } from './snippets/shown-counts.ts';
import { declaredName, keepsAsked, withAskedLimits, withAskedParameters } from './snippets/signature.ts';
import { loadSnippets, SNIPPET_LANGUAGES, type Snippet } from './snippets/snippets.ts';
import { asSwiftClass } from './snippets/swift-class.ts';
import { inPhrases } from './snippets/told-phrases.ts';
import { declarationOf, onlySignature, withoutSignatures } from './tasks/asked-signature.ts';
import { matchTask, matchTasks, type TaskMatch } from './tasks/match-task.ts';
import { inParts, isNear, strangeWords } from './tasks/near-task.ts';
import { DECIMALS } from './tasks/sayings.ts';
import type { Task } from './tasks/task.ts';
import { TASKS, tasksOf } from './tasks/tasks.ts';

/** Share of a prompt that a task of other languages must cover to be named. */
const MOST_OF_IT = 0.6;

const NOTHING = "octet's local snippet library has nothing for this.";

const NEARLY_AS_WELL = 0.75;

/** Languages whose names are written as `maxAttempts`. */
const CAMEL = /^(?:java|csharp|kotlin|swift|php|javascript|typescript)$/;

/** More than that have little in common with the wish. */
const MOST_RIVALS = 6;

/** A stored program, adapted to the wish, or why there is none. */
export async function fromLibrary(
  given: Asked,
  asked: string | undefined,
  tools: EngineTools,
): Promise<Generated> {
  const argument = readArgument(given.prompt) ?? readQuestion(given.prompt);
  const request = argument ? { ...given, prompt: argument.rest } : given;
  // A pattern is tried out in the language that is written where none is named.
  const isOpen = asked === undefined && !NAMES_PATTERN.test(given.prompt);
  const declared =
    asked && /\w\(|>\(/.test(given.prompt) ? await bySignature(given, asked, tools) : undefined;
  if (declared) return declared;
  const plain = withoutSignatures(request.prompt, asked ?? DEFAULT_LANGUAGE);
  const own = matchTask(request.prompt, isOpen ? TASKS : tasksOf(asked ?? DEFAULT_LANGUAGE), plain);
  // A task that exists in other languages only is mentioned if the wish names it.
  const elsewhere = own?.isAnswer ? undefined : matchTask(request.prompt, TASKS, plain);
  const match = elsewhere?.isAnswer && elsewhere.coverage >= MOST_OF_IT ? elsewhere : own;
  const language = asked ?? match?.task.languages?.[0] ?? DEFAULT_LANGUAGE;
  const notes = asked === undefined ? [unnamed(language)] : [];
  const snippets = await loadSnippets(language, tools.assets);
  const stored = async (task: Task): Promise<Snippet | undefined> =>
    snippets.get(task.id) ?? outlined(task, language, request.prompt, tools.assets);
  if (!match?.isAnswer) {
    return refusal(language, [NOTHING, ...(await nearHit(match))], notes);
  }
  const adapted = async (least: number): Promise<Adapted[]> =>
    (await rivals(request.prompt, match, { language, least }, stored)).map(({ task, snippet }) =>
      adapt(task, dependenciesFirst(task, snippet, given.prompt, language), {
        given,
        request,
        argument,
        language,
      }),
    );
  const [first, ...others] = await adapted(NEARLY_AS_WELL);
  // The language lacks the likeliest program: another one that fits less must lack nothing.
  const best = first ? leastLacking(first, others) : (await adapted(0)).find((one) => lackOf(one) === 0);
  if (!best && !isNear(request.prompt, match))
    return refusal(language, [NOTHING, ...inParts(request.prompt, language)], notes);
  if (!best) return missingIn(language, match.task, tools, notes);
  const { task, snippet, unmet, isAnother } = best;
  notes.push(...best.notes);
  if (isAnother) {
    return refusal(language, [NOTHING, nearest(task), ...lacking(unmet)], notes);
  }
  const unsaid = unmet.filter((word) => !notes.some((note) => note.includes(`: ${word} is outside`)));
  if (unsaid.length > 0) notes.push(leftOut(request.prompt, unsaid));
  const summary = followNames(task.summary, request.prompt, task);
  const written = withinBudget(snippet, { language, summary, request, notes });
  return { ...written, language, task: task.id, notes };

  /** Why there is nothing: the task that comes near, or the parts that are tasks. */
  async function nearHit(near: TaskMatch | undefined): Promise<string[]> {
    if (!near || !isNear(request.prompt, near)) return inParts(request.prompt, language);
    const snippet = await stored(near.task);
    const unmet = snippet
      ? coverage({ prompt: request.prompt, task: near.task, language, snippet }).unmet
      : strangeWords(request.prompt, near.task);
    return [nearest(near.task), ...lacking(unmet)];
  }

  function lacking(unmet: readonly string[]): string[] {
    const told = inPhrases(request.prompt, unmet);
    return told.length > 0 ? [`It does not do this part of the wish: ${told.join(', ')}.`] : [];
  }
}

/** The program whose function a wish declares and says nothing more: its name tells which. */
async function bySignature(
  request: Asked,
  language: string,
  tools: EngineTools,
): Promise<Generated | undefined> {
  const asked = onlySignature(request.prompt, language);
  if (!asked) return undefined;
  const { prompt } = request;
  const snippets = await loadSnippets(language, tools.assets);
  const own = tasksOf(language)
    .filter((one) => declaredName(prompt, one, language) === asked.name)
    .flatMap((task) => {
      const stored = snippets.get(task.id);
      const notes: string[] = [];
      return stored ? { task, notes, snippet: fill(stored, { prompt, language, task, notes }) } : [];
    })
    .filter(({ snippet }) => declarationOf(asked.name, snippet.definition, language))
    // The plainest of several has the shortest name.
    .sort((a, b) => a.task.id.length - b.task.id.length);
  const kept = own.find(({ snippet }) => keepsAsked(asked, snippet.definition, language));
  const made = kept ?? own[0];
  if (!made) return undefined;
  const { task, snippet, notes } = made;
  if (!kept) notes.push(`The function ${asked.name} is there, with parameters or a result of its own.`);
  const written = withinBudget(snippet, { language, summary: task.summary, request, notes });
  return { ...written, language, task: task.id, notes };
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
function adapt(task: Task, stored: Snippet, wished: Wished): Adapted {
  const { given, request, argument, language } = wished;
  const turned = descending(task, stored, request.prompt) ?? halfOpen(stored, request.prompt);
  if (turned) return adapt(task, turned.snippet, { ...wished, request: { ...request, prompt: turned.rest } });
  const notes: string[] = [];
  // A program that takes its arguments as it is needs no others.
  const isTaking = !argument?.isQuestion && takesArguments(stored, language);
  const started =
    argument && !isTaking ? takeArguments(stored, { task, language, asked: argument }) : undefined;
  const isUnasked = argument?.isQuestion === true && !started;
  if (argument && !isTaking && !started && !isUnasked) notes.push(leftOut(given.prompt, argument.said));
  const { prompt } = isUnasked ? given : request;
  const snippet = fill(started ?? stored, { prompt, language, task, notes });
  return { task, snippet, notes, ...coverage({ prompt, task, language, snippet }) };
}

const nearest = ({ id, summary }: Task): string =>
  `The nearest task it knows is ${id} (${sentence(summary)}).`;

/** The tasks that the language has and that fit the prompt as well as the best one, or nearly so. */
async function rivals(
  prompt: string,
  best: TaskMatch,
  { language, least }: { language: string; least: number },
  stored: (task: Task) => Promise<Snippet | undefined>,
): Promise<{ task: Task; snippet: Snippet }[]> {
  const others = matchTasks(
    prompt,
    [...new Set([best.task, ...tasksOf(language)])],
    withoutSignatures(prompt, language),
  );
  const found: { task: Task; snippet: Snippet }[] = [];
  for (const { task, isAnswer, score } of others) {
    if (!isAnswer || score < best.score * least || found.length === MOST_RIVALS) continue;
    const snippet = await stored(task);
    if (snippet) found.push({ task, snippet });
  }
  return found;
}

interface Filling {
  readonly prompt: string;
  readonly language: string;
  readonly task: Task;
  readonly notes: string[];
}

function fill(snippet: Snippet, { prompt, language, task, notes }: Filling): Snippet {
  // One pass over both parts, so that a number has the same value in each.
  // A line of its own, so that a line beside it can be left out.
  const mark = '\u0000';
  // A number in a rule that the code keeps anyway is none for its example, nor is that of the decimals.
  const { rest } = settle(prompt.replace(DECIMALS, ' '), task, language);
  const filled = fillParameters(`${snippet.definition}\n${mark}\n${snippet.example}`, rest, task, prompt);
  notes.push(...filled.notes);
  let text = withAskedExceptions(followNames(filled.text, prompt, task), prompt);
  text = withStandardExceptions(text, prompt, language);
  if (task.id.startsWith('retry-')) text = withAskedRetries(text, prompt, language);
  text = withImmediate(text, prompt);
  const name = wantedName(prompt, task) ?? declaredName(prompt, task, language);
  if (name) {
    const renamed = renameMain(text, task.name, name);
    if (renamed === undefined) notes.push(`The name ${name} could not be used here.`);
    else text = renamed;
  }
  if (CAMEL.test(language)) text = withAskedLimits(text, prompt);
  text = withAskedMembers(text, prompt, task, language);
  text = withListedMembers(text, prompt, task, language);
  const [own = '', example = ''] = text.split(mark).map((part) => part.replace(/^\n|\n+$/g, ''));
  const kept = language === 'swift' ? asSwiftClass(own, prompt) : own;
  const definition = withAskedParameters(kept, prompt, language);
  const query = onGivenTables(
    withShownCounts(withExamples(inClass({ definition, example }, prompt, language), prompt, task), prompt),
    prompt,
  );
  notes.push(...query.notes);
  return query.snippet;
}

const sentence = (summary: string): string =>
  summary.charAt(0).toLowerCase() + summary.slice(1).replace(/\.$/, '');

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
