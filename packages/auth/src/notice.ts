/** What the page shows as a toast, word by word. `duration` in milliseconds where it is not the usual one. */
export interface Notice {
  tone: 'success' | 'warning' | 'error';
  title: string;
  description: string;
  duration?: number;
}

/** `isDone` tells whether the user may go on to the next screen. */
export interface Outcome {
  isDone: boolean;
  notice: Notice;
}

export function success(title: string, description: string, duration?: number) {
  const notice: Notice = { tone: 'success', title, description };
  return { isDone: true as const, notice: duration ? { ...notice, duration } : notice };
}

export function failure(title: string, description: string, duration?: number) {
  const notice: Notice = { tone: 'error', title, description };
  return { isDone: false as const, notice: duration ? { ...notice, duration } : notice };
}

const unreachable = 'Layanan tidak dapat dihubungi. Periksa koneksi internet Anda, lalu coba lagi.';

/** The code of an error of the authentication service or the database; empty when there is none. */
export function errorCode(error: unknown): string {
  const hasCode = error instanceof Error && 'code' in error;
  return hasCode && typeof error.code === 'string' ? error.code : '';
}

/** The service's own message; ours where there was no answer. */
export function errorMessage(error: unknown): string {
  if (!(error instanceof Error)) return unreachable;
  const status = 'status' in error ? error.status : undefined;
  const isUnanswered =
    status === 0 || error.name === 'TypeError' || error.name === 'ChunkLoadError';
  return isUnanswered || !error.message ? unreachable : error.message;
}
