export interface QuestionPart {
  /** As a question of its own: with the verb, or the object, that it shares with the first part. */
  readonly question: string;
  readonly said: string;
}

/** After a bare comma, only what begins with a verb or an article is a part: "sorted by size, biggest first" is one. */
const SEPARATOR =
  /\s+and (?:then |also )?|,\s+(?:and |then |also )+|,\s+(?=(?:the|an?|all|only|delete|remove|list|show|see|stop|create|restart|push|pull|switch|run|install|update|how|what|which)\b)|;\s+|\s+then\s+/i;
const MOST_PARTS = 3;
const VERB =
  /\b(?:delete|remove|list|show|see|stop|count|rename|copy|prune|clean up|find|create|make|restart|start|install|update|push|pull|tag|get|print|search|move|stash|add|freeze|export|build|run|open|close|check|kill|compress|download|set)\b/i;
const BEGINS_WITH_VERB = new RegExp(
  `^(?:(?:the|all|my|also|then|to) )*(?:${VERB.source.replaceAll('\\b', '')}|switch|merge|add|undo|fix|watch|gzip|zip|sort|save|send|restore|commit|activate|fetch|clone|rebase|squash|replace|convert|execute|enable|disable|follow|tail|grep|use|upload)\\b`,
  'i',
);
const PRONOUN = /\b(?:it|them|they|those|these|this|that one)\b/i;

/** "remove stopped containers and dangling images": both, where the verb, or the object, of the first holds for the second. */
export function partsOf(message: string): readonly QuestionPart[] {
  const parts = message
    .replace(/\bboth\s+/i, '')
    .replace(/[\s?.!]+$/, '')
    .split(SEPARATOR)
    .filter((part) => part.trim() !== '');
  const [first = '', ...others] = parts;
  if (parts.length < 2 || parts.length > MOST_PARTS) return [];
  const verb = VERB.exec(first);
  const object = verb === null ? '' : objectAfter(first, verb);
  // "stop and remove all containers": the object stands after the second verb.
  const later = object === '' && verb !== null ? VERB.exec(others[0] ?? '') : null;
  const shared = later === null ? '' : ` ${objectAfter(others[0] ?? '', later)}`;
  return [
    { question: `${first}${shared}`, said: first },
    ...others.map((said) => {
      const whole = BEGINS_WITH_VERB.test(said) || verb === null ? said : `${verb[0]} ${said}`;
      const noun = object.split(/\s+/).at(-1) ?? '';
      const question = object === '' ? whole : whole.replace(PRONOUN, object).replace(/\bones?\b/i, noun);
      return { question, said };
    }),
  ];
}

const objectAfter = (part: string, verb: RegExpExecArray): string =>
  part
    .slice(verb.index + verb[0].length)
    .replace(/^ (?:for|if|out|up) /, ' ')
    .replace(QUALIFIER, '')
    .trim();

/** Where and how the first thing is done does not belong to its name. */
const QUALIFIER = /\s+(?:in|on|from|for|with|that|which|by|to|into|under|older|larger|bigger)\b.*$/i;
