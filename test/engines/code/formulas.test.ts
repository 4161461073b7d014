import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();
const generate = (prompt: string, language: string) => generateCode({ prompt, language }, tools);

/** The lines that the JavaScript of a wish prints. */
async function printed(prompt: string): Promise<string[]> {
  const { code, notes } = await generate(prompt, 'javascript');
  expect(notes).toEqual([]);
  const lines: string[] = [];
  runInNewContext(code, { console: { log: (...said: unknown[]) => void lines.push(said.join(' ')) } });
  return lines;
}

test('a formula takes its quantities in the order, under the names and in the units of the wish', async () => {
  const { code, notes } = await generate(
    'function that works out the density from volume in litres and mass in grams',
    'python',
  );
  expect(notes).toEqual([]);
  expect(code).toContain('def density(volume: float, mass: float) -> float:');
  expect(code).toContain('mass / 1000.0 / (volume / 1000.0)');
});

test('values that cannot be are refused', async () => {
  const lines = await printed(
    'a function for the torque from a force of 50 N and a lever arm of 2 m that rejects zero or negative values',
  );
  expect(lines).toEqual(['Torque: 100.00 Nm', 'error: the force must be greater than zero']);
});

test('a table has a row for each value of its range', async () => {
  const lines = await printed(
    'print a table of the kinetic energy of a mass of 2 kg for speeds from 10 to 30 m/s in steps of 10',
  );
  expect(lines.map((line) => line.trim().split(/\s{2,}/))).toEqual([
    ['speed in m/s', 'kinetic energy in J'],
    ['10', '100.00'],
    ['20', '400.00'],
    ['30', '900.00'],
  ]);
});

test('results are rounded as asked for, and come in the unit that was asked for', async () => {
  expect(
    await printed(
      'function for the average speed in m/s from distance in km and minutes, rounded to one decimal',
    ),
  ).toEqual(['Speed: 20.8 m/s']);
});

test('C gives a result through a pointer and says whether it worked', async () => {
  const { code, notes } = await generate(
    'a function that works out the wavelength from frequency and wave speed and rejects negative values',
    'c',
  );
  expect(notes).toEqual([]);
  expect(code).toContain('bool wavelength(double frequency, double wave_speed, double *result)');
});

test('an exception by name is the one that is thrown', async () => {
  const { code } = await generate(
    'method for the hypotenuse of a and b that throws a BadSideException for negative values',
    'java',
  );
  expect(code).toContain('class BadSideException extends RuntimeException');
  expect(code).toContain('throw new BadSideException(');
});

test('words that name a formula in passing make none', async () => {
  const { code } = await generate('class for a car with a speed and an accelerate method', 'python');
  expect(code).toContain('class Car');
});
