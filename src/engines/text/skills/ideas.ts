import stored from '../data/ideas.json';
import { fieldOf, isFieldOfComputing } from '../reading/field.ts';
import { withoutManner } from '../reading/manner.ts';
import { bold, notAnswered, type Skill } from '../skill.ts';
import { codeExample, languageIn, plainText } from './idea-examples.ts';

const OPENING =
  /^(?:please |can you |could you |hi,? |hello,? |so )*(?:what(?:'s| is| are| does| do)?|whats|explain(?: to me)?|define|describe|tell me about|how does|how do|why (?:is|do we need))\s+(?:me )?(?:what |how )?(?:an? |the )?(?:term |concept of |idea of |meaning of |purpose of |command |point of |use of )?/i;
const ENDING =
  /(?:\s+(?:is|are|works?|means?|mean|do|does|command|a thing|useful|needed|important|so popular|popular|in (?:an? |one |two |a few )?(?:[a-z+#.]+(?: (?:apis?|services?|scripts?|programming|development|databases?))?|computer science|simple (?:terms|words)|sentences?|paragraph|layman'?s terms|plain english)|used for|good for|actually|really|basically|(?:keeps?|makes?) (?:my |our |your |the )?\w+ (?:safe|secure|private)|for(?: beginners| dummies)?|exactly|briefly|simply|to me|to a (?:child|kid|beginner)|like i'?m (?:five|5|a child)|with an? example))*[?.! ]*$/i;
/** A second question after the first: "and when should I use it". */
const BESIDE =
  /(?:[,?:]|\s+and|\s+-|\s+so)?\s+(?:when (?:should|do|would|to)|which (?:one |of them )?(?:should|is|do|would|to|for|fits|suits)\b|where (?:do|should|to) (?:i|we|you)?\b|and (?:why|how|when|what|who|where|which|do|does|should|is|are|can)\b|how (?:do|can|should) (?:i|you|we)|why (?:is|should|do|would)|what (?:is|are) the (?:pros|advantages|differences?)|pros and cons|(?:please )?give (?:me )?an? example|for (?:an?|my) (?:small|new|large|side|web)\b|(?<=\bvs\b.{0,60})for (?:an?|my|our) ).*$/i;
const DIFFERENCE =
  /(?:differences?\s+between|compare|compared? to|differ(?:s|ences?)? from)\s+(?:an? |the )?(.+?)\s+(?:and|vs\.?|versus|with|to)\s+(?:an? |the )?(.+?)[?.! ]*$|^(?:what is |what's |explain )?(?:an? )?([\w=/ .+#-]+?),? (?:vs\.?|versus) (?:an? )?([\w=/ .+#-]+?)[?.! ]*$|^(?:what (?:does|do|is|are)|how (?:does|do|is|are)) (?:an? |the )?([\w=/ .+#-]+?)(?: do| work| mean)?,? (?:compared? (?:to|with)|different (?:from|to|than)) (?:an? |the )?([\w=/ .+#-]+?)[?.! ]*$/i;
/** "when do I use PUT and when PATCH" */
const EACH =
  /^(?:so )?when (?:do|should|would|to|is it better to)(?: (?:i|we|you))? (?:use|choose|pick|prefer|take) (?:an? |the )?([\w.+#*()/ -]{2,30}?)(?: and when(?: (?:do|should|would|to)(?: (?:i|we|you))?(?: use)?)?| or| and| vs\.?| over| instead of| rather than) (?:an? |the )?([\w.+#*()/ -]{2,30}?)[?.! ]*$/i;
/** "why use TypeScript instead of JavaScript" */
const INSTEAD =
  /^(?:so )?why (?:should (?:i|we|one) |would (?:i|you|anyone) |do (?:people|we|you) )?(?:use|choose|pick|prefer|learn) (?:an? |the )?([\w.+#*()/ -]{2,30}?) (?:instead of|over|rather than|and not) (?:an? |the )?([\w.+#*()/ -]{2,30}?)[?.! ]*$/i;
/** "difference between let, const and var" */
const THREE =
  /\b(?:differences? between|compare) (?:an? |the )?([\w.+#*()/ -]{2,30}?), (?:an? |the )?([\w.+#*()/ -]{2,30}?),? (?:and|or|vs\.?) (?:an? |the )?([\w.+#*()/ -]{2,30}?)[?.! ]*$/i;
/** "is an array faster than a linked list" */
const COMPARATIVE =
  /^(?:why |when )?(?:is|are) (?:an? |the )?([\w.+# -]{2,30}?) (?:really |always |much )?(better|worse|preferable|faster|slower|quicker|safer|more secure|easier|harder|more reliable) than (?:an? |the )?([\w.+# -]{1,30}?)[?.! ]*$/i;
const QUALITIES: readonly (readonly [RegExp, RegExp])[] = [
  [/better|worse|preferable/i, /./],
  [/fast|slow|quick/i, /\b(?:fast|slow|quick)|\bO\(/i],
  [/safe|secure/i, /\b(?:safe|secur|encrypt|protect)/i],
  [/reliable/i, /\breliab/i],
  [/eas|hard/i, /\b(?:simple|simpler|eas|hard)/i],
];
const speaksOfQuality = (text: string, quality: string): boolean =>
  QUALITIES.some(([asked, told]) => asked.test(quality) && told.test(text));

const CHOICE =
  /\b(?:should (?:i|we)|is it (?:better|best|easier) to) (?:use|learn|choose|pick|go with|take|prefer|write it in|start with|begin with)(?: learning)?:? (?:an? |the )?([\w.+# -]+?) or (?:an? |the )?([\w.+# -]+?)(?: (?:for|in|as|to|when|if|first)\b.*)?[?.! ]*$/i;
const BETTER =
  /^(?:an? )?([\w.+#-]+) or (?:an? )?([\w.+#-]+(?: [\w.+#-]+)?)(?: for .{2,60}|[?]*)$|^(?:is |are )?(?:an? |the )?([\w.+#-]+(?: [\w.+#-]+)?) or (?:an? |the )?([\w.+#-]+(?: [\w.+#-]+)?)[,:?]? (?:(?:what|which)(?: one)? (?:should|do|would|is)|better|best)\b.*$|\b(?:which|what)(?: one)?(?:'s| is| are)? (?:better|best|preferred|faster|right)\b[,: ]+(?:an? |the )?([\w.+#-]+(?: [\w.+#-]+)?) or (?:an? |the )?([\w.+# -]+?)[?.! ]*$/i;
/** With the case that is to be decided, before or behind them. */
const EITHER =
  /^(?:so )?(?:(?:if|when|to|for|in) [^,]{2,80}, )?(?:(?:should|do|shall|would|must|can) (?:i|we|you) |is it better to |which (?:one|join|of them|is (?:right|better|correct))?(?: (?:do|should) (?:i|we))?[^,]{0,20}[,:] ?)?(?:(?:use|need|take|choose|pick|want|prefer|have|go with|write|call|send) )?(?:an? |the )?([\w.+#*()=<>&|/ -]{1,25}?),? or (?:(?:use|take|a|an|the) )*([\w.+#*()=<>&|/ -]{1,25}?)(?:,? (?:if|when|where|for|in case|because|to|so that|as|given|since)\b.{2,120}|, .{2,120})?[?.! ]*$/i;
/** A language or program that both belong to, before or behind them. */
const AREA =
  /^(?:in |for )?(?:https?(?: status)?(?: codes?)?|status codes?|error codes?|python|javascript|js|java|sql|git|docker|css|html|linux|bash|programming|networking|computer science)[:,]? |,? (?:in|for|with|on|inside) (?:an? |the |my )?(?:python|javascript|js|java|typescript|sql|postgres|mysql|git|docker|dockerfiles?|docker ?compose|bash|the shell|shell|terminal|unix|rest|http|kubernetes|k8s|react|css|html|linux|programming|networking|c\+\+|general|dns|databases?)(?: (?:scripts?|files?|apis?|commands?))?$/i;

/** "typescript: when …" */
const PLACE =
  /^(?:in )?(?:typescript|javascript|js|ts|python|java|go|golang|rust|c\+\+|c#|sql|git|docker|css|html|react|linux|bash|http|kubernetes)[:,] (?=when|what|which|how|why|should|explain|is|difference)/i;

const COMPLEXITY =
  /^(?:(?:big[- ]?o(?: notation)?|(?:time |space |worst[- ]case |average )*complexity|running ?time) (?:of|for) )(.+?)[?.! ]*$/i;

/** "why is binary search O(log n)" */
const WHY_SO_COSTLY =
  /^why (?:is|does|do|has|are) (?:an? |the )?(.+?) (?:(?:in|have|has|take|takes|run|an?|time|complexity|of) )*(o\([^?]+\))(?: time| steps)?[?.! ]*$/i;
const OPERATION =
  /^(insert\w*|add\w*|look\w*(?: ?up)?|search\w*|find\w*|access\w*|delet\w*|remov\w*)(?: (?:an?|the))?(?: (?:item|element|key|value|node|entry))?s? (?:in(?:to)?|to|from|of|on|at|by) (?:an? |the )?/i;

const ACCESS = /^(?:access(?:ing)?|lookup|indexing|reading|searching|finding) (?:in |an? |the )*/i;

interface Explained {
  readonly text: string;
  /** When to take it, and when not. */
  readonly use?: string | undefined;
}

const IDEAS: readonly (Explained & { readonly names: readonly string[] })[] = stored.ideas;

interface StoredDifference extends Explained {
  readonly names: readonly string[];
  /** The ideas of these names are others. */
  readonly alone?: boolean | undefined;
}
const DIFFERENCES: readonly StoredDifference[] = stored.differences;

const BY_NAME: ReadonlyMap<string, Explained> = new Map(
  IDEAS.flatMap((idea) =>
    idea.names.flatMap((name) => [name, name.replaceAll('-', ' ')].map((each) => [each, idea] as const)),
  ),
);

const MAIN: ReadonlyMap<string, string> = new Map(
  stored.ideas.flatMap(({ names }) => names.map((name) => [name, names[0] ?? name] as const)),
);

/** "pros and cons of serverless" */
const PROS =
  /^(?:what are |give me |list )?(?:the |some )?(?:pros and cons|pros|cons|(?:dis)?advantages(?: and (?:dis)?advantages)?|benefits|drawbacks|downsides|trade-?offs) (?:of|to|between|for) (?:using |choosing )?(?:an? |the )?([^?,]{2,60}?)[?.! ]*$/i;
/** "pros and cons of sqlite vs postgres", "advantages of one over the other" */
const OF_TWO = / (?:vs\.?|versus|over|and|or|compared (?:to|with)) (?:an? |the )?/i;
const OPINION =
  /^what(?:'s| is) your (?:opinion|take|view) (?:on|about|of) |^what do you think (?:of|about) |^your (?:opinion|take|view) on /i;

/** "when should I not use recursion" */
const USE_OF =
  /^(?:so )?(?:when|why|where|should)\b[^?,]{0,40}?\b(?:use|using|need|choose|pick|avoid)\s+(?:an? |the )?([^?,]{2,40}?)(?:,? (?:and|or) when (?:should|do|would|is|to|not)\b[^?]*)?[?.! ]*$/i;

const OWN_CHOICE = '\n\n_I have no opinion: which one fits is yours to decide._';
/** Which of two is to be taken, and when. */
const WHICH =
  /^why (?:do|does|is|are|should|would)\b.*\b(?:care|matters?|important|needs?|useful)\b|\b(?:when|which|better|prefer|choose|pick|should (?:i|we)|use|pros|advantages?|take|hurts?)\b|\bwhat for\b|\bwhere (?:do|should|to)\b/i;

/** "… with an example that is not factorial" */
const OTHER_EXAMPLE =
  /,? (?:to me )?(?:(?:with|using|by|give) (?:an?(?:other)?|some) (?:[a-z]+ )?examples?,? (?:that (?:is not|isn't)|which is not|other than|but not|not|besides|except|than)|without(?: using)?|but not(?: with)?) (?:the |an? )?(?:usual |classic |famous )?([a-z]+)(?: (?:one|example|function))?(?: please)?[?.! ]*$/i;

/** Ideas of computing in a few sentences, and how two of them differ. */
export const ideas: Pick<Skill, 'answer'> = {
  async answer(turn, tools) {
    const avoided = OTHER_EXAMPLE.exec(turn.message)?.[1];
    if (avoided !== undefined) {
      const message = turn.message.replace(OTHER_EXAMPLE, '').replace(/^(?!explain|what)/i, 'explain ');
      const given = await ideas.answer({ ...turn, message, wantsExample: true }, tools);
      return given?.toLowerCase().includes(avoided.toLowerCase()) ? undefined : given;
    }
    const { message: said, wantsExample: beside, exampleIn, plainly } = turn;
    if (said.length > 200) return undefined;
    const of = EXAMPLE_OF.exec(said)?.[1];
    const message = of === undefined ? said : `explain ${of}`;
    const wantsExample = beside || of !== undefined;
    const question = withoutManner(
      message.replace(/\s+/g, ' ').replaceAll('’', "'").trim().replace(OPINION, '').replace(PLACE, ''),
    );
    const codes = question.match(/\b[1-5]\d\d\b/g) ?? [];
    const twoCodes = codes.length === 2 ? difference(codes[0] ?? '', codes[1] ?? '') : undefined;
    if (twoCodes !== undefined) return shown(twoCodes, true);
    const why = whyCostly(question);
    if (why !== undefined) return why;
    const three = THREE.exec(question);
    const all = three && amongThree([1, 2, 3].map((at) => nameIn(three[at] ?? '').replace(AREA, '')));
    if (all) return all;
    const each = EACH.exec(question) ?? INSTEAD.exec(question);
    const both = each && difference(nameIn(each[1] ?? ''), nameIn(each[2] ?? ''));
    if (both?.use !== undefined) return shown(both, true);
    const faster = COMPARATIVE.exec(question);
    const compared = faster && difference(nameIn(faster[1] ?? ''), nameIn(faster[3] ?? ''));
    if (compared && speaksOfQuality(shown(compared, true), faster?.[2] ?? ''))
      return `${shown(compared, true)}${/^why\b/i.test(question) ? '' : OWN_CHOICE}`;
    const choice = CHOICE.exec(question) ?? BETTER.exec(question);
    const chosen =
      choice &&
      difference(
        nameIn(choice[1] ?? choice[3] ?? choice[5] ?? ''),
        nameIn(choice[2] ?? choice[4] ?? choice[6] ?? ''),
      );
    if (chosen) return `${shown(chosen, true)}${OWN_CHOICE}`;
    const either = eitherOf(question);
    if (either !== undefined) return shown(either, true);
    const usedName = USE_OF.exec(question)?.[1] ?? PROS.exec(question)?.[1] ?? '';
    const ofTwo = usedName.split(OF_TWO).map((name) => nameIn(name).replace(AREA, ''));
    const twoUsed = ofTwo.length === 2 ? difference(ofTwo[0] ?? '', ofTwo[1] ?? '') : undefined;
    if (twoUsed !== undefined) return shown(twoUsed, true);
    const used = ideaOf(nameIn(usedName).replace(AREA, ''));
    if (used?.use !== undefined) return shown(used, true);
    // "what is recursion? give an example" asks for the first thing.
    const first = question.replace(/(?<=[\w)"'])\?\s+\S.*$/, '?').replace(BESIDE, '');
    const second = question.slice(first.length).replace(/^[\s,:?-]+(?:and |so )?|[\s?.!]+$/gi, '');
    const other = UNLIKE.exec(second)?.[1];
    const found =
      (other === undefined ? undefined : answerTo(`difference between ${nameOf(first)} and ${other}`)) ??
      answerTo(first);
    if (found === undefined) return undefined;
    const wantsUse =
      WHICH.test(second) ||
      /^for\b/i.test(second) ||
      /\s(?:a thing|useful|needed|popular|important)\b/i.test(first);
    const text = shown(found, wantsUse);
    const purpose = PURPOSE.exec(second)?.[1];
    const isMet =
      second === '' ||
      (wantsUse && found.use !== undefined && (purpose === undefined || (await isTold(text, purpose)))) ||
      (other !== undefined && found.use === undefined && text.includes('\n\n')) ||
      (!/\bexample/i.test(second) && (await isTold(text, second)));
    const names = namesAsked(first);
    const simple = plainly === true && names.length === 1 ? await plainText(names[0] ?? '') : undefined;
    const example = wantsExample ? await codeExample(names, exampleIn ?? languageIn(message)) : undefined;
    const told = simple !== undefined && second === '' ? simple : text;
    if (isMet && (example !== undefined || (told === simple && !wantsExample)))
      return example === undefined ? told : `${told}\n\n${example}`;
    const note = notAnswered([
      ...(isMet || (wantsUse && /\bsuits\b|\b[Uu]se (?:it|them) (?:to|for|when|where)\b/.test(text))
        ? []
        : [second]),
      ...(exampleIn !== undefined
        ? [`an example in ${exampleIn}`]
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

/** "LEFT or INNER JOIN if …": what decides between them, where that is known. */
function eitherOf(question: string): Explained | undefined {
  const [, first = '', second = ''] = EITHER.exec(question) ?? [];
  const [one, other] = [nameIn(first), nameIn(second)];
  const found = difference(one, other) ?? difference(`${one} ${other.split(' ').at(-1)}`, other);
  return found?.use === undefined ? undefined : found;
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

const shown = ({ text, use }: Explained, wantsUse: boolean): string =>
  wantsUse && use !== undefined ? `${text}\n\n${use}` : text;

/** "show me an example of recursion in Python" */
const EXAMPLE_OF =
  /^(?:please |can you |could you )*(?:show|give)(?: me)? (?:an?|one|some) (?:[a-z]+ ){0,2}examples? (?:of|for) (?:an? |the )?(.+?)[?.! ]*$/i;

/** The main names of the one idea, or the two, that are asked about. */
function namesAsked(question: string): readonly string[] {
  const pair = DIFFERENCE.exec(question);
  const said = pair
    ? pair.slice(1).flatMap((each) => (each === undefined ? [] : [nameIn(each)]))
    : [nameOf(question)];
  return said.map((name) => mainName(BY_NAME.has(name) ? name : name.replace(AREA, '')));
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
    ? (ideaOf(asked) ?? ideaOf(nameIn(asked.replace(ENDING, ''))))
    : [ideaOf(nameIn(costly)), ideaOf(nameIn(costly.replace(ENDING, '')))].find((each) =>
        each?.text.includes('O('),
      );
}

const differenceOf = (one: string, other: string): StoredDifference | undefined =>
  DIFFERENCES.find(
    ({ names }) => names.map(mainName).includes(one) && names.map(mainName).includes(other) && one !== other,
  );

function difference(first: string, second: string): Explained | undefined {
  const named = [first, second].map((name) => (BY_NAME.has(name) ? name : name.replace(AREA, '')));
  const [one = '', other = ''] = named.map(mainName);
  const known = differenceOf(one, other);
  const texts = [textOf(one), textOf(other)].filter((text) => text !== undefined);
  if (known)
    return {
      text: [bold(known.text), ...(texts.length === 2 && known.alone === undefined ? texts : [])].join(
        '\n\n',
      ),
      use: known.use === undefined ? undefined : `When to use which: ${known.use}`,
    };
  const [text = ''] = texts;
  // Of two ideas that are told together, the text names both.
  if (texts[0] === texts[1]) return named.every((name) => namesIt(text, name)) ? { text } : undefined;
  return texts.length === 2 ? { text: texts.join('\n\n') } : undefined;
}

const namesIt = (text: string, name: string): boolean => text.toLowerCase().includes(name.replace(/s$/, ''));

/** The stored differences of the pairs, and the three definitions; undefined where one of them is not known. */
function amongThree(names: readonly string[]): string | undefined {
  const texts = names.map((name) => textOf(mainName(name)));
  if (texts.some((text) => text === undefined) || new Set(texts).size < names.length) return undefined;
  const pairs = names.flatMap((one, at) => names.slice(at + 1).map((other) => [one, other] as const));
  const known = pairs.flatMap(([one, other]) => differenceOf(mainName(one), mainName(other))?.text ?? []);
  return [...known.map(bold), ...texts].join('\n\n');
}

const SHORT: Readonly<Record<string, string>> = {
  sync: 'synchronous',
  async: 'asynchronous',
  js: 'javascript',
  ts: 'typescript',
  k8s: 'kubernetes',
};

/** "postgresql" and "postgres" are one idea, whichever of its names a difference uses. */
const mainName = (name: string): string =>
  [SHORT[name] ?? name, name.replace(/s$/, ''), name.replace(KIND, '')].flatMap(
    (each) => MAIN.get(each) ?? [],
  )[0] ??
  SHORT[name] ??
  name;

const textOf = (name: string): string | undefined => ideaOf(name)?.text;

function ideaOf(name: string): Explained | undefined {
  const forms = [name, name.replace(/s$/, ''), name.replace(/es$/, ''), name.replace(KIND, '')];
  return [...forms, ...forms.map((each) => each.replaceAll('-', ' '))].flatMap(
    (each) => BY_NAME.get(each) ?? [],
  )[0];
}

/** "heap memory" is the heap. */
const KIND =
  / (?:memory|algorithm|data structure|pattern|protocol|keyword|clause|statement|command|operator|principle|auth|tokens?|databases?|apis?)$/;

const nameIn = (text: string): string =>
  text
    .toLowerCase()
    .replace(/["'“”‘’`]/g, '')
    .replace(/^(?:an?|the) /, '')
    .trim();

export const isIdea = (name: string): boolean => textOf(nameIn(name)) !== undefined;

/** A word that names a part of computing, or a way to tell things. */
export const isOfComputing = (word: string): boolean => isFieldOfComputing(word) || isIdea(word);
