import { readFunction } from '../reading/name.ts';
import { NUMBER, numberOf, WishText } from '../reading/text.ts';

export interface Retry {
  readonly name: string | undefined;
  readonly attempts: number;
  /** In milliseconds. */
  readonly delay: number;
  /** The wait grows so many times after each failure; 1 for a fixed wait. */
  readonly factor: number;
  readonly limit: number | undefined;
  readonly hasJitter: boolean;
  /** The errors that are tried again; none for all. */
  readonly on: readonly string[];
  /** The errors that end it at once: their names, or the status of an answer such as 404 or 4xx. */
  readonly final: readonly string[];
  readonly isAsync: boolean;
  readonly isDecorator: boolean;
  readonly logs: boolean;
}

const SILENT: ReadonlySet<string> = new Set(
  `a an the that which and of in with using use by for to on it its as is are then but when if until after before between each every
  write create make simple small generic helper utility wrapper implement please function functions method closure callback lambda callable
  action operation call calls called runs run executes given any passed takes take taking retry retries retrying retried again tries
  attempts attempt times failure failures fails failing failed error errors exception exceptions logic mechanism policy result value
  returns return succeeds success successful throwing suspending swift concurrency kotlin request requests promise promises wait waits delay delays fn func task code only async up block callable supplier`.split(
    /\s+/,
  ),
);

const TIME = '(\\d+(?:\\.\\d+)?) ?(ms|milliseconds?|s|secs?|seconds?)\\b';
const inMs = (count: string, unit: string): number => Number(count) * (/^m/.test(unit) ? 1 : 1000);
const NAME = '([a-z][\\w.:]*(?:error|exception|failure))\\b';
const ARTICLE = '(?:an? |the |any )?';
const ON = new RegExp(
  `(?:,? ?\\b(?:and|but|that|which|it|should|must) )*(?:(?:\\bretr(?:y|ies|ying|ied) )?\\bonly\\b(?: (?:retr(?:y|ies|ying|ied)|again))?(?: (?:on|for|when|if|after|in case of|catching))?|\\bretr(?:y|ies|ying) (?:on|for|when|if)|\\bon\\b|\\bfor\\b|\\bcatch(?:es|ing)?\\b)(?: (?:the|an?|it|raised|thrown|function|operation|call|fn|closure))*(?: (?:error|exception)s?)?(?: (?:is|throws|raises|of type|type|rejects with|fails with))*(?: instanceof)? ?${ARTICLE}${NAME}(?:s)?(?:(?:,| or| and|, or) ${ARTICLE}${NAME})?(?: (?:exceptions?|errors?|is (?:thrown|raised)|occurs))?`,
);
const KIND = `(?:[45](?:\\d\\d|xx)|${NAME.replace('(', '(?:')})`;
/** "Gives up early on a 404 error", "does not retry on 4xx". */
const FINAL = new RegExp(
  `(?:[,;]? ?\\b(?:and|but|that|which|it|should|must|also) )*(?:\\b(?:gives? up|giving up|stops?|stopping|fails?|failing|ends?|aborts?|throws?|raises?|quits?)(?: (?:early|at once|immediately|right away|straight away|directly|without (?:retrying|another (?:try|attempt))))+|\\b(?:(?:does|do|should|must|will) not|(?:do|does|should)n't|never|not|without) retr(?:y|ies|ying))(?: (?:on|for|when|if|after|with|in case of|it|is|the|an?|gets?|receives?|any|status|codes?|http|errors?|response|server|answers?|raised|thrown|of))* (${KIND}(?:(?:,| or| and)+ (?:an? )?${KIND})*)(?: (?:errors?|exceptions?|status(?: codes?)?|responses?|codes?|is (?:thrown|raised)|answers?|occurs?))*`,
);
const OTHERS =
  /(?:[,;.]? ?\b(?:and|but|while|where) )?\b(?:any |all )?(?:other|different|else)(?: (?:exceptions?|errors?))*(?: (?:types?))?(?: (?:are|is|must be|should be|get))? ?(?:re-?thrown|re-?raised|raised|thrown|passed on|propagated?|fails?|rejected|not retried)?(?: (?:at once|immediately|directly|straight away|right away))?/;
const LAST =
  /(?:[,;]? ?\b(?:and|then|finally) )*\b(?:re-?throws?|re-?raises?|returns?|throws?|raises?|rejects? with|gives?|rethrowing|reraising|returning|throwing|raising)(?: back)? (?:the )?(?:last|final|original)(?: (?:exception|error|one))?(?: (?:(?:if|when) (?:all|every|none|they)(?: of (?:them|the attempts))?(?: (?:the )?(?:tries|attempts|retries))? (?:fail(?:s|ed)?|succeeds?|are used up|have failed)|after (?:the last|all|that|\w+) (?:attempts?|tries|retries|failures?)|at the end|otherwise|afterwards|instead))?/;

/** A function that tries again, as the wish describes it; undefined if it says more. */
export function readRetry(
  prompt: string,
  language: string,
): (Retry & { readonly unmet: readonly string[] }) | undefined {
  const wish = new WishText(prompt);
  if (!wish.has(/\bretr(?:y|ies|ying)\b/) || wish.has(/\b(?:fetch|http client|download|curl|queue|job)\b/))
    return undefined;
  const list = wish.take(
    /\b(?:with |waits? |waiting |and )*(?:delays? |waits? )?(?:of )?(\d+) ?(ms|s|seconds?)?, (\d+) ?(ms|s|seconds?)?,? (?:and |then )?(\d+) ?(ms|s|seconds?|milliseconds?)\b(?: (?:delays?|between (?:the )?(?:tries|attempts|retries)))?/,
  );
  const attempts =
    wish.take(
      new RegExp(
        `(?:\\b(?:up to|at most|a maximum of|maximum of|max(?:imum)?|limit(?:ed)? (?:of|to)|with|after|for|no more than|and|gives? up after) )*${NUMBER}(?: more)? (?:times|attempts|tries|retries)(?: (?:at most|in total|maximum|max))?`,
      ),
    ) ?? wish.take(/\b(?:with )?max(?:imum)? (?:attempts|retries|tries) (?:of |= ?|: ?)?(\d+)/);
  const limit = wish.take(
    new RegExp(
      `(?:,? ?\\b(?:and|but|with|that is) )*(?:\\b(?:capped at|cap(?:s|ped)? (?:the (?:delay|wait) )?(?:of|at)|limited to|up to(?: a maximum (?:delay )?of)?|(?:a )?max(?:imum)?(?: (?:delay|wait|backoff))?(?: of)?|at most|no (?:more|longer) than|never (?:more|longer) than)) ${TIME}`,
    ),
  );
  const start = wish.take(
    new RegExp(
      `(?:,? ?\\b(?:and|with|the|an?|which|that|first|waits?|waiting|sleeps?|sleeping|initial|base|starting|starts|begin\\w*|(?:delay|wait|backoff)(?: time)?|of|at|from|is|for|between|by|fixed|constant) )*${TIME}(?: (?:(?:initial |base )?(?:delay|wait|pause)|between (?:the |each |two )?(?:tries|attempts|retries|them)|before (?:each|the (?:first|next)) (?:retry|attempt|try)|after (?:the first|each|every|a) (?:failure|failed attempt|attempt)))*`,
    ),
  );
  const isGrowing = wish.take(
    /(?:,? ?\b(?:and|with|using|an?|the|its) )*(?:\bexponential(?:ly)?(?:[- ](?:increasing|growing))?(?:[- ]?back-?off)?(?: (?:delays?|waits?))?|\bdoubl\w+(?: of)?(?: (?:the|its|their))?(?: (?:delays?|waits?|pauses?|waiting times?|time))?(?: (?:after|before|on|with|for)? ?(?:each|every)(?: (?:failed )?(?:time|failure|attempt|try|retry|one))?)?|\b(?:delays?|waits?|pauses?) (?:that |which )?(?:are |is |get )?doubl\w+(?: (?:after|with)? ?(?:each|every)(?: (?:time|failure|attempt|try|retry))?)?|\bback-?off\b|\btwice as long(?: (?:after )?(?:each|every)(?: (?:time|attempt|failure))?)?|\bwait\w* longer (?:each|every|after each) (?:time|attempt|failure))/,
  );
  for (let more = 0; more < 2; more++)
    wish.take(
      /(?:,? ?\b(?:and|with|that) )*(?:\bdoubl\w+|\bback-?off\b|\bexponential(?:ly)?)(?: (?:the |each |every |after |time|delay|wait|attempt|failure))*/,
    );
  const jitter = wish.take(
    /(?:,? ?\b(?:and|with|plus|adds?|adding|some|a|random|full|bit of) )*\bjitter\b(?: (?:to|of) the (?:delay|wait)s?)?/,
  );
  const last = wish.take(FINAL);
  const on = wish.take(ON);
  if (on) wish.take(OTHERS);
  wish.take(LAST);
  const isAsync =
    wish.take(
      /\b(?:an? )?(?:async(?:hronous)?|suspend(?:ing|able)?)(?:[ /](?:await|throwing|throws))*(?: (?:function|operation|call|method|action|task|closure|block|lambda)s?)?\b|\bcoroutines?\b|\bawait\w*\b|\bpromises?\b|\btask<\w+>/,
    ) !== undefined;
  const isDecorator = wish.take(/\b(?:as )?(?:an? )?(?:\w+ )?decorator\b(?: retry\b)?/) !== undefined;
  const logs =
    wish.take(
      /(?:,? ?\b(?:and|that|which) )*\b(?:logs?|prints?|logging|printing) (?:each|every|the|all|a)(?: (?:message|warning) for each)? ?(?:failed )?(?:attempts?|failures?|retry|retries|tries|try|errors?)\b/,
    ) !== undefined;
  const { name, parameters } = readFunction(wish);
  if (parameters !== undefined) return undefined;
  const isFixed = start !== undefined && isGrowing === undefined && list === undefined;
  // A plain wish has a stored program, which in some languages is not asynchronous.
  const isStored = !isAsync || !/^(?:kotlin|swift)$/.test(language);
  if (isStored && !on && !last && !start && !list && !limit && !jitter) return undefined;
  if (list && Number(list[3]) ** 2 !== Number(list[1]) * Number(list[5])) return undefined;
  const [, first = '100', firstUnit, , , , unit = 'ms'] = list ?? [];
  const count = attempts?.[1] ?? attempts?.[2];
  return {
    name,
    attempts: count !== undefined ? numberOf(count) : list ? 4 : 5,
    delay: list ? inMs(first, firstUnit ?? unit) : start ? inMs(start[1] ?? '', start[2] ?? '') : 100,
    factor: isFixed ? 1 : list ? Number(list[3]) / Number(list[1]) : 2,
    limit: limit ? inMs(limit[1] ?? '', limit[2] ?? '') : undefined,
    hasJitter: jitter !== undefined,
    on: on ? [on[1], on[2]].flatMap((one) => (one ? [wish.original(on, one)] : [])) : [],
    final: last?.[1] ? wish.original(last, last[1]).split(/,? (?:or|and) (?:an? )?|, ?/) : [],
    isAsync,
    isDecorator,
    logs,
    unmet: wish.left(SILENT),
  };
}
