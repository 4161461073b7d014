import { capital } from '../../../capital.ts';
import { isLanguageName } from '../../tasks/wish.ts';
import { singular, type WishText } from '../reading/text.ts';
import { collectionOf, type Recipe, recipeOf } from './recipe.ts';
import { plain } from './spelling.ts';

const HEADS: readonly RegExp[] = [
  /\b(?:class|struct|type|object)\s+(?:·+\s+)?(?:called |named |for an? )?(?!with\b|that\b|which\b|for\b|having\b|to\b|where\b|in\b|using\b|and\b|or\b|if\b|when\b|is\b|so\b|as\b|on\b|by\b|from\b|instead\b|unless\b)([a-z]\w*)(?:<\w+>|\[\w+\])?/,
  /\b(?!an?\b|the\b|generic\b|simple\b|small\b|singleton\b|safe\b|immutable\b|base\b|abstract\b)([a-z]\w*)(?:<\w+>|\[\w+\])?\s+(?:·+\s+)?(?:class|struct|type|object)\b/,
];

/** Words before the name of a thing that are not part of it. */
const NO_NAME =
  /^(?:please|write|create|make|implement|build|define|design|code|develop|need|an?|the|my|simple|small|basic|generic|type-safe|typed|immutable|custom|template|game|logic|engine|thread-safe|threadsafe)$/;

export interface Head {
  readonly name: string;
  readonly recipe: Recipe;
}

/** "Transpose a matrix" wants something done with one. */
const DOES =
  /^\s*(?!(?:please|write|create|make|implement|build|define|design|code|develop|give|need|want|is|with|of|for)\b)[a-z]+ (?:an?|the|two|all)\s/;

/** The class that the wish names, or the thing that it is about. */
export function readHead(wish: WishText): Head | undefined {
  for (const pattern of HEADS) {
    const found = pattern.exec(wish.rest);
    const named = found?.[1];
    if (!found || !named) continue;
    const recipe = recipeOf(plain(named), wish.rest) ?? collectionIn(wish, plain(named));
    if (!recipe) continue;
    const name = wish.original(found, named);
    // "A max heap class" is not a heap called class, and "a class for an expense tracker" not an expense.
    const isPart = pattern === HEADS[1] ? /^[a-z]/.test(name) : / for an? /.test(found[0]);
    const longer = isPart ? readStart(wish) : undefined;
    if (longer) return longer;
    wish.take(pattern);
    return { name: capital(name.replace(/_(\w)/g, (_, one: string) => one.toUpperCase())), recipe };
  }
  return readStart(wish);
}

/** "A program that simulates a bank account" is about the account. */
const SIMULATES =
  /\b(?:program|application|code|module|library|simulation) (?:that |which |to )?(?:simulat|model|implement|represent)(?:es|s|e|ing)? (?=an? )/;

/** "A bounded queue with …", without the word class. */
function readStart(wish: WishText): Head | undefined {
  wish.take(SIMULATES);
  const start =
    /^[^,.;:]{0,60}?(?=\s(?:with|of|in|that|which|where|having|(?:class|struct)(?! (?:for|representing|modell?ing)\b)|backed|using|implemented|supporting)\b|[,.;:]|$)/.exec(
      wish.rest,
    )?.[0] ?? '';
  if (DOES.test(start)) return undefined;
  const last = start
    .replace(/^.*\b(?:class|struct|type|object|for|on|over|representing|modell?ing)\s/, '')
    .replace(/<\w+>/g, '')
    .split(/\s+/)
    .filter((word) => /^[a-z-]+$/.test(word) && !NO_NAME.test(word) && !isLanguageName(word));
  for (const count of [3, 2, 1]) {
    const words = last.slice(-count);
    if (words.length < count) continue;
    const recipe = recipeOf(words.join('').replaceAll('-', ''), wish.rest);
    if (!recipe) continue;
    wish.take(new RegExp(`\\b${words.join('\\s+')}\\b`));
    return {
      name: words
        .flatMap((one) => one.split('-'))
        .map(capital)
        .join(''),
      recipe,
    };
  }
  return undefined;
}

/** "addAnimal", "add_animal" or "adds animals" tells what a class of another name holds. */
function collectionIn(wish: WishText, of: string): Recipe | undefined {
  const found = /\badd(?:s|ing)?[ _]?(?:an? |new )?([a-z]{3,})\b/.exec(wish.rest)?.[1];
  if (
    !found ||
    /^(?:item|and|the|new|two|up|method|function|to|first|last|front|back|all|at|by|key|value|node|edge|before|after|element)s?$/.test(
      found,
    )
  )
    return undefined;
  const noun = singular(found);
  // The collection holds names: "add people with phone and email" asks for more.
  if (new RegExp(`\\b${found} (?:with|that have|who have|having|consisting of|\\()`).test(wish.rest))
    return undefined;
  // A book that holds books is another class of the wish.
  if (noun === of) return undefined;
  const nouns = /(?:s|x|ch|sh)$/.test(noun)
    ? `${noun}es`
    : /[^aeiou]y$/.test(noun)
      ? `${noun.slice(0, -1)}ies`
      : `${noun}s`;
  return collectionOf(noun, nouns);
}
