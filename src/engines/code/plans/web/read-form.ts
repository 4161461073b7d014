import { Phrase } from '../reading/phrase.ts';
import type { Field, Form } from './form.ts';
import { fieldOf, KINDS, TITLES } from './form-kinds.ts';
import { readPart } from './form-parts.ts';
import { NO_FIELD, readField, readRules } from './read-field.ts';

/** "Where the phone is optional": said of a field that the form has. */
const readNeeded = (r: Phrase, form: Form): boolean =>
  r.attempt(() => {
    const found = r.take(
      /(?:where |and |but |with |only )*(?:the )?([a-z]+(?: (?!field|is|are)[a-z]+)?) (?:field )?(?:is|are|being) (optional|required|mandatory)/,
    );
    const but = form.isAllRequired
      ? r.take(/(?:except|but not|apart from)(?: for)?(?: the)? ([a-z]+)/)
      : undefined;
    const field = form.fields.find(({ name }) => name === (found ?? but)?.[1]);
    if (field) field.isRequired = !but && found?.[2] !== 'optional';
    return field && true;
  }) ?? false;

/** "The password must be at least 8 characters": a rule for a field that the form has, or usually has. */
function readLater(r: Phrase, form: Form): boolean {
  return (
    r.attempt(() => {
      const found = r.take(
        /(?:where |and |with )*(?:the |an? )?([a-z]+) (?:field )?(?:must|should|has to|needs to|is required to|which must|that must) (?:be|have|contain|include)(?= )/,
      );
      const name = found?.[1];
      if (name === undefined || NO_FIELD.test(name)) return undefined;
      let field = form.fields.find((one) => one.name === name) ?? form.later.find((one) => one.name === name);
      if (!field) {
        field = fieldOf(name, undefined, []);
        form.later.push(field);
      }
      const before = r.at;
      r.take(/an?/);
      if (field.type === 'email' && r.take(/valid(?: e-?mail(?: address)?)?|an? e-?mail address/))
        return true;
      r.back(before);
      readRules(r, field);
      r.take(/long|in length/);
      return r.at > before || undefined;
    }) ?? false
  );
}

const isConfirming = ({ name }: Field): boolean => /^(?:confirm|repeat)/.test(name);

/** The rules of a field, without what it does not say. */
const defined = ({ low, high, shortest, longest }: Field): Partial<Field> => ({
  ...(low === undefined ? {} : { low }),
  ...(high === undefined ? {} : { high }),
  ...(shortest === undefined ? {} : { shortest }),
  ...(longest === undefined ? {} : { longest }),
});

const PURPOSES: Readonly<Record<string, string>> = {
  book: 'booking',
  reserv: 'booking',
  order: 'order',
  contact: 'contact',
  appl: 'application',
  subscrib: 'newsletter',
  regist: 'registration',
};

/** "To book a table": what a form is for. */
function readPurpose(r: Phrase): { kind: string | undefined; title: string } | undefined {
  const found = r.take(
    /(?:to|for) ((book|reserv|order|contact|appl|subscrib|regist|add|creat|submit|edit|report|leav|send|request)(?:y|e|er|ing|ering|ying)?(?: (?:for|to|an?|the|us|your|new|me)){0,3}(?: (?!with\b|that\b|and\b)[a-z]+){0,2})(?= (?:with|that|where|and)|,|$)/,
  );
  const [, said, verb] = found ?? [];
  if (said === undefined || verb === undefined) return undefined;
  return { kind: PURPOSES[verb], title: said.charAt(0).toUpperCase() + said.slice(1) };
}

/** Words before "form" that say how it works or looks. */
const MANNER =
  '(?!(?:multi|dynamic|nested|floating|inline|valid|search|upload|file|animated|collaps|editable|modal|pop|step|wizard|styled|web|php|react|page|longer|short|two|three|custom|live|auto|tabbed|calculator|price|currency|with|for)[a-z-]*)';
const OWN_KIND = new RegExp(`((?:${MANNER}[a-z][a-z'-]+ )?${MANNER}[a-z][a-z-]{3,})(?= form\\b)`);

/** "Checks before sending". */
const CHECKED =
  /,? ?\b(?:and |with |that |which |it )*(?:(?:is|are|simple|some|all|basic|the|input|field) )*(?:checks?|checked|checking|validates?|verifies)(?: (?:(?:the|all|its|every|each) )?(?:inputs?|fields?|entries|values|form|everything|it))? (?:before|when|on|upon) (?:it is |the form is |being )?(?:sending|sent|submitting|submission|submit|submitted)(?: (?:it|the form))?/i;

const LACKING = '(?:left )?(?:empty|blank|missing|invalid|wrong|incorrect|not valid|not filled(?: in| out)?)';
/** "A message when a field is left empty": else it and what it is about are taken for fields. */
const MESSAGES = new RegExp(
  `,? ?\\b(?:(?:and|with|that|which|it|then|should|shows?|showing|displays?|has|having|gives?) )*(?:(?:an?|the|red|clear|friendly|inline) )*(?:errors?|warnings?|(?:error |warning |validation )(?:messages?|texts?|hints?)|messages?(?= (?:if|when|whenever|for (?:an? )?(?:${LACKING})))) (?:for|if|when|whenever|about|on) (?:(?:an?|the|any|each|every|all|one|of) )*(?:${LACKING}(?: or ${LACKING})* (?:fields?|inputs?|values?|entries|ones)|(?:fields?|inputs?|one|something|anything|values?|it) (?:is|are) (?:${LACKING})(?: or (?:is )?${LACKING})*)`,
  'i',
);

/** A wish for a form; undefined if a word of it is not met. Of a form that has nothing of its own there is a stored one. */
export function readForm(prompt: string, isOwn = false): Form | undefined {
  const r = new Phrase(
    prompt.replace(MESSAGES, ' with validation messages').replace(CHECKED, ' with validation messages'),
  );
  r.takeAll(/please|write|create|make|build|give me|an?|the|simple|html5?|responsive|accessible|basic|me/);
  let kind: string | undefined;
  for (const [pattern, name] of KINDS) {
    if (kind === undefined && r.take(`(?:${pattern})`)) kind = name;
  }
  const isPage = r.take(/html5?|page with an?/)?.[0].startsWith('page') ?? false;
  // "Complaint form": a form of no known kind is named by the word before it.
  const own = kind === undefined ? r.take(OWN_KIND)?.[1] : undefined;
  // A page to sign in is its form.
  if (
    !r.take(kind === 'newsletter' ? /form|sign[- ]?up(?: form| box| section)?/ : /form/) &&
    !(/^(?:login|registration)$/.test(kind ?? '') && r.take(/page/))
  )
    return undefined;
  r.take(/page/);
  const article = kind === undefined ? '(?:an?|the|my|our) ' : '(?:(?:an?|the|my|our) )?(?![a-z]+ing )';
  const subject = r.take(
    `for ${article}((?!with\\b|an? |the |my |our )[a-z][a-z'’-]*(?: (?!with\\b|that\\b|where\\b|which\\b|and\\b)[a-z][a-z'’-]*){0,3})(?= with\\b| that (?:has|asks)| where\\b| which\\b| containing\\b|:)`,
  )?.[1];
  // "A page with a form and the address": the address stands beside the form.
  if (isPage && (r.peek(/and|plus/) ?? r.peek(/[,&]/))) return undefined;
  const purpose = kind === undefined ? readPurpose(r) : undefined;
  kind ??= purpose?.kind;
  const ownTitle = own && `${own.charAt(0).toUpperCase()}${own.slice(1)} form`;
  const [title = purpose?.title ?? ownTitle ?? 'Form', button = 'Send', usual = []] =
    TITLES[kind ?? ''] ?? [];
  const form: Form = {
    title: subject ? `${kind === 'registration' ? 'Sign up' : title}: ${subject}` : title,
    button,
    fields: [],
    later: [],
    isAllRequired: kind === 'login' || kind === 'registration' || kind === 'newsletter',
    hasPlaceholders: false,
    isCentered: false,
    isButtonCentered: false,
    isWide: false,
    isDark: false,
    hasMessages: false,
    showsPassword: false,
    isBoxed: false,
    isHeld: false,
    hasStrength: false,
    hasReset: false,
    isKept: false,
  };
  let isAny = isOwn;
  for (let steps = 0; !r.isDone && steps < 60; steps += 1) {
    if (r.takeMark() !== undefined) continue;
    if (readPart(r, form)) {
      isAny = true;
      continue;
    }
    if (readNeeded(r, form) || readLater(r, form)) continue;
    const field = r.attempt(() => readField(r));
    if (field) form.fields.push(field);
    else if (
      !r.take(
        /(?:(?:nicely |simply |cleanly )?(?:styled|designed) )?(?:with|using|in|by) (?:a bit of |plain |pure |some |inline |embedded |modern |basic |simple )*css(?: styl(?:es?|ing))?|with|and|that has|has|having|containing|for|where|fields?|inputs?|(?:(?:proper|clear|visible|associated|matching|real) )*labels?|responsive|accessible|in html|html5?|using|the following|collecting|asking for|plus|css|semantic|a|an|the|are|is|asks for/,
      )
    )
      return undefined;
  }
  if (!r.isDone || (form.fields.length === 0 && !isAny)) return undefined;
  // A rule for one field leaves the usual others in place.
  const [only] = form.fields;
  if (form.fields.length === 1 && only && usual.includes(only.name) && !/\bwith\b/i.test(prompt))
    form.fields.splice(
      0,
      1,
      ...usual.map((name) => (name === only.name ? only : fieldOf(name, undefined, []))),
    );
  if (form.fields.length === 0) form.fields.push(...usual.map((name) => fieldOf(name, undefined, [])));
  // "With password confirmation": there is a password to confirm, and what such a form has beside it.
  const confirms = form.fields.findIndex(isConfirming);
  if (confirms === 0 && form.fields.length === 1)
    form.fields.splice(
      0,
      0,
      ...usual.filter((name) => !/^confirm/.test(name)).map((name) => fieldOf(name, undefined, [])),
    );
  for (const ruled of form.later) {
    const at = form.fields.findIndex(({ name }) => name === ruled.name);
    if (at < 0) return undefined;
    form.fields[at] = { ...ruled, ...form.fields[at], ...defined(ruled), needs: ruled.needs };
  }
  // A field that is checked is required.
  if (form.isHeld || form.hasMessages)
    form.isAllRequired ||= form.fields.every((one) => one.isRequired === undefined);
  const hasPassword = form.fields.some(({ type }) => type === 'password');
  return form.fields.length === 0 || ((form.showsPassword || form.hasStrength) && !hasPassword)
    ? undefined
    : form;
}
