import type { Phrase } from '../reading/phrase.ts';
import { COLOUR } from './colours.ts';
import type { Form } from './form.ts';

const BUTTON =
  '(?:(?:submit|send|save|register|registration|sign[- ]?up|log[- ]?in|sign[- ]?in|subscribe) )?button|submit';
const ALL =
  '(?:(?:all|both|every|each|the|its|they|it|everything|of|required|form|fields?|inputs?|entries|values?|them|whole|entire|email|password|data)(?: |$))+';
const RIGHT =
  '(?:(?:is|are|has been|have been|validates?|becomes?) ?)?(?:all )?(?:valid|correct|filled(?: (?:in|out))?(?: correctly)?|completed?|ok|right)?';
const UNTIL = `(?:until|unless|as long as|while|when) (?:${ALL}${RIGHT}|valid|complete|filled in)`;

const HELD = [
  `(?:and |with )?(?:an? |the )?(?:disabled|inactive|greyed[- ]out) (?:${BUTTON})(?: button)? ${UNTIL}`,
  `(?:and |with |where |whose )?(?:an? |the |its )?(?:${BUTTON})(?: (?:that|which))?(?: (?:is|stays|remains|should be|must be|gets))? (?:disabled|inactive|greyed[- ]out|off) ${UNTIL}`,
  `(?:and |that |which )?(?:disables?|disabling)(?: the)? (?:${BUTTON})(?: button)? ${UNTIL}`,
  `(?:and |with |where |whose )?(?:an? |the |its )?(?:${BUTTON})(?: (?:that|which))?(?: (?:is|gets|becomes))? (?:only )?enabled (?:only )?(?:when|once|if|after) ${ALL}${RIGHT}`,
];

const AFTER =
  '(?:after|on|upon|when|once)(?: it is| the form is| they are)? ?(?:a )?(?:successful )?(?:submit(?:ting|ted|s)?|submission|send(?:ing)?|sent|success)(?: (?:the form|it))?';
const THANKS = [
  `(?:and |that |which )?(?:shows?|showing|displays?|with|prints?)(?: an?| the)? (?:thank[- ]you|success|confirmation|thanks)(?: (?:message|note|text|notice))?(?: (?:saying|that says) ["']([^"']+)["'])?(?: (?:below|under|above) the form)?(?: ${AFTER})?(?:,? (?:without|instead of) (?:reloading|a reload|leaving|a page reload)(?: the page| it)?)?`,
  `(?:and |with )?(?:an? |the )?(?:friendly |nice |short |little |simple |polite )*(?:thank[- ]you|success|confirmation)(?: (?:message|note|text|notice))(?: (?:saying|that says) ["']([^"']+)["'])?(?: ${AFTER})?`,
  `${AFTER},? (?:it )?(?:shows?|displays?)(?: an?| the)? (?:thank[- ]you|success|confirmation|thanks)(?: (?:message|note|text|notice))?(?: (?:saying|that says) ["']([^"']+)["'])?(?:,? (?:without|instead of) (?:reloading|a reload)(?: the page| it)?)?`,
];

/** A part of a form that is no field. */
export function readPart(r: Phrase, form: Form): boolean {
  if (HELD.some((pattern) => r.take(pattern))) {
    form.isHeld = true;
    return true;
  }
  for (const pattern of THANKS) {
    const found = r.take(pattern);
    if (!found) continue;
    form.thanks = found[1] ? r.written(found, 1) : 'Thank you, your message has been sent.';
    return true;
  }
  const button = r.take(
    `(?:and |with )?(?:an? |the )?(?:(${COLOUR}) )?(?:(centered|centred) )?(?:submit|send|save) ?button(?: (?:that says|saying|labell?ed|with the (?:text|label)|called) ["']([^"']+)["'])?(?:,? (?:is |which is )?(centered|centred|in the (?:center|middle)))?`,
  );
  if (button) {
    if (button[1]) form.colour = button[1];
    if (button[2] ?? button[4]) form.isButtonCentered = true;
    if (button[3]) form.button = r.written(button, 3);
    return true;
  }
  return SWITCHES.some(([pattern, set]) => {
    if (!r.take(pattern)) return false;
    set(form);
    return true;
  });
}

const SWITCHES: readonly (readonly [RegExp, (form: Form) => void])[] = [
  [
    /(?:errors?|(?:error |validation )?messages?)(?: (?:should|must|that|which))? ?(?:appear|show up|are shown|are displayed|show|displayed|shown)?(?: in red)? (?:below|under|beneath|next to|beside) (?:the|each|every|its|their|all)(?: (?:invalid|wrong|empty))? ?(?:fields?|inputs?)?(?: in red)?(?: (?:while|when|as) (?:typing|you type|the user types|they are wrong))?(?: (?:that|which) (?:is|are)(?: left)? (?:empty|invalid|wrong|missing|not valid)(?: or (?:is )?(?:empty|invalid|wrong|not valid))?)?(?:,? (?:when|on|after|once)(?: (?:the form|it|you))?(?: is)? ?(?:submit(?:s|ted|ting)?|submission|sent)(?: (?:the form|it))?)?/,
    (form) => {
      form.hasMessages = true;
    },
  ],
  [
    /(?:where |in which |which |that |so that |so |and |with )*(?:(?:all|every|each|both)(?: of (?:them|these|which))?(?: the)?(?: (?:form )?fields?| inputs?| one)?(?: are| is| being| must be| should be| have to be)? (?:required|mandatory|compulsory|obligatory|filled(?: in| out)?)|(?:must|should|have to) all be (?:required|mandatory|filled(?: in| out)?)|(?:everything|all)(?: else)?(?: fields)?(?: is| are)? (?:required|mandatory)|all (?:the )?other (?:fields|ones) (?:are )?(?:required|mandatory)|none (?:of (?:them|the fields) )?(?:is|are|may be|can be) (?:optional|(?:left )?empty))|(?:both|all) required|required fields/,
    (form) => {
      form.isAllRequired = true;
    },
  ],
  [
    /(?:with )?placeholders?(?: texts?)?(?: in (?:each|every|all) (?:fields?|inputs?)| for (?:each|every|all)(?: fields?)?)?/,
    (form) => {
      form.hasPlaceholders = true;
    },
  ],
  [
    /(?:that is |is )?(?:(?:centered|centred) (?:on the screen|vertically(?: and horizontally)?|both ways)|in the (?:center|middle) of the (?:screen|window))/,
    (form) => {
      form.isCentered = true;
      form.isMiddle = true;
    },
  ],
  [
    /(?:that is |the form |is )?(?:centered|centred)(?: on the page)?|in the (?:center|middle)(?: of the page)?/,
    (form) => {
      form.isCentered = true;
    },
  ],
  [
    /(?:in |laid out in |with )?(?:two|2)[- ]columns?(?: layout)?/,
    (form) => {
      form.isWide = true;
    },
  ],
  [
    /(?:in |with )?(?:an? )?dark (?:mode|theme|background)/,
    (form) => {
      form.isDark = true;
    },
  ],
  [
    /(?:and |that |which |with |shows? |showing |displays? )*(?:an? |the )?(?:inline |client[- ]side |html5? |live |javascript |red |clear |basic |simple |proper |nice |friendly |good |helpful |real[- ]time |instant |input |form |field |built-in |native |minimal |useful |visible |some )*(?:validation|validates|validated|errors?)(?: (?:messages?|errors?|texts?|hints?|feedback|each|every|all|the|its|inputs?|fields?))*(?: (?:inline|on blur|while typing|live|as you type))?(?: (?:below|under|beneath|beside|next to|for|of|at|on) (?:each|every|the|its|all)(?: (?:invalid|wrong|empty|missing|blank|incorrect|required))?(?: (?:fields?|inputs?|one))?)?(?: (?:that|which|when it|if it) (?:is|are|was)(?: left)? (?:empty|invalid|wrong|missing|incorrect|not valid)(?:,? (?:or|and) (?:is )?(?:empty|invalid|wrong|missing|incorrect|not valid))?)?(?:,? (?:if|when|on|after|upon|once|before)(?: (?:the form|the user|it|you|they|trying to))?(?: (?:is|are|tries to|try to))? ?(?:submit(?:s|ted|ting)?|submission|sent|sending)(?: (?:the form|it))?)?(?: (?:inline|on blur|while typing|as you type|in red|live))*/,
    (form) => {
      form.hasMessages = true;
    },
  ],
  [
    /(?:in |with |using )?(?:plain|vanilla|pure|some|a bit of) (?:java ?script|js)(?: only)?|(?:without|with no|no)(?: any)? (?:librar(?:y|ies)|frameworks?|page reload|reload(?:ing)?(?: the page)?)/,
    () => {},
  ],
  [
    /(?:in |inside |on |as )?(?:(?:an?|the) )?(?:(?:white|small|rounded|nice|simple|modern|dark|shadowed) )*(?:card|box|panel)(?: (?:layout|style|design|look))?(?! (?:number|holder|type|name|no\b))(?=$|[ ,;.])/,
    (form) => {
      form.isBoxed = true;
    },
  ],
  [
    /(?:an? |the )?["']?forgot(?:ten)?(?: your| my| the)? password\??["']?(?: link)?/,
    (form) => {
      form.isForgiving = true;
    },
  ],
  [
    /(?:an? |the )?["']show(?: the)? password["'](?: (?:checkbox|toggle|button|option))?/,
    (form) => {
      form.showsPassword = true;
    },
  ],
  [
    /(?:an? |the )?(?:password )?(?:show|toggle|reveal|visibility|show\/hide|show and hide|show or hide)[- ]?(?:the )?(?:password)?(?: (?:visibility|checkbox|toggle|button|option|link))*/,
    (form) => {
      form.showsPassword = true;
    },
  ],
  [
    /(?:and |with |shows? )*(?:an? |the )?(?:live )?(?:password[- ]strength(?: (?:meter|indicator|bar))?|strength (?:meter|indicator|bar))(?: (?:below|under|for|of|next to) (?:it|the password)(?: field)?)?/,
    (form) => {
      form.hasStrength = true;
    },
  ],
  [
    /(?:and |with )?(?:an? |the )?(?:reset|clear) button/,
    (form) => {
      form.hasReset = true;
    },
  ],
  [
    /(?:and |that |which |it )*(?:saves?|keeps?|stores?|remembers?|restores?)(?: the| its| a)? (?:draft|input|entries|values|data|content|what was typed)(?: (?:in|to) (?:localstorage|local storage|the browser))?(?: (?:after|across|on|over)(?: a)? (?:reload|reloads|refresh))?/,
    (form) => {
      form.isKept = true;
    },
  ],
  [
    /(?:and |that |which |where |whose |with )*(?:both |the )?passwords? (?:that )?(?:must |should |have to |need to )?match(?:ing)?(?: each other)?|(?:and |which |that )?(?:must |has to |should )match(?: (?:it|the password|the first(?: one)?))?|(?:and )?(?:an? )?error (?:if|when) (?:they|the passwords|the two) (?:differ|do not match|don't match)/,
    (form) => {
      form.isAllRequired = true;
    },
  ],
];
