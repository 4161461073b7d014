import type { Core } from './core.ts';

const SIGNS: Readonly<Record<string, string>> = {
  underscore: '_',
  slash: '/',
  dash: '-',
  hyphen: '-',
  colon: ':',
};
const NESTED = 'nested|deep(?:ly)?|hash(?:es)?|maps?|dict\\w*|objects?|settings|config\\w*|json|yaml';

/** Programs over records and nested data. */
export const RECORD_CORES: readonly Core[] = [
  {
    id: 'flat-keys',
    about: new RegExp(
      `^(?=.*\\b(?:flat\\w*|dotted|dot[- ]?notation|dot[- ]separated|one level|single level)\\b)(?=.*\\b(?:${NESTED})\\b)(?=.*\\b(?:dots?|dotted|keys?|underscores?|slash(?:es)?|[a-z]+\\.[a-z]+)\\b)(?!.*\\b(?:unflatten\\w*|back|reverse|inverse|opposite|list of lists|csv|query string|tree|file|index(?:es)?)\\b)`,
    ),
    name: 'flattenKeys',
    parameters: ['settings'],
    isAlone: true,
    shapes: { sign: (said) => SIGNS[said.replace(/e?s$/, '')] ?? said },
    options: {
      sign: /\b(?:joined|separated|delimited|connected|combined)?(?: (?:by|with|using))?(?: an?)? ?(underscore|slash|dash|hyphen|colon)(?:es|s)?\b/,
    },
    always: [
      /,? ?\(?\b(?:like|such as|e\.g\.|for example|for instance|so|i\.e\.) ["'`]?[a-z_0-9]+(?:[._/:-][a-z_0-9]+)+["'`]?\)?/,
      /\b(?:joined|separated|delimited|connected|combined) (?:by|with|using) (?:an? )?(?:dots?|periods?|points?|"\.")/,
      /\bmap\[string\](?:any|interface\{\})/,
    ],
    silent:
      `flatten flattens flattening flattened flat nested deeply deep hash hashes map maps dict dicts dictionary
      dictionaries object objects settings setting config configuration json yaml key keys join joined joins separated
      separator dots dot dotted notation single level only turn turns converts convert whose path paths names properties
      structure data arrays associative plain like db host`.replace(/\s+/g, ' '),
  },
];
