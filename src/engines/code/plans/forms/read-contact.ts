import { numberOf, WishText } from '../reading/text.ts';
import { type ContactField, fieldsOf } from './contact-fields.ts';

/** A handler of a contact form, as a wish describes it. */
export interface ContactWish {
  readonly title: string;
  readonly fields: readonly ContactField[];
  readonly least: number | undefined;
  readonly most: number | undefined;
  readonly ahead: number | undefined;
  /** The errors are told on the page, above the form or beside each field, or are given to a program. */
  readonly errors: 'above' | 'beside' | 'json' | 'array';
  readonly status: number;
  readonly database: 'sqlite' | 'mysql' | 'pgsql' | undefined;
  readonly file: 'csv' | 'log' | undefined;
  /** The address that a mail goes to. */
  readonly mailTo: string | undefined;
  readonly hasToken: boolean;
  readonly hasTrap: boolean;
  readonly thanksPage: string | undefined;
  readonly unmet: readonly string[];
}

const HEAD =
  /\b(?:(contact|feedback|enquiry|inquiry|support|message|booking|reservation|order|rsvp) form|form (?:handler|processing|processor))\b(?:[ -](?:handler|handling|processing|processor|script|page|backend|submissions?|posts?|requests?))*/;
/** Other programs have forms too. */
const ELSEWHERE = /\b(?:class|laravel|symfony|wordpress|upload\w*|login|captcha|recaptcha|attachments?)\b/i;

const ANSWERS = '(?:returns?|responds?|sends?(?: back)?|gives?|answers?|repl(?:ies|y)|outputs?)';
const ERRORS = '(?:(?:the|all|any|an?|each|of|its|their|validation|form) )*errors?(?: messages?| texts?)?';
const SHOWN = '(?:(?:show|display|print|list|render|put|output|report)(?:s|ing)?|with) ';
const APPEAR = '(?: (?:are|is|that|which|must|should|be|shown|displayed|appears?|stand|listed|printed)\\b)*';

const LISTED = ' (?:in|as) an? (?:bullet(?:ed)?(?: point)? |unordered |html |single )*list';

/** Every handler does this, however the wish says it. */
const DONE: readonly RegExp[] = [
  /\bescap(?:es?|ing|ed) (?:(?:all|the|any|its|their|html|user|form|of) )*(?:output|input|values?|data|html|message|content|fields?|everything|it|them)?(?: (?:against|to (?:prevent|avoid|protect (?:from|against))|before (?:showing|printing) (?:it|them)|with htmlspecialchars|for) ?(?:xss|html|cross[- ]site scripting)?(?: attacks)?)*/,
  /\b(?:(?:protects?|safe|protected|secure|prevents?|guards?) )?(?:against |from )?(?:xss|cross[- ]site scripting)(?: attacks)?/,
  /\b(?:(?:is|and|protects?|protected|safe|guards?|prevents?) )*(?:against |from )?(?:e-?mail )?header injection(?: attacks)?/,
  /\b(?:keep|fill)(?:s|ing)?(?: in)? (?:the |all )?(?:input|values?|data|fields?|entries)(?: (?:filled in|filled|kept))?(?: (?:when|if|on|after) (?:there (?:is|are) )?(?:an? )?errors?(?: occurs?)?)?/,
  /\bsaniti[sz](?:es?|ing|ed) (?:(?:all|the|user|form) )*(?:input|output|values?|data|fields?|it|them)/,
  /\btrim(?:s|ming)? (?:(?:all|the) )*(?:whitespace|spaces|input|values?|fields?|them|it)/,
  /\b(?:keep|fill|preserv|retain|remember)(?:s|ing|es)?(?: in| again)? (?:(?:the|what|user|already|that|was|were|been|has|have|previously|form) )*(?:entered|submitted|typed|old|valid|sent|form) (?:values?|data|input|text|fields?)(?: (?:in the form|again|when there (?:is|are) (?:an )?errors?|on errors?))?/,
  /\b(?:(?:the|all|old|previous|entered|submitted|typed|sent|valid|user) )*(?:input|values?|data|entries|text|fields?)(?: that)?(?: (?:is|are|was|were|stays?|remains?))? (?:kept|preserved|filled in again|retained)/,
  /\b(?:shows?|displays?|prints?|with) (?:an? |the )*(?:thank[- ]?you|thanks|success|confirmation)(?: messages?| notes?| page)?(?: (?:after (?:it (?:is|was) sent|sending|submitting|submission)|on success|when (?:it|everything|all) (?:is|was) (?:valid|fine|ok|sent|correct)|otherwise|afterwards|if (?:it|everything) (?:is|was) (?:valid|sent|fine|correct)))?/,
  /\b(?:when|if|where|whenever) (?:something|anything|everything|it|an?y? (?:field|value)|the (?:input|form|data)|one|some) (?:is|was|are) (?:not )?(?:wrong|in?valid|missing|valid|empty|incorrect|filled in|fine)/,
  /\b(?:keep|preserv|retain|remember)(?:s|ing|es)? (?:what(?:ever)?|everything|all)(?: that)? (?:(?:was|were|is|has been|have been|had been|the|user|visitor|they|you|people|already|has|have|he|she) )*(?:typed|entered|filled in|written|sent|wrote)(?: in)?/,
  /\bwithout (?:losing|clearing|emptying|forgetting|resetting|discarding) (?:(?:the|any|what|all|of|their|user's|already|that|was|were|is|has|been|they|form|valid|your) )*(?:input|values?|data|text|fields?|entries|entered|typed|wrote|written)(?: (?:in|input|values?|data|text|before))*/,
  /\b(?:re-?(?:display|show|fill|populat|render|print)(?:s|es|ing)?|(?:shows?|displays?) (?=the form again)) (?:the )?(?:form|fields|values?|input)(?: (?:again|with|the|old|entered|submitted|previous|sent|values?|input|data|filled|in|kept))*/,
  /\b(?:and |then )?thanks (?:(?:the|visitor|user|sender|customer|guest|person|them) )+(?:by (?:their |the )?name)?/,
  /\b(?:handles|accepts|processes)? ?(?:only )?(?:a )?post(?:ed)? (?:requests?|data|submission|form)?/,
];

const SILENT: ReadonlySet<string> = new Set(
  'a an the and or that which who of in to for it its is are be with by as from on at each every all write create make build need want me i us small simple short basic php plain script page handler function code using use checks check checking validates validate validating validation verifies fields field values value form input data three both required not empty valid proper properly when if one any then otherwise else submitted sent user visitor back must should has have also so only there safely secure missing invalid contact their them this process processes processing handle handles handling receives submission submissions submit submits again well'.split(
    ' ',
  ),
);

const numbersOf = (found: RegExpExecArray | undefined): number | undefined => {
  const digits = found?.slice(1).find((one) => one !== undefined);
  return digits === undefined ? undefined : Number(digits);
};

function errorsOf(wish: WishText): ContactWish['errors'] {
  if (
    wish.take(
      new RegExp(
        `\\b(?:${ANSWERS}(?: with)? )?(?:${ERRORS} )?(?:as |in |with |an? )*json\\b(?: response| object| array| format| body| list)*(?: (?:(?:of|with|containing) )?${ERRORS})?`,
      ),
    )
  )
    return 'json';
  if (
    wish.take(
      new RegExp(
        `\\b${ANSWERS} (?:${ERRORS} (?:as|in) (?:an? )?(?:associative )?(?:array|list)|(?:an? )?(?:associative )?(?:array|list) (?:of|with) ${ERRORS})(?: (?:by|keyed by|per|for each) (?:the )?field(?: name)?s?)?`,
      ),
    )
  )
    return 'array';
  if (
    wish.take(
      new RegExp(
        `\\b(?:${SHOWN})?${ERRORS}${APPEAR}(?: again)?(?:(?:${LISTED})? (?:above|on top of|at the top of|before|over) (?:the |a )?(?:form|page)(?:${LISTED})?|${LISTED})`,
      ),
    )
  )
    return 'above';
  wish.take(
    new RegExp(
      `\\b(?:${SHOWN})?${ERRORS}${APPEAR}(?: again)?(?: inline)?(?: (?:right )?(?:next to|beside|under|below|underneath|near|by|at|for|in) (?:(?:each|every|the|its|their|corresponding|invalid|wrong|affected|missing|empty|required|bad|incorrect|incomplete|any|one|of|them) )*(?:fields?|ones?|inputs?|form|them)(?: (?:that|which) (?:is|are|was|were)(?: left)? (?:missing|wrong|invalid|empty|incorrect|not valid|not filled in))?)?(?: (?:all )?(?:at once|together))?`,
    ),
  );
  return 'beside';
}

/** A contact form that a PHP program handles; undefined for a wish for anything else. */
export function readContact(prompt: string): ContactWish | undefined {
  const wish = new WishText(prompt);
  const head = ELSEWHERE.test(prompt) ? undefined : wish.take(HEAD);
  if (!head) return undefined;
  const title = head[1] ?? 'contact';
  const file = wish.take(
    /\b(?:and )?(?:stor|sav|writ|append|log|add)(?:es?|s|ing)? (?:(?:it|them|the|messages?|entr(?:y|ies)|valid|data|submissions?|each|every|to|in|into|an?|as|line|row) )*(csv|text|log|txt|json lines)(?: file)?/,
  );
  const stored = wish.take(
    /\b(?:and |then )*(?:stor|sav|insert|writ|put)(?:es?|s|ing)? (?:(?:it|them|the|messages?|valid|data|submissions?|entr(?:y|ies)|values?|in|into|to|an?|with|using|through|via|safely|each|every|one) )*(?:(?:(mysql|sqlite|mariadb|postgres(?:ql)?) ?)?(?:database|db|table)|pdo|prepared statements?|mysql|sqlite|mariadb|postgres(?:ql)?)(?: (?:table|database))?/,
  );
  const prepared = wish.take(
    /\b(?:(?:with|using|through|via|by|over|and|an?|the) )*(?:pdo(?: (?:and|with))?(?: prepared statements?)?|prepared statements?)/,
  );
  const mail = wish.take(
    /\b(?:and |then )*(?:sends? (?:(?:it|them|the|message|an?|data|submission|me|us|by|via|with|using|through|as|in|then|php's|content) )*(?:e-?mail|mail\b)(?:\(\)| function)?|sends? (?:it|them|the message|the data) to (?:my|our|the|an?) (?:own )?e-?mail(?: address)?|sends? (?:it|them|everything|the (?:message|data|content|form|mail))(?= to \S+@)|(?:e-?mails|mails) (?:it|them|(?:the|each|every) message))(?: (?:to|with the message to) (\S+@\S+[a-z]|(?:me|us|(?:the )?(?:admin|owner|site owner|team|webmaster))\b))?/,
  );
  const status = numbersOf(
    wish.take(
      /\b(?:(?:with|and|using|a|an|the|http) )*(?:status(?: code)? |code )(\d{3})\b|\b(?:(?:with|and|a|an|http) )*(\d{3}) (?:status(?: code)?|response)\b/,
    ),
  );
  const both = wish.take(
    /(?<=\b(?:message|text|comment)\b[^,;.\d]{0,20})\b(?:(?:with|that|is|be|has|have|must|should|a|the|of|it|and|length) )*(?:(?:between|from) )?(\d+)(?: (?:to|and) | ?[-–] ?)(\d+) (?:characters|chars|letters)(?: long)?/,
  );
  const least = wish.take(
    /\b(?:(?:with|that|is|be|has|have|must|should|a|the|of|message|text|it|and|minimum|length) )*(?:at least|minimum(?: length)? of|min(?:imum)?|(?:rejects?|refuses?) (?:(?:the|a|any|messages?|texts?) )*(?:(?:that (?:is|are) )?(?:shorter|under|with (?:fewer|less))(?: than)?)) (\d+) (?:characters|chars|letters)(?: long)?/,
  );
  const most = wish.take(
    /\b(?:(?:with|that|is|be|has|have|must|should|a|the|of|message|text|it|and|not|maximum|length|limits?) )*(?:at most|up to|(?:no )?(?:more|longer) than|maximum(?: length)? of|max(?:imum)?|limited to|to|exceed) (\d+) (?:characters|chars|letters)(?: long)?/,
  );
  const ahead = wish.take(
    /\b(?:(?:that|which|is|are|must|should|be|has|have|to|lies?|and|with|it) )*(?:at least |no (?:sooner|earlier) than )?(\d+|one|two|three|four|five|seven) days? (?:ahead|in advance|in the future|from (?:now|today)|away)|\b(?:(?:that|which|is|are|must|should|be|has|have|to|lies?|and|it|isn't) )*(?:in the future|not (?:be )?in the past|(?<=isn't )in the past)/,
  );
  const errors = errorsOf(wish);
  const hasToken = wish.take(
    /\b(?:(?:with|has|uses?|and|checks?|an?) )*csrf(?: (?:token|protection|check))*(?: (?:in|against) (?:the )?(?:session|csrf attacks))?/,
  );
  const hasTrap = wish.take(
    /\b(?:(?:with|has|uses?|and|checks?|an?) )*(?:honey ?pot(?: field)?|spam protection|spam trap)(?: (?:field|against|for|to (?:stop|catch|block)) ?(?:spam(?:mers)?|bots)?(?: protection)?)*/,
  );
  const thanks = wish.take(
    /\b(?:and |then )*redirects? (?:(?:the|to|an?|user|visitor|browser|them) )*(?:(\S+\.(?:html|php)))?(?:thank[- ]?you|thanks|success|confirmation)?(?: page)?(?: (?:after(?:wards)?|on|when|if)(?: (?:it|a|the|is|was|successful|success|valid|sending|submission|everything|fine|ok))*)?/,
  );
  for (const done of DONE) while (wish.take(done));
  const fields = fieldsOf(wish, !/booking|reservation|order|rsvp/.test(title));
  const unmet = wish.left(SILENT);
  return {
    title: title.charAt(0).toUpperCase() + title.slice(1),
    fields,
    ahead: ahead && (ahead[1] === undefined ? 0 : numberOf(ahead[1])),
    least: numbersOf(both ?? least),
    most: both?.[2] === undefined ? numbersOf(most) : Number(both[2]),
    errors,
    status: status ?? 422,
    database:
      stored || prepared
        ? /mysql|mariadb/.test(stored?.[0] ?? '')
          ? 'mysql'
          : /postgres/.test(stored?.[0] ?? '')
            ? 'pgsql'
            : 'sqlite'
        : undefined,
    file: file ? (file[1] === 'csv' ? 'csv' : 'log') : undefined,
    mailTo: mail && (/@/.test(mail[1] ?? '') ? mail[1] : 'you@example.com'),
    hasToken: hasToken !== undefined,
    hasTrap: hasTrap !== undefined,
    thanksPage: thanks ? (thanks[1] ?? 'thanks.html') : undefined,
    unmet,
  };
}
