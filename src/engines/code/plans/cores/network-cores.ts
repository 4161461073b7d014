import { NUMBER } from '../reading/text.ts';
import type { Core } from './core.ts';

const WORKERS = new RegExp(
  `(?:\\b(?:with|using|by|in|on|uses|and|at most|up to|only|no more than|a maximum of|max(?:imum)?|a pool of|an? executorservice with|a thread ?pool (?:of|with)|limit(?:ed)? (?:of|to)) )*(?:${NUMBER} (?:concurrent |parallel |worker )*(?:workers?|threads|goroutines?|coroutines|connections|requests|tasks|fetches)\\b(?: (?:at (?:a time|once|the same time)|in parallel|concurrently|simultaneously))?|${NUMBER} (?:at (?:a time|once|the same time)|in parallel|concurrently))`,
);
const SECONDS = `(?:(\\d+(?:\\.\\d+)?) ?(?:s|secs?)|${NUMBER}[- ]seconds?)\\b`;
const MILLISECONDS = '(\\d+ ?(?:ms|milliseconds?))\\b';
const TIMEOUT_LEAD =
  '(?:[,;]? ?\\b(?:and|with|using|an?|per|each|request|stops?|gives? up|giving up|times? out|timeout|time limit|connect(?:ion)?|is|waits? at most|waiting at most|after|within|in less than|of|set to) )+';
const EACH =
  '(?: (?:for |per )?(?:each |every |an? )?(?:requests?|urls?|connections?|ports?|fetch|attempt|check|each))?(?: timeout)?';

/** Of a time in milliseconds, the seconds. */
const inSeconds = (value: string): string => (/m/.test(value) ? `${Number.parseFloat(value) / 1000}` : value);

/** Programs that talk to other machines. */
export const NETWORK_CORES: readonly Core[] = [
  {
    id: 'fetch-urls',
    about:
      /^(?=.*\b(?:urls?|(?:web ?)?sites?|web ?pages|links)\b)(?=.*\b(?:status|broken|dead|reachable|fail\w*|up or down|alive|pool|workers?|goroutines?|threads|answers?|responds?|(?:is|are) (?:down|offline|online|up)|pings?)\b)(?!.*\b(?:download\w*|sav(?:e|es|ing)|title|shorten\w*|crawl\w*|json|bodies|body|content|parse[sd]?|encod\w*|slug|queue|null|resolv\w*|logs?|html|page that|class|every \d+ (?:seconds|minutes)|sitemap|extract\w*|function \w+\()\b)/,
    name: 'fetchAll',
    isProgram: true,
    isUsefulInPart: true,
    parameters: [],
    options: {
      map: /,? ?\b(?:and )?(?:collects?|stores?|returns?|puts?|keeps?|gathers?)(?: (?:the|their|all|status|codes|results))* (?:in|into|as) an? map(?: (?:of|from|by) (?:urls?|them)(?: to (?:status|codes?|status codes?))?)?/,
      unanswered:
        /,? ?\b(?:and )?(?:prints?|lists?|reports?|shows?|tells?(?: me)?)?(?: (?:only|the|all|which|those|ones|urls?|sites?|websites?|of them|that))* (?:do not|don't|does not|doesn't|did not|fail to) (?:answer|respond|reply|load)(?= (?:in time|within|after|in) )/,
      wanted:
        /,? ?\b(?:and )?(?:prints?|lists?|reports?|shows?|tells?(?: me)?)?(?: (?:only|the|all|which|those|ones|urls?|sites?|websites?|of them|that))* (?:do not|don't|does not|doesn't|did not) (?:answer|respond|return|reply|give|come back)(?: (?:with|an?|http|status|code|the))* (2\d\d)\b(?: ok)?/,
      argfile:
        /\b(?:(?:reads?|takes?|loads?|reading) )?(?:an? |the )?(?:list of |of )?(?:urls? )?(?:from|in|of) an? (?:text )?file(?: (?:that is |which is )?(?:given|passed|named)(?: (?:as|by|in|on) (?:an? |the )?(?:first |command[- ]?line )*(?:argument|command line))?| argument)?(?: \(one per line\)|,? one per line)?/,
      file: /\b(?:(?:reads?|takes?|loads?|reading) )?(?:an? |the )?(?:list of )?(?:urls? )?(?:from|in|of) (?:an? |the )?(?:text )?(?:file )?(?:called |named )?["'`]?([\w-]+\.(?:txt|csv|list|lst))["'`]?(?: \(one per line\)|,? one per line)?/,
      stdin:
        /\b(?:(?:reads?|takes?|reading) )?(?:the )?(?:urls? )?(?:from|on) (?:stdin|standard input)(?:,? one per line)?/,
      workers: WORKERS,
      timeout: new RegExp(
        `${TIMEOUT_LEAD}(?:${SECONDS}|${MILLISECONDS})${EACH}|\\b${SECONDS} timeout${EACH}`,
      ),
      ms: /(?:,? ?\b(?:and|with|plus) )*(?:the |its |how long )?(?:\b(?:response |request |elapsed )?(?:time|duration)s?(?: (?:it took|taken|needed|(?:each(?: one)?|every one|they) (?:took|takes|needed)))?|\b(?:it|each(?: one)?) took|\blatency)(?: in (?:ms|milliseconds))?\b/,
      broken:
        /\b(?:(?:and )?(?:prints?|lists?|reports?|shows?|outputs?) )?(?:only )?(?:the |all )*(?:broken|dead|failing|failed|unreachable)(?: (?:ones|urls?|links?|sites?|websites?))?\b|\b(?:and )?(?:prints?|lists?|reports?|shows?|tells?(?: me)?)(?: (?:only|the|all|which|those|ones|urls?|sites?|websites?|of them|that))* (?:are|is) (?:down|offline|unreachable|not reachable|broken|dead|not online)\b|\b(?:and )?(?:reports?|prints?|lists?|shows?) (?:the |all )?failures(?: at the end)?|\b(?:prints?|lists?|reports?|shows?) (?:only )?(?:the |all )?(?:which |the )?(?:ones|urls?|those|sites?|websites?) (?:(?:that|which) )?(?:do not|don't|fail|are not|did not)(?: (?:answer|respond|return|reachable|work|load))?(?: (?:with )?200)?/,
    },
    shapes: { timeout: inSeconds },
    implies: { wanted: 'broken', unanswered: 'broken' },
    always: [
      /(?:,? ?\b(?:and|then) )*\b(?:(?:prints?|shows?|outputs?|lists?|reports?|writes?) )?(?:(?:each|every|the|all) )*(?:urls? )?(?:(?:together )?with |and )?(?:its |their |the )*(?:http )?(?:response )?status(?: codes?)?(?: (?:of|for) (?:each|every|all)(?: url)?| or (?:the |an? |its )?(?:error|failure)(?: message)?)*/,
      /\b(?:fetch(?:es|ing)?|checks?|checking|requests?|gets?|visits?|calls?|pings?|loads?|tests?|sends? (?:a )?(?:get|head) requests? to)\b(?: (?:them|all|each|every|many|several|multiple|the|list|of|an?|given|urls)\b)*/,
      /\b(?:processes|process|collects?|monitors?|goes through)\b/,
      /\b(?:concurrently|in parallel|at the same time|simultaneously|asynchronously|parallel)\b/,
      /(?:,? ?\b(?:and|then) )*\b(?:exits? with (?:status |code |exit code )?(?:1|one|an error|non-?zero)(?: (?:if|when) (?:any|one|there (?:was|were|is|are)|some)[^,.;]{0,40})?)/,
      /\b(?:waits? for all(?: (?:of them|workers|goroutines|threads))?(?: to finish)?|in (?:the )?(?:original |input |same )?order)\b/,
      /\b(?:given|passed|from|as|on|taken from)(?: the| as)? (?:command[- ]?line)?(?: ?arguments?)?\b/,
    ],
    silent:
      'console app urls url website websites site sites web pages links each one worker workers pool executorservice thread threads concurrent concurrently channel channels goroutines list prints print check checks http fetch fetches program command line tool ones their codes status asyncio aiohttp httpclient',
  },
  {
    id: 'port-scan',
    about:
      /\bport ?scan\w*\b(?!.*\blist of (?:\w+ )?ports\b)|(?<!\blist of (?:\w+ )?)\bports?\b(?=.*\b(?:open|scan\w*)\b)|\bscan\w*\b(?=.*\bports?\b)(?!.*\blist of (?:\w+ )?ports\b)/,
    name: 'openPorts',
    isProgram: true,
    isUsefulInPart: true,
    parameters: [],
    options: {
      first: /\b(?:(?:tcp )?ports? )?(?:from )?(\d{1,5})(?= ?(?:to|-|through|\.\.|and) ?\d{1,5}\b)/,
      last: /(?:to|-|–|through|\.\.|and) ?(\d{1,5})\b(?! ?(?:ms|s\b|sec|milli))/,
      timeout: new RegExp(
        `${TIMEOUT_LEAD}(?:${SECONDS}|${MILLISECONDS})${EACH}|\\b${SECONDS} timeout${EACH}`,
      ),
      workers: WORKERS,
    },
    shapes: { timeout: inSeconds },
    always: [
      /\b(?:scans?|checks?|tests?|finds?|probes?)\b(?: (?:which|whether|the|a|all|tcp|range|of|given)\b)*/,
      /(?:,? ?\b(?:and|then) )*\b(?:prints?|lists?|shows?|outputs?|reports?)\b(?: (?:the|all|only|which|ones|ports|are|that))* ?\bopen\b(?: (?:ones|ports?))*/,
      /\b(?:of|on|for) (?:a |the |an? |given )*(?:remote |target )?(?:host(?:name)?|server|machine|ip(?: address)?|localhost|target)\b(?: (?:given|passed) (?:as|on) (?:an? |the )?(?:first |command[- ]?line )*(?:argument)?)?/,
      /\b(?:concurrently|in parallel|simultaneously|sorted|in (?:ascending )?order|multi-?threaded|threads|goroutines|asyncio)\b/,
    ],
    silent:
      'tcp port ports scanner scan open range host timeout simple concurrent parallel threads goroutines command line tool ones which sorted using net socket sockets module',
  },
  {
    id: 'tcp-chat',
    about: /\bchat\b(?=.*\b(?:tcp|socket|server)\b)|\b(?:tcp|socket)\b(?=.*\bchat\b)/,
    name: 'chat',
    isProgram: true,
    isUsefulInPart: true,
    parameters: [],
    options: { port: /(?:,? ?\b(?:on|at|listening on|listens on|uses?|and) )*(?:tcp )?port (\d{2,5})\b/ },
    always: [
      /(?:[,;]? ?\b(?:where|that|which|and|so that) )*(?:\b(?:every|each|all|the|a|their|its|client's)? ?(?:messages?|lines?)(?: (?:from|of|by) (?:a|one|each|every) (?:client|user))? (?:is|are|gets?) (?:broadcast(?:ed)?|sent|relayed|forwarded)|\b(?:broadcasts?|sends?|relays?|forwards?|broadcasting) (?:each |every |all |the |a |their )?(?:messages?|lines?)(?: (?:from|of|by) (?:a|one|each|every) (?:client|user))?) to (?:all|every|everyone|everybody)(?: of)?(?: the)?(?: other(?:s)?)?(?: (?:connected )?(?:clients?|users?|else))?(?: (?:except|but) (?:for )?the sender)?/,
      /(?:[,;]? ?\b(?:with|and|prefixed (?:with|by)|preceded by|including|showing) )*(?:the )?(?:nick ?names?|user ?names?|names?)(?: (?:of|from) the (?:sender|client|user))?\b/,
      /(?:[,;]? ?\b(?:and|that|which) )*\b(?:each|every|the|a) (?:client|user) (?:first )?(?:sends?|chooses?|enters?|gives?|picks?|has|is asked for)(?: (?:a|its|their|the|his))*/,
      /(?:[,;]? ?\b(?:and|it|that) )*\b(?:announces?|tells?|notif\w+|shows?)(?: (?:everyone|everybody|all|the others|others|when|that|who|joins|and|or|leaves|joining|leaving|someone|a|client|user|of))+/,
      /(?:[,;]? ?\b(?:and|that|which) )*\b(?:handles?|accepts?|supports?|for|with) (?:multiple|several|many) (?:clients|users|connections)(?: (?:at once|concurrently|at the same time))?/,
      /\b(?:one thread per client|a thread (?:for|per) each client|goroutines?|threads?|asyncio|sockets?)\b/,
    ],
    silent:
      'tcp chat server room simple small multi client clients user users socket sockets net asyncio threads message messages broadcast using module first when connected',
  },
];
