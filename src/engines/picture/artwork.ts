/** Drawings of our own, for what the icon set lacks or shows only in part. Each gives a whole SVG. */

type Icons = Readonly<Record<string, string>>;

const svg = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`;

const sailboat = (): string =>
  svg(
    160,
    190,
    `<path d="M82 8 L82 150" stroke="#6b4a30" stroke-width="3.2"/>
    <path d="M86 10 C112 50 132 100 138 138 C120 142 102 142 86 140 Z" fill="#f7f2e6"/>
    <path d="M86 10 C98 50 104 100 104 141 L86 140 Z" fill="#fffdf7"/>
    <path d="M78 22 C60 60 38 104 22 136 C42 141 62 141 78 139 Z" fill="#ece4d2"/>
    <path d="M86 62 L112 62 M86 100 L126 100" stroke="#d8ccb2" stroke-width="1.4"/>
    <path d="M82 6 L98 12 L82 18 Z" fill="#c8442e"/>
    <path d="M8 152 L152 150 C146 170 136 182 122 184 L40 184 C24 182 14 170 8 152 Z" fill="#7c3f24"/>
    <path d="M8 152 L152 150 L149 158 L11 160 Z" fill="#f3ead8"/>
    <path d="M24 176 L136 175 C132 180 128 183 122 184 L40 184 C34 183 28 180 24 176 Z" fill="#4d2616"/>
    <path d="M58 152 L64 143 L100 143 L106 151 Z" fill="#a9683e"/>
    <circle cx="72" cy="148" r="2" fill="#33231a"/><circle cx="82" cy="148" r="2" fill="#33231a"/><circle cx="92" cy="148" r="2" fill="#33231a"/>`,
  );

export const ARTWORK: Readonly<Record<string, (icons: Icons) => string>> = {
  sailboat,
};
