import { createHash } from 'node:crypto';
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { request as secureRequest } from 'node:https';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Question {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  /** The certificate that vouches for a host that is asked over HTTPS. */
  authority?: Buffer;
}
export interface HostAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

// Not the built-in fetch: it asks for encodings by itself and undoes them.
const agent = new Agent({ keepAlive: true });

/** One request with `path` as it is, not normalized. `host` is the name that the server believes to be its own. */
export function ask(port: number, host: string, question: Question): Promise<HostAnswer> {
  const { path, method = 'GET', headers, authority } = question;
  return new Promise((resolve, reject) => {
    const options = { host: 'localhost', port, path, method, headers: { host, ...headers } };
    const receive = async (answer: IncomingMessage) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk);
      const { statusCode: status = 0, headers: received } = answer;
      resolve({ status, headers: received, body: Buffer.concat(chunks) });
    };
    const sent = authority
      ? secureRequest({ ...options, agent: false, ca: authority }, receive)
      : request({ ...options, agent }, receive);
    sent.on('error', reject).end();
  });
}

export function closeConnections() {
  agent.destroy();
}

/** What two hosts must agree on. Tags, dates and framing differ by server. */
export function essence({ status, headers, body }: HostAnswer) {
  const own = ['date', 'etag', 'last-modified', 'accept-ranges', 'content-length'];
  const framing = ['connection', 'keep-alive', 'transfer-encoding'];
  const shared = Object.entries(headers).filter(([name]) => ![...own, ...framing].includes(name));
  return { status, headers: Object.fromEntries(shared.sort()), body: hash(decode(headers, body)) };
}

function decode(headers: IncomingHttpHeaders, body: Buffer): Buffer {
  if (body.length === 0) return body;
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body);
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
}

function hash(body: Buffer): string {
  return `${body.length} bytes ${createHash('sha256').update(body).digest('hex')}`;
}
