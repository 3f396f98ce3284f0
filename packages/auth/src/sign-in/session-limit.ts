import { isSessionOfTab } from '@portal/api/client';

/** What to say where the browser had no room for the session; undefined where it had. */
export function sessionLimit(): string | undefined {
  if (isSessionOfTab()) return 'Penyimpanan browser ini penuh: Anda tetap masuk hanya di tab ini.';
}
