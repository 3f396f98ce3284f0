import { guessLimit } from './accounts/guess-limit.ts';
import { mailLimit } from './accounts/mail-limit.ts';
import { passwordChange } from './accounts/password-change.ts';
import { repeatedSignUp } from './accounts/repeated-sign-up.ts';
import { resend } from './accounts/resend.ts';
import { spentTokens } from './accounts/spent-tokens.ts';
import { newEmailChange, twoMailboxes } from './accounts/two-mailboxes.ts';
import { bodyTooLarge, isAddressTooLong, receiveBody } from './body-limit.ts';
import { onlyKnownCalls } from './known-calls.ts';
import { multipartUpload } from './multipart-upload.ts';
import { nameSearchLimit } from './name-search-limit.ts';
import { publicFileHeaders } from './public-file-headers.ts';
import type { Answer, GatewayContext } from './repair.ts';
import { storageToken } from './storage-token.ts';
import { wellFormed } from './well-formed.ts';

/**
 * Corrects the embedded Supabase where it differs from the hosted one, in one file per difference. Nothing else in
 * the project knows about the differences.
 */
export function createGateway(context: GatewayContext, supabase: Answer): Answer {
  const repairs = [
    onlyKnownCalls,
    wellFormed,
    nameSearchLimit(context),
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
