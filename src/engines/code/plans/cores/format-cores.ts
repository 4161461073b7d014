import type { Core } from './core.ts';

const CHECKS =
  /\b(?:that |which )?(?:tells?|checks?|validates?|says?|returns? true|returns?|returning)(?: whether| if| when)?\b/;
const SEPARATORS =
  /[,;]? ?\b(?:and )?(?:ignor(?:es?|ing)|allow(?:s|ing)?|skip(?:s|ping)?|accept(?:s|ing)?|with or without|remov(?:es?|ing)|strip(?:s|ping)?) (?:any |all |the )?(?:spaces|hyphens|dashes)(?: (?:and|or) (?:spaces|hyphens|dashes))?(?: (?:in it|first|between digits))?/;

/** Functions that write a value in a form, or check the form of a text. */
export const FORMAT_CORES: readonly Core[] = [
  {
    id: 'initials',
    about: /\b(?:the )?initials?\b/,
    name: 'initials',
    isAlone: true,
    parameters: ['name'],
    options: {
      dots: /,? ?\b(?:each )?(?:with|followed by|separated by) (?:an? )?(?:dots?|periods?|full stops?)(?: after each(?: letter| one)?)?|,? ?\b(?:like|e\.g\.|such as|as|gives?|returns?|becomes?) "[a-z](?:\.[a-z])+\."|\b(?:returns?|gives?) "[a-z](?:\.[a-z])+\."(?= for)/,
    },
    always: [
      /,? ?\b(?:in |as )?(?:upper[- ]?cas(?:e|ed)|capitals?|capital letters)(?: letters)?\b/,
      /\b(?:of|from|for) (?:an? |the )?(?:full |person's |given )?(?:names?|person)\b/,
      /[,;:]? ?(?:\b(?:so|e\.g\.|for example|such as|so that) )?"[a-z' -]{3,40}" (?:gives|becomes|returns|->|=>|is|to|turns into) "[a-z]{2,4}"/,
      /\bignor(?:es?|ing) (?:extra|multiple|repeated) spaces\b/,
      /\b(?:(?:returns?|gives?|like) "[a-z]{2,4}" )?for "[a-z' -]{3,40}"/,
    ],
    silent: 'initials name full person words first letters each',
  },
  {
    id: 'mask',
    about:
      /\bmask(?:s|ed|ing)?\b|\bmask_?\w+|\b(?:replac(?:es?|ing)|hid(?:es?|ing)) (?:all|everything|every \w+)(?: (?:characters|digits|letters))? (?:but|except)/,
    name: 'mask',
    isAlone: true,
    parameters: ['text'],
    options: {
      keep: /\b(?:(?:all|everything|every (?:character|digit)|the (?:characters|digits|rest))(?: (?:characters|digits|of (?:it|them)))? )?(?:(?:but|except(?: for)?|and (?:keeps?|shows?|leav(?:es?|ing))|keeps?|shows?|leaves?|keeping|leaving|showing)(?: only)? )(?:the )?last (\d|four|three|two|five|six)(?: (?:characters|digits|letters|ones|signs))?(?: visible)?/,
      sign: /\b(?:with|by|using) (?:an? )?(?:"([^"\\$%'])"|'([^'\\$%"])'|([*#x•])(?= |$|,|;|\.)|(?:asterisks?|stars?))/,
      digits:
        /\b(?:and )?(?:ignor(?:es?|ing)|remov(?:es?|ing)|strip(?:s|ping)?) (?:the )?(?:spaces|dashes|hyphens|anything but digits|non-?digits)(?: (?:and|or) (?:spaces|dashes|hyphens))?/,
    },
    always: [
      /\b(?:of|in) (?:an? |the )?(?:credit )?(?:card|account|phone)(?: numbers?)?\b/,
      /\b(?:an? |the )?(?:credit )?(?:card|account|phone)(?: numbers?)\b/,
      /\b(?:and )?(?:replac(?:es?|ing)|hid(?:es?|ing))(?: all| everything)?(?: (?:of )?the (?:others?|rest|other (?:digits|characters)))?\b/,
      /[,;]? ?\b(?:short(?:er)? (?:ones|numbers|texts|strings) (?:stay|are returned|are left)(?: as they are| unchanged)?)/,
    ],
    silent: 'mask masks masked number card digits characters all but credit',
  },
  {
    id: 'partition',
    about: /\bpartitions?\b|\bsplits? (?:an? |the )?(?:list|array|items|numbers) (?:in)?to (?:two|2)\b/,
    name: 'partition',
    isAlone: true,
    parameters: ['items', 'predicate'],
    always: [
      /\b(?:returns?|returning|into|to|as) (?:an? )?(?:(?:pair|tuple|array) of )?(?:two|2) (?:lists|arrays)\b/,
      /[,;:]? ?\b(?:the |one with |the one with )?(?:(?:those|items|elements|values|numbers|the ones|ones) )?(?:that|which|for which)? ?(?:match(?:es|ing)?|satisf(?:y|ies|ying)|pass(?:es|ing)?|fulfil(?:l|s)?)(?: (?:it|the (?:predicate|test|condition)|predicate))?,? (?:and|and then|then) (?:the |one with |the one with )?(?:(?:those|the ones|ones) )?(?:rest|others?|(?:that|which) (?:do|does) ?n[o']t(?: match| satisfy it| pass)?)/,
      /\b(?:according to|by|using|with) (?:an? |the )?(?:predicate|test|condition|function)(?: function)?\b/,
      /\b(?:for which )?(?:the )?predicate (?:is|returns) true(?:,? and (?:the )?(?:those|rest|others|ones)(?: for which it (?:is|returns) false)?)?/,
      /\b(?:keeps?|keeping|preserv(?:es|ing)) the order\b/,
    ],
    silent: 'two lists arrays predicate items elements those rest others',
  },
  {
    id: 'format-duration',
    about:
      /\bformat_?duration\b|\bdurations?\b|\bformat(?:s|ting)?_? ?(?:a number of |an amount of )?(?:seconds|time)\b|\bseconds (?:in)?to (?:a )?(?:human|h:|hh:)|\b(?:seconds|number of seconds)\b(?=.*(?:"\d+:\d\d|hh:mm|\d+h))/,
    name: 'formatDuration',
    parameters: ['seconds'],
    oneOf: ['padded', 'units', 'clock'],
    options: {
      short:
        /[,;]? ?\b(?:and |but )?(?:leav(?:es|ing) out|omit(?:s|ting)?|without|skip(?:s|ping)?|drop(?:s|ping)?)(?: the)? hours?(?: part)? (?:when|if) (?:they are|it is|there are|there is|they're|it's)(?: zero| 0| none| no hours)?|[,;]? ?\b(?:and |but )?(?:with|showing|shows?|including|includes?) (?:the )?hours? only (?:when|if) (?:there are any|there is one|needed|necessary|not zero|(?:it is |they are )?(?:more|longer|greater) than (?:an|one|1) hour|present)|[,;]? ?\b(?:or|and) "\d{1,2}:\d\d" (?:when|if|for) (?:it is |there are |less than |under |below |shorter than )*(?:no hours|an hour|one hour|1 hour)/,
      padded:
        /\b(?:(?:as|like|in the (?:form|format)(?: of)?|strings? like|(?:returns?|returning|giving)(?: strings? like)?|to) )+"\d+h \d\dm \d\ds"/,
      units:
        /\b(?:(?:as|like|in the (?:form|format)(?: of)?|strings? like|(?:returns?|returning|giving)(?: strings? like)?|to|into) )+"(?:\d+h \d+m \d+s|\d+h \d\dm \d\ds)"/,
      clock:
        /\b(?:(?:as|like|in the (?:form|format)(?: of)?|strings? like|(?:returns?|returning|giving)(?: strings? like)?|to|into|a) )+"?(?:hh:mm:ss|mm:ss(?=.*\bhours? only\b)|\d+:\d\d:\d\d)"?/,
    },
    always: [
      /\b(?:formats?|converts?|turns?)(?: an?| the)?(?: (?:number|amount) of)? seconds\b/,
      /[,;]? ?\b(?:and )?(?:leav(?:es|ing) out|omit(?:s|ting)?|skip(?:s|ping)?|without) (?:the )?(?:parts|units|zero (?:parts|units))(?: (?:that|which) are (?:zero|0))?/,
      /[,;]? ?\b(?:and )?"0s" (?:for|when|if) (?:0|zero|it is (?:0|zero))(?: seconds)?/,
    ],
    silent: 'seconds duration format formats strings like string human readable',
  },
  {
    id: 'luhn',
    about: /\bluhn(?: (?:check|checksum|algorithm|test|formula))?\b/,
    name: 'isValidLuhn',
    parameters: ['number'],
    always: [
      CHECKS,
      SEPARATORS,
      /\b(?:an? |the )?(?:credit )?card numbers?(?: is valid| are valid)?\b/,
      /\b(?:with|by|using|passes|against) the\b/,
      /[,;]? ?\b(?:and )?returns? false (?:for|if|when) (?:it (?:has|contains) )?(?:anything else|(?:an? |any )?(?:empty (?:string|input)|non-?digits?|letters|other characters|invalid input))/,
    ],
    silent: 'valid card number true false bool boolean whether if digits check validates passes',
  },
];
