import { bold } from '../skill.ts';
import { countNumbers, shown } from './amounts.ts';

const GAINS =
  /\b(?:orders?|ordered|gets?(?! (?:off|out))|got(?! (?:off|out))|buys?|bought|finds?|found|receives?|received|picks?|picked|earns?|earned|wins?|won|collects?|collected|adds?|added|makes?|made|bakes?|baked|catch(?:es)?|caught|grows?|grew|join(?:s|ed)?|arrives?|arrived|comes?|came|enter(?:s|ed)?|gets? on|got on|(?:is|are|was|were) (?:given|added)|borrows?|borrowed|saves?|saved|lands?|landed|hatch(?:es|ed)?)\b/i;
const LOSSES =
  /\b(?:gives?|gave|eats?|ate|loses?|lost|sells?|sold|spends?|spent|uses?|used|throws?|threw|breaks?|broke|drops?|dropped|removes?|removed|pays?|paid|donates?|donated|lends?|lent|leaves?|left|fl(?:y|ies) away|flew away|ran away|runs? away|dies?|died|melts?|melted|gets? off|got off|(?:is|are|was|were) (?:eaten|sold|removed|broken|stolen|taken)|drinks?|drank|burns?|burned|pops?|popped)\b/i;
const HAS =
  /\b(?:has|have|had|starts? with|started with|owns?|there (?:is|are|were|was)|holds?|contains?|weighs?)\b/i;
const PRONOUN = /^(?:she|he|they|it|i|we)$/i;
const QUESTION = /\b(?:how (?:many|much))\b/i;
const PARTS: Readonly<Record<string, number>> = { half: 2, third: 3, quarter: 4, fifth: 5 };

interface Pile {
  value: number;
  steps: string[];
}

/** People who have, get and give things away. Gives up on a clause with a number that it does not understand. */
export function storyProblem(text: string): string | undefined {
  const at = text.search(QUESTION);
  if (at < 0) return undefined;
  const told = text.slice(0, at);
  const asked = text.slice(at);
  if (
    countNumbers(asked) > 0 ||
    countNumbers(told) === 0 ||
    /%|\d:\d|\bper\b|\beach\b|\btimes as\b|\btwice\b|\byears? old\b/i.test(text)
  )
    return undefined;
  const story = new Story();
  for (const clause of told.split(/[.;,!]\s+|\s+(?:and then|and|then|but|if)\s+|^if\s+/i)) {
    if (clause === undefined || clause.trim() === '') continue;
    if (!story.tell(clause.trim())) return undefined;
  }
  return story.answer(asked);
}

class Story {
  readonly #piles = new Map<string, Pile>();
  #actor = '';
  #verb: 'has' | 'gain' | 'loss' = 'has';

  /** False when the clause has an amount that cannot be placed. */
  tell(clause: string): boolean {
    const amount = this.#amountIn(clause);
    const name = /^(?:then |so |later,? |now )*([A-Z][a-z]+|she|he|they|it|i|we)\b/i.exec(clause)?.[1];
    if (
      name !== undefined &&
      /^[A-Z]/.test(name) &&
      !PRONOUN.test(name) &&
      !/^(?:There|The|A|An|If|In|On|At|After|Before|How|What|Then|Later|Half|Some)$/.test(name)
    )
      this.#actor = name;
    if (LOSSES.test(clause)) this.#verb = 'loss';
    else if (GAINS.test(clause)) this.#verb = 'gain';
    else if (HAS.test(clause)) this.#verb = 'has';
    if (amount === undefined) return countNumbers(clause) === 0;
    if (countNumbers(clause) > 1) return false;
    if (/\b(?:more|fewer|less) than\b/i.test(clause)) return this.#compare(clause, amount);
    const receiver = /\b(?:gives?|gave|lends?|lent) (him|her|them|me|[A-Z][a-z]+) /.exec(clause)?.[1];
    if (receiver !== undefined) return this.#handOver(this.#actor, this.#named(receiver), amount);
    const to = /\bto ([A-Z][a-z]+)\b/.exec(clause)?.[1];
    if (this.#verb === 'loss' && to !== undefined) return this.#handOver(this.#actor, to, amount);
    if (this.#verb !== 'has') return this.#change(this.#actor, this.#verb === 'gain' ? amount : -amount);
    if (this.#piles.has(this.#actor)) return false;
    this.#piles.set(this.#actor, { value: amount, steps: [shown(amount)] });
    return true;
  }

  answer(asked: string): string | undefined {
    const piles = [...this.#piles];
    const name = /\b([A-Z][a-z]+)\b/.exec(asked.replace(/^How/, ''))?.[1];
    if (/\b(?:together|altogether|in total|in all|both|total)\b/i.test(asked)) {
      if (piles.length === 1) return this.#result(piles[0]?.[1]);
      const sum = piles.reduce((total, [, { value }]) => total + value, 0);
      return piles.length === 0
        ? undefined
        : `${piles.map(([, { value }]) => shown(value)).join(' + ')} = ${bold(shown(sum))}`;
    }
    if (name !== undefined) return this.#result(this.#piles.get(name));
    if (/\bmore\b|\bfewer\b|\bneed/i.test(asked)) return undefined;
    if (piles.length === 1) return this.#result(piles[0]?.[1]);
    return PRONOUN.test(/\b(?:does|do|did) (\w+)/i.exec(asked)?.[1] ?? '')
      ? this.#result(this.#piles.get(this.#actor))
      : undefined;
  }

  #result(pile: Pile | undefined): string | undefined {
    if (pile === undefined || pile.value < 0 || pile.steps.length < 2) return undefined;
    return `${pile.steps.join(' ')} = ${bold(shown(pile.value))}`;
  }

  /** A number, or a part of what is there. */
  #amountIn(clause: string): number | undefined {
    const number = /\d+(?:\.\d+)?/.exec(clause)?.[0];
    if (number !== undefined) return Number(number);
    const part = /\b(half|third|quarter|fifth)\b/i.exec(clause)?.[1]?.toLowerCase();
    const pile = this.#piles.get(this.#actor);
    return part === undefined || pile === undefined ? undefined : pile.value / (PARTS[part] ?? 1);
  }

  #named(word: string): string {
    if (/^[A-Z]/.test(word)) return word;
    const others = [...this.#piles.keys()].filter((name) => name !== this.#actor);
    return others.length === 1 ? (others[0] ?? '') : '';
  }

  #handOver(from: string, to: string, amount: number): boolean {
    if (from === to || to === '') return false;
    const gave = this.#piles.has(from) ? this.#change(from, -amount) : true;
    if (this.#piles.has(to)) return this.#change(to, amount) && gave;
    return gave && this.#piles.has(from);
  }

  #compare(clause: string, amount: number): boolean {
    const other = /\bthan ([A-Z][a-z]+)\b/.exec(clause)?.[1] ?? '';
    const pile = this.#piles.get(other);
    if (!pile || this.#piles.has(this.#actor) || this.#actor === other) return false;
    const sign = /\bmore than\b/i.test(clause) || /\bmore [a-z]+ than\b/i.test(clause) ? 1 : -1;
    const value = pile.value + sign * amount;
    this.#piles.set(this.#actor, {
      value,
      steps: [shown(pile.value), `${sign > 0 ? '+' : '−'} ${shown(amount)}`],
    });
    return true;
  }

  #change(actor: string, amount: number): boolean {
    const pile = this.#piles.get(actor);
    if (!pile) return false;
    pile.value += amount;
    pile.steps.push(`${amount < 0 ? '−' : '+'} ${shown(Math.abs(amount))}`);
    return true;
  }
}
