import type { Plan } from './made.ts';
import { py } from './source.ts';

/** "3d6+2" or "d20-1": the single rolls and the total. */
export const planDice: Plan = (wish) => {
  if (!wish.says(/\b(?:an? )?(?:dice|die)(?: (?:roller|rolling|roll|notation|expressions?|simulator))*\b/))
    return undefined;
  const examples = wish
    .takeAll(/(?:\b(?:like|such as|e\.g\.|or|and|notation|of) )*["'`]?\b(\d*d\d+(?: ?[+-] ?\d+)?)\b["'`]?/)
    .map(([, one = '']) => one);
  if (
    examples.length === 0 ||
    wish.has(/\btkinter\b|\bflask\b|\bclass\b|\badvantage\b|\bkeep\b|\bexplod|\bdiscord\b/)
  )
    return undefined;
  const isRolls = wish.says(
    /\b(?:and |the |each |all |every )*(?:single|individual|separate|each|every)(?: (?:dice|die|of the))* rolls?(?: and)?|\b(?:each|every) (?:die|roll)\b/,
  );
  const isArgument = wish.says(
    /\b(?:as|from|by) (?:an? |the )?(?:(?:command[- ]line )?arguments?|command line)\b/,
  );
  wish.says(/\b(?:and |the )*(?:total|sum)\b/);
  wish.takeAll(
    /(?:[,;.] ?|\b(?:and|but|on|for|with|if|when) )*(?:bad|wrong|invalid|malformed) (?:input|notation|text)s?(?: (?:gets?|gives?|prints?|shows?|is|are|an?|the|nice|friendly|clear|good|error|message|rejected|raises?|valueerror|not|crash|should|must))*|\b(?:nice|clear|friendly) errors?(?: messages?)?(?: (?:on|for|if|when) [^,;.]*)?/,
  );
  const isLoop = wish.says(
    /\b(?:until (?:i |the user )?(?:types?|enters?|quits?|says?)(?: (?:q|quit|exit|in))*|in a loop|repeatedly|again and again)\b/,
  );
  const example = examples[0]?.replaceAll(' ', '') ?? '3d6+2';
  return {
    program: {
      code: py`
DICE = re.compile(r"(\d{0,3})d(\d{1,4})\s*(?:([+-])\s*(\d{1,6}))?", re.IGNORECASE | re.ASCII)


def roll(text: str) -> tuple[list[int], int]:
  """The single rolls and the total of dice like "${example}"."""
  found = DICE.fullmatch(text.strip())
  if not found:
    raise ValueError(f"{text!r} is no dice: try something like ${examples.slice(0, 2).join(' or ')}")
  count, sides = int(found[1] or 1), int(found[2])
  if count == 0 or sides == 0:
    raise ValueError(f"{text!r}: there must be at least one die with at least one side")
  rolls = [random.randint(1, sides) for _ in range(count)]
  bonus = int((found[3] or "+") + (found[4] or "0"))
  return rolls, sum(rolls) + bonus


def main() -> None:
  texts = sys.argv[1:]
  ${
    isArgument
      ? `if not texts:\n  sys.exit(f"usage: {sys.argv[0]} ${example}")`
      : isLoop
        ? 'is_asked = not texts'
        : 'if not texts:\n  texts = [input("Dice: ")]'
  }
  ${
    isLoop && !isArgument
      ? py`
while texts or is_asked:
  text = texts.pop(0) if texts else input("Dice (q to quit): ")
  if text.strip().lower() in ("", "q", "quit"):
    break
  try:
    rolls, total = roll(text)
  except ValueError as error:
    print(error)
    continue
  print(f"{text.strip()}: rolls {', '.join(map(str, rolls))}, total {total}")`
      : py`
for text in texts:
  try:
    rolls, total = roll(text)
  except ValueError as error:
    sys.exit(str(error))
  print(f"{text.strip()}: ${isRolls ? "rolls {', '.join(map(str, rolls))}, " : ''}total {total}")`
  }`,
      checks: [
        [
          'totals',
          `rolls, total = roll("3d6+2")\nassert len(rolls) == 3 and all(1 <= one <= 6 for one in rolls) and total == sum(rolls) + 2`,
        ],
        ['one_die', 'rolls, total = roll("d20-1")\nassert len(rolls) == 1 and total == rolls[0] - 1'],
        [
          'bad_input',
          'for text in ("", "abc", "3x6", "0d6", "d0", "2d6+"):\n  with raises(ValueError):\n    roll(text)',
        ],
      ],
      main: 'try:\n  main()\nexcept (EOFError, KeyboardInterrupt):\n  print()',
    },
    subject: 'Dice',
    silent:
      'dice die roller rolls roll rolling total sum accepts accept things notation like single bad input nice error parses parse string expressions expression simulator 3 rpg',
  };
};
