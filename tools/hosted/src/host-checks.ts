import { randomUUID } from 'node:crypto';
import { everyAnswer, pageHeaders, pathsOfPages, secureAnswer } from '@portal/release/hosting';
import type { Check } from './check.ts';

const release = 'Release all areas (docs/deploy.md)';
const asReleased = 'Serve it as the files of the release say (docs/deploy.md)';

interface Hosted {
  /** Where visitors open the portal, without a path. */
  siteUrl: string;
  /** The Supabase project that the released pages are to use. */
  url: string;
  publishableKey: string;
}

/** What the host of the portal answers at its public address. */
export function hostChecks({ siteUrl, url, publishableKey }: Hosted): Check[] {
  const ask = (path: string) => fetch(siteUrl + path, { redirect: 'manual' });
  const missing = () => `/${randomUUID()}`;
  const pages = ['/', missing()];
  const files = ['/registry.json', `${missing()}.js`];
  const carry = (what: string, headers: Record<string, string>, paths: string[]): Check => ({
    name: what,
    problems: async () =>
      (await Promise.all(paths.map(async (path) => lacks(path, await ask(path), headers)))).flat(),
  });
  return [
    {
      name: 'every page answers, and no other path does',
      problems: async () => {
        const paths = pathsOfPages(await (await ask('/registry.json')).text());
        if (!paths) return [`the registry names no pages. ${release}`];
        const wanted = [...paths.map((path) => [path, 200] as const), [missing(), 404] as const];
        const answers = wanted.map(async ([path, status]) => {
          const answered = (await ask(path)).status;
          return answered === status ? [] : [`${path}: ${answered}, not ${status}. ${asReleased}`];
        });
        return (await Promise.all(answers)).flat();
      },
    },
    {
      name: 'the released pages use this project',
      problems: async () => {
        const { backend } = (await (await ask('/registry.json')).json()) ?? {};
        const isOurs = backend?.url === url && backend?.publishableKey === publishableKey;
        return isOurs ? [] : [`they use ${backend?.url ?? 'none'}, or another key. ${release}`];
      },
    },
    carry('browsers use HTTPS for a year', secureAnswer, [...pages, ...files]),
    carry('files carry their headers', everyAnswer, files),
    // The policy is compared by what it allows; an empty prefix fits every value.
    carry('pages carry their headers', { ...everyAnswer, ...pageHeaders(''), vary: '' }, pages),
    {
      name: 'pages run no foreign script (content-security-policy)',
      problems: async () => {
        const policy = (await ask('/')).headers.get('content-security-policy') ?? '';
        const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '*';
        const isOpen = /(^| )('unsafe-|\*|https?:( |$))/.test(scripts);
        return isOpen ? [`foreign scripts may run. ${asReleased}`] : [];
      },
    },
  ];
}

function lacks(path: string, { headers }: Response, wanted: Record<string, string>): string[] {
  return Object.entries(wanted)
    .filter(([name, value]) => !(headers.get(name) ?? '').startsWith(value))
    .map(([name, value]) => `${path}: ${name} is not "${value}". ${asReleased}`);
}
