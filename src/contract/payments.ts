import * as v from 'valibot';
import { integer } from './field.ts';

/** Minor units: cents, yen, fils. The API document shows no payload; the events give amounts this way. */
const AMOUNT = { min: 1, max: 100_000_000 } as const;

export const checkoutRequest = v.looseObject({
  amount: v.optional(integer('amount to pay, in minor units', AMOUNT), 1_000),
  currency: v.optional(
    v.pipe(
      v.string('must be text'),
      v.regex(/^[a-z]{3}$/, 'must be a lower-case currency code such as usd'),
      v.description('lower-case currency code'),
    ),
    'usd',
  ),
});
