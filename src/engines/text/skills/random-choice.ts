import { mulberry32 } from '../../random.ts';
import { normaliseQuestion } from '../math/phrases.ts';
import { bold, type Skill } from '../skill.ts';

/** Coins, dice, random numbers and choices: really random only as far as the request's seed is. */
export const randomChoice: Skill = {
  name: 'chance',
  answer({ message, seed }) {
    if (message.length > 300) return undefined;
    const random = mulberry32(Math.trunc(seed));
    const next = (below: number) => Math.floor(random() * below);
    const question = normaliseQuestion(message);
    if (/^(?:flip|toss) (?:a )?coin$/.test(question)) return bold(next(2) === 0 ? 'Heads' : 'Tails');
    const dice =
      /^(?:roll|throw) (?:(?:a|the) )?(?:(\d{0,2}) ?(?:d(\d{1,4})|dice|die))(?: with (\d{1,4}) sides)?$/.exec(
        question,
      );
    if (dice) return roll(Number(dice[1] || 1), Number(dice[2] ?? dice[3] ?? 6), next);
    const range =
      /^(?:pick |choose |a )*(?:random )?(?:whole )?(?:number|integer) (?:between|from) (-?\d{1,15}) (?:and|to) (-?\d{1,15})$/.exec(
        question,
      );
    if (range) {
      const [low, high] = [Number(range[1]), Number(range[2])].toSorted((a, b) => a - b) as [number, number];
      return bold(String(low + next(high - low + 1)));
    }
    const options =
      /^(?:pick|choose|decide)(?: (?:one|1|randomly))*(?: (?:of|from|between|for me))*:? (.+(?:,| or ).+)$/.exec(
        question,
      )?.[1];
    const choices = options?.split(/\s*(?:,\s*(?:or|and)\s|,|\bor\b|\band\b)\s*/).filter(Boolean) ?? [];
    return choices.length > 1 ? bold(choices[next(choices.length)] ?? '') : undefined;
  },
};

function roll(count: number, sides: number, next: (below: number) => number): string | undefined {
  if (count < 1 || sides < 2) return undefined;
  const eyes = Array.from({ length: count }, () => next(sides) + 1);
  const total = eyes.reduce((sum, value) => sum + value, 0);
  return count === 1 ? bold(String(total)) : `${eyes.join(' + ')} = ${bold(String(total))}`;
}
