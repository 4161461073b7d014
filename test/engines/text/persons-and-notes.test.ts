import { expect, test } from 'vitest';
import { ask } from './ask.ts';

test.each<[question: string, told: string]>([
  ['who was Isaac Newton?', 'laws of motion'],
  ['tell me about Anne Frank', 'kept a diary'],
  ['what is Grace Hopper famous for', 'compilers'],
  ['when did Beethoven die?', 'died 1827 in Vienna'],
  ['where was Cleopatra born', 'Alexandria'],
  ['who was Anne Frank and why is she known', 'kept a diary'],
  ['Who was Amelia Earhart', 'missing since 1937'],
])('%s', async (question, told) => {
  expect(await ask(question)).toMatchObject({ skill: 'people', text: expect.stringContaining(told) });
});

test('a life is told in as many sentences as are wanted', async () => {
  const { text } = await ask('who was Nelson Mandela, in one sentence');
  expect(text).toMatch(/in prison for 27 years\.$/);
});

test.each(["who was Newton's wife", 'who killed Caesar', 'who was the brother of Mozart'])(
  '%s asks for somebody else',
  async (question) => {
    expect((await ask(question)).skill).toBe('fallback');
  },
);

test.each<[wish: string, ...told: string[]]>([
  ['sms to my boss that I am stuck in traffic and will be late', 'stuck in traffic', 'short notice'],
  [
    'Text message to Ben asking if he can lend me the ladder',
    'Hi Ben',
    'Could you please lend me the ladder?',
  ],
  [
    'write an email to cancel my music school contract, customer number M-207, end of June',
    '**Subject:** Cancellation of my music school contract',
    '(customer number M-207) as of the end of June',
  ],
  ['cancellation letter for our car insurance', 'I hereby cancel our car insurance', '[date]'],
  [
    'Could you draft an email asking for an appointment with the physiotherapist, not on Mondays?',
    'with the physiotherapist',
    'What suits me: not on Mondays.',
  ],
  ['how can I politely decline an invitation to a christening', 'the invitation to your christening'],
  ['text my sister that I will pick her up at six', 'I will pick you up at six'],
  ['write an invitation to my 30th birthday on 3 May in the park', 'invite you to my 30th birthday on 3 May'],
  ['I want to cancel my cinema pass by email', 'I hereby cancel my cinema pass'],
  ['resignation letter, my last day is 30 June', 'My last day will be 30 June'],
  ['condolence card for a neighbour who lost his wife', 'the loss of your wife'],
])('%s', async (wish, ...told) => {
  const { skill, text } = await ask(wish);
  expect(skill).toBe('letter');
  for (const each of told) expect(text).toContain(each);
  expect(text).not.toContain('_Not in it');
});

test.each<[wish: string, told: string]>([
  ['what do I need to think of before moving house', 'Read the meters'],
  ['write a checklist for our wedding', 'Guest list'],
  ['to-do list before leaving for vacation', 'water plants'],
  ['apartment viewing checklist', 'Damp, mould'],
])('%s', async (wish, told) => {
  expect(await ask(wish)).toMatchObject({ skill: 'outline', text: expect.stringContaining(told) });
});

test('a present keeps to the person and the price, or says that it does not', async () => {
  expect((await ask('present ideas for my teacher under 20 euros')).text).not.toContain('not considered');
  expect((await ask('present ideas for my teacher under 5 euros')).text).toContain('“under 5 euros”');
  expect((await ask('gift ideas for a neighbour who sails')).text).toContain('“who sails”');
});

test.each<[wish: string, told: RegExp]>([
  ['names for a bakery on the coast', /Harbour|Tide|Salt|Lighthouse|Seagull|Driftwood|Pebble|Breakwater/],
  [
    "ideas for my 5 year old's birthday party, he loves dinosaurs",
    /dinosaur|fossil|T\. rex|footprints|volcano/,
  ],
])('%s', async (wish, told) => {
  const { text } = await ask(wish);
  expect(text).toMatch(told);
});

test.each<[question: string, told: string]>([
  ['how do induction hobs work?', 'the pan itself gets hot'],
  ['how do heat pumps work', '3 to 4 kWh'],
  ["what is a simile and what is a metaphor, for my son's homework", '“brave as a lion”'],
  ["why can't antibiotics treat a cold", 'not against viruses'],
  ['substitute for eggs in muffins', 'mashed banana'],
  ['what can I take instead of butter for baking', 'neutral oil'],
  ['on which side of the road do people drive in Kenya', '**left**'],
  ['what side do they drive on in France?', '**right**'],
])('%s', async (question, told) => {
  expect(await ask(question)).toMatchObject({ skill: 'everyday', text: expect.stringContaining(told) });
});

test('a stiff text becomes shorter and friendlier at once', async () => {
  const { text } = await ask(
    'make this friendlier and shorter: "We would like to inform you that the invoice has not been received to date and we demand that you send it immediately."',
  );
  expect(text).toContain('The invoice has not reached us yet. Could you please send it soon? Thank you!');
});
