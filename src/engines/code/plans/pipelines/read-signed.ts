import { singular, type WishText } from '../reading/text.ts';
import type { Check, Sign } from './pipeline.ts';
import { FIELD, fieldName, ROWS, SKIP, SKIPS } from './vocabulary.ts';

const BELOW = '(?:negative|zero|zero or negative|negative or zero|non-?positive|positive|non-?negative)';

/** "Ignoring negative amounts", "only positive amounts". */
export function readSigned(wish: WishText): Check[] {
  const skipped = wish.takeIf(
    SKIPS,
    new RegExp(
      `${SKIP} (?:the |any |all )?(?:${ROWS}?(?:with|where|whose|that have) (?:an? |the )?)?(?:(${BELOW}) (${FIELD})|(${FIELD}) (?:is|are|that (?:is|are)) (${BELOW}))(?= ?(?:·|[,.;)]|$|and|per|by|sorted|grouped))`,
    ),
  );
  const kept = skipped
    ? undefined
    : wish.takeIf(
        /\b(?:posi|nega)tive\b/,
        new RegExp(
          `(?:[,;] ?)?\\b(?:and |but )?(?:(?:count|sum|includ|us|consider)(?:s|es|e|ing) )?(?:only|just)(?: (?:(?:count|sum|includ|us|consider|add|tak)(?:s|es|e|ing)?|up|the|for|those with))* (${BELOW}) (${FIELD})(?= ?(?:·|[,.;)]|$|and|per|by|sorted|grouped))`,
        ),
      );
  const sign = skipped?.[1] ?? skipped?.[4] ?? kept?.[1];
  const said = skipped?.[2] ?? skipped?.[3] ?? kept?.[2];
  if (!sign || !said) return [];
  const field = singular(fieldName(said));
  const isZero = /zero/.test(sign);
  const isBelow = /nega|nonp|non-p/.test(sign) && !/^non-?n/.test(sign);
  const held: Sign = isBelow
    ? isZero || /^non/.test(sign)
      ? '<='
      : '<'
    : /^non/.test(sign)
      ? '>='
      : isZero
        ? '=='
        : '>';
  return [
    {
      is: 'compare',
      field: isNoField(field) ? '' : field,
      sign: skipped ? OPPOSITE[held] : held,
      value: 0,
    },
  ];
}

const isNoField = (name: string): boolean => /^(?:value|number|one|entry|row|item|record)$/.test(name);

const OPPOSITE: Readonly<Record<Sign, Sign>> = {
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
  '==': '!=',
  '!=': '==',
};
