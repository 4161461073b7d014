import type { ScenePlan } from '../../image/prompt/plan.ts';
import type { Subject } from '../../image/prompt/subject.ts';

const LINK = '(?:,\\s*|\\s+)(?:and\\s+)?(?:then\\s+)?(?:\\w+ly\\s+)?';
/** Words between a verb and the thing that its way passes. */
const WAY =
  /^\s+(?:\w+ly\s+)?(?:down\s+|up\s+|away\s+)?(?:from|off|out of|onto|on|into|past|over|across|through|under|behind|around|along|towards?|to|beside|in front of|up|down|after)\s+(?:an?|the|his|her|its|their)\s+(?:[\w-]+\s+){0,2}$/;
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** In "an apple rolls off the table and lands on the floor" it is the apple that lands. */
export function withSecondDeeds(plan: ScenePlan): ScenePlan {
  const text = plan.prompt.toLowerCase();
  const subjects = [...plan.subjects];
  let { hints } = plan;
  for (const [index, { said, action, relation, ...rest }] of plan.subjects.entries()) {
    const verb = action?.said.split(' ')[0] ?? '';
    if (!action || verb === '') continue;
    const at = text.search(new RegExp(`\\b${escaped(said)}(?:,|\\s+and\\b)${LINK}${escaped(verb)}\\b`));
    const doer = at < 0 ? -1 : doerBefore(text, at, subjects, index);
    const one = subjects[doer];
    if (!one?.action) continue;
    // "Jumps over a log" is where the doer goes.
    const isWay = relation?.said.startsWith(verb) === true;
    subjects[doer] = { ...one, action: { ...one.action, said: `${one.action.said} ${action.said}` } };
    subjects[index] = {
      ...rest,
      said,
      action: undefined,
      flying: rest.flying && action.kind !== 'fly',
      relation: relation?.joined || isWay ? undefined : relation,
    };
    hints = hints.map((hint) =>
      hint.relation?.of === said
        ? { ...hint, relation: { ...hint.relation, of: one.said, name: one.name } }
        : hint,
    );
  }
  return { ...plan, subjects, hints };
}

/** The figure whose way ends at the thing at `at`. */
const doerBefore = (text: string, at: number, subjects: readonly Subject[], index: number): number =>
  subjects.findIndex(({ action, said }, other) => {
    const verb = action?.said.split(' ').at(-1) ?? '';
    const from = text.lastIndexOf(` ${verb} `, at);
    return (
      other < index &&
      verb !== '' &&
      from > text.indexOf(said) &&
      WAY.test(text.slice(from + 1 + verb.length, at))
    );
  });
