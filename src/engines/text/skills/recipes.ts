import { explains, LONGEST_QUESTION, onlyTells } from '../knowledge/asks-command.ts';
import { findRecipe, isSure } from '../knowledge/find-recipe.ts';
import { keepingQualifiers } from '../knowledge/qualifiers.ts';
import { byParts, partsBeside } from '../knowledge/recipe-parts.ts';
import { destroys, inPlainWords, type Recipe, toolOf } from '../knowledge/recipe-tools.ts';
import { conceptsOf, isDeed } from '../knowledge/recipe-words.ts';
import { showRecipe } from '../knowledge/show-recipe.ts';
import { askedAfterTold } from '../reading/question-parts.ts';
import { isPartial, notAnswered, type Skill } from '../skill.ts';

/** Commands for Git, the shell and Docker, and regular expressions, from a list that is checked by running it. */
export const recipes: Pick<Skill, 'answer'> = keepingQualifiers({
  answer({ message: said, sourceText, context }) {
    const message = inPlainWords(said);
    if (message.length > LONGEST_QUESTION || sourceText?.includes('\n')) return undefined;
    const named = toolOf(message);
    if (named !== 'spreadsheet' && onlyTells(message) && !isDeed(conceptsOf(message)[0] ?? ''))
      return undefined;
    const isWhy = /^why\b/i.test(message);
    if (explains(message) && !isWhy) return undefined;
    const tool = named ?? (context === undefined ? undefined : toolOf(context));
    // The words of a story would weigh as if they were asked for.
    const asked = askedAfterTold(message);
    const alone = asked === undefined ? undefined : findRecipe(asked, tool);
    if (alone?.match.isWhole && isSure(alone) && !destroys(alone.match.item)) return showRecipe(alone);
    const found = findRecipe(message, tool, context);
    if (isWhy && !found?.match.item.task.includes('why')) return undefined;
    const bare = BARE.exec(message)?.[1];
    if (found?.match.leftOut.length === 0) {
      // The very question of a sample is answered as a whole.
      const beside = found.match.isWhole ? [] : partsBeside(found.match.item, message);
      const missing = [...beside, ...narrowedBeside(found.match.item, message)];
      const all = missing.length === 0 ? undefined : byParts(message, tool);
      if (all !== undefined && !isPartial(all)) return all;
      if (missing.length > 0 && destroys(found.match.item)) return undefined;
      const note = notAnswered([...missing, ...(bare === undefined ? [] : [bare])]);
      return note === '' ? showRecipe(found) : `${showRecipe(found)}\n\n${note}`;
    }
    return byParts(message, tool) ?? (found === undefined ? undefined : showRecipe(found));
  },
});

/** "Only one directory": a command that is not for one thing of many does all of it. */
const NARROWED =
  /\b(?:(?:only|just) (?:one|an?|a single|a certain|a specific|some|parts? of)|a single) [\w-]+/i;
const narrowedBeside = ({ task, asks, run, note }: Recipe, message: string): readonly string[] => {
  const phrase = NARROWED.exec(message)?.[0];
  if (
    phrase === undefined ||
    /\b(?:only|single|one|certain|specific|some)\b/i.test([task, ...asks, note].join(' '))
  )
    return [];
  const thing = phrase.split(' ').at(-1) ?? '';
  // "Copy a single file" is what the command does with the name that it takes.
  return task.includes(thing) || run.includes(thing.toUpperCase()) ? [] : [phrase];
};

/** "… and where": a second question of one word. */
const BARE = /\band (where|when|why|who|how(?: (?:long|much|many|often|big))?)[?.! ]*$/i;

/** Without a word of commands, the very question of a sample must be asked. */
export const surelyRecipes: Pick<Skill, 'answer'> = {
  answer({ message, sourceText }) {
    if (message.length > LONGEST_QUESTION || sourceText !== undefined || TOLD_BEFORE.test(message))
      return undefined;
    const found = findRecipe(message, undefined);
    return found?.match.isWhole && isSure(found) && !destroys(found.match.item)
      ? showRecipe(found)
      : undefined;
  },
};

const TOLD_BEFORE = /\b(?:it|them|this|that|these|those)\b/i;
