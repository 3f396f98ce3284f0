import { bodyTooLarge, isAddressTooLong, receiveBody } from './body-limit.ts';
import { guessLimit } from './guess-limit.ts';
import { onlyKnownCalls } from './known-calls.ts';
import { mailLimit } from './mail-limit.ts';
import { multipartUpload } from './multipart-upload.ts';
import { passwordChange } from './password-change.ts';
import { publicFileHeaders } from './public-file-headers.ts';
import type { Answer, GatewayContext } from './repair.ts';
import { repeatedSignUp } from './repeated-sign-up.ts';
import { resend } from './resend.ts';
import { spentTokens } from './spent-tokens.ts';
import { storageToken } from './storage-token.ts';
import { newEmailChange, twoMailboxes } from './two-mailboxes.ts';
import { wellFormed } from './well-formed.ts';

/**
 * Corrects the embedded Supabase where it differs from the hosted one, in one file per difference. Nothing else in
 * the project knows about the differences.
 */
export function createGateway(context: GatewayContext, supabase: Answer): Answer {
  const repairs = [
    onlyKnownCalls,
    wellFormed,
    guessLimit(context),
    mailLimit(context),
    resend(context),
    repeatedSignUp(context),
    passwordChange(context),
    context.storeTokens,
    spentTokens(context),
    newEmailChange(context),
    twoMailboxes(context),
    multipartUpload,
    storageToken,
    publicFileHeaders,
  ];
  const answer = repairs.reduceRight<Answer>(
    (next, repair) => (request) => repair(request, next),
    supabase,
  );
  return async (request) => {
    if (isAddressTooLong(request))
      return Response.json({ message: 'URI Too Long' }, { status: 414 });
    const whole = await receiveBody(request);
    if (!whole) return bodyTooLarge();
    return context.database.takeTurn(() => answer(whole));
  };
}
