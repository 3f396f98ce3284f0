import { expect, test } from 'vitest';
import { toNotification } from './notification.model.ts';

const linkOf = (link: unknown) => toNotification({ id: '1', link } as never)?.link;

test('reads a row, and none without id', () => {
  const row = { id: '1', message: 'M', is_read: true, created_at: '2026-01-01', link: null };
  expect(toNotification(row)).toEqual({
    id: '1',
    message: 'M',
    isRead: true,
    createdAt: '2026-01-01',
    link: null,
  });
  expect(toNotification({ message: 'N' } as never)).toBeNull();
});

test.each(['/', '/profile-settings', '/lowongan#job-1', '/admin/manage-jobs?status=pending'])(
  'follows %s',
  (link) => {
    expect(linkOf(link)).toBe(link);
  },
);

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'lowongan',
  '',
  7,
])('does not follow %j', (link) => {
  expect(linkOf(link)).toBeNull();
});
