import type { WishText } from '../reading/text.ts';
import type { Check } from './pipeline.ts';

/** Levels and statuses of a log: 5xx, errors, warnings. */
export function readLogged(wish: WishText, format: 'access' | 'log'): Check[] {
  if (format === 'access') {
    const status = wish.take(
      /\b(?:only )?(?:with |requests with |responses with )?(?:an? |the )?(?:http )?(?:status(?:es)?(?: codes?)? |server |client )?([1-5])xx(?: (?:errors?|responses?|requests?|status(?:es)?(?: codes?)?|codes?))*/,
    );
    if (status?.[1]) {
      const from = Number(status[1]) * 100;
      return [
        { is: 'compare', field: 'status', sign: '>=', value: from },
        { is: 'compare', field: 'status', sign: '<', value: from + 100 },
      ];
    }
    const code = wish.take(
      /(?<!\b(?:share|percentage|percent|proportion|rate|ratio|fraction) of (?:the |all )?)\b(?:only )?(?:with |that returned |returning )?(?:an? |the )?(?:(?:http )?(?:status(?: code)?(?: of)? )|http )?(?<!\b(?:than|over|above|least|most|under|below|top|first|last|to|exceed|exceeds|exceeding) )([1-5]\d\d)(?: (?:errors?|responses?|requests?|status(?:es)?))?\b/,
    );
    if (code?.[1]) return [{ is: 'compare', field: 'status', sign: '==', value: Number(code[1]) }];
    return wish.take(
      /\b(?:failed requests?|(?:http )?errors?(?: responses?)?)(?=(?: there were)? (?:per|by|for each|in each|each)\b)/,
    )
      ? [{ is: 'compare', field: 'status', sign: '>=', value: 400 }]
      : [];
  }
  const level = wish.take(
    /\b(?:only )?(?:the |all )?(errors?|warnings?|warn|fatal|critical|debug|info)(?: (?:lines?|messages?|entries|logs?|level))*\b(?=(?: there were)? (?:per|by|for each|in each|each|that|in|from|of)\b| ?[·,.;]|$)/,
  );
  if (!level?.[1]) return [];
  const word = level[1].replace(/s$/, '').replace('warning', 'warn').toUpperCase();
  return [
    word === 'WARN'
      ? { is: 'contains', field: 'level', value: word }
      : { is: 'compare', field: 'level', sign: '==', value: word },
  ];
}
