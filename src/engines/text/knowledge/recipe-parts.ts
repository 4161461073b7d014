import { stem } from '../language/words.ts';
import { asksAlone, isTold, partsOf, type QuestionPart, STANDS_FOR } from '../reading/question-parts.ts';
import { notAnswered } from '../skill.ts';
import { isCovered, speaksOf } from './coverage.ts';
import { type FoundRecipe, findRecipe, isSure } from './find-recipe.ts';
import { destroys, type Recipe } from './recipe-tools.ts';
import { valuesIn } from './recipe-values.ts';
import { conceptsOf, LOOK } from './recipe-words.ts';
import { showRecipe } from './show-recipe.ts';

/** Parts of a question that begin with a deed for which the recipe is not asked. */
export function partsBeside({ task, asks, note = '', run }: Recipe, message: string): readonly string[] {
  const samples = [task, ...asks];
  return partsOf(message).flatMap(({ said }) => {
    const verb = FIRST_VERB.exec(said)?.[1];
    const [deed = LOOK] = verb === undefined ? [] : [...conceptsOf(verb), verb];
    const isDone = samples.some((sample) => {
      const [first, ...others] = conceptsOf(sample);
      return first === deed || (others.includes(deed) && /\band\b/.test(sample));
    });
    return deed === LOOK ||
      isDone ||
      isCovered(deed, `${note} ${run}`.toLowerCase().replace(/\S+\.\w+/g, ' '))
      ? []
      : [said];
  });
}

/** The deed of a part, after the words that lead to it. */
const FIRST_VERB =
  /^(?:(?:how|do|can|could|should|would|to|i|you|we|git|docker|npm|python|sql|please|then|also)\b[:,]? )*(add|build|change|check ?out|clean|clone|commit|compress|copy|create|delete|drop|dump|export|fetch|go|import|install|kill|make|merge|move|pull|push|rebase|remove|rename|reset|restart|restore|run|squash|start|stash|stop|switch|tag|uninstall|undo|unzip|update|upload|zip)\b/i;

const LIKEWISE = /^(?:also |then )*(?:update|change|adjust|fix|sync|include) (?:the |its |my )?(\w+)$/i;

/** Each part of a question on its own; a part that is not known is named, and nothing is destroyed before all are known. */
export function byParts(message: string, tool: string | undefined): string | undefined {
  const parts = partsOf(message);
  if (tool === 'regex' || parts.length < 2) return undefined;
  const asks = parts.findLastIndex(({ said }) => /^(?:how|what|why|where|which)\b/i.test(said));
  // A situation before a question is no wish: a recipe for it would answer something else.
  const found = parts.map((part, at) =>
    at < asks && isTold(part.said)
      ? undefined
      : findPart(withPlace(part, message), tool, at === 0 ? undefined : parts[0]?.said),
  );
  // "And also update the remote": the first answer tells it already.
  const [start] = found;
  const object = LIKEWISE.exec(parts[1]?.said ?? '')?.[1];
  const alone = start === undefined || object === undefined ? '' : showRecipe(start);
  if (parts.length === 2 && object !== undefined && new RegExp(`\\b${stem(object)}`, 'i').test(alone))
    return alone;
  const known = found.flatMap((each) => each ?? []);
  const items = [...new Set(known.map(({ match }) => match.item))];
  const isWhole = known.length === parts.length;
  // Two parts that are read as one were not understood, unless the second says where else it is done.
  if (known.length === 0 || (items.length < known.length && !(isWhole && items.length === 1)))
    return undefined;
  // The first part is what the others go on from, unless they say themselves what they are about.
  const isAlone = parts.slice(1).every(({ questions, said }) => questions.includes(said) && asksAlone(said));
  if (found[0] === undefined && !isAlone) return undefined;
  if (!isWhole && items.some(destroys)) return undefined;
  const text = items
    .map((item) => known.find(({ match }) => match.item === item))
    .flatMap((each) => (each === undefined ? [] : showRecipe(each)))
    .join('\n\n');
  const missing = parts.flatMap(({ said }, at) =>
    found[at] !== undefined || isTold(said) || speaksOf(text, said) ? [] : [said],
  );
  // A sample would stand where a part that was not understood names something else.
  const isKnown = (value: string | undefined): boolean => value === undefined || text.includes(value);
  const values = missing.map((said) => valuesIn(said, tool));
  if (!values.every(({ extension, file, size }) => [extension, file, size].every(isKnown))) return undefined;
  return [text, notAnswered(missing)].filter((text) => text !== '').join('\n\n');
}

/** "docker compose: restart … and follow its logs": the logs of compose, not of a container. */
const withPlace = (part: QuestionPart, message: string): QuestionPart =>
  /\bcompose\b/i.test(message) && !/\bcompose\b/i.test(part.said)
    ? {
        ...part,
        questions: part.questions.flatMap((each) => [
          `${each.replace(/\b(?:its|their)\b/i, 'the')} of compose`,
          each,
        ]),
      }
    : part;

/** A row that is added replaces nothing. */
const isLoss = (recipe: Recipe): boolean => destroys(recipe) && !recipe.run.startsWith('INSERT');

/** A destructive command must fit the whole part; another may take its subject from the first part of the question. */
function findPart(
  { questions, said }: QuestionPart,
  tool: string | undefined,
  first: string | undefined,
): FoundRecipe | undefined {
  // "Copy it to the server", where nothing tells what it is, would be any copy.
  const isOfStory =
    first !== undefined &&
    STANDS_FOR.test(said) &&
    (isTold(first) || questions.every((each) => each === said));
  for (const [at, question] of questions.entries()) {
    if (isOfStory) break;
    const found = findRecipe(question, tool);
    // One word, such as "remote", tells how the first part is meant: nothing is deleted on its account.
    const mayLose = at === 0 && /\s/.test(said.trim());
    if (isSure(found) && (mayLose || !isLoss(found.match.item))) return found;
  }
  const [question = ''] = questions;
  const found = first === undefined ? undefined : findRecipe(question, tool, first);
  return isSure(found) && !isLoss(found.match.item) ? found : undefined;
}
