import stored from '../data/ideas.json';
import { bold, type Skill } from '../skill.ts';

const OPENING =
  /^(?:please |can you |could you |hi,? |hello,? )*(?:what(?:'s| is| are| does| do)|explain(?: to me)?|define|describe|tell me about|how does|how do|why (?:is|do we need))\s+(?:me )?(?:what |how )?(?:an? |the )?(?:term |concept of |idea of |meaning of |purpose of )?/i;
const ENDING =
  /(?:\s+(?:is|are|works?|means?|mean|do|does|in (?:[a-z+#.]+|computer science|simple (?:terms|words))|for beginners|to me|like i'?m (?:five|5)|and why .*|with an? example))*[?.! ]*$/i;
const DIFFERENCE =
  /(?:difference(?:s)? between|compare|compared? to)\s+(?:an? |the )?(.+?)\s+(?:and|vs\.?|versus|with|to)\s+(?:an? |the )?(.+?)(?: in \w+)?[?.! ]*$|^(?:what is )?(?:an? )?([\w=/ +#-]+?) (?:vs\.?|versus) (?:an? )?([\w=/ +#-]+?)(?: in \w+)?[?.! ]*$/i;

const BY_NAME: ReadonlyMap<string, string> = new Map(
  stored.ideas.flatMap(({ names, text }) => names.map((name) => [name, text] as const)),
);

/** Ideas of computing in a few sentences, and how two of them differ. */
export const ideas: Pick<Skill, 'answer'> = {
  answer({ message }) {
    if (message.length > 200) return undefined;
    const question = message.replace(/\s+/g, ' ').replaceAll('’', "'").trim();
    const pair = DIFFERENCE.exec(question);
    if (pair) return difference(nameIn(pair[1] ?? pair[3] ?? ''), nameIn(pair[2] ?? pair[4] ?? ''));
    if (!OPENING.test(question)) return undefined;
    // "what is recursion? give an example" asks for the first thing.
    const first = question.replace(/\?\s+\S.*$/, '?');
    return textOf(nameIn(first.replace(OPENING, '').replace(ENDING, '')));
  },
};

function difference(one: string, other: string): string | undefined {
  const known = stored.differences.find(({ names }) => names.includes(one) && names.includes(other));
  const texts = [textOf(one), textOf(other)].filter((text) => text !== undefined);
  if (known) return [bold(known.text), ...(texts.length === 2 ? texts : [])].join('\n\n');
  return texts.length === 2 && texts[0] !== texts[1] ? texts.join('\n\n') : undefined;
}

function textOf(name: string): string | undefined {
  return BY_NAME.get(name) ?? BY_NAME.get(name.replace(/s$/, '')) ?? BY_NAME.get(name.replace(/es$/, ''));
}

const nameIn = (text: string): string =>
  text
    .toLowerCase()
    .replace(/["'“”‘’`]/g, '')
    .replace(/^(?:an?|the) /, '')
    .trim();
