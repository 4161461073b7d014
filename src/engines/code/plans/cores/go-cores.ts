import type { Core } from './core.ts';
import { program } from './written-program.ts';

/** Tests, for programs that are stored with them. */
export const TESTS =
  /[,;(]? ?\b(?:(?:and|plus|with|includ(?:e|es|ing)|has|have|add|write|also|an?|the|some|few|little|small|proper|unit|table(?:[- ]driven)?|go|golang|rust|simple|good|a|assert(?:ion)?[- ]based|plain) )*(?:unit[- ]|table[- ]driven )*(?:tests?|asserts?)\b(?: (?:cases?|functions?|modules?|included|too|as well|for it|in (?:the )?main|please|with|main|the|in|that|tests?|asserts?|it|all|of|methods?|edge)\b)*\)?/;

const CODE_LENGTH = '(\\d+|four|five|six|seven|eight|ten)';
const AND = '(?:[,;]? ?\\b(?:and|with|that|which|it|also|then|has|have|plus|supports?) )*';

/** Programs that are asked for in Go. */
export const GO_CORES: readonly Core[] = [
  program(
    'go-lru',
    /^(?=.*\blru\b)(?!.*\b(?:ttl|expir\w*|http|file|disk|redis|shard\w*)\b)/,
    'lru struct cache caches generic generics type parameters least recently used safe thread threads goroutine goroutines concurrent concurrently concurrency use mutex sync lock locking locked capacity constructor o 1 both time constant operations methods method get evict evicts evicting evicted oldest entry entries when full size max maximum new it its key keys any value len length doubly linked map container list implementation implement protected access sizes element elements item items from several multiple accessed with',
    {
      shapes: { capacity: String },
      options: {
        tests: TESTS,
        evicted:
          /[,;]? ?\b(?:(?:and|with|an?|optional|the|supports?|plus) )*(?:on[- ]?evict\w*|evict(?:ion|ed)?(?: (?:callback|hook|handler|function))|callback (?:when|on|for|if)(?: (?:an?|the|entry|entries|item|items|is|are|on|evicted|eviction|gets?|removed|dropped)\b)+)(?: (?:callback|hook|handler|function))?/,
        stats:
          /[,;]? ?\b(?:(?:and|with|an?|the|counts?|tracks?|counting|number|of|plus|cache|keeps?|statistics) )*(?:hits?(?: (?:count\w*|rate))?(?:,? (?:and|\/|or) ?|\/)miss(?:es)?(?: (?:count\w*|stat\w*|rate|counts?)\b)*|stats(?: method)?|statistics)\b/,
        drop: /[,;]? ?\b(?:and )?(?<!that )(?<!it )(delete|remove)\b(?: (?:methods?|by key|a key|an entry))?/,
        peek: /[,;]? ?\b(?:and )?(peek)\b(?: (?:that does not count as (?:an? )?use|methods?))?/,
        has: /[,;]? ?\b(?:and )?(contains|has)\b(?=[ ,]*(?:method|and|,|$))(?: methods?)?/,
        keys: /[,;]? ?\b(?:and )?keys(?=[ ,]*(?:method|and|,|$|\())(?: methods?)?/,
        clear: /[,;]? ?\b(?:and )?(clear|purge|reset|flush)\b/,
        type: /\b(?:called|named|(?:a |the )?(?:type|struct)) (?!param|with|that|and|safe|called|named)([a-z]\w*)/,
        put: /\b(put|set|add|insert|store)\b(?= |,|\(|$|\/)(?!s)/,
        capacity: /\b(?:of|capacity(?: of)?|up to|max(?:imum)?|holds|size|limit(?: of)?) (\d+)\b/,
      },
    },
  ),
  program(
    'go-shortener',
    /^(?=.*\b(?:short(?:en\w*)? (?:codes?|urls?|links?)|url[- ]shorten\w*|link[- ]shorten\w*|shorten\w* (?:an? |the |of )?(?:urls?|links?)|shortener)\b|.*\/shorten\b)(?=.*\b(?:servers?|http|service|api|post|rest|backend|app)\b)(?!.*\b(?:redis|postgres\w*|sqlite|mysql|database|gin|echo|fiber|chi|gorm|user accounts?|docker)\b)/,
    'http server service api rest url urls link links shortener shorten shortens short code codes map mutex rwmutex sync memory stored stores store stored storing keeps kept in-memory get post put redirect redirects redirecting redirected original long address addresses target 404 not found unknown if when for missing else otherwise invalid bad 400 405 json body request requests response responses answer answers respond responds returning returned status handler handlers endpoint endpoints route routes net standard library only stdlib no framework frameworks without external dependencies graceful gracefully shutdown shut shuts down stop stops stopped sigterm sigint ctrl c signal signals random randomly generated generates generate unique code id to them thread threads safe concurrent exist exists does nicely clean cleanly which are on by over plain 201 created rejects validates validate validation checks check validated url http https guarded protected access concurrency locked lock valid a 302 temporary finishes running open in flight finish waits wait finished',
    {
      shapes: {
        length: (said) => said,
        prefix: (said) => (said.startsWith('/') ? said : '/'),
      },
      options: {
        same: /[,;]? ?\b(?:(?:and|the|but|a|an|if) )*(?:same|existing|known|duplicate) (?:urls?|links?|address(?:es)?|long url)(?: (?:gets?|returns?|gives?|always|should|must|twice|has|have|again|will|keeps?|it|reuses?|is|shortened)\b)* (?:the |its |their |an? )?(?:same|existing|old)(?: (?:short|code|one|link)\b)*/,
        stats:
          /(?:[,;]? ?\b(?:and|with|get|also|plus|counts?|counting|shows?|showing|returns?|the|number|of|how|many|often|tracks?|tracking) )*(?:(\/(?:api\/)?stats)(?:\/\{?:?\w+\}?)?|(?:hits?|clicks?|visits?|redirects?) (?:count\w*|per (?:link|code)|stat\w*)|click|clicks|hits)(?!\w)(?: (?:with|which|returns?|shows?|showing|for|the|click|clicks|hit|hits|visit|visits|count|counter|counts|counted|how|often|many|number|of|times|it|each|every|a|link|links|code|was|were|followed|visited|used|per|as|json|redirects)\b)*/,
        health:
          /(?:get )?(\/(?:health|healthz|ping|status|ready|readyz|livez|up)(?:check)?)\b(?: (?:endpoint|route|check|returns?|returning|answers?|that|ok|200|which|status|with)\b)*/,
        prefix:
          /\b(?:get )?(\/(?:[a-z]+\/)?)[{:<](?:short[-_ ]?)?(?:code|id|key|slug|hash|short)[}>]?|\bget (\/[a-z]+\/)(?:code|id|key|slug)\b/,
        shorten: /(?:post )?(\/(?:api\/)?(?:v\d\/)?[a-z]{2,20})(?![\w{/])/,
        length: new RegExp(
          `${AND}(?:an? |the )?(?:random |unique )*(?:${CODE_LENGTH}[- ](?:char(?:acter)?s?|letters?|digits?|symbols?)(?:[- ]long)?|(?:codes? |length )+(?:of |are |is )*${CODE_LENGTH}(?: (?:char(?:acter)?s?|letters?))?)(?: (?:random|alphanumeric|base62|short|long|codes?|ids?)\\b)*`,
        ),
        field:
          /[{(] ?["'](url|link|long_url|target|address)["'] ?: ?(?:"[^"]*"|'[^']*'|\.{3}|…|string)? ?[})]/,
        permanent: /\b(?:with |an? |status |via )*(?:301|permanent(?:ly)?)(?: (?:redirect|moved))?/,
        port: /(?:[,;]? ?\b(?:and|listens?|listening|runs?|running|on|at|the) )*(?:port |:)(\d{2,5})\b/,
        grace:
          /\b(?:within|after|up to|timeout of|with an?|at most|max(?:imum)?) (\d+)[- ]?(?:s|seconds?)\b(?: (?:timeout|grace period))?/,
      },
    },
  ),
  program(
    'go-largest-files',
    /^(?=.*\b(?:largest|biggest)\b)(?=.*\bfiles?\b)(?=.*\b(?:director(?:y|ies)|folders?|tree|path|disk)\b)(?!.*\b(?:delete|remove|move|duplicates?|oldest|newest|csv|words?|lines|per (?:folder|directory))\b)/,
    'cli tool command line program prints print lists list shows show finds find takes directory directories folder folders path given argument recursive recursively walk walks walking subdirectories subfolders under below inside tree largest biggest files file top sizes size human readable sorted sort descending order by flag option change count number how many unreadable reported report reports continue continues skipped skip skips warning warnings stderr but errors error permission denied cannot opened read paths with their name stop stops abort aborts them default defaults kb mb gb units current e g like',
    {
      options: {
        flag: /[,;]? ?\b(?:with |an? |the |optional |and )*(?:flag |option )?(?<![\w-])--?([a-z]+)(?: (?:flag|option))?(?: (?:to|for|sets?|changes?|change|set|the|how|many|count|number|of|files|that|limit)\b)*/,
        count:
          /\b(?:the )?(\d+|ten|twenty|five|twelve) (?=largest|biggest)|\btop (\d+|ten|twenty)\b|\bdefault(?:s|ing)?(?: (?:is|to|of|count)\b)* (\d+)\b/,
        ext: /(?:only |just |the )*(?:files (?:with|ending in|of type) (?:the )?(?:extension )?)?\*?\.([a-z0-9]+)(?: files| extension)?\b/,
        hidden:
          /[,;]? ?\b(?:and |but )*(?:skip(?:s|ping)?|ignor(?:es?|ing)|without|no|excluding) (?:the )?(?:hidden|dot) ?(?:files|folders|directories)?(?: (?:and|or) (?:folders|directories|files))?/,
      },
      shapes: { count: (said) => ({ twenty: '20' })[said] ?? said },
      always: [
        /[,;]? ?\b(?:and |but )*(?:unreadable|inaccessible)? ?(?:folders|directories|files|ones|they|errors|which|that|it|but|are|reported)* ?\b(?:don't|do not|does not|doesn't|must not|should not|never|not|without) (?:stop|stopping|abort|aborting|end|crash|crashing|fail|failing|stop)\w*(?: (?:it|the program|the walk|the search|the scan|everything))?/,
      ],
    },
  ),
  {
    id: 'go-word-freq',
    about:
      /^(?=.*\bwords?)(?=.*\b(?:most[ _]?(?:common|frequent|used)|word counts|frequenc\w+|top n|word ?freq\w*|top ?words)\b)(?=.*\b(?:reader|r\b)|.*\bfunction\b.*\btests?\b)(?!.*\b(?:stdin|stop ?words|files?|http|json|csv)\b)/,
    name: 'WordFreq',
    parameters: ['r', 'n'],
    isAlone: true,
    isUsefulInPart: true,
    options: {
      tests: TESTS,
      type: /\b(?:slice|list) of (?!words)([a-z]\w+)(?: structs?)?(?= |,|$)/,
    },
    always: [
      /\b(?:ties|equal(?:ly (?:common|frequent))?(?: (?:words|counts))?|same (?:count|frequency))(?: (?:are|is|sorted|ordered|broken|by|in|come|resolved|the|go)\b)* ?(?:alphabetical(?:ly)?(?: order)?|alphabet|word|lexicographically)/,
      /\b(?:punctuation|case)(?: (?:is|are|stripped|removed|ignored|trimmed|around|words|from|them|the|and|case)\b)*\b|\b(?:ignor\w+|strip\w*|remov\w+|without)(?: (?:all|the))? (?:punctuation|case)(?: and (?:punctuation|case))?/,
      /\b(?:reads? |from |takes? )*(?:an? )?io\.reader\b/,
    ],
    silent:
      'go golang words word most common frequent frequency lowercase lowercased lower-case small letters case insensitive top n r reader sorted by count descending first counts with their each struct structs slice ties alphabetically',
  },
];
