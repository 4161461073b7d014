import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openConnections } from '../../../src/service/http/connections.ts';
import { eventually } from '../../support/service.ts';

/** A server that answers all but `/wait`, and the signal that each request was given. */
async function served() {
  const connections = openConnections();
  const signals: AbortSignal[] = [];
  const server = createServer((incoming, outgoing: ServerResponse) => {
    signals.push(connections.answering(incoming.socket, outgoing));
    if (incoming.url !== '/wait') outgoing.end('done');
  });
  server.on('connection', connections.add);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const socket = connect(address.port, '127.0.0.1');
  const ask = (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
  return { signals, socket, ask };
}

async function answered(socket: Socket): Promise<void> {
  await once(socket, 'data');
}

test('requests of a connection share a signal, and after a hundred of them get another', async () => {
  const { signals, socket, ask } = await served();
  for (let count = 0; count < 101; count += 1) {
    ask('/');
    await answered(socket);
  }
  expect(new Set(signals.slice(0, 100)).size).toBe(1);
  expect(signals[100]).not.toBe(signals[0]);
});

test('a client that leaves before its reply is gone; one that leaves afterwards is not', async () => {
  const [patient, impatient] = [await served(), await served()];
  patient.ask('/');
  await answered(patient.socket);
  const closed = once(patient.socket, 'close');
  patient.socket.end();
  impatient.ask('/');
  await answered(impatient.socket);
  impatient.ask('/wait');
  await eventually(() => impatient.signals.length).toBe(2);
  impatient.socket.destroy();
  await eventually(() => impatient.signals[1]?.aborted).toBe(true);
  await closed;
  expect(patient.signals.map(({ aborted }) => aborted)).toEqual([false]);
});
