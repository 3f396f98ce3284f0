import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { contentStart, SkipLink } from './skip-link.tsx';

afterEach(cleanup);

test('leads behind the menu of a page, and to the page where there is none', () => {
  const { rerender } = render(
    <>
      <SkipLink targetId="isi" />
      <main id="isi">
        <nav>Menu</nav>
        <div {...contentStart}>Daftar</div>
      </main>
    </>,
  );
  const link = screen.getByRole('link', { name: 'Lewati ke konten utama' });
  fireEvent.click(link);
  expect(document.activeElement).toBe(screen.getByText('Daftar'));
  rerender(
    <>
      <SkipLink targetId="isi" />
      <main id="isi">Daftar</main>
    </>,
  );
  expect(fireEvent.click(link), 'the browser follows the link itself').toBe(true);
});
