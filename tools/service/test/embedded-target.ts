import type { LocalStack } from '@portal/local-stack';
import { pinned } from '../src/management.ts';
import type { Target } from '../src/target.ts';

/** A stack of this process, with statements in place of the Management API. */
export function targetOf(stack: LocalStack): Target {
  return {
    url: stack.url,
    anonKey: stack.publishableKey,
    serviceKey: stack.secretKey,
    mailTo: 'pengurus@contoh.example',
    sql: (text) =>
      stack.transaction(async ({ query }) => {
        await query(pinned);
        return query(text);
      }),
  };
}
