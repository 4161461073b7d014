import type { Skill } from '../skill.ts';

/** A skill whose code and data are loaded by the questions that may need it. */
export function lazy(
  name: string,
  asks: Pick<RegExp, 'test'>,
  load: () => Promise<Pick<Skill, 'answer'>>,
): Skill {
  return {
    name,
    answer(turn, tools) {
      if (!asks.test(turn.message.slice(0, MOST_READ))) return undefined;
      return load().then((skill) => skill.answer(turn, tools));
    },
  };
}

const MOST_READ = 4_000;
