import { NUMBER } from '../reading/text.ts';
import type { Core } from './core.ts';

const AT_ONCE =
  '(?:at (?:a time|once|the same time|any (?:one )?time)|in (?:parallel|flight)|concurrently|simultaneously)';
const WORKERS = new RegExp(
  `(?:\\b(?:with|using|by|in|on|uses|and|having|keeping|at most|up to|only|no more than|never more than|not more than|a maximum of|max(?:imum)?|an? (?:fixed )?(?:thread ?|worker )?pool of|an? executorservice with|an? (?:fixed )?(?:thread ?|worker )?pool (?:of|with)|limit(?:ed|ing)? (?:it )?(?:of|to)) )*(?:${NUMBER} (?:concurrent |parallel |worker |simultaneous |open )*(?:workers?|threads|goroutines?|coroutines|connections|requests|tasks|fetches|checks)\\b(?: (?:are |is )?(?:running|going on|open|active|made|sent))?(?: ${AT_ONCE})?|${NUMBER}(?: of them)? ${AT_ONCE})|\\b(?:an? )?(?:fixed )?(?:thread ?|worker )pool (?:of|with)(?: size)? ${NUMBER}\\b`,
);
const SECONDS = `${NUMBER} ?(?:s|secs?|seconds?)\\b`;
const MILLISECONDS = '(\\d+ ?(?:ms|milliseconds?))\\b';
const TIMEOUT_LEAD =
  '(?:[,;]? ?\\b(?:and|with|using|an?|per|each|request|stops?|gives? up|giving up|times? out|timeout|time limit|connect(?:ion)?|is|waits? at most|waiting at most|within|after|of|set to) )+';
const EACH =
  '(?: (?:for |per )?(?:each |every |an? )?(?:requests?|urls?|connections?|ports?|fetch|attempt|check|each))?(?: timeout)?';

/** The seconds of a time in milliseconds. */
const inSeconds = (value: string): string => (/m/.test(value) ? `${Number.parseFloat(value) / 1000}` : value);

/** Programs that talk to other machines. */
export const NETWORK_CORES: readonly Core[] = [
  {
    id: 'fetch-urls',
    about:
      /(?=\b(?:url|web|sites|links|endpoints))(?<!\b(?:download\w*|sav(?:e|es|ing)|shorten\w*|crawl\w*|title)\b.*)\b(?:urls?|web ?sites?|web ?pages?|web addresses|sites|links|endpoints)\b(?!.*\b(?:download|sav(?:e|es|ing)|title|shorten\w*|crawl\w*|json|bodies|body|content|parse[sd]?|encod\w*|slug|queue|null|resolv\w*|function \w+\())(?:(?=.*\b(?:status\w*|broken|dead|reachable|fail\w*|up or down|alive|down|200|offline|answer|respond|pool|workers?|goroutines?|threads)\b)|(?<=\b(?:status\w*|broken|dead|reachable|fail\w*|up or down|alive|down|200|offline|answer|respond|pool|workers?|goroutines?|threads)\b.*))/,
    name: 'fetchAll',
    isProgram: true,
    isUsefulInPart: true,
    parameters: [],
    options: {
      argfile:
        /\b(?:(?:reads?|takes?|loads?|reading) )?(?:an? |the )?(?:list of |of )?(?:urls? )?(?:from|in|of) an? (?:text )?file(?: (?:that is |which is )?(?:given|passed|named)(?: (?:as|by|in|on) (?:an? |the )?(?:first |command[- ]?line )*(?:argument|command line))?| argument)?(?: \(one per line\)|,? one per line)?/,
      file: /\b(?:(?:reads?|takes?|loads?|reading) )?(?:an? |the )?(?:list of )?(?:urls? )?(?:from|in|of) (?:an? |the )?(?:text )?(?:file )?(?:called |named )?["'`]?([\w-]+\.(?:txt|csv|list|lst))["'`]?(?: \(one per line\)|,? one per line)?/,
      stdin:
        /\b(?:(?:reads?|takes?|reading) )?(?:the )?(?:urls? )?(?:from|on) (?:stdin|standard input)(?:,? one per line)?/,
      workers: WORKERS,
      count:
        /\b(?:with |using )?(?:n|an? (?:configurable|given|chosen) number of|(?:the )?number of) (?:concurrent |parallel )?(?:workers|goroutines)\b(?: (?:is |as |given |set |configurable |by |via |with |from |an? |the |flag|argument)*(?: ?-{1,2}\w+)?)?/,
      head: /(?:[,;]? ?\b(?:and|do|does|doing|make|makes|send|sends|using|with|an?|only) )*\bhead\b(?: requests?)?(?: (?:to|for|on)(?: (?:each|every|them|it|all|one|url|of|the|urls)\b)*)?/,
      timeout: new RegExp(
        `${TIMEOUT_LEAD}(?:${SECONDS}|${MILLISECONDS})${EACH}|\\b${SECONDS} timeout${EACH}`,
      ),
      report:
        /(?:[,;]? ?\b(?:and|then|with) )*(?:(?:reports?|prints?|lists?|shows?|summari[sz]es?|outputs?) )?(?:an? )?(?:(?:summary|report|list)(?: of)? )?(?:the |all |any |which )*(?:failures?|errors?|failed(?: \w+)?|failing (?:ones|urls)|(?:ones|urls|requests|downloads) (?:that |which )?(?:have )?failed)(?: in an? (?:summary|report|list))? at the end\b/,
      map: /(?:[,;]? ?\b(?:and|then) )*(?:collect(?:s|ing)?|stor(?:es?|ing)|puts?|gathers?|returns?|keeps?|saves?|writes?)\b(?: (?:all|the|their|its|each|every|http|response))* (?:status(?:es)?(?: codes?)?|codes|results) (?:in|into|as|to) (?:an? )?(?:shared |thread-?safe |concurrent |single )*(?:map|dict(?:ionary)?|hash(?: ?map)?|object)\b(?: (?:keyed )?by (?:its |the |their )?(?:urls?|address)| (?:of|from) urls? to (?:status(?:es)?|codes?)(?: codes?)?)?/,
      ms: /(?:,? ?\b(?:and|with|plus) )*(?:prints? |shows? )?(?:the |its )?(?:\bhow long (?:each|it|they|every one)(?: one| request| url)? (?:took|takes?)|\b(?<!\bsame )(?:response |request |elapsed )?(?:time|duration)s?(?: (?:(?:it|each(?: one| request| url)?|they) (?:took|takes?)|taken|needed))?|\bit took|\blatency|\b(?:milli)?seconds(?: taken)?)(?: in (?:ms|milliseconds))?\b/,
      not200:
        /\b(?:(?:and )?(?:prints?|lists?|reports?|shows?|outputs?|tells?(?: me)?) )?(?:only )?(?:which |the |all )*(?:ones|urls?|those|sites|web ?sites)? ?(?:that |which )?(?:do not|don't|did not|does not) (?:answer|respond|reply|return)(?: with)?(?: an?)?(?: http)?(?: status)?(?: code)?(?: of)? (?:200|ok)\b/,
      mute: /\b(?:(?:and )?(?:prints?|lists?|reports?|shows?|outputs?|tells?(?: me)?) )?(?:only )?(?:which |the |all )*(?:ones|urls?|those|sites|web ?sites)? ?(?:that |which )?(?:(?:do not|don't|did not|does not|fail to) (?:answer|respond|reply)|are (?:offline|not answering|unreachable|not reachable)|time out|timed out)\b(?: at all| in time)?/,
      broken:
        /\b(?:(?:and )?(?:prints?|lists?|reports?|shows?|outputs?) )?(?:only )?(?:the |all )*(?<!\b(?:is|are|was|were) )(?:broken|dead|failing|failed|unreachable)(?: (?:ones|urls?|links?))?\b|\b(?:prints?|lists?|reports?|shows?) (?:only )?(?:the |all )?(?:ones|urls?|those) (?:that|which) (?:do not|don't|fail|are not|did not)(?: (?:answer|respond|return|reachable|work|load))?(?: (?:with )?200)?|\b(?:(?:and )?(?:prints?|lists?|reports?|shows?|outputs?|tells?(?: me)?) )?(?:only )?(?:which |the |all )*(?:ones|urls?|those|sites|web ?sites)? ?(?:that |which )?are (?:down|broken|dead|not (?:up|working))\b/,
    },
    shapes: { timeout: inSeconds },
    implies: { not200: 'broken', mute: 'broken' },
    always: [
      /(?:,? ?\b(?:and|then) )*\b(?:exits? with (?:status |code |exit code )?(?:1|one|an error|non-?zero)(?: (?:if|when) (?:any|one|there (?:was|were|is|are)|some)[^,.;]{0,40})?)/,
      /(?:,? ?\b(?:and|then) )*\b(?:(?:prints?|shows?|outputs?|lists?|reports?|writes?) )?(?:(?:each|every|the|all) )*(?:urls? |(?:one|url|site|website)'s )?(?:(?:together )?with |and )?(?:its |their |the )*(?:http )?(?:response )?status(?: codes?)?(?: (?:of|for|next to|beside|after|before|with|behind|in front of) (?:each|every|all|its|the)(?: (?:of them|one|urls?|address|sites?|websites?))?| or (?:the |an? |its )?(?:error|failure)(?: message)?)*/,
      /\b(?:fetch(?:es|ing)?|checks?|checking|requests?|gets?|visits?|calls?|pings?|loads?|tests?|sends? (?:a )?(?:get|head) requests? to)\b(?: (?:them|all|each|every|many|several|multiple|the|list|of|an?|given|urls)\b)*/,
      /\b(?:concurrently|in parallel|at the same time|simultaneously|asynchronously|parallel)\b/,
      /\b(?:waits? for all(?: (?:of them|workers|goroutines|threads))?(?: to (?:finish|be done|end))?(?: before (?:the (?:program|end)|it|main|they)? ?(?:exit(?:s|ing)?|ends?|ending|quit(?:s|ting)?|stops?|returns?))?|in (?:the )?(?:original |input |same )?order)\b/,
      /\b(?:which |that )?(?:read|take|get|pull|receive)s? (?:the |their )?(?:urls|jobs|them|work) (?:from|over|through) (?:an? |the |one )?(?:shared |jobs? |urls? )?channel\b|\b(?:the )?urls (?:come|arrive|are (?:sent|passed|fed))(?: (?:in|to them|over|through|from|on))* (?:an? |the )?channel\b/,
      /(?:[,;]? ?\b(?:and|or) )*\bwith (?:their|its|the) (?:errors?|reasons?)(?: messages?)?\b/,
      /\b(?:takes? (?:urls? |them )?)?(?:given|passed|from|as|on|taken from)(?: the| as)? (?:command[- ]?line)?(?: ?arguments?)?\b/,
    ],
    silent:
      'checker health tool links link website websites site sites pages web addresses endpoints address processes process which urls url worker workers pool executorservice thread threads concurrent concurrently channel channels goroutines list prints print check checks http fetch fetches program command line tool ones their codes status asyncio aiohttp httpclient',
  },
  {
    id: 'download-urls',
    about:
      /\bdownload\w*\b(?=.*\b(?:urls?|links)\b)(?=.*\b(?:pool|workers?|goroutines?|threads?|concurren\w*|parallel|at a time|at once|at the same time)\b)(?!.*\b(?:json|bash|title|status codes?|total size|word)\b)|\b(?:pool|workers?|goroutines?|concurren\w*)\b(?=.*\bdownload\w*\b.*\b(?:urls?|links)\b)(?!.*\b(?:json|title|status codes?|total size)\b)/,
    name: 'downloadAll',
    isProgram: true,
    isUsefulInPart: true,
    parameters: [],
    options: {
      argfile:
        /\b(?:(?:reads?|takes?|loads?|reading|listed) )?(?:an? |the )?(?:list of |of )?(?:urls? )?(?:from|in|of) an? (?:text )?file(?: (?:that is |which is )?(?:given|passed|named)(?: (?:as|by|in|on) (?:an? |the )?(?:first |command[- ]?line )*(?:argument|command line))?| argument)?(?: \(one per line\)|,? one per line)?/,
      file: /\b(?:(?:reads?|takes?|loads?|reading|listed) )?(?:an? |the )?(?:list of )?(?:urls? )?(?:from|in|of) (?:an? |the )?(?:text )?(?:file )?(?:called |named )?["'`]?([\w-]+\.(?:txt|csv|list|lst))["'`]?(?: \(one per line\)|,? one per line)?/,
      folder:
        /(?:,? ?\b(?:and|then) )*(?:saves? (?:them |each(?: one)? |the files |all )?)?(?:in)?to (?:an? |the )?(?:(?:folder|directory) (?:called |named )?["'`]?([\w-]+(?:[./][\w-]+)*)["'`]?|["'`]?([\w-]+(?:[./][\w-]+)*)["'`]? (?:folder|directory))/,
      workers: WORKERS,
      timeout: new RegExp(
        `${TIMEOUT_LEAD}(?:${SECONDS}|${MILLISECONDS})${EACH}|\\b${SECONDS} timeout${EACH}`,
      ),
    },
    shapes: { timeout: inSeconds },
    always: [
      /(?:[,;]? ?\b(?:and|then|with) )*(?:reports?|prints?|lists?|shows?|summari[sz]es?|counts?|returns?)\b(?: (?:an?|summary|list|of|report|the|all|any|which|how many))* (?:failures?|errors?|failed(?: (?:ones|urls|downloads))?|(?:ones|urls|downloads) (?:that |which )?(?:have )?fail(?:ed)?)(?: at the end| afterwards)?/,
      /\b(?:concurrently|in parallel|at (?:the same time|once|a time)|simultaneously)\b/,
      /\b(?:waits? for all(?: (?:of them|workers|goroutines|threads))?(?: to finish)?|in (?:the )?(?:original |input |same )?order)\b/,
      /(?:,? ?\b(?:and|then) )*\bsaves? (?:them|each(?: one)?|the files|all)(?: (?:to|on) (?:disk|files?))?/,
      /\b(?:given|passed|from|as|on|taken from)(?: the| as)? (?:command[- ]?line)?(?: ?arguments?)?\b/,
      /\b(?:a )?list of (?:urls|links)\b/,
    ],
    silent:
      'download downloads downloading downloader urls url links files file worker workers pool threads concurrent channel channels goroutines requests program command line tool ones http asyncio',
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
