import { digitsForWords } from '../math/number-words.ts';
import { normaliseQuestion } from '../math/phrases.ts';
import { bold, type Skill } from '../skill.ts';

/** A random integer, 0 inclusive to `below` exclusive. */
type Draw = (below: number) => number;

/** Requests for chance; the first that matches is drawn. */
const REQUESTS: readonly (readonly [RegExp, (parts: readonly string[], draw: Draw) => string | undefined])[] =
  [
    [
      /^(?:flip|toss|throw) (?:(?:a|1|the) )?(?:(\d{1,3}) )?coins?(?: (\d{1,3}) times| (twice))?(?: (?:to (?:decide|see|choose)|for|so that|whether|if)\b.*)?$/,
      ([coins, times, twice], draw) => flipCoins(Number(coins ?? times ?? (twice ? 2 : 1)), draw),
    ],
    [
      /^(?:roll|throw) (?:(?:an?|the|some|another) )?(?:(\d{0,2}) ?(?:(?:normal|fair|usual) )?(?:d(\d{1,4})|dice|die))(?: with (\d{1,4}) sides)?$/,
      ([count, sides, named], draw) => rollDice(Number(count || 1), Number(sides ?? named ?? 6), draw),
    ],
    [
      /^(?:(?:pick|choose|generate|draw|me|a|(\d{1,3})) )*(?:random )?(?:whole )?(?:numbers?|integers?) (?:between|from) (-?\d{1,15}) (?:and|to) (-?\d{1,15})$/,
      ([count, from, to], draw) => {
        const low = Math.min(Number(from), Number(to));
        const high = Math.max(Number(from), Number(to));
        return Array.from({ length: Number(count ?? 1) }, () =>
          bold(String(low + draw(high - low + 1))),
        ).join(', ');
      },
    ],
    [
      /^(?:pick|choose|decide)(?: (?:one|1|randomly))*(?: (?:of|from|between|for me))*:? (.+(?:,| or |(?<=^[a-z ]*between .+) and ).+)$/,
      ([options = ''], draw) => {
        const choices = options.split(/\s*(?:,\s*(?:or|and)\s|,|\bor\b|\band\b)\s*/).filter(Boolean);
        return choices.length > 1 ? bold(choices[draw(choices.length)] ?? '') : undefined;
      },
    ],
    [
      /^(?!(?:is|are|was|were|do|does|did|can|could|should|would|will|has|have|how|why|who|when|where|which|what)\b)((?:[\w+#.-]+ ){0,2}[\w+#.-]+) or ((?:[\w+#.-]+ ){0,2}[\w+#.-]+)$/,
      ([one = '', other = ''], draw) =>
        `By chance, as I have no opinion: ${bold(draw(2) === 0 ? one : other)}.`,
    ],
  ];

const RANKS =
  /\bor\b.* (?:for|as) |\bor\b.*[,;:?] ?(?:how|why|which|what|when|where|who)\b|\b(?:or|and)\b.* (?:if|when|in case|but(?: not)?|except|without) |\bwhich (?:one |of them )?is (?:the )?(?:better|best|more|most|\w+er|\w+est)\b/i;

/** Coins, dice, random numbers and choices, all drawn from the seed of the request and its time. */
export const randomChoice: Skill = {
  name: 'chance',
  async answer({ message, seed, now }) {
    // Which is better is no matter of chance.
    if (message.length > 300 || RANKS.test(message)) return undefined;
    const question = normaliseQuestion(
      message.replace(SIDED, (_, sides: string) => `d${digitsForWords(sides)}`),
    ).replace(FOR_ME, '');
    const parts = question.split(TOSSES);
    const { mulberry32 } = await import('../../random.ts');
    // Dice that always fall alike for the same words would be none.
    const random = mulberry32(Math.trunc(seed) + ((now ?? 0) % 2 ** 31));
    const drawn = parts.map((part) =>
      answerTo(/^(?:an? )?\d{0,2}d\d/.test(part) ? `roll ${part}` : part, (below) =>
        Math.floor(random() * below),
      ),
    );
    if (drawn.includes(undefined)) return undefined;
    // Of two things of computing, what sets them apart is known.
    if (parts.some((part) => BARE.test(part)) && (await areIdeas(parts))) return undefined;
    return drawn
      .map((each) => each?.replace(/(?<=\*\*)[^*]+/g, (chosen) => asWritten(chosen, message)))
      .join('\n\n');
  },
};

async function areIdeas(parts: readonly string[]): Promise<boolean> {
  const { isCompared, nameIn } = await import('../knowledge/known-ideas.ts');
  return parts.some((part) => part.split(' or ').every((each) => isCompared(nameIn(each))));
}
const BARE = /^[^:]+ or [^:]+$/;

/** "two six-sided dice" has two numbers side by side. */
const SIDED = /\b(\w+)[- ]sided (?:dice|die)\b/gi;
const FOR_ME = /(?:,? (?:for (?:me|us)|please|now|thanks?))+$/;
/** "roll a die and flip a coin" */
const TOSSES = /,? and (?:then |also )?(?=(?:roll|throw|flip|toss) |(?:an? )?\d{0,2}d\d)/;

/** A question is read in small letters; a name has its own. */
function asWritten(chosen: string, message: string): string {
  const at = message.toLowerCase().indexOf(chosen);
  return at < 0 ? chosen : message.slice(at, at + chosen.length);
}

function answerTo(question: string, draw: Draw): string | undefined {
  for (const [pattern, answer] of REQUESTS) {
    const match = pattern.exec(question);
    if (match) return answer(match.slice(1), draw);
  }
  return undefined;
}

function flipCoins(count: number, draw: Draw): string | undefined {
  if (count < 1) return undefined;
  const sides = Array.from({ length: count }, () => (draw(2) === 0 ? 'Heads' : 'Tails'));
  const heads = sides.filter((side) => side === 'Heads').length;
  return count === 1
    ? bold(sides[0] ?? '')
    : `${sides.join(', ')}: ${bold(`${heads} heads, ${count - heads} tails`)}`;
}

function rollDice(count: number, sides: number, draw: Draw): string | undefined {
  if (count < 1 || sides < 2) return undefined;
  const values = Array.from({ length: count }, () => draw(sides) + 1);
  const total = values.reduce((sum, value) => sum + value, 0);
  return count === 1 ? bold(String(total)) : `${values.join(' + ')} = ${bold(String(total))}`;
}
