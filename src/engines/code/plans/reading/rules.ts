import type { WhenEmpty } from '../plan.ts';
import { NUMBER, numberOf, type WishText } from './text.ts';

const EMPTY =
  '(?:(?:when|if|for|on|in case of)(?: (?:it|the \\w+|there|that) (?:is|was) (?:blank|empty|none|nothing)| there (?:is|are)(?: no(?:ne|t any)?| fewer than two| less than two)?(?: such)?(?: \\w+)?| (?:the |an? )?(?:\\w+ )?(?:is |are )?(?:empty|no (?:numbers|values|words|items)|none)(?: (?:list|array|input|slice|string|text|collection|one))?| (?:the )?(?:list|array|input|slice|string|text|collection) (?:is|has) (?:empty|no (?:elements|items|values)|fewer than two(?: distinct)?(?: values| elements| numbers)?))| otherwise)';

/** The behaviour for an empty list, if the wish says it. */
export function readWhenEmpty(wish: WishText): WhenEmpty | undefined {
  const raised =
    wish.take(
      new RegExp(
        `(?:,? ?(?:and|or|but) )?\\b(?:it )?(?:should |must )?(?:raises?|throws?|throwing|raising|panics?|fails? with|returns? an error|gives? an error|(?<=, )(?:an )?error)(?: an?)?(?: (\\w+(?:error|exception)))?(?: (?:error|exception))? ?(${EMPTY})`,
      ),
    ) ??
    wish.take(
      new RegExp(
        `(?:,? ?(?:and|or|but) )?(${EMPTY}),? (?:it )?(?:should |must )?(?:raises?|throws?)(?: an?)?(?: (\\w+(?:error|exception)))?`,
      ),
    );
  if (raised) {
    const name = raised
      .slice(1)
      .find((group) => group !== undefined && /(?:error|exception)$/.test(group) && !/\s/.test(group));
    const exception = name === undefined ? undefined : wish.original(raised, name);
    return exception && !/^(?:error|exception)$/i.test(exception)
      ? { does: 'raise', exception }
      : { does: 'raise' };
  }
  const isOptional = /\boptional\b/i.test(wish.given) ? { isOptional: true as const } : {};
  const nothing = wish.take(
    new RegExp(
      `(?:,? ?(?:and|or|but) )?\\b(?:returns? |returning )?(?:null|nil|none|undefined|nothing|an empty optional|optional\\.empty)(?: ${EMPTY})|,? (?:or|and) (?:returns? )?(?:null|nil|none|undefined)\\b`,
    ),
  );
  const wrapped = wish.take(
    /,? ?\b(?:and )?(?:as|in|wrapped in|returns?|returning|gives?)(?: back)?(?: (?:it|the result))?(?: as)?(?: an?)? (?:(?:std::)?optional|option|nullable)\b(?!al)(?:<\w+>)?(?: (?:of|with|containing))?/,
  );
  if (nothing || wrapped) return { does: 'null', ...isOptional };
  const value = wish.take(
    new RegExp(`(?:,? ?(?:and|or|but) )?\\b(?:returns? |returning )?${NUMBER} ${EMPTY}`),
  );
  return value?.[1] ? { does: 'return', value: numberOf(value[1]) } : undefined;
}

export interface Manner {
  readonly ignoresCase: boolean;
  readonly ignoresPunctuation: boolean;
}

const BOTH =
  /\b(?:ignor(?:es?|ing)|regardless of|without regard to|not counting|strip(?:s|ping)?|remov(?:es?|ing)) (?:(?:upper|lower)[- /]?)?(case|punctuation|capitalization)(?:(?:,| and|, and| or) (?:ignoring )?(case|punctuation|capitalization))?(?: differences)?/;

/** How the words of a text are compared. */
export function readManner(wish: WishText): Manner {
  const found = [BOTH, BOTH].flatMap((pattern) => wish.take(pattern)?.slice(1) ?? []);
  const insensitive = wish.take(
    /\bcase[- ]insensitiv(?:e|ely)\b|\b(?:in )?lower[- ]?cas(?:es?|ed|ing)(?: (?:them|it|the (?:text|words?)))?(?: first)?|\bconvert(?:s|ed)? to lower ?case\b/,
  );
  return {
    ignoresCase: insensitive !== undefined || found.some((word) => /^ca/.test(word ?? '')),
    ignoresPunctuation:
      found.includes('punctuation') ||
      wish.take(/\bwithout punctuation\b|\bpunctuation-insensitive\b/) !== undefined,
  };
}

export interface Showing {
  /** "Prints …": a list is printed one element a line. */
  readonly isPrinted: boolean;
  readonly printsLines: boolean;
}

/** How the result is shown. */
export function readShowing(wish: WishText): Showing {
  const main = wish.take(
    /(?:,? ?(?:and|plus|with|including) )?\b(?:an? )?(?:small |short |little |simple )?main(?: (?:method|function|program))?(?: (?:that|which|to) (?:shows?|demonstrates?|prints?|calls?|tries|uses?|runs?|tests?)(?: (?:it|this|the function|the result|an example|the method|its use))?(?: (?:off|on|with) (?:an? )?(?:example|sample)(?: (?:list|data|input|text|sentence))?)?)?|(?:,? ?(?:and|with) )(?:an? )?(?:small |short )?(?:example|usage|demo)(?: (?:usage|call|of use))?/,
  );
  const lines = wish.take(
    /\b(?:and )?(?:then )?print(?:s|ing)? (?:out )?(?:them|each(?: (?:one|word|line|entry))?|the (?:words|results?|list|lines|counts))(?: (?:one per line|on (?:its|their) own lines?|line by line))?/,
  );
  const plain = wish.take(
    /\b(?:and )?(?:then )?(?:print(?:s|ing)?|outputs?|shows?|displays?)(?: (?:out )?(?:it|the (?:result|answer|output))\b)?(?: to (?:the )?(?:stdout|console|screen))?/,
  );
  const isPrinted = main === undefined && /^\W*(?:and )?(?:then )?(?:print|output)/.test(plain?.[0] ?? '');
  return { isPrinted, printsLines: lines !== undefined };
}
