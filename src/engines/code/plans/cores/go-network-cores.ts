import type { Core } from './core.ts';
import { TESTS } from './go-cores.ts';
import { inMilliseconds, program, TIME } from './written-program.ts';

const COUNTED = '(\\d+|two|three|four|five|six|seven|eight|nine|ten)';
const POOL =
  'worker workers pool pools goroutine goroutines n concurrent concurrently parallel at the same time channel channels context ctx cancel cancels cancellation cancelled cancelable canceled stop stops stopping everything all when user hits presses press ctrl c sigint sigterm interrupt signal signals graceful gracefully shutdown clean cleanly error errors failed failure failures fail fails others one first end collected collect collects collecting gather gathers gathering via reported report reports reporting printed print prints instead of waitgroup sync wait waits with from into to number configurable flag limit limited max maximum honours respects aware them without slice manager rest continue continues keep keeps going other jobs job tasks task work items finish finished done each every which that process processes processing processed returned return list';

const NO_STOP =
  /[,;]? ?\b(?:(?:and|but|that|which|it|instead of|rather than|an|one|error|errors|failure|the|a|job|failed|download|should|must|don't|doesn't|do|does|not|never|without) )*(?:stop\w*|abort\w*|cancel\w*|fail(?:ing)?)(?: (?:at|on|after|the|first|error|one|failure|others|rest|everything|other|jobs|workers|downloads|failed|any)\b)+/;

/** The number and the unit in Go of "every 30 seconds". */
export const pause = (said: string): Readonly<Record<string, string>> => {
  const ms = Number(inMilliseconds(said.replace(/^(half a )?minute$/, '1 minute')));
  if (ms % 60_000 === 0) return { pause: String(ms / 60_000), unit: 'minute' };
  return ms % 1000 === 0
    ? { pause: String(ms / 1000), unit: 'second' }
    : { pause: String(ms), unit: 'millisecond' };
};

/** Programs in Go that work with addresses, channels and files that grow. */
export const GO_NETWORK_CORES: readonly Core[] = [
  program(
    'go-download',
    /^(?=.*\b(?:download\w*|fetch\w*)\b)(?=.*\b(?:urls?|files|images|links|addresses|pages)\b)(?=.*\b(?:workers?|pool|concurren\w*|parallel|goroutines?|channel|semaphore|at the same time|simultaneous\w*)\b)(?!.*\b(?:json|parse|scrap\w*|crawl\w*|status codes?|resum\w*|progress|checksums?|sha\d*|unzip|s3|ftp|tests?|database|title)\b)/,
    `${POOL} download downloads downloading downloaded downloader fetch fetches url urls links link addresses address files file images pages folder directory dir saves save saved saving stdin standard input text lines line per read reads arguments argument given names http https get semaphore limiting limit aware timeout program cli tool output ./`,
    {
      options: {
        workers: new RegExp(
          `\\b(?:with |at most |max(?:imum)? |up to |limit(?:ed|ing|s)?(?: \\w+)? to |concurren\\w+ (?:of |to )|downloads? to |only )?${COUNTED}(?: (?:workers?|goroutines|downloads|at a time|at once|concurrent(?:ly)?|parallel|in parallel|simultaneous(?:ly)?|downloads at a time)\\b)*\\b`,
        ),
        folder:
          /\b(?:into|to|in) (?:the |a )?(?:folder |directory )?["'`]?(?:\.\/)?([a-z][\w-]*)\/?["'`]? (?:folder|directory)\b|\b(?:into|to|in) (?:the |a )?(?:folder |directory )?["'`]?\.\/([a-z][\w-]*)\/?/,
        retries: new RegExp(
          `[,;]? ?\\b(?:and |with |each |up to )*retr(?:y|ies|ied|ying)\\b(?: (?:failed|downloads|each|every|one|them|up to|at most|it)\\b)*(?: ${COUNTED} times?)?|\\b(?:with |and |up to )*${COUNTED} retries\\b(?: (?:each|per|download|url|file)\\b)*`,
        ),
        timeout:
          /\b(?:with |and |an? |the )*(?:timeout(?: of)?|time limit(?: of)?) (\d+) ?(?:s|seconds?)\b(?: (?:each|per|download|url|file)\b)*|\b(?:with |and |an? )*(\d+)[- ]?(?:s|seconds?) timeout\b(?: (?:each|per|download|url|file)\b)*/,
      },
      derived: (values): Readonly<Record<string, string>> => {
        const folder = values.get('folder');
        return folder === undefined || /^(?:the|a|folder|directory|given)$/.test(folder)
          ? { folder: 'downloads' }
          : {};
      },
      always: [
        NO_STOP,
        /\b(?:when|if|as soon as|once)? ?(?:the )?(?:user )?(?:hits|presses|press|hit|types)? ?ctrl ?[+-] ?c\b/,
      ],
    },
  ),
  program(
    'go-pool',
    /^(?=.*\b(?:worker pools?|pool of workers|workers?\b.*\b(?:jobs?|tasks?))\b)(?=.*\b(?:context|ctx|cancel\w*|ctrl|sigint|timeout|deadline)\b)(?!.*\b(?:download\w*|fetch\w*|urls?|http|results?|images?|resiz\w*|csv|database|rate limit\w*|retr\w+|priorit\w+|metrics|files?|dynamic\w*|scale\w*|generics?|errgroup)\b)/,
    POOL,
    {
      options: {
        tests: TESTS,
        workers: new RegExp(`\\b(?:with |of )?${COUNTED} (?:workers?|goroutines)\\b`),
        jobs: /\b(?:with |of )?(\d+) (?:jobs|tasks|items)\b/,
        signal: /\bctrl ?[+-]? ?c\b|\bsig(?:int|term)\b(?: (?:and|or) sig(?:int|term))?|\binterrupt\b/,
        timeout:
          /\b(?:(?:and|with|an?|the|overall|total|after|context) )*(?:timeout (?:of |after )?(\d+) ?(?:s|seconds?)|(\d+)[- ]?(?:s|seconds?)(?: overall| total| context)* timeout|after (\d+) seconds?)\b/,
      },
      derived: (values) => ({
        ...(values.has('signal') || values.has('timeout') ? {} : { plain: '' }),
        ...(values.has('signal') ? { parent: 'ctx' } : {}),
      }),
      always: [NO_STOP],
    },
  ),
  program(
    'go-tail-webhook',
    /^(?=.*\b(?:tails?|follow\w*|watch\w*|monitor\w*)\b)(?=.*\blogs?(?: ?file)?\b)(?=.*\b(?:webhook|slack|discord|teams|mattermost)\b)(?!.*\b(?:email|several files|multiple|systemd|journal\w*|docker|kubernetes|regex from|config|database|severity|levels)\b)/,
    'program tails tail log logs file files follow follows following watch watches monitor monitors posts post send sends sending lines line containing contain contains that which with matching match matches to slack discord teams mattermost webhook webhooks incoming url message messages at most one every rate limit limited limits per only if new as it grows added and a the of in each any word text alert alerts notification notifications from env environment variable channel given argument path batched batches grouped combined together rest collected never more than once throttle throttled go golang handles handle rotation rotated log-rotation rotates truncated truncation logrotate',
    {
      options: {
        pause: new RegExp(
          `[,;]? ?\\b(?:(?:and|but|with|at|most|max(?:imum)?|one|1|a|single|message|messages|post|alert|notification|sends?|only|once|not|more|often|than|no|never|rate|limit|limited|to|of) )*(?:every|per|each|in|within|in any) ${TIME}`,
        ),
        minute:
          /[,;]? ?\b(?:(?:and|but|with|at|most|max(?:imum)?|one|1|a|single|message|messages|only|once|not|more|often|than|no|rate|limit|limited|to|of) )*(?:(?:every|per|each|a) (minute|hour)|(?:once a (minute|hour)))\b/,
        regex:
          /\b(?:match(?:es|ing)?|regex|pattern)(?: (?:the|a|regex|pattern|regular expression)\b)* ["'`/]([^"'`/]+)["'`/]/,
        words:
          /\b(?:contain(?:s|ing)?|with|including|word|match(?:es|ing)?|having) (?:the )?(?:word |text |string |level )?["'`]?(?!lines|the|a\\b)([a-z]{3,}(?: or [a-z]{3,})+)["'`]?(?= (?:to|in|and|as)\b|,)/,
        word: /\b(?:contain(?:s|ing)?|with|including|word|match(?:es|ing)?|having) (?:the )?(?:word |text |string |level )?["'`]?([a-z]{3,})["'`]?(?: level)?(?= (?:lines )?(?:to|in|and|as|a)\b|,|$)|\b(error|fatal|panic|critical|warn(?:ing)?) (?=lines|messages|entries)/,
        ignore: /[,;]? ?\b(?:ignoring case|case[- ]insensitive(?:ly)?|regardless of case)\b/,
        discord: /\bdiscord\b/,
        slack: /\bslack\b/,
      },
      derived: (values) => {
        const words = values.get('words')?.split(' or ');
        const every = values.get('pause') ?? values.get('minute');
        return {
          ...(words ? { regex: words.join('|') } : {}),
          ...(every === undefined ? {} : pause(/^[a-z]+$/.test(every) ? `1 ${every}` : every)),
          ...(values.has('discord') ? { payload: 'content', variable: 'DISCORD_WEBHOOK_URL' } : {}),
          ...(values.has('slack') ? { variable: 'SLACK_WEBHOOK_URL' } : {}),
        };
      },
    },
  ),
  program(
    'go-json-diff',
    /^(?=.*\bjson\b)(?=.*\b(?:compar\w+|diff\w*|differences?)\b)(?!.*\b(?:patch|apply|three-way|merge|directories|folders|http|server|yaml|colou?r\w*|--json|as json|function)\b)/,
    'small cli tool command line program compares compare comparing diff diffs difference differences two json files file configs documents lists list prints print shows show added removed changed keys key values value with their its path paths full dotted nested recursively recursive deep deeply and old new both exit exits code status 1 nonzero non-zero if when they differ different otherwise 0 equal same identical invalid error errors arguments given as or what was were objects arrays by index each line per output of in go golang stdlib standard library only no dependencies between reports report order does not matter which',
    {
      options: {
        ignore:
          /[,;]? ?(?:\b(?:and|with|an?|the|optional|flag|option|to) )*(?:--?ignore\b|ignor(?:e|ing|es) (?:certain |some |given |specified |a list of )?keys)(?: (?:flag|option|to|skip|ignore|leave|out|keys|certain|some|given|a|list|of|with|by)\b)*/,
      },
    },
  ),
];
