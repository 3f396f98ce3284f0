import type { OwnAlumni } from '@portal/api/alumni';
import { BrowserRouter } from '@portal/federation/router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ProfileNotice } from './profile-notice.tsx';

afterEach(cleanup);

test.each([
  [true, 'profil Anda tampil di direktori alumni'],
  [false, 'Anda dapat menampilkan profil Anda di direktori alumni'],
])('promises a listing only where it comes: %s', (isListed, promise) => {
  const alumni = { entryYear: '2012', validationStatus: 'pending', isListed } as OwnAlumni;
  render(
    <BrowserRouter>
      <ProfileNotice alumni={{ ...alumni, decidedAt: '', reviewAskedAt: '' }} />
    </BrowserRouter>,
  );
  expect(screen.getByText(/Setelah disetujui/).textContent).toContain(
    `Setelah disetujui, ${promise}.`,
  );
});
