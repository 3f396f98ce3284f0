import { connect, type Socket } from 'node:net';

export type AttackKind =
  | 'calm readers'
  | 'restless readers'
  | 'slow headers'
  | 'slow bodies'
  | 'large bodies';

const largeBody = 50 * 1024 * 1024;
const chunk = Buffer.alloc(64 * 1024, 'x');
const post =
  'POST /rest/v1/rpc/search HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
const get = 'GET /rest/v1/events?select=id HTTP/1.1\r\nHost: localhost\r\n\r\n';

/** What each connection sends; returns when it has nothing more to send. */
const attacks: Record<AttackKind, (socket: Socket) => void> = {
  'calm readers': (socket) => repeat(socket, () => socket.write(get), 2_000),
  'restless readers': (socket) => {
    socket.on('data', () => socket.write(get)).write(get);
  },
  'slow headers': (socket) => {
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-A: ');
    repeat(socket, () => socket.write('x'), 1_000);
  },
  'slow bodies': (socket) => {
    socket.write(`${post}Content-Length: 100000\r\n\r\n`);
    repeat(socket, () => socket.write('x'), 1_000);
  },
  'large bodies': (socket) => {
    socket.write(`${post}Transfer-Encoding: chunked\r\n\r\n`);
    void pour(socket);
  },
};

/** Differs from the address of the measured visitor; every address that begins with 127 is this machine. */
const localAddress = '127.0.0.2';

/** Keeps this many connections busy, and opens each again as soon as the server ends it. @returns how many were opened */
export function attack(kind: AttackKind, port: number, count: number) {
  const open = new Set<Socket>();
  let opened = 0;
  let isOver = false;
  const start = () => {
    if (isOver) return;
    opened += 1;
    const socket = connect({ port, host: '127.0.0.1', localAddress }, () => attacks[kind](socket));
    open.add(socket);
    socket.on('error', () => undefined).resume();
    socket.once('close', () => {
      open.delete(socket);
      setTimeout(start, 50);
    });
  };
  for (let index = 0; index < count; index++) start();
  return {
    stop(): number {
      isOver = true;
      for (const socket of open) socket.destroy();
      return opened;
    },
  };
}

function repeat(socket: Socket, work: () => void, milliseconds: number) {
  work();
  const timer = setInterval(work, milliseconds);
  socket.once('close', () => clearInterval(timer));
}

async function pour(socket: Socket) {
  const size = chunk.length.toString(16);
  for (let sent = 0; sent < largeBody && !socket.destroyed; sent += chunk.length) {
    socket.write(`${size}\r\n`);
    const isTaken = socket.write(chunk);
    socket.write('\r\n');
    if (!isTaken) await drained(socket);
  }
  socket.write('0\r\n\r\n');
}

function drained(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    socket.once('drain', resolve).once('close', resolve);
  });
}
