import type { WishText } from '../../reading/text.ts';
import type { GivenTable, Ground } from './ground.ts';

export const NAME = '[a-z_][a-z_0-9]*';

/** The table that a change is about: described, or only named. */
export function takeTable(
  wish: WishText,
  ground: Ground,
  ...columns: readonly string[]
): GivenTable | undefined {
  if (ground.tables[0]) return ground.tables[0];
  const found =
    wish.take(
      new RegExp(
        `\\b(?:on|of|in|from|for|whenever|when|to)(?: (?:an?|the|every|each|any|row|rows|update|changes?|record|of|in|on|my|our))*(?: table)? (?!new\\b|old\\b|user\\b|which|who|it\\b|that\\b|this\\b|postgres|mysql|sqlite|sql\\b)(${NAME}s|[a-z]+_${NAME}|${NAME}(?= table))(?: table)?(?=[ ,.;:]|$)`,
      ),
    ) ?? wish.take(new RegExp(`\\b(?:the )?(${NAME}) table\\b|\\btable (${NAME})\\b`));
  const name = found?.slice(1).find((one) => one !== undefined);
  return name === undefined ? undefined : ground.assume(name, 'id', ...columns);
}
