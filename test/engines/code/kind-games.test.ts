import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

test.each([
  [
    'html canvas game: a spaceship at the bottom shoots aliens that come down and get faster, 4 lives, score top right, high score in localStorage, pause with P',
    'html',
    [
      /LIVES = 4;/,
      /text\(`Score: \$\{score\}`, width - 12, 26, 'right'\)/,
      /shooter-best/,
      /KeyP/,
      /elapsed \* 2/,
    ],
  ],
  [
    'Unity C# script called GuardAI: 2D guard patrols between waypoints, waits 3 seconds at each point, chases the player within 5 units, gives up after 2 seconds',
    'csharp',
    [
      /class GuardAI : MonoBehaviour/,
      /chaseRange = 5f/,
      /giveUpSeconds = 2f/,
      /waitSeconds = 3f/,
      /Physics2D\.Linecast/,
    ],
  ],
  [
    'Unity C# 2D player controller, A/D movement, space to jump, ground check, coyote time 0.15s, jump buffer 0.2s',
    'csharp',
    [/coyoteTime = 0\.15f/, /jumpBuffer = 0\.2f/, /OverlapCircle/],
  ],
  [
    'Phaser 3 scene in TypeScript called Meadow, player walks left and right, double jump, collects 5 stars that reappear after 7 seconds',
    'typescript',
    [/class Meadow extends Phaser\.Scene/, /MAX_JUMPS = 2/, /RESPAWN_MS = 7000/, /COUNT = 5/, /Stars: 0/],
  ],
])('a game keeps its rules: %s', async (wish, language, parts) => {
  const made = await generateCode({ prompt: wish }, engineTools());
  expect([made.language, made.notes]).toEqual([language, []]);
  for (const part of parts) expect(made.code).toMatch(part);
});

test('a rule that a game does not have is told', async () => {
  const wish =
    'Unity C# enemy that patrols between waypoints, chases the player within 6 units and throws grenades';
  const { notes } = await generateCode({ prompt: wish }, engineTools());
  expect(notes.join(' ')).toMatch(/grenades/);
});
