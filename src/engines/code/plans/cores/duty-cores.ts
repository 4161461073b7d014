import type { Core } from './core.ts';

const TOP =
  /[,;]? ?\b(?:and |the |show(?:ing|s)? |only |list(?:ing|s)? |limited to |with )*top (\d{1,3}|five|ten|twenty)\b(?: (?:only|of them|urls|paths|addresses|ips))?/;
const top = (said: string): string => ` | head -n ${{ five: 5, ten: 10, twenty: 20 }[said] ?? said}`;
export const EXIT_ONE =
  /[,;]? ?\b(?:and |with |it |then )*(?:exits? (?:with )?(?:(?:status|code|exit code) )?1|exit(?:s|ing)? (?:code|status) (?:of )?1|(?:exits? )?with (?:an )?(?:error|exit) (?:code|status)(?: 1)?|return(?:s|ing)? 1|fails?)(?: (?:if|when|in that case|then|unless|otherwise|so|it|one|any|is|expires|soon|they|not)\b)*/;
const EVERY =
  /[,;]? ?\b(?:and |check(?:s|ing|ed)? |waits? |with |a |pause |of |it |the |service |url )*(?:every|each|after) (\d{1,4}) ?(?:s|secs?|seconds)\b/;
const CONSECUTIVE =
  /[,;]? ?\b(?:(?:if|when|after|and|only|it|its|the|a|url|page|site|website|endpoint|health ?check|check|that|has|have|does|do|doesn't|isn't|is|not|n't|fail(?:s|ed|ing|ures?)?|answer(?:s|ed|ing)?|respond(?:s|ed|ing)?|return(?:s|ed|ing)?|with|http|ok|status|active|running|checks?|200|204) )*?(\d|two|three|four|five)(?: (?:consecutive|failed|failing|successive|times|failures?|checks?|health|in a row|attempts?|requests?|tries|straight|unsuccessful)\b)+/;

/** Scripts for administration and deployment. */
export const DUTY_CORES: readonly Core[] = [
  {
    id: 'merged-branches-asked',
    about:
      /^(?=.*\bbranch(?:es)?\b)(?=.*\bmerged\b)(?=.*\b(?:ask\w*|confirm\w*|prompt\w*)\b)(?!.*\b(?:remote|origin|squash|dry)\b)/,
    name: 'main',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    options: {
      each: /\b(?:(?:for|before(?: deleting)?|ask(?:s|ing)?|deleting|delete|confirm(?:s|ation|ing)?) )*(?:each|every)(?: (?:one|of them|branch|deletion|single one))*|\bone by one\b/,
      base: /\b(?:into|in|to) (?:the |branch )*["'`]?(main|master|develop|dev|trunk|staging)["'`]?(?: branch)?\b/,
      protected:
        /[,;]? ?\b(?:and |but |never |not |don't |do |without |keep(?:s|ing)? |skip(?:s|ping)? |except |excluding |touch(?:es|ing)? |delet(?:e|es|ing) |protect(?:s|ing)? )+(?:the )?((?:main|master|develop|dev|staging|release|production|trunk)(?:(?:,| and| or|, and) (?:main|master|develop|dev|staging|release|production|trunk))*)(?: branch(?:es)?)?\b/,
    },
    shapes: {
      protected: (said) =>
        said
          .split(/,? (?:and|or) |, /)
          .map((one) => ` | ${one}`)
          .join(''),
    },
    always: [
      /[,;]? ?\b(?:and |then |with |it |first |but )*(?:ask(?:s|ing)?|prompt(?:s|ing)?|confirm(?:s|ing|ation)?)(?: (?:for|a|me|the|user|confirmation|first|before|deleting|delete|deletion|anything|them|it|removing|to|of)\b)*/,
      /\b(?:lists?|shows?|prints?|finds?|deletes?|removes?|cleans? up)(?: (?:and|then|list|show|all|the|local|git|my|delete|remove)\b)*/,
    ],
    silent:
      'git branch branches merged already local all delete them which were been before deleting removes bash',
  },
  {
    id: 'wait-for-host',
    about:
      /^(?=.*\bwait\w*\b)(?=.*\bport\b)(?=.*\b(?:argument|host|timeout|exit)\b)(?!.*\b(?:url|docker|several|multiple|list|free|process|database|postgres\w*|mysql|kill)\b)/,
    name: 'main',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    options: {
      seconds:
        /[,;]? ?\b(?:and |with |a |an |optional |default |of |at most |up to |for |timeout |after |max(?:imum)? )*(\d{1,5}) ?(?:s|secs?|seconds)\b(?: (?:timeout|by default|default|at most))*/,
    },
    always: [
      /[,;]? ?\b(?:and |with |a |an |the |optional )*timeout(?: in seconds| seconds)?(?: (?:as|is|given|in|by) (?:the |an? )?(?:optional )?(?:third|3rd|last) ?(?:argument|parameter)?)?/,
      /[,;]? ?\b(?:and |with |it |the |script )*(?:exits?|exit (?:code|status)|fails?|returns?|code|status|error)(?: (?:with|code|status|exit|of|1|non-?zero|an|error|if|when|it|the|port|host|never|does|not|doesn't|comes?|came|is|up|reachable|opens?|open|available|in time|after|timeout|on|otherwise|by then|within)\b)*/,
      /[,;]? ?\b(?:host(?:name)? and (?:a |the )?port|port)(?: (?:as|given as|are|to be|is|becomes?|until|on|of|a|the|given|host|two|first|and|second|arguments?|parameters|reachable|open|available|up|accepts connections|answers)\b)*/,
    ],
    silent:
      'wait waits waiting until host port tcp reachable open available up script arguments argument seconds for given be come comes service server becomes is accepting connections',
  },
  {
    id: 'restart-after-failures',
    about:
      /^(?=.*\brestarts?\b)(?=.*\b(?:url|http|page|site|website|endpoint|health ?check|200)\b)(?=.*\b(?:times|in a row|consecutive|failed|failures|checks)\b)(?!.*\b(?:docker|container|pod|mail|email|slack|cron)\b)/,
    name: 'main',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    options: {
      pause: EVERY,
      count: CONSECUTIVE,
      status: /\b(?:with |answers? |a |an |http |status |code |ok |return(?:s|ed)? )*(20\d)(?: ok)?\b/,
    },
    always: [
      /[,;]? ?\b(?:and |it |then )*(?:logs?|logging)(?: (?:it|each|every|the|restart|failure|restarts|failures|with|a|timestamp|and)\b)*/,
    ],
    silent:
      'restart restarts systemd service unit its the if when after url http page website site endpoint health check does doesn t n not answer answers answered respond responds fails fail failing failed row times 200 status ok return returned returns with an error consecutive curl watches watch monitors monitor checks loop',
  },
  {
    id: 'service-after-failures',
    about:
      /^(?=.*\brestarts?\b)(?=.*\bservice\b)(?=.*\b(?:failed checks|consecutive|in a row|failures|failed)\b)(?!.*\b(?:url|http|docker|container|pod|mail|email|slack|cron)\b)/,
    name: 'main',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    options: { pause: EVERY, count: CONSECUTIVE },
    silent:
      'check checks if a service is active running and restart restarts it after failed systemd systemctl watch watches monitors consecutive fails failing not row times loop',
  },
  {
    id: 'site-mail',
    about:
      /^(?=.*\b(?:website|site|url|page|server)\b)(?=.*\b(?:up|down|reachable|available|online)\b)(?=.*\be?-?mails?\b)(?!.*\b(?:ping|hosts|list|several|multiple|disk|attach\w*)\b)/,
    name: 'main',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    options: { timeout: /[,;]? ?\b(?:with |a |timeout |of )*(\d{1,3}) ?(?:s|secs?|seconds)(?: timeout)?\b/ },
    always: [
      /[,;]? ?\b(?:and |it |then )*(?:sends?|mails?|e-?mails?|notif(?:y|ies))(?: (?:an?|the|e-?mail|mail|me|admin|by|via|alert|notification|if|when|it|is|goes|down|not|site|website|unreachable|once|only|to|address|given)\b)*/,
    ],
    silent:
      'check checks whether if a website site url page server is up down reachable online available not curl',
  },
  {
    id: 'usage-log',
    about:
      /^(?=.*\bcpu\b)(?=.*\b(?:memory|ram)\b)(?=.*\b(?:every|each|log\w*|file|csv)\b)(?!.*\b(?:process(?:es)?|container|docker|alert|warn\w*|disk|top \d+|mail|temperature)\b)/,
    name: 'main',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    options: {
      pause: /[,;]? ?\b(?:every|each) (\d{1,4}|five|ten) ?(?:s|secs?|seconds)\b/,
    },
    always: [
      /[,;]? ?\b(?:and |it |them |to |with |writes? |saves? |appends? )*(?:logs?|logging|written|saved|appended|csv|file|timestamps?)(?: (?:it|them|to|into|in|a|an|the|csv|file|with|log|timestamps?|date|and)\b)*/,
    ],
    silent:
      'monitor monitors monitoring cpu memory ram usage percent records record use load log logs file writes script loop prints',
  },
  {
    id: 'unpack-any',
    about:
      /^(?=.*\b(?:extract|unpack|decompress|uncompress)s?\b)(?=.*\barchives?\b|.*\bzip\b.*\btar)(?=.*\b(?:any|extension|type|depending|tar|various|different)\b)(?!.*\b(?:every|all|each|folder|directory|password|nested|recursively|dir)\b)/,
    name: 'main',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    always: [
      /[,;]? ?\b(?:and |with |like |such as |supports? |supporting |for |e\.g\. )*\.?(?:tar\.gz|tgz|tar\.bz2|tar\.xz|tar|zip|7z|rar|gz|bz2|xz|jar)(?:(?:,|,? and|,? or) \.?(?:tar\.gz|tgz|tar\.bz2|tar\.xz|tar|zip|7z|rar|gz|bz2|xz|jar))*(?: (?:files?|archives?|and more|etc))*/,
      /\b(?:depending on|based on|by|according to)(?: (?:the|its|their|file))* (?:extension|type|ending|format)s?\b/,
    ],
    silent:
      'extract extracts unpack unpacks decompress any archive archives file files various different types type extension given',
  },
  {
    id: 'ssl-expiry',
    about:
      /^(?=.*\b(?:ssl|tls|https|certificates?)\b)(?=.*\bexpir\w+\b)(?!.*\b(?:mail|email|slack|renew|local file|pem|crt|file)\b)/,
    name: 'main',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    options: {
      days: /[,;]? ?\b(?:(?:and|it|that|warns?|alerts?|if|when|is|there are|expires?|expiring|less|fewer|than|within|in|under|below|the|next|at most|are|left) )*(\d{1,4})[- ]days?(?: (?:left|remain(?:ing)?|away|or less|before(?: expiry)?|ahead))*\b/,
    },
    always: [
      EXIT_ONE,
      /[,;]? ?\b(?:and |then )*warn(?:s|ing)?(?: (?:if|when|that|it|is|about|the|certificate|soon)\b)*/,
    ],
    silent:
      'check checks ssl tls https certificate certificates expiry expiration date expires expire of a domain domains website site host list hosts when days remaining warn script prints shows how many left',
  },
  {
    id: 'failed-logins',
    about:
      /^(?=.*\bfailed\b)(?=.*\b(?:ssh|auth\.log|login)\w*\b)(?=.*\b(?:ips?|address(?:es)?)\b)(?!.*\b(?:ban|block|user ?names?|iptables|ufw|last|hour|today|mail)\b)/,
    name: 'main',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    options: { top: TOP },
    shapes: { top },
    silent:
      'list lists count counts failed ssh login logins attempts per by ip ips address addresses from in auth log auth.log var number of show shows sorted most first parse parses each grouped',
  },
  {
    id: 'not-found-log',
    about:
      /^(?=.*\b(?:404|500|403)s?\b)(?=.*\b(?:access|nginx|apache|web ?server)\b)(?=.*\b(?:urls?|paths?|pages?)\b)(?!.*\b(?:ip|hour|day|referr?ers?|csv)\b)/,
    name: 'main',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    options: { top: TOP, server: /\b(nginx)\b/, status: /\b(404|500|403)s?\b(?: errors?)?/ },
    shapes: { top },
    silent:
      'count counts list lists show shows per by url urls path paths page pages in an from access log apache apache2 web server errors not found most requested sorted number of each how often top number times requests',
  },
  {
    id: 'commit-hook',
    about:
      /^(?=.*\bpre-?commit\b)(?=.*\b(?:console\.log|debugger|todo|fixme|print|binding\.pry|var_dump|word|text|string)\b)(?!.*\b(?:eslint|lint|prettier|tests?|python|black|husky|secret|password)\b)/,
    name: 'main',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    options: {
      text: /\b(?:contain(?:s|ing)?|with|has|have|for|finds?)(?: (?:an?|the|any|word|text|string|statement|leftover))* ["'`]?(console\.log|debugger|todo|fixme|binding\.pry|var_dump)["'`]?(?: (?:statements?|calls?|comments?))?\b/,
      only: /\b(?:in |any |of |only |the |staged )*\.?(js|ts|javascript|typescript) files?\b/,
    },
    shapes: {
      text: (said) => (/^(?:todo|fixme)$/i.test(said) ? said.toUpperCase() : said),
      only: (said) => ` -- '*.${said.replace('javascript', 'js').replace('typescript', 'ts')}'`,
    },
    oneOf: ['text'],
    silent:
      'git pre-commit hook precommit pre commit that refuses rejects blocks prevents a commit commits when if any a file files staged committed contains contain statement aborts stops',
  },
  {
    id: 'deploy',
    about:
      /^(?=.*\bdeploy\w*\b)(?=.*\b(?:pull|npm)\b)(?!.*\b(?:docker|rsync|ssh|scp|rollback|kubernetes|k8s|python|migrat\w+|blue|symlink|s3|mail)\b)/,
    name: 'main',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    options: {
      test: /[,;]? ?\b(?:and |then |run(?:s|ning)? |the |npm )*tests?\b/,
      build: /[,;]? ?\b(?:and |then |run(?:s|ning)? |the |npm run |npm )*builds?\b(?: (?:it|the app))?/,
      systemd:
        /[,;]? ?\b(?:and |then )*restarts?(?: (?:the|a|it|app|service|with|via|using|its|systemd|systemctl|service)\b)*?(?: (?:with|via|using) )?(?:systemd|systemctl)(?: service)?\b/,
      pm2: /[,;]? ?\b(?:and |then )*(?:(?:re)?starts?|reloads?)(?: (?:the|app|it|with|via|using|node|process))* pm2\b|\bpm2 restart\b/,
    },
    always: [
      /[,;]? ?\b(?:and |it |that |which )*(?:stops?|aborts?|fails?|exits?|ends?)(?: (?:on|at|with|when|if|the|first|an?|any|error|errors?|step|fails|immediately|failure)\b)*/,
      /[,;:]? ?\b(?:and |then |git )*(?:pulls?|npm ci|npm install|installs?)(?: (?:the|latest|changes|code|from|git|main|dependencies)\b)*/,
    ],
    silent:
      'deploy deployment script node app application web git pull npm ci install installs dependencies then and',
  },
];
