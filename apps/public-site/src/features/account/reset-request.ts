import { readStoredJson, removeStored, writeStored } from '@portal/api/browser-storage';
import { resetRequestKey } from '@portal/api/storage-keys';
import { useHasPassed } from './use-has-passed.ts';

/** The reset mail that this tab requested. It survives a reload, so that the hint still appears on time. */
export interface ResetRequest {
  email: string;
  sentAt: number;
}

const hintDelay = 5 * 60_000;

export function readResetRequest(): ResetRequest | null {
  const { email, sentAt }: Partial<Record<keyof ResetRequest, unknown>> = Object(
    readStoredJson('sessionStorage', resetRequestKey),
  );
  return typeof email === 'string' && typeof sentAt === 'number' ? { email, sentAt } : null;
}

/** Null removes the stored request. */
export function keepResetRequest(request: ResetRequest | null) {
  if (request) writeStored('sessionStorage', resetRequestKey, JSON.stringify(request));
  else removeStored('sessionStorage', resetRequestKey);
}

/** True once five minutes have passed since the mail was sent. */
export function useIsHintDue(sentAt: number): boolean {
  return useHasPassed(sentAt + hintDelay - Date.now());
}
