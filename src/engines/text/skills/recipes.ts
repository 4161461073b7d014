import stored from '../data/recipes.json';
import { retriever } from '../knowledge/retrieve.ts';
import type { Skill } from '../skill.ts';

interface Recipe {
  readonly tool: string;
  readonly task: string;
  readonly asks: readonly string[];
  readonly run: string;
  readonly note?: string;
}

const RECIPES: readonly Recipe[] = stored;

/** The tool that a question names; a question without one may be about any but regular expressions. */
const TOOLS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:regex(?:p)?|regular expressions?)\b/i, 'regex'],
  [/\b(?:docker|containers?|compose)\b/i, 'docker'],
  [/\bgit(?:hub|lab)?\b/i, 'git'],
  [/\b(?:bash|shell|linux|unix|terminal|command line|zsh|vim?|nano|ubuntu|macos)\b/i, 'shell'],
];
const ASKS =
  /\b(?:how|what|which|where|command|undo|show|list|find|write|give|need|want|want to|regex|create|delete|remove|rename|abort|discard|revert|stop|kill|exit|quit|make|see|count|search|regular expressions?|match(?:es|ing)?|validate)\b|^(?:git|docker)\b/i;
const OTHER_LANGUAGES =
  /\b(?:python|javascript|typescript|java|rust|golang|go|ruby|php|c\+\+|c#|sql|excel|word|photoshop|node)\b/i;

/** Commands for Git, the shell and Docker, and regular expressions, from a list that is checked by running it. */
export const recipes: Pick<Skill, 'answer'> = {
  answer({ message, sourceText }) {
    if (message.length > 220 || !ASKS.test(message) || sourceText?.includes('\n')) return undefined;
    const tool = TOOLS.find(([pattern]) => pattern.test(message))?.[1];
    if (tool === undefined && OTHER_LANGUAGES.test(message)) return undefined;
    const found = retrieveFor(tool)(plainly(message));
    if (!found) return undefined;
    const fence = found.tool === 'regex' ? 'regex' : 'sh';
    const note = found.note === undefined ? '' : `\n\n${found.note}`;
    const [first = '', ...rest] = found.task;
    return `${first.toUpperCase()}${rest.join('')}:\n\n\`\`\`${fence}\n${found.run}\n\`\`\`${note}`;
  },
};

/** Sizes and ports are those of the asker; whether all are meant tells recipes apart. */
function plainly(text: string): string {
  return text
    .replace(/\b\d[\w.]*\b(?:\s?(?:[kmgt]i?b|bytes?)\b)?/gi, ' ')
    .replace(/\b(?:all|every)\b/gi, 'allofthem')
    .replaceAll('colour', 'color');
}

type Retrieve = (question: string) => Recipe | undefined;
const retrievers = new Map<string | undefined, Retrieve>();

function retrieveFor(tool: string | undefined): Retrieve {
  const known = retrievers.get(tool);
  if (known) return known;
  const own = RECIPES.filter((recipe) =>
    tool === undefined ? recipe.tool !== 'regex' : recipe.tool === tool,
  );
  const retrieve = retriever(
    own,
    ({ task, asks, tool: name }) => ({ asks: [task, ...asks].map(plainly), text: name }),
    {
      sure: 0.74,
      score: 0.95,
      general: GENERAL,
    },
  );
  retrievers.set(tool, retrieve);
  return retrieve;
}

/** Words of questions that do not tell one recipe from another. */
const GENERAL =
  'git docker bash shell linux unix terminal command used regex regexp regular expression match matches matching write pattern how do can one way please need want give tell';
