import { multipartUpload } from './multipart-upload.ts';
import { publicFileHeaders } from './public-file-headers.ts';
import { recoveryLimit } from './recovery-limit.ts';
import { redirectTarget } from './redirect-target.ts';
import type { Answer, GatewayContext } from './repair.ts';
import { repeatedSignUp } from './repeated-sign-up.ts';
import { resend } from './resend.ts';

/**
 * Corrects the embedded Supabase where it differs from the hosted one, in one file per difference. Nothing else in
 * the project knows about the differences.
 */
export function createGateway(context: GatewayContext, supabase: Answer): Answer {
  const repairs = [
    redirectTarget,
    recoveryLimit(context),
    resend(context),
    repeatedSignUp,
    multipartUpload,
    publicFileHeaders,
  ];
  const answer = repairs.reduceRight<Answer>(
    (next, repair) => (request) => repair(request, next),
    supabase,
  );
  return async (request) => {
    const whole = await receive(request);
    return context.database.takeTurn(() => answer(whole));
  };
}

/** Reads the whole body before the database is locked, so that a slow upload blocks nobody. */
async function receive(request: Request): Promise<Request> {
  if (!request.body) return request;
  const body = await request.arrayBuffer();
  const { url, method, headers } = request;
  return new Request(url, { method, headers, body });
}
