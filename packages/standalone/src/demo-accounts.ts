import type { Credentials } from '@portal/auth';

/** Accounts of the demo seed; they exist in no other database. */
export const demoAccounts: readonly { label: string; credentials: Credentials }[] = [
  {
    label: 'Admin',
    credentials: {
      email: 'admin@alumni-te.example',
      password: 'Admin-Demo-2026',
      role: 'admin',
    },
  },
  { label: 'Budi (dapat memasang lowongan)', credentials: alumni('budi.santoso') },
  { label: 'Siti', credentials: alumni('siti.rahmawati') },
  { label: 'Andi (menunggu validasi)', credentials: alumni('andi.wijaya') },
];

function alumni(name: string): Credentials {
  return { email: `${name}@alumni-te.example`, password: 'Alumni-Demo-2026', role: 'alumni' };
}
