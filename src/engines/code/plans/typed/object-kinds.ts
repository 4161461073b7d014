import { NUMBER, numberOf } from '../reading/text.ts';
import type { TypedKind, TypedWish } from './typed-kind.ts';

const LINK =
  '(?:[,;:.(]? ?\\b(?:and|with|plus|including|an?|the|its?|own|custom|also|has|have|which|that|keeps?|can|methods?|should|must|i|need|supports?|operations?|functions?) )*';

/** A method that a wish lists: its name as it is written. */
const method = (words: string): RegExp => new RegExp(`${LINK}[,;:/(]? ?\\b(${words})\\b(?:\\(\\w*\\))?`);

/** The names of goods, as many as are asked for, of the kind that the shop sells. */
const GOODS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bteas?\b/, ['Assam', 'Darjeeling', 'Sencha', 'Rooibos', 'Earl Grey', 'Chai', 'Oolong', 'Matcha']],
  [/\bcoffees?\b/, ['Espresso', 'Arabica', 'Robusta', 'Decaf', 'Mocha', 'Lungo', 'Kenya', 'Java']],
  [
    /\bbooks?\b|\blibrary\b/,
    ['Emma', 'Dracula', 'Ulysses', 'Walden', 'Persuasion', 'Middlemarch', 'Kim', 'Faust'],
  ],
  [/\bfruits?\b|\bgrocer/, ['Apple', 'Pear', 'Banana', 'Grape', 'Lemon', 'Plum', 'Melon', 'Cherry']],
  [/\btools?\b|\bhardware\b/, ['Hammer', 'Drill', 'Saw', 'Pliers', 'Chisel', 'File', 'Level', 'Wrench']],
  [/\bflowers?\b|\bplants?\b/, ['Rose', 'Tulip', 'Lily', 'Orchid', 'Daisy', 'Iris', 'Fern', 'Ivy']],
  [/\bwines?\b/, ['Riesling', 'Merlot', 'Malbec', 'Shiraz', 'Pinot Noir', 'Chianti', 'Rioja', 'Cava']],
  [/\bpharmac|\bmedic/, ['Aspirin', 'Ibuprofen', 'Plasters', 'Gauze', 'Saline', 'Gloves', 'Zinc', 'Iodine']],
  [/./, ['Pens', 'Paper', 'Staples', 'Folders', 'Glue', 'Tape', 'Markers', 'Clips']],
];

const GOOD_WORDS =
  '(?:teas?|coffees?|books?|fruits?|tools?|flowers?|plants?|wines?|articles?|items?|products?|medicines?|sorts|kinds|things)';
const DEMO = 4;
const MOST_GOODS = 8;

function deriveStock({ wish, values }: TypedWish): boolean {
  const goods = GOODS.find(([pattern]) => pattern.test(wish.given.toLowerCase()))?.[1] ?? [];
  const demo = wish.take(
    new RegExp(
      `[,;.]? ?\\b(?:and |a |an |the |short |small |little |simple |console |in )*(?:console |program |main |demo |example )+(?:demo |program |main |app )*with (?:about )?${NUMBER} ${GOOD_WORDS}(?: in it)?`,
    ),
  );
  const count = demo ? numberOf(demo[1] ?? '') : DEMO;
  if (count < 2 || count > MOST_GOODS) return false;
  const rows = goods
    .slice(0, count)
    .map((name, at) => ({ name, quantity: [4, 12, 20, 2][at % 4] ?? 0, minimum: [5, 6, 8, 3][at % 4] ?? 0 }));
  const lines = (write: (name: string, quantity: number, minimum: number) => string): string =>
    rows.map(({ name, quantity, minimum }) => write(name, quantity, minimum)).join('\n');
  values.set(
    'javaArticles',
    lines((name, quantity, minimum) => `stock.addArticle("${name}", ${quantity}, ${minimum});`),
  );
  values.set(
    'csharpArticles',
    lines((name, quantity, minimum) => `stock.AddArticle("${name}", ${quantity}, ${minimum});`),
  );
  values.set('first', goods[0] ?? '');
  values.set('second', goods[1] ?? '');
  return true;
}

const SHOP =
  'inventory stock warehouse store shop article articles item items product products add remove list quantity for each every minimum keeps tracks track management manager tea coffee book fruit tool flower wine hardware office library grocery pharmacy console';

export const OBJECT_KINDS: readonly TypedKind[] = [
  {
    id: 'account',
    name: 'BankAccount',
    about:
      /^(?=.*\b(?:bank ?)?account\b)(?=.*\b(?:deposit|withdraw)\w*\b)(?!.*\b(?:junit|xunit|tests?|interest|savings|pin|atm|menu|json|csv|file|sql|abstract|subclass\w*|inherit\w*|thread\w*|synchroni[sz]ed|interface|overdraft|currenc\w+|daily|limit|decorator|swing|html|spring)\b)/,
    options: {
      checked: /[,;]? ?\b(?:(?:as|is|a|an|own|custom|and|with|throws?) )*\bchecked (?:exception)?/,
      error:
        /(?:[,;]? ?\b(?:own|custom|an?|with|throws?|the|and|its|raises?|which|that) )*\b(\w+(?:exception|error))\b(?: (?:if|when|on|for) (?:there (?:is|are) )?(?:the |not |too |balance |money |enough |little |amount |is |low |overdrawn |insufficient |funds )+)?/,
      transfer: method('transfers?'),
      statement:
        /[,;]? ?\b(?:and |an? |with |the |method |that |which |can )*(printstatement|statement)(?:\(\))?\b|[,;]? ?\b(?:and |an? |with |the |method |that |which |can )*prints?(?: the| an?)?(?: account| bank)? (?:statement|history|transactions)\b/,
    },
    shapes: {
      error: (said) => (/^[A-Z]/.test(said) && !/^(?:exception|error)$/i.test(said) ? said : ''),
      checked: () => 'Exception',
      statement: (said) => (/^[a-z]+[A-Z]/.test(said) || /^[A-Z]/.test(said) ? said : ''),
    },
    derive: ({ values, language }) => {
      if (values.has('checked'))
        values.set(
          'throws',
          language === 'java' ? ` throws ${values.get('error') || 'InsufficientFundsException'}` : '',
        );
      return true;
    },
    always: [
      /[,;]? ?\b(?:and |also |it |which |that |each |every |with |a |an |the )*(?:keeps?|has|holds?|stores?|records?|saves?|keeping|list of|history of)(?: (?:an?|the|list|of|all|its|history|log|every|record))* transactions?\b(?: (?:history|list|log))?/,
      /[,;]? ?\b(?:each |all |and |every )*(?:transactions? )?(?:with|has|have|including|and)(?: an?| their| the| its)* (?:timestamps?|date and time|dates?|time)(?:,? (?:and |type |kind |amount |balance )*)?\b/,
      /[,;]? ?\b(?:negative|non-positive|zero|invalid)(?: (?:or|and|zero|negative|amounts?|deposits?|values?|are|is|throws?|refused|rejected|not|allowed|an?|illegalargumentexception|argumentexception|exception))*/,
      method('deposits?|withdraw(?:s|al|als)?|getbalance|balance'),
    ],
    silent: 'bank account deposit withdraw balance transactions transaction statement put list history',
  },
  {
    id: 'stock',
    name: 'Inventory',
    about:
      /^(?=.*\b(?:inventory|stock|warehouse)\b)(?=.*\b(?:minimum|reorder\w*|low stock|min(?:imum)? (?:stock|quantity)|running low)\b)(?!.*\b(?:csv|json|file|sql|rest|api|spring|menu|tests?|junit|xunit|price|prices|value|supplier\w*|swing|html|thread\w*|database)\b)/,
    derive: deriveStock,
    always: [
      /[,;:]? ?\b(?:and )?(?:add|remove|increase|reduce|decrease|take)(?: and remove|\/remove| or remove)?(?: stock| articles?| items?| products?| quantity)?\b/,
      /[,;]? ?\b(?:each|every) (?:article|item|product|tea|one) has an? (?:own )?(?:minimum|min)(?: (?:stock|quantity|level))?\b/,
      /[,;]? ?\b(?:(?:and|give|gives|me|get|show|shows|print|prints|return|returns|the|an?|list|of|all|which|method|that|for|lists?) )*(?:articles?|items?|products?|teas?|those|ones|what)? ?(?:(?:that|which) )?(?:(?:need|needs|have|has|must|should|are|i|we|is|be) )*(?:to )?(?:be )?(?:reorder(?:ed)?|order again|below (?:the|their|its) minimum|under (?:the|their|its) minimum|low on stock|running low)\b/,
      /[,;]? ?\b(?:throws?|error|exception)(?: (?:an?|if|when|on|for|there|is|not|enough|stock|too|little|more|than|removing|you|remove|exception|error))+/,
    ],
    silent: SHOP,
  },
  {
    id: 'tree',
    name: 'BinarySearchTree',
    about:
      /^(?=.*\b(?:binary (?:search )?tree|binarysearchtree|bst|search tree)\b)(?!.*\b(?:avl|red[- ]black|balanc\w+|iterat\w+|iterable|lca|ancestor|serializ\w+|file|junit|tests?|breadth|level[- ]order|threaded|swing|validate|is valid|comparator|map|key|keys|duplicates? (?:are )?(?:counted|allowed)|depth|range|print\w* the tree|visuali[sz]e|draw|kth|successor|invert|mirror)\b)/,
    options: {
      remove: method('remove|delete'),
      min: /(?:[,;:/]? ?\b(?:and|with|plus|the|find|get) )*[,/]? ?\b(?:min(?:imum)?(?:(?:,|,? and|\/| or) ?max(?:imum)?)?|max(?:imum)?)\b(?: (?:values?|elements?))?/,
      height: method('height'),
      orders:
        /(?:[,;]? ?\b(?:and|plus|as well as|the|also) )*[,/]? ?\b(?:pre-?order|post-?order)(?:(?:,|,? and|\/| or) ?(?:in-?order|pre-?order|post-?order))*(?: traversals?)?/,
      insert: method('insert|add'),
      contains: method('contains|(?<!binary )search(?! tree)|find|exists'),
    },
    always: [
      /[,;:/]? ?\b(?:and |with |plus |an? |the |that |returns? |as )*in-?order(?: (?:traversal|list|output|print(?:ing)?|walk|iteration))*(?: (?:that |which )?(?:returns?|as|to|into|gives?) (?:an? )?(?:sorted )?list)?/,
      /\bgeneric(?: binary)?\b|<t(?:(?: extends|:) ?comparable(?:<t>)?)?>|\b(?:of|for|with|any|all|where) (?:comparable (?:types?|values?|elements?)|t (?:extends|is|:) comparable(?:<t>)?)/,
      /[,;/]? ?\b(?:and )?size\b(?:\(\))?/,
      /[,;]? ?\b(?:and )?(?:duplicates?|equal values)(?: (?:are|should|be|is|values?|must))* (?:ignored|not (?:inserted|added|allowed)|skipped|left out)|[,;]? ?\b(?:ignor\w+|no) duplicates?\b/,
    ],
    silent:
      'binary search tree bst generic data structure operations implementation implement implementing traversal',
  },
];
