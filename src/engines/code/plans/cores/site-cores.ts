import { NUMBER } from '../reading/text.ts';
import type { Core } from './core.ts';
import { clause, program, TIME } from './written-program.ts';

export const FILE = (ending: string): RegExp =>
  new RegExp(
    `(?:\\b(?:in|to|into|called|named|as|from|of|a|an|the|file|name|filename) )*["'\`]?([\\w-]+\\.${ending})["'\`]?`,
  );
const MINUTES = (said: string): string => {
  if (said === 'half an hour') return '30';
  const [, count = '1', unit = ''] = /^(\w+)[ -]?([a-z]*)/.exec(said) ?? [];
  const words = 'zero one two three four five six seven eight nine ten'.split(' ');
  const number = words.includes(count) ? words.indexOf(count) : Number(count);
  return `${/^h/.test(unit) ? number * 60 : /^s/.test(unit) ? number / 60 : number}`;
};
const SAYS = clause(
  'prints?|shows?|returns?|lists?|outputs?|echo(?:es)?|with',
  'an? the all error errors messages? result results titles? links? and dates? list message it them on success failure failed each html of',
);
export const PDO =
  'php pdo mysql sqlite database db table prepared statements statement with using and function class script simple';

/** Programs of web sites in PHP. */
export const SITE_CORES: readonly Core[] = [
  program(
    'slug-unique',
    /^(?=.*\bslugs?\b)(?=.*\b(?:unique|exists?|existing|duplicates?|taken|append(?:s|ing)?|already)\b)(?!.*\b(?:laravel|wordpress|route|router)\b)/,
    'function generate generates create creates make makes unique url slug slugs seo friendly from for title titles string text transliterate transliterates transliteration transliterating accents accented umlauts characters already exists exist existing taken given array list lowercase lower case hyphens hyphen replace replaces spaces special remove removes append appends appending number suffix adding adds counter when it if a in the database table mysql pdo posts articles php is there to',
    {
      options: {
        db: /\b(?:(?:checks?|looks? it up|in|from|against|with|using) )*(?:an? |the )?(?:pdo|mysql|sqlite|database|db|posts? table|table)(?:(?: with| using)? (?:pdo|database|db|table|column|connection))*\b/,
      },
      always: [
        /\b(?:append(?:s|ing)?|add(?:s|ing)?|with)?(?: an?)?(?: (?:number|suffix|counter))?(?: (?:like|such as))? ?(?<![\w-])["'`]?-[12]["'`]?(?:(?:,| and| or|, and)? ?["'`]?-[23]["'`]?)*(?: (?:etc\.?|and so on|and so forth|\.\.\.))?/,
      ],
    },
  ),
  program(
    'slug-plain',
    /^(?=.*\bslug\w*\b)(?=.*\b(?:accents?|accented|umlauts?|translit\w+|unicode|utf-?8)\b)(?!.*\b(?:unique|exists?|existing|duplicates?|max\w*|most|limit|laravel|wordpress|stop ?words?)\b)/,
    'function generate generates create creates make makes converts convert url slug slugs slugify seo friendly from for of title titles string text transliterate transliterates transliteration transliterating accents accented umlauts characters lowercase lower case hyphens hyphen replace replaces spaces special removes php e g like example to the handling handles unicode utf-8',
    {
      options: { sample: /["“`]([^"”`$\\{}']{2,60})["”`](?= (?:to|becomes|into|->|=>|→))/ },
      always: [/(?<=· )(?:to|becomes|into|->|=>|→) ["“`]?[a-z0-9]+(?:-[a-z0-9]+)+["”`]?/],
    },
  ),
  program(
    'login-locked',
    /^(?=.*\blog(?:s|ged|ging)?[ -]?in\b|.*\bauthenticat\w+)(?=.*\block(?:s|ed|ing|out)?\b|.*\bblock(?:s|ed)?\b)(?=.*\b(?:attempts?|tries|failures|failed|wrong)\b)(?!.*\b(?:register|registration|remember|2fa|totp|captcha|jwt|laravel|symfony|ip address|per ip|email(?:s|ed)? the)\b)/,
    `${PDO} login log in check checks form password_verify password verify hashed session sessions regenerate id account accounts user users lock locks locked lockout locking out after failed failures login attempts wrong passwords minutes secure brute force protection consecutive row tries for temporarily email username`,
    {
      options: {
        tries: new RegExp(
          `\\b(?:after |of )?${NUMBER} (?:consecutive |successive )?(?:failed |wrong |unsuccessful |invalid |bad )*(?:login |password )?(?:attempts|tries|failures|logins|passwords)(?: in a row)?`,
        ),
        minutes: new RegExp(`\\b(?:for |of |lasting )?(?:(half an hour)|${TIME})`),
      },
      shapes: { minutes: MINUTES },
    },
  ),
  program(
    'register-user',
    /^(?=.*\b(?:regist(?:er|ers|ration)|sign-?up|create account)\b)(?=.*\b(?:pdo|mysql|sqlite|database|hash\w*|password_hash)\b)(?!.*\b(?:captcha|laravel|symfony|log ?in|confirmation|verification|activation|send\w*|csrf|html)\b)/,
    `${PDO} user users register registers registration sign up signup account duplicate duplicates email emails e-mail address addresses unique hash hashes hashed hashing password passwords password_hash check checks checking existing already exists taken validates validate validation validated form input name username stores store stored insert inserts that if is it new valid`,
    {
      options: {
        least: new RegExp(
          `(?:\\b(?:and|with|password|of|a|must|have|has|be|the|needs|minimum) )*(?:at least|minimum(?: of)?|min\\.?) ${NUMBER} (?:characters?|chars)(?: long)?`,
        ),
      },
      always: [SAYS],
    },
  ),
  program(
    'password-reset',
    /^(?=.*\bpassword[ -](?:reset|recovery)|.*\breset\w* (?:an? |the |of |forgotten )*password|.*\bforg(?:ot|otten) password)(?=.*\btoken\b)(?!.*\b(?:laravel|symfony|jwt|html)\b)/,
    `${PDO} password reset resets forgot forgotten recovery token tokens that expires expiring expire expiry valid link links secure secured random generate generates once after an hour hours flow used use single one-time one hashed stored user users email`,
    {
      options: {
        hours: new RegExp(
          `\\b(?:after |for |within |in )?(?:an? )?${TIME.replace('(?:ms|milliseconds?|seconds?|secs?|s|minutes?|mins?|hours?|h)', '(?:hours?|h)')}`,
        ),
      },
      shapes: { hours: (said) => `${Number(MINUTES(said)) / 60}` },
    },
  ),
  program(
    'pages-around',
    /^(?=.*\bpag(?:inat\w+|ination|er|e links?)\b)(?=.*\b(?:around|either side|each side|both sides|neighbou?rs?|neighbou?ring|ellipsis|dots|first and last|gaps?)\b)(?!.*\b(?:pdo|mysql|sql|laravel|database|ajax)\b)/,
    'paginate pagination pager array list items print prints show shows showing always first and last page pages links link current one around each either side of the two with function php html an ellipsis dots gaps between where in generate generates render renders numbers number per items results next previous',
    {
      options: {
        around: new RegExp(
          `\\b${NUMBER} (?:pages? |links? |neighbou?rs? |page links? )?(?:(?:on|to|at) )?(?:either|each|both|every) sides?(?: of (?:the )?current(?: (?:one|page))?)?|\\b${NUMBER} (?:pages? |neighbou?rs? )?(?:around|before and after|left and right of) (?:the )?current(?: (?:one|page))?`,
        ),
        size: new RegExp(
          `\\b(?:with |and |of )?${NUMBER} (?:items? |results? |entries |rows )?(?:per|on each|on every|a) page`,
        ),
        ends: /(?:[,;]? ?\b(?:and|with|plus|also|links?) )*\b(?:prev(?:ious)?|next)(?: ?(?:and|\/|or) ?(?:prev(?:ious)?|next))?(?: (?:links?|buttons?))?\b/,
      },
    },
  ),
  program(
    'csv-download',
    /^(?=.*\bcsv\b)(?=.*\b(?:export\w*|download\w*|output\w*|sends?)\b)(?!.*\b(?:import\w*|read\w*|upload\w*|pars\w+|curl|url|excel file|xlsx|laravel|wordpress|phpspreadsheet|league)\b)/,
    `${PDO} export exports exporting array of associative arrays rows query results result as a csv file download downloadable downloads downloading header headers row column names columns first line excel utf-8 utf8 encoding browser send sends sent data from to for the that opens correctly in php://output fputcsv content-disposition`,
    {
      options: {
        bom: /(?:\b(?:with|and|including|a|an|utf-?8) )*(?:bom|byte[ -]order[ -]mark)\b|\b(?:so that |that )?(?:it )?(?:opens |works |shows )?(?:correctly )?(?:in|for) (?:ms |microsoft )?excel(?: (?:opens|shows|reads) (?:it|umlauts|accents)(?: correctly)?)?/,
        separator:
          /(?:\b(?:with|and|using|a|as|the) )*\b(semicolons?|tabs?)(?: (?:as )?(?:the )?(?:separator|delimiter|separated|delimited))?\b|\bseparated by (semicolons?|tabs?)\b/,
        file: FILE('csv'),
        query: /\b(?:query|queries|mysql|pdo|database|sql|table)\b(?: results?)?/,
      },
      shapes: { separator: (said) => (/^semi/.test(said) ? ';' : '\' . "\\t" . \'') },
    },
  ),
  program(
    'csv-import',
    /^(?=.*\bcsv\b)(?=.*\b(?:imports?|inserts?|loads?|stores?|saves?)\b)(?=.*\b(?:mysql|pdo|sqlite|database|table)\b)(?!.*\b(?:export\w*|laravel|wordpress|html table|update|upsert|duplicates?|skip\w*|batch\w*|upload\w*)\b)/,
    `${PDO} read reads a csv file and import imports importing insert inserts inserting load loads store stores save saves it into the rows row from of all each header in transaction`,
  ),
  program(
    'session-cart',
    /^(?=.*\bcart\b)(?=.*\bsession\b)(?!.*\b(?:discount\w*|coupon\w*|vat|tax\w*|shipping|checkout|database|mysql|pdo|ajax|json|laravel)\b)/,
    'shopping cart class in the session sessions with add adds remove removes update updates quantity quantities change set total totals sum of and clear empty items item products product method methods php stored stores that based calculate calculates get for prices price function functions',
  ),
  program(
    'webhook-signed',
    /^(?=.*\bwebhooks?\b)(?=.*\b(?:signature|hmac|signed|secret|verif\w+)\b)(?!.*\b(?:stripe|git pull|deploy\w*|laravel|retr\w+|send\w*|queue|replay|timestamp)\b)/,
    'webhook receiver endpoint handler github verify verifies verifying check checks validates the hmac sha256 sha-256 signature signatures secret and returns return 401 403 on if it is wrong invalid json payload body decode decodes log logs event events header with that receives php script x-hub-signature-256 rejects unsigned requests request',
  ),
  program(
    'fetch-many',
    /^(?=.*\bcurl\b|.*\bfetch\w*\b|.*\bdownload\w*\b)(?=.*\b(?:urls?|addresses|pages|requests|apis?)\b)(?=.*\b(?:multi|parallel|concurrent\w*|at once|at the same time|simultaneously|asynchronous\w*)\b)(?!.*\b(?:save|file|files|progress|guzzle|retry|retries|post)\b)/,
    'multi curl curl_multi fetch fetches fetching download several many multiple list array of urls url pages in parallel concurrently at once the same time simultaneously and return returns their results result bodies body contents content requests get http with function php limit at most failed null as a for null timeout',
    {
      options: {
        seconds:
          /(?:\b(?:with|an?|and|timeout|of|per|each|request) )*(\d+)[ -]?(?:s|secs?|seconds?)\b(?: timeout)?(?: (?:per|for each|each) (?:request|url))?/,
        limit: new RegExp(
          `(?:\\b(?:with|at most|up to|max(?:imum)?|a maximum of|limit(?:ed)?(?: of| to)?|no more than|only) )*${NUMBER} (?:parallel |concurrent |simultaneous )*(?:requests|connections|at once|at a time|at the same time|in parallel|simultaneously)(?: at (?:once|a time|the same time))?`,
        ),
      },
    },
  ),
  program(
    'file-counter',
    /^(?=.*\b(?:hit|visit|visitor|page ?view)s?\b)(?=.*\bcount(?:s|er|ing)?\b)(?!.*\b(?:unique|per|daily|day|ip|session|cookie|mysql|database|sqlite|json|image|chart|each)\b)/,
    'hit hits visit visits visitor visitors page view views pageview pageviews counter count counts counting simple that is stored stores in a text txt file with locking lock flock php and shows show displays it the number of prints safe concurrent file-based based race conditions',
    { options: { file: FILE('txt') } },
  ),
  program(
    'guestbook',
    /^(?=.*\bguest ?book\b)(?!.*\b(?:mysql|database|sqlite|pdo|captcha|csrf|pagin\w+|login|admin|moderat\w+|delete|honeypot|email)\b)/,
    'guestbook guest book that stores store saves entries entry in a text txt json file flat with name and message messages form html escapes escaped escaping output newest first shows show list lists php simple date time xss safe page visitors can leave sign validation validates',
    { options: { file: FILE('(?:txt|json|jsonl)') } },
  ),
  program(
    'rss-read',
    /^(?=.*\b(?:rss|feed)\b)(?=.*\b(?:pars\w+|read\w*|fetch\w*|shows?|prints?|lists?|displays?|load\w*)\b)(?!.*\b(?:atom|cache\w*|generat\w+|create|several|multiple|html|wordpress)\b)/,
    'parse parses parsing read reads fetch fetches load loads an rss feed feeds xml and print prints show shows display displays list lists the titles title with links link dates date of entries items item from url simplexml latest php news a each',
    {
      options: {
        top: new RegExp(
          `\\b(?:the )?(?:(?:first|latest|newest|last|top) ${NUMBER}|${NUMBER} (?:latest|newest|most recent|first)?)(?: (?:entries|items|titles|headlines|news|posts))?\\b`,
        ),
      },
      derived: (values) => {
        const top = values.get('top');
        const cut: Record<string, string> = {};
        if (top) Object.assign(cut, { top: 'array_slice(', topEnd: `, 0, ${top})` });
        return cut;
      },
    },
  ),
  program(
    'zip-tree',
    /^(?=.*\bzip(?:s|ped|ping)?\b)(?=.*\b(?:folder|directory)\b)(?!.*\b(?:unzip|extract|password|encrypt\w*|exclud\w+|download\w*|backup|older|only)\b)/,
    'zip zips zipping a the folder directory and all its files subfolders subdirectories recursively with into to an archive ziparchive using function php script compress compresses in whole entire including keeping structure paths relative',
  ),
  program(
    'old-files',
    /^(?=.*\b(?:delet\w+|remov\w+|clean\w*)\b)(?=.*\bfiles?\b)(?=.*\bolder\b)(?!.*\b(?:keep\w*|size|larger|ask\w*|confirm\w*|archive|move|log|except|empty|list of)\b)/,
    'delete deletes deleting remove removes cleans clean up old files file older than days day in a the folder directory from of script php function cleanup given that are were last modified temp',
    {
      options: {
        days: new RegExp(`\\b(?:than )?${NUMBER} days?\\b`),
        deep: /\b(?:and (?:its |all )?(?:sub(?:folders|directories)|folders below)|recursive(?:ly)?|including sub(?:folders|directories))\b/,
        ending: /(?:\b(?:all|only) )?(?:\*?\.)(log|txt|tmp|csv|jpg|png|bak|zip|pdf|gz)\b(?: files)?/,
      },
      always: [
        /(?:[,;]? ?\b(?:and|with|has|an?|also|supports?|plus|optional|the) )*-{0,2}dry[ -]?run\b(?: (?:option|mode|flag|switch|that|only|lists|shows|prints|what|would|be|deleted|them|the|files))*/,
      ],
    },
  ),
  program(
    'container',
    /^(?=.*\b(?:dependency[ -]injection|di|ioc|service|psr-11)\b)(?=.*\bcontainer\b)(?!.*\b(?:laravel|symfony|docker|psr-11|tags?|attributes?|config)\b)/,
    'dependency injection di ioc service container simple class with autowiring auto wiring constructor reflection singletons singleton shared services bind binds binding bindings interfaces interface to implementations resolve resolves resolving get and php via using that supports its own dependencies automatically',
  ),
  program(
    'dispatcher',
    /^(?=.*\bevent[ -]?(?:dispatcher|manager|emitter)\b)(?!.*\b(?:psr-14|laravel|symfony|queue\w*|async|wildcards?|subscriber\w*|once|spl\w+)\b)/,
    'event events dispatcher emitter manager simple class with listeners listener priorities priority add remove dispatch listen and php that stop propagation stopping of forget unsubscribe',
  ),
  program(
    'autoload',
    /^(?=.*\bautoload\w*\b)(?!.*\b(?:composer\.json|composer|classmap|laravel)\b)/,
    'autoloader autoload autoloading psr-4 psr4 psr 4 spl_autoload_register simple php function for the namespace class classes that maps loads mapping to folder directory from without files file in a with',
    {
      options: {
        prefix: /\b(?:namespace|prefix)(?: prefix)? ["'`]?([a-z]\w+)["'`\\]*|["'`]([a-z]\w+)\\+["'`]/,
        folder:
          /\b(?:folder|directory|in|under|from|to)(?: the)? ["'`]?(src|lib|app|classes|source)["'`/]*(?: (?:folder|directory))?/,
      },
    },
  ),
  program(
    'middleware-stack',
    /^(?=.*\bmiddleware\b)(?=.*\b(?:pipeline|stack|chain|dispatcher|runner)\b)(?!.*\b(?:psr-15|laravel|slim|cors|auth\w*|rate)\b)/,
    'middleware middlewares pipeline stack chain runner simple class php that runs request requests response through around handler final next with add pipe each and can short-circuit closures callables for http',
  ),
  program(
    'thumbnail',
    /^(?=.*\bthumbnails?\b)(?=.*\b(?:upload\w*|image|picture|gd|photo)\b)(?!.*\b(?:folder|gallery|imagick|all images|watermark|keep\w*|aspect ratio|wordpress|video|several|multiple)\b)/,
    'create creates creating generate generates make makes a thumbnail thumbnails from of for an uploaded upload image images jpg jpeg png webp picture photo with gd and php crop crops cropped cropping center centre square function script size pixels px in the saves save it as form to resize resizes',
    {
      options: {
        width: /\b(\d{2,4})(?= ?[x×] ?\d{2,4}\b)/,
        height: /(?:·|[x×]) ?(\d{2,4})(?: ?(?:px|pixels))?\b/,
        mb: /\b(?:up to|at most|max(?:imum)?(?: of)?|limit(?: of)?) (\d+) ?mb\b/,
      },
    },
  ),
  program(
    'file-cache',
    /^(?=.*\bcach(?:e|ing)\b)(?=.*\bfiles?\b)(?!.*\b(?:page|html|http|etag|redis|apcu|laravel|psr-\d+|lru|css|header|api)\b)/,
    'file cache caching file-based based simple class with expiry expiration ttl time to live expires expire expiring get set delete remember php that stores values in files and has for entries after seconds',
    { options: { seconds: /\b(?:of |after |for )?(\d+) ?(?:seconds?|s)\b/ } },
  ),
  program(
    'level-log',
    /^(?=.*\blog(?:ger|ging)?\b)(?=.*\b(?:levels?|daily|rotat\w+)\b)(?!.*\b(?:psr-3|monolog|json|database|email|mail|size|mb|kb|parse\w*|read\w*|requests?|singleton)\b)/,
    'logger logging log class simple writes write writing to a file files with levels level debug info warning error and daily rotation rotates rotate rotated rotating per day one each new timestamps timestamp php that messages message day date lines in the folder directory',
    {
      options: {
        days: new RegExp(
          `(?:[,;]? ?\\b(?:and|keeps?|keeping|deletes?|removes?|deleting|logs|files|older|than|for|after|the|last|old|of|that|are) )*${NUMBER} days?\\b(?: (?:of logs|of log files|old))?`,
        ),
      },
    },
  ),
  program(
    'json-users',
    /^(?=.*\bjson\b)(?=.*\b(?:api|endpoint)\b)(?=.*\b(?:pdo|mysql|database|sqlite)\b)(?!.*\b(?:post|put|delete|crud|auth\w*|token|laravel|pagin\w+|search\w*|filter\w*|import\w*|file)\b)/,
    `${PDO} json api endpoint that returns return returning gives lists list users all from query a get single one by id as response content type proper status codes error errors rest`,
    {
      options: {
        table:
          /\b(?:returns?|lists?|for|of|with) (?:all |the |an? )*(users|customers|contacts|members|authors|employees)\b/,
      },
    },
  ),
];
