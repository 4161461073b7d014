import { h } from './dom.js';
import { keep, kept } from './play.js';

const PADS = [
  { name: 'green', tone: 330 },
  { name: 'red', tone: 262 },
  { name: 'yellow', tone: 392 },
  { name: 'blue', tone: 523 },
];

/** Compares the presses so far with the sequence: wrong, going on, or complete. */
export function judge(sequence, presses) {
  if (presses.some((pad, index) => pad !== sequence[index])) return 'wrong';
  return presses.length === sequence.length ? 'all' : 'on';
}

export function mount(root, { title, strict }) {
  const record = `${title}: longest`;
  let sequence = [];
  let presses = [];
  let isListening = false;
  let waiting;
  let audio;
  let isStrict = strict;
  const status = h('p', { role: 'status' }, 'Press Start, watch, and repeat.');
  const figures = h('p', { class: 'row' });
  const sound = h('input', { type: 'checkbox', checked: true });
  const pads = PADS.map(({ name }, index) =>
    h('button', {
      type: 'button',
      class: `pad ${name}`,
      'aria-label': name,
      onclick: () => press(index),
    }),
  );

  function light(index, milliseconds) {
    pads[index].classList.add('lit');
    setTimeout(() => pads[index].classList.remove('lit'), milliseconds);
    if (!sound.checked || typeof AudioContext === 'undefined') return;
    audio ??= new AudioContext();
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    tone.frequency.value = PADS[index].tone;
    volume.gain.setValueAtTime(0.15, audio.currentTime);
    volume.gain.linearRampToValueAtTime(0, audio.currentTime + milliseconds / 1000);
    tone.connect(volume).connect(audio.destination);
    tone.start();
    tone.stop(audio.currentTime + milliseconds / 1000);
  }

  /** Plays the sequence, quicker the longer it is. */
  function play(at = 0) {
    isListening = false;
    const pace = Math.max(250, 650 - sequence.length * 25);
    if (at === sequence.length) {
      isListening = true;
      presses = [];
      status.textContent = 'Your turn.';
      return;
    }
    status.textContent = 'Watch.';
    light(sequence[at], pace * 0.7);
    waiting = setTimeout(() => play(at + 1), pace);
  }

  function extend() {
    sequence.push(Math.floor(Math.random() * PADS.length));
    show();
    waiting = setTimeout(play, 700);
  }

  function start() {
    clearTimeout(waiting);
    sequence = [];
    extend();
  }

  function press(index) {
    if (!isListening) return;
    light(index, 250);
    presses.push(index);
    const state = judge(sequence, presses);
    if (state === 'wrong') miss();
    if (state === 'all') {
      isListening = false;
      keep(record, Math.max(sequence.length, kept(record, 0)));
      status.textContent = 'Right!';
      extend();
    }
  }

  function miss() {
    isListening = false;
    if (isStrict) {
      status.textContent = `Wrong: the game is over after ${sequence.length - 1} rounds.`;
      return;
    }
    status.textContent = 'Wrong. Watch again.';
    waiting = setTimeout(play, 900);
  }

  function show() {
    figures.replaceChildren(
      h('strong', { class: 'score' }, `Round ${sequence.length}`),
      h('span', { class: 'muted' }, `Longest ${kept(record, 0)}`),
    );
  }

  root.replaceChildren(
    h(
      'main',
      { class: 'panel' },
      h('h1', {}, title),
      figures,
      h('div', { class: 'pads' }, pads),
      status,
      h(
        'div',
        { class: 'row' },
        h('button', { type: 'button', class: 'primary', onclick: start }, 'Start'),
        h('label', { class: 'row' }, sound, 'Sound'),
        h(
          'label',
          { class: 'row' },
          h('input', {
            type: 'checkbox',
            checked: strict,
            onchange: ({ target }) => {
              isStrict = target.checked;
            },
          }),
          'One mistake ends the game',
        ),
      ),
    ),
  );
  show();
  return () => clearTimeout(waiting);
}
