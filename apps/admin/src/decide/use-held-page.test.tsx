import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useHeldPage } from './use-held-page.ts';

interface Props {
  data: { rows: { id: string }[]; total: number };
  isOld?: boolean;
  search?: string;
}

function List({ data, isOld = false, search = '' }: Props) {
  const page = useHeldPage({ data, isPlaceholderData: isOld }, search, true);
  return `${page?.rows.map(({ id }) => id)} of ${page?.total}`;
}

let root: ReturnType<typeof createRoot>;
const pageOf = (total: number, ...names: string[]) => ({
  rows: names.map((id) => ({ id })),
  total,
});
const shown = (props: Props) => {
  act(() => root.render(<List {...props} />));
  return document.body.textContent;
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.body);
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

test('keeps rows in their places while decisions are held', () => {
  expect(shown({ data: pageOf(2, 'Andi', 'Budi') })).toBe('Andi,Budi of 2');
  expect(shown({ data: pageOf(2, 'Budi', 'Citra') })).toBe('Andi,Budi of 2');
});

test('shows the rows and the number of a new request, although decisions are held', () => {
  const former = pageOf(52, 'Andi', 'Budi');
  shown({ data: former });
  shown({ data: former, isOld: true, search: 'ci' });
  expect(shown({ data: pageOf(1, 'Citra'), search: 'ci' })).toBe('Citra of 1');
});
