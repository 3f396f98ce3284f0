import { sessionKey } from '@portal/api/storage-keys';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PasswordForm } from './password-form.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('reads what a password manager has written without an event, and names what is wrong at its field', async () => {
  const session = { access_token: 'token', expires_at: 0, user: { id: 'siti' } };
  localStorage.setItem(sessionKey, JSON.stringify(session));
  render(<PasswordForm email="siti@contoh.example" />);
  const fields = ['Password Baru', 'Konfirmasi Password Baru'].map((label) =>
    screen.getByLabelText<HTMLInputElement>(label),
  );
  for (const field of fields) field.value = field.id === fields[0]?.id ? 'rahasia' : 'rahasiA';
  fireEvent.click(screen.getByRole('button', { name: 'Ubah Password' }));
  const error = await screen.findByText('Konfirmasi password tidak sesuai.');
  expect(fields[1]?.getAttribute('aria-describedby')).toContain(error.id);
});
