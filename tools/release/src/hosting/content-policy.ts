import { createHash } from 'node:crypto';
import { parseRegistry, type Registry } from '@portal/federation/registry';

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
/** In the page of a shell that creates the policy of Trusted Types. A former one, without it, could load no area under their rule. */
const trustedTypesMark = '<meta name="trusted-types" content="default"';
const dataBlock = /\stype=["']?application\/(ld\+)?json/;

/**
 * What a page of the portal may load and run, derived from what was released: its inline scripts by their hashes, the
 * backend and the origins of areas from the registry. Pictures may come from anywhere, because people link logos.
 */
export function contentPolicy(page: string, registryText: string | undefined): string {
  const { backend, areas } = readRegistry(registryText);
  const areaOrigins = [...new Set(areas.flatMap(({ entry }) => originOf(entry)))];
  const backendOrigin = originOf(backend?.url ?? '');
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...areaOrigins, ...inlineScriptHashes(page)],
    // antd writes its styles into the page while it runs.
    'style-src': ["'self'", ...areaOrigins, "'unsafe-inline'"],
    'img-src': ["'self'", ...backendOrigin, 'https:', 'data:', 'blob:'],
    'font-src': ["'self'", ...areaOrigins],
    'connect-src': ["'self'", ...backendOrigin],
    'object-src': ["'none'"],
    'frame-src': ["'none'"],
    'worker-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    // The shell's `trusted-types.ts` says which texts may become markup, script or the URL of a script.
    ...(page.includes(trustedTypesMark) && {
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['default'],
    }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** The shell reports a broken registry; the page is served all the same. */
function readRegistry(text: string | undefined): Registry {
  try {
    return parseRegistry(JSON.parse(text ?? ''));
  } catch {
    return { backend: null, areas: [] };
  }
}

function inlineScriptHashes(page: string): string[] {
  return [...page.matchAll(inlineScript)]
    .filter(([, attributes = '']) => !dataBlock.test(attributes))
    .map(([, , code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}

/** Nothing for a path of the site itself. */
function originOf(url: string): string[] {
  return URL.canParse(url) ? [new URL(url).origin] : [];
}
