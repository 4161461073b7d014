import { extraEndpoints } from '../../contract/extra-endpoints.ts';
import { VOICE_PACK } from '../../engines/music/voice/voice-pack.ts';
import { priceOf } from '../billing/prices.ts';
import { serviceError } from '../http/service-error.ts';
import { seedOf } from '../simulation/seed.ts';
import { route } from './route.ts';

export const speech = route(extraEndpoints.speech, {
  price: ({ input }) => priceOf('text', input.length),
  async run({ service, account, body, given, signal }) {
    const { input: text, voice, response_format: format } = body;
    const request = { text, voice, format, seed: seedOf(given) };
    const spoken = await service.workers.run({ kind: 'speech', request }, { signal, account: account.id });
    if (!spoken.file) {
      throw serviceError.missing(
        `There is no speech without the voice pack. Install it: npm install --global ${VOICE_PACK}`,
        'voice_pack_missing',
      );
    }
    return { kind: 'reply', document: {}, file: spoken.file };
  },
});
