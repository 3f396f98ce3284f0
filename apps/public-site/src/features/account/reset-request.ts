import { resetRequestKey } from '@portal/api/storage-keys';
import { useHasPassed } from './use-has-passed.ts';

/** The reset mail that this tab requested. It survives a reload, so that the hint still appears on time. */
export interface ResetRequest {
  email: string;
  sentAt: number;
}

const hintDelay = 5 * 60_000;

export function readResetRequest(): ResetRequest | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(resetRequestKey) ?? 'null');
    return isResetRequest(value) ? value : null;
  } catch {
    return null;
  }
}

function isResetRequest(value: unknown): value is ResetRequest {
  return (
    typeof value === 'object' &&
    value !== null &&
    'email' in value &&
    typeof value.email === 'string' &&
    'sentAt' in value &&
    typeof value.sentAt === 'number'
  );
}

/** Null removes the stored request. */
export function keepResetRequest(request: ResetRequest | null) {
  try {
    if (request) sessionStorage.setItem(resetRequestKey, JSON.stringify(request));
    else sessionStorage.removeItem(resetRequestKey);
  } catch {
    // Without storage, only a reload loses the confirmation.
  }
}

/** True once five minutes have passed since the mail was sent. */
export function useIsHintDue(sentAt: number): boolean {
  return useHasPassed(sentAt + hintDelay - Date.now());
}
