import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Avatar } from './avatar.tsx';

afterEach(cleanup);

it('shows the picture at an explicit size', () => {
  const { container } = render(<Avatar name="Budi Santoso" src="/budi.webp" size={64} />);
  const image = container.querySelector('img');
  expect(image?.getAttribute('src')).toBe('/budi.webp');
  expect(image?.getAttribute('width')).toBe('64');
});

it('malformed data: shows initials when the picture fails, and tries again with another one', () => {
  const { container, rerender } = render(<Avatar name="Budi Santoso" src="/hilang.webp" />);
  const broken = container.querySelector('img');
  if (broken) fireEvent.error(broken);
  expect(screen.getByText('BS')).toBeTruthy();

  rerender(<Avatar name="Budi Santoso" src="/baru.webp" />);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/baru.webp');
});

it('shows a question mark for an unknown name in the navigation bar', () => {
  render(<Avatar name={null} fallback="?" />);
  expect(screen.getByText('?')).toBeTruthy();
});
