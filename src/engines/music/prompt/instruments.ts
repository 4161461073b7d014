import type { Part } from '../composition/score.ts';

/** Instruments by the words people use, the longest first so that "electric guitar" is not read as "guitar". */
export interface Instrument {
  readonly name: string;
  readonly words: RegExp;
  readonly program: number;
  /** The part that takes it when it is asked for. */
  readonly part: Exclude<Part, 'drums' | 'effects'>;
}

function instrument(name: string, words: string, program: number, part: Instrument['part']): Instrument {
  return { name, words: new RegExp(`\\b(?:${words})\\b`, 'g'), program, part };
}

export const INSTRUMENTS: readonly Instrument[] = [
  instrument('distorted guitar', '(?:distort(?:ed|ion)|heavy) guitars?', 30, 'chords'),
  instrument('electric guitar', 'electric guitars?|guitar solo', 29, 'lead'),
  instrument('acoustic guitar', 'acoustic guitars?|steel[- ]string guitars?|ukuleles?', 25, 'chords'),
  instrument('nylon guitar', '(?:nylon|classical|spanish) guitars?', 24, 'chords'),
  instrument('clean guitar', 'clean guitars?', 27, 'arp'),
  instrument('guitar', 'guitars?', 25, 'chords'),
  instrument('electric piano', 'electric pianos?|rhodes|wurlitzer|e-piano', 4, 'chords'),
  instrument('church organ', '(?:church|pipe) organs?', 19, 'pad'),
  instrument('organ', 'organs?|hammond', 17, 'pad'),
  instrument('piano', 'pianos?', 0, 'chords'),
  instrument('harpsichord', 'harpsichords?', 6, 'chords'),
  instrument('clavinet', 'clav(?:inet)?s?', 7, 'chords'),
  instrument('music box', 'music box(?:es)?', 10, 'lead'),
  instrument('glockenspiel', 'glockenspiels?|chimes', 9, 'arp'),
  instrument('vibraphone', 'vibra?phones?|vibes', 11, 'lead'),
  instrument('marimba', 'marimbas?', 12, 'arp'),
  instrument('xylophone', 'xylophones?', 13, 'lead'),
  instrument('bells', 'tubular bells?|church bells?|bells', 14, 'arp'),
  instrument('kalimba', 'kalimbas?|thumb piano', 108, 'arp'),
  instrument('steel drums', 'steel ?(?:drums?|pans?)', 114, 'lead'),
  instrument('harp', 'harps?', 46, 'arp'),
  instrument('strings', 'string section|strings|violins|string quartet', 48, 'pad'),
  instrument('pizzicato', 'pizzicato', 45, 'arp'),
  instrument('violin', 'violin|fiddle', 40, 'lead'),
  instrument('viola', 'violas?', 41, 'counter'),
  instrument('cello', 'cellos?', 42, 'counter'),
  instrument('double bass', 'double bass|upright bass|contrabass', 32, 'bass'),
  instrument('slap bass', 'slap bass', 36, 'bass'),
  instrument('synth bass', 'synth bass|808|sub bass', 39, 'bass'),
  instrument('choir', 'choirs?|choral|chorale', 52, 'pad'),
  instrument('muted trumpet', 'muted trumpets?', 59, 'lead'),
  instrument('trumpet', 'trumpets?', 56, 'lead'),
  instrument('trombone', 'trombones?', 57, 'counter'),
  instrument('tuba', 'tubas?', 58, 'bass'),
  instrument('french horn', '(?:french )?horn', 60, 'lead'),
  instrument('brass', 'brass|horns', 61, 'counter'),
  instrument('saxophone', '(?:tenor )?sax(?:ophone)?s?', 66, 'lead'),
  instrument('alto saxophone', 'alto sax(?:ophone)?s?', 65, 'lead'),
  instrument('oboe', 'oboes?', 68, 'lead'),
  instrument('bassoon', 'bassoons?', 70, 'counter'),
  instrument('clarinet', 'clarinets?', 71, 'lead'),
  instrument('pan flute', 'pan ?(?:flutes?|pipes?)', 75, 'lead'),
  instrument('flute', 'flutes?', 73, 'lead'),
  instrument('piccolo', 'piccolos?', 72, 'lead'),
  instrument('whistle', 'tin whistles?|whistl(?:e|ing)', 78, 'lead'),
  instrument('recorder', 'recorders?', 74, 'lead'),
  instrument('shakuhachi', 'shakuhachi', 77, 'lead'),
  instrument('ocarina', 'ocarinas?', 79, 'lead'),
  instrument('harmonica', 'harmonicas?', 22, 'lead'),
  instrument('accordion', 'accordions?', 21, 'lead'),
  instrument('bagpipes', 'bagpipes?', 109, 'lead'),
  instrument('banjo', 'banjos?', 105, 'arp'),
  instrument('sitar', 'sitars?', 104, 'lead'),
  instrument('koto', 'kotos?', 107, 'arp'),
  instrument('shamisen', 'shamisens?', 106, 'lead'),
  instrument('synth lead', 'synth(?:esi[sz]er)? leads?|lead synths?', 81, 'lead'),
  instrument('synth pad', 'synth(?:esi[sz]er)? pads?|pads', 89, 'pad'),
  instrument('synth', 'synth(?:esi[sz]er)?s?', 81, 'arp'),
];
