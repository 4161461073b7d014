/** The genres the composer knows. Plain facts, so that listing them loads nothing else. */
export interface Genre {
  readonly id: string;
  readonly name: string;
  /** Beats per minute it is usually played at. */
  readonly tempo: { readonly min: number; readonly max: number };
  readonly description: string;
  /** Usually without a singer: nobody sings unless the request asks for it. */
  readonly instrumental: boolean;
  /** Other words that mean it, lower case. */
  readonly aliases: readonly string[];
}

/** id; name; beats per minute; sung or played; other words for it; what it sounds like */
const TABLE = `
pop; Pop; 100-124; sung; radio, chart, boy band, girl group, k-pop, kpop, dance pop; bright four-chord songs with a big chorus
indie; Indie; 108-132; sung; indie pop, indie rock, alternative, alt rock, dream pop, shoegaze; chiming guitars over a driving beat
rock; Rock; 112-144; sung; hard rock, classic rock, arena rock, grunge, rock and roll; overdriven guitars, straight drums, an anthem of a chorus
punk; Punk; 164-192; sung; pop punk, punk rock, skate punk, emo; fast power chords and short sections
metal; Metal; 128-168; sung; heavy metal, thrash, metalcore, doom; palm-muted riffs, double kick, dark modes
jazz; Jazz; 116-168; sung; bebop, big band, swing, cool jazz, jazz club, smooth jazz; swung ride cymbal, walking bass, seventh chords
blues; Blues; 76-104; sung; delta blues, rhythm and blues, twelve bar; a shuffled twelve-bar feel with blue notes
soul; Soul; 84-108; sung; motown, neo soul, neo-soul; electric piano, horns and a laid-back groove
rnb; R&B; 72-94; sung; r&b, r'n'b, contemporary r&b, slow jam; slow half-time drums and rich chords
funk; Funk; 98-116; sung; p-funk, funky, boogie; sixteenth-note guitar, slap bass, horns on the one
disco; Disco; 112-124; sung; nu disco, nu-disco, italo; four on the floor, octave bass and strings
gospel; Gospel; 72-98; sung; spiritual, praise, worship, hymn; organ, choir and a lift into the last chorus
country; Country; 96-128; sung; bluegrass, americana, honky tonk, western, cowboy; train beat, steel strings and fiddle
folk; Folk; 88-116; sung; acoustic, singer-songwriter, campfire, ballad, unplugged; strummed acoustic guitar and a plain melody
celtic; Celtic; 104-126; played; irish, scottish, jig, reel, medieval, tavern, fantasy; modal tunes on fiddle and whistle
reggae; Reggae; 72-92; sung; dub, roots, dancehall; one-drop drums, off-beat chords, melodic bass
ska; Ska; 132-160; sung; two tone, ska punk, rocksteady; quick off-beats with brass
latin; Latin; 92-116; sung; salsa, cumbia, reggaeton, mambo, merengue, flamenco, tango; clave, montuno piano and brass
bossa-nova; Bossa nova; 116-138; sung; bossa, samba, brazilian, brazil; nylon guitar and soft syncopation
afrobeat; Afrobeat; 100-118; sung; afro, afrobeats, african, highlife; interlocking guitars and percussion
hip-hop; Hip-hop; 82-98; sung; hip hop, hiphop, rap, boom bap, boom-bap, old school; boom-bap drums, keys and a deep bass
trap; Trap; 132-152; sung; drill, phonk; half-time drums, rolling hats and 808 bass
lofi; Lo-fi; 68-86; played; lo-fi, lo fi, chillhop, chill, study, relaxed beats; dusty drums and mellow electric piano
electronic; Electronic; 112-128; sung; edm, electro, electronica, dance, club, electropop, synth pop, synthpop; synthesizers, side-chained pads and drops
house; House; 120-128; sung; deep house, tropical house, garage, tech house; four on the floor with off-beat hats and chord stabs
techno; Techno; 126-140; played; industrial, minimal, warehouse, rave; a hypnotic machine pulse
trance; Trance; 130-140; played; uplifting trance, psytrance, goa; rolling bass and arpeggios that build
drum-and-bass; Drum and bass; 168-176; played; drum & bass, drum n bass, dnb, jungle, breakbeat, liquid; fast broken beats over half-time chords
dubstep; Dubstep; 138-144; played; brostep, bass music, wobble; half-time drops with heavy bass
synthwave; Synthwave; 84-112; played; retrowave, outrun, vaporwave, 80s, eighties, new wave, cyberpunk; neon arpeggios and gated drums
chiptune; Chiptune; 124-156; played; 8-bit, 8 bit, 8bit, video game, arcade, game boy, retro game, pixel; square waves and quick arpeggios
ambient; Ambient; 60-76; played; meditation, meditative, sleep, drone, spa, new age, healing, yoga, relaxing, soundscape; slow pads and scattered bells
classical; Classical; 76-108; played; baroque, chamber, string quartet, sonata, mozart, piano solo, solo piano, nocturne, romantic era; strings, piano and woodwinds in period phrases
cinematic; Cinematic; 72-104; played; epic, trailer, film score, soundtrack, orchestral, orchestra, symphonic, movie, score, heroic, battle; an orchestra that grows to a climax
waltz; Waltz; 132-168; played; three-four, 3/4, ballroom, carousel, musette, circus; three to the bar with an accordion
children; Children; 104-126; sung; kids, nursery, lullaby, toddler, playful cartoon; simple tunes on bells and ukulele-like strings
march; March; 108-122; played; marching, parade, military, brass band, national anthem; brass and snare drums in step
holiday; Holiday; 104-132; sung; christmas, xmas, carol, festive, winter holiday, santa; sleigh bells, strings and a warm choir
`;

export const GENRES: readonly Genre[] = TABLE.trim()
  .split('\n')
  .map((row) => {
    const [id = '', name = '', tempo = '', kind = '', aliases = '', description = ''] = row.split('; ');
    const [min = 0, max = 0] = tempo.split('-').map(Number);
    return {
      id,
      name,
      tempo: { min, max },
      description,
      instrumental: kind === 'played',
      aliases: aliases.split(', '),
    };
  });
