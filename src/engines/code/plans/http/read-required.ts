import type { WishText } from '../reading/text.ts';
import { checkOf } from './read-around.ts';
import { namesIn } from './record-fields.ts';
import type { Check } from './server.ts';

const NAMES = '((?:(?:an? |the )?[a-z_]+(?:, and |, | and | or )?){1,4}?)';
const REQUIRED: readonly RegExp[] = [
  new RegExp(
    `[,;]? ?\\b(?:and |with |or |else |it )*(?:(?:returns?|returning|answers?|gives?|responds?(?: with)?|with) )?(?:an? )?(?:status |http )?400(?: bad request| error| status)? (?:if|when|unless) (?:the )?${NAMES}(?: field| fields)? (?:is|are) (?:missing|empty|not (?:given|there|present)|absent|given|present|missing or empty|empty or missing)`,
  ),
  /[,;]? ?\b(?:and |with |where |the )*([a-z_]+(?: and [a-z_]+){0,3}) (?:(?:is|are) )?(?:required|mandatory)(?: fields?)?(?=[,;.·]|\s*$| and\b)/,
  new RegExp(
    `[,;]? ?\\b(?:and |that |which |it |with )*(?:requires?|requiring|validat(?:es?|ing)(?: that)?|check(?:s|ing) that|needs|validation (?:of|for|on))(?: the| an?)? ${NAMES}(?: fields?)?(?: (?:is|are|to be) (?:present|given|there|not empty|required))?(?=[,;.·]|\\s*$| else| otherwise| and (?:returns?|answers?|responds?|sends?|gives?|logs?)\\b)(?:,? (?:else|otherwise)(?: returns?| answers?| gives?)?(?: an?)? 400)?`,
  ),
];

/** Fields that must be there, and what they must be where the wish says that they are validated. */
export function readRequired(wish: WishText): { required: string[]; checks: Record<string, Check> } {
  const checks: Record<string, Check> = {};
  const required = REQUIRED.flatMap((pattern) => {
    const found = wish.take(pattern);
    const names = namesIn(found?.[1] ?? '');
    if (/\bvalidat/.test(found?.[0] ?? '')) for (const name of names) checks[name] = checkOf(name);
    return names;
  });
  return { required, checks };
}
