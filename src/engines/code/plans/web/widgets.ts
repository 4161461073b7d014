import type { Snippet } from '../../snippets/snippets.ts';
import { WishText } from '../reading/text.ts';
import { readAccordion } from './accordion.ts';
import { readCountdownPage } from './countdown.ts';
import { readModal } from './modal.ts';
import { readTodo } from './todo-list.ts';

/** A part of a page that is put together; it takes what it keeps out of the wish. */
type Widget = (wish: WishText) => Snippet | undefined;

const WIDGETS: readonly Widget[] = [readAccordion, readCountdownPage, readModal, readTodo];

const SILENT: ReadonlySet<string> = new Set(
  `a an the and or that which html css js javascript for of with in on to it its is are be can i you user users one write create make build
  me please page pages website site web simple responsive modern clean accessible mobile friendly small nice basic code plain
  pure vanilla only using use has have component section where when there should also as at so them they by shows show
  displays display works help support info information product faq`.split(/\s+/),
);

const SCRIPT =
  /(?:[,;] ?|\band |\bbut )*\b(?:(?:in|with|using|of) )?(?:plain|vanilla|pure|a bit of|a little|some|only)? ?(?:html,? css,? and )?(?:java ?script|js)(?: only)?(?=$|[\s,.;])|(?:[,;] ?|\band |\bbut )*\b(?:without|with no|no)(?: any)? (?:librar(?:y|ies)|frameworks?|dependenc(?:y|ies)|jquery|bootstrap|external \w+|libraries or frameworks)\b|\bin a single (?:html )?file\b/;

/** Widgets that people ask for on a page, with the details of the wish. */
export function planWidget(prompt: string): Snippet | undefined {
  // Without a script is for the ones that have none.
  const isBare = /\b(?:without|no|with no)(?: any)? (?:java ?script|js)\b/i.test(prompt);
  for (const widget of WIDGETS) {
    const wish = new WishText(prompt);
    const made = widget(wish);
    if (!made) continue;
    if (isBare) wish.take(/(?:[,;] ?|\band |\bbut )*\b(?:without|no|with no)(?: any)? (?:java ?script|js)\b/);
    while (wish.take(SCRIPT));
    if ((isBare && made.definition.includes('<script>')) || wish.left(SILENT).length > 0) return undefined;
    return made;
  }
  return undefined;
}
