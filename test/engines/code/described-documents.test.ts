import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const made = (prompt: string, language: string) => generateCode({ prompt, language }, engineTools());

test.each([
  [
    'swift',
    'a struct for a Recipe that is Codable and decode it from a json string with optional fields',
    ['struct Recipe: Codable', 'let minutes: Int?', 'Recipe.self'],
  ],
  [
    'swift',
    'Codable struct Article with title, optional subtitle and views, decode from json string',
    ['let title: String\n', 'let subtitle: String?', 'let views: '],
  ],
  [
    'swift',
    'async function that downloads JSON from a url and decodes it into an array of structs',
    ['async throws -> [Item]', 'URLSession.shared.data(from: url)'],
  ],
  [
    'kotlin',
    'suspend function that fetches a list of posts from a url as json and maps them to data classes',
    ['suspend fun fetchPosts', 'List<Post>'],
  ],
  [
    'csharp',
    'read a JSON config file into a record and complain about missing fields',
    ['public record Config', 'public required int Port', 'File.ReadAllText'],
  ],
  [
    'java',
    'parse a json string into a Person record with jackson',
    ['record Person(String name, int age)', 'import com.fasterxml.jackson.databind.*;'],
  ],
])('%s: a document becomes the type that a wish describes: %s', async (language, wish, parts) => {
  const { code, notes } = await made(wish, language);
  expect(notes).toEqual([]);
  for (const part of parts) expect(code).toContain(part);
});

test.each([
  [
    'kotlin',
    'sealed class for network result and an extension function to fold it',
    [
      'sealed class NetworkResult<out T>',
      'onSuccess: (T) -> R',
      'is NetworkResult.Error -> onError(message)',
    ],
  ],
  [
    'kotlin',
    'sealed interface for UI state with a function that renders it',
    ['sealed interface UiState', 'fun render('],
  ],
  [
    'swift',
    'enum with associated values for payment methods and a function that describes each',
    ['case card(lastFour: String)', 'func describe('],
  ],
  [
    'swift',
    'enum for login states with associated values and a fold function',
    ['func fold<R>(onLoggedOut: () throws -> R'],
  ],
  [
    'java',
    'sealed interface for payment methods and a method that describes each using switch',
    ['permits Cash, Card, Transfer', 'case Card card ->'],
  ],
])('%s: a closed type that people know has its variants: %s', async (language, wish, parts) => {
  const { code, notes } = await made(wish, language);
  expect(notes).toEqual([]);
  for (const part of parts) expect(code).toContain(part);
});

test.each([
  [
    'csharp',
    'a class to compute working days between two dates, skipping weekends and a list of holidays',
    ['static class WorkingDaysHelper', 'WorkingDaysHelper.WorkingDays('],
  ],
  [
    'java',
    'a class that counts word frequencies',
    ['static class WordCountHelper', 'WordCountHelper.wordCount('],
  ],
  [
    'kotlin',
    'a class that counts word frequencies',
    ['class WordCountHelper {', 'WordCountHelper().wordCount('],
  ],
  [
    'swift',
    'a class to generate random passwords',
    ['final class PasswordHelper', 'PasswordHelper.generatePassword('],
  ],
])('%s: functions stand in a class where one is asked for: %s', async (language, wish, parts) => {
  const { code, notes } = await made(wish, language);
  expect(notes).toEqual([]);
  for (const part of parts) expect(code).toContain(part);
});

test.each([
  ['a loading spinner made of three bouncing dots', 'nth-child(3)'],
  ['sticky footer layout with flexbox', 'flex-direction: column'],
  ['dark mode toggle with css variables', ':has(#theme:checked)'],
])('styles are found by other words: %s', async (wish, part) => {
  const { code, notes } = await made(wish, 'css');
  expect(notes).toEqual([]);
  expect(code).toContain(part);
});

test.each([
  [
    'csharp',
    'LINQ example that finds customers with no orders in the last 90 days',
    ['!found.Contains(one.Id)', 'AddDays(-90)'],
  ],
  ['java', 'streams: find users without any posts', ['usersWithoutPosts']],
  [
    'kotlin',
    'data class for a User and a function that groups a list of users by city and counts them',
    ['data class User(val name: String, val city: String)', 'group.size'],
  ],
  [
    'swift',
    'struct for an Order and a function that groups orders by customer and sums the totals',
    ['struct Order', 'customer'],
  ],
  [
    'java',
    'JUnit 5 tests for a Calculator class with add and divide, including division by zero',
    ['@Test', 'assertThrows'],
  ],
  [
    'java',
    'Bank account class with deposit, withdraw, overdraft exception and a main to try it',
    ['OverdraftException'],
  ],
  [
    'kotlin',
    'Jetpack compose screen with a list of notes and a floating add button',
    ['data class Note(', 'FloatingActionButton('],
  ],
  ['swift', 'SwiftUI stopwatch with laps', ['import SwiftUI', 'laps.append']],
  [
    'html',
    'one page cv for a junior front end developer',
    ['Junior front end developer', '<h2>Education</h2>'],
  ],
])('%s: a usual task is met whole: %s', async (language, wish, parts) => {
  const { code, notes } = await made(wish, language);
  expect(notes).toEqual([]);
  for (const part of parts) expect(code).toContain(part);
});

test('a failure that no test provokes is told', async () => {
  const { notes } = await made(
    'xUnit tests for a Calculator class with add and divide, including division by zero',
    'csharp',
  );
  expect(notes.join()).toContain('division by zero');
});
