export type ImageFormat = 'png' | 'jpeg' | 'webp' | 'gif';

/** Told by the first bytes. */
export function formatOf(bytes: Uint8Array): ImageFormat | undefined {
  const text = (from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));
  if (bytes[0] === 0x89 && text(1, 4) === 'PNG') return 'png';
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  return text(0, 3) === 'GIF' ? 'gif' : undefined;
}
