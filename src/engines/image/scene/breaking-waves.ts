import type { ScenePlan } from '../prompt/plan.ts';
import type { Visibility } from './visibility.ts';

/** "Waves crashing against a tower": words for a thing on land, which they do not reach. */
export function unreachedByWaves({ prompt, subjects }: ScenePlan, drawn: Visibility): string[] {
  const [, deed = '', after = ''] = AGAINST.exec(prompt.toLowerCase()) ?? [];
  const thing = subjects.find(({ said }) => new RegExp(`^(?:\\S+ ){0,2}?${said}\\b`).test(after));
  const isDry = thing && drawn.printsOf(thing).some(({ one }) => one.zone !== 'water');
  return isDry ? [`${deed} ${thing.said}`] : [];
}

const AGAINST =
  /\bwaves? (?:\w+ )?((?:crash|break|pound|smash|splash|beat|slam|roll|wash)\w* (?:against|on|onto|over|into|at)) (?:an? |the )?(.*)/;
