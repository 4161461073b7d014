import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

test.each([
  [
    'kotlin',
    'data class for a workshop with at most 20 places where enroll puts everyone else on a waiting list',
    ['data class Workshop(val title: String, val seats: Int)', 'fun cancel(', 'Workshop("Pottery", 20)'],
  ],
  [
    'csharp',
    'a cooldown class for spells with Start, Update(deltaTime) and IsReady',
    ['bool IsReady()', 'void Update(double deltaTime)'],
  ],
  ['swift', 'struct for a leaderboard that keeps only the top five scores', ['>= 5', 'HighScores']],
  [
    'java',
    'GradeBook class with several marks per student that prints the class median and the best student',
    ['classMedian()', 'highestScorer()'],
  ],
  [
    'csharp',
    'distance in kilometres between two GPS coordinates with the haversine formula',
    ['Math.Asin(', '6371.0'],
  ],
  [
    'go',
    'roll dice given in notation like 2d8-1, with an error for wrong input',
    ['RollDice("2d8-1")', 'fmt.Errorf('],
  ],
  [
    'rust',
    'deal five cards from a shuffled deck and say whether the hand has a pair',
    ['fn has_pair(', 'There is no pair.'],
  ],
  [
    'kotlin',
    'a fight between two fighters with health, attack and defense that prints each round until one is dead',
    ['fun battle(', 'Round'],
  ],
  ['java', 'random maze of 31 by 15 cells printed with # for walls', ['generateMaze(31, 15)']],
  [
    'cpp',
    'priority queue of rescue calls ordered by urgency and then by received time',
    ['struct RescueCall', 'one.urgency != other.urgency', 'one.receivedTime < other.receivedTime'],
  ],
  [
    'go',
    'find the fewest steps through a labyrinth with walls drawn as #, print the number of steps or "No exit!"',
    ['fmt.Println("No exit!")'],
  ],
])('a thing that is kept or reckoned is made whole in %s: %s', async (language, prompt, parts) => {
  const { code, notes } = await generateCode({ prompt, language }, engineTools());
  expect(notes).toEqual([]);
  for (const part of parts) expect(code).toContain(part);
});

test('a question that loses its "not" is refused', async () => {
  const { task } = await generateCode(
    { prompt: 'LINQ query for members who have not had a training in the last 6 months', language: 'csharp' },
    engineTools(),
  );
  expect(task).toBeNull();
});
