import { randomUUID } from 'node:crypto';
import { everyAnswer, pageHeaders, pathsOfPages, secureAnswer } from '@portal/release/hosting';
import { allWell } from '../belief.ts';

interface Released {
  target: {
    /** The Supabase project that the released pages are to use. */
    url: string;
    anonKey: string;
    portal?: string | undefined;
  };
}

const askIn =
  ({ target: { portal } }: Released) =>
  (path: string) =>
    fetch(portal + path, { redirect: 'manual' });
const missing = () => `/${randomUUID()}`;
const pages = ['/', missing()];
const files = ['/registry.json', `${missing()}.js`];

const carry = (name: string, headers: Record<string, string>, paths: string[]) =>
  allWell<Released>(
    name,
    async (world) => {
      const ask = askIn(world);
      const lacking = paths.map(async (path) => lacks(path, await ask(path), headers));
      return (await Promise.all(lacking)).flat();
    },
    'portal',
  );

/** What the host of the portal answers at its public address. */
export const portalBeliefs = [
  allWell<Released>(
    'every page answers, and no other path does',
    async (world) => {
      const ask = askIn(world);
      const paths = pathsOfPages(await (await ask('/registry.json')).text());
      if (!paths) return ['the registry names no pages'];
      const wanted = [...paths.map((path) => [path, 200] as const), [missing(), 404] as const];
      const answers = wanted.map(async ([path, status]) => {
        const answer = (await ask(path)).status;
        return answer === status ? [] : [`${path}: ${answer}, not ${status}`];
      });
      return (await Promise.all(answers)).flat();
    },
    'portal',
  ),
  allWell<Released>(
    'the released pages use this project',
    async (world) => {
      const { url, anonKey, portal } = world.target;
      const { backend } = (await (await askIn(world)('/registry.json')).json()) ?? {};
      // The host may pass the project on at the portal's own origin.
      const isOurs = [url, portal].includes(backend?.url) && backend?.publishableKey === anonKey;
      return isOurs ? [] : [`they use ${backend?.url ?? 'none'}, or another key`];
    },
    'portal',
  ),
  carry('browsers use HTTPS for a year', secureAnswer, [...pages, ...files]),
  carry('files carry their headers', everyAnswer, files),
  // The policy is compared by what it allows; an empty prefix fits every value.
  carry('pages carry their headers', { ...everyAnswer, ...pageHeaders(''), vary: '' }, pages),
  allWell<Released>(
    'pages run no foreign script',
    async (world) => {
      const policy = (await askIn(world)('/')).headers.get('content-security-policy') ?? '';
      const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '*';
      const isOpen = /(^| )('unsafe-|\*|https?:( |$))/.test(scripts);
      return isOpen ? ['the content-security-policy lets them run'] : [];
    },
    'portal',
  ),
];

function lacks(path: string, { headers }: Response, wanted: Record<string, string>): string[] {
  return Object.entries(wanted)
    .filter(([name, value]) => !(headers.get(name) ?? '').startsWith(value))
    .map(([name, value]) => `${path}: ${name} is not "${value}"`);
}
