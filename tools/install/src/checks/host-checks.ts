import { randomUUID } from 'node:crypto';
import { everyAnswer, pageHeaders, pathsOfPages, secureAnswer } from '@portal/release/hosting';
import type { Check } from '../check.ts';
import type { Project } from '../project.ts';

const release = 'Release all areas (docs/deploy.md)';
const asReleased = 'Serve it as the files of the release say (docs/deploy.md)';

type Hosted = Pick<Project, 'siteUrl' | 'url'> & { keys: Pick<Project['keys'], 'publishable'> };

/** What the host of the portal answers at its public address. */
export function hostChecks(project: Hosted): Check[] {
  const { siteUrl } = project;
  const ask = (path: string) => fetch(siteUrl + path, { redirect: 'manual' });
  const missing = () => `/${randomUUID()}`;
  const carries = (headers: Record<string, string>, paths: string[]) => async () =>
    (await Promise.all(paths.map(async (path) => lacks(path, await ask(path), headers)))).flat();
  const pages = ['/', missing()];
  const files = ['/registry.json', `${missing()}.js`];
  // The policy is compared by what it allows; an empty prefix fits every value.
  const page = { ...everyAnswer, ...pageHeaders(''), vary: '' };
  return [
    { name: 'the address is one of HTTPS', problems: async () => addressProblems(siteUrl) },
    {
      name: 'every page answers, and no other path does',
      problems: async () => {
        const registry = await (await ask('/registry.json')).text();
        const paths = pathsOfPages(registry);
        if (!paths) return [`the registry names no pages. ${release}`];
        const wanted = [...paths.map((path) => [path, 200] as const), [missing(), 404] as const];
        const answers = await Promise.all(
          wanted.map(async ([path, status]) => [path, status, (await ask(path)).status] as const),
        );
        return answers
          .filter(([, status, answered]) => status !== answered)
          .map(([path, status, answered]) => `${path}: ${answered}, not ${status}. ${asReleased}`);
      },
    },
    {
      name: 'the released pages use this project',
      problems: async () => backendProblems(project, await (await ask('/registry.json')).json()),
    },
    {
      name: 'browsers use HTTPS for a year (strict-transport-security)',
      problems: carries(secureAnswer, [...pages, ...files]),
    },
    {
      name: 'files carry their headers',
      problems: carries(everyAnswer, files),
    },
    { name: 'pages carry their headers', problems: carries(page, pages) },
    {
      name: 'pages run no foreign script (content-security-policy)',
      problems: async () => policyProblems(project, await ask('/')),
    },
  ];
}

/** A portal on this machine, for trying the command, needs no certificate. */
function addressProblems(siteUrl: string): string[] {
  const { protocol, hostname } = new URL(siteUrl);
  const isSafe = protocol === 'https:' || hostname === 'localhost';
  return isSafe ? [] : [`${siteUrl} is not encrypted: use a host with a certificate`];
}

function lacks(path: string, { headers }: Response, wanted: Record<string, string>): string[] {
  return Object.entries(wanted)
    .filter(([name, value]) => !(headers.get(name) ?? '').startsWith(value))
    .map(([name, value]) => `${path}: ${name} is not "${value}". ${asReleased}`);
}

function backendProblems({ url, keys }: Hosted, registry: unknown): string[] {
  const { backend } = Object(registry) as { backend?: { url?: string; publishableKey?: string } };
  if (backend?.url !== url) return [`they use ${backend?.url ?? 'none'}. ${release}`];
  const isKey = backend.publishableKey === keys.publishable;
  return isKey ? [] : [`they use ${url} with another key. ${release}`];
}

function policyProblems({ url }: Hosted, { headers }: Response): string[] {
  const policy = headers.get('content-security-policy') ?? '';
  const directives = new Map(
    policy.split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/);
      return [name, sources];
    }),
  );
  const scripts = directives.get('script-src') ?? ['*'];
  const isOpen = scripts.some((source) => /^('unsafe-|\*|https?:$)/.test(source));
  const isReachable = directives.get('connect-src')?.includes(url);
  return [
    ...(isOpen ? [`foreign scripts may run. ${asReleased}`] : []),
    ...(isReachable ? [] : [`pages may not reach ${url}. ${release}`]),
  ];
}
