import { NUMBER, numberOf } from '../reading/text.ts';
import type { TypedKind, TypedWish } from './typed-kind.ts';

/** "2,50", "€3", "1.5 euros" as "2.50". */
const MONEY =
  '[€$£]? ?(\\d+(?:[.,]\\d{1,2})?)(?: ?(?:euros?|eur|€|dollars?|usd|\\$|pounds?|chf|francs?|cents))?';
const money = (said: string): string => {
  const [whole = '0', part = ''] = said.replace(',', '.').split('.');
  return `${whole}.${part.padEnd(2, '0')}`;
};

const EXCEPTION = '\\b(\\w+(?:exception|error))\\b';

const SECONDS = `${NUMBER} ?(ms|milliseconds?|s|secs?|seconds?)`;

/** The services or tasks that run side by side: one of them is too slow. */
function deriveParallel({ wish, values }: TypedWish): boolean {
  const timed =
    wish.take(
      new RegExp(
        `(?:\\b(?:with|and|an?|each|own|of) )*${SECONDS} (?:time-?out|limit|deadline)s?(?: (?:each|per (?:service|call|request|task)|for each(?: (?:one|service|call))?))?`,
      ),
    ) ??
    wish.take(
      new RegExp(
        `(?:\\b(?:with|and|an?) )*(?:time-?out|limit|deadline)s?(?: of| after|:)? ${SECONDS}(?: (?:each|per (?:service|call|request|task)|for each(?: (?:one|service|call))?))?`,
      ),
    );
  if (!timed) return false;
  const timeout = numberOf(timed[1] ?? '') * (/^m/.test(timed[2] ?? '') ? 1 : 1000);
  const counted = wish.take(
    new RegExp(
      `\\b${NUMBER} (?:fake |slow |simulated |dummy |mock(?:ed)? |different )*(services?|tasks?|calls?|apis?|requests?|sources?|urls?|functions?)`,
    ),
  );
  const count = counted ? numberOf(counted[1] ?? '') : 3;
  const most = 8;
  if (count < 2 || count > most) return false;
  const names = ['weather', 'news', 'stocks', 'traffic', 'mail', 'sports', 'events', 'music'].slice(0, count);
  const rows = names.map((name, at) => ({
    name,
    // The last is too slow.
    wait: at === count - 1 ? timeout * 2 : Math.round(timeout * (0.2 + (at % 3) * 0.2)),
  }));
  const each = (write: (name: string, wait: number) => string, by = '\n'): string =>
    rows.map(({ name, wait }) => write(name, wait)).join(by);
  values.set('timeout', `${timeout}`);
  values.set(
    'javaServices',
    each((name, wait) => `services.put("${name}", ${wait}L);`),
  );
  values.set(
    'kotlinServices',
    each((name, wait) => `"${name}" to ${wait}L`, ', '),
  );
  values.set(
    'csharpServices',
    each((name, wait) => `["${name}"] = ${wait}`, ', '),
  );
  values.set(
    'swiftServices',
    each((name, wait) => `("${name}", ${wait})`, ', '),
  );
  return true;
}

export const VALUE_KINDS: readonly TypedKind[] = [
  {
    id: 'bounded',
    name: 'BoundedQueue',
    about:
      /^(?=.*\b(?:bounded|blocking)\b)(?=.*\b(?:queue|buffer)\b)(?=.*\b(?:wait|notify\w*|monitor\.\w+|synchroni[sz]ed|by hand|producers?|monitor)\b)(?!.*\b(?:arrayblockingqueue|linkedblockingqueue|blockingcollection|channel|semaphore|timeout|priority|junit|tests?|offer|poll|ring)\b)/,
    options: {
      capacity: new RegExp(
        `(?:[,;]? ?\\b(?:with|of|and|an?|the|max(?:imum)?) )*\\b(?:capacity|size|at most|max(?:imum)?)(?: of| is|:)? ${NUMBER}(?: (?:items?|elements?))?\\b`,
      ),
      producers: new RegExp(
        `(?:[,;]? ?\\b(?:with|and|then|an?|main|in|put|of|plus|short|the|program|that has|has|starts?) )*\\b${NUMBER} producers?(?: threads?)?`,
      ),
      consumers: new RegExp(`(?:[,;]? ?\\b(?:and|with) )*\\b${NUMBER} consumers?(?: threads?)?`),
      items: new RegExp(
        `(?:[,;]? ?\\b(?:producing|which|that|who|produces?|puts?|each|with) )*\\b${NUMBER} (?:items?|numbers|elements|messages)(?: each)?`,
      ),
      put: /[,;]? ?\b(enqueue|push)\b(?:\(\))?/,
      take: /[,;/]? ?(?:and |or )?\b(dequeue|pop|get)\b(?:\(\))?/,
    },
    always: [
      /[,;]? ?\b(?:thread[- ]safe|generic|using|with|via|by)*(?: ?(?:wait(?:\(\))?(?: ?\/ ?| and )notify(?:all)?(?:\(\))?|synchroni[sz]ed|monitor\.\w+(?:(?: and|\/) ?(?:monitor\.)?\w+)?))+/,
      /[,;]? ?\(?\b(?:no|without|not|don't use|not using)(?: any| the| using)* (?:java\.util\.concurrent|concurrent (?:package|classes|collections?)|blockingqueue|system\.collections\.concurrent)\b(?:,? ?(?:we(?:'re| are)? |i |supposed |have |must |should |to |do |it |by hand|implement|write|myself|ourselves|ought|need)*)?\)?/,
      /[,;]? ?\b(?:put|take)(?:\(\))?(?:(?: and|,|\/) ?(?:put|take)(?:\(\))?)* (?:should |that |must )*(?:blocks?|waits?)(?: (?:when|if|while|the|queue|is|it|full|empty|or|and|on))*/,
    ],
    silent:
      'bounded blocking queue buffer thread safe main generic producer consumer put take fifo java.util.concurrent one',
  },
  {
    id: 'roman',
    about:
      /^(?=.*\broman\b)(?=.*\b(?:back|both|from|vice versa|to int|into int|and reverse|parse|integers?)\b)(?!.*\b(?:junit|xunit|tests?|calculator|add|sum|console|file|user|random|quiz|clock)\b)/,
    options: {
      error: new RegExp(
        `(?:[,;]? ?\\b(?:throws?|throw|an?|with|raises?|custom|own|and) )*${EXCEPTION}(?: (?:outside|otherwise|else|for|if|when|on|out)(?: (?:of|that|the|this|range|invalid|input|it|other|values?|numbers?|wrong|bad|else|anything|not|is|in|roman|numerals?|and|strings?))*)?`,
      ),
      upper:
        /[,;]? ?\b(?:and |also |accepts? |both |works? with |ignor\w+ |input |in )*(?:lower ?-?case|case[- ]insensitiv\w*|small letters|upper ?-?case|the case|case)(?: (?:and|or|letters?|too|upper|lower|case|input|is|allowed|ok|also|fine|ignored))*/,
      to: /\b(toroman|inttoroman|to_roman)\b(?:\([^)]*\))?/,
      from: /\b(fromroman|romantoint|from_roman|parseroman)\b(?:\([^)]*\))?/,
    },
    shapes: {
      error: (said) => (/^[A-Z]/.test(said) && /[a-z]/.test(said) && said !== 'Exception' ? said : ''),
    },
    derive: ({ values, language }) => {
      if (
        /^(?!(?:Illegal|Argument|Number|Runtime|Format|InvalidArg|InvalidOp))\w/.test(
          values.get('error') ?? '',
        )
      )
        values.set('ownError', '');
      if (values.has('upper'))
        values.set(
          'upper',
          { java: '.toUpperCase(Locale.ROOT)', kotlin: '.toUpperCase()', csharp: '.ToUpperInvariant()' }[
            language
          ] ?? '.uppercased()',
        );
      return true;
    },
    always: [
      /[,;(]? ?\b(?:for |from |in |the |range |of |numbers |only |between |\()*1 ?(?:-|to|and|\.\.|–|up to) ?3,?999\)?(?: only)?/,
      /[,;.]? ?(?:["']?[ivxlcdm]{2,8}["']?(?:(?:,| or| and)? ?["']?[ivxlcdm]{2,8}["']?)*)?(?:,? ?\b(?:and|or) (?:such|so on|the like|similar|others?))? ?\b(?:(?:should|must|is|are|be|wrong|invalid|malformed|incorrect|non-canonical|strings?|numerals?|ones?|like|such|as|input|forms?) )*(?:is )?(?:rejected|refused|invalid|not (?:allowed|accepted|valid)|an? errors?|throws?)(?: too)?\b/,
      /[,;.]? ?\b(?:and |also )?(?:reject|refuse|rejects|refuses|detect|detects|validate|validates)(?: (?:invalid|malformed|wrong|non-canonical|incorrect|things|strings?|ones?|numerals?|forms?|input|like|such|as|roman))*(?: ["']?[ivxlcdm]{2,8}["']?(?:(?:,| or| and)* ?["']?[ivxlcdm]{2,8}["']?)*)?/,
      /\b(?:outside|out) of (?:that|this|the)(?: range)?/,
      /\b(?:and |then |both |ways |directions |to |from |into |int |ints |integers? |numbers? |back |again |vice versa |convert\w* |conversion )*(?:back|both ways|both directions|vice versa|the other way(?: round| around)?)(?: again)?/,
    ],
    silent:
      'roman numerals numeral numbers number int integer ints integers convert converts converter conversion parse parser to and back from',
  },
  {
    id: 'parallel',
    about:
      /^(?=.*\b(?:parallel|concurrently|at once|at the same time|simultaneously|async|coroutines?)\b)(?=.*\btime(?:s)?[- ]?out\w*\b)(?=.*\b(?:default|fallback)\b)(?!.*\b(?:retr(?:y|ies)\w*|cache|flow|channel|websocket|database|spring|junit|tests?|real|http|semaphore|file)\b)/,
    options: {
      standard:
        /(?:[,;]? ?\b(?:and|an?|the|use|uses|using|with|then|give|return|returns|take|instead|its?|some|print|fall back to|falls back to) )*\b(?:default|fallback)(?: value| result| text| string)?(?: (?:of |is |=)?["']([^"']{1,30})["'])?(?: (?:is used|instead|in its place|for it|is returned|then))*/,
    },
    derive: deriveParallel,
    always: [
      /[,;:]? ?\b(?:fetch|call|run|query|load|get|ask|start|await)(?:es|s|ing)?\b(?: (?:the|all|them|data|from|of))*/,
      /\(?\b(?:just |only |simply |simulated |fake |with |using |via |by |a )*(?:delay|sleep|thread\.sleep|task\.delay|task\.sleep)(?:\(\))?\)?/,
      /[,;]? ?\b(?:all |running |run |them |it )*(?:in parallel|concurrently|at once|at the same time|simultaneously)\b/,
      /[,;]? ?\b(?:and |then |if |when |in case |where )*(?:one|any|a service|a call|it|some|they|of them|a task)(?: of them)? (?:times? out|is too slow|takes? too long|timed out|does(?: not|n't) answer in time|takes longer)\b(?: then)?/,
      /[,;]? ?\b(?:and |then |also |finally |at the end )*(?:prints?|shows?|logs?|outputs?|measures?|reports?)?(?: (?:the|all|results?|and|values?|with))* ?(?:the )?(?:total|overall|elapsed)(?: (?:running|elapsed|execution|run))? time(?: (?:taken|needed|elapsed|in ms|at the end|it took))*/,
      /[,;]? ?\b(?:and |then )?(?:prints?|shows?|collects?|combines?)(?: (?:the|all|results?|them|their|values?|everything))+/,
      /\b(?:using |with |via )?(?:coroutines?|completablefutures?|async\/await|task\.whenall|withtimeoutornull|withtimeout|async|task ?groups?|structured concurrency|suspend functions?)\b/,
    ],
    silent: 'fake services service each in parallel timeout total time print value one default',
  },
  {
    id: 'executor',
    about:
      /^(?=.*\b(?:executor\w*|thread ?pool|fixed pool|fixed thread)\b)(?!.*\b(?:scheduled\w*|schedule|completablefuture|virtual|spring|junit|tests?|forkjoin|http|urls?|files?|prime\w*|sum of|download\w*|matrix|words?|rate|bank|account|producer)\b)/,
    options: {
      threads: new RegExp(
        `(?:[,;]? ?\\b(?:with|of|using|and|an?|fixed|pool|thread|on) )*\\b${NUMBER}(?: worker| fixed)? ?(?:threads?|workers?)(?: pool)?|\\b(?:pool|thread pool)(?: of| size| with)* ${NUMBER}\\b`,
      ),
      tasks: new RegExp(
        `(?:[,;]? ?\\b(?:runs?|submits?|executes?|starts?|with|that|which|and|the|of) )*\\b${NUMBER} (?:\\w+ )?(?:tasks?|jobs?|callables?)\\b`,
      ),
      timeout: new RegExp(
        `(?:[,;]? ?\\b(?:with|and|an?|each|of) )*\\b(?:time-?outs? (?:of )?${NUMBER} ?(?:s|secs?|seconds?)|${NUMBER} ?(?:s|secs?|seconds?) time-?outs?)(?: (?:each|per (?:task|job)|for each(?: task)?))*`,
      ),
    },
    shapes: { timeout: (said) => `${Number(said) * 1000}` },
    always: [
      /[,;]? ?\b(?:and |then |it |should |which |that )*(?:collects?|prints?|gathers?|shows?|returns?|waits? for|sums?)(?: (?:up|the|all|their|results?|of|each|every|them|tasks?|and|futures?|sum|to finish|in order|from|via|as they (?:come|finish)))*/,
      /[,;]? ?\b(?:and |but |an? |one |if |the |that |which )*(?:failing|failed|exceptions?|errors?|fails?|failures?|throws?)(?: (?:tasks?|in|of|a|the|one|must|should|not|stop|others?|are|is|handled|caught|printed|reported|counted|task|exceptions?|an|rest|shown|do|does|abort|and|kill|properly))*/,
      /[,;]? ?\b(?:and |then |properly |cleanly |it |correctly |proper |clean |with |an? )*(?:shut(?:s|ting)?[- ]?down|awaittermination)(?: (?:the|pool|executor|it|properly|cleanly|at the end|afterwards|correctly|in|finally))*/,
      /\b(?:using |use |with |via |of |an? )*(?:executorservice|executors|callables?|futures?|fixed thread ?pool|newfixedthreadpool|thread ?pool)(?: (?:and|with|plus))*(?: (?:callables?|futures?|invokeall))*/,
    ],
    silent:
      'executor service pool tasks threads results each random milliseconds sleep sleeps time simulate simulated work some a',
  },
  {
    id: 'parking',
    about:
      /^(?=.*\b(?:parking|garage|car ?park)\b)(?=.*\b(?:price|fee|cost|per|tariff|charge)\w*\b)(?=.*\bhours?\b)(?!.*\b(?:floors?|levels?|spots?|spaces?|slots?|reserv\w+|html|sql|menu|motorc\w+|trucks?|electric|night|weekend|json|csv|file|first hour|junit|xunit|react|swiftui|lost)\b)/,
    options: {
      hour: new RegExp(
        `[,;:(]? ?\\b(?:(?:costs?|price|fee|is|of|and|at|for) )*${MONEY} (?:per|an?|each|every|for (?:each|every)|/) ?(?:started |begun |commenced )?(?:hour|h)\\b(?: or part (?:of it|thereof))?`,
      ),
      day: new RegExp(
        `[,;:(]? ?\\b(?:(?:and|but|with|an?|the|daily|at|never|more|than|is) )*(?:(?:max(?:imum)?|at most|capped at|cap(?: of)?|limit(?:ed)?(?: to| of)?)(?: of| is)? ${MONEY}(?: (?:per|an?|each|every|/) ?(?:day|24 ?h(?:ours)?))?|${MONEY} (?:max(?:imum)? )?(?:per|an?|each) (?:day|24 ?h(?:ours)?)(?: (?:max(?:imum)?|at most))?)`,
      ),
      free: new RegExp(
        `[,;]? ?\\b(?:(?:and|the|but) )*first ${NUMBER} ?(?:min|minutes?) (?:are |is )?free\\b|[,;]? ?\\b(?:and )?free (?:for )?(?:the first )?${NUMBER} ?(?:min|minutes?)`,
      ),
    },
    shapes: { hour: money, day: (said) => (said ? money(said) : '') },
    derive: ({ values }) => values.has('hour'),
    always: [
      /[,;.:]? ?\b(?:the )?cars? (?:come|drive|go|enter)s? in(?: and (?:out|leave))?(?: with (?:an?|their|the) (?:licen[cs]e )?plates?)?/,
      /[,;.]? ?\b(?:and |then )?(?:calculates?|computes?|work out|returns?|gives?)?(?: the)? ?(?:price|fee|cost|amount)(?: (?:from|by|based on|for|with|given) (?:the )?(?:entry|exit|start|end|arrival|leaving)(?: time)?s?(?: and (?:the )?(?:exit|end|departure)(?: time)?s?)?(?: (?:datetimes?|local ?datetimes?|times?))?)?/,
      /[,;.]? ?\b(?:and |with |some |a few |few |several |\d )*(?:test )?(?:cases|examples|checks|tests)(?: in (?:the )?main)?/,
    ],
    silent:
      'parking garage car park cars plate plates license price fee entry exit enter leave leaves calculator datetime per started hour',
  },
  {
    id: 'depreciation',
    about:
      /^(?=.*\bdepreciation\b)(?!.*\b(?:declining|degressive|html|sql|csv|file|react|swiftui|compose|double|units)\b)/,
    always: [
      /[,;:(]? ?\b(?:and |the |with |input |inputs |asks? for |from )*(?:purchase|acquisition) (?:price|cost)s?\b/,
      /[,;(]? ?\b(?:and |the )*useful life(?: in years)?\b/,
      /[,;(]? ?\b(?:and |the )*(?:purchase|acquisition) (?:month|date)\b/,
      /[,;.]? ?\b(?:the )?first year(?: is)? (?:pro rata|proportional|prorated|pro-rata)(?: (?:by|per|in|on|temporis|basis|the))*(?: months?)?/,
      /[,;.]? ?\b(?:and |the )*(?:rest|remainder|remaining(?: months| part)?)(?: (?:goes|comes|is|falls?))? (?:in|into|to) (?:the )?(?:last|final)(?: one| year)?/,
      /[,;.]? ?\b(?:and )?(?:prints?|shows?|outputs?|as|gives?)?(?: an?| the)* ?(?:table )?(?:with |of )?(?:the )?(?:columns )?year,? (?:and )?(?:amount|depreciation),? (?:and )?(?:the )?(?:remaining )?book value(?: as an? table)?/,
      /[,;.]? ?\b(?:the |and |so )*(?:last|final)(?: book)? (?:value|one|book value)(?: (?:must|should|has to|is|be))*(?: exactly)? (?:0|zero)(?:\.00)?/,
    ],
    silent: 'straight line linear depreciation calculator table schedule asset',
  },
  {
    id: 'invoice',
    name: 'Invoice',
    about:
      /^(?=.*\binvoice\b)(?=.*\b(?:vat|tax|net|gross|total)\b)(?!.*\b(?:pdf|html|sql|csv|json|file|discount\w*|number|numbers|spring|junit|tests?|react|swiftui|compose|console input|customer|date|due|paid|email|menu|currenc\w+)\b)/,
    options: {
      rate: new RegExp(
        `(?:[,;(]? ?\\b(?:with|and|plus|at|of|the|vat|tax|rates?|either) )*\\b${NUMBER}(?: ?(?:%|percent)(?: (?:vat|tax))?|(?= ?(?:or|and|/) ?\\d+ ?(?:%|percent)))`,
      ),
      reduced: new RegExp(
        `(?:[,;(]? ?\\b(?:with|and|or|plus|at|of|the|vat|tax|rates?) )*${NUMBER} ?(?:%|percent)(?: (?:vat|tax))?(?: rates?)?\\)?`,
      ),
    },
    derive: ({ values }) => {
      if (values.has('rate') && !values.has('reduced')) values.set('reduced', values.get('rate') ?? '');
      return true;
    },
    always: [
      /[,;:(]? ?\b(?:(?:and|with|of|the|a|list|each|has|having|line|an?|several|which|have) )*(?:items?|positions?|lines?|products?)(?: (?:with|each|of|have|has))*(?: ?\(?(?:,? ?(?:and )?(?:an? |the |its |own )*(?:description|name|quantity|qty|unit price|price|net price|vat rate|tax rate|vat|rate)\b)+\)?)?/,
      /[,;:]? ?\b(?:(?:and|then|calculates?|computes?|prints?|shows?|gives?|the|with|total|of|get|method|for) )*(?:net|gross|vat|tax|sub)(?: ?(?:total|sum|amount)s?)?(?:(?:,|,? and|\/) (?:the )?(?:net|gross|vat|tax|total)(?: (?:total|sum|amount)s?)?)*(?: (?:per|by|for each) (?:vat |tax )?rate)?/,
      /[,;]? ?\b(?:and |all |everything |amounts? |is |are |correctly |properly |each |values? |results? )*round(?:ed|s|ing)?(?: (?:to|up|half))* (?:2|two)(?: decimals?| decimal places| digits| places)?(?: (?:half up|commercially|correctly))?/,
      /[,;]? ?\b(?:and )?(?:prints?|shows?) (?:it |the invoice |them )(?:nicely |as (?:an? )?(?:aligned )?table |aligned |formatted )*/,
      /\b(?:using |use |with )?(?:bigdecimal|decimal)\b/,
    ],
    silent:
      'invoice item items total totals net gross vat price quantity rate calculator calculates data line lines sum prints',
  },
  {
    id: 'brackets',
    name: 'firstWrongBracket',
    about:
      /^(?=.*\b(?:brackets?|parenthes[ei]s|braces)\b)(?=.*\b(?:index|position|where)\b)(?!.*\b(?:quotes?|strings? literals?|comments?|json|file|junit|xunit|tests?|html|line and column|line number|generate|custom)\b)/,
    always: [
      /[,;]? ?\b(?:and |it |also |then |that |which |gives? |returns? |returning |or |instead |the |with )*(?:index|position) (?:of|where) (?:the )?(?:first )?(?:wrong|mismatch\w*|unbalanced|error|bad|invalid|unmatched|offending|problem|it goes wrong|incorrect|faulty)(?: (?:one|bracket|character|parenthesis))?/,
      /[,;(]? ?\b(?:and |or |else |otherwise )*(?:returns? )?(?:-1|nil|null)(?: (?:if|when|for|otherwise|everything|it|they|all|is|are|ok|fine|balanced|the|string|brackets?|correct|valid))*/,
      /[([{][\])}](?:(?:,| and| or)? ?[([{][\])}])*/,
      /\b(?:check|test|validat|tell)\w*(?: (?:whether|if|that))?(?: (?:the|all|in|an?|given))* (?:brackets?|parentheses|braces)(?: (?:in|of) (?:an?|the) (?:string|text|expression))? (?:are |is )?(?:balanced|matched|closed|correct|correctly nested|valid)\b/,
    ],
    silent:
      'brackets bracket balanced string text parentheses check checks whether if are in checker round square curly',
  },
  {
    id: 'appointments',
    about:
      /^(?=.*\b(?:appointments?|meetings?|events|bookings?)\b)(?=.*\boverlap\w*)(?!.*\b(?:json|sql|rooms?|html|database|merge|free|calendar view|react|tests?|junit)\b)/,
    options: {},
    derive: ({ wish }) => {
      const sample = /["']?\b\d{4}-\d\d-\d\d \d\d:\d\d (?:\d+) [\w' ]+?["')]/.exec(wish.given);
      if (sample) wish.cover(sample.index, sample.index + sample[0].length);
      return sample !== null;
    },
    always: [
      /[,;]? ?\b(?:reads?|parses?|takes?|from|given|with) (?:in )?(?:an? |the )?(?:multi-?line |plain )?(?:text|string|lines|file)(?: (?:with|of|that has|having|containing))?(?: one (?:appointment|meeting|event) (?:per|on each|in each) line)?/,
      /[,;(]? ?\b(?:where |the )*\d+ (?:is|are|means|=) (?:the )?(?:duration |length )?(?:in )?minutes\)?/,
      /[,;]? ?\b(?:and |then )?(?:reports?|prints?|shows?|lists?|tells?|finds?|outputs?)(?: me)?(?: (?:which|those|all|the|of|them|pairs|that|any))*(?: (?:appointments?|meetings?|events|ones))? (?:that )?(?:do )?overlap(?:s|ping)?(?: (?:appointments?|meetings?|each other|ones))?/,
    ],
    silent: 'appointment appointments one per line text date time minutes title duration read',
  },
];
