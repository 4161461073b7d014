import { GIVEN_TABLE } from '../knowledge/given-tables.ts';
import type { Skill } from '../skill.ts';
import { lazy } from './lazy.ts';
import { countries, dictionary, etymology, people, tale, verbForms, verse, works } from './lazy-facts.ts';
import { EARLY_TEXTS, grammar, retold, rewrite } from './lazy-texts.ts';

const worldClock = lazy(
  'world-clock',
  /\btime\b|\bo'?clock\b|\b\d{1,2}(?::\d{2})? ?(?:am|pm)\b|\b\d{1,2}(?::\d{2})? ?(?:utc|gmt|c?est|cet|edt|[pm][sd]t|cst|cdt|ist|jst|bst|aest)\b|\btime ?zones?\b|\b(?:utc|gmt) ?[+−–-]|\b(?:noon|midday|midnight)\b|\b(?:12|24)[- ]?hours?\b|\bhours?\b.*\bbetween\b/i,
  async () => (await import('./world-clock.ts')).worldClock,
);
const chemicalEquation = lazy(
  'chemistry',
  /[A-Z][a-z]?[\d₀-₉]?\s*(?:->|→|=|⇌|⟶|yields|gives)|\b(?:combustion|burn\w*)\b/,
  async () => (await import('./chemical-equation.ts')).chemicalEquation,
);
const identifiers = lazy(
  'identifiers',
  /\b(?:uuids?|guids?|md5|sha-?(?:1|224|256|384|512)|hash)\b/i,
  async () => (await import('./identifiers.ts')).identifiers,
);
/** Words of formulas, which may be asked for without numbers. */
const FORMULA =
  /\b(?:chance|probability|odds|force|margin|markup|density|voltage|current|resistance|power|energy|acceleration|momentum|pressure|average|speed|area|perimeter|circumference|volume|hypotenuse|diagonal)\b/i;
const SAYS_NUMBER =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|fifty|hundred|thousand|million|dozen|half|twice|double|triple|thirds?|quarters?|halves|both|consecutive|each|one)\b|%/i;
const ASKS_SUM =
  /\b(?:how (?:many|much|far|long|fast|old|deep|high|big|large)|what(?:'s| is| was| are) (?:its|the|his|her|their|my|our|that (?:per|an?|in))|pace|what would|what do (?:i|you|we)|when (?:is|was)|when (?:does|do|are|will|should|must|did)|what time|together|discount(?:ed)?|price|costs?|ratio|percent(?:age)?|change|total|sum|throughput|bandwidth|downtime|error budget|add(?: up)?|cheapest|most expensive|largest|smallest|highest|lowest|maximum|minimum|(?:down|up)load|transfer|split|pays?|shares?|number|invest|scale|how long|catch(?:es)? up|left|monthly|yearly|come to|when will)\b|%/i;
const wordProblem = lazy(
  'word-problem',
  { test: (message) => FORMULA.test(message) || (SAYS_NUMBER.test(message) && ASKS_SUM.test(message)) },
  async () => (await import('./word-problem.ts')).wordProblem,
);
/** Asked before the other sums, which would take a part of the numbers. */
const dailySums = lazy(
  'word-problem',
  /\d.*\b(?:how (?:many|long|high|likely)|what|when|total|pay|left|stock|mix|litres?|ml|buffer|share|kwh|volume|an hour|cheap(?:er|est)|better|best|less|vat|gst|sales tax|tiles?|slabs?|pavers?|planks?|panels?|boards?|bricks?|sheets|people|servings?|portions?|guests|how much|we are)\b|\b(?:cheap(?:er|est)|better|best|vat|gst|sales tax|how many [a-z ]*(?:tiles?|slabs?|pavers?|planks?|panels?|boards?|bricks?|sheets)|scale|serves|recipe|volume|how (?:many|much)|average|probability|chances?)\b.*\d|\b(?:probability|chances?|odds)\b/i,
  async () => (await import('./daily-sums.ts')).dailySums,
);
const sentiment = lazy(
  'sentiment',
  /\b(?:sentiment|mood|tone|feel(?:s|ing)?|(?:positive|negative|happy|unhappy|sad|angry|good|bad|friendly|unfriendly|satisfied|dissatisfied|pleased|upset|rude|polite|annoyed)(?:,| or) (?:or |an? )?(?:positive|negative|neutral|happy|unhappy|sad|angry|good|bad|friendly|unfriendly|satisfied|dissatisfied|pleased|upset|rude|polite|annoyed)|(?:review|feedback|comment|message|e-?mail|tweet|customer|text|sentence) (?:is )?(?:an? )?(?:positive|negative|happy|angry|good|bad))\b/i,
  async () => (await import('./sentiment.ts')).sentiment,
);
/** Asked before the error messages: a line of a log is counted, not explained. */
const logLines = lazy(
  'log',
  /\b(?:errors?|warn(?:ing)?s?|fatals?|criticals?|infos?|debug)\b[\s\S]*\n/i,
  async () => (await import('./log-lines.ts')).logLines,
);
/** Asked before the steps on lists, which know the order of the alphabet only. */
const measuredOrder = lazy(
  'transform',
  /^(?:please |can you |could you )*(?:put|sort|order|rank|arrange|list)\b[^:]*:/i,
  async () => (await import('./measured-order.ts')).measuredOrder,
);
const textSteps = lazy(
  'transform',
  /\b(?:sort|order|alphabet|arrange|rank|de-?dup|duplicate|unique|distinct|extract|pull|upper ?case|lower ?case|title ?case|capitali|count|number|bullet|reverse|comma|list|keep|remove|join|find)/i,
  async () => (await import('./text-steps.ts')).textSteps,
);
/** Asked before the units, which know no flour. */
const kitchenWeights = lazy(
  'units',
  /\b(?:cups?|tablespoons?|teaspoons?|tbsp|tsp)\b/i,
  async () => (await import('./kitchen-weights.ts')).kitchenWeights,
);
const wordSearch = lazy(
  'word-search',
  /\banagrams?\b|\bunscramble\b|\b(?:letter|letters) words?\b|\bwords? (?:that |which |with |of |from |made |can |start|begin|end|contain|using|in which)|\bspelled with\b/i,
  async () => (await import('./word-search.ts')).wordSearch,
);
const extraction = lazy(
  'extraction',
  /\b(?:extract|pull (?:out|.{1,60} out)|get|table|(?:find|list) (?:all|the|every)|give me|show me|json (?:(?:list|array|object) )?(?:with|of|containing|having)|json\b.*\b(?:fields?|keys?|properties|attributes)|(?:as|into|to|in) (?:an? )?(?:valid )?json)\b/i,
  async () => (await import('./extraction.ts')).extraction,
);
const fileModes = lazy(
  'file-modes',
  /\bchmod\b|\b(?:mode|permissions?|rights) [0-7]{3,4}\b|\b[0-7]{3} permissions?\b|[r-][w-][x-][r-][w-][x-]/i,
  async () => (await import('./file-modes.ts')).fileModes,
);
const crontab = lazy(
  'crontab',
  /\bcron|\b(?:run|runs|execute[sd]?|schedule[sd]?|start|script)\b.*\bevery\b|(?:[\d*][\d*/,-]* ){4}[\d*]/i,
  async () => (await import('./crontab.ts')).crontab,
);
const testRegex = lazy(
  'regex-test',
  /\bmatch(?:es|ed)?\b/i,
  async () => (await import('./test-regex.ts')).testRegex,
);
const explainRegex = lazy(
  'regex-meaning',
  /[\\^$[{+*]/,
  async () => (await import('./explain-regex.ts')).explainRegex,
);
const abbreviations = lazy(
  'abbreviation',
  /\b(?:stands?|short|abbreviation|acronym) (?:for|of)\b|\b(?:full|long) form\b|\bexpan(?:d|ded|sion)\b|\bspell out\b|^.{0,24}\bwhat\b.{1,30}\bmean/i,
  async () => (await import('./abbreviations.ts')).abbreviations,
);
const unixTime = lazy(
  'unix-time',
  /\b(?:unix|epoch|posix)\b|\btimestamps?\b|\b1\d{9}(?:\d{3})?\b/i,
  async () => (await import('./unix-time.ts')).unixTime,
);
const reference = lazy(
  'reference',
  /\bports?\b|\bascii\b|\b[1-5]\d\d\b|\b(?:status|response|error) code\b|\bhttp status\b/i,
  async () => (await import('./reference.ts')).reference,
);
const suggestions = lazy(
  'suggestions',
  /\b(?:ideas?|names?|suggestions?|ice ?breakers?)\b|\bquestions\b.*\binterview|\binterview questions\b|\bwhat (?:should|could|can) (?:i|we)\b|\b(?:dish(?:es)?|meals?|recipes?|cook|dinner|lunch) (?:with|using|from)\b|\bbored\b/i,
  async () => (await import('./suggestions.ts')).suggestions,
);
const topic = lazy(
  'topic',
  /\b(?:about|topics?|subject|theme)\b/i,
  async () => (await import('./topic.ts')).topic,
);
/** A line that a program wrote; asked early, because the skills for code would take it. */
const pastedErrors = lazy(
  'error-message',
  /#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!)|\b\w*(?:Error|Exception|Rejection)\b|\bE[A-Z]{4,}\b|[A-Z]_(?:FAILED|INVALID)\b|BackOff\b|^(?:uncaught|fatal|error|bash|zsh|sh|npm ERR|curl|ssh|nginx|panic|git|docker|python|psql)\b[^?]{0,40}: \S|\bobject is not\b|\bis not a function\b|\b(?:git|docker|npm|pip|kubectl|ssh|curl|bash|zsh|python|node) (?:says|said|tells me|complains|reports|prints|answers)\b|\b(?:says|said|shows|prints|reports|gives me|complains) ["“]/,
  async () => (await import('./error-messages.ts')).errorMessages,
);
const errorMessages = lazy(
  'error-message',
  /#[\w/!?]{3,}|error|\bno \w+ (?:left|such|module)|\bnot? |has no|\bnull\b|pointer|full\b|overwritten|diverge|gateway|dumped|missing|too many|quota|exception|out of|denied|refused|fault|cannot|can't|could not|failed|fatal|not found|timed? ?out|\bE[A-Z]{4,}\b|\b[45]\d\d\b|\bkilled\b|conflict|\bbranch is (?:ahead|behind)\b|\bcors\b|reject|locked|detached|undefined|unexpected|expired|invalid|managed|mean|unable|unbound|ambiguous|busy|mismatch|malformed|exceed|aborted|clobber|awaited|refspec|\bora-\d|unmet|deadline|nxdomain|x509|rate limit|toomany|oomkilled|noauth|wrongtype|glibc|gone away|visual c\+\+|hung up|early eof|libgl|separator|string indices|can only|changed size|literal|no such|main class|insufficient|manifest|loading shared|redirects|xcrun|deep(?:ly)?|maximum|stackoverflow|wheel for|declared|circular|already|warning|unsupported|class file|\bbad sub/i,
  async () => (await import('./error-messages.ts')).errorMessages,
);
/** Words of questions about commands. */
const COMMAND_WORDS =
  /\b(?:git|docker|containers?|images?|volumes?|compose|regex|regexp|regular expression|shell|bash|zsh|linux|terminal|command|vim|vi|nano|files?|(?:sub)?folders?|(?:sub)?director(?:y|ies)|branch(?:es)?|commits?|(?:un)?committed|tags?|process(?:es)?|ports?|ssh|lines?|scripts?|stash(?:es)?|(?:un)?staged?|staging|rebase|merge|push|pull|fetch|clone|remote|repo(?:sitory)?|symlinks?|kill|shut ?down|power off|reboot|ip|nginx|apache2?|disk|memory|ram|archive|tar|zip|unzip|curl|cron|sed|grep|awk|symlink|environment variables?|services?|packages?|users?|firewall|domain|dns|alias|cpu|cores?|password|certificate|json|video|uptime|website|url|servers?|hidden|csv|columns?|tunnels?|logs?|hosts?|strings?|spaces?|words?|texts?|main|master|chmod|gzip|bastion|database|tables?|rows?|history|pods?|deployments?|namespaces?|ping|mp[34]|mov|mkv|pdfs?|ffmpeg|audio|png|jpe?g|webp|bash|(?:second|third|nth|2nd|3rd) highest salary)\b|^select\b|\b\w[\w-]*\.(?:txt|log|csv|json|ya?ml|ini|conf|cfg|sh|py|js|ts|md|html|css|sql|xml|zip|gz|toml)\b/i;
const recipes = lazy('recipe', COMMAND_WORDS, async () => (await import('./recipes.ts')).recipes);
const TOOL_WORDS =
  /\b(?:git|docker|regex|regexp|regular expression|bash|linux|ubuntu|vim|npm|npx|nvm|node|python3?|pip3?|venv|virtualenv|sql|sqlite|mysql|postgres(?:ql)?|psql|kubectl|kubernetes|k8s|pods?|jq|curl|tmux|rsync|systemd|systemctl|ssh|symlinks?|symbolic link|environment variables?|env vars?|xargs|grep|cherry[- ]pick|pytest|jest|vitest|redis(?:-cli)?|excel|spreadsheets?|google sheets?|libre ?office|[vhx]lookup|(?:sum|count|average)ifs?|pivot tables?)\b/i;
/** Questions that name a tool. Asked early, because the skills for code and texts would take them, too. */
const toolRecipes = lazy('recipe', TOOL_WORDS, async () => (await import('./recipes.ts')).recipes);
/** Asked after the recipes, which are shorter. */
const sqlRequest = lazy(
  'code',
  /\b(?:sql|sqlite|mysql|postgres(?:ql)?)\b/i,
  async () => (await import('./sql-request.ts')).sqlRequest,
);
/** Asked before the stored queries, whose tables are others, and before the sums. */
const givenTables = lazy('code', GIVEN_TABLE, async () => (await import('./sql-request.ts')).sqlRequest);
/** "REST or GraphQL?" asks for what tells them apart, where that is known. */
export const eitherIdea = lazy(
  'idea',
  /^[\w.+#-]+ or [\w.+#-]+[?. ]*$|^.{2,120} or .{2,40},? (?:if|when|where|in case|because|given|since) |^(?:if|when|for|to) .{2,80}, .{1,50} or .{2,40}\?$|^[\w.+# -]{2,30} or [\w.+# -]{2,30}[,:?] (?:which|what)\b/i,
  async () => (await import('./ideas.ts')).ideas,
);
/** "difference between 401 and 403" is no subtraction. */
const statusIdea = lazy(
  'idea',
  /\b(?:difference|differ|vs\.?|versus)\b.*\b[1-5]\d\d\b.*\b[1-5]\d\d\b|\b[1-5]\d\d (?:vs\.?|versus|or) [1-5]\d\d\b/i,
  async () => (await import('./ideas.ts')).ideas,
);
/** Asked before the documentation, which would explain octet's own API when asked "what is an API". */
export const ideas = lazy(
  'idea',
  /^(?:please |can you |could you )*(?:what|which|explain|define|describe|tell me|how does|why|when|difference|compare|should|pros|cons|show me an? [a-z ]{0,20}example of|give (?:me )?an? [a-z ]{0,20}example of|the pros|advantages|disadvantages|benefits|drawbacks|downsides|give me the)\b|\bshould (?:i|we) |\b(?:what|which)(?: one)? (?:do|would) (?:i|we|you) |^(?:is|are) .{1,40} or .{1,40} better\b|^is it (?:better|best|easier) to [^?]{3,60} or |^(?:is|are) .{2,40} than .{1,30}$|^(?:[\w.+# -]{2,30}, )*[\w.+# -]+,? or [\w.+# -]{2,30}(?: for\b|[?. ]*$)|\binstead of\b|^[\w.+#/ -]{3,40}[,:]? (?:in (?:just |only )?(?:one|two|three|four|a few|\d) (?:short |simple )?sentences?|in (?:simple|plain) (?:terms|words|english)|(?:explained?|in short|briefly)(?: simply)?)[?.! ]*$|^(?:big[- ]?o|(?:time )?complexity) (?:notation )?(?:of|for)\b|\b(?:vs\.?|versus|difference between)\b|^(?!how\b|who\b|where\b|is\b|are\b|do\b|does\b|can\b)[\w+#./-]+(?: [\w+#./-]+){0,3}[?.! ]*$/i,
  async () => (await import('./ideas.ts')).ideas,
);

/** Asked before the works and the suggestions, which have the same words. */
export const themeLists = lazy(
  'suggestions',
  /\b(?:ideas?|suggest\w*|recommend\w*|things (?:to|we)|activities|topics|questions to|brainstorm|prompts?|what (?:can|could|should|to)|need|ways|come up)\b|\b(?:give|list|name|find|show|some|few|good|best)\b.*s\b|^\d+ [a-z]|^(?:[a-z-]+ ){1,2}for\b/i,
  async () => (await import('./theme-lists.ts')).themeLists,
);
/** Asked before the choice by chance, which would take "fewer or less". */
export const usage = lazy(
  'everyday',
  /\bor\b|\bvs\b|\bversus\b|\bdifference\b|\b(?:use|confus\w+|mix\w*) .*\band\b|\/|, /i,
  async () => (await import('./usage.ts')).usage,
);
/** Its texts are told in plain words, as those of the other everyday questions are. */
export const generalIdeas = lazy(
  'everyday',
  /\b(?:what|whats|explain\w*|explanation|define|definition|describe|tell me|meaning|means?|understand|difference|vs\.?|versus|is|how do(?:es)?|why|i keep)\b|^\S+(?: \S+){0,3}$/i,
  async () => (await import('./general-ideas.ts')).generalIdeas,
);

/** Asked first: its numbers and times are conditions of a command. */
const composedCommands = lazy(
  'recipe',
  /\b(?:docker|containers?|files?|folders?|director(?:y|ies)|symlinks?|commits?|git log|git diff|chang(?:es|ed)|passwords?|tags?|branch(?:es)?|columns?|fields?|lines?|curl|rsync|jq|tar|zip|compress|archive|unzip|untar|unpack|decompress|uncompress|extract|gunzip|unrar|ffmpeg|videos?|audio|mp[34]|m4a|flac|wav|ogg|\w[\w-]*\.(?:txt|csv|tsv|log|md))\b/i,
  async () => (await import('../commands/compose.ts')).composedCommands,
);

/** Asked before the idioms and the commands, which have the same words. */
const dockerfiles = lazy(
  'recipe',
  /\bdocker ?file\b/i,
  async () => (await import('../commands/dockerfile.ts')).dockerfile,
);

/** Asked before the skills for sums and SQL, which have the same words. */
const spreadsheets = lazy(
  'recipe',
  /\b(?:excel|spreadsheets?|sheets?|libre ?office|[vhx]lookup|(?:sum|count|average)ifs?)\b/i,
  async () => (await import('../commands/spreadsheet.ts')).spreadsheetFormula,
);

/** Asked before the stored ones, which know fewer wishes. */
const composedRegex = lazy(
  'recipe',
  /\b(?:regex(?:p|es)?|regular expressions?)\b/i,
  async () => (await import('../commands/compose-regex.ts')).composedRegex,
);

/** Asked before the commands and the regular expressions, which have the same words. */
const reasons = lazy(
  'reason',
  /^(?:can|is|should|could|what is the difference)\b|\bslow(?:ly)?\b|\b(?:why|how come|nothing|no rows|zero rows|not|never|still|only|twice|loop|smaller|reduce|greedy|bad|dangerous|should i|wrong|false|nan|one day|drops?|loses?|huge|vs|difference between is|renders?|disconnects?|mutable|prevent|protect|avoid|store|cent(?:er|re)|conflicts?|memory leaks?|faster|speed up|profile)\b|n't\b/i,
  async () => (await import('./reasons.ts')).reasons,
);

/** Asked before the commands and the dictionary: it asks for nothing to be done. */
const commandMeaning = lazy(
  'command',
  /^(?:please |can you |could you |so |hi,? )*(?:what (?:does|do|would|will) |(?:explain|describe):? |what(?:'s| is) [^?]{1,60} -)/i,
  async () => (await import('./command-meaning.ts')).commandMeaning,
);
/** Asked before the suggestions, whose names are others. */
const listing = lazy(
  'list',
  /\b(?:start(?:s|ing)?|begin(?:s|ning)?) with\b|\b(?:animals|fruits|vegetables|colou?rs|sports|instruments|programming languages|planets|continents|countries|capitals)\b/i,
  async () => (await import('./listing.ts')).listing,
);
/** Asked before the code and the suggestions, which have the same words. */
const naming = lazy(
  'suggestions',
  /\b(?:names?|call)\b.*\b(?:function|method|variable|boolean|flag|constant|tool|cli|app|application|library|package|script|bot|plugin|extension|program|utility|command)\b|\b(?:function|method|variable|boolean|flag|constant) names?\b/i,
  async () => (await import('./naming.ts')).naming,
);
const translation = lazy(
  'translation',
  /\b(?:spanish|french|german|italian|portuguese|dutch|swedish|polish|turkish|japanese|chinese|mandarin|korean|russian)\b/i,
  async () => (await import('./translation.ts')).translation,
);
const heading = lazy(
  'heading',
  /\b(?:titles?|subject|headlines?|heading|slogans?|taglines?|mottos?)\b/i,
  async () => (await import('./heading.ts')).heading,
);
/** Asked before the recipes, which would tell the version that is installed. */
const notKnown = lazy(
  'not-known',
  /\b(?:latest|newest|current|recent|last|lts|stable|next|new)\b.*\b(?:versions?|releases?|released|out)\b|\bversion\b.*\b(?:latest|newest|current)\b|\blts\b/i,
  async () => (await import('./not-known.ts')).notKnown,
);
/** Asked before the skills for texts and commands: "split a string in go" splits nothing here. */
const idioms = lazy(
  'code',
  /\b(?:python3?|py|javascript|js|node(?:\.?js)?|typescript|ts|go|golang|rust|express(?:\.?js)?|flask|pandas|react|promises?|list comprehension)\b/i,
  async () => (await import('./idioms.ts')).idioms,
);
/** Asked before the other commands, which know less of a single program. */
const toolCommands = lazy(
  'recipe',
  /\b(?:pandas|data ?frames?|numpy|pytest|nginx|mongo(?:db|sh)?|aws|gh|github cli|helm|uv|poetry|cargo|go|golang|typescript|tsc|react|css|kubectl|kubernetes|k8s|docker|jq|awk|sed|powershell|pwsh|curl|tmux|n?vim?|neovim|openssl|ff(?:mpeg|probe)|terraform|redis(?:-cli)?|psql|pg_\w+|postgres(?:ql)?|mysql(?:dump)?|mariadb|sqlite3?|systemctl|systemd|journalctl|journald|makefiles?|make|ssh|npm|pip3?|venv|git|grep|find|tar|tgz|apt(?:-get)?|dpkg|debian|ubuntu)\b/i,
  async () => (await import('./tool-commands.ts')).toolCommands,
);
/** Asked last: it looks for a stored name anywhere in a question. */
const coveredIdeas = lazy('idea', /\w/, async () => (await import('./covered-ideas.ts')).coveredIdeas);
/** Asked last: a wish for something to be done that has none of the words of commands. */
const otherRecipes = lazy(
  'recipe',
  /^(?:please |can you |could you |hi,? |so )*(?:how (?:do|can|to|would)\b|what(?:'s| is) the (?:command|way|syntax)|command (?:to|for|that)|show me how)/i,
  async () => (await import('./recipes.ts')).surelyRecipes,
);
/** Asked early: "is a Python set ordered" sorts nothing. */
const properties = lazy(
  'idea',
  /^(?:(?:in )?(?:http|rest|sql|networking|programming)[:,] ?|so,? |and )*(?:(?:is|are|isn't|aren't|can|does|do|why (?:is|are))\s.{6,110}|(?:which|what)\s[a-z ]{3,50}\s(?:are|have|use)\s.{3,90})$/i,
  async () => (await import('./properties.ts')).properties,
);

/** True if a message has a word about commands. */
export const isAboutCommands = (message: string): boolean =>
  COMMAND_WORDS.test(message) || TOOL_WORDS.test(message);

/** Asked before the skills for sums, dates and texts, which would take these questions, too. */
export const EARLY_SKILLS: readonly Skill[] = [
  ...EARLY_TEXTS,
  people,
  works,
  etymology,
  properties,
  notKnown,
  naming,
  translation,
  heading,
  dockerfiles,
  idioms,
  listing,
  spreadsheets,
  toolCommands,
  composedCommands,
  composedRegex,
  givenTables,
  reasons,
  chemicalEquation,
  statusIdea,
  worldClock,
  identifiers,
  verse,
  tale,
  logLines,
  dailySums,
  kitchenWeights,
  wordProblem,
  sentiment,
  wordSearch,
  measuredOrder,
  textSteps,
  extraction,
  fileModes,
  commandMeaning,
  crontab,
  testRegex,
  explainRegex,
  abbreviations,
  unixTime,
  reference,
  retold,
  rewrite,
  pastedErrors,
  grammar,
  toolRecipes,
  sqlRequest,
];
/** Asked after them, because these patterns fit many other questions. */
export const LATE_SKILLS: readonly Skill[] = [
  topic,
  countries,
  errorMessages,
  recipes,
  suggestions,
  verbForms,
  dictionary,
  coveredIdeas,
  otherRecipes,
];
