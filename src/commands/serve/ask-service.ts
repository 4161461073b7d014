import { request } from 'node:http';
import type { Context } from '../../context.ts';

const ANSWER_MS = 3_000;
const MOST_BYTES = 4_096;

interface Asking {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
}

/** A short JSON reply. Without a proxy: the service listens on this machine. */
export function askService(
  { clock, signal }: Context,
  url: URL,
  { method = 'GET', headers = {} }: Asking = {},
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent: false, signal, method, headers }, (reply) => {
      let text = '';
      reply.setEncoding('utf8');
      reply.on('data', (part: string) => {
        text += part;
        if (text.length > MOST_BYTES) sent.destroy(new Error('the reply is too long'));
      });
      reply.on('end', () => {
        try {
          resolve(JSON.parse(text));
        } catch (error) {
          reject(error);
        }
      });
      reply.on('error', reject);
    });
    const callOff = clock.after(ANSWER_MS, () => sent.destroy(new Error('no reply')));
    sent.on('close', callOff);
    sent.on('error', reject);
    sent.end();
  });
}
