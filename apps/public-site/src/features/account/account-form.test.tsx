import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useWatch } from 'react-hook-form';
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { AccountForm } from './account-form.tsx';
import { useAccountForm } from './use-account-form.ts';

const sent = vi.fn();
const schema = z.object({ email: z.string(), password: z.string() });

function Form() {
  const form = useAccountForm(schema, { email: '', password: '' });
  const submit = form.handleSubmit((values) => sent(values));
  const { email, password } = useWatch({ control: form.control });
  return (
    <AccountForm
      submitLabel="Login"
      form={form}
      isIncomplete={!email?.trim() || !password}
      onSubmit={submit}
    >
      <input aria-label="Email" {...form.register('email')} />
      <input aria-label="Password" type="password" {...form.register('password')} />
    </AccountForm>
  );
}

const input = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Login' });

afterEach(() => {
  cleanup();
  sent.mockClear();
});

test('sends what stands in the fields when it is submitted', async () => {
  render(<Form />);
  fireEvent.change(input('Email'), { target: { value: 'budi@contoh.example' } });
  fireEvent.change(input('Password'), { target: { value: 'rahasia' } });
  await act(async () => fireEvent.submit(input('Email')));
  expect(sent.mock.calls).toEqual([[{ email: 'budi@contoh.example', password: 'rahasia' }]]);
});

test('has a disabled button while a needed field is empty', () => {
  render(<Form />);
  expect(button().disabled).toBe(true);
  fireEvent.change(input('Email'), { target: { value: 'budi@contoh.example' } });
  expect(button().disabled).toBe(true);
  fireEvent.change(input('Password'), { target: { value: 'rahasia' } });
  expect(button().disabled).toBe(false);
  fireEvent.change(input('Email'), { target: { value: ' ' } });
  expect(button().disabled).toBe(true);
});
