import type { Core } from './core.ts';
import { ALNUM, CASE, IT, NEGATIVE, SMALLER, SPACES } from './patterns.ts';

/** Functions over a text, or that write one. */
export const TEXT_CORES: readonly Core[] = [
  {
    id: 'palindrome',
    about: /\bpalindromes?\b|\bis_?palindrome\b/,
    name: 'isPalindrome',
    // Spaces and punctuation are only ignored in phrases, whose first letter is a capital.
    implies: { alnum: 'case' },
    parameters: ['text'],
    options: {
      case: CASE,
      alnum: ALNUM,
      tests: /,? ?\b(?:with|and|including) (?:some |a few |unit )*tests\b/,
    },
    always: [/\b(?:tells?|checks?|says?|returns? true|returns?) (?:whether|if)\b/],
    silent: 'true false bool boolean whether if is word sentence examples three',
  },
  {
    id: 'roman',
    about: /(?<!\b(?:from|pars\w+|read\w*|decod\w+|evaluat\w+) (?:an? |the )?)\broman(?: numerals?| numbers?)?\b(?!.*\b(?:parse|back|(?:in)?to (?:an? |the |its |their |arabic |normal |decimal |plain )*(?:int|number|value)))/,
    name: 'toRoman',
    parameters: ['number'],
    guards: {
      range: `${IT}(?:is |are )?(?:outside|out of|not (?:in|between|from|within))(?: of)?(?: that| this| the)?(?: range)?(?: ?(?:from )?1 ?(?:to|and|-|\\.\\.) ?3999)?|${IT}${SMALLER} 1 or (?:greater|more|larger|above|over)(?: than)? 3999|anything else|(?:other|invalid) (?:values|numbers|input)`,
    },
    always: [
      /\b(?:an? |the )?(?:int(?:eger)?s?|numbers?|values?)? ?\(?(?:from|between|in the range) 1 (?:to|and|-) 3999\)?/,
      /\bconverts?\b/,
    ],
    silent: 'numeral numerals number numbers',
  },
  {
    id: 'reverse-words',
    about:
      /\brevers(?:es?|ing|ed) (?:the )?(?:order of )?(?:the |all )?words?(?: order)?\b|\breverse_?words\b/,
    name: 'reverseWords',
    parameters: ['text'],
    always: [
      /\b(?:and )?(?:collaps(?:es?|ing)|reduc(?:es?|ing)|squeez(?:es?|ing)|shrink(?:s|ing)?|replac(?:es?|ing)) (?:multiple|repeated|several|extra|runs of|consecutive) (?:white)?spaces?(?: (?:in|in)?to (?:a single (?:one|space)?|one(?: space)?)| with (?:a single|one)(?: space)?)?/,
      /\b(?:and )?(?:trim(?:s|ming)?|remov(?:es?|ing)|strip(?:s|ping)?) (?:the )?(?:leading and trailing|extra|outer|surrounding) (?:white)?spaces?/,
      /\bin (?:a|the) (?:string|sentence|text)\b/,
    ],
    silent: 'sentence words',
  },
  {
    id: 'slugify',
    about: /\b(?:to_?)?slug(?:ify|s|ifies|ified)?\b|\burl[- ]slugs?\b/,
    name: 'slugify',
    parameters: ['text'],
    isAlone: true,
    isUsefulInPart: true,
    shapes: { sign: () => '_' },
    options: {
      max: /,? ?\b(?:(?:and|that|which|is|it|be|with|cuts?|cut|cutting|limits?|limiting|limited|truncat(?:es?|ed|ing)|shortens?|shortened|trims?|the|a|slug|result|output|to|at|of|has|have|should|must|max(?:imum)?|length|up|uses?|using|hyphens|no longer than|not longer than|never|longer than|longer|than|at most|no more than|never more than|most|keeps?|keeping|capped|under) )*(\d+)(?: characters?| chars?| letters)(?: (?:long|at most|max(?:imum)?|in length|or less|or fewer|in total))?/,
      umlauts:
        /,? ?\b(?:(?:and|with|that|which|handl(?:es?|ing)|replac(?:es?|ing)|convert(?:s|ing)?|transliterat(?:es?|ing|ed)|turn(?:s|ing)?|writ(?:es?|ing)|support(?:s|ing)?|deals?|dealing|the|german|all|any|properly|correctly|also|including|spaces|punctuation|accents|like|such as|spaces,) )*(?:german (?:letters|characters|special characters)|(?:german )?umlauts?)(?:,? (?:properly|correctly|as|with|to|into|by|like|such as|ä|ö|ü|ß|ae|oe|ue|ss|and|becomes?|are|is|replaced|transliterated|their|two|letters|letter|ascii|equivalents?|becoming|written|out|in))*(?:[,;]? ?(?:ä|ö|ü|ß)(?: ?(?:->|to|as|into|=|becomes) ?(?:ae|oe|ue|ss))?(?:,| and)?)*|(?:[,;:]? ?(?:and )?(?:ä|ö|ü|ß) ?(?:->|→|=>|=|to|becomes?|as) ?(?:ae|oe|ue|ss)\b){2,}|,? ?\b(?:and )?(?:replac(?:es?|ing)|convert(?:s|ing)?|transliterat(?:es?|ing)|handl(?:es?|ing)|turn(?:s|ing)?|writ(?:es?|ing)) (?:the )?(?:(?:ä|ö|ü|ß|and|or|ae|oe|ue|ss|with|by|to|as|into)(?:, ?| |$|(?=·)))+/,
      amp: /,? ?\b(?:and |with |replac(?:es?|ing) |turn(?:s|ing)? )*(?:an? |the )?(?:&|ampersands?)(?: signs?)? (?:with|by|as|into|to|becomes?) (?:the word )?["'`]?and["'`]?/,
      sign: /,? ?\b(?:and |with |by |using |separated |joined |replac(?:es?|ing) |spaces |words )*(?:by |with |using )?(underscores?)(?: instead of (?:hyphens|dashes))?(?: (?:as|between|for)(?: the| words| separator)*)?/,
    },
    guards: {
      empty: `(?:an? |the )?(?:empty (?:result|slug|string)|(?:result|slug|it) (?:is|would be) empty|nothing (?:is left|remains)|there is nothing left)`,
    },
    always: [
      /\b(?:so that )?(?:turns?|converts?|makes?|for example|e\.?g\.?)? ?["'`][^"'`]*["'`] (?:in)?(?:to|becomes?|gives|->|is) ["'`][^"'`]*["'`]/,
      /,? ?\b(?:and |but )?(?:without|not|never|doesn't|does not) (?:splitting|cut(?:ting)?|break(?:ing)?|split|ending|end)(?: (?:off|up|it|in|inside|through|the|middle|of|at|between))* ?(?:an? |any |the )?words?(?: in (?:half|two))?|,? ?\b(?:and |only |but |it |cuts? |ends? |stops? )*(?:at|on) (?:an? |the )?word (?:boundar(?:y|ies)|ends?)|,? ?\b(?:and )?(?:keep(?:s|ing)?|only) whole words\b/,
      /,? ?\b(?:(?:and|with|all|it|is|be|should|the|text|everything|letters|in|to|makes?|making|convert(?:s|ing|ed)?|written|a|only) )*lower[- ]?cas(?:es?|ed|ing)(?: (?:it|the text|everything|letters|slug|string|words))?\b/,
      /,? ?\b(?:(?:and|with|by|that|which|also|it|should|handl(?:es?|ing)|remov(?:es?|ing|ed)|dropp?(?:s|ing|ed)?|strip(?:s|ping|ped)?|replac(?:es?|ing|ed)|convert(?:s|ing)?|transliterat(?:es?|ing|ed)|ignor(?:es?|ing)|without|turn(?:s|ing)?|the|all|any|other|special|accented|non-?alphanumeric|non-?ascii|non-?letters|diacritics?|leading|trailing|double|multiple|repeated|consecutive|extra|collaps(?:es?|ing|ed)|trim(?:s|ming|med)?|squeez(?:es?|ing)|avoid(?:s|ing)?|no|runs of|outer|spaces?|whitespace|accents?|punctuation(?: marks?)?|quotes?|apostrophes?|symbols?|emojis?|signs?|characters?|letters?|hyphens?|dash(?:es)?|everything|anything|else|that|is|are|not|an?|or|nor|digits?|numbers?|from|at|on|both|ends?|into|to|in|one|single|with|by|ascii|plain|them|their|its|base|like|é|è|ç|ñ|ê|à|and|removed|dropped|replaced|handled|collapsed|trimmed|ignored|url|safe|friendly|words?|separated|joined|between|start|end|beginning|of|slug|text)\b,? ?)+/,
      /\b(?:turns?|converts?|makes?|creates?|generates?|builds?|transforms?) (?:an? |the |any )?(?:\w+ ){0,2}(?:title|text|string|headline|name|sentence|phrase|heading|header)s?(?: (?:string|text))? (?:in)?to\b/,
      /\b(?:out of|from|for) (?:an? |the |any )?(?:\w+ ){0,2}(?:title|text|string|headline|name|sentence|phrase|heading)s?\b/,
    ],
    silent:
      'headlines heading headings ascii only url slug slugs slugify friendly title titles headline name blog post posts article articles product page pages news web address dashes hyphens generator generate generates turn turns convert converts make makes german text clean readable helper like for arbitrary out creates create uses',
  },
  {
    id: 'parse-query',
    about: /\b(?:(?:url )?query[ -]?strings?|parse_?query(?:_?string)?)\b/,
    name: 'parseQuery',
    parameters: ['text'],
    always: [
      /\bturns "[^"]*" into \{[^}]*\}/,
      /\b(?:and )?decod(?:es?|ing) (?:the )?(?:percent|url)[- ]?encod(?:ing|ed)(?: (?:values|characters|keys and values))?(?:,? and (?:the )?plus(?: signs?)?(?: (?:as|to) spaces?)?)?/,
      /\b(?:and )?returns? (?:\{\}|an empty (?:object|dict(?:ionary)?)) (?:for|if|when) (?:an? |the )?(?:empty (?:string|input)|string is empty|input is empty)/,
      /\b(?:and )?(?:repeated|duplicate) keys (?:become|give|are collected into|as) (?:an? )?(?:arrays?|lists?)(?: of values)?/,
      /\b(?:in)?to an? (?:plain )?(?:object|dict(?:ionary)?)\b|\bparses?\b/,
    ],
    silent: 'query object url parses dict',
  },
  {
    id: 'reverse-text',
    about: /\brevers(?:es?|ing) (?:an?|the) (?:c[- ]?)?string\b/,
    name: 'reverseString',
    parameters: ['text'],
    options: { text: /\bfor "([^"\\%]{1,60})"/ },
    always: [/\bin[- ]place\b/],
    silent: 'place without extra memory allocating',
  },
  {
    id: 'anagram',
    about: /\b(?:are |is )?(?:anagrams?)(?: of each other)?\b(?!.*\bgroup)|\b(?:is|are)_?anagrams?\b/,
    name: 'isAnagram',
    parameters: ['first', 'second'],
    options: { case: CASE, alnum: ALNUM, spaces: SPACES },
    always: [
      /\b(?:tells?|checks?|says?|returns? true|returns?) (?:whether|if)\b/,
      /\b(?:the )?two (?:strings|words|texts)\b/,
    ],
    silent: 'true false bool boolean whether if strings words ignoring',
  },
  {
    id: 'group-anagrams',
    about:
      /\bgroups? (?:the )?(?:words )?(?:that are |which are |into )?anagrams?(?: (?:of each other|together))?|\bgroup_?anagrams\b/,
    name: 'groupAnagrams',
    parameters: ['words'],
    options: { case: CASE, sorted: /,? ?\b(?:with )?each group (?:is )?sorted(?: alphabetically)?/ },
    always: [/\b(?:as )?(?:an? )?(?:list|array)s? of (?:lists?|arrays?|groups)\b/],
    silent: 'words anagrams groups lists strings together',
  },
  {
    id: 'truncate',
    about: /\btruncat(?:es?|ing)\b|\b(?:shortens?|cuts?) (?:a |the )?(?:text|string)\b/,
    name: 'truncate',
    parameters: ['text', 'max'],
    guards: { small: `${IT}${SMALLER} (?:1|one)|${NEGATIVE}` },
    options: {
      total:
        /,? ?\b(?:and |so that )?(?:the )?(?:total|whole|entire|resulting)?(?: ?(?:length|result|string|text))?,? (?:(?:including|with) (?:the )?(?:dots|ellipsis|suffix),? )?(?:is |being )?(?:never|not|no|at most) (?:longer than |more than )?max(?: (?:characters|chars|letters))?(?: (?:including|with) (?:the )?(?:dots|ellipsis|suffix|them))?|\bincluding (?:the )?(?:dots|ellipsis|suffix)\b/,
      mark: /\b(?:and )?(?:adds?|appends?|adding|appending|ends? with|ending (?:in|with)|with)(?: an?| the)?(?: ellipsis)? ?"([^"\\$#{}%]{1,6})"(?: (?:at the end|when (?:it is )?(?:cut|truncated|shortened)|if (?:it was|it is|something was) (?:cut|truncated|shortened|too long)))?/,
    },
    always: [
      /[,;]? ?\b(?:and )?(?:short(?:er)?|other) (?:texts?|strings?|ones) (?:are|is|stay|stays|remain) (?:returned )?(?:unchanged|as (?:they|it) (?:are|is)|the same)/,
      /\b(?:and )?(?:adds?|appends?|adding|appending|with|ending (?:in|with))(?: an?| three)? (?:ellipsis|dots|\.\.\.)(?: (?:at the end|when cut|if (?:it was|it is) (?:cut|truncated|too long)))?/,
      /\b(?:in)?to (?:at most )?max (?:characters|chars|letters)?|\bto (?:the|a) given length\b|\bat max characters\b/,
      /\b(?:if|when) (?:it|the (?:text|string)) is (?:longer|too long)(?: than (?:max|that))?(?: characters)?/,
      /[,;]? ?\b(?:and )?(?:returns?|leaves?) (?:it|(?:the )?(?:short(?:er)?|text|string)(?: (?:texts?|strings?))?|shorter ones|short ones)(?: unchanged| as (?:it|they) (?:is|are)| alone)?(?: unchanged)?(?: (?:if|when) (?:it|the (?:text|string)) (?:is short(?:er)? enough|fits|is shorter))?/,
    ],
    silent: 'characters max length longer unchanged',
  },
  {
    id: 'rle',
    about: /\brun[- ]length(?:[- ]encod(?:es?|ing|er))?\b/,
    name: 'runLengthEncode',
    parameters: ['text'],
    guards: { none: '(?:an? |the )?(?:empty (?:string|text|input)|(?:string|text|input) is empty)' },
    always: [
      /\bencod(?:es?|ing)\b/,
      /,? ?\b(?:so that |e\.g\. |for example |turning |turns? |such as )?"aaabbc" (?:becomes|into|to|gives|is|->) "a3b2c1"/,
      /\b(?:as|like|to|into) "a3b2c1?"/,
    ],
    silent: 'run length encode',
  },
  {
    id: 'count-vowels',
    about: /\bcount(?:s|ing)?(?: of)?(?: the)? vowels?\b|\b(?:the )?number of vowels\b|\bcount_?vowels\b/,
    name: 'countVowels',
    parameters: ['text'],
    options: {},
    always: [
      CASE,
      /\b(?:both )?upper(?:case)? and lower ?case(?: letters)?\b/,
      /\bin (?:a|the) (?:string|text|word|sentence)\b/,
      /\b0 for an empty string\b/,
    ],
    silent: 'vowels case upper lower both how many',
  },
  {
    id: 'leap-year',
    about: /\bleap[ _]?years?\b/,
    name: 'isLeapYear',
    parameters: ['year'],
    always: [
      /\b(?:tells?|checks?|says?|returns? true|returns?) (?:whether|if)\b/,
      /\b(?:a|the) (?:given )?year is\b/,
      /\b(?:following|by|using|with) (?:the )?gregorian (?:rules?|calendar)\b/,
    ],
    silent: 'year leap whether true false bool boolean',
  },
  {
    id: 'title-case',
    about:
      /\btitle[ _-]?cas(?:e[sd]?|ing)\b|\bcapitali[sz]es? (?:the first letter of )?(?:each|every) word\b/,
    name: 'titleCase',
    parameters: ['text'],
    always: [
      /\b(?:and )?(?:lower-?cas(?:es|ing)|makes?|converts?) (?:the )?(?:rest|other letters|remaining letters)(?: (?:in )?lower ?case)?\b/,
      /\b(?:and )?collaps(?:es?|ing) (?:multiple|repeated) spaces(?: (?:in)?to one)?/,
      /\b(?:in|of) (?:a|the) (?:string|text|sentence)\b/,
    ],
    silent: 'words word',
  },
  {
    id: 'balanced',
    about:
      /(?:\b|_)balanced?(?:[ _]brackets| parentheses)?\b|\b(?:brackets|parentheses) (?:are )?(?:balanced|match(?:ed|ing)?)\b/,
    name: 'isBalanced',
    parameters: ['text'],
    options: {
      signs: /\(\),? ?(?:and )?\[\],? ?(?:and )?\{\}/,
      quotes:
        /(?:[,;]? ?\b(?:and|but|while|that) )*\b(?:ignor(?:e|es|ing)|skip(?:s|ping)?|(?:but )?not count(?:s|ing)|except(?: for)?|but not)(?: (?:everything|anything|all|brackets|parentheses|those|the|ones|characters|contents?|text|that|which|is|are|appear))* (?:inside|in|within|between)(?: of)?(?: ((?:double|single)(?:[- ]and[- ]single| or single| and double| or double)?))?[- ](?:quotes|quoted (?:strings?|texts?)|quotation marks|string literals)/,
    },
    shapes: {
      quotes: (said) => (said === 'double' ? '\\"' : said === 'single' ? "'" : '\\"\''),
    },
    always: [
      /\b(?:tells?|checks?|says?|returns? true|returns?) (?:whether|if)\b/,
      /\bround, square and curly\b/,
      /\bignor(?:es|ing) (?:all )?other characters\b/,
    ],
    silent:
      'brackets parentheses string are all balanced true false bool boolean has checks check whether if method',
  },
];
