import { errorKind, errorText, isApiError } from '@portal/api';

/** What the page shows as a toast, word by word. `duration` in milliseconds where it is not the usual one. */
export interface Notice {
  tone: 'success' | 'warning' | 'error';
  title: string;
  description: string;
  duration?: number;
  /** The user may still have to confirm the e-mail: the page offers a new link. */
  lacksConfirmation?: true;
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

export function unconfirmed({ notice }: ReturnType<typeof failure>) {
  return { isDone: false as const, notice: { ...notice, lacksConfirmation: true as const } };
}

const goneCodes = ['session_expired', 'session_not_found', 'refresh_token_not_found', 'bad_jwt'];

/** Refusals of the authentication service, by its codes. */
const byCode: Record<string, string> = {
  same_password: 'Password baru harus berbeda dari password lama.',
  weak_password: 'Password ini mudah ditebak. Pilih password yang lebih panjang atau lebih rumit.',
  reauthentication_needed: 'Demi keamanan akun Anda, silakan login kembali, lalu coba lagi.',
  otp_expired: 'Tautan sudah dipakai atau kedaluwarsa. Mintalah tautan baru.',
  email_address_invalid: 'Alamat email ini tidak dapat digunakan. Periksa kembali penulisannya.',
  email_address_not_authorized: 'Email ke alamat ini belum dapat dikirim. Silakan hubungi admin.',
  user_banned: 'Akun ini sedang dinonaktifkan. Silakan hubungi admin.',
  user_not_found: 'Akun ini tidak ditemukan. Silakan login kembali.',
  // Two requests for one address in the same moment, or one that was taken since its mail was sent.
  '23505': 'Email ini sudah terdaftar. Silakan coba login atau gunakan email lain.',
  signup_disabled: 'Pendaftaran akun baru sedang ditutup.',
  over_email_send_rate_limit:
    'Email baru saja dikirim ke alamat ini. Tunggu beberapa saat, lalu coba lagi.',
  insufficient_aal:
    'Akun ini memakai langkah masuk kedua, yang tidak didukung portal. Silakan hubungi admin.',
  captcha_failed: 'Pemeriksaan robot gagal. Silakan hubungi admin.',
  email_provider_disabled: 'Masuk dengan email sedang ditutup. Silakan hubungi admin.',
  ...Object.fromEntries(goneCodes.map((code) => [code, errorText('', 'session-expired', '')])),
};

const limitCodes = ['over_email_send_rate_limit', 'over_request_rate_limit'];

/** The service refuses this user for a while, because their mails or requests were too many. */
export function isRateLimited(error: unknown): boolean {
  if (isMailQuotaSpent(error)) return false;
  return statusOf(error) === 429 || limitCodes.includes(errorCode(error));
}

/** Sending failed or is limited, which the service says of addresses alone that get a mail. */
export function isOfMails(error: unknown): boolean {
  return errorCode(error) === 'over_email_send_rate_limit' || [500, 504].includes(statusOf(error));
}

/** A mail of this kind was sent to this address within the last minute. */
export function isMailJustSent(error: unknown): boolean {
  return errorCode(error) === 'over_email_send_rate_limit' && !isMailQuotaSpent(error);
}

/**
 * The mails of the hour for everybody are spent, and nothing was sent or stored. The service has one code for this and for a mail that was
 * just sent (https://github.com/supabase/auth/blob/master/internal/api/errors.go).
 */
function isMailQuotaSpent(error: unknown): boolean {
  const message = error instanceof Error ? error.message : '';
  const isLimit = errorCode(error) === 'over_email_send_rate_limit';
  return isLimit && /email rate limit exceeded/i.test(message);
}

/** The code of an error of the authentication service or the database; empty when there is none. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return '';
  // auth-js turns an ended session into an error of its own, without the code; the service passes on PostgreSQL's in another field.
  if (error.name === 'AuthSessionMissingError') return 'session_not_found';
  if (error.message.startsWith('duplicate key')) return '23505';
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}

export function isSessionGone(error: unknown): boolean {
  return goneCodes.includes(errorCode(error));
}

export function statusOf(error: unknown): number {
  const hasStatus = error instanceof Error && 'status' in error;
  return hasStatus && typeof error.status === 'number' ? error.status : 0;
}

/** What people read about an error of the authentication service, of the network, or of a read. */
export function errorMessage(error: unknown): string {
  if (isApiError(error)) return error.message;
  if (isMailQuotaSpent(error)) {
    return 'Kami sedang menerima banyak pendaftaran. Coba lagi dalam satu jam.';
  }
  const message = error instanceof Error ? error.message : '';
  const code = errorCode(error);
  const status = statusOf(error);
  const kind = isRateLimited(error) ? 'rate-limited' : errorKind({ message, code }, status);
  return byCode[code] ?? errorText(message, kind, code);
}
