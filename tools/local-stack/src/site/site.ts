import { fillInAddress, fillInBackend } from '@portal/release';
import {
  acceptedEncoding,
  compress,
  contentPolicy,
  contentTypeOf,
  everyAnswer,
  fileHeaders,
  isText,
  kindOf,
  notFoundPath,
  ownPagePath,
  pageHeaders,
  pagePath,
  pageStatus,
  pathsOfPages,
  refusal,
} from '@portal/release/hosting';
import type { Answer } from '../gateway/repair.ts';
import { createSiteFiles, type SiteFile, withTag } from './site-files.ts';

const registryPath = '/registry.json';
const registryPaths = new Set([registryPath, '/registry-copy.json']);
const addressedFiles = new Set([...registryPaths, '/robots.txt', '/sitemap.xml']);

/** The static host: released files; for every path of the portal its own page, else `index.html`; `404.html` for any other path. */
export function createSite(siteDir: string, publishableKey: string): Answer {
  const files = createSiteFiles(siteDir);

  /** The few files that contain the portal's origin or its backend, which only the host knows. */
  const addressed = async (request: Request, path: string): Promise<string | undefined> => {
    const stored = (await files.read(path))?.bytes.toString();
    const { origin } = new URL(request.url);
    if (stored === undefined) return undefined;
    const backend = { url: origin, publishableKey };
    return registryPaths.has(path)
      ? nameBackend(stored, backend)
      : fillInBackend(fillInAddress(stored, origin), backend);
  };

  const page = async (request: Request, path: string) => {
    const plain = await addressed(request, pagePath);
    if (plain === undefined) return undefined;
    const registry = await addressed(request, registryPath).catch(() => undefined);
    const status = pageStatus(path, pathsOfPages(registry));
    const own = status === 404 ? notFoundPath : ownPagePath(path);
    const html = (await addressed(request, own)) ?? plain;
    // One policy for all pages, as on other hosts: standalone pages contain no script.
    const headers = pageHeaders(contentPolicy(plain, registry));
    return answerText(request, pagePath, html, headers, status);
  };

  const file = async (request: Request, path: string, headers: HeadersInit) => {
    if (addressedFiles.has(path)) {
      const text = await addressed(request, path);
      return text === undefined ? undefined : answerText(request, path, text, headers);
    }
    const encoding = encodingFor(request, path);
    const found = await files.read(path, encoding);
    return found && answerFile(request, found, describe(path, headers, encoding));
  };

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return refuse(405, 'Method not allowed', { allow: 'GET, HEAD' });
    }
    const path = decodePath(request);
    if (path === undefined) return refuse(400, 'Bad request');
    const kind = kindOf(path);
    if (kind === 'page') {
      return (await page(request, path)) ?? refuse(503, 'Nothing is built yet: run pnpm start');
    }
    const found = kind && (await file(request, path, fileHeaders[kind]));
    return found ?? refuse(404, 'Not found');
  };
}

async function answerText(
  request: Request,
  path: string,
  text: string,
  headers: HeadersInit,
  status: 200 | 404 = 200,
) {
  const encoding = encodingFor(request, path);
  const bytes = Buffer.from(text);
  const file = withTag(encoding ? await compress(bytes, encoding, 'answer') : bytes);
  return answerFile(request, file, describe(path, headers, encoding), status);
}

function encodingFor(request: Request, path: string) {
  return isText(contentTypeOf(path) ?? '')
    ? acceptedEncoding(request.headers.get('accept-encoding'))
    : undefined;
}

function describe(path: string, kindHeaders: HeadersInit, encoding: string | undefined): Headers {
  const headers = new Headers(everyAnswer);
  for (const [name, value] of new Headers(kindHeaders)) headers.set(name, value);
  headers.set('content-type', contentTypeOf(path) ?? '');
  if (encoding) headers.set('content-encoding', encoding);
  return headers;
}

function answerFile(request: Request, file: SiteFile, headers: Headers, status = 200): Response {
  headers.set('etag', file.tag);
  if (status === 200 && request.headers.get('if-none-match')?.includes(file.tag)) {
    return new Response(null, { status: 304, headers });
  }
  headers.set('content-length', String(file.bytes.length));
  const body = request.method === 'HEAD' ? null : new Uint8Array(file.bytes);
  return new Response(body, { status, headers });
}

function refuse(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(text, { status, headers: { ...everyAnswer, ...refusal, ...headers } });
}

function decodePath(request: Request): string | undefined {
  try {
    return decodeURIComponent(new URL(request.url).pathname);
  } catch {
    return undefined;
  }
}

/** One build serves every environment: only the registry names the backend. */
function nameBackend(registry: string, backend: object): string {
  return `${JSON.stringify({ ...(JSON.parse(registry) as object), backend }, null, 2)}\n`;
}
