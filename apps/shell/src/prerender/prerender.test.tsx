import { queryOptions, useQuery } from '@portal/api/query';
import { contractVersion, defineApp } from '@portal/federation';
import { defineArea } from '@portal/federation/contract';
import { valueMark } from '@portal/federation/first-paint';
import { useLocation } from '@portal/federation/router';
import type { ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import { prerender } from './prerender.tsx';

// The build of the bundle for Node replaces it in the same way.
vi.mock('@module-federation/enhanced/runtime', () => import('./loaded-areas.ts'));

// A later contract: its number is written once.
vi.mock('@portal/federation/contract', async (original) => ({
  ...(await original<object>()),
  contractVersion: 3,
  supportedContracts: [3, 2],
}));

const area = defineArea({
  title: 'Donasi',
  routes: [
    { path: '/donasi', page: 'donate', access: 'public', title: 'Donasi', filters: ['tujuan'] },
    { path: '/donasi/rusak', page: 'broken', access: 'public', title: 'Rusak' },
    { path: '/donasi/saya', page: 'broken', access: 'member', title: 'Donasi Saya' },
  ],
});
function Donate() {
  const { search } = useLocation();
  const purpose = new URLSearchParams(search).get('tujuan');
  useRead('/rest/v1/figures');
  useRead(`/rest/v1/donations${purpose ? `?purpose=eq.${purpose}` : ''}`);
  return <h1>Donasi</h1>;
}

function useRead(path: string) {
  const queryFn = () => fetch(new URL(path, 'https://backend.invalid'));
  useQuery(queryOptions({ queryKey: [path], queryFn }));
}

const App = defineApp(area, {
  donate: async () => ({ default: Donate }),
  broken: async () => ({
    default: () => {
      throw new Error('Broken page');
    },
  }),
});
const entry = '/areas/donations/b/remoteEntry.js';
const routes = area.routes.map((route) => ({ ...route, preload: [] }));
const registered = {
  name: 'donations',
  build: 'b',
  contract: contractVersion,
  entry,
  integrity: { [entry]: 'sha384-x' },
  routes,
};

function render(
  path: string,
  areas: Record<string, ComponentType> = { 'portal_donations/remote': App },
) {
  return prerender({ backend: null, areas: [registered] }, path, areas, 'https://site.example');
}

test('renders a lazy page of an area, whatever the number of the contract is', async () => {
  expect(contractVersion).toBe(3);
  expect((await render('/donasi')).html).toContain('<h1>Donasi</h1>');
});

test('lists the reads of a page at once, and the reads that replace them with a filter', async () => {
  const { html, reads } = await render('/donasi');
  expect(html).toContain('<h1>Donasi</h1>');
  expect(reads.map(({ init, ...read }) => read)).toEqual([
    { path: '/rest/v1/figures' },
    { path: '/rest/v1/donations' },
    { path: '/rest/v1/figures', filter: 'tujuan' },
    { path: `/rest/v1/donations?purpose=eq.${valueMark}`, filter: 'tujuan' },
  ]);
});

test('fails when a lazy page throws, instead of leaving its place empty', async () => {
  await expect(render('/donasi/rusak')).rejects.toThrow('Broken page');
});

test('renders only the frame and the title of a page that is not public', async () => {
  const { html, isFrame } = await render('/donasi/saya');
  expect(isFrame).toBe(true);
  expect(html).toContain('Donasi Saya');
  expect(html).toContain('Memeriksa sesi Anda');
});

test('renders only the frame of a public page when the release has no code of its area', async () => {
  const { html, isFrame } = await render('/donasi', {});
  expect(isFrame).toBe(true);
  expect(html).toContain('Donasi');
  expect(html).not.toContain('<h1');
});

test('renders the not-found page for an unknown path, as a visitor sees it', async () => {
  const { html, isFrame } = await render('/404.html', {});
  expect(isFrame).toBe(false);
  expect(html).toContain('>Halaman Tidak Ditemukan</h1>');
  expect(html).toContain('>Login</a>');
});
