import { AGAIN } from './several-questions.ts';

export interface QuestionPart {
  /**
   * Complete questions, the likeliest first: with the verb, the object or the place that a part shares with the
   * first one.
   */
  readonly questions: readonly string[];
  readonly said: string;
}

/** After a bare comma, only what begins with a verb or an article is a part: "sorted by size, biggest first" is one. "Between a and b" is one, too. */
const SEPARATOR =
  /(?<!\bbetween [^,;]{1,60})\s+and (?:then |also )?|,\s+(?:and |then |also )+|,\s+(?=(?:the|an?|all|only|delete|remove|list|show|see|stop|create|restart|push|pull|switch|run|install|update|how|what|which)\b)|;\s+|\s+(?:then|plus|as well as|but also)\s+/i;
const MOST_PARTS = 3;
const VERB =
  /\b(?:delete|remove|list|show|see|stop|count|rename|copy|prune|clean up|find|create|make|restart|start|install|update|push|pull|tag|get|print|search|move|stash|add|freeze|export|build|run|open|close|check|kill|compress|download|set|generate)\b/i;
const BEGINS_WITH_VERB = new RegExp(
  `^(?:(?:the|all|my|also|then|to) )*(?:${VERB.source.replaceAll('\\b', '')}|switch|merge|add|undo|fix|watch|gzip|zip|sort|save|send|restore|commit|activate|fetch|clone|rebase|squash|replace|convert|execute|enable|disable|follow|tail|grep|use|upload)\\b`,
  'i',
);
/** Asks by itself, and is not the end of another part. */
export const asksAlone = (said: string): boolean =>
  BEGINS_WITH_VERB.test(said) || /^(?:how|what|which|where|who|can|is|are)\b/i.test(said);

/** Tells what happens or has happened: "the container exits at once". "Files that are large" only names them. */
const TELLS =
  /^(?:i|we|my|our|someone|somebody|it|he|she|they) (?!(?:want|need|would|wish|have to|must)\b)|(?<!\b(?:that|which|who|what|there) )\b(?:is|are|was|were|has|have|had|do|does|did|can|could|will|wo|ca|doesn|isn|won)(?:n?['’]t| not| already| always| still| never| no longer)\b|\bcannot\b|(?<!\b(?:that|which|who) )\b(?:is|are|was|were|keeps?|fails|exits|crashes|dies|hangs|restarts|refuses|quits|freezes|stops|disappears|breaks|got|gets)\b/i;

/** A situation that is told before a question, and asks for nothing itself. */
export const isTold = (said: string): boolean => !asksAlone(said) && TELLS.test(said);

/** The question behind a situation, where it can be understood without it. */
export function askedAfterTold(message: string): string | undefined {
  const at = message.search(
    /[,;] (?:so |and |but )?(?=(?:how (?:do|can|would|should)|what|which|where) [^,;.]+$)/i,
  );
  const asked = message.slice(at).replace(/^[,;] (?:so |and |but )?/i, '');
  return at > 0 &&
    !/[.!?]\s/.test(message) &&
    isTold(message.slice(0, at)) &&
    !STANDS_FOR.test(asked) &&
    !AGAIN.test(asked.replace(/[?.! ]+$/, ''))
    ? asked
    : undefined;
}

const PRONOUN = /\b(?:it|them|they|those|these|this|that one)\b/i;

/** "in it", "out of it", "there": what was named as a place, not what was done to it. */
const AT_PLACE =
  /\b(?:in|inside|into|from|out of|of|on|to|onto) (?:it|them|that|those|these|this)\b|\bthere\b/i;
/** "update it on the remote": the deed of the first part, elsewhere. */
const LIKEWISE =
  /^(?:also )?(?:update|change|do|reflect|apply|fix|have) (?:it|that|this|them|the same|the change)( (?:on|in|for|to|at) .+)$/i;

/** "remove stopped containers and dangling images": both, where the verb, or the object, of the first holds for the second. */
export function partsOf(message: string): readonly QuestionPart[] {
  const parts = message
    .replace(/\bboth\s+/i, '')
    .replace(/^(?:in|with|using|for|on) [\w.-]+,\s+/i, '')
    .replace(/[\s?.!]+$/, '')
    .split(SEPARATOR)
    .filter((part) => part.trim() !== '');
  const [first = '', ...others] = parts;
  if (parts.length < 2 || parts.length > MOST_PARTS) return [];
  const verb = VERB.exec(first);
  const object = verb === null ? '' : objectAfter(first, verb);
  // "stop and remove all containers": the object stands after the second verb.
  const later = object === '' && verb !== null ? VERB.exec(others[0] ?? '') : null;
  const shared = later === null ? '' : ` ${shortened(objectAfter(others[0] ?? '', later))}`;
  return [
    { questions: [`${first}${shared}`], said: first },
    ...others.map((said) => ({ questions: asQuestions(said, verb?.[0], object), said })),
  ];
}

function asQuestions(said: string, verb: string | undefined, object: string): readonly string[] {
  const elsewhere = LIKEWISE.exec(said)?.[1];
  const whole =
    elsewhere !== undefined && verb !== undefined
      ? `${verb} ${shortened(object)}${elsewhere}`
      : BEGINS_WITH_VERB.test(said) || verb === undefined
        ? said
        : `${verb} ${said}`;
  if (object === '' || !STANDS_FOR.test(whole)) return [whole];
  const place = PLACE.exec(object)?.[1];
  const meant = [object, shortened(object), ...(place === undefined ? [] : [place])];
  const likeliest = AT_PLACE.test(whole) && place !== undefined ? meant.toReversed() : meant;
  const noun = (NAMED.exec(object)?.[1] ?? shortened(object)).split(/\s+/).at(-1) ?? '';
  return [
    ...new Set([
      ...likeliest.map((each) =>
        whole
          .replace(/\bthere\b/i, `in ${each}`)
          .replace(PRONOUN, each)
          .replace(/\bones?\b/i, noun),
      ),
      // Without its place the deed is known; without its object it would be done to anything.
      ...(/\sthere\b/i.test(whole) ? [whole.replace(/\s+there\b/i, '')] : []),
    ]),
  ];
}

export const STANDS_FOR = /\b(?:it|them|they|those|these|this|that one|there|ones?)\b/i;
const PLACE = /\s(?:in|on|from|into|of|inside|for) (.+)$/i;
/** "which packages are outdated" */
const NAMED = /^(?:which|what|all|the|my) ([\w-]+)\b/i;

const objectAfter = (part: string, verb: RegExpExecArray): string =>
  part
    .slice(verb.index + verb[0].length)
    .replace(/^ (?:for|if|out|up) /, ' ')
    .trim();

const shortened = (object: string): string => object.replace(QUALIFIER, '').trim();

/** The place and manner of the first action are not part of its name. */
const QUALIFIER = /\s+(?:in|on|from|for|with|that|which|by|to|into|under|older|larger|bigger)\b.*$/i;
