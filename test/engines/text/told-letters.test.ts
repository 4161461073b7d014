import { expect, test } from 'vitest';
import { ask } from './ask.ts';

test.each([
  [
    'Write a polite email to a supplier whose delivery is ten days late. The order number is 48-2291, and we need a firm date by Friday.',
    ['Your delivery is ten days late. The order number is 48-2291, and we need a firm date by Friday.'],
    /sorry|put right/,
  ],
  [
    'Reply to a customer who complains that her cake arrived damaged. Apologise, offer a new one or a refund, sign as Bäckerei Sommer.',
    ['very sorry that your cake arrived damaged', 'a new one or a refund', 'Bäckerei Sommer'],
    /Not in it|\[Your name\]/,
  ],
  [
    'Write a short letter to parents about the class trip to the zoo on 12 June: meet at 8:00 at the station, bring lunch and a rain jacket, cost 9 euros.',
    [
      'Dear parents',
      'We meet at 8:00 at the station.',
      'Please bring lunch and a rain jacket.',
      'The cost is 9 euros.',
    ],
    /Not in it/,
  ],
  [
    'polite answer to a guest who asks for a late checkout at 3 pm, we can only do 12',
    ['You asked for a late checkout at 3 pm. Unfortunately we can only do 12.'],
    /Not in it/,
  ],
  [
    'Write an email to my colleague Anna who asks for the slides: I will send them tomorrow, the video takes until Friday.',
    ['Dear Anna', 'You asked for the slides. I will send them tomorrow.'],
    /send you/,
  ],
  [
    'email to participants of a study: thanks, results come in autumn, voucher attached',
    ['taking part in the study', 'Results come in autumn.', 'The voucher is attached.'],
    /Not in it/,
  ],
  [
    'Draft an email to all employees about the new parking rules: from 1 March only with a permit, permits at the front desk, visitors park behind building B.',
    ['**Subject:** New parking rules', '- permits at the front desk'],
    /Not in it/,
  ],
  [
    "Write a note to my daughter's teacher: she has a dentist appointment on Thursday at 10 and will come at 11.",
    ['My daughter has a dentist appointment'],
    /\bShe has/,
  ],
  [
    'notice for the lift: out of order until Monday, please use the stairs',
    ['The lift is out of order until Monday.'],
    /Dear/,
  ],
])('%s', async (question, parts, not) => {
  const { text } = await ask(question);
  for (const part of parts) expect(text).toContain(part);
  expect(text).not.toMatch(not);
});

test.each([
  [
    'excuse note for my son, he had a fever on Monday and Tuesday',
    'Please excuse my son [name] on Monday and Tuesday. He had a fever.',
  ],
  [
    'absence note for my daughter Lea, dentist appointment on Friday at 10',
    'Please excuse my daughter Lea on Friday at 10. She has a dentist appointment.',
  ],
  [
    'Please write a letter of recommendation for an intern, Tom Becker, who spent six months in our test lab, was careful and quick to learn. About 150 words.',
    'recommend Tom Becker, who spent six months as an intern in our test lab',
  ],
  [
    "write a toast for my brother's wedding, he and Mia met at a bus stop in the rain, 100 words at most",
    'You met at a bus stop in the rain.',
  ],
  ['Instagram caption for our new rye bread, not too cheesy, with three hashtags', '#ryebread #bread #rye'],
  [
    'write a cover letter for a job as a librarian, I have five years of experience and speak French',
    'I am applying for a job as a librarian. I have five years',
  ],
  ['job rejection email, kind, applicant Jonas Weber, position accountant', 'for the position of accountant'],
  ['How do I decline a meeting invitation without sounding rude?', 'send me the notes afterwards'],
  [
    'write a release note as text: dark mode added, login bug fixed, version 2.3',
    '**Release notes for version 2.3**\n\n- Dark mode added\n- Login bug fixed',
  ],
  [
    'Write a note to my neighbour who lent me his drill, thank him and ask whether he needs help with the hedge',
    'Could you tell me whether you need help with the hedge?',
  ],
  [
    'reply to a reviewer who says that the sample is too small: we agree, we added 40 patients',
    'You write that the sample is too small. We agree.',
  ],
  [
    'email to a client who asks why the invoice is higher: two extra hours, he approved them on 3 May, offer a call',
    'You approved them on 3 May.',
  ],
  ['condolence card for a colleague whose father died', 'the loss of your father'],
])('%s', async (question, part) => {
  expect((await ask(question)).text).toContain(part);
});
