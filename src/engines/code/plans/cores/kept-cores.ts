import type { Core } from './core.ts';

/** Settings in a database, addresses in a file, durations with tests. */
export const KEPT_CORES: readonly Core[] = [
  {
    id: 'sqlite-settings',
    about:
      /(?=.*\bsqlite3?\b)(?:\b(?:user |app |application )?(?:settings?|preferences|configuration|config)\b|\bkey[- /]?values?(?: (?:pairs|store|storage))?\b)(?!.*\b(?:history|expir\w*|version\w*|namespace|encrypt\w*|page|route|endpoint|form)\b)/,
    name: 'Settings',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    always: [
      /\b(?:(?:and|for|that|which|can|to|with) )*(?:read(?:s|ing)?|writ(?:es?|ing)|stor(?:es?|ing)|sav(?:es?|ing)|load(?:s|ing)?|keep(?:s|ing)?|get(?:s|ting)?|set(?:s|ting)?|delet(?:es?|ing)|remov(?:es?|ing)|has|all|list(?:s|ing)?)\b(?: (?:methods?|functions?))?/,
      /\b(?:in|to|from|on top of|over|using|with|via|through|into|backed by) (?:an? |the )?(?:local |small )?sqlite3?(?: (?:database|db|file|table|module))*\b|\bsqlite3?\b/,
      /\b(?:using|with|via|through|over|and) (?:php'?s? )?(?:pdo|prepared statements|better-sqlite3|node:sqlite)\b|\bpdo\b/,
      /[,;]? ?\b(?:and |with |it )*(?:creat(?:es?|ing) )?(?:the |its )?table (?:is created )?(?:if|when) (?:it )?(?:is )?(?:missing|needed|not there|does not exist|doesn't exist)/,
      /[,;]? ?\b(?:and |with )*(?:an? )?(?:optional )?default(?: value)?s?(?: (?:if|when|for) (?:(?:a|the|it|key|is|are|not|missing|unknown|setting|found|there|keys|settings|does|exist|set) ?)+)?/,
    ],
    silent:
      'app user application preferences config configuration key keys value values pairs pair settings setting database db file table store them under name names',
  },
  {
    id: 'url-file',
    about:
      /(?=.*\bfile\b)(?=.*\b(?:200|answer\w*|respond\w*|reachable|dead|broken|fail\w*|down|status)\b)\b(?:list of )?(?:urls?|links|web ?sites|sites|addresses|web pages)\b(?!.*\b(?:markdown|html|download\w*|every \d|email|mail|slack|log|csv|json|parallel|background|title|time[sd]? each)\b)/,
    name: 'checkUrls',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    options: {
      timeout:
        /[,;]? ?\b(?:(?:with|and|an?|timeout|of|after|gives? up|waits?|waiting|at most|within|using) )*(\d+|two|three|five|ten|twenty)[- ]?(?:secs?|seconds?|(?<=\d)s)\b(?: timeout)?(?: (?:each|per (?:url|site|request)))?/,
      all: /[,;]? ?\b(?:and |then )*(?:prints?|shows?|lists?|reports?|outputs?|writes?) (?:the )?(?:(?:status(?: code)?s?|code|result) (?:of|for) (?:each|every|all)(?: (?:one|url|site|of them))?|(?:each|every|all) (?:url|one|site|of them)s?(?: (?:with|and) (?:its|the) (?:status|code|status code))?)/,
      fail: /[,;]? ?\b(?:and )*(?:exits?|ends?|returns?) (?:with )?(?:an? )?(?:non-?zero|error|status|exit|code|1| )*(?: status| code)?(?: 1)? (?:if|when) (?:any|one|some|there)(?: (?:of them|is|are|any|one|url|site|fails?|failed|down|broken|bad|does(?: not|n't) answer))*/,
    },
    always: [
      /\b(?:checks?|tests?|goes?|reads?|takes?|requests?|loops?)(?: (?:whether|if|through|over|each|every|all|for))*\b/,
      /\b(?:list of |the |all |each |every )*(?:urls?|links|web ?sites|sites|addresses|web pages)(?: (?:listed|given|stored|found|are|is))* (?:in|from|of) (?:an? |the )?(?:text )?file(?: (?:given|passed)? ?(?:as|on) (?:an? |the )?(?:first )?(?:argument|command line))?(?:[, (]*one per line\)?)?/,
      /[,;]? ?\b(?:and |then |but )*(?:only )?(?:prints?|shows?|lists?|reports?|outputs?) (?:only |just )*(?:the )?(?:ones?|those|urls?|links|sites|addresses|broken|dead|failing|failed|bad|which|that|not|any)(?: (?:ones?|urls?|links|sites|that|which|do|does|don't|doesn't|did|didn't|not|are|aren't|is|isn't|fail|failed|failing|with|another|other|answer(?:ing)?|respond(?:ing)?|return(?:ing)?|reachable|down|dead|broken|a|an|status|code|with|their|its|200|ok))*/,
      /\b(?:answers?|responds?|returns?|repl(?:y|ies)|answering|are|is)(?: (?:with|an?|http|status|code|ok|reachable|up|down))*(?: ?200)?(?: ok)?\b/,
      /\b(?:using |with |via )?curl\b/,
    ],
    silent: 'curl http https status code whether one per line print list them still up',
  },
];
