import { expect, test } from 'vitest';
import { ask } from './ask.ts';

test.each<[wish: string, ...parts: string[]]>([
  [
    'notice for the bike room: lamp not working, electrician comes monday 9 am, please close the door',
    '**The lamp is not working. The electrician comes on Monday at 9 am. Please close the door.**',
  ],
  ['sign for the shop door, closed 3 to 9 april', 'We are closed from 3 to 9 April.'],
  [
    'Write a text for the notice board: found a grey glove near the swings, ask Ms Lund, 3rd floor',
    'A grey glove was found near the swings. Please ask Ms Lund, 3rd floor.',
  ],
  [
    'sms to my flatmate: parcel is at the bakery, back at 7, please water the plants',
    'Hi [Name], the parcel is at the bakery. I will be back at 7. Please water the plants.',
  ],
  [
    'text message to my landlord, light in the cellar broken since tuesday, polite',
    'the light in the cellar has been broken since Tuesday. Could you please have it looked at soon?',
  ],
  [
    'apology to a client, the chairs arrived scratched, we send new ones on Monday',
    'We are sorry that the chairs arrived scratched. We will send you new ones on Monday.',
  ],
  [
    "Apologise to the neighbour in flat 4 that my son's ball broke his window, we pay for it, i come by tonight",
    "We are sorry that my son's ball broke your window. We will pay for it. I will come by tonight.",
  ],
  [
    'out of office until 9 June, urgent things go to Omar Diaz',
    'I am out of the office until 9 June. In urgent cases please write to Omar Diaz.',
  ],
  [
    'product description for a linen bag, 40 x 45 cm, blue, 18 euros',
    'It measures 40 x 45 cm and is blue. It costs 18 euros.',
  ],
  [
    'invitation for colleagues, summer party, Friday 4 pm, room 12, bring a cake',
    'a summer party on Friday at 4 pm, in room 12. Please bring a cake.',
  ],
  [
    "toast for my grandparents' 50th wedding anniversary, they met at a fair",
    'Today we celebrate your 50th wedding anniversary. You met at a fair.',
  ],
  [
    'email to a supplier: order 88 not complete, 2 lamps missing, please send them today',
    'Order 88 is not complete. 2 lamps are missing. Please send them today.',
  ],
  ['tell my tenant the rent goes up on 1 July, friendly', 'The rent goes up on 1 July.'],
])('tells each part of a wish in a sentence: %s', async (wish, ...parts) => {
  const { text, skill } = await ask(wish);
  expect(skill).toBe('letter');
  for (const part of parts) expect(text).toContain(part);
  expect(text).not.toContain('Not in it');
});

test('joins sentences beyond the limit, and adds no usual ones', async () => {
  const { text } = await ask(
    'apology to a guest, the soup was cold, we give a free dessert, please come again, 2 sentences max',
  );
  expect(text).toContain(
    'We are sorry that the soup was cold. We will give you a free dessert; please come again.',
  );
});

test('says that it is longer than it was to be', async () => {
  const { text } = await ask(
    "toast for my parents' 30th wedding anniversary, they met at a dance class, under 20 words",
  );
  expect(text).toMatch(/_It has \d+ words, not 20\._/);
});

test('an instruction is no sentence of the text', async () => {
  const { text } = await ask('message to my tenants: the lift is broken, mention the stairs');
  expect(text).toContain('The lift is broken.');
  expect(text).toContain('_Not in it: “mention the stairs”._');
});
