import type { EngineTools } from '../engine.ts';
import { readForms } from './forms/read-forms.ts';
import { firstPart } from './from-first-part.ts';
import { fromKinds } from './from-kinds.ts';
import { fromLibrary } from './from-library.ts';
import { asPage, fromPage, fullerPage, partOfPage, styledPage, withStyles } from './from-page.ts';
import { fromPlan } from './from-plan.ts';
import { queryFor } from './from-query.ts';
import { LONGEST_RECORD, recordFor, recordInPart } from './from-record.ts';
import { preferFuller, preferWhole } from './fuller-program.ts';
import {
  type Asked,
  DEFAULT_LANGUAGE,
  type Generated,
  type GenerateRequest,
  isWhole,
  LACKS,
  leftOut,
  NAMES_PATTERN,
  refusal,
  unnamed,
  withinBudget,
} from './generated.ts';
import { besidesLanguage, findLanguage, languageOr } from './languages/languages.ts';
import { pageLanguage } from './languages/page-language.ts';
import { languageInPrompt } from './languages/prompt-language.ts';
import { ofNumbers } from './of-numbers.ts';
import { withArgparse } from './snippets/argparse.ts';
import { COMMENTS, unmetAssurances } from './snippets/assurances.ts';
import { brokenBans } from './snippets/bans.ts';
import { COMMENTED, commented, readComments } from './snippets/commented.ts';
import { withConfirmation } from './snippets/confirmed.ts';
import { withConsoleAsserts } from './snippets/console-asserts.ts';
import { inCurrentFolder } from './snippets/current-folder.ts';
import { withDryRun } from './snippets/dry-run.ts';
import { forbiddenDeeds } from './snippets/evident.ts';
import { withLog } from './snippets/logged.ts';
import { lostNames } from './snippets/lost-names.ts';
import { withNamedErrors } from './snippets/named-errors.ts';
import { isForPage } from './snippets/page-script.ts';
import { SNIPPET_LANGUAGES } from './snippets/snippets.ts';
import { withTrueNotes } from './snippets/true-notes.ts';
import { unmetDenial, withoutScript } from './snippets/without-script.ts';
import { plainWish } from './tasks/plain-wish.ts';
import { withoutRemarks } from './tasks/remarks.ts';
import { inFullSpelling } from './tasks/short-spellings.ts';
import { withStdin } from './tasks/spoken-input.ts';
import { isContent, readWish } from './tasks/wish.ts';

const FEW_WORDS = 2;

/** No language has a longer name. */
const LONGEST_NAME = 40;

/** Without these words a wish has nothing that is added to a program. */
const PARTS =
  /test|assert|unit\b|spec\b|mocha|jest|\barg|command[- ]?line|stdin|standard input|\buser\b|console|terminal|keyboard|usage/i;

/** Without these words a wish names no file that only a project has. */
const CONFIG = /docker|container|compose|github|\bci\b|kubernetes|k8s|make ?file|git-?ignore|\bcron|nginx/i;

/** Programs need no longer words, and V8 compiles no pattern of very long ones. */
const TOO_LONG = /(\S{1000})\S+/g;

export async function generateCode(wished: GenerateRequest, tools: EngineTools): Promise<Generated> {
  const language = askedLanguage(wished) ?? DEFAULT_LANGUAGE;
  const asked = COMMENTED.test(language) ? readComments(wished.prompt) : undefined;
  const prompt = asked?.prompt ?? wished.prompt;
  const made = await generateAny({ ...wished, prompt }, tools);
  return made.task === null ? made : commented(withTrueNotes(prompt, made), asked?.said);
}

async function generateAny(wished: GenerateRequest, tools: EngineTools): Promise<Generated> {
  const given = {
    ...wished,
    prompt: inFullSpelling(withoutRemarks(wished.prompt.replace(TOO_LONG, '$1…'))),
  };
  const besides = given.language && findLanguage(given.language) ? besidesLanguage(given.language) : [];
  const generate = (request: GenerateRequest) => generateWish(request, tools);
  if (besides.length === 0)
    return /sql|postgres|mariadb/i.test(given.language ?? given.prompt)
      ? queryFor(given, generate)
      : generate(given);
  const asked = { ...given, language: findLanguage(given.language ?? '')?.id };
  const whole = await queryFor({ ...asked, prompt: `${besides.join(' ')} ${given.prompt}` }, generate);
  // Much of SQL is the same for every database.
  return asked.language === 'sql' && !isWhole(whole, 'sql') ? generateWish(asked, tools) : whole;
}

async function generateWish(wished: GenerateRequest, tools: EngineTools): Promise<Generated> {
  const generate = (request: GenerateRequest) =>
    fromKinds(request, askedLanguage(request), tools, () => generateParts(request, tools));
  const own = await generate(wished);
  const takesArguments = own.language === 'python' && /\bargparse\b/i.test(wished.prompt);
  const made = takesArguments ? await withArgparse(wished, own, generate) : own;
  if (made.task === null) return made;
  const code = withConsoleAsserts(wished.prompt, withNamedErrors(wished.prompt, made.code));
  const lost = lostNames(wished.prompt, code.replace(COMMENTS, ''), made.language);
  const untold = lost.filter((name) => !made.notes.some((note) => note.includes(name)));
  return { ...made, code, notes: withLack(wished.prompt, made.notes, untold) };
}

async function generateParts(wished: GenerateRequest, tools: EngineTools): Promise<Generated> {
  const generate = (request: GenerateRequest) => generateProgram(request, tools);
  const inParts = PARTS.test(wished.prompt)
    ? await (await import('./parts/with-parts.ts')).withParts(wished, generate)
    : undefined;
  const { program: _, ...made } = inParts ?? (await generate(wished));
  const whole = inParts ? withUnmetArguments(wished, made) : made;
  const generated =
    whole.language === 'bash' && whole.task !== null
      ? { ...whole, code: inCurrentFolder(wished.prompt, whole.code) }
      : whole;
  // A pattern is the language that was named: the code around it only tries it out.
  if (!NAMES_PATTERN.test(`${wished.language ?? wished.prompt}`)) return generated;
  const notes = generated.notes.filter((note) => note !== unnamed(generated.language));
  return { ...generated, notes };
}

/** A program may not take the part that was added to it, or lack what was said beside it. */
function withUnmetArguments({ prompt }: GenerateRequest, made: Generated): Generated {
  if (made.task === null) return made;
  const missed = unmetAssurances(prompt, made.code, made.language).filter(
    (said) => !made.notes.some((note) => note.includes(said.replace(/^-+/, ''))),
  );
  return { ...made, notes: withLack(prompt, made.notes, missed) };
}

/** All that is missing is told by one note. */
function withLack(prompt: string, notes: readonly string[], missed: readonly string[]): string[] {
  if (missed.length === 0) return [...notes];
  const told = leftOut(prompt, missed);
  const at = notes.findIndex((note) => note.startsWith(LACKS));
  return at < 0
    ? [...notes, told]
    : notes.map((note, place) =>
        place === at ? `${note.replace(/\.$/, '')}, ${told.slice(LACKS.length)}` : note,
      );
}

async function generateProgram(wished: GenerateRequest, tools: EngineTools): Promise<Generated> {
  tools.signal.throwIfAborted();
  // "regex" is no language to write in: it says what is wanted.
  if (NAMES_PATTERN.test(wished.language ?? '')) return generateProgram(patternWish(wished), tools);
  const given = { ...wished, prompt: plainWish(wished.prompt) };
  const config = CONFIG.test(given.prompt + given.language) ? await configFor(given, tools) : undefined;
  if (config) return config;
  const asked = askedLanguage(given);
  if (asked !== undefined && !findLanguage(asked)) return unknownLanguage(asked);
  if (asked === 'bash') {
    const again = (one: GenerateRequest) => generateCode(one, tools);
    const script =
      (await withLog(given, again)) ??
      (await withConfirmation(given, again)) ??
      (await withDryRun(given, again));
    if (script) return script;
  }
  const forms = readForms(given.prompt, asked ?? DEFAULT_LANGUAGE);
  const request: Asked = { ...given, prompt: withStdin(forms.rest), forms };
  const record = recordFor(request, asked ?? DEFAULT_LANGUAGE);
  if (record) {
    const notes = asked === undefined ? [unnamed(DEFAULT_LANGUAGE)] : [];
    tools.progress(1, 'writing');
    return { ...record, notes: [...notes, ...record.notes] };
  }
  // Few words name a task: where the library has all of it, there is nothing to put together, as for a list. A cache
  // that is put together looks for its keys in a list, which the stored one need not.
  const isShort =
    (/^(?:python|javascript|typescript)$/.test(asked ?? '') &&
      /\blru\b|\bleast recently used\b/i.test(request.prompt)) ||
    (asked !== 'sql' &&
      !/\b(?:lists?|arrays?|numbers|values|(?:all|every|any) requests?|always|configurable|customi[sz]able|custom)\b/i.test(
        request.prompt,
      ) &&
      readWish(request.prompt).words.filter(isContent).length <= FEW_WORDS);
  const known = isShort ? await fromLibrary(request, asked, tools) : undefined;
  const library = async () => known ?? (await fromLibrary(request, asked, tools));
  const isKnown =
    known &&
    isWhole(known, asked) &&
    unmetAssurances(request.prompt, known.code, known.language).length === 0;
  const plan = isKnown ? known : await fromPlan(request, asked, tools);
  const own = plan
    ? await preferWhole(plan, asked, library)
    : await preferFuller(request, asked, await library(), tools);
  const isMet = isWhole(own, asked) && unmetAssurances(request.prompt, own.code, own.language).length === 0;
  const of = isMet ? undefined : await ofNumbers(request, asked, tools);
  if (of) return of;
  const isPage = asked === 'javascript' && (own.task === null || isForPage(request.prompt));
  const generated =
    (isPage ? await fromPage(request, tools) : undefined) ??
    (asked === 'css' && !isWhole(own, asked) ? await withStyles(request, own, tools) : undefined) ??
    (asked === 'html' && !isWhole(own, asked) ? await fullerPage(request, own, tools) : undefined) ??
    own;
  if (generated.task === null)
    return (
      (await partOfPage(request, asked, tools)) ??
      recordInPart(request, asked) ??
      (await asPage(request, asked, tools)) ??
      (await styledPage(request, asked, tools)) ??
      (await firstPart(request, asked, tools)) ??
      generated
    );
  const { prompt } = request;
  const banned = [
    ...brokenBans(prompt, generated.code, generated.language).broken.filter((said) =>
      generated.notes.some((note) => note.startsWith(LACKS) && note.includes(said)),
    ),
    ...forbiddenDeeds(prompt, generated.code.replace(COMMENTS, '')),
  ];
  if (banned.length > 0) return ruledOut(generated.language, banned);
  tools.progress(1, 'writing');
  const code = (generated.language === 'html' && withoutScript(prompt, generated.code)) || generated.code;
  // However the code was made.
  const missed = [
    ...unmetAssurances(prompt, code, generated.language),
    ...(generated.language === 'html' ? unmetDenial(prompt, code) : []),
  ].filter((said) => !generated.notes.some((note) => note.includes(said.replace(/^[-"]+|"$/g, ''))));
  const notes = withLack(prompt, generated.notes, missed);
  return { ...generated, code, notes };
}

/** A program with what the asker rules out is of no use. */
const ruledOut = (language: string, banned: readonly string[]): Generated =>
  refusal(
    language,
    [
      "octet's local snippet library has nothing for this.",
      `It has no program ${banned.map((said) => said.replace(/^no /, 'without ')).join(', ')}.`,
    ],
    [],
  );

/** A file that is no program: the language that it names is that of the project. */
async function configFor(given: GenerateRequest, tools: EngineTools): Promise<Generated | undefined> {
  if (given.prompt.length > LONGEST_RECORD) return undefined;
  const named = given.language?.trim();
  const { planConfig } = await import('./plans/configs/plan-config.ts');
  const plan = planConfig(given.prompt, named ? (findLanguage(named)?.id ?? named.toLowerCase()) : undefined);
  if (!plan) return undefined;
  const { language, definition, unmet } = plan;
  const notes = unmet.length > 0 ? [leftOut(given.prompt, unmet)] : [];
  tools.progress(1, 'writing');
  const request = { ...given, forms: readForms(given.prompt, language) };
  const written = withinBudget({ definition, example: '' }, { language, summary: '', request, notes });
  return { ...written, language, task: 'plan', notes };
}

const patternWish = ({ language: _, ...wish }: GenerateRequest): GenerateRequest => ({
  ...wish,
  prompt: NAMES_PATTERN.test(wish.prompt)
    ? wish.prompt
    : `regex ${/^\s*(?:match|find|extract|validate|check)\b/i.test(wish.prompt) ? 'to' : 'for'} ${wish.prompt}`,
});

function askedLanguage(request: GenerateRequest): string | undefined {
  const asked = request.language?.trim() || languageInPrompt(request.prompt);
  const found = asked ? (findLanguage(asked)?.id ?? asked.toLowerCase()) : undefined;
  const page = request.language?.trim() ? undefined : pageLanguage(request.prompt, found);
  if (page || found === undefined) return page;
  // A page holds its styles: whoever names both wants the page.
  if (found === 'css' && /\bhtml5?\b/i.test(request.prompt)) return 'html';
  return found === 'tsx' ? 'typescript' : found;
}

function unknownLanguage(asked: string): Generated {
  const known = SNIPPET_LANGUAGES.map((id) => languageOr(id).name).join(', ');
  const why = [
    `octet knows no language called ${asked.slice(0, LONGEST_NAME)}.`,
    `Without a model it writes ${known}.`,
  ];
  return refusal(asked, why, []);
}
