import { expect, test } from 'vitest';
import { ask } from './ask.ts';

test.each<[question: string, answer: string]>([
  ['What force accelerates an 8 kg sledge at 3 m/s²?', '= **24 N**'],
  ['what is the kinetic energy of a 2 kg ball at 36 km/h?', '36 km/h = 10 m/s; E = ½·m·v²'],
  ['A lamp takes 0.5 A at 230 V. What is its power?', '**115 W**'],
  ['A 100 W fan runs for 10 hours. How much energy is that?', '**1 kWh**'],
  ['balance Fe + Cl2 -> FeCl3', '**2 Fe + 3 Cl₂ → 2 FeCl₃**'],
  ['write the balanced equation for the combustion of propane', '**C₃H₈ + 5 O₂ → 3 CO₂ + 4 H₂O**'],
  ['balance Mg + O2 -> CaO', 'cannot be balanced: **Mg, Ca**'],
  ['A coach trains 4 evenings a week, 2 hours each, for 6 weeks. How many hours is that?', '**48 hours**'],
  ['He takes 200 mg twice a day. How many grams in 15 days?', '**6 grams**'],
  ['Coffee costs 12 euros per kilo and we use 3 kilos a week. What do we pay in 5 weeks?', '**180**'],
  ['A hall has 80 seats and 60 are sold. What is that in percent?', '**75%**'],
  ['A lift carries 600 kg and each box weighs 45 kg. How many boxes fit?', '**13 boxes**'],
  ['Yeast doubles every 2 hours. How many cells are there after 6 hours if there are 10 now?', '**80**'],
  ['I sell a mug for 10 euros and it costs 6 to make. What is my margin?', '**40%** of the selling price'],
  ['with two dice, what is the chance of a total of 7?', '6/36 ≈ **16.67%**'],
])('%s', async (question, answer) => {
  expect((await ask(question)).text).toContain(answer);
});

test.each<[question: string, answer: string]>([
  ['my parcel weighs 12 pounds, what is that in kg?', '**5.44310844 kg**'],
  ['the sign says 50 mph, how many km/h is that', '**80.4672 km/h**'],
  ['how many tablespoons are in half a cup', '**8 US tbsp**'],
  ['how many megabits is 5 megabytes per second', '**40 Mbit/s**'],
])('%s', async (question, answer) => {
  expect((await ask(question)).text).toContain(answer);
});

test.each<[question: string, answer: string]>([
  ['a nicer word for bossy', 'friendlier: **assertive**'],
  ['another word for "show" in an essay', 'more formal: **demonstrate**'],
  ['another word for funny that is less common', 'more vivid: **hilarious**'],
])('%s', async (question, answer) => {
  expect((await ask(question)).text).toContain(answer);
});

test.each<[question: string, answer: string]>([
  [
    "TypeError: Cannot read properties of undefined (reading 'filter') in my React component",
    'before `.filter`',
  ],
  ['java.lang.OutOfMemoryError, how do I give it 6 GB?', '-Xmx6g'],
  ["KeyError: 'price' in python", 'd.get("price")'],
  ['E: Could not get lock /var/lib/dpkg/lock-frontend', 'do not delete the lock'],
])('what an error says besides is answered: %s', async (question, answer) => {
  expect((await ask(question)).text).toContain(answer);
});

test('macOS gets no sed that it does not understand', async () => {
  const { text } = await ask('replace all tabs with four spaces in a file using sed on macOS');
  expect(text).not.toContain("sed -i ''");
});

test('a formula is not taken for another language', async () => {
  expect((await ask('H2 + O2 -> ?')).text).not.toContain('English');
});
