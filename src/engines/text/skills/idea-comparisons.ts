import { AREA, difference, type Explained, nameIn, shown } from '../knowledge/known-ideas.ts';

/** "when do I use PUT and when PATCH" */
const EACH =
  /^(?:so )?when (?:do|should|would|to|is it better to)(?: (?:i|we|you))? (?:use|choose|pick|prefer|take) (?:an? |the )?([\w.+#*()/ -]{2,30}?)(?: and when(?: (?:do|should|would|to)(?: (?:i|we|you))?(?: use)?)?| or| and| vs\.?| over| instead of| rather than) (?:an? |the )?([\w.+#*()/ -]{2,30}?)[?.! ]*$/i;
/** "why use TypeScript instead of JavaScript" */
const INSTEAD =
  /^(?:so )?why (?:should (?:i|we|one) |would (?:i|you|anyone) |do (?:people|we|you) )?(?:use|choose|pick|prefer|learn) (?:an? |the )?([\w.+#*()/ -]{2,30}?) (?:instead of|over|rather than|and not) (?:an? |the )?([\w.+#*()/ -]{2,30}?)[?.! ]*$/i;
/** "is an array faster than a linked list" */
const COMPARATIVE =
  /^(?:why |when )?(?:is|are) (?:an? |the )?([\w.+# -]{2,30}?) (?:really |always |much |usually |often |generally |typically |so much )?(better|worse|preferable|faster|slower|quicker|safer|more secure|easier|harder|more reliable) than (?:an? |the )?([\w.+# -]{1,30}?)[?.! ]*$/i;
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
/** "pros and cons of serverless" */
const PROS =
  /^(?:what are |give me |list )?(?:the |some )?(?:pros and cons|pros|cons|(?:dis)?advantages(?: and (?:dis)?advantages)?|benefits|drawbacks|downsides|trade-?offs) (?:of|to|between|for) (?:using |choosing )?(?:an? |the )?([^?,]{2,60}?)[?.! ]*$/i;
/** "pros and cons of sqlite vs postgres", "advantages of one over the other" */
const OF_TWO = / (?:vs\.?|versus|over|and|or|compared (?:to|with)) (?:an? |the )?/i;
/** "when should I not use recursion" */
const USE_OF =
  /^(?:so )?(?:when|why|where|should)\b[^?,]{0,40}?\b(?:use|using|need|choose|pick|avoid)\s+(?:an? |the )?([^?,]{2,40}?)(?:,? (?:and|or) when (?:should|do|would|is|to|not)\b[^?]*)?[?.! ]*$/i;

const OWN_CHOICE = '\n\n_I have no opinion: which one fits is yours to decide._';

/** The idea whose use, or whose advantages, a question asks for; empty where it asks for none. */
export const usedIn = (question: string): string =>
  USE_OF.exec(question)?.[1] ?? PROS.exec(question)?.[1] ?? '';

/** The answer to a question that sets two or three ideas side by side; undefined for others. */
export function comparisonIn(question: string): string | undefined {
  const codes = question.match(/\b[1-5]\d\d\b/g) ?? [];
  const twoCodes = codes.length === 2 ? difference(codes[0] ?? '', codes[1] ?? '') : undefined;
  if (twoCodes !== undefined) return shown(twoCodes, true);
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
  if (chosen?.use !== undefined) return `${shown(chosen, true)}${OWN_CHOICE}`;
  const either = eitherOf(question);
  if (either !== undefined) return shown(either, true);
  const ofTwo = usedIn(question)
    .split(OF_TWO)
    .map((name) => nameIn(name).replace(AREA, ''));
  const twoUsed = ofTwo.length === 2 ? difference(ofTwo[0] ?? '', ofTwo[1] ?? '') : undefined;
  return twoUsed?.use === undefined ? undefined : shown(twoUsed, true);
}

/** "LEFT or INNER JOIN if …": what decides between them, where that is known. */
function eitherOf(question: string): Explained | undefined {
  const [, first = '', second = ''] = EITHER.exec(question) ?? [];
  const [one, other] = [nameIn(first), nameIn(second)];
  const found = difference(one, other) ?? difference(`${one} ${other.split(' ').at(-1)}`, other);
  return found?.use === undefined ? undefined : found;
}
