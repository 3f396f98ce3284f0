import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { QueryError } from './query-error.tsx';

afterEach(cleanup);

const failed = { error: new Error('TypeError'), isFetching: false, refetch: () => undefined };

it.each(['panel', 'card', 'notice'] as const)('repeats the read on request as a %s', (look) => {
  const refetch = vi.fn();
  render(<QueryError look={look} title="Gagal memuat" query={{ ...failed, refetch }} />);
  expect(screen.getByText('Gagal memuat')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Coba Lagi' }));
  expect(refetch).toHaveBeenCalledExactlyOnceWith();
});

it('repeats nothing while a read is under way', () => {
  const refetch = vi.fn();
  render(<QueryError title="Gagal memuat" query={{ ...failed, isFetching: true, refetch }} />);
  fireEvent.click(screen.getByRole('button', { name: /Coba Lagi/ }));
  expect(refetch).not.toHaveBeenCalled();
});

it('is announced where a dialog covers the toast', () => {
  const { rerender } = render(<QueryError title="Gagal memuat" query={failed} />);
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(<QueryError isAnnounced title="Gagal memuat" query={failed} />);
  expect(screen.getByRole('alert')).toBeTruthy();
});
