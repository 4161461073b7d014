import { WishText } from '../reading/text.ts';
import type { VariantsWish } from './read-variants.ts';

const SILENT: ReadonlySet<string> = new Set(
  'a an the and with that of in to for it its is are write create make define simple abstract base parent class classes subclass subclasses interface protocol trait type each every one implemented implementing implement implements implementation implementations by as method methods function functions which has have two three using called named struct structs both polymorphism inheritance extends extending demonstrate demonstrating their own from it it different'.split(
    ' ',
  ),
);

const HEAD =
  /\b(abstract (?:base )?class|base class|interface|protocol|trait)\s+(?:called |named )?(?!with\b|for\b|that\b)([a-z]\w*)/;
const METHOD =
  /\b(?:with |and |an? |the |has |having )+(?:abstract |virtual )?(?:(?:method |function )(?:called |named )?([a-z_]\w*)(?:\(\))?|([a-z_]\w*)(?:\(\))? (?:method|function)|([a-z_]\w*)\(\))/;
const VARIANTS =
  /(?:,? ?\b(?:implemented by|subclasses|(?:with |and )?(?:an? |two |three )*(?:implementations|implementing classes|concrete classes|classes|structs)|and)\b)+(?: (?:called|named))? ((?:an? )?[a-z]\w*(?:(?:, and |, | and )(?:an? )?[a-z]\w*)+)(?: (?:classes|structs|implementations|subclasses|implementing it|that implement it|implement it|implementation))?/;

const NAMED =
  /\b(?:with|and) ((?:an? )?[a-z]\w*(?:(?:, and |, | and )(?:an? )?[a-z]\w*)+) (?:implementations|implementing it|as implementations|that implement it|subclasses)/;

/** "Two structs that conform to it", without their names. */
const COUNTED =
  /,? ?\b(?:with|and|plus) (?:a couple of |at least )?(?:two|2|three|3|some) (?:\w+ )?(?:structs|classes|types|implementations|implementers|subclasses)(?: (?:that|which) (?:conform to|implement|adopt|extend|use) (?:it|this|the \w+)| conforming to it| implementing it)?/;
const KNOWN: Readonly<Record<string, readonly [method: string, first: string, second: string]>> = {
  drawable: ['draw', 'Circle', 'Square'],
  vehicle: ['drive', 'Car', 'Bicycle'],
  printable: ['print', 'Report', 'Invoice'],
  describable: ['describe', 'Book', 'Song'],
  greeter: ['greet', 'Friend', 'Host'],
  notifier: ['notify', 'Email', 'Sms'],
  playable: ['play', 'Song', 'Video'],
  logger: ['log', 'Console', 'Memory'],
  flyable: ['fly', 'Bird', 'Plane'],
  payment: ['pay', 'Card', 'Cash'],
};

/** Verbs whose method may just return a text; for other verbs no wish tells the body. */
const SAID =
  /^(?:describe|description|info|start|stop|speak|talk|say|greet|(?:make|play)_?(?:sound|noise)|sound|honk|draw|render|display|show|print|move|drive|fly|swim|run|walk|eat|work|play|attack|notify|alert|send|pay|get_?(?:name|type|info|description)|name|introduce|log)$/i;

const titled = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** "CreditCard" is "credit card". */
const spoken = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([a-z]) ([A-Z])(?=[a-z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);

/**
 * An interface with methods of any name, and the types that implement it: each says which it is and what it was asked to
 * do. Undefined for a wish that says more.
 */
export function readContract(prompt: string): VariantsWish | undefined {
  const wish = new WishText(prompt);
  const head = wish.take(HEAD);
  if (!head?.[2]) return undefined;
  const name = titled(wish.original(head, head[2]));
  const methods: string[] = [];
  for (let found = wish.take(METHOD); found; found = wish.take(METHOD)) {
    const said = found[1] ?? found[2] ?? found[3];
    if (said) methods.push(wish.original(found, said));
  }
  const known = KNOWN[name.toLowerCase()];
  const isCounted = known !== undefined && wish.take(COUNTED) !== undefined;
  if (isCounted && methods.length === 0) methods.push(known[0]);
  // A notifier notifies.
  const doer = /(?:^|[a-z])([A-Z]?[a-z]+?)(?:i?er|or)$/.exec(name)?.[1]?.toLowerCase();
  if (methods.length === 0 && doer) methods.push(/ier$/.test(name) ? `${doer}y` : doer);
  const listed = isCounted ? undefined : (wish.take(NAMED) ?? wish.take(VARIANTS));
  if ((!listed?.[1] && !isCounted) || methods.length === 0 || methods.length > 3) return undefined;
  if (!methods.every((one) => SAID.test(one))) return undefined;
  const said = listed?.[1] ? wish.original(listed, listed[1]) : known?.slice(1).join(', ');
  const variants = (said ?? '').split(/, and |, | and /).map((one) => titled(one.replace(/^an? /i, '')));
  if (variants.some((one) => SILENT.has(one.toLowerCase())) || new Set(variants).size < variants.length)
    return undefined;
  if (wish.left(SILENT).length > 0) return undefined;
  return {
    name,
    methods: methods.map((one) => ({ name: one, result: 'text', isSigned: false })),
    variants: variants.map((one) => ({
      name: one,
      fields: [],
      samples: [],
      values: methods.map((method) => `${spoken(one)}: ${spoken(method.replaceAll('_', ' ')).toLowerCase()}`),
    })),
    totals: false,
    isOpen: true,
    isAbstract: /class/.test(head[1] ?? ''),
  };
}
