export const capitalised = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** Verbs that begin a branch of a flow chart without a comma: "if spam delete it". */
const VERB =
  'delete|go|take|use|call|send|reply|check|turn|press|open|close|restart|replace|buy|eat|stay|wear|drink|wait|stop|start|add|try|ask|repeat|return|show|fix|read|write|pay|ship|refund|approve|reject|escalate|assign|save|plug|change|clean|walk|drive|put|bring|continue|proceed|move|keep|throw|run|print|log|display|sleep|cook|serve|fill|charge|contact|see|give|make|submit|publish|archive|forward|ignore|accept|cancel|order';
const ELSE = "(?:otherwise|else|if\\s+not|if\\s+it\\s+(?:is\\s+not|isn[’']t|does\\s+not|doesn[’']t))";
const CONDITION = new RegExp(
  `\\bif\\s+(?!yes\\b|no\\b|not\\b)(?:(?:it\\s+is|it[’']s|there\\s+is|you\\s+have)\\s+)?(?:([^,;:.?]+?)\\s*(?:,\\s*then|,|\\bthen\\b|:|->|→)\\s*|((?:(?:the|an?|my|your)\\s+)?[^,;:.?\\s]+(?:\\s+[^,;:.?]+?)?)\\s+(?=(?:${VERB})\\b))((?!otherwise|else\\b)[^\\s,;.][^,;.]*?)\\s*[,;.]?\\s*(?:and\\s+|or\\s+)?${ELSE}\\s*[,:]?\\s*(?:then\\s+)?`,
  'giu',
);

/** "If it is spam, delete it, otherwise reply": a question with its two answers. */
export const withQuestions = (list: string): string =>
  list
    .replace(/(?<![\p{L}/])(yes|no)\s*(?:->|→|=>|[-–](?=\s))\s*/giu, '$1: ')
    .replace(
      CONDITION,
      (_, first: string | undefined, second: string | undefined, then: string) =>
        `${(first ?? second ?? '').trim()}? yes: ${then.trim()}, no: `,
    );

const LISTED =
  /\b(?:with|showing|where|that\s+(?:shows|goes|says)|in\s+which|going\s+from|from)\s+(?=[^,]*(?:,|->|→|\bthen\b|\?))(.+)$/iu;

/** The steps of "a flow chart with boil water, add tea, wait", which has no colon. */
export const listIn = (opening: string): string =>
  LISTED.exec(opening)?.[1]?.replace(/^(?:the\s+)?steps?\s+/i, '') ?? '';
