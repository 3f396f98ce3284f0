import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { type Listener, listenOnLoopback } from './listen.ts';

let listener: Listener;
afterEach(() => listener.close());

/** Begins bodies of three letters from another address than this test's own. @returns a function that disconnects without ending them */
async function beginBodies(count: number) {
  const request = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n\r\na';
  const begin = async () => {
    const socket = connect({
      port: listener.port,
      host: '127.0.0.1',
      localAddress: '127.0.0.2',
    }).on('error', () => undefined);
    await once(socket, 'connect');
    await new Promise((resolve) => socket.write(request, resolve));
    return socket;
  };
  const sockets = await Promise.all(Array.from({ length: count }, begin));
  return { sockets, leave: () => sockets.map((socket) => socket.destroy()) };
}

/** Answers when the body has been read. */
async function readBody(incoming: IncomingMessage, outgoing: ServerResponse) {
  incoming.resume().once('end', () => outgoing.end('read'));
}

const post = () =>
  fetch(`http://127.0.0.1:${listener.port}/`, { method: 'POST', body: 'abc' }).then((answer) =>
    answer.text(),
  );

test('bodies that never end keep nobody at another address waiting', async () => {
  listener = await listenOnLoopback(0, 'portal', readBody);
  await beginBodies(12);
  expect(await post()).toBe('read');
});

test('bodies of one address are read a few at a time; a client that disconnects makes room for the next', async () => {
  let started = 0;
  let goOn = () => {};
  const eight = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  listener = await listenOnLoopback(0, 'portal', (incoming, outgoing) => {
    started += 1;
    if (started === 8) goOn();
    readBody(incoming, outgoing);
  });
  const { leave } = await beginBodies(12);
  await eight;
  expect(await post()).toBe('read');
  expect(started).toBe(9);
  leave();
  const { sockets } = await beginBodies(1);
  sockets[0]?.write('bc');
  const [answer] = await once(sockets[0] as NodeJS.EventEmitter, 'data');
  expect(String(answer)).toContain('200 OK');
});

test('a client that disconnects after an answer to half a body makes room for the next', async () => {
  listener = await listenOnLoopback(0, 'portal', (_incoming, outgoing) => outgoing.end('refused'));
  const { sockets, leave } = await beginBodies(8);
  await Promise.all(sockets.map((socket) => once(socket, 'data')));
  leave();
  const [next] = (await beginBodies(1)).sockets;
  const [answer] = await once(next as NodeJS.EventEmitter, 'data');
  expect(String(answer)).toContain('200 OK');
});
