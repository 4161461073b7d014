import { singular } from '../reading/text.ts';
import { capital } from './spelling.ts';

export const DECLARED =
  /^[^.;]*?\b(data ?class|dataclass|struct|record|interface|class|type|model)\s+(?:called |named |for an? )?(?!with\b|that\b|for\b)([a-z]\w*)\s*(?:\(([^()]*)\)|\{([^{}]*)\}|(?:with|having|that has|containing|of|holding|storing)\s+(?:the |an? )?(?:fields? |properties |attributes )?([^;.(){}]+?))(?: fields?| properties| attributes)?\s*(?:[;.]|,?\s*(?:and|then|plus|with)\s+(?=(?:(?:an?|the|one|two|three)\s+(?:\w+ ){0,2})?(?:functions?|methods?|func|fn)\b)|,\s*(?=(?:an?|one|two|three)\s+(?:\w+ ){0,2}(?:functions?|methods?)\b)|,?\s*(?:and )?(?=(?:functions?|methods?) (?:to|that|for|which)\b)|$)/;

/** "A list of employees (name, age)" declares the employee as "a record" does. */
const GIVEN =
  /^(.*?)\b(?:an? )?(?:list|array|slice|vector|vec|collection) of (\w+)\s*(?:objects?|records?|structs?|dicts?|hashes|maps)?\s*(?:\(([^()]+)\)|(?:each )?(?:with|having) (?:the |fields? |properties )*((?:\w+(?: \w+)?)(?:, (?:and )?\w+(?: \w+)?)*,? and \w+(?: \w+)??))\s*(?:,|;|and|that|which|where)*\s*(?=(?:and )?(?:returns?|finds?|gets?|gives?|sorts?|groups?|counts?|computes?|calculates?|filters?|lists?|sums?)\b)/i;

export function declaring(prompt: string): string {
  const [all, before = '', many = '', a, b] = GIVEN.exec(prompt) ?? [];
  if (all === undefined || /\b(?:class|record|struct|interface)\b/i.test(before)) return prompt;
  const one = /^(?:dict|object|record|item|map|hash|row)/i.test(many) ? 'Item' : capital(singular(many));
  return `record ${one} with ${(a ?? b ?? '').trim()}; function that ${prompt.slice(all.length)}`;
}
