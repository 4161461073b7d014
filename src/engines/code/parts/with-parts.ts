import { functionsIn } from '../forms/declared-functions.ts';
import { type Generated, type GenerateRequest, LACKS, withinBudget } from '../generated.ts';
import { languageInPrompt } from '../languages/prompt-language.ts';
import { readsFrom } from '../snippets/asked-input.ts';
import { HAS_TESTS } from '../snippets/coverage.ts';
import type { Snippet } from '../snippets/snippets.ts';
import { outlineTested } from './outline-tests.ts';
import { readInput } from './read-input.ts';
import { type AskedTests, readTests } from './read-tests.ts';
import { withInput } from './with-input.ts';
import { withTests } from './with-tests.ts';

/** A stored program may have tests of its own. */
const TESTED = /^#\[cfg\(test\)\]/m;

type Generate = (request: GenerateRequest) => Promise<Generated>;

/**
 * A wish for a program with something that any program can have: tests, or values from outside. The program is made
 * first, as if nothing else were asked for. Undefined for a wish that says nothing of the kind, or whose program octet
 * does not have.
 */
export async function withParts(
  request: GenerateRequest,
  generate: Generate,
): Promise<Generated | undefined> {
  const asked = readTests(request.prompt);
  if (!asked) return given(request, generate);
  const made = await withAskedTests(request, asked, generate);
  return made && asked.failure && !FAILS.test(made.code) ? lacking(made, asked.failure) : made;
}

/** A test of a failure, in the frameworks of all languages. */
const FAILS =
  /assertThrows|Assert\.Throws|assertFailsWith|toThrow|assertRaises|pytest\.raises|assert\.(?:throws|rejects)|XCTAssertThrows|expectException|assert_raises|should_panic|raise_error/;

async function withAskedTests(
  request: GenerateRequest,
  asked: AskedTests,
  generate: Generate,
): Promise<Generated | undefined> {
  const { mayHaveTests } = await import('../plans/cores/plan-core.ts');
  const own = mayHaveTests(request.prompt) ? await withOwnTests(request, generate) : undefined;
  if (own) return own;
  // Only the words about the tests may tell the language.
  const language = request.language ?? languageInPrompt(request.prompt);
  const rest = { ...request, prompt: asked.rest, ...(language === undefined ? {} : { language }) };
  const plain = (await given(rest, generate)) ?? (await generate(rest));
  if (plain.task === null || !plain.program) return undefined;
  if (TESTED.test(plain.program.snippet.definition)) return plain;
  const composed = outlineTested(rest.prompt, plain.language, asked, plain.program.snippet.definition);
  if (composed?.plain.definition === plain.program.snippet.definition)
    return rewritten(plain, composed.tested, rest);
  return (
    (await tested(plain, rest, asked, generate)) ??
    (await withOwnTests(request, generate)) ??
    (composed?.lack === 0
      ? rewritten(
          { ...plain, notes: plain.notes.filter((note) => !note.startsWith(LACKS)) },
          composed.tested,
          rest,
        )
      : lacking(plain, asked.said))
  );
}

/** A program that is stored with its tests. */
async function withOwnTests(request: GenerateRequest, generate: Generate): Promise<Generated | undefined> {
  const whole = await generate(request);
  return isWhole(whole) && HAS_TESTS.test(whole.code) ? whole : undefined;
}

const isWhole = ({ task, notes }: Generated): boolean =>
  task !== null && !notes.some((note) => note.startsWith(LACKS));

/** A program on values from outside, where the whole wish finds none that takes them. */
async function given(request: GenerateRequest, generate: Generate): Promise<Generated | undefined> {
  const asked = readInput(request.prompt);
  if (!asked) return undefined;
  const stored = await generate(request);
  if (isWhole(stored)) return stored;
  const rest = { ...request, prompt: asked.rest };
  const plain = await generate(rest);
  const { program, language } = plain;
  if (!isWhole(plain) || !program) return stored;
  if (readsFrom(asked.from, program.snippet, language)) return plain;
  const reference =
    language === 'javascript' ? plain : await generate({ prompt: rest.prompt, language: 'javascript' });
  const snippet = withInput(program.snippet, language, reference.program?.snippet ?? program.snippet, asked);
  if (snippet) return rewritten(plain, snippet, rest);
  return stored.task === null ? lacking(plain, asked.said) : stored;
}

/** The program again, with another example. */
function rewritten(plain: Generated, snippet: Snippet, request: GenerateRequest): Generated {
  const { language, task, program } = plain;
  const notes = [...plain.notes];
  const whole = { ...request, prompt: '', forms: { rest: '' } };
  const written = withinBudget(snippet, { language, summary: program?.summary ?? '', request: whole, notes });
  return { ...written, language, task, notes };
}

async function tested(
  plain: Generated,
  request: GenerateRequest,
  asked: AskedTests,
  generate: Generate,
): Promise<Generated | undefined> {
  const { program, language, task } = plain;
  const reference =
    language === 'javascript' ? plain : await generate({ prompt: request.prompt, language: 'javascript' });
  if (!program || !reference.program) return undefined;
  const isSame =
    reference.task === task || areSame(plain, program.snippet, reference, reference.program.snippet);
  if (!isSame) return undefined;
  const snippet = withTests(program.snippet, language, reference.program.snippet, asked);
  if (!snippet) return undefined;
  return rewritten(plain, snippet, request);
}

/** One function of the same name that lacks nothing of the same wish does the same, wherever it comes from. */
function areSame(own: Generated, { definition }: Snippet, other: Generated, reference: Snippet): boolean {
  const names = (text: string, language: string): string =>
    functionsIn(text, language)
      .map(({ name }) => name.toLowerCase().replaceAll('_', ''))
      .join(' ');
  const name = names(definition, own.language);
  return (
    isWhole(own) &&
    isWhole(other) &&
    /^\w+$/.test(name) &&
    name === names(reference.definition, other.language)
  );
}

function lacking(plain: Generated, said: string): Generated {
  const at = plain.notes.findIndex((note) => note.startsWith(LACKS));
  const note = plain.notes[at];
  const notes =
    note === undefined
      ? [...plain.notes, `${LACKS}${said}.`]
      : plain.notes.with(at, `${note.replace(/\.$/, '')}, ${said}.`);
  return { ...plain, notes };
}
