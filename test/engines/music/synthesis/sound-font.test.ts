import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { composeSong } from '../../../../src/engines/music/song.ts';
import { chunksIn, UnusableSoundFont } from '../../../../src/engines/music/synthesis/riff.ts';
import { loadSoundFont } from '../../../../src/engines/music/synthesis/sound-font.ts';
import { checkSoundFont } from '../../../../src/engines/music/synthesis/sound-font-check.ts';
import { mulberry32 } from '../../../../src/engines/random.ts';
import { engineTools } from '../../../support/engine.ts';
import { tinySoundFont } from '../../../support/sound-font.ts';

const folder = mkdtempSync(join(tmpdir(), 'octet-fonts-'));
const kept = (name: string, bytes: Uint8Array): string => {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
};
const GENERAL = Array.from({ length: 128 }, (_, program) => ({ program }));
const whole = kept('whole.sf2', tinySoundFont({ presets: [...GENERAL, { program: 0, bank: 128 }] }));

const song = (soundFont: string | undefined, prompt = 'a rock song at 180 bpm') =>
  composeSong({ prompt, seconds: 0.5, seed: 5, soundFont, vocals: { enabled: false } }, engineTools());

test('a sound font plays the same notes with its own sounds, the same bytes each time', async () => {
  const [own, font, again] = [await song(undefined), await song(whole), await song(whole)];
  expect(Buffer.from(again.bytes).equals(Buffer.from(font.bytes))).toBe(true);
  expect(Buffer.from(own.bytes).equals(Buffer.from(font.bytes))).toBe(false);
  const { soundfont, ...facts } = font.facts;
  expect(soundfont).toBe('whole.sf2');
  expect(facts).toEqual(own.facts);
  expect(font.notes).toEqual(own.notes);
}, 60_000);

test('what the font lacks is played with our own instruments, and said', async () => {
  const piano = kept('piano.sf2', tinySoundFont({ presets: [{ program: 0 }] }));
  const { notes } = await song(piano);
  expect(notes.join()).toMatch(/not in the sound font: .*drums.*; octet's own instruments play/);
  const chip = await song(whole, 'chiptune');
  expect(chip.notes).toContain('a sound chip plays this genre, not the sound font');
}, 60_000);

test('auto takes the font of the first folder that has one, by preference the default', async () => {
  const fonts = mkdtempSync(join(tmpdir(), 'octet-fonts-'));
  expect(await loadSoundFont('auto', [join(fonts, 'none'), fonts])).toBeUndefined();
  for (const name of ['a.sf2', 'default-GM.sf3', 'readme.txt'])
    writeFileSync(join(fonts, name), tinySoundFont({ presets: [{ program: 0 }] }));
  expect((await loadSoundFont('auto', [join(fonts, 'none'), fonts]))?.name).toBe('default-GM.sf3');
});

const good = tinySoundFont({ presets: [{ program: 0 }] });
const changed = (change: (bytes: Buffer) => void): Buffer => {
  const bytes = Buffer.from(good);
  change(bytes);
  return bytes;
};
const at = (id: string): number => good.indexOf(id, 0, 'latin1') + 8;

test.each([
  ['another file', Buffer.from('not a font at all')],
  ['an empty file', Buffer.alloc(0)],
  ['half of it', good.subarray(0, good.length >> 1)],
  ['a list without an end', changed((bytes) => bytes.writeUInt32LE(0xffffffff, at('pgen') - 4))],
  ['a preset before the first', changed((bytes) => bytes.writeUInt16LE(9, at('phdr') + 24))],
  ['an instrument that is not there', changed((bytes) => bytes.writeUInt16LE(7, at('pgen') + 2))],
  ['a sample that is not there', changed((bytes) => bytes.writeUInt16LE(7, at('igen') + 6))],
  ['a sample beyond the end', changed((bytes) => bytes.writeUInt32LE(1 << 30, at('shdr') + 24))],
  ['a sample without a rate', changed((bytes) => bytes.writeUInt32LE(0, at('shdr') + 36))],
  ['a compressed sample that is none', changed((bytes) => bytes.writeUInt16LE(0x11, at('shdr') + 44))],
  ['extensions', changed((bytes) => bytes.write('LIST', at('isng') - 8, 'latin1'))],
])('%s is refused with a reason', async (_, bytes) => {
  const path = kept('bad.sf2', bytes);
  await expect(loadSoundFont(path)).rejects.toThrow(
    /^The sound font bad\.sf2 cannot be used: it is \S.*\.$|it has extensions/,
  );
  await expect(loadSoundFont(path)).rejects.toThrow(UnusableSoundFont);
});

test('a folder and a missing file are refused', async () => {
  await expect(loadSoundFont(folder)).rejects.toThrow('it is not a file');
  await expect(loadSoundFont(join(folder, 'none.sf2'))).rejects.toThrow('there is no such file');
});

test('bytes changed by chance are refused or harmless, never another error', () => {
  const random = mulberry32(7);
  for (let round = 0; round < 2_000; round += 1) {
    const bytes = Buffer.from(good);
    for (let change = 0; change < 4; change += 1)
      bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
    try {
      checkSoundFont(bytes);
    } catch (error) {
      expect(error).toBeInstanceOf(UnusableSoundFont);
    }
  }
});

test.each([
  ['with the zero byte after it', [0]],
  ['without it, as MuseScore writes sf3 files', []],
])('a chunk of odd length is read %s', (_, padding) => {
  const chunk = (id: string, content: readonly number[]): number[] => [
    ...Buffer.from(id),
    ...[content.length, 0, 0, 0],
    ...content,
  ];
  const bytes = Uint8Array.from([...chunk('smpl', [1, 2, 3]), ...padding, ...chunk('pdta', [4, 5])]);
  const chunks = chunksIn(new DataView(bytes.buffer), 0, bytes.length);
  expect(chunks.map(({ id }) => id)).toEqual(['smpl', 'pdta']);
});
