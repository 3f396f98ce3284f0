import { sessionKey } from '@portal/api/storage-keys';
import { type Answers, openPage } from './portal.tsx';

/** As the service stores it; what is typed is kept until a test forgets it. */
export function signIn() {
  sessionStorage.clear();
  const session = { access_token: 'token', expires_at: 4e9, user: { id: 'budi' } };
  localStorage.setItem(sessionKey, JSON.stringify(session));
}

/** An own row of the service. */
export const ownRow = {
  id: '1a0f58cc-0000-4000-8000-000000000000',
  version: 2,
  validation_status: 'verified',
  is_listed: true,
  full_name: 'Budi Santoso',
  entry_year: '2012',
  contact_visibility: 'alumni',
  name_visibility: 'private',
};

export const openProfile = (own: object | null = {}, answers: Answers = {}) =>
  openPage('/profile-settings', {
    own_profile: own && { ...ownRow, ...own },
    work_entries_of: [],
    ...answers,
  });
