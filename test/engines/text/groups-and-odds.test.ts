import { describe, expect, it } from 'vitest';
import { ask } from './ask.ts';

const answers = async (question: string, ...parts: readonly string[]): Promise<void> => {
  const { text } = await ask(question);
  for (const part of parts) expect(text).toContain(part);
};

describe('several groups at a price each', () => {
  it.each([
    ['34 members paid 45 pounds each and 6 juniors paid 20, how much is that in total?', '**£1650**'],
    ['20 kids pay 5 and 4 adults pay 9 each, how much do we collect?', '**136**'],
    ['15 students paid 8 euros each and 3 teachers paid 12 euros, what did they pay altogether?', '**€156**'],
  ])('%s', async (question, sum) => answers(question, sum));

  it('leaves a rest to the other sums', async () => {
    const { text } = await ask(
      '20 kids pay 5 each and 4 adults pay 9 each, how much is left after a 50 discount?',
    );
    expect(text).not.toContain('**136**');
  });
});

describe('an amount that grows with another', () => {
  it.each([
    ['my recipe makes 12 buns with 500g flour, how much flour do i need for 30 buns', '**1250 g**'],
    ['with 300 ml milk I get 8 waffles, how much milk for 20 waffles?', '**750 ml**'],
    ['3 workers take 6 days, how many days do 9 workers take', undefined],
  ])('%s', async (question, result) => {
    const { text } = await ask(question);
    if (result === undefined) expect(text).not.toContain('**18');
    else expect(text).toContain(result);
  });

  it.each([
    ['a batch of 18 muffins takes 270 g sugar; I want 50 muffins, how much sugar?', '**750 g**'],
    ['I earn 2400 and got a raise to 2520, how many percent is that', '**5%** more'],
    ['I can save 180 euros a month, when will I have 1500 if I start with 240', '**7 months**'],
    ['I gave 20 euros for a lunch that cost 12.80, what is my change', '**€7.20**'],
  ])('%s', async (question, result) => answers(question, result));

  it('gives change', () => answers('I pay 13.65 with a 20 note, how much change do i get', '**6.35**'));
});

describe('odds', () => {
  it.each([
    ['what are the odds of getting at least one six with two dice', '**11/36**', '30.56%'],
    ['probability of at least one tail in four coin tosses', '**15/16**', '93.75%'],
    ['odds of rolling an even number on a die', '**1/2**', '50%'],
    ['chance of rolling more than 4 with one die', '**1/3**', '33.33%'],
    ['what are the chances of flipping two heads in a row', '**1/4**', '25%'],
    [
      'a box has 4 green and 6 yellow sweets, what is the probability of picking a green one',
      '**2/5**',
      '40%',
    ],
    ["what's the chance of a double with two dice", '**1/6**', '16.67%'],
  ])('%s', async (question, fraction, percent) => answers(question, fraction, percent));
});

describe('dilutions', () => {
  it.each([
    [
      'how do I make 200 ml of a 0.5 M solution from a 5 M stock?',
      '**20 ml of the 5 M stock**',
      '**180 ml**',
    ],
    ['make 1 litre of 2% bleach from a 10% stock', '**0.2 litre of the 10% stock**', '**0.8 litre**'],
    ['how much 10x buffer do I need for 500 ml of 1x buffer', '**50 ml of the 10x stock**', '**450 ml**'],
    ['dilute a 2 M stock to get 100 ml of 50 mM', '**2.5 ml of the 2 M stock**', '**97.5 ml**'],
    ['how much water do I add to dilute 1:10 to get 500 ml', '**50 ml** of the stock', '**450 ml** of water'],
  ])('%s', async (question, ...parts) => answers(question, ...parts));
});

describe('steps of an equation', () => {
  it.each([
    [
      'solve 3x + 7 = 25 and show the steps',
      'Subtract 7 on both sides: 3x = 18',
      'Divide both sides by 3',
      'x = **6**',
    ],
    ['solve 5x - 4 = 2x + 11 step by step', 'Subtract 2x on both sides: 3x − 4 = 11', 'Add 4', 'x = **5**'],
    ['solve 2(x + 3) = 14 and show your working', 'Simplify both sides: 2x + 6 = 14', 'x = **4**'],
    [
      'solve y/4 - 2 = 3 with steps',
      'Add 2 on both sides: y/4 = 5',
      'Multiply both sides by 4',
      'y = **20**',
    ],
  ])('%s', async (question, ...parts) => answers(question, ...parts));
});
