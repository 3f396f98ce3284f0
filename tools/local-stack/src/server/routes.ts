import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { everyAnswer } from '@portal/release/hosting';
import type { Answer } from '../gateway/repair.ts';
import { messageOf } from '../stack-error.ts';
import { compressAnswer } from './compress-answer.ts';
import { refuseForeignHost } from './own-host.ts';
import { readRequestLine } from './request-line.ts';

export interface Backend {
  supabase: Answer;
  site: Answer;
  /** Whether the database answers; requests wait meanwhile. */
  isSound(): boolean;
}

const supabasePath = /^\/(auth|rest|storage)\/v1(\/|$)/;
/** Tables, functions, calls and files have such names only. */
const plainPath = /^[\w./-]+$/;

/** One origin: health, the Supabase endpoints, and the site for everything else. */
export function createRoutes(log: (line: string) => void) {
  let backend: Backend | undefined;

  const answer = async (request: Request, target: string): Promise<Response> => {
    const refusal = refuseForeignHost(request);
    if (refusal) return refusal;
    const { path, isCanonical } = readRequestLine(target);
    if (path === '/healthz') return health(backend?.isSound() ?? false);
    if (!backend) return health(false);
    if (!supabasePath.test(path)) return backend.site(request);
    if (!isCanonical || !plainPath.test(path)) return protect(unclearPath());
    return protect(await compressAnswer(request, await backend.supabase(request)));
  };

  const listener = getRequestListener(
    (request, { incoming }) =>
      answer(request, incoming.url ?? '').catch((error: unknown) => {
        log(`${request.method} ${request.url}: ${messageOf(error)}`);
        return protect(Response.json({ code: 500, msg: 'Unexpected failure' }, { status: 500 }));
      }),
    { overrideGlobalObjects: false },
  );
  return {
    listener: ((incoming, outgoing) => void listener(incoming, outgoing)) as RequestListener,
    open(ready: Backend): void {
      backend = ready;
    },
  };
}

/** The site's answers carry these headers already. Stored files have a stricter policy of their own. */
function protect(response: Response): Response {
  const headers = new Headers(response.headers);
  const policy = headers.get('content-security-policy');
  for (const [name, value] of Object.entries(everyAnswer)) headers.set(name, value);
  if (policy) headers.set('content-security-policy', policy);
  return new Response(response.body, { status: response.status, headers });
}

function unclearPath(): Response {
  const msg =
    'A path of the backend is written without encoding, double slashes and a slash at its end';
  return Response.json({ code: 400, msg }, { status: 400 });
}

function health(isReady: boolean): Response {
  const answer = Response.json(
    { status: isReady ? 'ok' : 'starting' },
    { status: isReady ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  );
  return protect(answer);
}
