/** Light and dark parts stay so, in shades of one colour. */
export function tintFilter(id: string, colour: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  // The dark parts of a white thing are not grey.
  const isWhite = Math.min(...parts) > 0.85;
  // Pink shades of a dark red rose are not purple.
  const isPale = parts.reduce((sum, part) => sum + part, 0) > 1.8;
  const lift = isWhite ? 0.8 : isPale ? 0.82 : 0.2;
  const rows = parts.map((part) => {
    const slope = isPale && !isWhite ? part * 0.3 : (0.12 + 0.98 * part) * (isWhite ? 0.25 : 1);
    const [red, green, blue] = [0.3, 0.59, 0.11].map((share) => (share * slope).toFixed(3));
    return `${red} ${green} ${blue} 0 ${(part * lift).toFixed(3)}`;
  });
  return `<filter id="${id}" color-interpolation-filters="sRGB"><feColorMatrix type="matrix" values="${rows.join(' ')} 0 0 0 1 0"/></filter>`;
}
