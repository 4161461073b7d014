import type { Core } from './core.ts';

/** Programs that one or a few languages are asked for. */
export const UPKEEP_CORES: readonly Core[] = [
  {
    id: 'folder-words',
    about:
      /^(?=.*\bwords?\b)(?=.*\b(?:goroutines?|concurrent(?:ly)?|parallel)\b)(?=.*\bfiles?\b)(?=.*\b(?:folder|directory|tree|files)\b)(?!.*\b(?:frequen|most common|top|log|urls?|csv|lines)\b)/,
    name: 'countWords',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    options: {
      ext: /(?<![\w*])\*?\.?(md|markdown|txt|go|html|rst|tex|adoc|log)\b(?= ?files?\b|·)|\b(markdown|text)(?= files?\b)/,
    },
    shapes: { ext: (said) => ({ markdown: '.md', text: '.txt' })[said] ?? `.${said}` },
    always: [
      /\b(?:using |with |in |starts? |spawns? |by )*(?:one|a|its own|own|separate)? ?goroutines? (?:per|for (?:each|every)) files?\b|\b(?:concurrently|in parallel)(?: with goroutines)?|\b(?:using |with )?goroutines\b/,
      /[,;]? ?\b(?:and |then )*(?:prints?|shows?|reports?)(?: the| a| grand)*(?: total| sum| overall)+(?: (?:count|number|of|all|words|at|the|end|sum))*/,
      /\b(?:with |using |and )*(?:a )?(?:sync\.)?waitgroups?(?: and (?:a )?(?:mutex|channel))?|\b(?:with |over |through |using |and )*(?:a )?channels?\b/,
      /\b(?:in|of|below|under|inside|from) (?:an?|the|its|all|every)? ?(?:given |whole )?(?:folder|directory|dir|tree)(?: tree)?(?: (?:recursively|and (?:all )?(?:its )?sub-?(?:folders|directories)))?/,
    ],
    silent:
      'count counts counting words word every each all file files folder directory number total per end at print prints recursively name names',
  },
  {
    id: 'resize-upload',
    about:
      /^(?=.*\b(?:resiz|scal|shrink|thumbnail)\w*)(?=.*\b(?:jpe?gs?|images?|photos?|pictures?|pngs?)\b)(?=.*\bupload)/,
    name: 'resizeUpload',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    options: {
      width:
        /\b(?:to )?(?:a )?(?:at most|max(?:imum)?(?: width)?(?: of)?|no more than|up to|width of)? ?(\d{2,5}) ?(?:pixels|px)?(?: (?:wide|in width|width|pixels wide))?/,
      quality: /\b(?:with |and |at |a )*(?:jpeg )?quality(?: of)? (\d{1,3})\b ?%?/,
      folder:
        /\b(?:(?:and|saves?|stores?|it|them|puts?) )*(?:in|into|to|under) (?:the |an? )?["'`/]*([a-z_]+)["'`/]*(?: (?:folder|directory))/,
    },
    always: [
      /[,;]? ?\b(?:and |while |but )*(?:keep(?:s|ing)?|preserv(?:es?|ing)|maintain(?:s|ing)?|with)(?: the| its)?(?: (?:original|right|correct))? (?:aspect ratio|proportions)/,
      /[,;]? ?\b(?:and |but )*(?:does not|doesn't|never|without) (?:enlarg|upscal|mak)\w*(?: (?:smaller|small|images?|ones|pictures|them|larger))*/,
      /[,;]? ?\b(?:and |but )*(?:reject(?:s|ing)?|refus(?:es?|ing)|checks?|validates?)(?: (?:that|the|it|other|files?|anything|is|really|a|if|file type|types?|mime|uploads?|jpe?g|not|else|which|are|isn't|an?|image|real|errors?))*/,
      /\b(?:with |using )+(?:the )?gd(?: library| extension)?/,
    ],
    silent:
      'resize resizes resizing scale scales scaled down shrink upload uploaded uploads jpeg jpg image photo picture user users file wide width pixels px most aspect ratio save saves saved new copy form handler php script function server disk store',
  },
  {
    id: 'countdown-date',
    about:
      /^(?=.*\bcount ?down\b|.*\btime (?:left|remaining)\b)(?=.*\bdates?\b|.*\bbirthday\b|.*\bdeadline\b|.*\bevent\b)(?=.*\b(?:days?|hours?|minutes?)\b)(?!.*\b(?:html|page|react|web|browser|css|component|button|every second)\b)/,
    name: 'countdown',
    parameters: [],
    isAlone: true,
    isProgram: true,
    isUsefulInPart: true,
    options: {
      seconds: /,? ?\b(?:and )?seconds\b/,
    },
    always: [
      /\b(?:that |which |and )*(?:says?|tells?|shows?|returns?|prints?|gives?|computes?|calculates?|knows) (?:me )?(?:how many|the|how much)(?: (?:number of|time|remaining))?/,
      /[,;]? ?\b(?:and )?(?:says?|tells?|returns?|prints?|shows?|reports?)(?: (?:that|it|if|when|so))*(?: (?:the|date|is|has|it))* (?:already |in the past|passed|over|past)+/,
    ],
    silent:
      'countdown count down date dates day days hour hours minute minutes left remaining until to struct class type given target event future remain still time birthday deadline many how says tells',
  },
  {
    id: 'watch-log',
    about:
      /^(?=.*\b(?:follow|watch|monitor|tail|keep)\w*\b)(?=.*\b(?:log|file)\b|.*\.(?:log|txt)\b)(?=.*\b(?:contain\w*|match\w*|with the (?:word|text)|for (?:the (?:word|text) )?["'`]?[a-z]+|appears|shows up)\b)(?!.*\b(?:folder|directory|class|test|csv|json)\b)/,
    name: 'follow',
    parameters: [],
    isProgram: true,
    isAlone: true,
    oneOf: ['text'],
    shapes: {
      text: (said) =>
        said
          .split(/, or |, and |, | or | and /)
          .map((one) => `"${one.replace(/^["'`]|["'`]$/g, '')}"`)
          .join(', '),
    },
    options: {
      nocase: /[,;]? ?\b(?:and )?(?:ignor(?:es?|ing) case|case[- ]?insensitive(?:ly)?|regardless of case)\b/,
      path: /(?<![\w/.])["'`]?((?:(?:~|\.{1,2})?\/[\w./-]*\w|[\w-]+\.(?:log|txt)))["'`]?(?=$|[\s,;])/,
      text: /[,;]? ?\b(?:(?:and|when(?:ever)?|if|each time|every time|the|any|all|every|each|new|log|lines?|it|that|which|is|as soon as|prints?|a|only) )*(?:contain(?:s|ing)?|with|match(?:es|ing)?|for|mention(?:s|ing)?|includ(?:es|ing)) (?:the )?(?:words?|texts?|strings?)? ?((?:["'`][^"'`]{1,40}["'`]|(?!(?:the|a|an|new|lines?|its)\b)[\w.-]*\w)(?:(?:, or |, | or )(?:["'`][^"'`]{1,40}["'`]|[\w.-]*\w))*)/,
      stamp:
        /[,;]? ?\b(?:(?:and|with|prefixed|preceded|together|along|plus|prints?|by|including) )*(?:the |a |its )?(?:current )?(?:time ?stamps?|date and time|time)\b(?: (?:and|with|in front of|before) (?:the |each )?(?:lines?|it))?/,
    },
    always: [
      /\b(?:watch(?:es)?|follows?|monitors?|tails?|keeps? an eye on)\b(?: (?:an?|the|my|log|file|text)\b)*(?: (?:given|passed)(?: (?:as|on|by) (?:an? |the )?(?:first )?(?:command[- ]line )?(?:argument|command line))?)?/,
    ],
    silent:
      'node nodejs log file line lines new print prints show shows every each it whenever when is added written appears them out they',
  },
  {
    id: 'hex-dump',
    about:
      /^(?=.*\b(?:hex ?dump|hexadecimal|hex|xxd)\b)(?=.*\bfiles?\b|.*\bhex ?dump\b|.*\bxxd\b)(?!.*\b(?:colou?rs?|convert|number|string|rgb|decode|encode|function|parse|checksum|hash)\b)/,
    name: 'hexDump',
    parameters: [],
    isProgram: true,
    isAlone: true,
    isUsefulInPart: true,
    options: {
      width:
        /[,;]? ?\b(?:(?:with|and|in|rows of|lines of|shows?|showing|prints?|printing) )*(\d{1,2}|eight|sixteen) ?bytes?(?: (?:per|a|on each|in each|in a|each|to a) ?(?:lines?|rows?)?)?/,
    },
    shapes: { width: (said) => ({ eight: '8', sixteen: '16' })[said] ?? said },
    always: [
      /[,;]? ?\b(?:(?:and|with|plus|showing|shows?|followed by|then|a|an|the|printable|non-printable|readable|as|column of|column with|for|its|their) )*(?:ascii|characters?|text|letters|column|offsets?|addresses|dots?|addresse?s?)\b(?: (?:ascii|characters?|text|column|representation|version|offsets?|letters|values|bytes|in front|before|each|every|line|as|dots?|a|for|of|in|the|at|start|hexadecimal|hex)\b)*(?: (?:beside|next to|alongside|on the right|on the left|to the right|at the (?:right|end|side|start)|in a (?:second |right )?column|behind)(?: (?:it|them|of it|of them|of each line|side|the (?:bytes|hex(?: values| codes)?)))*)?/,
      /\b(?:of|from|for|as|a|the|binary|any|given) ?files?\b(?: (?:given|passed|named)(?: (?:as|on|by) (?:an? |the )?(?:first )?(?:command[- ]line )?(?:argument|command line))?)?/,
      /\b(?:like|similar to) (?:xxd|hexdump(?: -c)?|hexdump)\b/,
    ],
    silent:
      'hex hexdump dump hexadecimal xxd file files shows show print prints bytes byte per line lines row in form format contents content tool program displays display utility command view viewer read reads binary right left side non printable dots dot every each',
  },
];
