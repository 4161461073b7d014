import { ASKED_TESTS } from './asked-tests.ts';
import type { Core } from './core.ts';
import { clause, program } from './written-program.ts';

const CLASS =
  'class classes java c# kotlin simple and a an the with that for of to it which is are in must should generic own custom plus implement implements implementing methods method operations';

const AMOUNT = '(\\d+(?:\\.\\d{1,2})?)';
const cents = (said: string): string => Number(said).toFixed(2);

/** A method under the name of the wish, or under the usual one where it is said in words. */
const method =
  (usual: string) =>
  (said: string): string =>
    /\s/.test(said) || said === '' ? usual : said;

const LISTED: Readonly<Record<string, readonly [said: string, usual: string]>> = {
  first: [
    'addfirst|add_first|prepend|push ?front|addtofront|insertfirst|add (?:at|to) the (?:front|head|start|beginning)|insert at (?:the )?(?:head|beginning|start|front)',
    'addFirst',
  ],
  insert: [
    'insertat|insert_at|addat|add_at|insert (?:at|by) (?:an? |given |the )*(?:index|position)|insert',
    'insertAt',
  ],
  removeValue: [
    'removevalue|remove_value|remove (?:by|a|given|the) (?:given )?value|delete (?:by )?value|removeelement|deletevalue',
    'removeValue',
  ],
  remove: [
    'removeat|remove_at|deleteat|delete_at|(?:remove|delete) (?:at|by) (?:an? |given |the )*(?:index|position)|remove|delete',
    'removeAt',
  ],
  get: ['getat|get (?:by|at) (?:an? |given |the )*(?:index|position)|get', 'get'],
  set: ['set(?: (?:by|at) (?:an? |given |the )*(?:index|position))?', 'set'],
  indexOf: ['indexof|index_of|index of', 'indexOf'],
  contains: ['contains', 'contains'],
  reverse: ['reverse(?: (?:in place|the list|it|method))?', 'reverse'],
  clear: ['clear', 'clear'],
  empty: ['isempty|is_empty|is empty', 'isEmpty'],
  size: ['size|length|count', 'size'],
  add: ['addlast|add_last|append|add (?:at|to) the (?:end|tail)|push ?back|addtoend|insertlast|add', 'add'],
};

/** Classes that come with their tests. */
export const TESTED_CORES: readonly Core[] = [
  program(
    'account-tested',
    /^(?=.*accounts?\b)(?=.*\bdeposits?\b)(?=.*\bwithdraw\w*)(?=.*\b(?:tests?|junit)\b)(?!.*\b(?:savings|subclass\w*|inherit\w*|interface|abstract|spring|database|currenc\w+|threads?|concurren\w+|menu|console|daily|monthly|pin|fees?|mockito|frozen|lock\w*)\b)/,
    `${CLASS} bank account bankaccount deposit deposits withdraw withdraws amounts amount as bigdecimal money methods exception exceptions negative or zero not allowed positive deposits withdrawals transfers rejected getbalance get balance edge cases edge starting initial insufficient funds`,
    {
      options: {
        tests: ASKED_TESTS,
        checkedError:
          /\b(?:throws?|throwing|raises?|with) (?:an? |own |custom )*checked (?:exception )?([a-z]+exception)\b/,
        error:
          /(?:[,;]? ?\b(?:and|which|that|it) )*\b(?:throws?|throwing|raises?|with) (?:an? |the )?(?:own |custom |checked |unchecked |exception )*(?!illegal)([a-z]+exception)\b(?:(?: (?:when|if|on|for))?(?: (?:there|is|are|the|balance|too|low|not|enough|money|funds|insufficient|overdraft|would|be|exceeded|an?|amount|exceeds|more|than))*)?/,
        checked: /\bchecked(?: exceptions?)?\b/,
        type: /\bclass (?:called |named )?([a-z]*account)\b/,
        transfer:
          /\btransfer(?:s|ring)?(?:to)?\b(?: (?:between (?:two )?accounts|to another account|money|amounts))*/,
        overdraft: new RegExp(
          `\\b(?:an? )?overdraft(?: limit)?(?: (?:of|up to|is|to))* ?[$€£]?${AMOUNT}(?: ?(?:euros?|dollars?|eur|usd|€))?`,
        ),
        history:
          /\b(?:keeps? |and |with )*(?:an? |the |list of )*(?:transactions?(?: (?:history|log|list))?|history)\b/,
        interest:
          /\b(?:and |with |adds? |applies |apply |addinterest|monthly |an? )*interest\b(?: (?:rate|method|calculation))*/,
        owner: /\b(?:and |with |an? |the )*(?:owner|holder|account holder|name)(?:'s name)?\b/,
      },
      always: [
        clause(
          'rejects?|refus(?:es|ing)|rejecting|disallow(?:s|ing)?|no|throws? illegalargumentexception',
          'on for if when negative zero or non-positive null amounts? deposits? values? are is an the invalid',
        ),
        /\ball or nothing\b|\bboth accounts? (?:change|are changed) or none\b/,
      ],
      shapes: { overdraft: cents },
      derived: (values) => {
        const limit = values.get('overdraft');
        const most = Number(limit ?? 0);
        if (limit === '0.00') return undefined;
        return {
          type: values.get('type') || 'BankAccount',
          ...(values.has('checkedError') ? { checked: '', error: values.get('checkedError') ?? '' } : {}),
          ownerArg: values.has('owner') ? '"Ada", ' : '',
          overdraftArg: limit === undefined ? '' : `, new BigDecimal("${limit}")`,
          overdraftMost: most.toFixed(2),
          allOfIt: (100 + most).toFixed(2),
          tooMuch: (100.01 + most).toFixed(2),
        };
      },
    },
  ),
  program(
    'own-linked-list',
    /^(?=.*\b(?:singly|doubly|single|double|own|custom)?[ -]?linked ?list\b)(?=.*\b(?:iterators?|iterable|for-?each|exceptions?|indexoutofboundsexception|tests?|junit|insertat|removeat|insert at|remove at|index)\b)(?!.*\b(?:cycle|loop detection|merge|sort\w*|middle|nth|palindrome|circular|lru|stack|queue|intersection|thread\w*|skip|backwards?|descending|listiterator)\b)/,
    `${CLASS} linked list linkedlist singly doubly single double data structure element elements index indexes indices node nodes types type t implementation tostring string representation`,
    {
      options: {
        tests: ASKED_TESTS,
        iterator:
          /\b(?:and |an? |with |that |is |implements |implementing |supports? )*(?:iterators?|iterable(?:<t>)?|for-?each(?: loops?)?)\b(?: support)?/,
        doubly: /\b(?:doubly|double)(?=[ -]?linked)/,
        type: /\b(?:class (?:called |named )?|called |named )([a-z]*list)\b/,
        ...Object.fromEntries(
          Object.entries(LISTED).map(([key, [said]]) => [
            key,
            new RegExp(`(?<!\\w)(${said})(?:\\(\\w*(?:, ?\\w+)*\\))?(?!\\w)`),
          ]),
        ),
      },
      always: [
        /[,;]? ?\b(?:and |an? )?(?:invalid|bad|wrong|illegal|out[- ]of[- ](?:range|bounds)|negative)(?: or too large)?(?: (?:index|indexes|indices|positions?|access))? (?:throws?|throw|raises?|gives?) (?:an? )?(?:indexoutofboundsexception|exceptions?)/,
        /[,;]? ?\b(?:and )?(?:throws?|throwing) (?:an? )?indexoutofboundsexception(?: (?:on|for|if|when)(?: (?:an?|the|invalid|bad|wrong|index|indexes|indices|is|out|of|range|bounds|illegal))*)?/,
        /\b(?:without|not) (?:using )?(?:java\.util\.linkedlist|java\.util|the built-in list)\b/,
        /\bin[- ]place\b/,
      ],
      shapes: Object.fromEntries(Object.entries(LISTED).map(([key, [, usual]]) => [key, method(usual)])),
      derived: (values) => {
        const insert = values.get('insert');
        return {
          type: values.get('type') || (values.has('doubly') ? 'DoublyLinkedList' : 'SinglyLinkedList'),
          add: values.get('add') || 'add',
          insert: insert || 'insertAt',
          ...(insert ? { insertAsked: '' } : {}),
          ...(values.has('removeValue') && !values.has('remove') ? { remove: 'removeAt' } : {}),
          ...(['contains', 'indexOf', 'removeValue'].some((key) => values.has(key)) ? { search: '' } : {}),
        };
      },
    },
  ),
];
