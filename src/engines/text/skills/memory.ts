import { bold, type Skill, type SkillInput } from '../skill.ts';

/** "my name is Bo", "my favourite colour is green", "call me Bo". One line, so that a letter is not taken for a fact. */
const TOLD =
  /^(?:(?:hi|hello|hey|please)[,!. ]+)*(?:remember (?:that )?)?(?:my ([a-z][a-z' -]{1,40}?) (?:is|are|will be) |(?:i am called|i'm called|call me) )((?:called |named )?)(.{1,120}?)[.!]*$/i;
/** "my name is Bo and my birthday is on 3 May" tells two. */
const NEXT = /(?:,| and|, and) (?:that )?(?=my [a-z' -]{2,40} (?:is|are) )/i;
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
    const told = factsIn(turn.message);
    if (told.length > 0)
      return `I will remember it for this conversation: ${told.map(({ name, value }) => `your ${name} is ${bold(value)}`).join(', ')}.`;
    if (turn.message.length > MOST_CHARACTERS) return undefined;
    if (ORDERED.test(turn.message)) return ONLY_SHORT;
    const wanted = WHO.test(turn.message) ? 'name' : ASKED.exec(turn.message)?.[1]?.toLowerCase();
    if (wanted === undefined || (turn.earlier.length === 0 && OF_MACHINE.test(wanted))) return undefined;
    return recalled(turn, wanted);
  },
};

/** To be remembered, and yet no fact of the kind that is: what sounds like it elsewhere is not asked. */
const ORDERED = /^(?:please )?remember (?:that )?(?:my|i|i'm|we|our|the)\b/i;
const ONLY_SHORT =
  'I remember short facts only, and within a conversation: `my name is Bo`, `my flight is at 6:40`.';

/** A command tells these. */
const OF_MACHINE =
  /\b(?:ip|mac|host ?name|user ?name|shell|kernel|branch|path|port|disk|memory|ram|cpu|version|remote|python|node|npm|os)\b/i;

function recalled({ earlier }: SkillInput, wanted: string): string {
  const fact = earlier.flatMap(factsIn).findLast((each) => plainly(each.name) === plainly(wanted));
  if (fact) return `You told me: your ${fact.name} is ${bold(fact.value)}.`;
  return earlier.length > 0
    ? `You have not told me your ${wanted} in this conversation.`
    : `This conversation has just begun, so I do not know your ${wanted}. Tell me, and go on with \`octet chat -c\`.`;
}

/** All of a message is facts, or none of it. */
function factsIn(message: string): readonly Fact[] {
  if (message.length > MOST_CHARACTERS) return [];
  const facts = message.trim().split(NEXT).map(factIn);
  const known = facts.filter((each) => each !== undefined);
  return known.length === facts.length ? known : [];
}

function factIn(part: string): Fact | undefined {
  const [, name, called = '', said = ''] = TOLD.exec(part) ?? [];
  const value = said.trim();
  const thing = name?.toLowerCase() ?? 'name';
  if (value === '' || /[?]|[,;.] (?:and |so |but )?[a-z]/.test(value) || SPEAKS.test(value)) return undefined;
  if (value.split(/\s+/).length > MOST_WORDS || COMPLAINS.test(value)) return undefined;
  if (name === undefined ? !IS_NAME.test(value) : !OWN.test(thing) && called === '' && !STATED.test(value))
    return undefined;
  return { name: thing, value };
}

const MOST_WORDS = 8;
/** Text in the first person, pleas and questions are more than a fact. Titles have capitals. */
const SPEAKS =
  /\b(?:I|i|I'm|i'm|me|we|us|you|he|she|they|but|so|because|since|help|please|need|want|advice|that|how|why|if|won't|can't|don't|doesn't|isn't|not)\b/;
const IS_NAME = /^[\p{L}'-]+(?: \p{Lu}[\p{L}'-]*)*$/u;
/** Facts about a person are kept in any words; other things only with a name, number, kind or time, no state. */
const OWN =
  /^favou?rite\b|\b(?:name|nickname|birthday|age|address|e-?mail|number|job|profession|hobb(?:y|ies)|languages?|city|town|country|size|pronouns)$/;
const STATED =
  /^(?:[^a-z]|(?:an?|the|my|at|on|in|from|tomorrow|today|next) \S|(?!\S*(?:ing|ed|y|ful)\b)\S+$)(?!.*\b(?:mess|problem|issue|disaster|nightmare|holiday|fire|trouble|pain|hurry)\b)/;

/** "my computer is slow" asks for help. */
const COMPLAINS =
  /^(?:so |very |really |too |always |getting |running |still )*(?:slow\w*|broken|stuck|hot|loud|dead|down|full|frozen|freez\w+|crash\w*|fail\w*|hang\w*|hurting|late|lost|missing|sad|sick|ill|tired|bad|wrong|locked|leak\w*|empty|clogg\w*|blocked|overflow\w*|dripp?\w*|flood\w*|jammed|mouldy|moldy|smell\w*|stink\w*|acting up|making|afraid|nervous|upset|alone|off)\b/i;

/** The same thing in other letters: colour and color. */
const plainly = (name: string) => name.replaceAll('our', 'or').replace(/s$/, '');
