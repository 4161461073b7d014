import type { EngineTools } from '../engine.ts';
import { isTold } from './reading/question-parts.ts';
import { LONGEST_INSTRUCTION, readMessage } from './reading/read-message.ts';
import { questionsIn } from './reading/several-questions.ts';
import { isTextWish } from './reading/text-wish.ts';
import { missingObjects } from './reading/two-objects.ts';
import { type Given, isPartial, notAnswered, type Skill, type SkillInput } from './skill.ts';
import { ACCOUNTS, FACT_SKILLS, FACTS, NOT_FOR_TEXTS, SKILLS, STORED_SKILLS } from './skills/roster.ts';

/** The answer of the first skill that is sure of it; undefined where none is. */
export async function answerTurn(turn: SkillInput, tools: EngineTools): Promise<Given | undefined> {
  const first = (await answerAll(SKILLS, turn, tools)) ?? (await goOn(turn, tools));
  // A part of the text would be a translation of something else.
  if (first === undefined && TRANSLATES.test(turn.message)) return undefined;
  // Another reading may know what the first one has to leave out.
  const other =
    first === undefined || isPartial(first.text) ? await readAgain(turn, tools, first) : undefined;
  const read = other !== undefined && !(first && isPartial(other.text)) ? other : first;
  const given = await inForm(turn, await withoutPhrases(turn, read, tools), tools);
  if (await missesExample(turn.message, given)) return undefined;
  return given === undefined ? undefined : withTail(turn, given, tools);
}

/** "when did it fall and why": the last word asks again of the same. */
const TAIL =
  /^(?:when|where|who|how|what year|in (?:which|what) year) ((?:did|was|were|is|are|do|does) .{4,80}?),? and (why|how|where|when)[?.! ]*$/i;
const TELLS_WHY =
  /\b(?:because|since (?:the|it|they)|due to|as a result|so that|therefore|after (?:the|a|an|it|hitting)|caused)\b/i;

/** Both answers, or the first one and that the second is missing. */
async function withTail(turn: SkillInput, given: Given, tools: EngineTools): Promise<Given> {
  const [, said = '', tail = ''] = FACTUAL.includes(given.skill) ? (TAIL.exec(turn.message) ?? []) : [];
  if (said === '' || (/why|how/i.test(tail) && TELLS_WHY.test(given.text))) return given;
  const asked = `${tail.toLowerCase()} ${said}`;
  const other = await answerAll(SKILLS, { ...turn, ...readMessage(asked) }, tools);
  const isOther = other !== undefined && other.text !== given.text && !isPartial(other.text);
  return { ...given, text: `${given.text}\n\n${isOther ? other.text : notAnswered([tail.toLowerCase()])}` };
}
const FACTUAL: readonly string[] = ['everyday', 'works', 'people', 'countries', 'idea', 'reference'];

const TRANSLATES = /^(?:please |can you |could you )*translate\b[^:“"]{0,40}[:“"]/i;

const LONGEST_FORMED = 300;
const FORMED = /\d.*\b(?:in|into|as|per|to|with|round\w*|remainder)\b/i;
/** A result in the unit or the rounding that is asked for. */
async function inForm(
  turn: SkillInput,
  first: Given | undefined,
  tools: EngineTools,
): Promise<Given | undefined> {
  if (turn.message.length > LONGEST_FORMED || !FORMED.test(turn.message)) return first;
  // "2.40 per kg and 3.10 per kg" are prices, and no form of the result.
  if ((turn.message.match(/\bper [a-z]+/gi)?.length ?? 0) > 1) return first;
  const { inAskedForm } = await import('./reading/asked-form.ts');
  return inAskedForm(turn.message, first, (message, lastAnswer = turn.lastAnswer) =>
    answerAll(SKILLS, { ...turn, ...readMessage(message), lastAnswer }, tools),
  );
}

/** A shorter reading may have dropped the text that a pattern is to match. */
async function missesExample(message: string, given: Given | undefined): Promise<boolean> {
  const pattern = /^```regex\n(.+)\n```$/m.exec(given?.text ?? '')?.[1];
  if (pattern === undefined || given?.skill !== 'recipe') return false;
  const { examplesIn } = await import('./commands/regex-examples.ts');
  const tried = new RegExp(pattern, 'u');
  return examplesIn(message).some((example) => !tried.test(example));
}

/** A question that goes on from the one before; the answer says how it was read. */
async function goOn(turn: SkillInput, tools: EngineTools): Promise<Given | undefined> {
  const before = turn.earlier.at(-1);
  if (before === undefined) return undefined;
  const { ANOTHER, standingAlone } = await import('./reading/stands-alone.ts');
  if (ANOTHER.test(turn.message)) {
    const again = { ...turn, ...readMessage(before), seed: turn.seed + turn.earlier.length };
    const given = await answerAll(SKILLS, again, tools);
    return given?.text === turn.lastAnswer ? undefined : given;
  }
  // A question that was not understood, or was itself no whole one, has nothing to go on from.
  const recent = turn.earlier.slice(-MOST_BEFORE).toReversed();
  for (const message of recent.flatMap((each) => standingAlone(turn.message, each))) {
    const given = await answerAll(SKILLS, { ...turn, ...readMessage(message) }, tools);
    // The same answer again knows nothing of what was added.
    if (given !== undefined && !isPartial(given.text) && given.text !== turn.lastAnswer)
      return { ...given, text: `${given.text}\n\n_Read as “${message}”._` };
  }
  return undefined;
}

const MOST_BEFORE = 3;

/** The whole message, or each of its questions; what none of the answers tells is named. */
async function answerAll(
  skills: readonly Skill[],
  turn: SkillInput,
  tools: EngineTools,
): Promise<Given | undefined> {
  const whole = wholeOrPartial(turn.message, await answerFrom(skills, turn, tools));
  // A single word in quotation marks is asked about, and no text to work on.
  const text = /\s/.test(turn.sourceText ?? '') ? turn.sourceText : undefined;
  const questions =
    text === undefined
      ? questionsIn(turn.message)
      : whole?.skill === 'transform'
        ? []
        : questionsIn(turn.instruction, true);
  if (
    questions.length < 2 ||
    (whole !== undefined && ACCOUNTS.includes(whole.skill) && !isPartial(whole.text))
  )
    return whole;
  const given: (Given | undefined)[] = [];
  for (const { asked } of questions)
    given.push(
      await answerFrom(
        skills,
        { ...turn, ...readMessage(text === undefined ? asked : `${asked}\n\n${text}`) },
        tools,
      ),
    );
  const isOwn = given[0] !== undefined && ['greeting', 'documentation', 'pointer'].includes(given[0].skill);
  const told = given.map((one, at) =>
    // "My disk is full, what …" tells nothing to remember.
    one?.skill === 'memory' ||
    one?.text.startsWith(NOT_FOUND) ||
    // A word beside a command is one of its tool, not of English.
    (one?.skill === 'dictionary' && given[0]?.skill === 'recipe') ||
    (['recipe', 'documentation'].includes(one?.skill ?? '') &&
      at < questions.length - 1 &&
      isTold(questions[at]?.said ?? '')) ||
    (one?.skill === 'documentation' && at > 0 && !isOfManual(questions[at]?.said ?? '', isOwn))
      ? undefined
      : one,
  );
  // An answer that one of the questions gets alone knows nothing of the others.
  const isOfOne = told.some((one) => one !== undefined && one.text === whole?.text);
  // A sum needs the numbers of the whole message.
  if (whole?.skill === 'word-problem' || told.some((one) => one?.skill === 'word-problem')) return whole;
  const isOther = whole !== undefined && told.every((one) => one?.skill !== whole.skill);
  // Asks each part of a text alone; a skill that reads them all at once may miss one.
  const isEach = text !== undefined && told.every((one) => one !== undefined);
  if (
    told[0] === undefined ||
    (!isEach && whole !== undefined && !isPartial(whole.text) && !isOfOne && !isOther)
  )
    return whole;
  // Two answers may share a list.
  const all = [...new Set(told.flatMap((one) => one?.text.split('\n\n') ?? []))].join('\n\n');
  const { speaksOf } = await import('./knowledge/coverage.ts');
  const missing = questions.flatMap(({ said }, at) =>
    told[at] === undefined && !speaksOf(all, said) ? [said] : [],
  );
  if (missing.length > 0 && told.some((one) => one?.skill === 'recipe')) {
    const { destroysIn } = await import('./knowledge/recipe-tools.ts');
    if (destroysIn(all)) return whole;
  }
  if (whole !== undefined && !isOfOne && !isOther && missing.length > 0) return whole;
  return {
    skill: told[0].skill,
    text: [all, notAnswered(missing)].filter((each) => each !== '').join('\n\n'),
  };
}

/** A text was looked through in vain. */
const NOT_FOUND = 'I find no ';

/** octet's manual is asked by name, or in a talk about it; "how do I turn it off" alone would find anything. */
const isOfManual = (said: string, isOwn: boolean): boolean =>
  /\boctet\b/i.test(said) || (isOwn && !/\b(?:it|that|this|them)\b/i.test(said));

/** "capital of Peru and Chile": a fact about one of them says so. */
function wholeOrPartial(message: string, given: Given | undefined): Given | undefined {
  if (given === undefined || !FACTS.includes(given.skill)) return given;
  const note = notAnswered(missingObjects(message, given.text));
  return note === '' ? given : { ...given, text: `${given.text}\n\n${note}` };
}

async function answerFrom(
  skills: readonly Skill[],
  turn: SkillInput,
  tools: EngineTools,
): Promise<Given | undefined> {
  const isShort = turn.instruction.length <= LONGEST_INSTRUCTION;
  const isText = isTextWish(turn.message);
  for (const skill of skills) {
    if ((!isShort && !skill.anyLength) || (isText && NOT_FOR_TEXTS.includes(skill.name))) continue;
    const given = skill.answer(turn, tools);
    // Most skills have said no by now, and each wait for one costs as much as its pattern.
    const text = given instanceof Promise ? await given : given;
    if (text !== undefined) return { text, skill: skill.name };
  }
  return undefined;
}

/** A question without an answer may be misspelt, or a story around a question; the answer then says how it was read. */
async function readAgain(
  turn: SkillInput,
  tools: EngineTools,
  first: Given | undefined,
): Promise<Given | undefined> {
  if (turn.message.length > LONGEST_INSTRUCTION || turn.message.includes('\n')) return undefined;
  const { otherReadings } = await import('./reading/other-readings.ts');
  for (const { messages, context, note, isOtherEnding } of await otherReadings(turn.message, tools.assets)) {
    // The sentence alone would know nothing of what was left out.
    if (first !== undefined && context !== undefined) continue;
    // A quantity that was told belongs to a sum, and not to a command.
    if (
      context !== undefined &&
      /\d/.test(context) &&
      /\bhow (?:much|many|long|far|big)\b/i.test(messages[0] ?? '')
    )
      continue;
    const skills =
      messages.length > 1
        ? FACT_SKILLS
        : context === undefined || OF_CHILD.test(context)
          ? SKILLS
          : STORED_SKILLS;
    const given: Given[] = [];
    for (const message of messages) {
      const read = { ...turn, ...readMessage(message), context };
      const one = await (messages.length > 1 ? answerFrom : answerAll)(skills, read, tools);
      if (one !== undefined) given.push(one);
    }
    const skill = given[0]?.skill;
    if (skill === undefined || given.length < messages.length || given.some((each) => each.skill !== skill))
      continue;
    if (skill === 'dictionary' && isOtherEnding === true) continue;
    const text = given.map((each) => each.text).join('\n\n');
    return { skill, text: note === undefined ? text : `${text}\n\n_${note}_` };
  }
  return undefined;
}

/** The person who wants to know does not matter for the question. */
const OF_CHILD =
  /^(?:my|our) (?:[a-z-]+ ){1,8}(?:wants? to know|asked|asks|is asking|keeps asking|is curious)(?: me| us)?[.!]*$/i;

/** The answer to the question without what is said around it, where that is better. */
async function withoutPhrases(
  turn: SkillInput,
  first: Given | undefined,
  tools: EngineTools,
): Promise<Given | undefined> {
  // "For a node app" says which file is wanted, and nothing of the asker.
  const isFile = first?.text.includes('```dockerfile') === true;
  if (first !== undefined && (isFile || !GREEDY.includes(first.skill)) && !isPartial(first.text))
    return first;
  const { answerShortened, answerWithoutAsker } = await import('./reading/answer-shortened.ts');
  const answer = (message: string): Promise<Given | undefined> =>
    answerAll(SKILLS, { ...turn, ...readMessage(message) }, tools);
  return first === undefined
    ? answerShortened(turn.message, answer)
    : answerWithoutAsker(turn.message, first, answer);
}

/** These take any words for theirs, also those that are said of the asker. */
const GREEDY: readonly string[] = ['recipe', 'identifiers'];
