import type { Lexicon } from '../prompt/lexicon.ts';
import type { ScenePlan } from '../prompt/plan.ts';
import { type Statement, statementsOf } from '../prompt/statements.ts';
import type { Subject } from '../prompt/subject.ts';
import { keepsRelation } from './kept-relations.ts';
import { relationWords } from './relation-words.ts';
import type { Visibility } from './visibility.ts';

/** Relations that the sentences of the prompt state, and that neither the plan has nor the image shows. */
export function unmetStatements(
  plan: ScenePlan,
  drawn: Visibility,
  nouns: Pick<Lexicon<string>, 'find'>,
): string[] {
  const { subjects, prompt } = plan;
  const seen = drawn.seen();
  const isSeen = (subject: Subject): boolean => (seen.get(subject) ?? 0) > 0;
  const isMet = (head: string, { object, kind, said }: Statement): boolean => {
    const [ones, anchors] = [subjectsOf(head, subjects), subjectsOf(object, subjects)];
    if (ones.length === 0 || anchors.length === 0) return true;
    return ones.some((one) =>
      anchors.some((anchor) => {
        if (one === anchor || areRelated(one, anchor, subjects)) return true;
        // A thing that is not seen is named itself.
        if (!isSeen(one) || !isSeen(anchor)) return true;
        return keepsRelation({ kind, said, isOwn: true }, drawn.printsOf(one), drawn.printsOf(anchor));
      }),
    );
  };
  return statementsOf(prompt, nouns)
    .filter((statement) => !statement.heads.some((group) => group.every((head) => isMet(head, statement))))
    .map((statement) => {
      const { heads, said, object } = statement;
      const first = heads.flat().find((head) => !isMet(head, statement)) ?? '';
      const words = relationWords(said, first, object);
      // The other one of two is where it should be.
      return heads.some((group) => group.length > 1) ? `${first} ${words}` : words;
    });
}

const subjectsOf = (text: string, subjects: readonly Subject[]): Subject[] =>
  subjects.filter(({ said }) => said === text || said.endsWith(` ${text}`) || text.endsWith(` ${said}`));

/** The checks of the plan see to it: a cat in a box under a table is under it. */
function areRelated(one: Subject, other: Subject, subjects: readonly Subject[]): boolean {
  return isOn(one, other, subjects) || isOn(other, one, subjects);
}

function isOn(
  one: Subject | undefined,
  other: Subject,
  subjects: readonly Subject[],
  met: readonly Subject[] = [],
): boolean {
  if (!one || met.includes(one)) return false;
  return [one.relation, ...(one.undrawn ?? [])].some(
    (relation) =>
      relation &&
      [relation.to, relation.and ?? -1].some(
        (at) => subjects[at] === other || isOn(subjects[at], other, subjects, [...met, one]),
      ),
  );
}
