import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { LinkField } from './link-field.tsx';
import { PasswordField } from './password-field.tsx';
import { SearchField } from './search-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';

afterEach(cleanup);

it('announces error and hint with the control', () => {
  render(<TextField label="Email" hint="Alamat yang aktif." error="Email tidak valid." />);
  const input = screen.getByLabelText('Email');
  const description = (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);

  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(description).toEqual(['Email tidak valid.', 'Alamat yang aktif.']);
});

it('is not marked invalid without an error', () => {
  render(<TextField label="Email" />);
  const input = screen.getByLabelText('Email');
  expect(input.hasAttribute('aria-invalid')).toBe(false);
  expect(input.hasAttribute('aria-describedby')).toBe(false);
});

it('shows and hides the password on request', () => {
  render(<PasswordField label="Password" autoComplete="current-password" />);
  const input = screen.getByLabelText('Password');
  const toggle = screen.getByRole('button', { name: 'Tampilkan password' });
  expect(input.getAttribute('type')).toBe('password');

  fireEvent.click(toggle);
  expect(input.getAttribute('type')).toBe('text');
  expect(toggle.getAttribute('aria-pressed')).toBe('true');
});

it('counts a long text once its limit is near, and cuts nothing', () => {
  render(<TextField label="Judul" limit={10} />);
  const input = screen.getByLabelText('Judul');
  fireEvent.input(input, { target: { value: 'delapan.' } });
  expect(input.hasAttribute('aria-describedby')).toBe(false);

  fireEvent.input(input, { target: { value: 'dua belas kata' } });
  expect(input).toHaveProperty('value', 'dua belas kata');
  const description = input.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(description)?.textContent).toBe('14 dari 10 karakter');
});

it('labels the native select', () => {
  render(
    <SelectField label="Tahun lulus" defaultValue="2010">
      <option value="2010">2010</option>
    </SelectField>,
  );
  expect(screen.getByRole('combobox', { name: 'Tahun lulus' })).toBeTruthy();
});

it('reports a search at once when the focus leaves it', () => {
  const search = vi.fn();
  render(<SearchField label="Cari judul" value="" onSearch={search} />);
  const input = screen.getByLabelText('Cari judul');
  fireEvent.change(input, { target: { value: ' rapat ' } });
  expect(search).not.toHaveBeenCalled();
  fireEvent.blur(input);
  expect(search).toHaveBeenCalledExactlyOnceWith('rapat');
});

it('searches after a pause in the typing, but not once the page was left', () => {
  vi.useFakeTimers();
  const search = vi.fn();
  render(<SearchField label="Cari judul" value="" onSearch={search} />);
  const input = screen.getByLabelText('Cari judul');
  fireEvent.change(input, { target: { value: 'rapat' } });
  vi.advanceTimersByTime(300);
  expect(search).toHaveBeenCalledExactlyOnceWith('rapat');
  fireEvent.change(input, { target: { value: 'rapat akbar' } });
  window.history.pushState(null, '', '/kontak');
  vi.advanceTimersByTime(300);
  expect(search).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

it('says that a search is too long, and cuts and searches nothing', () => {
  const search = vi.fn();
  render(<SearchField label="Cari judul" value="" onSearch={search} />);
  const input = screen.getByLabelText<HTMLInputElement>('Cari judul');
  fireEvent.input(input, { target: { value: 'x'.repeat(201) } });
  fireEvent.blur(input);
  expect(search).not.toHaveBeenCalled();
  expect(input.maxLength).toBe(-1);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Paling banyak 200 karakter.')).toBeTruthy();
  expect(screen.getByText('201 dari 200 karakter')).toBeTruthy();

  fireEvent.input(input, { target: { value: ` ${'x'.repeat(200)} ` } });
  fireEvent.blur(input);
  expect(search).toHaveBeenCalledExactlyOnceWith('x'.repeat(200));
});

it.each(['blur', 'Enter'])('shows and reports the completed link on %s', (end) => {
  const change = vi.fn();
  render(<LinkField label="Tautan" allowsMail onChange={({ target }) => change(target.value)} />);
  const input = screen.getByLabelText<HTMLInputElement>('Tautan');
  fireEvent.change(input, { target: { value: 'hrd@pt.co.id' } });
  if (end === 'blur') fireEvent.blur(input);
  else fireEvent.keyDown(input, { key: 'Enter' });
  expect(input.value).toBe('mailto:hrd@pt.co.id');
  expect(change).toHaveBeenLastCalledWith('mailto:hrd@pt.co.id');
});
