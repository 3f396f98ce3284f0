import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { configureBackend } from '@portal/api/client';
import type { ApprovedEvent } from '@portal/api/event';
import { afterAll, beforeAll, beforeEach } from 'vitest';

declare global {
  interface Window {
    happyDOM: { setURL: (url: string) => void };
  }
}

/** What the service does with a write: an answer, a refusal, or a connection that breaks before or after it is stored. */
type Behaviour = 'answers' | 'is lost' | 'stores, and its answer is lost' | { refuses: string };

interface Service {
  behaviours: Behaviour[];
  /** The own registration as the service has stored it. */
  stored: Record<string, unknown> | null;
  sent: { name: string; party_size: number; note: string }[];
  /** What functions that only read answer, by their names; null fails, and an answer with an error code refuses. */
  answers: Record<string, unknown>;
}

export const service: Service = { behaviours: [], stored: null, sent: [], answers: {} };

let answer: (request: IncomingMessage, response: ServerResponse) => void = () => undefined;
// One for all files of a worker, which share the page's database client.
const server = createServer((request, response) => {
  const read = service.answers[nameOf(request)];
  if (read === undefined) return answer(request, response);
  const status = Object(read).error_code ? 403 : 200;
  response.writeHead(read === null ? 500 : status).end(JSON.stringify(read ?? {}));
});
const nameOf = ({ url = '' }: IncomingMessage) => /[a-z_]+(?=\?|$)/.exec(url)?.[0] ?? '';

export const id = '3f0c8c9e-0b57-4a3e-9f5e-3d1c6a1f2b10';
/** The event in which the service has two free seats. */
export const event: ApprovedEvent = {
  id,
  version: 1,
  title: 'Lokakarya',
  location: 'Aula',
  description: '',
  category: 'workshop',
  date: '2030-08-17',
  time: '09:00:00',
  endTime: '',
  imageUrl: null,
  registration: {
    mode: 'portal',
    link: null,
    capacity: 4,
    seatsTaken: 2,
    waitingCount: 0,
    deadline: '2030-08-14T23:59:00+07:00',
  },
};

/** A service in which the given event has two free seats, for all tests of a file: the page creates its database client only once. */
export function useRegistrationService(registered: Record<string, unknown>): void {
  function write(name: string, party_size: number, response: ServerResponse) {
    const behaviour = service.behaviours.shift() ?? 'answers';
    if (behaviour === 'is lost') return response.destroy();
    if (typeof behaviour === 'object') {
      const refusal = { code: 'PT400', message: behaviour.refuses };
      return response.writeHead(400).end(JSON.stringify(refusal));
    }
    const isFull = name === 'register_for_event' && party_size > 2;
    const state = isFull && { status: 'waiting', queue_place: 1 };
    service.stored = {
      ...registered,
      party_size,
      online_link: 'https://rapat.example/j/1',
      ...state,
    };
    if (behaviour === 'answers') return response.end(JSON.stringify([service.stored]));
    return response.destroy();
  }

  answer = async (request, response) => {
    const name = nameOf(request);
    const { stored, sent } = service;
    if (name === 'own_registrations') return response.end(JSON.stringify(stored ? [stored] : []));
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = JSON.parse(Buffer.concat(chunks).toString());
    sent.push({ name, ...body });
    write(name, body.party_size, response);
  };

  beforeAll(async () => {
    if (!server.listening) await once(server.listen(0, '127.0.0.1').unref(), 'listening');
    const address = server.address();
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    window.happyDOM.setURL(`${url}/kegiatan`);
    configureBackend({ url, publishableKey: 'sb_publishable_test' });
  });
  beforeEach(() => {
    Object.assign(service, { behaviours: [], stored: null, sent: [], answers: {} });
  });
  afterAll(() => {
    server.closeAllConnections();
  });
}
