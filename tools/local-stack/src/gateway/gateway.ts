import type { Mailer } from '../backend/supabase-app.ts';
import type { Database } from '../database/database.ts';
import { multipartUpload } from './multipart-upload.ts';
import { publicFileHeaders } from './public-file-headers.ts';
import { recoveryLimit } from './recovery-limit.ts';
import { redirectTarget } from './redirect-target.ts';
import { repeatedSignUp } from './repeated-sign-up.ts';
import { resend } from './resend.ts';

export type Answer = (request: Request) => Promise<Response>;
export type Repair = (request: Request, next: Answer) => Promise<Response>;
export type MakeRepair = (context: GatewayContext) => Repair;

export interface GatewayContext {
  database: Database;
  mailer: Mailer;
  /** Seconds between two mails of a kind to one address. */
  mailInterval: number;
}

/**
 * Stands before the embedded Supabase and repairs, one file each, where it differs from the
 * hosted one. Nothing else in the project knows about the differences.
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

/** Takes the whole body in before the turn begins, so that a slow upload holds nobody up. */
async function receive(request: Request): Promise<Request> {
  if (!request.body) return request;
  const body = await request.arrayBuffer();
  const { url, method, headers } = request;
  return new Request(url, { method, headers, body });
}
