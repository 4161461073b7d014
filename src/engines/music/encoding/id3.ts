/** The tags of one MP3 file. */
interface SongTags {
  readonly title: string;
  readonly artist: string;
  readonly comment: string;
  readonly genre: string;
  readonly tempo: number;
  readonly lyrics: string;
  readonly seconds: number;
}

/** UTF-16 with a byte order mark, the Unicode that version 2.3 has; 2.4 would allow UTF-8, but older players skip it. */
const UTF16 = 1;

/** An ID3v2.3 tag, to stand before the first frame of sound. */
export function encodeId3(tags: SongTags): Uint8Array {
  const frames = [
    text('TIT2', tags.title),
    text('TPE1', tags.artist),
    text('TCON', tags.genre),
    text('TBPM', String(Math.round(tags.tempo))),
    text('TLEN', String(Math.round(tags.seconds * 1000))),
    described('COMM', tags.comment),
    ...(tags.lyrics === '' ? [] : [described('USLT', tags.lyrics)]),
  ];
  const body = Buffer.concat(frames);
  const header = Buffer.from([0x49, 0x44, 0x33, 3, 0, 0, ...synchsafe(body.length)]);
  return Buffer.concat([header, body]);
}

function text(id: string, value: string): Buffer {
  return frame(id, Buffer.concat([Buffer.from([UTF16]), utf16(value)]));
}

/** Comments and lyrics name their language and a description, which is left empty. */
function described(id: string, value: string): Buffer {
  return frame(
    id,
    Buffer.concat([
      Buffer.from([UTF16]),
      Buffer.from('eng', 'latin1'),
      utf16(''),
      Buffer.from([0, 0]),
      utf16(value),
    ]),
  );
}

function utf16(value: string): Buffer {
  return Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(value, 'utf16le')]);
}

function frame(id: string, body: Buffer): Buffer {
  const header = Buffer.alloc(10);
  header.write(id, 0, 'latin1');
  header.writeUInt32BE(body.length, 4);
  return Buffer.concat([header, body]);
}

/** Seven bits a byte, so that no size looks like the start of a frame of sound. */
function synchsafe(size: number): readonly number[] {
  return [(size >> 21) & 127, (size >> 14) & 127, (size >> 7) & 127, size & 127];
}
