import { itemsOf as listed } from './list-items.ts';
import { sentencesOf } from './sentences.ts';

const SUBJECT = '(?:[Ww]e|I|[Yy]ou|[Tt]hey|[Hh]e|[Ss]he|[Ii]t|[Tt]he [a-z]+|[Mm]y [a-z]+|[Oo]ur [a-z]+)';
/** Things that one verb holds for: "we need to buy eggs, milk and bread". */
const THINGS = new RegExp(
  `^(${SUBJECT} (?:will |should |must |still |also |have to |need to )?(?:needs?|wants?|has|have|had|buys?|bought|buy|likes?|includes?|contains?|offers?|sells?|uses?|supports?|get|bring|order(?:ed)?)(?: to (?:buy|get|bring|order))?) (.+)$`,
  's',
);
/** Deeds: what is before them holds for all, and each has a verb of its own. */
const DEEDS = new RegExp(
  `^(${SUBJECT} (?:still |also )?(?:needs? to|have to|has to|wants? to|should|must|will|can|(?:are|is|am) going to|plan to|ought to|'ll)|(?:[Tt]o ?do|[Pp]lease|[Rr]emember to|[Dd]on't forget to|[Mm]ake sure to)):? (.+)$`,
  's',
);
const VERB =
  /^(?:(?:first|then|finally|next|also|and|please|to) )*(?:add|answer|apply|archive|ask|assign|back up|book|bring|build|bump|buy|call|cancel|change|check|choose|clean|clear|clone|close|collect|commit|compare|complete|configure|confirm|contact|convert|copy|cook|create|decide|delete|deploy|design|disable|discuss|document|download|draw|draft|drop|edit|email|enable|export|feed|file|fill|find|finish|fix|follow|freeze|get|give|go|implement|import|improve|inform|install|invite|join|kill|launch|learn|let|list|log|mail|make|measure|meet|merge|migrate|monitor|move|notify|open|order|organi[sz]e|pack|pay|phone|pick|plan|post|prepare|print|publish|pull|push|put|read|rebase|record|refactor|register|release|remove|rename|renew|repair|replace|reply|report|request|reset|restart|restore|return|review|revert|rewrite|roll|rotate|run|save|schedule|sell|send|set|share|ship|show|sign|sort|split|squash|start|stop|submit|switch|tag|take|talk|tell|test|tidy|train|turn|unplug|update|upgrade|upload|use|verify|visit|wait|walk|wash|water|wipe|write)\b/i;
const OTHER_ORDER = /^(?:and )?(?:please |do not |don't |never )/i;
const ORDER = /^(?:(?:first|then|finally|next|also|and) )+/i;

/** The words before a list become its heading; running text gets one point for each sentence. */
export function bullets(text: string): string {
  const sentences = sentencesOf(text);
  if (sentences.length > 1) return points(text.trim().includes('\n') ? itemsOf(text) : sentences);
  const plain = text.trim().replace(/[.!]$/, '');
  const [, deedsLead, deedsListed] = DEEDS.exec(plain) ?? [];
  const deeds = itemsOf(deedsListed ?? plain);
  if (deeds.length > 1 && deeds.every((item) => VERB.test(item))) {
    const own = deeds.map((item) => item.replace(ORDER, ''));
    return deedsLead === undefined ? points(own) : headed(deedsLead, own);
  }
  const [, lead, things] = THINGS.exec(plain) ?? [];
  const items = singly(itemsOf(things ?? ''));
  // If only some have a verb, a heading would take it from the first or repeat it for others.
  return lead === undefined ||
    items.slice(1).some((item) => VERB.test(item) || OTHER_ORDER.test(item) || isClause(item))
    ? points(lead === undefined ? itemsOf(plain) : singly(itemsOf(plain)))
    : headed(lead, items);
}

/** Two things before a last one: "milk, eggs and bread, and cheese". */
const TWO_WORDS = /^[a-z]+ and [a-z]+$/;
const singly = (items: readonly string[]): readonly string[] =>
  items.flatMap((item) => (TWO_WORDS.test(item) ? item.split(' and ') : item));

/** "Sarah orders lunch" says itself who does what. */
function isClause(item: string): boolean {
  const [, verb = ''] =
    /^(?:and |but |then |so )?(?:the \w+|my \w+|our \w+|\w+) (\w+(?:n't)?)\b/i.exec(item) ?? [];
  const isPerson = /^(?:and |but |then |so )?(?:\p{Lu}|(?:the|my|our|he|she|it|they|we|you|someone)\b)/u.test(
    item,
  );
  return (
    isPerson &&
    (/^(?:will|must|should|can|is|are|was|were|has|have|had|needs?|wants?|does|did|goes|brings|takes|makes)$/.test(
      verb,
    ) ||
      (/(?:s|ed)$/.test(verb) && VERB.test(verb.replace(/(?<=(?:sh|ch|x|ss))es$|s$|ed$/, ''))) ||
      /^(?:and |but |then |so )?(?:he|she|it|they|we|you|I) /i.test(item))
  );
}

/** Two items have no comma between them. */
function itemsOf(text: string): readonly string[] {
  const isOneLine = !/[,;\n]/.test(text.trim());
  return isOneLine && /\sand\s/.test(text)
    ? text.split(/\sand\s/).map((item) => item.trim())
    : listed(text).items;
}

const points = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

const headed = (lead: string, items: readonly string[]): string =>
  `${lead.charAt(0).toUpperCase()}${lead.slice(1)}:\n\n${points(items)}`;
