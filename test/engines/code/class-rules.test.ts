import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();

const made = (prompt: string, language: string) => generateCode({ prompt, language }, tools);

test('a class gets tests of its values and of the calls that must fail', async () => {
  const wish = 'bank account with deposit and withdraw, an error when the balance is too low, with tests';
  const { code, notes } = await made(wish, 'go');
  expect(notes).toEqual([]);
  expect(code).toContain('func TestWithdrawFails(t *testing.T)');
  expect(code).toContain('func TestGetBalance(t *testing.T)');
});

test('a loan keeps its fee and the number of its extensions', async () => {
  const wish =
    'class for a library loan with a due date, it can be renewed by 7 days at most 3 times and costs 15 cents per late day';
  const { code, notes } = await made(wish, 'python');
  expect(notes).toEqual([]);
  expect(code).toContain('* 15');
  expect(code).toContain('>= 3');
  expect(code).toContain('* 7');
});

test('an exception of its own is a class of the program', async () => {
  const wish =
    'BankAccount class with deposit and withdraw that throws a custom exception when the balance is too low';
  const { code } = await made(wish, 'java');
  expect(code).toContain('class InsufficientFundsException');
});
