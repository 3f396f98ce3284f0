import { sessionPlace } from '@portal/api/client';

const sentences = {
  tab: 'Penyimpanan browser ini penuh: Anda tetap masuk hanya di tab ini, sampai tab ditutup.',
  page: 'Penyimpanan browser ini penuh atau diblokir: Anda tetap masuk hanya sampai halaman ini dimuat ulang.',
};

/** How long the session lasts where the browser could not store it; undefined where it could. */
export function sessionLimit(): string | undefined {
  const place = sessionPlace();
  return place === 'browser' ? undefined : sentences[place];
}
