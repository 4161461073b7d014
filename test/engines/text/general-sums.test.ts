import { describe, expect, it } from 'vitest';
import { generalProblem } from '../../../src/engines/text/problems/general/general-problem.ts';
import { ask } from './ask.ts';

describe('sums whose units say how they go together', () => {
  it.each([
    ['how long does 40 GB take at 100 Mbit/s', '**53 min 20 s**'],
    ['how long to transfer 2 TB over a 10 Gbps link', '**26 min 40 s**'],
    ['how much downtime does 99.9% uptime allow in a 30-day month?', '**43.2 minutes**'],
    ['we have 99.99% availability, how many minutes of downtime per year', '**52.56 minutes per year**'],
    [
      'each request costs $0.0004, we get 3 million requests a month, what does that cost per month?',
      '**$1200 per month**',
    ],
    ['LLM costs $3 per million tokens, each call uses 2500 tokens, what do 10000 calls cost?', '**$75**'],
    [
      'our API handles 250 requests per second, how many requests is that per day?',
      '**21,600,000 requests per day**',
    ],
    ['a 5000 mAh battery and a device that draws 200 mA, how long does it last', '**1 d 1 h**'],
    ['I ran 10 km in 52 minutes, what pace is that per km', '**5:12 minutes per km**'],
    [
      'we write 12 KB per event and 800 events per second, how much storage per day?',
      '**829.44 GB per day**',
    ],
    [
      'each server handles 400 requests per second, how many servers do I need for 5000 requests per second?',
      '**13 servers**',
    ],
    ['how many 5 MB photos fit on a 2 TB disk?', '**400,000 photos**'],
    ['1 GB of RAM holds how many 4 KB pages?', '**262,144 pages**'],
    ['S3 storage costs $0.023 per GB per month, what do 800 GB cost per month', '**$18.40 per month**'],
    ['10000 users, each uploads 5 photos of 3 MB, how much storage do I need', '**150 GB**'],
    ['0.5% of 2 million requests fail, how many requests fail?', '**10000 requests**'],
    ['queue has 54000 jobs, 3 workers each process 5 jobs per second, how long does it take?', '**1 hour**'],
    ['I earn 45 euros an hour, 32 hours a week, how much per month', '**€6240 per month**'],
    ['3 pens at 2 euros each and 4 notebooks at 5 euros each, how much in total?', '**€26**'],
    ['backup of 750 GB in 4 hours, what throughput in MB/s do I need', '**52.08333 MB/s**'],
    [
      'I pay $12 a month for hosting and $15 a year for the domain, what does it cost per year',
      '**$159 per year**',
    ],
    ['what change do I get from a 5 pound note for 4 buns at 1.50 pounds each', '**£1** is missing'],
  ])('%s', async (question, result) => expect((await ask(question)).text).toContain(result));

  it.each([
    ['bits or bytes are not said', '5 gb at 2 mb/s how long'],
    ['there are two currencies', '4 pens at $2 each and a €5 bag, what change do I get from a €20 note?'],
    [
      'a quantity has no part in the sum',
      '2 TB SSD with 600 TB write endurance, how many years does it last at 80 GB per day?',
    ],
    [
      'a comparison changes the sum',
      'a cup and a plate cost $9. the plate costs $5 more than the cup. how much is the cup?',
    ],
    [
      'the percentage is of nothing that is said',
      'a server has 30% headroom and takes 400 requests per second, how many requests per minute?',
    ],
    ['the discount was taken already', 'I paid 35 after a 30% discount. How much did I save?'],
    ['something is taken away', 'I have 5 apples and eat 2 apples, how many apples in total?'],
  ])('refuses where %s', (_, question) => expect(generalProblem(question)).toBeUndefined());
});
