import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();
const made = (prompt: string) => generateCode({ prompt }, tools);

test.each([
  [
    'SwiftUI protein tracker with buttons for 15 and 40 g, progress bar, goal of 120 g, undo, saved in AppStorage, resets each day',
    [
      /portions = \[15, 40\]/,
      /goal = 120\b/,
      /@AppStorage\("protein\.entries"\)/,
      /ProgressView\(value/,
      /undo\(\)/,
    ],
  ],
  [
    'Jetpack Compose water tracker, button +330 ml, progress ring to 1.5 litres, starts over at midnight',
    [/GOAL = 1500\b/, /listOf\(330\)/, /CircularProgressIndicator/, /atStartOfDay/],
  ],
  [
    'SwiftUI list of habits with streaks, swipe to delete, new ones through a sheet, saved in UserDefaults',
    [/struct Habit:/, /func streak\(/, /\.onDelete/, /\.sheet\(/, /defaults\.set\(data/],
  ],
  [
    'Swift function that decodes a list of Ticket structs (code, price Double, soldAt ISO 8601, optional seat) and skips broken entries, with XCTest',
    [
      /let price: Double/,
      /let soldAt: Date\n/,
      /let seat: String\?/,
      /decodeTickets\(from data: Data\)/,
      /XCTAssertNil\(/,
    ],
  ],
  [
    'swift API client, async/await, bearer token, 403 and timeout become cases of my enum ShopError',
    [/enum ShopError: Error/, /case 403:/, /case \.timedOut:/, /Bearer \\\(token\)/],
  ],
  [
    'Kotlin sealed interface PageState (Idle, Loading, Content, Failure) and a Jetpack Compose screen with a spinner, a list of books or the error with a retry button',
    [
      /sealed interface PageState<out T>/,
      /data object Idle : PageState<Nothing>\n/,
      /is PageState\.Failure/,
      /data class Book\(/,
    ],
  ],
])('%s', async (prompt, parts) => {
  const { code, notes } = await made(prompt);
  expect(notes).toEqual([]);
  for (const part of parts) expect(code).toMatch(part);
});
