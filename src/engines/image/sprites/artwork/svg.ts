/** SVG content of the icons by name, each with a view box of 128 by 128. */
type Icons = Readonly<Record<string, string>>;

/** Builds an SVG document; it may embed icons. */
export type Artwork = (icons: Icons) => string;

export const svg = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`;

/** An icon at a position and scale, for use inside another drawing. */
export const embedIcon = (icons: Icons, name: string, x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${icons[name] ?? ''}</g>`;
