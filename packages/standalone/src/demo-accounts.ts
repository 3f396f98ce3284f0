/** Accounts of the demo data, repeated here: an area in a repository of its own has no database package. A test compares both. */
export const demoAccounts = [
  { label: 'Admin', role: 'admin', email: 'admin@alumni-te.example', password: 'Admin-Demo-2026' },
  {
    label: 'Budi (dapat memasang lowongan)',
    role: 'alumni',
    email: 'budi.santoso@alumni-te.example',
    password: 'Alumni-Demo-2026',
  },
  {
    label: 'Siti',
    role: 'alumni',
    email: 'siti.rahmawati@alumni-te.example',
    password: 'Alumni-Demo-2026',
  },
  {
    label: 'Andi (menunggu validasi)',
    role: 'alumni',
    email: 'andi.wijaya@alumni-te.example',
    password: 'Alumni-Demo-2026',
  },
] as const;
