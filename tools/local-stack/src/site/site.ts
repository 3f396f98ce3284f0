import { fillInAddress } from '@portal/release';
import type { Answer } from '../gateway/gateway.ts';
import { contentTypeOf, isText } from './content-types.ts';
import { fillInBackend } from './registry.ts';
import { compress, createSiteFiles, type Encoding, type SiteFile, withTag } from './site-files.ts';

const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'content-security-policy': "frame-ancestors 'none'",
  'x-frame-options': 'DENY',
};
const addressedFiles = new Set(['/registry.json', '/robots.txt', '/sitemap.xml']);
const immutablePath = /^\/(shell|areas)\//;

/** The static host: released files, and `index.html` for every address of the portal. */
export function createSite(siteDir: string, publishableKey: string): Answer {
  const files = createSiteFiles(siteDir);

  /** The few files that name the portal's own address, which only the host knows. */
  const addressed = async (request: Request, path: string) => {
    const file = await files.read(path);
    if (!file) return undefined;
    const { origin } = new URL(request.url);
    const stored = file.bytes.toString();
    const text =
      path === '/registry.json'
        ? fillInBackend(stored, { url: origin, publishableKey })
        : fillInAddress(stored, origin);
    const encoding = acceptedEncoding(request);
    const bytes = Buffer.from(text);
    const answer = withTag(encoding ? await compress[encoding](bytes) : bytes);
    return answerFile(request, path, answer, encoding);
  };

  const page = async (request: Request) =>
    (await addressed(request, '/index.html')) ??
    problem(503, 'The portal has not been built yet: run `pnpm start`.');

  const asset = async (request: Request, path: string) => {
    const encoding = isText(contentTypeOf(path)) ? acceptedEncoding(request) : undefined;
    const file = await files.read(path, encoding);
    return file ? answerFile(request, path, file, encoding) : problem(404, 'Not found');
  };

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return problem(405, 'Method not allowed', { allow: 'GET, HEAD' });
    }
    const path = decodePath(request);
    if (path === undefined) return problem(400, 'Bad request');
    if (isPage(path)) return page(request);
    const named = addressedFiles.has(path) ? await addressed(request, path) : undefined;
    return named ?? asset(request, path);
  };
}

function answerFile(request: Request, path: string, file: SiteFile, encoding?: Encoding) {
  const headers = new Headers({
    ...securityHeaders,
    'content-type': contentTypeOf(path),
    'cache-control': immutablePath.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: file.tag,
    vary: 'accept-encoding',
    ...(encoding && { 'content-encoding': encoding }),
  });
  if (request.headers.get('if-none-match')?.includes(file.tag)) {
    return new Response(null, { status: 304, headers });
  }
  headers.set('content-length', String(file.bytes.length));
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(file.bytes), { headers });
}

function problem(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(`${text}\n`, {
    status,
    headers: {
      ...securityHeaders,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    },
  });
}

function acceptedEncoding(request: Request): Encoding | undefined {
  const accepted = request.headers.get('accept-encoding') ?? '';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}

function decodePath(request: Request): string | undefined {
  try {
    return decodeURIComponent(new URL(request.url).pathname);
  } catch {
    return undefined;
  }
}

/** What has no file extension is an address of the portal; a missing file is a real 404. */
function isPage(path: string): boolean {
  return path === '/index.html' || !/\.[a-z0-9]+$/i.test(path);
}
