import { afterEach, expect, it, vi } from 'vitest';
import { dismissError, dismissToast, getToast, showToast, subscribeToast } from './toast.ts';

afterEach(() => dismissToast());

it('stays five seconds by default', () => {
  showToast({ title: 'Pesan Terkirim' });
  expect(getToast()).toMatchObject({ title: 'Pesan Terkirim', tone: 'default', duration: 5000 });

  showToast({ title: 'Registrasi Berhasil!', duration: Number.POSITIVE_INFINITY });
  expect(getToast()?.duration).toBe(Number.POSITIVE_INFINITY);
});

it('shows one toast at a time: the newer replaces the older', () => {
  const older = showToast({ title: 'Satu' });
  showToast({ title: 'Dua', tone: 'error' });
  expect(getToast()).toMatchObject({ title: 'Dua', tone: 'error' });

  dismissToast(older);
  expect(getToast()?.title).toBe('Dua');
});

it('notifies its listeners until they unsubscribe', () => {
  const listener = vi.fn();
  const leave = subscribeToast(listener);
  showToast({ title: 'Satu' });
  dismissToast();
  expect(listener).toHaveBeenCalledTimes(2);
  expect(getToast()).toBeNull();

  leave();
  showToast({ title: 'Dua' });
  expect(listener).toHaveBeenCalledTimes(2);
});

it('a failure leaves when it is tried again, anything else stays', () => {
  showToast({ title: 'Tersimpan', tone: 'success' });
  dismissError();
  expect(getToast()?.title).toBe('Tersimpan');
  showToast({ title: 'Gagal', tone: 'error' });
  dismissError();
  expect(getToast()).toBeNull();
  const listener = vi.fn();
  const leave = subscribeToast(listener);
  dismissError();
  dismissToast();
  expect(listener).not.toHaveBeenCalled();
  leave();
});
