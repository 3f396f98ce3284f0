import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';

afterEach(cleanup);

it('does not submit its form by default', () => {
  render(<Button>Batal</Button>);
  expect(screen.getByRole('button', { name: 'Batal' }).getAttribute('type')).toBe('button');
});

it('becomes busy and free again in a page whose texts the browser has translated', () => {
  const button = (isBusy: boolean) => <Button isBusy={isBusy}>Simpan</Button>;
  const { rerender } = render(button(false));
  const text = screen.getByRole('button').firstChild;
  if (!text) throw new Error('No text');
  const font = document.createElement('font');
  text.replaceWith(font);
  font.append('Save');

  rerender(button(true));
  expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-busy')).toBe('true');
  rerender(button(false));
  expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-busy')).toBeNull();
});

it('neither acts nor submits a second time while it is busy', () => {
  const press = vi.fn();
  const submit = vi.fn((event: Event) => event.preventDefault());
  const form = (isBusy: boolean) => (
    <form onSubmit={(event) => submit(event.nativeEvent)}>
      <Button type="submit" isBusy={isBusy} onClick={press}>
        Simpan
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  fireEvent.click(screen.getByRole('button', { name: 'Simpan' }));
  rerender(form(true));
  fireEvent.click(screen.getByRole('button', { name: 'Simpan' }));

  expect(press).toHaveBeenCalledTimes(1);
  expect(submit).toHaveBeenCalledTimes(1);
});

it('is busy until what its press promises is done', async () => {
  const press = vi.fn(() => new Promise((resolve) => setTimeout(resolve)));
  render(<Button onClick={press}>Simpan</Button>);
  const button = screen.getByRole('button');
  fireEvent.click(button);
  fireEvent.click(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  await vi.waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  expect(press).toHaveBeenCalledTimes(1);
});
