import { isGeneral } from '../knowledge/known-ideas.ts';
import { withoutManner } from '../reading/manner.ts';
import type { Skill } from '../skill.ts';
import { everyday } from './everyday.ts';
import { ideas, ideasAsked } from './ideas.ts';
import { valuedIdea } from './valued-ideas.ts';

/** Ways of asking what a thing is, each of which is read as "what is". */
const ASKS =
  /^(?:(?:please|can you|could you|would you|so|but|and|i (?:don'?t|do not|never) (?:get|understand|understood)|help me (?:to )?understand|i(?:'d| would) like to understand|i keep (?:hearing|reading)(?: about| of)?|tell me(?: about)?|what (?:do (?:people|they|you|we|doctors|scientists|lawyers|economists) mean|is meant) (?:by|with)|what(?:'s|s| is) (?:the )?(?:meaning|definition|deal|idea|point|story) (?:of|with|behind)|what is this|what(?:'s|s| is) all this about|what (?:exactly|actually) (?:is|are)|what(?:'s|s| is| are)?(?= )|explain(?: to me)?|describe|define|meaning of|definition of|(?:give (?:me )?)?an? (?:(?:short|simple|quick|brief|plain|easy) )*(?:explanation|definition) of|how (?:would you|do you) explain|in (?:plain|simple) (?:words|english|terms),?)[,:]? )+(?:exactly |actually )?/i;
/** "what does it mean to deglaze a pan" */
const TO_DO = /^what does (?:it mean to|the recipe mean by|to) (?:an? |the )?([a-zé]+)\b(?! of).{0,30}$/i;
const DOES =
  /^what (?:does|do) (?:an? |the |my |your )?(.{2,40}?) (?:actually |really |even )?(?:mean|do|stand for)\b(?: here)?/i;
/** These say only in which sense a name is meant, which its text tells. */
const FIELD =
  /,? (?:in|for) (?:an? |the |my )?(?:cooking|baking|recipes?|kitchen|music(?: theory)?|statistics|stats|biology|medicine|medical terms|physics|chemistry|science|economics|finance|investing|accounting|law|legal terms|contract|business|marketing|photography|photo|(?:video )?games?|gaming|game (?:design|development|dev)|computer graphics|graphics|maths?|mathematics|psychology|literature|poetry|politics|stud(?:y|ies)|research|blood|body)(?= (?:and|mean)|[?.! ]*$)/i;

const MEANT_BY = / mean (?:by|with) |^what is meant /i;
const AT_END =
  /,? (?:is|are)(?=[?.! ]*$)|[,:.]? (?:all about|(?:please )?explain(?:ed)?(?: it| that)?(?: to me)?|what (?:is|are) (?:it|that|they|those))[?.! ]*$/i;

const LONGEST = 160;

/** Everyday ideas of science, money, law, kitchen, music and games, however they are asked for. */
export const generalIdeas: Pick<Skill, 'answer'> = {
  async answer(turn, tools) {
    if (turn.message.length > LONGEST) return undefined;
    const said = withoutManner(turn.message.replace(/\s+/g, ' ').replaceAll('’', "'").trim());
    const valued = valuedIdea(said);
    if (valued !== undefined) return valued;
    // A language of programs says which of two senses is meant.
    const plain = said.replace(FIELD, '');
    for (const message of [plain, readAs(plain)]) {
      const names = ideasAsked(message);
      if (names.length === 0 || !names.some(isGeneral)) continue;
      const given = await ideas.answer({ ...turn, message }, tools);
      if (given !== undefined) return given;
    }
    const message = readAs(plain);
    return message === said ? undefined : everyday.answer({ ...turn, message }, tools);
  },
};

function readAs(question: string): string {
  if (MEANT_BY.test(question)) return question.replace(ASKS, 'what is ').replace(AT_END, '');
  const verb = TO_DO.exec(question)?.[1];
  if (verb !== undefined) return `what is ${verb}`;
  const named = DOES.exec(question)?.[1];
  return named === undefined
    ? question.replace(ASKS, 'what is ').replace(AT_END, '')
    : question.replace(DOES, `what is ${named}`);
}
