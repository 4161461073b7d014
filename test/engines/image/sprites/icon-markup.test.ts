import { describe, expect, it } from 'vitest';
import { shortenMarkup, takeColours } from '../../../../scripts/icon-markup.mjs';
import { packPaths } from '../../../../scripts/icon-paths.mjs';
import { unpackIcons } from '../../../../src/engines/image/sprites/icon-paths.ts';

function unpacked(drawings: Record<string, string>): Readonly<Record<string, string>> {
  const { markup, colours } = takeColours(shortenMarkup(Object.values(drawings)));
  const { bytes, ...packed } = packPaths(markup);
  return unpackIcons({ ...packed, colours, names: Object.keys(drawings) }, bytes);
}

describe('the markup of drawings', () => {
  it('keeps its colours, also in a drawing after one without', () => {
    const { sun, sky } = unpacked({
      none: '<circle r="3"/>',
      sun: '<circle fill="#fc0" r="3"/><circle stroke="#102030" r="2"/>',
      sky: '<path fill="#0000ff" d="M1 2h3"/><stop stop-color="#abcdef"/>',
    });
    expect(sun).toBe('<circle fill="#ffcc00" r="3"/><circle stroke="#102030" r="2"/>');
    expect(sky).toBe('<path fill="#0000ff" d="M1 2h3"/><stop stop-color="#abcdef"/>');
  });

  it('gives colours that look the same the more frequent of them, and no others', () => {
    const { drawing } = unpacked({
      drawing: '<g fill="#808080"/><g fill="#808080"/><g fill="#84807d"/><g fill="#858080"/>',
    });
    expect(drawing).toBe('<g fill="#808080"/><g fill="#808080"/><g fill="#808080"/><g fill="#858080"/>');
  });

  it('gives each drawing ids of its own, so that one may embed another', () => {
    const drawing =
      '<linearGradient id="SVGab"/><linearGradient id="SVGcd" href="#SVGab"/><path fill="url(#SVGcd)" clip-path="url(#SVGab)"/>';
    const { one, other } = unpacked({ one: drawing, other: drawing });
    expect(one).not.toBe(other);
    for (const body of [one ?? '', other ?? '']) {
      const [first, second] = [...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(first).not.toBe(second);
      expect(body).toContain(`href="#${first}"/><path fill="url(#${second})" clip-path="url(#${first})"`);
    }
  });

  it('has coarser numbers', () => {
    const { drawing } = unpacked({
      drawing:
        '<circle cx="15.053" cy="-.4" r="3.9" opacity=".73" transform="rotate(-44.96 15.05 3)"/><stop offset=".508"/><g transform="matrix(.70471 -1.2345 0 1 102.401 -.1)"/>',
    });
    expect(drawing).toBe(
      '<circle cx="15" cy="-.5" r="4" opacity=".75" transform="rotate(-45 15 3)"/><stop offset=".5"/><g transform="matrix(.705 -1.23 0 1 102.5 0)"/>',
    );
  });
});
