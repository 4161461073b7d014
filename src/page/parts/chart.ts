import { useEffect, useRef } from 'preact/hooks';
import uPlot from 'uplot';
import { html, type View } from '../html.ts';
import { useTheme } from '../theme.ts';

interface ChartLine {
  readonly name: string;
  /** A custom property of the style sheet. */
  readonly colour: string;
  readonly values: readonly number[];
}

export interface ChartProps {
  /** Unix seconds. */
  readonly times: readonly number[];
  readonly lines: readonly ChartLine[];
  /** Text alternative for screen readers. */
  readonly label: string;
}

const HEIGHT_PX = 200;

export function Chart({ times, lines, label }: ChartProps): View {
  const box = useRef<HTMLDivElement>(null);
  const theme = useTheme();
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const plot = new uPlot(
      optionsFor(element, lines),
      [[...times], ...lines.map(({ values }) => [...values])],
      element,
    );
    const follow = new ResizeObserver(() => plot.setSize({ width: element.clientWidth, height: HEIGHT_PX }));
    follow.observe(element);
    return () => {
      follow.disconnect();
      plot.destroy();
    };
  }, [times, lines, theme]);
  return html`<div class="chart" ref=${box} role="img" aria-label=${label}></div>`;
}

/** The local time of the reader. */
const minuteOf = (seconds: number): string =>
  new Date(seconds * 1_000).toLocaleTimeString(undefined, { hour: 'numeric', minute: '2-digit' });

function optionsFor(element: HTMLElement, lines: readonly ChartLine[]): uPlot.Options {
  const style = getComputedStyle(element);
  const colour = (name: string): string => style.getPropertyValue(name).trim();
  const axis = {
    stroke: colour('--muted'),
    grid: { stroke: colour('--border'), width: 1 },
    ticks: { show: false },
  };
  const bars = uPlot.paths.bars?.({ size: [0.7, 24], radius: 0.15 });
  return {
    width: element.clientWidth,
    height: HEIGHT_PX,
    legend: { show: false },
    cursor: { drag: { setScale: false } },
    scales: { y: { range: (_, __, most) => [0, Math.max(4, most)] } },
    axes: [
      { ...axis, grid: { show: false }, size: 28, space: 96, values: (_, times) => times.map(minuteOf) },
      { ...axis, size: 36, incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 5_000, 10_000] },
    ],
    series: [
      {},
      ...lines.map(({ name, colour: property }) => ({
        label: name,
        stroke: colour(property),
        fill: colour(property),
        width: 0,
        points: { show: false },
        ...(bars ? { paths: bars } : {}),
      })),
    ],
  };
}
