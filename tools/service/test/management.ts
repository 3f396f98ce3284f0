import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LocalStack } from '@portal/local-stack';
import { readConfig } from '../src/settings.ts';

export type Settings = Record<string, Record<string, unknown>>;

/** The settings of a project to which the CLI has just pushed supabase/config.toml, by the paths that tell them. */
export function pushedSettings(env: Record<string, string>): Settings {
  const told: Settings = {};
  for (const { part, name, value } of readConfig(env).settings) {
    told[part] = { ...told[part], [name]: value };
  }
  return told;
}

/** The Management API of an embedded stack, as far as the check asks it: the embedded Supabase has none. */
export async function serveManagement(stack: LocalStack, settings: Settings) {
  const answerTo = async (path: string, body: string): Promise<unknown> => {
    if (path !== 'database/query') return settings[path];
    const [pin = '', ...rest] = String(JSON.parse(body).query).split(';\n');
    return stack.transaction(async ({ query }) => {
      await query(pin);
      return query(rest.join(';\n'));
    });
  };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const isAllowed = request.headers.authorization === 'Bearer token';
    const path = request.url?.replace('/v1/projects/ref/', '') ?? '';
    const answer = isAllowed ? await answerTo(path, Buffer.concat(chunks).toString()) : {};
    response.writeHead(isAllowed ? 200 : 403, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((closed) => server.close(closed)),
  };
}
