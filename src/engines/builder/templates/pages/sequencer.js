import { h } from './dom.js';
import { keep, kept } from './play.js';

/** Seconds that one step takes; four steps are a beat. */
export const stepSeconds = (beatsPerMinute) => 60 / beatsPerMinute / 4;

/** The grid with one step of one sound turned on or off. */
export const toggled = (grid, sound, step) =>
  grid.map((row, at) =>
    at === sound ? row.map((isOn, index) => (index === step ? !isOn : isOn)) : row,
  );

const VOICES = {
  Kick: { from: 150, to: 45, seconds: 0.35 },
  Snare: { noise: 1800, seconds: 0.2 },
  'Closed hat': { noise: 8000, seconds: 0.05 },
  'Open hat': { noise: 7000, seconds: 0.3 },
  Clap: { noise: 1200, seconds: 0.15 },
  Tom: { from: 220, to: 90, seconds: 0.3 },
  Rim: { from: 900, to: 700, seconds: 0.04 },
  Cowbell: { from: 560, to: 540, seconds: 0.2 },
};
export const SOUNDS = Object.keys(VOICES);

/** A falling tone, or noise above a frequency. */
function play(audio, name, at) {
  const { from, to, noise, seconds } = VOICES[name];
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0.6, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + seconds);
  volume.connect(audio.destination);
  if (from) {
    const tone = audio.createOscillator();
    tone.frequency.setValueAtTime(from, at);
    tone.frequency.exponentialRampToValueAtTime(to, at + seconds);
    tone.connect(volume);
    tone.start(at);
    tone.stop(at + seconds);
    return;
  }
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = 'highpass';
  filter.frequency.value = noise;
  source.connect(filter).connect(volume);
  source.start(at);
}

/** Notes are handed to the sound card this long before they are heard. */
const AHEAD_SECONDS = 0.1;

export function mount(root, { title, sounds, steps, tempo }) {
  const first = sounds.map((_, sound) =>
    Array.from({ length: steps }, (_unused, step) =>
      sound === 0 ? step % 8 === 0 : sound === 1 ? step % 8 === 4 : sound === 2 && step % 2 === 0,
    ),
  );
  let { grid, speed } = kept(title, { grid: first, speed: tempo });
  let audio;
  let timer;
  let nextStep = 0;
  let nextAt = 0;

  const board = h('div', { class: 'steps' });
  const status = h('p', { role: 'status' });
  const store = () => keep(title, { grid, speed });

  function show(current = -1) {
    board.replaceChildren(
      ...grid.map((row, sound) =>
        h(
          'div',
          { class: 'track' },
          h('span', {}, sounds[sound]),
          row.map((isOn, step) =>
            h('button', {
              type: 'button',
              class: `${isOn ? 'on' : ''} ${step % 4 === 0 ? 'beat' : ''} ${step === current ? 'now' : ''}`,
              'aria-pressed': String(isOn),
              'aria-label': `${sounds[sound]}, step ${step + 1}`,
              onclick: () => {
                grid = toggled(grid, sound, step);
                store();
                show();
              },
            }),
          ),
        ),
      ),
    );
  }

  function mark(step) {
    for (const button of board.querySelectorAll('.now')) button.classList.remove('now');
    for (const track of board.children) track.children[step + 1].classList.add('now');
  }

  function schedule() {
    while (nextAt < audio.currentTime + AHEAD_SECONDS) {
      for (const [sound, row] of grid.entries())
        if (row[nextStep]) play(audio, sounds[sound], nextAt);
      mark(nextStep);
      nextStep = (nextStep + 1) % steps;
      nextAt += stepSeconds(speed);
    }
  }

  function stop() {
    clearInterval(timer);
    timer = undefined;
    status.textContent = 'Stopped.';
    start.textContent = 'Play';
  }

  const start = h(
    'button',
    {
      type: 'button',
      class: 'primary',
      onclick: async () => {
        if (timer !== undefined) return stop();
        audio ??= new AudioContext();
        await audio.resume();
        nextStep = 0;
        nextAt = audio.currentTime + AHEAD_SECONDS;
        timer = setInterval(schedule, 25);
        status.textContent = 'Playing.';
        start.textContent = 'Stop';
        return undefined;
      },
    },
    'Play',
  );

  root.replaceChildren(
    h(
      'main',
      { class: 'panel wide' },
      h('h1', {}, title),
      h(
        'div',
        { class: 'row' },
        start,
        h(
          'label',
          { class: 'row' },
          'Beats a minute',
          h('input', {
            type: 'number',
            min: '40',
            max: '240',
            value: speed,
            onchange: ({ target }) => {
              speed = Math.min(240, Math.max(40, Number(target.value) || tempo));
              target.value = speed;
              store();
            },
          }),
        ),
        h(
          'button',
          {
            type: 'button',
            onclick: () => {
              grid = grid.map((row) => row.map(() => false));
              store();
              show();
            },
          },
          'Clear',
        ),
      ),
      board,
      status,
    ),
  );
  show();
  return stop;
}
