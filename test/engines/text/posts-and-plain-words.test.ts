import { describe, expect, it } from 'vitest';
import { ask } from './ask.ts';

const holds = async (question: string, ...parts: readonly string[]): Promise<void> => {
  const { text } = await ask(question);
  for (const part of parts) expect(text).toContain(part);
};

describe('a post of a shop', () => {
  it.each([
    [
      'write an instagram post for our new sourdough, friendly, not too long',
      'Our new sourdough is here!',
      '#sourdough',
    ],
    [
      'write a facebook post for our bike shop: spring service from 49 euros until 30 April',
      'pring service from 49 euros until 30 April.',
      '#bikeshop',
    ],
    [
      'write a short linkedin post that we are hiring a baker in Leeds',
      'We are hiring a baker in Leeds.',
      '#baker',
    ],
    [
      "Write a tweet about our bookshop's reading night on Friday 5 June at 7pm",
      "Our bookshop's reading night is on Friday 5 June at 7pm.",
      '#readingnight',
    ],
  ])('%s', async (question, ...parts) => holds(question, ...parts));
});

describe('a clearer sentence', () => {
  it.each([
    [
      'Make this sentence clearer: "The results that were obtained by us are showing that the growth of the plants was effected by the light in a significant manner."',
      'Our results show that the light significantly affected the growth of the plants.',
    ],
    [
      'make this clearer: "The letter was written by the director in order to thank the team."',
      'The director wrote the letter to thank the team.',
    ],
    [
      'simplify this sentence: "In order to facilitate the utilization of the equipment, training is required for all members of staff."',
      'To use the equipment, training is required for all staff.',
    ],
    [
      'make this shorter: "I am writing to you in order to ask whether or not it would be possible for you to send me the report prior to Friday."',
      'Could you send me the report before Friday?',
    ],
  ])('%s', async (question, clear) => holds(question, clear));
});

describe('one sentence for a newsletter keeps every fact', () => {
  it.each([
    [
      'Summarise this in one sentence for the newsletter: The treasurer reported a balance of £2,310. Joan will organise the summer barbecue and asked for three volunteers.',
      'balance of £2,310; Joan will organise the summer barbecue and asked for three volunteers.',
    ],
    [
      'turn these notes into one sentence for the newsletter: fete 6 June; raised £840; thanks to Mary',
      'Fete 6 June; raised £840; thanks to Mary.',
    ],
  ])('%s', async (question, whole) => holds(question, whole));
});

describe('what was typed in haste', () => {
  it('is spelled in a letter', () =>
    holds(
      "write an email to my boss asking for friday off because i'm moving and i cant do it on the weekend",
      "I'm moving and I can't do it",
      'on Friday',
    ));

  it('leads a story, whose condition is what it is about', async () => {
    const { text } = await ask('tell me a short bedtime story about a hedgehog who cant sleep');
    expect(text).toContain('who could not sleep');
    expect(text).toContain('How do you sleep?');
    expect((await ask('short story about a bear who forgets everything')).text).toContain(
      '_Not answered: what follows',
    );
  });
});

describe('a second thing that is asked', () => {
  it('is named where it is not answered', () => holds('when did the titanic sink and why', '1912', 'why'));

  it('is answered beside the cause', () =>
    holds(
      'Permission denied (publickey) when I ssh to my server, how to fix',
      'ssh-copy-id',
      'authorized_keys',
    ));

  it('is no condition where it tells why', async () => {
    const { text } = await ask('ideas for quick meals after a 12 hour shift');
    expect(text).not.toContain('shift');
    expect(text).not.toContain('soup');
  });
});

describe('a code in words', () => {
  it.each([
    [
      'regex to match sample ids like AB-1234, two capital letters, a dash and four digits',
      '^[A-Z]{2}-\\d{4}$',
    ],
    [
      'regex for plates like B-XY 123: one to three capital letters, a dash, one or two capital letters, a space, one to four digits',
      '^[A-Z]{1,3}-[A-Z]{1,2} \\d{1,4}$',
    ],
    ['regex for order numbers: one letter, a slash, then five digits', '^[A-Za-z]\\/\\d{5}$'],
    [
      'regex that matches codes such as 2024/ABC, four digits, a slash and three capital letters',
      '^\\d{4}\\/[A-Z]{3}$',
    ],
  ])('%s', async (question, pattern) => holds(question, `\`\`\`regex\n${pattern}\n`, 'it matches', 'match'));
});
