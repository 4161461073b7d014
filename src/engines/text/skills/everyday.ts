import stored from '../data/everyday.json';
import facts from '../data/facts.json';
import { isStopWord, stem, wordsOf } from '../language/words.ts';
import { digitsForWords } from '../math/number-words.ts';
import { wantsPlain, withoutManner } from '../reading/manner.ts';
import { bold, notAnswered, type Skill } from '../skill.ts';

/** One word of each group tells what is asked; beside them only `others` and fillers may stand. */
interface Known {
  readonly groups: readonly ReadonlySet<string>[];
  readonly others: ReadonlySet<string>;
  readonly text: string;
}

/** The plural of a short word has another stem: eye and eyes. */
const stems = (words: string, between: string): ReadonlySet<string> =>
  new Set(
    words
      .split(between)
      .filter(Boolean)
      .flatMap((word) => [stem(word), stem(`${word}s`)]),
  );

/** Words that ask for a difference: `@` in a key. */
const COMPARE =
  'difference differ vs versus apart compare distinguish same tell when right correct sentence noun verb spell';

let known: readonly Known[] | undefined;
/** "sky blue;daytime": the groups, their words parted by `|`, then the words that may stand beside them. */
const read = (): readonly Known[] =>
  Object.entries({ ...stored, ...facts }).map(([key, text]) => {
    const [groups = '', others = ''] = key.split(';');
    return {
      groups: groups
        .trim()
        .split(' ')
        .map((group) => stems(group, '|')),
      others: stems(others.replace('@', COMPARE), ' '),
      text,
    };
  });

/** Words that ask, and change nothing of what is asked. */
const FILLERS = stems(
  'roughly approximately approx actually really exactly define explain tell teach suggest recommend simple simply reason cause causes happen occur work works working mean know kid child kids thing kind sort make made get gets getting help best way ways good great quick quickly easy easily proper properly correct correctly need use want like look see take give let put try tip tips advice trick tricks suggestion idea some always often usually ever sometimes people person someone human please question everybody everyone different form name call become appear be about briefly short daily life basic basics real common useful practical general shortly wondering wonder remind say write idea help fast faster bit little everyday wrong problem plain normal regular ordinary typical',
  ' ',
);
/** Turns a question into another one, unless its answer speaks of it. */
const NEGATES = /n['’]t$|^(?:not|never|no|without|instead|except|cannot)$/i;
const NEGATED = stems('not cannot without instead never', ' ');
/** A wish to make or to change something asks for no answer out of a table. */
const ORDERS =
  /^(?:please |can you |could you )*(?:write|draw|paint|compose|create|generate|translate|summari[sz]e|rewrite|rephrase|draft|rhyme|convert|calculate|spell|list (?:words|synonyms))\b|[:"“`\n]|\b(?:synonyms?|antonyms?|opposite|plural|haikus?|poems?|limericks?)\b/i;
/** Advice is neither a definition nor a choice. */
const DEFINES =
  /^(?:what(?:'s|’s| is| are)|define|explain|describe)\s+(?:an? |the )?[\w-]+[?.! ]*$|^what (?:does|do) .{2,40} mean\b|\bmeaning of\b|^which\b|^what(?:'s|’s| is| are)? (?:the )?best (?!ways?\b|tips\b)/i;
const LONGEST = 160;
/** "Do you need the internet?" asks about this program. */
const ABOUT_OCTET =
  /^(?:and )?(?:do|does|can|will|are|is) (?:you|octet|this (?:tool|program|assistant|command))\b/i;
/** A word or a saying in quotation marks is asked about, and no text to work on. */
const LONGEST_PHRASE = 40;
const PHRASE = /["“]([\w'’. ]{1,40})["”]/g;
/** "is it affect or effect in “…”": the sentence tells nothing of the two words. */
const IN_SENTENCE =
  /^((?:is it|do i (?:use|write)|should i (?:use|write)|which is (?:right|correct)[,:]?) .{3,40} or .{2,20}?) in (?:the sentence |this sentence:? ?)?["“].*$/i;
/** "affect or effect: the rain had no … on the game" */
const GAP =
  /^(?:is it |do i (?:use|write|need) |which is (?:right|correct)[,:]? |should it be )?["“']?([a-z']+)["”']?(?: or |\/)["“']?([a-z']+)["”']?,?(?: which(?: one)? (?:goes|belongs|fits|is (?:right|correct)|do i (?:use|need)))?(?: (?:in|here|for|into))?(?: (?:this|the) (?:sentence|gap|blank))?[:?]?\s+["“']?[^"”]*(?:_{2,}|\.{2,}|…|\bblank\b).*$/i;
/** A gap behind an article or an adjective is for the noun, behind a subject or a helping verb for the verb. */
function affectOrEffect(message: string): string | undefined {
  const [, one = '', two = ''] = GAP.exec(message) ?? [];
  if (
    [one, two]
      .map((each) => each.toLowerCase())
      .toSorted()
      .join() !== 'affect,effect'
  )
    return undefined;
  const before = /([\w']+)\s+(?:_{2,}|\.{2,}|…)/.exec(message)?.[1]?.toLowerCase() ?? '';
  if (OF_NOUN.test(before)) return 'Here it is **effect**.';
  return OF_VERB.test(before) ? 'Here it is **affect**.' : undefined;
}
const OF_NOUN =
  /^(?:an?|the|no|any|some|this|that|its|their|his|her|my|our|your|little|big|great|strong|positive|negative|immediate|side|lasting|good|bad|first|main|in|into|what|much)$/;
const OF_VERB =
  /^(?:will|would|can|could|may|might|must|shall|should|does|do|did|to|not|never|also|really|can't|cannot|won't|don't|doesn't|didn't|directly|badly|strongly|they|we|you|i)$/;
const HAS_EXAMPLE = /\bexamples?\b|\bsuch as\b|\bfor instance\b|“/i;
/** "my 3 year old" */
const AGED = /\b\d{1,2}[- ](?:years?|months?)[- ]olds?\b/gi;
/** The purpose of an answer, which is not part of the question. */
const FOR_SCHOOL =
  /,? for (?:my|our|the|his|her) (?:\w+['’]s )?(?:[a-z]+ )?(?:homework|essay)\b(?=[?.! ]*$)/i;
/** "3 tips for …" */
const COUNT = /\b(\d{1,2}) (?=(?:\w+ )?(?:tips|ways|tricks|pieces|things|ideas)\b)/i;

const SUBJECT =
  /^(?:please |can you |could you )*(?:explain|define|describe|what(?:'s|’s| is| are)|how (?:does|do)|tell me (?:about|what)|why (?:is|are|do we (?:have|pay))) (?:to me )?(?:what |how )?(?:an? |the )?(.+?)(?: (?:is|are|works?|mean|means))?[?.! ]*$/i;
/** "explain gravity to a five year old": a picture out of daily life. */
async function pictured(question: string): Promise<string | undefined> {
  const subject = SUBJECT.exec(question)?.[1]?.toLowerCase();
  if (subject === undefined) return undefined;
  const { plainText } = await import('./idea-examples.ts');
  return (await plainText(subject)) ?? plainText(subject.replace(/(?<=[a-z]{2}[^s])(?:es$|s$)/, ''));
}

/** School science, the household, common facts and advice, for questions all of whose words are accounted for. */
export const everyday: Pick<Skill, 'answer'> = {
  async answer({ message, sourceText, wantsExample, plainly }) {
    // "The cloud" is none in the sky.
    if (ABOUT_OCTET.test(message) || /\bthe cloud\b(?!.*\b(?:sky|rain|form\w*)\b)/i.test(message))
      return undefined;
    const isPlain = plainly === true || wantsPlain(message);
    const picture = isPlain && wantsExample !== true ? await pictured(withoutManner(message)) : undefined;
    if (picture !== undefined) return picture;
    const word = message
      .replace(/^(what|who|where|how)s(?= )/i, '$1 is')
      .replace(IN_SENTENCE, '$1')
      .replace(GAP, '$1 or $2');
    const chosen = affectOrEffect(message);
    const unquoted = word.replace(PHRASE, '$1');
    const isText = word === message && (sourceText ?? '').length > LONGEST_PHRASE;
    if (message.length > LONGEST || ORDERS.test(unquoted) || isText) return undefined;
    const question = withoutManner(digitsForWords(unquoted)).replace(AGED, 'child').replace(FOR_SCHOOL, '');
    const count = COUNT.exec(question)?.[1];
    const words = wordsOf(question.replace(COUNT, ''));
    const all = new Set(words.map(stem));
    const content = words.filter((word) => !isStopWord(word) && !NEGATES.test(word)).map(stem);
    const isNegated = words.some((word) => NEGATES.test(word));
    known ??= read();
    const isDefinition = DEFINES.test(question);
    const found = known.find(
      ({ groups, others, text }) =>
        !(isDefinition && text.startsWith('- ')) &&
        groups.every((group) => [...group].some((word) => all.has(word))) &&
        content.every(
          (word) => FILLERS.has(word) || others.has(word) || groups.some((group) => group.has(word)),
        ) &&
        (!isNegated || [others, ...groups].some((set) => [...NEGATED].some((word) => set.has(word)))),
    );
    if (found === undefined) return undefined;
    const text = [chosen, shown(found.text, count, all)].filter((each) => each !== undefined).join(' ');
    return wantsExample && !HAS_EXAMPLE.test(text) ? `${text}\n\n${notAnswered(['an example'])}` : text;
  },
};

/** "@ is # m high.|K2 8,611|…": a sentence for each of those that are asked. */
function oneOfMany(text: string, asked: ReadonlySet<string>): string {
  const [sentence = '', ...all] = text.split('|');
  return all
    .filter((each) => wordsOf(each).some((word) => asked.has(stem(word))))
    .map((each) => {
      const at = each.search(/ (?:about )?[\d,]+$/);
      return sentence.replace('@', each.slice(0, at)).replace('#', bold(each.slice(at + 1)));
    })
    .join('  \n');
}

/** Advice is a list: its first items, where a number of them was asked for. */
function shown(text: string, count: string | undefined, asked: ReadonlySet<string>): string {
  if (text.startsWith('=')) return oneOfMany(text.slice(1), asked);
  if (!text.startsWith('- ')) return text;
  const items = text.split('\n');
  const most = Number(count ?? items.length);
  const few = most > items.length ? ` (${items.length} of ${most})` : '';
  return `${items.slice(0, most).join('\n')}\n\n_From a short list that was written beforehand${few}._`;
}
