/** The bodies of the icon set by name, each in a box of 128 by 128. */
export type Icons = Readonly<Record<string, string>>;

/** A drawing of our own: given the icons, a whole SVG. */
export type Artwork = (icons: Icons) => string;

export const svg = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`;

/** An icon set into a drawing at a place and scale. */
export const embedIcon = (icons: Icons, name: string, x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${icons[name] ?? ''}</g>`;
