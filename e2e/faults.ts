import type { Route } from 'playwright/test';

/** What can go wrong between the page and a read of its data. */
export const faults: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  refused: (route) => route.abort('connectionrefused'),
  'answered with 500': (route) => route.fulfill({ status: 500, json: { message: 'Rusak' } }),
  'answered with 503': (route) => route.fulfill({ status: 503, json: { message: 'Dirawat' } }),
  'answered with 429': (route) => route.fulfill({ status: 429, json: { message: 'Pelan' } }),
  'answered with a page': (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  'cut off': (route) => route.fulfill({ contentType: 'application/json', body: '[{"id":"1",' }),
  // Never answered: the reader's own limit of ten seconds ends it.
  'never answered': () => Promise.resolve(),
};
