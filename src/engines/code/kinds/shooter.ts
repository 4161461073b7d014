import { isPage, type Kind, numberIn, PLAIN, page, takeAll } from './kind.ts';

/** Asteroids that fall, ships that shoot: what falls is named as the wish names it. */
export const SHOOTER: Kind = {
  says: /^(?=.*\b(?:canvas|html|browser|javascript|js)\b)(?=.*\b(?:space ?ship|ship|shooter|shoots?|space invaders?|aliens|asteroids?|cannon|laser)\b)(?=.*\b(?:games?|shoots?|shooter|invaders?)\b)(?!.*\b(?:phaser|unity|react|three\.?js|pygame|multiplayer|boss|levels?|power-?ups?|screenshots?)\b)/s,
  meets:
    /\b(?:canvas|games?|space|html|ships?|spaceships?|rocket|shooter|shoots?|shooting|fires?|firing|player|enemies|asteroids?|aliens|meteors?|rocks|falling|fall|falls|top|bottom|left|right|keys?|steer|move|moves|score|points?|lives?|life|hit|destroyed|game over|browser|file|new|invaders?|come|down)\b/,
  write: (wish, asked) => {
    if (!isPage(asked)) return undefined;
    const thing = /\b(asteroid|alien|meteor|rock|enem|invader)/.exec(wish.rest)?.[1] ?? 'asteroid';
    const lives = numberIn(wish, /\b(\d+|one|two|three|four|five) (?:lives|life|hearts)\b/) ?? 3;
    const points =
      numberIn(
        wish,
        /\b(\d+) points? (?:per|for (?:each|every|a)|each)\b(?: (?:hit|asteroid|alien|enemy|kill))?/,
      ) ?? 10;
    takeAll(
      wish,
      /\b(?:with |and |using )?(?:the )?(?:left(?: and |\/)right )?(?:arrow ?keys?|arrows|cursor keys)(?: (?:and|or|\/) (?:wasd|a\/d))?(?: (?:to )?(?:moves?|steers?))?/,
    );
    const hasLetters =
      wish.take(/\b(?:wasd|a ?\/ ?d|a and d)\b/) !== undefined || /\bwasd\b|\ba\/d\b/i.test(wish.given);
    takeAll(wish, /\b(?:the )?space(?: ?bar)?(?: key)?(?: (?:to )?(?:shoots?|fires?))?\b/);
    const best =
      wish.take(
        /\b(?:with |and |a |the )*(?:high ?-?scores?|best score)(?: (?:(?:is |are )?(?:saved|kept|stored) )?in (?:local ?storage|the browser))?|\blocal ?storage\b/,
      ) !== undefined;
    const faster =
      wish.take(
        /\b(?:(?:that |which |they )?(?:gets?|becomes?|fall(?:s|ing)?|come(?:s)?) (?:ever )?faster(?: (?:over time|with time|and faster))?|speeds? up(?: over time)?|increasing (?:speed|difficulty)|difficulty (?:increases|rises)(?: over time)?|harder over time)/,
      ) !== undefined;
    const pause =
      wish.take(/\b(?:pauses?|paused|pausing)(?: (?:with|by|on|key|using))*(?: (?:the )?p\b(?: key)?)?/) !==
      undefined;
    wish.take(
      /\b(?:with |and |a )*(?:restart(?: button)?|play again|new game(?: button)?)(?: (?:with|on|by) (?:enter|r|space|click))?/,
    );
    const corner =
      /\bscore (?:in the |at the |on the )?(?:top )?(?:right)|(?:top )?right(?: corner)?.{0,12}score/.test(
        wish.rest,
      )
        ? 'right'
        : 'left';
    wish.take(/\bscore (?:(?:in|at|on) the )?(?:top )?(?:left|right)(?: corner)?/);
    const sound = wish.take(/\b(?:with |and )?sounds?(?: effects?)?\b/) !== undefined;
    return {
      language: 'html',
      code: page({
        title: thing === 'asteroid' ? 'Asteroids' : 'Space shooter',
        styles: `${PLAIN}
body { display: grid; justify-items: center; padding: 1rem; background: #020617; color: #e2e8f0; }
canvas { max-width: 100%; max-height: 85vh; border: 1px solid #334155; background: #0f172a; }`,
        body: `<canvas width="480" height="640" aria-label="Game: arrow keys steer, the space bar shoots"></canvas>
<p>Arrow keys${hasLetters ? ' or A and D' : ''} steer, the space bar shoots${pause ? ', P pauses' : ''}.</p>`,
        script: script({
          lives,
          points,
          best,
          faster,
          pause,
          corner,
          sound,
          hasLetters,
          isRound: /asteroid|meteor|rock/.test(thing),
        }),
      }),
    };
  },
};

interface Options {
  readonly lives: number;
  readonly points: number;
  readonly best: boolean;
  readonly faster: boolean;
  readonly pause: boolean;
  readonly corner: string;
  readonly sound: boolean;
  readonly hasLetters: boolean;
  readonly isRound: boolean;
}

const script = (o: Options): string => `const LIVES = ${o.lives};
const POINTS = ${o.points};
const SHOT_PAUSE = 0.25; // seconds
const canvas = document.querySelector('canvas');
const context = canvas.getContext('2d');
const { width, height } = canvas;
const pressed = new Set();
let ship, shots, rocks, score, lives, isOver${o.pause ? ', isPaused' : ''}, sinceShot, untilRock, elapsed, safe;
${o.best ? "let best = Number(localStorage.getItem('shooter-best')) || 0;\n" : ''}
function start() {
  ship = { x: width / 2, y: height - 40, size: 18 };
  shots = [];
  rocks = [];
  [score, lives, isOver${o.pause ? ', isPaused' : ''}] = [0, LIVES, false${o.pause ? ', false' : ''}];
  [sinceShot, untilRock, elapsed, safe] = [SHOT_PAUSE, 0, 0, 0];
}

function addRock() {
  const size = 14 + Math.random() * 18;
  const speed = 70 + Math.random() * 70${o.faster ? ' + elapsed * 2' : ''};
  rocks.push({ x: size + Math.random() * (width - 2 * size), y: -size, size, speed });
}
${
  o.sound
    ? `
let audio;
function beep(frequency) {
  audio ??= new AudioContext();
  const tone = new OscillatorNode(audio, { type: 'square', frequency });
  const volume = new GainNode(audio, { gain: 0.05 });
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + 0.08);
}
`
    : ''
}
const touches = (a, b) => Math.hypot(a.x - b.x, a.y - b.y) < a.size + b.size;

function update(seconds) {
  elapsed += seconds;
  sinceShot += seconds;
  safe -= seconds;
  const way = (pressed.has('ArrowRight')${o.hasLetters ? " || pressed.has('KeyD')" : ''}) - (pressed.has('ArrowLeft')${o.hasLetters ? " || pressed.has('KeyA')" : ''});
  ship.x = Math.min(width - ship.size, Math.max(ship.size, ship.x + way * 320 * seconds));
  if (pressed.has('Space') && sinceShot >= SHOT_PAUSE) {
    shots.push({ x: ship.x, y: ship.y - ship.size, size: 4 });
    sinceShot = 0;
${o.sound ? '    beep(880);\n' : ''}  }
  untilRock -= seconds;
  if (untilRock <= 0) {
    addRock();
    untilRock = ${o.faster ? 'Math.max(0.3, 1 - elapsed / 120)' : '0.9'};
  }
  for (const shot of shots) shot.y -= 480 * seconds;
  for (const rock of rocks) rock.y += rock.speed * seconds;
  for (const rock of rocks) {
    const hit = shots.find((shot) => !shot.isGone && touches(shot, rock));
    if (hit) {
      hit.isGone = rock.isGone = true;
      score += POINTS;
${o.sound ? '      beep(220);\n' : ''}    } else if (rock.y - rock.size > height || (safe <= 0 && touches(ship, rock))) {
      // A rock that gets past the ship costs a life, too.
      rock.isGone = true;
      lives -= 1;
      safe = 1;
    }
  }
  shots = shots.filter((shot) => !shot.isGone && shot.y > 0);
  rocks = rocks.filter((rock) => !rock.isGone);
  if (lives <= 0) {
    isOver = true;
${o.best ? "    best = Math.max(best, score);\n    localStorage.setItem('shooter-best', String(best));\n" : ''}  }
}

function text(words, x, y, align, size = 18) {
  context.font = \`\${size}px system-ui, sans-serif\`;
  context.textAlign = align;
  context.fillStyle = '#e2e8f0';
  context.fillText(words, x, y);
}

function draw() {
  context.clearRect(0, 0, width, height);
  // After a hit the ship blinks while nothing can harm it.
  if (safe <= 0 || Math.floor(safe * 10) % 2 === 0) {
    context.fillStyle = '#38bdf8';
    context.beginPath();
    context.moveTo(ship.x, ship.y - ship.size);
    context.lineTo(ship.x + ship.size, ship.y + ship.size);
    context.lineTo(ship.x - ship.size, ship.y + ship.size);
    context.fill();
  }
  context.fillStyle = '#facc15';
  for (const { x, y } of shots) context.fillRect(x - 2, y - 8, 4, 16);
  context.fillStyle = '${o.isRound ? '#94a3b8' : '#4ade80'}';
  for (const { x, y, size } of rocks) {
    context.beginPath();
    ${o.isRound ? 'context.arc(x, y, size, 0, 2 * Math.PI);' : 'context.roundRect(x - size, y - size * 0.7, 2 * size, 1.4 * size, size / 2);'}
    context.fill();
  }
  text(\`Score: \${score}\`, ${o.corner === 'left' ? "12, 26, 'left'" : "width - 12, 26, 'right'"});
  text(\`Lives: \${Math.max(lives, 0)}\`, ${o.corner === 'left' ? "width - 12, 26, 'right'" : "12, 26, 'left'"});
${o.best ? "  text(`Best: ${best}`, width / 2, 26, 'center');\n" : ''}${o.pause ? "  if (isPaused) text('Paused', width / 2, height / 2, 'center', 32);\n" : ''}  if (isOver) {
    text('Game over', width / 2, height / 2, 'center', 32);
    text('Press Enter to play again', width / 2, height / 2 + 36, 'center');
  }
}

addEventListener('keydown', (event) => {
  if (event.code === 'Space' || event.code.startsWith('Arrow')) event.preventDefault(); // the page would scroll
  pressed.add(event.code);
${o.pause ? "  if (event.code === 'KeyP' && !event.repeat && !isOver) isPaused = !isPaused;\n" : ''}  if (event.code === 'Enter' && isOver) start();
});
addEventListener('keyup', (event) => pressed.delete(event.code));
addEventListener('blur', () => pressed.clear());

let before;
function frame(now) {
  // A tab in the background draws nothing: its time does not count.
  const seconds = Math.min((now - (before ?? now)) / 1000, 0.05);
  before = now;
  if (!isOver${o.pause ? ' && !isPaused' : ''}) update(seconds);
  draw();
  requestAnimationFrame(frame);
}
start();
requestAnimationFrame(frame);`;
