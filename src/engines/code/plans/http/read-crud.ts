import { pluralOf } from '../reading/plural.ts';
import type { WishText } from '../reading/text.ts';
import type { Route } from './server.ts';

const VERBS: readonly (readonly [
  RegExp,
  string,
  string,
  'list' | 'show' | 'create' | 'update' | 'remove',
])[] = [
  [/\b(?:list(?:s|ing)?|get(?:s|ting)? all|read(?:s|ing)?|index)\b/, 'GET', '', 'list'],
  [/\b(?:add(?:s|ing)?|creat(?:es?|ing)|post(?:s|ing)?)\b/, 'POST', '', 'create'],
  [/\b(?:show(?:s|ing)?|get(?:s|ting)?(?! all)|read(?:s|ing)? one)\b/, 'GET', '/:id', 'show'],
  [/\b(?:updat(?:es?|ing)|edit(?:s|ing)?|chang(?:es?|ing))\b/, 'PUT', '/:id', 'update'],
  [/\b(?:delet(?:es?|ing)|remov(?:es?|ing))\b/, 'DELETE', '/:id', 'remove'],
];

const DEED =
  '(?:list(?:s|ing)?|add(?:s|ing)?|creat(?:es?|ing)|get(?:s|ting)?(?: (?:all|one))?|updat(?:es?|ing)|edit(?:s|ing)?|delet(?:es?|ing)|remov(?:es?|ing)|show(?:s|ing)?)';
/** "With create, list and delete". */
const SOME_DEEDS = new RegExp(
  `(?:,? ?\\b(?:with|supporting|for|to|only)|:) (?:the )?${DEED}(?:(?:, and |, ?| and )${DEED})*(?: (?:endpoints?|routes?|operations?|only))?(?=[,;.·]|\\s*$| in memory)`,
);

/** "CRUD for books", "a REST API to list, add and delete books": routes that are not named. */
export function readCrud(wish: WishText): Route[] {
  const crud = wish.take(
    /\b(?:(?:full |basic |simple )?crud(?: (?:rest )?(?:api|operations|endpoints|routes|app|server|service|backend|methods))*|rest(?:ful)? api) (?:for|of|over|on|to manage|managing|that manages) (?:an? |the |managing |in-memory )*(?:list of |collection of |resource )?([a-z]+)(?: (?:resource|list|items|records))?\b/,
  );
  if (crud?.[1]) {
    const plural = /s$/.test(crud[1]) ? crud[1] : pluralOf(crud[1]);
    const some = wish.take(SOME_DEEDS)?.[0];
    return VERBS.filter(([pattern]) => some === undefined || pattern.test(some)).map(
      ([, method, tail, does]) => ({
        method,
        path: `/${plural}${tail}`,
        deed: { does, of: plural },
      }),
    );
  }
  const methods = wish.take(
    /\b(?:rest )?(?:api|server|backend|app|routes|endpoints) (?:for|of|to manage) (?:an? |the )?([a-z]+)(?: list| items| resource)?,? (?:with|that supports?|supporting|using) (?:routes for |endpoints for )?((?:(?:get|post|put|patch|delete)(?:, and |, ?| and )?){2,5})(?: (?:routes?|endpoints?|methods?|requests?))?(?=[,;.·]|\s*$| in| and| that| kept| stored)/,
  );
  if (methods?.[1]) {
    const plural = /s$/.test(methods[1]) ? methods[1] : pluralOf(methods[1]);
    const said = methods[2]?.toUpperCase() ?? '';
    return VERBS.filter(([, method, , does]) => does !== 'show' && said.includes(method)).map(
      ([, method, tail, does]) => ({ method, path: `/${plural}${tail}`, deed: { does, of: plural } }),
    );
  }
  const found = wish.take(
    /(?:\b(?:to|for|that can|which can|that|can|lets you)|:) ((?:(?:list(?:s|ing)?|add(?:s|ing)?|creat(?:es?|ing)|get(?:s|ting)?|read(?:s|ing)?|updat(?:es?|ing)|edit(?:s|ing)?|delet(?:es?|ing)|remov(?:es?|ing)|show(?:s|ing)?)(?:, and |, ?| and )?){2,5}) (?:an? |the )?([a-z]+s)\b/,
  );
  const of = found?.[2];
  if (!found && wish.take(/\b(?:full |basic |simple )?crud(?: (?:operations|endpoints|routes|methods))?\b/))
    return VERBS.map(([, method, tail, does]) => ({
      method,
      path: `/items${tail}`,
      deed: { does, of: 'items' },
    }));
  if (!found || !of) return [];
  return VERBS.filter(([pattern]) => pattern.test(found[1] ?? '')).map(([, method, tail, does]) => ({
    method,
    path: `/${of}${tail}`,
    deed: { does, of },
  }));
}
