import { choice } from './choice.js';
import { h } from './dom.js';

const NAMES = ['C', 'C♯', 'D', 'D♯', 'E', 'F', 'F♯', 'G', 'G♯', 'A', 'A♯', 'B'];
/** The keys of a keyboard by their places, beginning at C, as the keys of a piano lie. */
const LETTERS = ['a', 'w', 's', 'e', 'd', 'f', 't', 'g', 'y', 'h', 'u', 'j', 'k', 'o', 'l', 'p'];
const SOUNDS = { Piano: 'triangle', Organ: 'square', Flute: 'sine', Strings: 'sawtooth' };

/** The frequency of a note, counted in half tones from the C below middle C (C3); A4 has 440 Hz. */
export const frequencyOf = (note) => 440 * 2 ** ((note - 21) / 12);

export const nameOf = (note) => `${NAMES[note % 12]}${3 + Math.floor(note / 12)}`;

export const isBlack = (note) => NAMES[note % 12].length > 1;

/** The notes that were recorded, from the first one on, as [note, milliseconds]. */
export const fromStart = (events) => events.map(([note, time]) => [note, time - events[0][1]]);

export function mount(root, { title, octaves, sound: first, names, record }) {
  const count = octaves * 12 + 1;
  const low = octaves > 2 ? 0 : 12;
  const notes = Array.from({ length: count }, (_, at) => low + at);
  let audio;
  let sound = first;
  let shift = 0;
  let events;
  let tune = [];
  const waiting = new Set();
  const status = h('p', { role: 'status' });

  function play(note) {
    audio ??= new AudioContext();
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const now = audio.currentTime;
    tone.type = SOUNDS[sound];
    tone.frequency.value = frequencyOf(note);
    volume.gain.setValueAtTime(0.0001, now);
    volume.gain.exponentialRampToValueAtTime(0.25, now + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + (sound === 'Piano' ? 1.2 : 0.7));
    tone.connect(volume).connect(audio.destination);
    tone.start(now);
    tone.stop(now + 1.3);
    events?.push([note, performance.now()]);
    status.textContent = nameOf(note);
    const key = keys.get(note);
    key.classList.add('down');
    later(() => key.classList.remove('down'), 180);
  }

  function later(action, delay) {
    const timer = setTimeout(() => {
      waiting.delete(timer);
      action();
    }, delay);
    waiting.add(timer);
  }

  const keys = new Map(
    notes.map((note) => {
      const black = isBlack(note);
      const white = notes.filter((other) => other < note && !isBlack(other)).length;
      const letter = LETTERS[note - low];
      return [
        note,
        h(
          'button',
          {
            type: 'button',
            class: black ? 'key black' : 'key',
            style: black ? `--at: ${white}` : undefined,
            'aria-label': nameOf(note),
            onpointerdown: () => play(note),
            onclick: ({ detail }) => detail === 0 && play(note),
          },
          names && !black ? h('span', {}, nameOf(note)) : '',
          letter ? h('small', {}, letter) : '',
        ),
      ];
    }),
  );

  function press(event) {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    const at = LETTERS.indexOf(event.code.replace('Key', '').toLowerCase());
    const note = low + shift + at;
    if (at < 0 || !keys.has(note)) return;
    event.preventDefault();
    play(note);
  }

  function toggleRecording({ currentTarget }) {
    if (events) {
      tune = fromStart(events);
      events = undefined;
    } else events = [];
    currentTarget.textContent = events ? 'Stop' : 'Record';
    status.textContent = events ? 'Play something.' : `${tune.length} notes are recorded.`;
  }

  function replay() {
    for (const [note, time] of tune) later(() => play(note), time);
  }

  const whites = notes.filter((note) => !isBlack(note)).length;
  /** The keys play notes again once the list has lost the focus. */
  const select = (label, options, chosen, choose) =>
    choice(label, options, chosen, (value, list) => {
      choose(value);
      list.blur();
    });

  root.replaceChildren(
    h(
      'main',
      { class: 'panel pianos' },
      h('h1', {}, title),
      h('div', { class: 'piano', style: `--whites: ${whites}` }, [...keys.values()]),
      status,
      h(
        'div',
        { class: 'row' },
        select('Sound', Object.keys(SOUNDS), sound, (name) => {
          sound = name;
        }),
        octaves > 1 &&
          select(
            'Keyboard begins at',
            Array.from({ length: octaves }, (_, at) => nameOf(low + 12 * at)),
            nameOf(low),
            (name) => {
              shift = notes.findIndex((note) => nameOf(note) === name);
            },
          ),
        record && h('button', { type: 'button', onclick: toggleRecording }, 'Record'),
        record && h('button', { type: 'button', onclick: replay }, 'Play back'),
      ),
      h('p', { class: 'muted' }, 'Play with the mouse, fingers or the letters on the keys.'),
    ),
  );
  document.addEventListener('keydown', press);
  return () => {
    for (const timer of waiting) clearTimeout(timer);
    document.removeEventListener('keydown', press);
    audio?.close();
  };
}
