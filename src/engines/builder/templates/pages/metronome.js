import { h } from './dom.js';

/** The tempo of some taps, from their times in milliseconds; undefined before the second. */
export function tappedTempo(times) {
  if (times.length < 2) return undefined;
  return Math.round((60_000 * (times.length - 1)) / (times.at(-1) - times[0]));
}

/** The beats that begin before a time in seconds, each with its place in the bar. */
export function beatsUntil({ time, beat }, until, { tempo, beats }) {
  const found = [];
  let next = { time, beat };
  for (; next.time < until; next = { time: next.time + 60 / tempo, beat: (next.beat + 1) % beats })
    found.push(next);
  return { found, next };
}

const LOOK_AHEAD = 0.15;
const PAUSE = 2500;

export function mount(root, { title, tempo: first, beats: bar, slowest, fastest }) {
  let tempo = first;
  let beats = bar;
  let audio;
  let next;
  let ticking;
  let taps = [];
  const lamps = h('div', { class: 'lamps', 'aria-hidden': 'true' });
  const slider = h('input', { type: 'range', min: slowest, max: fastest, value: String(first) });
  const output = h('output', { class: 'tempo' });
  const count = h('input', { type: 'number', min: '1', max: '12', value: String(bar) });
  const button = h('button', { type: 'button', class: 'primary', onclick: toggle });

  function show() {
    output.textContent = `${tempo} bpm`;
    slider.value = String(tempo);
    button.textContent = ticking === undefined ? 'Start' : 'Stop';
    lamps.replaceChildren(...Array.from({ length: beats }, () => h('span', {})));
  }

  function click({ time, beat }) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = beat === 0 ? 1500 : 1000;
    volume.gain.setValueAtTime(0.5, time);
    volume.gain.exponentialRampToValueAtTime(0.001, time + 0.05);
    tone.connect(volume).connect(audio.destination);
    tone.start(time);
    tone.stop(time + 0.06);
    setTimeout(() => light(beat), Math.max(0, (time - audio.currentTime) * 1000));
  }

  function light(beat) {
    for (const [index, lamp] of [...lamps.children].entries())
      lamp.className = ticking !== undefined && index === beat ? 'on' : '';
  }

  // Sounds are set a little ahead on the clock of the sound card: timers of a page are late.
  function plan() {
    const planned = beatsUntil(next, audio.currentTime + LOOK_AHEAD, { tempo, beats });
    for (const beat of planned.found) click(beat);
    next = planned.next;
  }

  async function toggle() {
    if (ticking === undefined) {
      audio ??= new AudioContext();
      await audio.resume();
      next = { time: audio.currentTime + 0.05, beat: 0 };
      ticking = setInterval(plan, 25);
    } else {
      clearInterval(ticking);
      ticking = undefined;
    }
    show();
  }

  function setTempo(value) {
    tempo = Math.min(fastest, Math.max(slowest, Math.round(value)));
    show();
  }

  function tap({ timeStamp }) {
    taps = timeStamp - (taps.at(-1) ?? 0) > PAUSE ? [timeStamp] : [...taps.slice(-7), timeStamp];
    const found = tappedTempo(taps);
    if (found !== undefined) setTempo(found);
  }

  slider.addEventListener('input', () => setTempo(Number(slider.value)));
  count.addEventListener('input', () => {
    beats = Math.min(12, Math.max(1, Math.round(Number(count.value)) || 1));
    show();
  });
  root.replaceChildren(
    h(
      'main',
      { class: 'panel' },
      h('h1', {}, title),
      lamps,
      output,
      h('label', {}, 'Tempo', slider),
      h('label', {}, 'Beats in a bar', count),
      h('div', { class: 'row' }, button, h('button', { type: 'button', onclick: tap }, 'Tap')),
    ),
  );
  show();
  return () => {
    clearInterval(ticking);
    audio?.close();
  };
}
