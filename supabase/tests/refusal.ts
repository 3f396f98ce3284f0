import { expect } from 'vitest';

/** A message of ours, with its code. The embedded service puts the word 'error' before it, hosted Supabase does not. */
export const ownError = (message: string) => ({
  code: expect.stringMatching(/^PT4\d\d$/),
  message: expect.stringContaining(message),
});

export const refusal = (message: string) => ({ error: ownError(message) });
