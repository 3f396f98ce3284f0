import type { TestProject } from 'vitest/node';
import { type LocalStack, startLocalStack } from '../src/local-stack.ts';

declare module 'vitest' {
  interface ProvidedContext {
    portalUrl: string;
    mailboxUrl: string;
    publishableKey: string;
  }
}

let portal: LocalStack;

/**
 * The `globalSetup` of a package whose tests need the backend: one in memory for all its test files. Each test uses
 * accounts of its own.
 */
export async function setup({ provide }: TestProject): Promise<void> {
  portal = await startLocalStack({
    port: 0,
    mailboxPort: 0,
    dataDir: 'memory',
    // These tests request no pages.
    siteDir: import.meta.dirname,
    mailInterval: 0,
  });
  provide('portalUrl', portal.url);
  provide('mailboxUrl', portal.mailboxUrl);
  provide('publishableKey', portal.publishableKey);
}

export async function teardown(): Promise<void> {
  await portal.close();
}
