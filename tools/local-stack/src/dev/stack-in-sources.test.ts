import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createDevSite } from './dev-site.ts';

test('the stack of a page that throws in development names places in the sources', async () => {
  const sources = ['webpack://member/./src/features/home/home-page.tsx'];
  // Column 5 of line 1 is line 2, column 3 of the source.
  const map = JSON.stringify({ version: 3, names: [], sources, mappings: 'IACE' });
  const server = createServer((request, response) => {
    response.statusCode = request.url === '/static/js/async/home.js.map' ? 200 : 404;
    response.end(map);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const area = { name: 'member', folder: '', port, url: `http://localhost:${port}` };
  const site = createDevSite({ shell: area, areas: [area], publishableKey: 'key' });
  const ask = async (body: string) => {
    const url = 'http://localhost:3000/dev-stack';
    return (await site(new Request(url, { method: 'POST', body }))).text();
  };

  const stack = (script: string) => `Error: No total\n    at HomePage (${script}:1:5)`;
  const named = 'Error: No total\n    at HomePage (src/features/home/home-page.tsx:2:3)';
  expect(await ask(stack(`${area.url}/static/js/async/home.js`))).toBe(named);
  expect(await ask(stack('http://localhost:3000/static/js/async/home.js'))).toBe(named);
  for (const unknown of [`${area.url}/other.js`, 'https://cdn.example/static/js/async/home.js']) {
    expect(await ask(stack(unknown))).toBe(stack(unknown));
  }
  server.closeAllConnections();
  server.close();
});
