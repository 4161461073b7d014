import { bold, type Skill, type SkillInput } from '../skill.ts';

/** "my name is Bo", "my favourite colour is green", "call me Bo". One line, so that a letter is not taken for a fact. */
const TOLD =
  /^(?:(?:hi|hello|hey|please)[,!. ]+)*(?:remember (?:that )?)?(?:my ([a-z][a-z' -]{1,40}?) (?:is|are|will be) |(?:i am called|i'm called|call me) )(.{1,120}?)[.!]*$/i;
const ASKED =
  /^(?:and |so |again,? |please )*(?:what(?:'s| is| are| was)|who(?:'s| is)|do you (?:remember|know)(?: what)?|tell me)(?: again)? my ([a-z][a-z' -]{1,40}?)(?: is| are)?(?: again)?[?.! ]*$/i;
const WHO = /^(?:and |so )*(?:who am i|what am i called|do you know who i am)[?.! ]*$/i;

/** Facts are short; a long message is about something else. */
const MOST_CHARACTERS = 300;

interface Fact {
  readonly name: string;
  readonly value: string;
}

/** Recalls facts from earlier messages of this conversation; nothing is stored. */
export const memory: Skill = {
  name: 'memory',
  answer(turn) {
    const told = factIn(turn.message);
    if (told) return `I will remember it for this conversation: your ${told.name} is ${bold(told.value)}.`;
    if (turn.message.length > MOST_CHARACTERS) return undefined;
    const wanted = WHO.test(turn.message) ? 'name' : ASKED.exec(turn.message)?.[1]?.toLowerCase();
    if (wanted === undefined || (turn.earlier.length === 0 && OF_MACHINE.test(wanted))) return undefined;
    return recalled(turn, wanted);
  },
};

/** A command tells these. */
const OF_MACHINE =
  /\b(?:ip|mac|host ?name|user ?name|shell|kernel|branch|path|port|disk|memory|ram|cpu|version|remote|python|node|npm|os)\b/i;

function recalled({ earlier }: SkillInput, wanted: string): string {
  const fact = earlier
    .map(factIn)
    .findLast((each) => each !== undefined && plainly(each.name) === plainly(wanted));
  if (fact) return `You told me: your ${fact.name} is ${bold(fact.value)}.`;
  return earlier.length > 0
    ? `You have not told me your ${wanted} in this conversation.`
    : `This conversation has just begun, so I do not know your ${wanted}. Tell me, and go on with \`octet chat -c\`.`;
}

function factIn(message: string): Fact | undefined {
  if (message.length > MOST_CHARACTERS) return undefined;
  const found = TOLD.exec(message.trim());
  const value = found?.[2]?.trim();
  if (!found || !value || value.endsWith('?') || ASKS.test(value) || COMPLAINS.test(value)) return undefined;
  return { name: found[1]?.toLowerCase() ?? 'name', value };
}

/** "my build is red, how do I see why" tells nothing to remember. */
const ASKS = /[,;.] (?:and |so |but )?(?:how|what|why|which|where|can|should|help)\b/i;

/** "my computer is slow" asks for help. */
const COMPLAINS =
  /^(?:so |very |really |too |always |getting |running |still )*(?:slow\w*|broken|stuck|hot|loud|dead|down|full|frozen|freez\w+|crash\w*|fail\w*|hang\w*|not working|hurting|late|lost|missing|sad|sick|tired|bad|wrong|locked|leak\w*|empty|clogg\w*|blocked|overflow\w*|dripp?\w*|flood\w*|jammed|mouldy|moldy|smell\w*|stink\w*|acting up|making)\b/i;

/** The same thing in other letters: colour and color. */
const plainly = (name: string) => name.replaceAll('our', 'or').replace(/s$/, '');
