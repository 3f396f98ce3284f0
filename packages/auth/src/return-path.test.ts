// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { rememberReturnPath, takeReturnPath } from './return-path.ts';

const routes = [
  { path: '/', access: 'public' },
  { path: '/login', access: 'public' },
  { path: '/notifications', access: 'public' },
  { path: '/profile-settings', access: 'member' },
  { path: '/alumni/my-content', access: 'alumni' },
  { path: '/admin/manage-jobs', access: 'admin' },
] as const;

const asAlumni = (from?: unknown) => takeReturnPath({ role: 'alumni', routes, state: { from } });

beforeEach(() => sessionStorage.clear());

test('goes back to the remembered screen with its query', () => {
  expect(asAlumni('/profile-settings?tab=riwayat#gelar')).toBe(
    '/profile-settings?tab=riwayat#gelar',
  );
});

test('remembers over a reload, and only once', () => {
  rememberReturnPath('/notifications');
  expect(asAlumni()).toBe('/notifications');
  expect(asAlumni()).toBe('/dashboard/alumni');
});

test('sends everyone without origin to the own dashboard', () => {
  expect(takeReturnPath({ role: 'admin', routes, state: null })).toBe('/admin/dashboard');
});

test.each([
  '//evil.example',
  'https:evil.example',
  'https://evil.example/profile-settings',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'profile-settings',
  '/login',
  '/profile-settings/../login',
  '/admin/manage-jobs',
  '/unknown',
  '',
  7,
])('never goes to %j', (from) => {
  expect(asAlumni(from)).toBe('/dashboard/alumni');
});
