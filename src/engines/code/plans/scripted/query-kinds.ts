import type { ScriptKind } from './script-kind.ts';

const LEAD =
  '(?:[,;.]? ?\\b(?:and|with|but|an?|the|it|should|must|that|which|also|to|is|are|be|of|in|for|when|if|into|as) )*\\b';
const READS = '(?:becomes?|turn(?:s|ed)? into|gives?|are|is|to|as|into|get|collected into|->|→|=)';

export const QUERY_KINDS: readonly ScriptKind[] = [
  {
    id: 'query-string',
    name: 'parseQuery',
    parameters: ['query'],
    about:
      /^(?=.*\bquery ?-?(?:strings?|parameters?|params)\b)(?=.*\b(?:pars\w+|objects?|reads?|decod\w+)\b)(?!.*\b(?:express|react|hook|sql|nested|brackets?|fetch|graphql|server|page)\b)/,
    options: {
      url: /\b(?:(?:from|of|out of|given|takes|full|whole|an?|the) )+(?:full |whole )?urls?\b(?: with (?:a )?hash)?/,
      typed: new RegExp(
        `${LEAD}(?:numeric (?:values|strings)|numbers?(?: like "?\\d+"?)?)(?: (?:and|,) (?:booleans?|true\\/false|true and false))? ${READS}(?: (?:real|actual|numbers?|converted|parsed|booleans?|and))*(?:,? (?:and )?(?:true(?:\\/| and |, )false|booleans?) ${READS}(?: (?:real|actual|booleans?))*)?`,
      ),
      back: new RegExp(
        `${LEAD}(?:plus |also )?(?:the )?(?:function |way )?(?:back(?: again)?|reverse|other way(?: round| around)?|stringif\\w+|inverse|build\\w* (?:one|it|the query string)(?: again| from an object)?)(?: (?:function|again|an object|from|it|direction))*`,
      ),
      hash: /[,;]? ?\b(?:and )?(?:ignor\w+|without|strip\w*|drop\w*|removes?|cuts?(?: off)?) (?:the |a )?(?:#\w*|hash|fragment)(?: part)?\b/,
      lead: new RegExp(
        `${LEAD}(?:(?:leading|optional|starting|first|ignor\\w+|strip\\w*|skip\\w*|without|allowed|may|begin|start|mark|question|present) ?)*"?\\?"?(?: (?:at the (?:start|beginning|front)|(?:is )?(?:ignored|optional|allowed|stripped|skipped|dropped)|or not|in front))*`,
      ),
    },
    shapes: { lead: () => '?' },
    derive: ({ values }) => {
      if (values.has('typed')) values.set('kind', '(string | number | boolean)');
      if (values.has('hash')) values.set('url', '');
      if (values.has('url')) values.set('lead', 'https://example.com/search?');
    },
    always: [
      new RegExp(
        `${LEAD}(?:repeated|duplicate\\w*|multiple|same|double|several) (?:keys?|names?|parameters?|params|values)(?: (?:that occur|several times|more than once))?(?: (?:(?:are |get |will |be |should )*(?:becomes?|collected|turned|grouped|merged|put|stored|returned|parsed|made)|into|to|as|give|in|is|an?|->|→))* (?:arrays?|lists?)(?: of (?:values|strings))?`,
      ),
      new RegExp(
        `(?:${LEAD})?(?:\\bplus(?:es)?(?: signs?)?|"?\\+"?(?: signs?)?) (?:(?:are|is|become|becomes|mean|means|as|into|to|turn|turns|decoded|count|treated|read|=|->|→|should|be|an?) ?)+ ?(?:spaces?|blanks?)`,
      ),
      new RegExp(
        `${LEAD}(?:(?:url|percent|uri|%|%xx)[- ]?)?(?:decod(?:es?|ed|ing)|encod(?:ed|ing)|escapes?)(?: (?:of|the|everything|keys?|values?|and|both|percent|properly|too|special|characters|it|%20|%xx|encoding|escapes?))*`,
      ),
      new RegExp(
        `${LEAD}(?:empty|missing|no|without(?: an?)?) (?:values?|=|equals(?: sign)?|value)(?: (?:is|are|gives?|becomes?|as|an?|empty|strings?|text|""|''))*`,
      ),
      /\??\w+=\w*(?:&\w+=[\w+%]*)+(?: (?:gives?|becomes?|is|->|=>|=) (?:an? )?(?:arrays?|\{[^{}]*\}|lists?))?/,
      new RegExp(
        `${LEAD}(?:(?:don'?t|do not|not|without|never|no)(?: (?:use|using))?) (?:the )?(?:built-?in )?url ?search ?params?(?: (?:class|api))?`,
      ),
    ],
    silent:
      'handles query string strings object parse parses parser parameters params url keys values key value',
  },
];
