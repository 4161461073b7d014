import { expect, test } from 'vitest';
import { ask, converse } from './ask.ts';

test.each([
  "my interview is tomorrow and I'm super nervous, help",
  "call me when it's done",
  'call me a taxi',
  'my question is how do I center a div',
  'my problem is that git push is rejected',
  "my son is afraid of the dark and won't sleep",
  'my neighbour is noisy at night',
  'my password is not accepted anymore',
  'remember that my wifi password is hunter2 and that the router is in the hall',
])('a plea, a state or a longer story is no fact to remember: %s', async (said) => {
  expect((await ask(said)).text).not.toContain('I will remember');
});

test('an order to remember more than that says what is remembered', async () => {
  expect((await ask('remember that I parked on level 3 near the lift')).text).toContain('short facts only');
});

test.each([
  ['my dog is called Rex', 'your dog is **Rex**'],
  ['my car is a blue Volvo', 'your car is **a blue Volvo**'],
  ['my flight is at 6:40', 'your flight is **at 6:40**'],
  ['call me Anna Maria', 'your name is **Anna Maria**'],
  ['my favourite film is Gone with the Wind', 'your favourite film is **Gone with the Wind**'],
])('%s', async (said, kept) => {
  expect((await ask(said)).text).toContain(kept);
});

test('two facts of one message are both kept', async () => {
  const told = 'my name is Lucy and my birthday is on 3 May';
  expect((await ask(told)).text).toContain('your name is **Lucy**, your birthday is **on 3 May**');
  expect((await converse(told, 'what is my name?')).text).toContain('**Lucy**');
  expect((await converse(told, 'when is it', 'what is my birthday?')).text).toContain('**on 3 May**');
});
