import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { type LocalStack, type LocalStackOptions, startLocalStack } from '../src/local-stack.ts';
import type { CapturedMail } from '../src/mail/mailbox.ts';

/** A stack in memory on free ports. */
export function startTestStack(options: Partial<LocalStackOptions> = {}): Promise<LocalStack> {
  return startLocalStack({
    port: 0,
    mailboxPort: 0,
    dataDir: 'memory',
    siteDir: '/nowhere',
    ...options,
  });
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

/** Opens the link of a mail; returns the target of its redirect. */
export async function openLink(mail: CapturedMail | undefined): Promise<URL> {
  const link = /http:\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  const answer = await fetch(link, { redirect: 'manual' });
  return new URL(answer.headers.get('location') ?? '');
}
