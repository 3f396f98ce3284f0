import { emptyProfile, type ProfileFields } from '@portal/api/alumni';
import { cleanup, render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterEach, expect, test } from 'vitest';
import { MaskWarning } from './mask-warning.tsx';

afterEach(cleanup);

function warningFor(values: Partial<ProfileFields>, email = 'ilham.nasution@example.com') {
  function Form() {
    const form = useForm({ defaultValues: { ...emptyProfile('Ilham Nasution'), ...values } });
    return <MaskWarning form={form} email={email} />;
  }
  render(<Form />);
  const text = screen.getByRole('status').textContent;
  cleanup();
  return text;
}

test('warns of each contact that tells the name to people for whom it is masked', () => {
  expect(warningFor({ contactVisibility: 'public', nameVisibility: 'alumni' })).toBe(
    'Email Anda memuat nama Anda. Dari situ semua orang mengenali Anda, walaupun nama Anda disamarkan.',
  );
  const linkedinUrl = 'https://www.linkedin.com/in/Ilham-N';
  expect(
    warningFor({ contactVisibility: 'alumni', nameVisibility: 'private', linkedinUrl }),
  ).toMatch(/^Email dan LinkedIn Anda memuat nama Anda\. Dari situ alumni terverifikasi /);
  expect(
    warningFor({ contactVisibility: 'public', linkedinUrl, websiteUrl: 'https://ilham.example' }),
  ).toMatch(/^Email, LinkedIn, dan Website Anda /);
});

test('is silent where the contacts are hidden, the name is shown, or no contact holds it', () => {
  expect(warningFor({ contactVisibility: 'private', nameVisibility: 'private' })).toBe('');
  expect(warningFor({ contactVisibility: 'alumni', nameVisibility: 'alumni' })).toBe('');
  expect(warningFor({ contactVisibility: 'public' }, 'te04@example.com')).toBe('');
});
