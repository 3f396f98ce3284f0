import type { Check } from '../check.ts';
import type { Project } from '../project.ts';

/** What the project answers to a visitor, who holds the publishable key alone. */
export function serviceChecks({ url, keys }: Project): Check[] {
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(url + path, { ...init, headers: { apikey: keys.publishable, ...init.headers } });
  const refused = async (what: string, path: string, init?: RequestInit) => {
    const answer = await ask(path, init);
    const text = await answer.text();
    return answer.ok && text !== '[]' ? [`a visitor reads ${what}: look for a changed policy`] : [];
  };
  return [
    {
      name: 'visitors read what is public',
      problems: async () => {
        const answer = await ask('/rest/v1/rpc/home_statistics', { method: 'POST' });
        return answer.ok
          ? []
          : [`home_statistics answers ${answer.status}: ${await answer.text()}`];
      },
    },
    {
      name: 'calendars read the events, with the key in the address',
      problems: async () => {
        const address = `${url}/rest/v1/rpc/event_calendar?apikey=${keys.publishable}`;
        const answer = await fetch(address);
        const text = await answer.text();
        return answer.headers.get('content-type')?.startsWith('text/calendar') &&
          text.startsWith('BEGIN:VCALENDAR')
          ? []
          : [`event_calendar answers ${answer.status}: ${text.slice(0, 200)}`];
      },
    },
    {
      name: 'visitors read no alumni, no settings and no list of files',
      problems: async () => [
        ...(await refused('alumni', '/rest/v1/alumni?select=id&limit=1')),
        ...(await refused('the settings', '/rest/v1/app_settings?select=id', {
          headers: { 'accept-profile': 'private' },
        })),
        ...(await refused('the list of files', '/storage/v1/object/list/public-files', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ prefix: '', limit: 1 }),
        })),
      ],
    },
  ];
}
