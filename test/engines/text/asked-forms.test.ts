import { describe, expect, test } from 'vitest';
import { ask } from './ask.ts';

describe('a result in the form that is asked for', () => {
  test.each([
    ['a train travels 450 km in 3 hours, what is the average speed in m/s', '**41.6667 m/s**'],
    ['how long does it take to drive 240 miles at 60 mph in minutes', '**240 minutes**'],
    ['volume of a cylinder radius 2 cm height 10 cm in liters', '**0.1256637 liters**'],
    ['I run 10 km in 50 minutes, what is my pace per mile', '**8:03 minutes per mile**'],
    ['a rectangle is 3 m by 2.5 m, what is its perimeter in cm', '**1100 cm**'],
    ['what is 5/8 inch in mm rounded to the nearest tenth', '**15.9 mm**'],
    ['convert 100 km/h to m/s with 3 decimals', '**27.778 m/s**'],
    ['how many days are 1000 hours, rounded up', '**42 d**'],
    ['1/4 + 1/8 as a fraction', '**3/8**'],
    ['17 divided by 5 with remainder', '**3 remainder 2**'],
    ['100 sq ft in m2', '**9.290304 m²**'],
  ])('%s', async (question, result) => {
    expect((await ask(question)).text).toContain(result);
  });

  test('a form that is not known is named', async () => {
    const { text } = await ask('if I save 5 euros a day how much in a year, in dollars');
    expect(text).toContain('_Not answered: in dollars._');
  });
});

describe('a part of a list or a text is not taken for all of it', () => {
  test.each([
    ['sort these words by length: pear, fig, banana', 'fig, pear, banana'],
    ['sort by last name: Ann Zed, Bob Young, Cid Abel', 'Cid Abel, Bob Young, Ann Zed'],
    ['remove duplicates ignoring case: a, A, b', 'a, b'],
    ['join with semicolons: a, b, c', 'a; b; c'],
    ['uppercase every first letter: the lord of the rings', 'The Lord Of The Rings'],
    ['how many characters without spaces: hello big world', '**13 characters** without spaces'],
    ['pick a random name: Ann, Ann', '**Ann**'],
  ])('%s', async (question, result) => {
    expect((await ask(question)).text).toBe(result);
  });

  test.each([
    'uppercase the first word: hello big world',
    'reverse every second word: one two three four',
    'how many words longer than 3 letters: hello a big world',
    'count words per sentence: I am. You are it.',
  ])('%s is refused', async (question) => {
    expect((await ask(question)).text).toMatch(/^I (?:cannot answer|find no)/);
  });

  test('each of several texts is judged', async () => {
    const { text } = await ask('Classify the sentiment of each: 1) Love it! 2) Terrible support.');
    expect(text.split('\n').map((line) => /\*\*(\w+)\*\*/.exec(line)?.[1])).toEqual(['Positive', 'Negative']);
  });

  test('a text that is to be written otherwise is not judged', async () => {
    const { skill } = await ask(
      'change the tone to professional: this bug is driving us nuts, fix it already',
    );
    expect(skill).not.toBe('sentiment');
  });
});

describe('JSON in another form', () => {
  test('rows become CSV with marks where they are needed', async () => {
    const { text } = await ask('json to csv: [{"a":1,"b":2},{"a":3,"b":"x, y"}]');
    expect(text).toBe('```csv\na,b\n1,2\n3,"x, y"\n```');
  });
  test('values become YAML, and what YAML would misread keeps its marks', async () => {
    const { text } = await ask('convert this json to yaml: {"name":"app","on":["no",80],"db":{"tls":true}}');
    expect(text).toBe('```yaml\nname: app\n"on":\n  - "no"\n  - 80\ndb:\n  tls: true\n```');
  });
  test('a form that is not made is refused', async () => {
    expect((await ask('json to xml: {"a":1}')).skill).toBe('fallback');
  });
  test('a question about a value is answered with that value', async () => {
    expect((await ask('what is the value of b in this json: {"a":1,"b":[1,2]}')).text).toBe('b = **[1,2]**');
  });
});

describe('a command does no more and no less', () => {
  test('the first Monday is not every Monday', async () => {
    const { text } = await ask('cron job first monday of every month at 6am');
    expect(text).toContain('0 6 1-7 * * [ "$(date +\\%w)" = 1 ] && /path/to/command');
  });
  test('a month is kept, and another user has a crontab of his own', async () => {
    const { text } = await ask('cron job every day at 5am in january as user deploy');
    expect(text).toContain('0 5 * 1 * ');
    expect(text).toContain('sudo crontab -u deploy -e');
  });
  test('empty lines are not all lines', async () => {
    expect((await ask('vim: delete all empty lines')).text).not.toMatch(/^:%d$/m);
  });
  test('images are not all that docker keeps', async () => {
    expect((await ask('how to list all docker images and delete them')).text).not.toContain('system prune');
  });
  test('what is copied is the key that was made', async () => {
    const { text } = await ask('generate an ssh key ed25519 with a comment and copy it to the server');
    expect(text).not.toContain('scp');
  });
  test('an update of the remote that is told already is no pull', async () => {
    const { text } = await ask('how do I rename a local git branch and also update the remote');
    expect(text).toContain('git branch -m OLD NEW');
    expect(text).not.toContain('git pull');
  });
  test('a loop over files of a type counts in these', async () => {
    const { text } = await ask('bash: loop over all csv files and print the number of lines of each');
    expect(text).toContain('*.csv');
  });
  test('the brackets of a program are no pattern', async () => {
    const { skill } = await ask('what does this python code print: x=[1,2,3]; y=x; y.append(4); print(x)');
    expect(skill).not.toBe('regex-meaning');
  });
});

describe('wordings of one question', () => {
  test.each([
    ['wat is teh captial of frnace', '**Paris**'],
    ['hi there, sorry to bother you, what is the capital of peru please', '**Lima**'],
    ["could you please tell me, if you don't mind, how many days are in 3 weeks?", '**21 d**'],
    ['i was wondering what the plural of cactus is', '**cacti**'],
    ['simplify 84/126', '**2/3**'],
    ['log2 of 1024', '**10**'],
    ['factor 360 into primes', '**2 × 2 × 2 × 3 × 3 × 5**'],
    ['median and mode of 3, 7, 7, 2, 9', 'The mode = **7** (2 times).'],
    ['standard deviation of 2, 4, 4, 4, 5, 5, 7, 9', '= **2** for all of them'],
    ['increase 250 by 12% and then decrease it by 12%', '**246.4**'],
    ['easter 2027', '28 March 2027'],
    ['10 days from today excluding weekends', '10 working days'],
    ['meaning of "bite the bullet"', 'something unpleasant'],
    [
      'Tom is 3 times as old as his sister. In 6 years he will be twice as old. How old are they?',
      'Tom **18**',
    ],
  ])('%s', async (question, part) => {
    expect((await ask(question)).text).toContain(part);
  });
});

describe('advice names what it says nothing of', () => {
  test.each([
    ["I can't sleep because of noisy neighbours", '“because of noisy neighbours”'],
    ['how to start running with bad knees', '“with bad knees”'],
  ])('%s', async (question, left) => {
    expect((await ask(question)).text).toContain(`_Not considered: ${left}._`);
  });
  test('and nothing where it says all', async () => {
    expect((await ask('tips for falling asleep faster')).text).not.toContain('Not considered');
  });
  test('a walk of several days has nights', async () => {
    expect((await ask('what should I pack for a 3 day hiking trip')).text).toContain('For the nights');
    expect((await ask('what should I pack for a hiking trip')).text).not.toContain('For the nights');
  });
});

describe('letters and commands in one piece', () => {
  test('a clause is a sentence of its own', async () => {
    const { text } = await ask(
      'complaint letter about a broken kettle, model K5, bought on 3 May, I want a replacement',
    );
    expect(text).toContain('I am writing about a broken kettle, model K5, bought on 3 May.');
    expect(text).toContain('I would like a replacement by [date].');
  });
  test('what the reader needs to know stands behind what is asked', async () => {
    const { text } = await ask(
      'email to my neighbour Mrs. Bell asking her to feed the cat from 4 to 18 July, key is under the mat',
    );
    expect(text).toContain('May I ask you to feed the cat from 4 to 18 July?\n\nThe key is under the mat.');
  });
  test.each([
    'short message to cancel dinner tonight because my son is sick',
    'draft a reminder to pay invoice 2024-118 over 1,250 euros, due 10 days ago, to Meyer GmbH',
  ])('a letter without what it is to do is refused: %s', async (wish) => {
    expect((await ask(wish)).skill).not.toBe('letter');
  });
  test('a pipe is a command, and no pattern', async () => {
    expect((await ask('what does this do: ls -la | grep "^d" | wc -l')).skill).not.toBe('regex-meaning');
  });
  test('a pattern is no command', async () => {
    expect((await ask('what does `^\\d+$` mean')).skill).toBe('regex-meaning');
  });
});

test('an average alone shows its terms', async () => {
  expect((await ask('average of 12, 15 and 18')).text).toBe('(12 + 15 + 18) ÷ 3 = **15**');
});

test('words that moved are told as one change', async () => {
  const { text } = await ask('fix the grammar: me and my sister was going to the store yesterday');
  expect(text).toContain('My sister and I were going');
  expect(text).toContain('me and my sister was → my sister and i were');
});
