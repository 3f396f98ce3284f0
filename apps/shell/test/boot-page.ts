import { contractVersion } from '@portal/federation/contract';
import { leaveOutToday, type PageRead, valueMark } from '@portal/federation/first-paint';

export const entry = '/areas/public-site/p1/remoteEntry.js';
export const pageScript = '/areas/public-site/p1/events.js';
const registry = {
  areas: [
    {
      contract: contractVersion,
      entry,
      integrity: { [entry]: 'sha384-x' },
      routes: [
        { path: '/kegiatan', access: 'public', preload: [pageScript, '/events.css'] },
        { path: '/profile-settings', access: 'member', preload: ['/profile.js'] },
        { path: '/admin/dashboard', access: 'admin', preload: ['/admin.js'] },
      ],
    },
  ],
};
export const backend = { url: 'https://data.example', publishableKey: 'key' };
export const poster = '/storage/v1/object/public/public-files/events/poster.webp';
const eventsPath = '/rest/v1/rpc/approved_events?is_upcoming=true&today=2020-01-31';
export const reads: PageRead[] = [
  { path: '/rest/v1/rpc/counts', init: { method: 'POST', headers: {}, body: '{}' } },
  { path: '/rest/v1/rpc/site_configuration', init: { method: 'POST', headers: {}, body: '{}' } },
  { path: leaveOutToday(eventsPath, '2020-01-31'), init: { method: 'GET', headers: { a: 'b' } } },
];

const ofCategory = `/rest/v1/rpc/approved_events?by_category=${valueMark}`;
export const readsWithLinks: PageRead[] = [
  ...reads,
  { path: ofCategory, init: { method: 'GET', headers: {} }, filter: 'kategori' },
];
export const id = '0190f5a0-7c11-7d10-8f3a-0b2c4d6e8fa1';

export function answer(url: string) {
  if (url === '/registry.json') return Response.json(registry);
  return Response.json(
    url.includes('/approved_events?') ? { items: [{ id: 1, image_url: poster }] } : {},
  );
}

/** Replaces the document by the released HTML of a page with these reads. */
export function openPage(
  path: string,
  head: string,
  named: object | string = backend,
  ofPage = reads,
) {
  history.replaceState(null, '', path);
  document.head.innerHTML = `<script type="application/json" id="page-reads">${JSON.stringify({ backend: named, reads: ofPage })}</script>${head}`;
  document.body.innerHTML = '<div id="root"><h1>Kegiatan</h1></div>';
}
