import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FramedPicture } from './framed-picture.tsx';

afterEach(cleanup);

const builtIn = { url: '/gedung.webp', alt: 'Ilustrasi gedung kampus' };
const shown = () => {
  const picture = screen.getByRole('img');
  return [picture.getAttribute('src'), picture.getAttribute('alt')];
};

it('shows the built-in picture with its own alternative text where none is configured', () => {
  render(<FramedPicture url="" alt="Aula" builtIn={builtIn} />);
  expect(shown()).toEqual([builtIn.url, builtIn.alt]);
});

it('shows the configured picture with its text, and the built-in one with its own where that fails to load', () => {
  render(<FramedPicture url="/aula.jpg" alt="Aula" builtIn={builtIn} />);
  expect(shown()).toEqual(['/aula.jpg', 'Aula']);
  fireEvent.error(screen.getByRole('img'));
  expect(shown()).toEqual([builtIn.url, builtIn.alt]);
});
