import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Choice } from './choice.tsx';

afterEach(cleanup);

const options = [
  { value: 'pending', label: 'Menunggu' },
  { value: 'verified', label: 'Terverifikasi' },
];

test('shows the next choice also where the browser has translated the former one', () => {
  const { rerender } = render(<Choice options={options} value="pending" />);
  const text = screen.getByText('Menunggu').firstChild;
  const font = document.createElement('font');
  font.textContent = 'Waiting';
  text?.replaceWith(font);
  rerender(<Choice options={options} value="verified" />);
  expect(screen.getByText('Terverifikasi')).toBeTruthy();
});
