import { createClient, type EmailOtpType, type SupabaseClient } from '@supabase/supabase-js';
import { type LocalStack, type LocalStackOptions, startLocalStack } from '../src/local-stack.ts';
import type { CapturedMail } from '../src/mail/mailbox.ts';

/** A stack in memory on free ports. */
export async function startTestStack(
  options: Partial<LocalStackOptions> = {},
): Promise<LocalStack> {
  const stack = await startLocalStack({
    port: 0,
    mailboxPort: 0,
    dataDir: 'memory',
    siteDir: '/nowhere',
    ...options,
  });
  // Tests share the process with the server: while it computes, an idle connection would be closed under the next request.
  for (const server of stack.servers) server.keepAliveTimeout = 60_000;
  return stack;
}

/** A client like the browser's, without a stored session. */
export function clientOf({ url, publishableKey }: LocalStack): SupabaseClient {
  return createClient(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, flowType: 'implicit' },
    // Node 20 has no WebSocket, and nothing here listens to changes.
    realtime: { transport: class {} as never },
  });
}

export async function mailsOf({ mailboxUrl }: LocalStack): Promise<CapturedMail[]> {
  return (await (await fetch(`${mailboxUrl}/api/messages`)).json()) as CapturedMail[];
}

/** What the link of a mail carries: the kind and the token. */
export function linkOf(mail: CapturedMail | undefined): { type: EmailOtpType; token_hash: string } {
  const [, type = '', token = ''] = /http:\S+\/tautan#(\w+)=(\w+)/.exec(mail?.text ?? '') ?? [];
  return { type: type as EmailOtpType, token_hash: token };
}

/** Uses the link of a mail, as the portal does after a press. */
export function openLink(stack: LocalStack, mail: CapturedMail | undefined) {
  return clientOf(stack).auth.verifyOtp(linkOf(mail));
}
