import { biquad, type Filter } from './filters.ts';

/** The two filters of ITU-R BS.1770, computed for any sample rate from their analogue prototypes. */
export function kWeighting(sampleRate: number): readonly Filter[] {
  const shelfTan = Math.tan((Math.PI * 1681.974450955533) / sampleRate);
  const shelfQ = 0.7071752369554196;
  const high = 10 ** (3.999843853973347 / 20);
  const generators = high ** 0.4996667741545416;
  const shelfA0 = 1 + shelfTan / shelfQ + shelfTan * shelfTan;
  const head = biquad({
    b0: (high + (generators * shelfTan) / shelfQ + shelfTan * shelfTan) / shelfA0,
    b1: (2 * (shelfTan * shelfTan - high)) / shelfA0,
    b2: (high - (generators * shelfTan) / shelfQ + shelfTan * shelfTan) / shelfA0,
    a1: (2 * (shelfTan * shelfTan - 1)) / shelfA0,
    a2: (1 - shelfTan / shelfQ + shelfTan * shelfTan) / shelfA0,
  });
  const lowTan = Math.tan((Math.PI * 38.13547087602444) / sampleRate);
  const lowQ = 0.5003270373238773;
  const lowA0 = 1 + lowTan / lowQ + lowTan * lowTan;
  const rumble = biquad({
    b0: 1,
    b1: -2,
    b2: 1,
    a1: (2 * (lowTan * lowTan - 1)) / lowA0,
    a2: (1 - lowTan / lowQ + lowTan * lowTan) / lowA0,
  });
  return [head, rumble];
}
