import { explains, LONGEST_QUESTION, onlyTells } from './asks-command.ts';
import { GIT_ONLY, isNoList, isOfOther } from './find-recipe.ts';
import { destroys, inPlainWords, isForeign, matcherFor, otherToolsIn, toolOf } from './recipe-tools.ts';
import { fitOf, valuesIn } from './recipe-values.ts';
import { ALL, conceptsOf, isLight } from './recipe-words.ts';
import { showRecipe } from './show-recipe.ts';
import { isNegated, negates } from './turns.ts';

/** The recipes that come nearest to a question that none surely answers, with their commands; nothing that destroys unasked. */
export function nearRecipes(said: string): readonly string[] {
  const message = said.length > LONGEST_QUESTION ? said : inPlainWords(said);
  if (message.length > LONGEST_QUESTION || onlyTells(message) || explains(message)) return [];
  const tool = toolOf(message);
  if ((tool === undefined && SUM.test(message)) || QUOTED.test(message) || COMPARES.test(message)) return [];
  const asked = valuesIn(message, tool);
  const concepts = conceptsOf(asked.rest);
  const others = otherToolsIn(message);
  const leavesOut = isNegated(message);
  const isOfGit = GIT_ONLY.test(message);
  return matcherFor(tool)
    .nearest(
      asked.rest,
      (recipe) =>
        !isForeign(recipe, message, tool) &&
        !isOfOther(recipe, others) &&
        !isNoList(recipe, message) &&
        (tool !== undefined || !isOfGit || recipe.tool === 'git') &&
        (!leavesOut || negates([recipe.task, ...recipe.asks, recipe.run].join(' '), recipe.note ?? '')) &&
        (!destroys(recipe) ||
          (!KEEPS.test(message) && tool !== undefined && isSameLoss(conceptsOf(recipe.task), concepts))),
      tool !== undefined,
    )
    .map((item) =>
      showRecipe({
        match: { item, leftOut: [], score: 0, telling: 0, isWhole: false },
        question: message,
        asked: fitOf(item, asked) === undefined ? valuesIn('') : asked,
      }),
    );
}

/** The same deed to the same thing, and not to all of them unasked. */
const isSameLoss = ([deed = '', ...objects]: readonly string[], asked: readonly string[]): boolean =>
  asked.includes(deed) &&
  (!objects.includes(ALL) || asked.includes(ALL)) &&
  objects.some((each) => !isLight(each) && asked.includes(each));

/** Where something is to stay, a guess must not show a command that removes. */
const KEEPS = /\b(?:keep\w*|leav\w+|without|but|only|except|not|don't|losing)\b/i;

/** Words of a message that was read somewhere, not of a wish. */
const QUOTED = /["“][^"”]*\s[^"”]*\s[^"”]*["”]/;
const COMPARES = /\b(?:differences? between|vs\.?|versus)\b/i;

/** Two numbers are a sum in words, several sentences a story. */
const SUM = /\d\D+\d|[.!?]\s+\S|\b(?:sum|difference|product) of\b/;
