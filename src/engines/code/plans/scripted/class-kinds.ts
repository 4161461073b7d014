import { NUMBER } from '../reading/text.ts';
import type { ScriptKind, ScriptWish } from './script-kind.ts';

const LINK =
  '(?:[,;]? ?\\b(?:and|with|plus|incl(?:uding|\\.)?|an?|the|it|should|also|has|have|method|methods|that|which|can) )*';

/** The cart counts in cents or in whole units, and its total has parts. */
function deriveCart({ values }: ScriptWish): void {
  const isCents = values.has('cents');
  values.set('UNIT', isCents ? '_CENTS' : '');
  values.set('unitName', isCents ? 'cents' : 'units of the currency, rounded to two decimals');
  values.set('price', isCents ? 'priceCents' : 'price');
  values.set('fixedKey', isCents ? 'cents' : 'amount');
  values.set('round', isCents ? '' : 'Math.round(');
  values.set('roundEnd', isCents ? '' : ' * 100) / 100');
  values.set(
    'percentOff',
    isCents
      ? 'Math.round((this.subtotal * this.#coupon.value) / 100)'
      : 'Math.round(this.subtotal * this.#coupon.value) / 100',
  );
  values.set('teaPrice', isCents ? '1250' : '12.5');
  values.set('cupPrice', isCents ? '900' : '9');
  const money = (said: string | undefined): string | undefined =>
    said === undefined || said === '' ? undefined : isCents ? `${Number(said) * 100}` : said;
  const from = money(values.get('free'));
  if (values.has('free')) {
    values.set('freeFrom', from ?? (isCents ? '5000' : '50'));
    values.set('shipping', '');
  }
  const cost = money(values.get('shippingCost'));
  if (values.has('shipping')) values.set('shippingCost', cost ?? (isCents ? '490' : '4.9'));
  if (values.has('vat') || values.has('shipping') || values.has('stored')) values.set('constants', '');
  const goods = values.has('coupon') ? 'this.subtotal - this.discount' : 'this.subtotal';
  const shipping = values.has('shipping') ? ' + this.shipping' : '';
  const isOnTop = values.has('vat') && !values.has('grossPrices');
  const rounded = (sum: string): string =>
    isCents ? `Math.round(${sum})` : `Math.round((${sum}) * 100) / 100`;
  const net = `${goods}${shipping}`;
  values.set(
    'vatSum',
    isOnTop
      ? rounded(`(${net}) * VAT_PERCENT / 100`)
      : rounded(`(${net}) * VAT_PERCENT / (100 + VAT_PERCENT)`),
  );
  values.set(
    'vatDoc',
    isOnTop
      ? 'On top of the prices, which are without it.'
      : 'What of the total is value added tax: prices have it in them.',
  );
  values.set(
    'totalSum',
    isOnTop
      ? isCents
        ? `${net} + this.vat`
        : rounded(`${net} + this.vat`)
      : isCents || (net === goods && !values.has('coupon'))
        ? net
        : rounded(net),
  );
  values.set('totalDoc', `  /** ${isCents ? 'In cents, n' : 'N'}ever below 0. */`);
  const total = values.get('total');
  if (total) values.set('totalOf', total);
}

const method = (words: string): RegExp =>
  new RegExp(`${LINK}\\b(${words})\\b(?:\\(\\))?(?: (?:items?|products?|articles?|an? item|a product))?`);

export const CLASS_KINDS: readonly ScriptKind[] = [
  {
    id: 'emitter',
    name: 'EventEmitter',
    about:
      /^(?=.*\b(?:event ?bus|event ?emitter|pub[/ -]?sub|emitter|event (?:system|dispatcher)|off\b.*\bemit|emit\b.*\boff)\b)(?=.*\b(?:tests?|jest|vitest|asserts?|once|throw\w*|errors?|fail\w*|broken|generics?|typed|map|subscribe|publish)\b)(?!.*\b(?:await\w*|async|wildcards?|priorit\w+|react|vue|node:events|extends)\b)/,
    options: {
      on: /\b(subscribe|addlistener)\b/,
      emit: /\b(publish|fire|trigger|dispatch)\b/,
      off: /\b(unsubscribe|removelistener)\b(?! function)/,
    },
    derive: ({ values }) => {
      if (values.has('on') && !values.has('off'))
        values.set('off', values.get('on') === 'subscribe' ? 'unsubscribe' : 'removeListener');
    },
    always: [
      /[,;:.]? ?\b(?:(?:one|a|an|any|the|that|which|if|when|and|errors?|of|in|throwing|failing|broken) )*(?:handlers?|listeners?|subscribers?|callbacks?)(?: errors?| that throws?| exceptions?)?(?: (?:throwing|throws|fails?|failing|errors?))?(?: (?:must|may|should|does|do|can|will)\b)*(?: (?:not|never|n't)\b)+ (?:stop|break|prevent|affect|block|kill|crash|interrupt)(?: the)? (?:others?|other (?:handlers|listeners|subscribers|ones)|rest|remaining)(?: (?:handlers|listeners|ones|from (?:running|being called)))*/,
      /\b(?:on|once|off|emit)\b(?:(?: ?[,/] ?|,? (?:and|&) )(?:on|once|off|emit)\b)+(?: methods?)?/,
      /\b(?:with |and )?generics?(?: (?:for|parameter|over|map|the|events?|types?))*/,
      /[,;]? ?\b(?:an? |the )?(?:events?|event) (?:map|names|types?)(?: (?:as|with|is|for|a|an|generic|type|parameter|payloads?|their|given|the|and)\b)*/,
      /[,;]? ?\b(?:on (?:should )?returns? (?:an? )?(?:unsubscribe|dispose)(?: function)?|returns? an? unsubscribe function)/,
    ],
    silent:
      'event bus emitter typed events on once off emit generic parameter handler listener listeners map',
  },
  {
    id: 'cart',
    name: 'ShoppingCart',
    about:
      /^(?=.*\b(?:shopping ?cart|cart|basket)\b)(?=.*\b(?:coupons?|discounts?|vouchers?|local ?storage|cents|tests?|jest|vitest|shipping|delivery|vat)\b)(?!.*\b(?:html|css|page|react|component|vue|express|api|endpoint|redux|reducer|hook|zustand)\b)/,
    options: {
      add: method('add(?:[iI]tem|[pP]roduct|[aA]rticle)?'),
      change: method(
        'change ?[qQ]uantity|(?:update|set)(?:[qQ]uantity| quantity)|change (?:the )?quantit(?:y|ies)|update (?:the )?quantit(?:y|ies)|quantit(?:y|ies)',
      ),
      remove: method('remove(?:[iI]tem|[pP]roduct)?|delete(?:[iI]tem|[pP]roduct)?'),
      clear: method('clear|empty'),
      coupon: method(
        'apply(?:[cC]oupon|[dD]iscount| coupon| discount)|coupons?|discounts?|discount codes?|vouchers?',
      ),
      kinds:
        /[,;]? ?\(?\b(?:which (?:is|are) )?(?:either )?(?:percent(?:age)?|%)(?: off)?(?: or|,| and|\/) ?(?:an? )?(?:fixed|flat|absolute)(?: amount)?(?: off)?\)?/,
      cents:
        /[,;]? ?\b(?:and |the |all |with |amounts? |prices? |total )*(?:in|as)(?: whole| integer)? cents\b/,
      stored:
        /[,;]? ?\b(?:and |is |it |be |should |to |the |cart )*(?:kept|stored|saved|persist(?:ed|s)?|survives? (?:a )?reloads?|keeps? (?:it|everything)|saves? (?:it|everything)?|save)?(?: in| to| into| using| with| via)* ?(?:the )?local ?storage\b/,
      grossPrices:
        /[,;]? ?\b(?:(?:all )?prices? (?:already )?(?:are|is|incl\w*|contain|with)?(?: already)? ?(?:gross|incl\w* (?:vat|tax)|including (?:vat|tax)|(?:vat|tax) included)|gross prices?)\b/,
      vat: new RegExp(
        `${LINK}\\b(?:total )?(?:incl(?:uding|\\.|usive)?(?: of)?|with|shows?|contains?|plus)? ?\\b${NUMBER} ?(?:%|percent) (?:vat|tax|mwst|sales tax|gst)|(?:vat|tax)(?: of| rate of)? ${NUMBER} ?(?:%|percent)`,
      ),
      free: new RegExp(
        `${LINK}free (?:shipping|delivery)(?: (?:from|over|above|starting at|for orders (?:over|from|above)|at|if (?:the )?total (?:is )?(?:over|above|at least)))?(?: [€$£])? ?${NUMBER}?(?: ?(?:euros?|eur|€|dollars?|usd|\\$|pounds?|chf|francs?))?`,
      ),
      shippingCost: new RegExp(
        `${LINK}(?:otherwise |else |below that )?(?:shipping|delivery)(?: costs?| fee)?(?: of| is| costs)? [€$£]?${NUMBER}(?: ?(?:euros?|eur|€|dollars?|\\$))?`,
      ),
      total: new RegExp(`${LINK}\\b(getTotal|total(?=\\(\\)))(?:\\(\\))?|\\b(gettotal)\\b`),
    },
    shapes: {
      change: (said) => (/^\w*[a-z][A-Z]\w*$/.test(said) ? said : 'changeQuantity'),
      coupon: (said) =>
        /^apply\s/i.test(said)
          ? said.replace(/\s+(.)/, (_, one: string) => one.toUpperCase())
          : /^apply/.test(said)
            ? said
            : 'applyCoupon',
      remove: (said) => said,
      total: (said) => `${said}()`,
    },
    derive: deriveCart,
    always: [
      /[,;.]? ?\b(?:and |the |with )*total(?: price| sum)?(?: (?:must|should|may|can|is|be)\b)*(?: never| not)(?: go| be| fall)? (?:below|under|negative|less than) ?(?:0|zero)?/,
      /[,;]? ?\b(?:and |the |with |shows? |an? )*(?:sub)?total(?: price| sum)?\b/,
      /[,;]? ?\b(?:and )?(?:throws?|rejects?|refuses?|errors?)(?: an? error| error)?(?: (?:on|for|if|when|the)\b)* (?:negative|invalid|zero|0|or| )+(?:quantit(?:y|ies)|prices?|amounts?)(?: or (?:prices?|quantit(?:y|ies)))?/,
      /\b(?:percent(?:age)?|%)(?: off)?(?= (?:coupons?|discounts?|·))/,
    ],
    silent: 'shopping cart basket item items product products quantity class localstorage total price prices',
  },
  {
    id: 'token-bucket',
    name: 'TokenBucket',
    about: /^(?=.*\btoken[- ]?bucket\b)(?!.*\b(?:express|middleware|redis|per (?:ip|user|client|key))\b)/,
    options: {
      capacity: new RegExp(
        `\\b(?:capacity|burst|max(?:imum)?)(?: of|:)? ${NUMBER}(?: tokens)?\\b|\\b${NUMBER} tokens(?: capacity| max(?:imum)?)?\\b(?! (?:per|a|each|every))`,
      ),
      refill: new RegExp(
        `\\b(?:refill(?:s|ed|ing)?(?: rate)?(?: of| at| by|:)? )?${NUMBER}(?: tokens?)? ?(?:per|a|each|every|/) ?s(?:ec(?:ond)?)?\\b`,
      ),
      cap: /\b(capacity|max ?tokens|burst(?: ?size)?|size)\b(?: as an? argument)?/,
      rate: /\b(refill ?per ?second|tokens ?per ?second|refill ?rate|rate(?! ?-?limit)|per ?second)\b/,
      take: /\b(tryremove|tryconsume|tryacquire|trytake|consume|acquire|take|allow)\b(?:\([^)]*\))?/,
      clock:
        /[,;]? ?\b(?:and |with |an? |the |inject(?:s|ed|able)? |pass(?:es|ed)? |in |injectable )*(?:fake clock|clock|time source|now(?: function)?)(?: (?:injected|is injected|injectable|as (?:an? )?(?:argument|parameter|constructor arg(?:ument)?)|function))*(?: so(?: that)? (?:the )?(?:\w+ )?tests? (?:do(?:es)?n't|do not|need not|don't have to|never)(?: have to| need to)? (?:wait|sleep))?/,
    },
    derive: ({ values, isTyped }) => {
      const [size, rate] = [values.get('capacity'), values.get('refill')];
      values.set('capType', size ? ` = ${size}` : isTyped ? ': number' : '');
      values.set('rateType', rate ? ` = ${rate}` : isTyped ? ': number' : '');
    },
    shapes: {
      cap: (said) => said.replace(/\s+(.)/g, (_, one: string) => one.toUpperCase()),
      rate: (said) =>
        /\s/.test(said) || said === 'rate'
          ? said.replace(/\s+(.)/g, (_, one: string) => one.toUpperCase())
          : said,
    },
    always: [
      /[,;]? ?\b(?:and |both |the |as |in |by |passed |given |to )+(?:the )?constructor(?: (?:args?|arguments?|parameters?|params?|options?))?/,
      /\brate[- ]limit(?:er|ing)\b/,
    ],
    silent: 'algorithm token bucket rate limiter class constructor args arguments capacity refill per second',
  },
  {
    id: 'result',
    name: 'Result',
    about:
      /^(?!.*\bclass\b)(?=.*\bresult\b)(?=.*\b(?:unwrap_?or|andthen|map|err)\b)(?!.*\b(?:option type|either|promise chain|query|table)\b)/,
    options: {
      json: /[,;]? ?\b(?:and |with |an? |usage |short |small |example |where |that |of |it |which |shows? |how |to |wrap(?:s|ping)? |around |using |for )*json\.?parse\b/,
      mapErr: /[,;]? ?\b(?:and )?(map_?err(?:or)?)\b/,
      andThen: /[,;]? ?\b(?:and )?(andthen|flatmap|chain)\b/,
      match: /[,;]? ?\b(?:and )?(match)\b/,
      all: /[,;]? ?\b(?:and )?(?:all|combine|collect)\b(?! (?:types|the))/,
      unwrap: /[,;]? ?\b(?:and )?unwrap\b(?! ?or)/,
      async: /[,;]? ?\b(?:and |with |an? )*(?:async|promises?)(?: version| variant| support| helper)?\b/,
      attempt:
        /[,;]? ?\b(?:and |with |an? |that |which |helper )*(?:try ?catch|attempt|fromthrowable|from throwing functions?|wraps? (?:functions? that|throwing functions?)(?: throws?)?)\b/,
    },
    derive: ({ values }) => {
      if (values.has('json')) values.set('attempt', '');
    },
    always: [
      /\bok(?:,| and|\/) ?(?:err|error)\b/,
      /\bunwrapor\b/,
      /<t, ?e(?: = \w+)?>/,
      /\bdiscriminated union(?: type)?\b/,
    ],
    silent: 'result type ok err map unwrapor t e generic',
  },
];
