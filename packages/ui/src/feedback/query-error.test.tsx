import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FormError } from '../form/form-error.tsx';
import { ListHeading } from '../layout/list-heading.tsx';
import { Notice } from './notice.tsx';
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

const tones = ['info', 'success', 'warning', 'danger'] as const;
const looks = ['panel', 'card', 'notice'] as const;

it.each([
  ...tones.flatMap((tone) => [
    [tone, <Notice key="1" tone={tone} title="Gagal memuat" />, null] as const,
    [tone, <Notice key="1" tone={tone} title="Gagal memuat" isAnnounced />, 'alert'] as const,
  ]),
  // Announced where a dialog covers the toast.
  ...looks.flatMap((look) => [
    [look, <QueryError key="1" look={look} title="Gagal memuat" query={failed} />, null] as const,
    [
      look,
      <QueryError key="1" look={look} title="Gagal memuat" query={failed} isAnnounced />,
      'alert',
    ] as const,
  ]),
  ['form', <FormError key="1">Gagal memuat</FormError>, 'alert'],
  ['list', <ListHeading key="1" id="a" title="Daftar" status="Gagal memuat" />, 'status'],
] as const)('a message (%s) is announced where it answers an action', (_, component, role) => {
  render(component);
  const announced = ['alert', 'status', 'log']
    .flatMap((name) => screen.queryAllByRole(name))
    .map((region) => [region.getAttribute('role'), region.textContent?.includes('Gagal memuat')]);
  expect(announced).toEqual(role ? [[role, true]] : []);
});

it.each(looks)('a failed read (%s) says what, why, and how to repeat it', (look) => {
  const refetch = vi.fn();
  const { container } = render(
    <QueryError look={look} title="Gagal memuat" query={{ ...failed, refetch }} />,
  );
  expect(container.textContent).toMatch(/^Gagal memuat.+Coba Lagi$/);
  expect(container.querySelector('button svg') !== null).toBe(look === 'panel');
  fireEvent.click(screen.getByRole('button', { name: 'Coba Lagi' }));
  expect(refetch).toHaveBeenCalledOnce();
});
