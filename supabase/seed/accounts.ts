export interface DemoAccount {
  id: string;
  email: string;
  password: string;
  fullName: string;
}

const password = 'Alumni-Demo-2026';

/** The accounts that can sign in to the demo; they exist in no real installation. */
export const demoAccounts = {
  admin: {
    id: '10000000-0000-4000-8000-000000000001',
    email: 'admin@alumni-te.example',
    password: 'Admin-Demo-2026',
    fullName: 'Pengurus Ikatan Alumni',
  },
  budi: {
    id: '10000000-0000-4000-8000-000000000002',
    email: 'budi.santoso@alumni-te.example',
    password,
    fullName: 'Budi Santoso',
  },
  siti: {
    id: '10000000-0000-4000-8000-000000000003',
    email: 'siti.rahmawati@alumni-te.example',
    password,
    fullName: 'Siti Rahmawati',
  },
  andi: {
    id: '10000000-0000-4000-8000-000000000004',
    email: 'andi.wijaya@alumni-te.example',
    password,
    fullName: 'Andi Wijaya',
  },
} as const satisfies Record<string, DemoAccount>;
