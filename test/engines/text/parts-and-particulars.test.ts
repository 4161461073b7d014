import { describe, expect, it } from 'vitest';
import { ask } from './ask.ts';

describe('sums of parts use every number', () => {
  it.each([
    ['the net price is 250 and VAT is 20 percent, what is the gross price?', '**300**'],
    ['net amount 80, 25% vat, what is gross?', '**100**'],
    ['2/3 of 27 guests came by train. How many did not?', '**9**'],
    ['7/8 of 40 pupils passed the test, how many failed?', '**5**'],
    ['A group of 60 has 35% men, how many women are there?', '**39**'],
    ['I earn 3000 euros a month and get a 4% raise, what do I earn then?', '**3120**'],
    ['My gross wage is 2000 and 30% is deducted, what is left?', '**1400**'],
    ['A dog weighs 14 kg and should get 5 mg per kg, how many mg is that?', '**70 mg**'],
    ['Eva is 9 and her father is four times as old, how old will her father be in 6 years?', '**42**'],
    ['How long does it take to drive 300 km at 60 km/h with a 45 minute break?', '**5 h 45 min**'],
    ['a cake costs 18 euros and has 12 pieces, how much is one piece', '**€1.50**'],
    ['2 lessons of 50 minutes and one of 1.5 hours, how long in total?', '**3 h 10 min**'],
    ['how many liters per 100 km is 40 mpg', '**5.88 l/100 km**'],
    ['convert 8 l/100km to mpg', '**29.4 mpg**'],
    ['binary of 37', '0b100101'],
  ])('answers: %s', async (question, part) => {
    expect((await ask(question)).text).toContain(part);
  });

  it('refuses a part of which it is not told', async () => {
    expect((await ask('1/4 of the 80 workers cycle to work. How many come by bus?')).skill).toBe('fallback');
  });
});

describe('commands for the particulars', () => {
  it.each([
    ['where am I in the shell', 'pwd'],
    ['which directory am i in', 'pwd'],
    ['list folders', 'ls -d */'],
    ['how do I go back one directory in the terminal', 'cd ..'],
    ['how do I see only the hidden files with ls', 'ls -d .[!.]*'],
    ['see hidden files', 'ls -la'],
    ['how do I see what I changed in git before I commit', 'git diff'],
    ['count the lines in all .ts files under a folder', '-name "*.ts" -exec cat {} + | wc -l'],
    ['what does ls -l show', 'one per line'],
  ])('answers: %s', async (question, part) => {
    expect((await ask(question)).text).toContain(part);
  });

  it('knows that scp goes over SSH', async () => {
    expect((await ask('how do I copy a file from a server to my laptop with ssh')).text).not.toContain(
      'Not answered',
    );
  });
});

describe('letters keep what the wish tells', () => {
  it.each([
    [
      'write a reminder letter for an unpaid invoice of 95 dollars, due three weeks ago',
      ['95 dollars', 'due three weeks ago'],
    ],
    [
      'write a message to the parents of my group that the trip on Monday is cancelled',
      ['Dear parents,', 'The trip on Monday is cancelled.'],
    ],
    [
      "email to my team that Tuesday's call moves to Wednesday at 9",
      ["Tuesday's call moves to Wednesday at 9."],
    ],
    ['write a shop notice that we are closed from 2 to 9 May', ['**We are closed from 2 to 9 May.**']],
    [
      'write a thank-you note to the nurses of ward 3 from our family',
      ['Dear nurses of ward 3,', '[Name of the family]'],
    ],
    ['write an out of office reply until 4 March, contact is Jon Reed', ['until 4 March', 'Jon Reed']],
    ['write an email declining a meeting invitation', ['your invitation to the meeting', 'cannot attend']],
    [
      'write a short bio for a carpenter named Olga who lives in Riga',
      ['**Olga** is a carpenter who lives in Riga.'],
    ],
  ])('writes: %s', async (question, parts) => {
    const { text } = await ask(question);
    for (const part of parts) expect(text).toContain(part);
    expect(text).not.toContain('Not in it');
  });
});

describe('texts that are given', () => {
  it.each([
    [
      'list the action items: Mia writes the minutes. It was sunny. Paul has to call the printer.',
      '- Mia writes the minutes\n- Paul has to call the printer',
    ],
    ['what is the mood of this: "Finally, after weeks of waiting, I got the job!"', '**Positive**'],
    ['sentiment: "The room was ok, nothing special, but the view was lovely."', '**Mixed**'],
    ["fix the grammar: she doesn't has a car", "doesn't have"],
    ["fix the grammar: I don't know where did she go", 'where she went'],
  ])('reads: %s', async (question, part) => {
    expect((await ask(question)).text).toContain(part);
  });
});

describe('dinners, rhymes, jokes and pictures for children', () => {
  it('leaves out what is not eaten', async () => {
    const { text } = await ask('plan a week of dinners for three people, no chicken and no cheese');
    expect(text.replace(/_Left out.*_/s, '')).not.toMatch(/chicken|cheese|meat/i);
    expect(text).toContain('Left out: chicken, cheese');
  });
  it.each([
    ['vegan dinner plan for the week', '**Sunday**'],
    ['what rhymes with "apple juice"?', '**goose**'],
    ['tell me a joke about sql', 'two tables'],
    ['tell me a joke about lawyers', 'none about “lawyers”'],
    ['tell me a joke about penguins', 'Igloos'],
    ["thanks, you've been a great help", '.'],
    ['do you run in the cloud or offline?', 'on your own machine'],
    ['explain electricity to a 7 year old', 'water in a pipe'],
    ['explain volcanoes in one sentence for a ten year old', 'fizzy drink'],
    ['what does static mean in C#', 'belong to the class'],
  ])('answers: %s', async (question, part) => {
    const { text, skill } = await ask(question);
    expect(skill).not.toBe('fallback');
    expect(text).toContain(part);
  });
  it('knows no rhyme of two vowels', async () => {
    expect((await ask('what rhymes with juice')).text).not.toMatch(/\b(?:ice|rice)\b/);
  });
});

describe('no answer to another question', () => {
  it.each([
    ['A dealer buys a chair for 40 euros and sells it for 60, what is the profit?', '**20**'],
    ['my hourly wage is 15 and I work 30 hours a week, what do I earn per week', '**450 per week**'],
    ['how long do I boil an egg', 'runny yolk'],
    ['how do I find files changed today', '-newermt "$(date +%F)"'],
    ['list users on ubuntu', '/etc/passwd'],
    ['what is the cloud', 'over the internet'],
    ['difference between bonds and stocks', 'loan to a company'],
    ['write an apology to a friend for forgetting his birthday', 'forgetting your birthday'],
    ["what's another word for help", '**assist**'],
    ['how old is somebody born in 2000', '**26 years**'],
    ['what does FYI mean', 'For Your Information'],
    ['give me an icebreaker game', ':'],
    ['write a message congratulating Ida on her promotion', 'on your promotion, dear Ida'],
    [
      'write an email to a customer confirming our call on 7 May at 9',
      'I would like to confirm our call on 7 May at 9.',
    ],
    ['write an email asking for a refund for order 77, the mug is broken', 'The mug is broken.'],
    ['explain a deadlock with an everyday example', 'fork'],
  ])('answers: %s', async (question, part) => {
    expect((await ask(question)).text).toContain(part);
  });

  it('stops all that was asked to be removed, and names what stays', async () => {
    const { text } = await ask('docker: remove all containers and images');
    expect(text).toContain('docker rm -f $(docker ps -aq); docker image prune -a');
  });
});

it.each([
  "thanks, but that didn't work",
  'can you work on my network setup',
  'meal plan for my cat',
  'a week of dinners without carbs',
])('does not take for its own: %s', async (question) => {
  expect((await ask(question)).skill).toBe('fallback');
});
