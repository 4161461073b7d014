import { describe, expect, it } from 'vitest';
import { ask } from './ask.ts';

describe('questions that were read as something else', () => {
  it.each([
    ['where does the word karaoke come from?', 'Japanese kara (empty)'],
    ['what is the etymology of "window"', 'wind eye'],
    [
      'what is the origin of the word gobbledygook?',
      'I do not know where the word “gobbledygook” comes from',
    ],
    ['remove all .tmp files older than 10 days in a folder', 'find . -type f'],
    ['HEAD detached, did I lose my commits?', 'git reflog'],
  ])('answers: %s', async (question, part) => {
    expect((await ask(question)).text).toContain(part);
  });
});

describe('conditions of journeys', () => {
  it.each(['not too much walking', "my dad can't walk far", 'with as little walking as possible'])(
    'sends nobody on a walk: %s',
    async (condition) => {
      const { text } = await ask(`plan two days in Lisbon, ${condition}`);
      expect(text).toContain('With little walking');
      expect(text).not.toMatch(/: .*\b(?:walk along|on foot)\b/);
    },
  );

  it.each([
    ['what should I pack for ten days in Norway in January?', 'Norway in January is usually cold'],
    ['packing list for a week in Crete in August', 'Crete in August is usually hot'],
    ['what should we pack for Melbourne in July?', 'mild by day'],
    ['packing list for a trip to Ashgabat', 'I do not know the weather of Ashgabat'],
  ])('packs for the place and the month: %s', async (question, part) => {
    expect((await ask(question)).text).toContain(part);
  });
});

describe('everyday sums', () => {
  it.each([
    ['A cabin costs 70 euros a night. We stay 6 nights and get a 20% discount. How much is that?', '€336'],
    ['Parking is $4 per hour for 5 hours plus 10% tax, what do I pay?', '$22'],
    [
      'we have 50 stickers for 6 kids, how many does each get and how many are left over?',
      '**8** each, and **2** left',
    ],
    ['My daughter is 9 and my son is 4 years older. How old will he be when she is 20?', '**24**'],
  ])('answers: %s', async (question, part) => {
    expect((await ask(question)).text).toContain(part);
  });

  it('writes an absence with its days and in so many lines', async () => {
    const { text } = await ask("write a two line out of office message, I'm back on May 4th");
    expect(text.split('\n')).toHaveLength(2);
    expect(text).toContain('until May 4th');
    expect((await ask('write an out of office reply, I am away from 2 to 9 March')).text).toContain(
      'from 2 to 9 March',
    );
  });
});

describe('stories, moods and the household', () => {
  it('tells a story about the hero and the wish that were named', async () => {
    const { text } = await ask('tell me a bedtime story about a mouse who wants to climb a mountain');
    expect(text).toContain('Once there was a mouse');
    expect(text).toContain('“I want to climb a mountain.”');
    expect((await ask('write a story about a duck called Ida who is afraid of water')).text).toContain(
      'a duck called Ida who was afraid of water',
    );
  });

  it.each([
    ['The build broke all day and I am so tired', 'greeting'],
    ['how do I remove crayon from the wall?', 'everyday'],
    ['my 2 year old has tantrums in the supermarket', 'everyday'],
  ])('answers: %s', async (question, skill) => {
    expect((await ask(question)).skill).toBe(skill);
  });

  it('names the usual causes of an error where they are asked for', async () => {
    expect((await ask('what are common causes of a NullPointerException?')).text).toContain('Usual causes');
    expect((await ask('what is a race condition? an example please')).text).toContain('threading');
  });
});

describe('sums of work, and a text for another reader', () => {
  it.each([
    ['I charge 80 dollars per hour and worked 12.5 hours, how much is that?', '**$1000**'],
    ['a van costs 24000 and loses value evenly over 6 years, how much per year?', '**4000 per year**'],
    ['was 1900 a leap year?', 'not a leap year'],
    ['is 2300 going to be a leap year?', 'not a leap year'],
    ['how many pixels has an A4 page at 300 dpi?', '2480 × 3508'],
    ['permission denied while saving, is my disk full?', '_Not answered: is my disk full._'],
    ['explain gravity to a 6 year old', 'a ball comes down again'],
    ['explain recursion to a first year student', 'Russian dolls'],
  ])('answers: %s', async (question, part) => {
    expect((await ask(question)).text).toContain(part);
  });
});
