import type { Core } from './core.ts';
import { EXIT_ONE } from './duty-cores.ts';

/** Small scripts for the terminal. */
export const SCRIPT_CORES: readonly Core[] = [
  {
    id: 'todo-file',
    about:
      /^(?=.*\b(?:todo|to-do|task)s?\b)(?=.*\b(?:text file|txt|file|list|script|cli)\b)(?=.*\b(?:add|done|list)\b)(?!.*\b(?:priorit\w+|due|deadline|json|sqlite|search|categor\w+|make|gnu|tags?|edit)\b)/,
    name: 'main',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    options: {
      remove:
        /[,;]? ?\b(?:and |or )*(?:remov(?:e|es|ing)|delet(?:e|es|ing)|rm)\b(?: (?:commands?|tasks?|them))*/,
    },
    derived: (values) => (values.has('remove') ? { usage: ' | remove NUMBER' } : { usage: '' }),
    always: [
      /[,;]? ?\b(?:and |with |to |commands?: |the |mark(?:s|ing)? )*(?:adds?|adding|lists?|listing|done|complete|finish)(?:(?:,|,? and|,? or) (?:list|done|add|mark as done|complete))*(?: (?:commands?|tasks?|as done|subcommands?|them))*/,
    ],
    silent:
      'todo to-do to do list task tasks manager script cli file text stored saved kept in txt commands command subcommands simple',
  },
  {
    id: 'guess-number',
    about:
      /^(?=.*\bguess\w*\b)(?=.*\bnumber\b)(?!.*\b(?:timer|score|difficulty|levels?|word|two|player 2)\b)/,
    name: 'main',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    options: {
      most: /[,;]? ?\b(?:and |with |in |only |at most |up to |within |a |max(?:imum)? |limit |of |the |user |player |has |gets? )*(\d{1,2}) (?:attempts|tries|guesses|chances)\b/,
      range: /[,;]? ?\b(?:a |the |number |random |between |from |of )*(\d{1,6} ?(?:and|to|-) ?\d{1,7})\b/,
    },
    derived: (values) => {
      const [low = 1, high = 100] = values.get('range')?.match(/\d+/g)?.map(Number) ?? [];
      return low < high && high - low < 1_000_000
        ? { low: String(low), high: String(high), range: '' }
        : undefined;
    },
    always: [
      /[,;]? ?\b(?:and |with |that |which |it |the |script |gives? |says? |tells? |hints?)*(?: ?(?:hints?|you|me|whether|if|too|higher?|lower?|low|high|or|and|it|the|guess|is|was|user|player)\b)*(?:too (?:high|low)|higher|lower)\b(?: hints?)?/,
      /[,;]? ?\b(?:and |counts? |count |shows? |prints? |the |number of |how many )+(?:attempts|tries|guesses)(?: (?:needed|used|it took|at the end|taken))*\b/,
    ],
    silent:
      'guess guessing the number game random computer picks secret user player hints until right simple',
  },
  {
    id: 'calculator',
    about:
      /^(?=.*\bcalculator\b)(?!.*\b(?:bmi|tip|loan|age|scientific|interactive|menu|loop|expression|percent|modulo|power|date|subnet)\b)/,
    name: 'main',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    always: [
      /[,;]? ?\b(?:and |that |which |with |takes? |taking |the |handles? |checks? |reports? )*(?:two numbers and an operator|two numbers|an operator|division by zero|(?:invalid|wrong|bad) (?:input|operators?|numbers?)|add(?:ition)?,? subtract(?:ion)?,? multipl(?:y|ication),? (?:and )?divi(?:de|sion)|\+,? ?-,? ?\*,? ?(?:and )?\/)(?: (?:as|arguments?|from the command line|errors?|and)\b)*/,
    ],
    silent:
      'simple basic calculator takes two numbers operator operators arguments argument decimal decimals command line script four operations basic arithmetic',
  },
  {
    id: 'countdown',
    about:
      /^(?=.*\b(?:countdown|timer)\b)(?=.*\b(?:beep\w*|seconds?|bell|sound|terminal|\d+|script|given)\b)(?!.*\b(?:date|pomodoro|stopwatch|notification|until|systemd|christmas|minutes)\b)/,
    name: 'main',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    options: {
      beep: /[,;]? ?\b(?:and |that |which |it |with |a |an |the |then |plays? |rings? )*(?:beeps?|bell|sound|alarm)(?: (?:sound|at|when|the|end|it|is|over|reaches|zero|finished|done|time|up)\b)*/,
      seconds: /[,;]? ?\b(?:of |from |for |with )*(\d{1,6})[- ]?(?:seconds?|secs?|s)?\b/,
    },
    silent:
      'countdown timer count down counts seconds second given argument as number in terminal shows remaining time left mm ss from',
  },
  {
    id: 'colour-messages',
    about:
      /^(?=.*\bcolou?r(?:ed|s|ful)?\b)(?=.*\b(?:info|warning|error)s?\b)(?=.*\b(?:functions?|output|messages?|logging|print)\b)(?!.*\b(?:file|timestamp|date|success|debug|level)\b)/,
    name: 'main',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    always: [
      /\b(?:for |to |print |with |of )*(?:info|warnings?|errors?)(?:(?:,|,? and|,? or) (?:info|warnings?|errors?))*(?: messages?)?/,
    ],
    silent:
      'colored coloured color colour colors colours output functions function messages message print printing terminal helper helpers logging log with in red yellow green',
  },
  {
    id: 'post-json',
    about:
      /^(?=.*\b(?:post|send)s?\b)(?=.*\bjson\b)(?=.*\b(?:status|fails?|201|200|code)\b)(?!.*\b(?:file|csv|retr\w+|slack|server|parse)\b)/,
    name: 'main',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    options: {
      status:
        /[,;]? ?\b(?:(?:and|fails?|exits?|with|an|error|if|when|unless|the|status|response|code|is|not|isn't|http|other than|1) )*(20[0-9])\b/,
      token:
        /[,;]? ?\b(?:and |with |a |an |using )*bearer token(?: from (?:an? |the )?(?:environment variable|env(?:ironment)?)(?: api_token)?)?\b/,
    },
    silent:
      'post posts json to an api endpoint url with curl and fail fails if the status is not code send sends a body data request http exit',
  },
  {
    id: 'get-field',
    about:
      /^(?=.*\bbearer token\b)(?=.*\bjq\b)(?=.*\b(?:curl|api|call|get)\b)(?!.*\b(?:post|list|array|loop|pagin\w+|retr\w+|file)\b)/,
    name: 'main',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    options: {
      field:
        /\b(?:print(?:s)?|extract(?:s)?|show(?:s)?|get(?:s)?|read(?:s)?) (?:the |a )?(?:field (?:called |named )?)?["'`]?((?!field\b|value\b)[a-z_]+)["'`]?(?: field)?(?= (?:with|using|from|via|of|by)|$)/,
    },
    always: [
      /\bfrom (?:an? |the )?(?:environment variable|env(?:ironment)?)(?: (?:called |named )?api_token)?\b/,
    ],
    silent:
      'curl calls call an api with a bearer token print prints extract extracts field using jq get gets the value response json from',
  },
  {
    id: 'unzip-each',
    about:
      /^(?=.*\b(?:unzip|extract)s?\b)(?=.*\bzip\b)(?=.*\b(?:each|every|all|own)\b)(?=.*\b(?:folder|directory)\b)(?!.*\b(?:password|recursive\w*|subfolders|delete|remove|tar)\b)/,
    name: 'main',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    always: [
      /[,;]? ?\b(?:and |in)?(?:to )?(?:a |its |their )*(?:own |separate |sub)?(?:folders?|director(?:y|ies))(?: (?:of (?:its|their) own|with (?:the same|its) name|named after it|each))*/,
    ],
    silent:
      'unzip unzips extract extracts every each all zip file files zips archive archives in a into current its own',
  },
  {
    id: 'memory-warning',
    about:
      /^(?=.*\b(?:free|available)\b)(?=.*\b(?:memory|ram)\b)(?=.*\bwarn\w*|.*\balert\w*)(?=.*\d+ ?(?:mb|mib|megabytes))(?!.*\b(?:mail|email|slack|cpu|disk|process(?:es)?|every|log)\b)/,
    name: 'main',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    options: {
      mb: /[,;]? ?\b(?:(?:and|it|warns?|alerts?|if|when|there|is|are|less|fewer|than|below|under|only|falls|drops|the|free|available|memory|ram) )*(\d{1,7}) ?(?:mb|mib|megabytes)\b(?: (?:are|is|of|free|available|memory|ram|left)\b)*/,
    },
    always: [EXIT_ONE],
    silent: 'check checks free available memory ram and warn warns alert alerts script',
  },
  {
    id: 'csv-users',
    about:
      /^(?=.*\b(?:create|add)s?\b)(?=.*\busers?\b)(?=.*\bcsv\b)(?!.*\b(?:passwords?|sql|groups?|json|api|delete|mail)\b)/,
    name: 'main',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    always: [
      /[,;]? ?\b(?:and |but )*skip(?:s|ping)?(?: (?:those|users|that|the|ones|who|which|already|existing|exist|there|are|is)\b)*/,
    ],
    silent:
      'create creates add adds a user users linux system account accounts for each every line row of in from csv file bulk with username and full name home directory',
  },
  {
    id: 'validate-ip',
    about:
      /^(?=.*\b(?:valid\w*|checks?)\b)(?=.*\bip(?:v4)?(?: address)?\b)(?!.*\b(?:ipv6|v6|cidr|file|log|ping|public|private|range|subnet|list)\b)/,
    name: 'isIpv4',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    always: [EXIT_ONE],
    silent:
      'validate validates check checks if whether an ip ipv4 address is valid given argument script function',
  },
  {
    id: 'from-timestamp',
    about:
      /^(?=.*\b(?:unix|epoch)\b)(?=.*\b(?:timestamp|time|seconds)\b)(?=.*\b(?:to|into|as)\b.*\bdate)(?!.*\b(?:file|column|log|milli\w*|back)\b)/,
    name: 'main',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    options: { utc: /[,;]? ?\b(?:in |as |to )*(utc)\b/ },
    shapes: { utc: () => '-u ' },
    silent:
      'convert converts unix epoch timestamp time seconds to into a human readable date and given argument',
  },
  {
    id: 'project-folder',
    about:
      /^(?=.*\b(?:project|scaffold)\b)(?=.*\b(?:folders?|directory|structure|skeleton)\b)(?=.*\b(?:creat|make|scaffold|set)\w*\b)(?!.*\b(?:npm|python|venv|react|cmake|virtualenv|package\.json|template)\b)/,
    name: 'main',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    options: {
      git: /[,;]? ?\b(?:and |with |a |an |that |initiali[sz]es |runs? |it )*git(?: (?:init|repository|repo))*\b/,
      readme: /[,;]? ?\b(?:and |with |a |an |the )*readme(?:\.md)?(?: file)?\b/,
      ignore: /[,;]? ?(?:\band |\bwith |\ba |\bthe )*\.gitignore\b/,
      parts:
        /[,;]? ?\b(?:with |containing |and |the |folders? |subfolders? |directories )*((?:src|tests?|docs?|bin|lib|config|data|scripts|assets)(?:(?:,|,? and) (?:src|tests?|docs?|bin|lib|config|data|scripts|assets))*)(?: (?:folders?|directories|subfolders?))?\b/,
    },
    derived: (values) => ({
      folders: (values.get('parts') ?? 'src')
        .split(/,? and |, /)
        .map((one) => `"$name/${one}"`)
        .join(' '),
      files: [
        ...(values.has('readme') ? [`printf '# %s\\n' "\${name##*/}" >"$name/README.md"`] : []),
        ...(values.has('ignore') ? [`printf '%s\\n' node_modules dist .env >"$name/.gitignore"`] : []),
      ].join('\n'),
      readme: '',
      parts: '',
      ignore: '',
    }),
    silent:
      'script that creates create new project folder directory structure skeleton scaffold scaffolds named given name argument basic',
  },
];
