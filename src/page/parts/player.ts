import { useEffect, useRef } from 'preact/hooks';
import { html, type View } from '../html.ts';
import { useTheme } from '../theme.ts';

export interface PlayerProps {
  readonly kind: 'song' | 'film' | 'picture';
  readonly url: string;
  readonly poster?: string;
  readonly name: string;
}

/** Addresses in replies are absolute; only the path counts, so that the page asks its own origin. */
const pathOf = (url: string): string =>
  url.startsWith('data:image/') ? url : new URL(url, location.href).pathname;

export function Player({ kind, url, poster, name }: PlayerProps): View {
  const path = pathOf(url);
  const media =
    kind === 'song'
      ? html`<${Waveform} url=${path} /><audio controls preload="metadata" src=${path} aria-label=${name}></audio>`
      : kind === 'film'
        ? html`<video controls preload="metadata" src=${path} poster=${poster ? pathOf(poster) : undefined} aria-label=${name}></video>`
        : html`<img src=${path} alt=${name} />`;
  return html`<div class="stage stack tight">${media}<div><a class="button" href=${path} download=${name}>Download</a></div></div>`;
}

const PEAKS = 160;

/** The loudness of a song over its time. Without it the player works all the same. */
export function Waveform({ url }: { url: string }): View {
  const canvas = useRef<HTMLCanvasElement>(null);
  const theme = useTheme();
  useEffect(() => {
    let wanted = true;
    peaksOf(url).then(
      (peaks) => wanted && canvas.current && draw(canvas.current, peaks),
      () => {
        // The browser cannot decode it; the player says so.
      },
    );
    return () => {
      wanted = false;
    };
  }, [url, theme]);
  return html`<canvas ref=${canvas} role="img" aria-label="Waveform" width="960" height="160"></canvas>`;
}

const known = new Map<string, Promise<readonly number[]>>();

function peaksOf(url: string): Promise<readonly number[]> {
  const peaks = known.get(url) ?? decode(url);
  known.set(url, peaks);
  return peaks;
}

async function decode(url: string): Promise<readonly number[]> {
  const bytes = await (await fetch(url)).arrayBuffer();
  const sound = await new OfflineAudioContext(1, 1, 22_050).decodeAudioData(bytes);
  const samples = sound.getChannelData(0);
  const step = Math.max(1, Math.floor(samples.length / PEAKS));
  return Array.from({ length: PEAKS }, (_, index) => {
    let most = 0;
    for (let at = index * step; at < (index + 1) * step; at += 16)
      most = Math.max(most, Math.abs(samples[at] ?? 0));
    return most;
  });
}

function draw(canvas: HTMLCanvasElement, peaks: readonly number[]): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { width, height } = canvas;
  context.clearRect(0, 0, width, height);
  context.fillStyle = getComputedStyle(canvas).getPropertyValue('--accent').trim();
  const bar = width / peaks.length;
  peaks.forEach((peak, index) => {
    const size = Math.max(2, peak * height * 0.95);
    context.fillRect(index * bar, (height - size) / 2, bar * 0.6, size);
  });
}
