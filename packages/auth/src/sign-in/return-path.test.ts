// @vitest-environment happy-dom
import { setKnownRoutes } from '@portal/federation/router';
import { beforeEach, expect, test } from 'vitest';
import { rememberReturnPath, takeReturnPath } from './return-path.ts';

setKnownRoutes([
  { path: '/', access: 'public', home: 'visitor' },
  { path: '/login', access: 'public', isBeforeSignIn: true },
  { path: '/notifications', access: 'public' },
  { path: '/profile-settings', access: 'member' },
  { path: '/alumni/my-content', access: 'alumni' },
  { path: '/dashboard/alumni', access: 'alumni', home: 'alumni' },
  { path: '/admin/dashboard', access: 'admin', home: 'admin' },
  { path: '/admin/manage-jobs', access: 'admin' },
]);

const asAlumni = (from?: unknown) => takeReturnPath('alumni', { from });

beforeEach(() => sessionStorage.clear());

test('returns to the remembered page with its query and hash', () => {
  expect(asAlumni('/profile-settings?tab=riwayat#gelar')).toBe(
    '/profile-settings?tab=riwayat#gelar',
  );
});

test('keeps the path over a reload, and returns to it only once', () => {
  rememberReturnPath('/notifications');
  expect(asAlumni()).toBe('/notifications');
  expect(asAlumni()).toBe('/dashboard/alumni');
});

test('leads to the home of the role when no path is remembered', () => {
  expect(takeReturnPath('admin', null)).toBe('/admin/dashboard');
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
