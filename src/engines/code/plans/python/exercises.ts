import type { Plan } from './made.ts';
import { py } from './source.ts';
import { NUMBER, numberOf, quoted } from './wish.ts';

/** Kinds of exercises: the sign, the result of a and b, and whether both orders are one. */
const KINDS: readonly (readonly [said: RegExp, sign: string, isCommutative: boolean])[] = [
  [/\b(?:multiplications?|multiplying|times[- ]tables?)\b/, 'x', true],
  [/\b(?:additions?|adding)\b/, '+', true],
  [/\b(?:subtractions?|subtracting)\b/, '-', false],
  [/\b(?:divisions?|dividing)\b/, ':', false],
];

/** A sheet of random exercises, and one with the solutions. */
export const planExercises: Plan = (wish) => {
  const kinds = KINDS.filter(([said]) => wish.takeAll(said).length > 0);
  const amount = wish.number(
    new RegExp(
      `\\b${NUMBER} (?:(?:random|different|simple|math|maths|·+|and|or) ?)*(?:exercises|problems|tasks|questions|sums)\\b`,
    ),
  );
  if (
    kinds.length === 0 ||
    amount === undefined ||
    wish.has(/\bask(?:s|ing)?\b|\bquiz|\btkinter\b|\bflask\b/)
  )
    return undefined;
  const range = wish.take(
    new RegExp(
      `\\b(?:(?:from|of|in|with|for|the|tables?|numbers|between|up|range|factors|values) )*${NUMBER} ?(?:to|-|–|and|through) ?${NUMBER}(?: (?:times )?tables?)?`,
    ),
  );
  const most = range
    ? undefined
    : wish.number(new RegExp(`\\b(?:with |of |the )*(?:numbers )?(?:up to|below|until|at most) ${NUMBER}`));
  const low = range?.[1] ? numberOf(range[1]) : 1;
  const high = range?.[2] ? numberOf(range[2]) : (most ?? 10);
  const files = wish.takeAll(/\b(?:called |named |file |to |into |in |as )*["'`]?([\w-]+\.txt)["'`]?/);
  const names = files.map((found) => wish.original(found, found[1] ?? ''));
  const sheet = names[0] ?? 'exercises.txt';
  const solved = names[1] ?? 'solutions.txt';
  wish.takeAll(
    /\b(?:(?:and|the|an?|in|to|into|second|another|separate|other|one|with|file) )*(?:solutions?|answers?)(?: (?:in|to|into|file|an?|another|second|separate))*/,
  );
  wish.takeAll(/\b(?:with )?(?:blanks?|gaps?|empty (?:lines|spaces)|lines to fill in|underscores)\b/);
  const isSame = wish.says(
    /(?:[,;.] ?|\b(?:and|where|so) )*\d+ ?[x*×+] ?\d+ (?:and|or|is|=) ?\d+ ?[x*×+] ?\d+(?: (?:count|counts|are|is|as|the|same|one|equal|exercise|treated|to|be))*/,
  );
  wish.takeAll(
    /(?:[,;.] ?|\b(?:and|but|with) )*(?:no|without|never an?) (?:(?:exercises?|problems?|tasks?|questions?|duplicates?|doubles|repeats|repetitions?|twice|appears?|occurs?|same|the|comes?) ?)+|\b(?:each|every) (?:exercise|problem|one)(?: (?:only|just|appears|occurs|at most))* once\b/,
  );
  const sampled = kinds.map(([, sign, isCommutative]) => {
    const both = isCommutative ? `for b in range(${isSame ? 'a' : 'LOW'}, HIGH + 1)` : '';
    const [first, rest, result] =
      sign === ':'
        ? ['a * b', 'for b in range(LOW, HIGH + 1) if b != 0', 'a']
        : sign === '-'
          ? ['a', 'for b in range(LOW, a + 1)', 'a - b']
          : ['a', both, sign === 'x' ? 'a * b' : 'a + b'];
    return `[(${first}, "${sign}", b, ${result}) for a in range(LOW, HIGH + 1) ${rest}]`;
  });
  const isTurned = isSame && kinds.some(([, , isCommutative]) => isCommutative);
  return {
    program: {
      code: py`
COUNT = ${amount}
LOW, HIGH = ${low}, ${high}
SHEET = ${quoted(sheet)}
SOLUTIONS = ${quoted(solved)}


def exercises(count: int) -> list[tuple[int, str, int, int]]:
  """So many different ones: first number, sign, second number, result."""
  ${isSame && '# Only one of 3x4 and 4x3 is in the list.'}
  possible = ${sampled.join(' + ')}
  if count > len(possible):
    raise ValueError(f"there are only {len(possible)} different exercises")
  chosen = random.sample(possible, count)
  ${
    isTurned
      ? py`
# Which of the numbers comes first is a matter of chance.
return [(b, sign, a, result) if sign in "x+" and random.random() < 0.5 else (a, sign, b, result) for a, sign, b, result in chosen]`
      : 'return chosen'
  }


def main() -> None:
  chosen = exercises(COUNT)
  with open(SHEET, "w", encoding="utf-8") as sheet, open(SOLUTIONS, "w", encoding="utf-8") as solutions:
    for number, (a, sign, b, result) in enumerate(chosen, 1):
      sheet.write(f"{number:>3}.  {a} {sign} {b} = ______\n")
      solutions.write(f"{number:>3}.  {a} {sign} {b} = {result}\n")
  print(f"{len(chosen)} exercises in {SHEET}, the solutions in {SOLUTIONS}")`,
      main: 'main()',
    },
    silent:
      'exercises exercise problems problem math maths random randomly makes generates generate worksheet sheet solutions count same twice tables times numbers kids child second once',
  };
};
