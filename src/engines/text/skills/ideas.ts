import {
  AREA,
  BY_NAME,
  difference,
  type Explained,
  ideaOf,
  isGeneral,
  isOfComputing,
  mainName,
  nameIn,
  shown,
} from '../knowledge/known-ideas.ts';
import { fieldOf } from '../reading/field.ts';
import { withoutManner } from '../reading/manner.ts';
import { OF_LIFE } from '../reading/plain-question.ts';
import { notAnswered, type Skill } from '../skill.ts';
import { comparisonIn, usedIn } from './idea-comparisons.ts';
import { codeExample, languageIn, plainText, writtenExample } from './idea-examples.ts';
import { optionsIn } from './idea-options.ts';

const OPENING =
  /^(?:please |can you |could you |hi,? |hello,? |so )*(?:what(?:'s| is| are| does| do)?|whats|explain(?: to me)?|define|describe|tell me about|how does|how do|why (?:is|do we need))\s+(?:me )?(?:what |how )?(?:an? |the )?(?:term |concept of |idea of |meaning of |purpose of |command |point of |use of )?/i;
const ENDING =
  /(?:\s+(?:is|are|works?|means?|mean|do|does|command|a thing|useful|needed|important|so popular|popular|in (?:an? |one |two |a few )?(?:[a-z+#.]+(?: (?:apis?|services?|scripts?|programming|development|databases?))?|computer science|simple (?:terms|words)|sentences?|paragraph|layman'?s terms|plain english)|on (?:an? |the )?(?:websites?|web ?pages?|internet|web|computers?|phones?)|used for|good for|actually|really|basically|(?:keeps?|makes?) (?:my |our |your |the )?\w+ (?:safe|secure|private)|(?:actually |really )?(?:protects?|secures?) (?:my |our |your |the )\w+|for(?: beginners| dummies)?|exactly|briefly|simply|to me|to a (?:child|kid|beginner)|like i'?m (?:five|5|a child)|with an? example))*[?.! ]*$/i;
/** A second question after the first: "and when should I use it". */
const BESIDE =
  /(?:[,?:]|\s+and|\s+-|\s+so)?\s+(?:when (?:should|do|would|to)|which (?:one |of them )?(?:should|is|do|would|to|for|fits|suits)\b|where (?:do|should|to) (?:i|we|you)?\b|and (?:why|how|when|what|who|where|which|do|does|should|is|are|can)\b|how (?:do|can|should) (?:i|you|we)|why (?:is|should|do|would)|what (?:is|are) the (?:pros|advantages|differences?)|pros and cons|(?:please )?give (?:me )?an? example|for (?:an?|my) (?:small|new|large|side|web)\b|(?<=\bvs\b.{0,60})for (?:an?|my|our) ).*$/i;
const DIFFERENCE =
  /(?:differences?\s+between|compare|compared? to|differ(?:s|ences?)? from)\s+(?:an? |the )?(.+?)\s+(?:and|vs\.?|versus|with|to)\s+(?:an? |the )?(.+?)[?.! ]*$|^(?:what is |what's |explain )?(?:an? )?([\w=/ .+#-]+?),? (?:vs\.?|versus) (?:an? )?([\w=/ .+#-]+?)[?.! ]*$|^(?:what (?:does|do|is|are)|how (?:does|do|is|are)) (?:an? |the )?([\w=/ .+#-]+?)(?: do| work| mean)?,? (?:compared? (?:to|with)|different (?:from|to|than)) (?:an? |the )?([\w=/ .+#-]+?)[?.! ]*$/i;
/** "typescript: when …" */
const PLACE =
  /^(?:in )?(?:typescript|javascript|js|ts|python|java|r|go|golang|rust|c\+\+|c#|sql|git|docker|css|html|react|linux|bash|http|kubernetes)[:,] (?=when|what|which|how|why|should|explain|is|difference)/i;

const COST = /\b(?:big[- ]?o|complexity|running ?time) /i;
const COMPLEXITY =
  /^(?:(?:big[- ]?o(?: notation)?|(?:time |space |worst[- ]case |average )*complexity|running ?time) (?:of|for) )(.+?)[?.! ]*$/i;

/** "why is binary search O(log n)" */
const WHY_SO_COSTLY =
  /^why (?:is|does|do|has|are) (?:an? |the )?(.+?) (?:(?:in|have|has|take|takes|run|an?|time|complexity|of) )*(o\([^?]+\))(?: time| steps)?[?.! ]*$/i;
const OPERATION =
  /^(insert\w*|add\w*|look\w*(?: ?up)?|search\w*|find\w*|access\w*|delet\w*|remov\w*)(?: (?:an?|the))?(?: (?:item|element|key|value|node|entry))?s? (?:in(?:to)?|to|from|of|on|at|by) (?:an? |the )?/i;

const ACCESS = /^(?:access(?:ing)?|lookup|indexing|reading|searching|finding) (?:in |an? |the )*/i;

const OPINION =
  /^what(?:'s| is) your (?:opinion|take|view) (?:on|about|of) |^what do you think (?:of|about) |^your (?:opinion|take|view) on /i;

/** Which of two is to be taken, and when. */
const WHICH =
  /^why (?:do|does|is|are|should|would)\b.*\b(?:care|matters?|important|needs?|useful)\b|\b(?:when|which|better|prefer|choose|pick|should (?:i|we)|use|pros|advantages?|take|hurts?)\b|\bwhat for\b|\bwhere (?:do|should|to)\b/i;

/** "… with an example that is not factorial" */
const OTHER_EXAMPLE =
  /,? (?:to me )?(?:(?:with|using|by|give) (?:an?(?:other)?|some) (?:[a-z]+ )?examples?,? (?:that (?:is not|isn't)|which is not|other than|but not|not|besides|except|than)|without(?: using)?|but not(?: with)?) (?:the |an? )?(?:usual |classic |famous )?([a-z]+)(?: (?:one|example|function))?(?: please)?[?.! ]*$/i;

/** "Use an example with a phone book": the example is named. */
const OWN_EXAMPLE =
  /[\s,.;?!]+(?:and |please )*(?:use|using|with|give(?: me)?|show(?: me)?) (?:an?|the) (?:[a-z]+ )?(?:example|analogy|comparison) (?:with|about|involving|like|where|in which) (?:an? |the )?(.{3,60}?)[?.! ]*$/i;

/** Ideas of computing in a few sentences, and how two of them differ. */
export const ideas: Pick<Skill, 'answer'> = {
  async answer(turn, tools) {
    const avoided = OTHER_EXAMPLE.exec(turn.message)?.[1];
    if (avoided !== undefined) {
      const message = turn.message.replace(OTHER_EXAMPLE, '').replace(/^(?!explain|what)/i, 'explain ');
      const given = await ideas.answer({ ...turn, message, wantsExample: true }, tools);
      return given?.toLowerCase().includes(avoided.toLowerCase()) ? undefined : given;
    }
    const [ending = '', subject] = OWN_EXAMPLE.exec(turn.message) ?? [];
    if (subject !== undefined) {
      const message = turn.message.slice(0, -ending.length);
      const given = await ideas.answer({ ...turn, message }, tools);
      if (given === undefined || (await isTold(given, subject))) return given;
      const picture = await plainText(namesAsked(withoutManner(message))[0] ?? '');
      return `${given}\n\n${picture !== undefined && (await isTold(picture, subject)) ? picture : notAnswered([`an example with ${subject}`])}`;
    }
    const { message: said, wantsExample: beside, exampleIn, plainly } = turn;
    if (said.length > 200) return undefined;
    const of = EXAMPLE_OF.exec(said)?.[1];
    const message = of === undefined ? said : `explain ${of}`;
    const wantsExample = beside || of !== undefined;
    const question = withoutManner(
      message
        .replace(/\s+/g, ' ')
        .replaceAll('’', "'")
        .trim()
        .replace(OPINION, '')
        .replace(PLACE, '')
        .replace(/^(?=(?:big[- ]?o|(?:time )?complexity) )/i, 'what is the '),
    );
    const why = whyCostly(question);
    if (why !== undefined) return why;
    const compared = comparisonIn(question);
    if (compared !== undefined) return compared;
    const usedName = usedIn(question);
    const used = ideaOf(nameIn(usedName).replace(AREA, ''));
    if (used?.use !== undefined) {
      const picture = exampleIn === OF_LIFE ? await plainText(mainName(nameIn(usedName))) : undefined;
      const note =
        exampleIn === OF_LIFE && picture === undefined ? notAnswered([`an example from ${OF_LIFE}`]) : '';
      return [shown(used, true), picture ?? '', note].filter((part) => part !== '').join('\n\n');
    }
    // "what is recursion? give an example" asks for the first thing.
    const first = question.replace(/(?<=[\w)"'])\?\s+\S.*$/, '?').replace(BESIDE, '');
    const second = question.slice(first.length).replace(/^[\s,:?-]+(?:and |so )?|[\s?.!]+$/gi, '');
    const other = UNLIKE.exec(second)?.[1];
    const found =
      (other === undefined ? undefined : answerTo(`difference between ${nameOf(first)} and ${other}`)) ??
      answerTo(first);
    if (found === undefined) return optionsIn(question);
    const wantsUse =
      WHICH.test(second) ||
      /^for\b/i.test(second) ||
      /\s(?:a thing|useful|needed|popular|important)\b/i.test(first);
    const text = shown(found, wantsUse);
    const purpose = PURPOSE.exec(second)?.[1];
    const names = namesAsked(first);
    const isMet =
      second === '' ||
      (/^why$/i.test(second) && first.search(COST) > 0) ||
      (wantsUse && found.use !== undefined && (purpose === undefined || (await isTold(text, purpose)))) ||
      (other !== undefined && found.use === undefined && text.includes('\n\n')) ||
      (/^why\b/i.test(second) && isGeneral(names[0] ?? '') && /\b(?:because|so that)\b/.test(text)) ||
      (!/\bexample/i.test(second) && (await isTold(text, second)));
    const simple =
      (plainly === true || exampleIn === OF_LIFE) && names.length === 1
        ? await plainText(names[0] ?? '')
        : undefined;
    const example = wantsExample
      ? ((await codeExample(names, exampleIn ?? languageIn(message))) ??
        (await writtenExample(names, exampleIn, tools)))
      : undefined;
    const told =
      simple === undefined || second !== '' ? text : plainly === true ? simple : `${text}\n\n${simple}`;
    const isPictured = simple !== undefined && told !== text && (!wantsExample || exampleIn === OF_LIFE);
    if (isMet && (example !== undefined || isPictured))
      return example === undefined ? told : `${told}\n\n${example}`;
    const note = notAnswered([
      ...(isMet || (wantsUse && /\bsuits\b|\b[Uu]se (?:it|them) (?:to|for|when|where)\b/.test(text))
        ? []
        : [second]),
      ...(exampleIn !== undefined
        ? [`an example ${exampleIn === OF_LIFE ? 'from' : 'in'} ${exampleIn}`]
        : wantsExample && !hasExample(text)
          ? ['an example']
          : []),
    ]);
    return note === '' ? text : `${text}\n\n${note}`;
  },
};

/** An algorithm that takes so many steps, and what that many are. */
function whyCostly(question: string): string | undefined {
  const [, name = '', cost = ''] = WHY_SO_COSTLY.exec(question) ?? [];
  const found = ideaOf(nameIn(name.replace(OPERATION, '').replace(ACCESS, '')));
  const means = BY_NAME.get(cost.toLowerCase());
  const isSo = found?.text
    .toLowerCase()
    .replaceAll('²', '^2')
    .includes(cost.toLowerCase().replaceAll('²', '^2'));
  return found === undefined || means === undefined || !isSo ? undefined : `${found.text}\n\n${means.text}`;
}

const isTold = async (text: string, part: string): Promise<boolean> =>
  (await import('../knowledge/coverage.ts')).speaksOf(text, part);

/** "which one for a video call and why": what it is for must be told. */
const PURPOSE = /\bfor (?:an? |my |the |our )?(.+?)(?:,? and why)?$/i;

/** "what is a mutex and how is it different from a semaphore" */
const UNLIKE = /\b(?:different|differ|differs) (?:from|to|than) (?:an? |the )?(.+)$/i;
const nameOf = (question: string): string => nameIn(question.replace(OPENING, '').replace(ENDING, ''));

/** Code of more than two words, or a thing that is named for many. */
const hasExample = (text: string): boolean =>
  /\bsuch as\b|\bfor example\b|\(.+\)/.test(text) ||
  (text.match(/`[^`]+`/g) ?? []).some((code) => /[(=]|\S \S+ \S/.test(code));

/** "show me an example of recursion in Python" */
const EXAMPLE_OF =
  /^(?:please |can you |could you )*(?:show|give)(?: me)? (?:an?|one|some) (?:[a-z]+ ){0,2}examples? (?:of|for) (?:an? |the )?(.+?)[?.! ]*$/i;

/** The names of the ideas that the first part of a question asks about. */
export const ideasAsked = (question: string): readonly string[] =>
  namesAsked(question.replace(/(?<=[\w)"'])\?\s+\S.*$/, '?').replace(BESIDE, ''));

/** The main names of the one idea, or the two, that are asked about. */
function namesAsked(question: string): readonly string[] {
  const pair = DIFFERENCE.exec(question);
  const said = pair
    ? pair.slice(1).flatMap((each) => (each === undefined ? [] : [nameIn(each)]))
    : [nameOf(question)];
  return said.map((name) => mainName(BY_NAME.has(name) ? name : name.replace(AREA, '')));
}

/** "explain latency and throughput": two ideas that are both known. */
function bothOf(asked: string): Explained | undefined {
  const names = asked.split(/,? and (?:an? |the )?/).map(nameIn);
  const texts = names.map((name) => ideaOf(name)?.text);
  return names.length !== 2 || texts.includes(undefined)
    ? undefined
    : { text: [...new Set(texts)].join('\n\n') };
}

function answerTo(question: string): Explained | undefined {
  const pair = DIFFERENCE.exec(question);
  if (pair) {
    const [one, other] = [
      nameIn(pair[1] ?? pair[3] ?? pair[5] ?? ''),
      nameIn(pair[2] ?? pair[4] ?? pair[6] ?? ''),
    ];
    // "horizontal and vertical scaling"
    return difference(one, other) ?? difference(`${one} ${other.split(' ').at(-1)}`, other);
  }
  // A name alone asks what it is.
  if (!OPENING.test(question)) return BY_NAME.get(nameIn(question.replace(/[?.! ]+$/, '')));
  const asked = nameIn(question.replace(OPENING, ''));
  // A stack in geology is another one; a man in the middle is one name.
  const field = BY_NAME.has(asked.toLowerCase().replaceAll('-', ' ')) ? undefined : fieldOf(asked);
  if (field !== undefined && !isOfComputing(field)) return undefined;
  const costly = COMPLEXITY.exec(asked)?.[1];
  const operation = OPERATION.exec(costly ?? '');
  if (costly !== undefined && operation !== null) {
    const found = ideaOf(nameIn(costly.slice(operation[0].length).replace(ENDING, '')));
    const word = (operation[1] ?? '').slice(0, 3);
    return found?.text.includes('O(') && new RegExp(`\\b${word}`, 'i').test(found.text) ? found : undefined;
  }
  return costly === undefined
    ? (ideaOf(asked) ?? ideaOf(nameIn(asked.replace(ENDING, ''))) ?? bothOf(asked.replace(ENDING, '')))
    : [ideaOf(nameIn(costly)), ideaOf(nameIn(costly.replace(ENDING, '')))].find((each) =>
        each?.text.includes('O('),
      );
}
