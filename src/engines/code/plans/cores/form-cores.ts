import type { Core } from './core.ts';

const NAMED = '(?:e-?mail(?: address)?|user ?name)';

/** Pages that PHP writes: log in, the days of a month, the special of the day. */
export const FORM_CORES: readonly Core[] = [
  {
    id: 'login-handler',
    about:
      /^(?=.*\b(?:login|log ?in|sign ?in)\b)(?=.*\b(?:form|handler|page|script|check|session|user|password)\b)(?!.*\b(?:class|laravel|symfony|wordpress|jwt|token|oauth|api|json|react)\b)|^(?=.*\blogin\b)(?=.*\bcsrf\b)/,
    name: 'findUser',
    parameters: [],
    isProgram: true,
    isUsefulInPart: true,
    shapes: { column: (said) => (/user/i.test(said) ? 'username' : 'email') },
    options: {
      mysql: /\b(?:(?:with|in|from|against|using|an?|the|and) )*(?:mysql|mariadb)(?: (?:database|table))*/,
      token: /[,;]? ?\b(?:(?:with|has|uses?|and|checks?|an?) )*csrf(?: (?:token|protection|check))*/,
      tries:
        /[,;]? ?\b(?:and |with |that |which )*(?:locks?|blocks?|limits?|stops?|refuses?)(?: (?:out|the|user|account|after|to|login|logins|attempts?|failed|an?|limit|of))* (\d+|three|five|ten)(?: (?:failed|wrong|attempts?|tries|logins?|login))*/,
      page: /[,;]? ?\b(?:and |then )*(?:redirects?|sends?|goes|forwards?)(?: (?:the|user|on|success|them|it|afterwards|to|an?))* ([\w-]+\.(?:php|html))(?: (?:on success|afterwards|after (?:a )?(?:successful )?login))?/,
      logout:
        /[,;]? ?\b(?:and |with |plus |an? )*log(?:s|ging)?[- ]?out(?: (?:link|button|page|function|works?))*\b/,
      column: new RegExp(`\\b(?:(?:with|by|and|takes?|checks?|an?|the|for|using|of) )*(${NAMED})\\b`),
    },
    always: [
      /\b(?:(?:with|using|via|through|by|and|an?|the|against) )*(?:pdo(?: (?:and|with))?(?: (?:an? )?prepared statements?)?|prepared statements?)/,
      /\b(?:(?:with|using|via|and|by|the|checks?|verifies|password) )*(?:password_verify(?:\(\))?|hashed passwords?|password hash(?:es)?)/,
      /[,;]? ?\b(?:(?:and|that|which|then|it) )*(?:starts?|sets?|uses?|stores?|keeps?|regenerat(?:es?|ing)|with|creates?|opens?|in)(?: (?:the|an?|new|user|id|in|it|php|up))* sessions?(?: id)?|\bsessions?\b/,
      /[,;]? ?\b(?:and |with )*(?:shows?|displays?|gives?|prints?)(?: (?:the|an?|same|generic|one|clear))* (?:error|message)(?: message)?(?: (?:if|when|for|on)(?: (?:the|login|it|is|are|was|password|credentials|data|e-?mail|or|wrong|fails|invalid|failure|not|correct))*)?/,
      /[,;]? ?\b(?:and |then )*redirects?(?: (?:the|user|on|success|them|afterwards|after|login|to|an?|dashboard|home|page|successful|homepage|start))*/,
      /\b(?:(?:that|which|checks?|for|with|the|a|an|takes?|validates?) )*(?:password|credentials)\b/,
    ],
    silent:
      'login log in sign form handler page script php user users password checks check with and a secure simple database post table hash hashed',
  },
  {
    id: 'month-calendar',
    about:
      /^(?=.*\bcalendar\b)(?=.*\bmonth)(?=.*\b(?:table|html|weeks?)\b)(?!.*\b(?:ics|ical|events?|appointments?|booking)\b)/,
    name: 'monthCalendar',
    parameters: [],
    isAlone: true,
    isUsefulInPart: true,
    options: {
      owner: /\b(?:an? )?class (?!that\b|which\b|with\b|for\b|to\b)([a-z]\w*)/,
      sunday:
        /[,;]? ?\b(?:(?:with|and|the|its|whose|that) )*weeks?(?: (?:that|which|should))? (?:start|begin)(?:s|ing|ning)? (?:on|with|at)(?: a)? sundays?/,
      today:
        /[,;]? ?\b(?:and |with |that |which )*(?:highlight|mark|bold|colou?r)(?:s|ed|ing)? (?:(?:the|current|in|day|date) )*(?:today(?:'s date)?|day|date)|[,;]? ?\b(?:and |with |where )*(?:today|the current day)(?:'s date)? (?:is |being )?(?:highlighted|marked|in bold|bold|colou?red)/,
      links:
        /[,;]? ?\b(?:and |with |plus )*(?:links?|buttons?|navigation)?(?: (?:to|for|the))* ?(?:previous|prev|next|last)(?: month)? and (?:the )?(?:next|previous)(?: month)?(?: (?:links?|buttons?|months?))*/,
      week: /[,;]? ?\b(?:and |with |plus |showing |including )*(?:the |iso )*(?:week numbers?|calendar weeks?)(?: (?:column|in the first column|shown))*/,
    },
    always: [
      /[,;]? ?\b(?:(?:with|and|the|its|whose|that) )*weeks?(?: (?:that|which|should))? (?:start|begin)(?:s|ing|ning)? (?:on|with|at)(?: a)? mondays?|[,;]? ?\b(?:with |and |on )*mondays? (?:first|as (?:the )?first day)/,
      /[,;]? ?\b(?:with |and |the )*(?:month and year|year and month) (?:as|are|come as|given as|from) (?:the |its )?(?:params?|parameters?|arguments?)\b/,
      /\b(?:prints?|shows?|makes?|builds?|draws?|renders?|outputs?|generates?) (?:an? |the )*(?:month(?:ly)? calendar|calendar (?:of|for) (?:an? |the )*(?:given |current |this )?month)(?: (?:of|for) (?:an? |the )*(?:given |current |this )?(?:month|year)(?: and (?:month|year))?)?/,
      /\b(?:as|in|into|with|of) (?:an? )?(?:html )?table\b/,
      /\b(?:for|of|given|from|taking|takes) (?:an? |the )*(?:given |current |this )?(?:month and year|year and month|month|year)(?: (?:given|as parameters?|as arguments?|in the (?:url|query)))*/,
    ],
    derived: (values): Readonly<Record<string, string>> =>
      values.has('sunday') ? { start: 'Sunday', end: 'Saturday' } : {},
    silent: 'month monthly calendar html table weeks week current print days day function php',
  },
  {
    id: 'of-the-day',
    about:
      /^(?=.*\bof the day\b)(?=.*\b(?:weekdays?|day of the week|days? of the week|week|today)\b)(?!.*\b(?:word|quote|random|html page|javascript|api)\b)/,
    name: 'ofTheDay',
    parameters: [],
    isAlone: true,
    isUsefulInPart: true,
    options: {
      noun: /\b(?:that |which )*(?:shows?|prints?|displays?|outputs?|gives?|returns?)?(?: (?:the|today's|current))* ?([a-z]+) of the day\b/,
    },
    derived: (values): Readonly<Record<string, string>> =>
      values.get('noun') === 'bread'
        ? {
            one: 'Rye',
            two: 'Spelt',
            three: 'Nut & raisin',
            four: 'Sourdough',
            five: 'Ciabatta',
            six: 'Braided loaf',
          }
        : {},
    always: [
      /[,;]? ?\b(?:from|using|with|in|out of) (?:an? |the )*(?:associative )?(?:array|list|map|table)(?: (?:that is|which is))?(?: (?:keyed|indexed|sorted|organi[sz]ed))?(?: (?:by|with|per|for|of|each|the))*(?: (?:weekdays?|day(?:s)? of the week|days?|name))*/,
      /[,;]? ?\b(?:and |it |is |with |properly |correctly )*escap(?:ed?|es|ing)(?: (?:for|in|against|as|the|it|with|output|htmlspecialchars|xss|to))*(?: ?html)?/,
      /\b(?:today's|today|current)\b/,
    ],
    silent: 'show shows of the day array keyed by weekday weekdays html today s print a p paragraph php page',
  },
];
