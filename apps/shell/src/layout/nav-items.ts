interface NavLinkItem {
  label: string;
  to: string;
}
export interface NavGroup {
  label: string;
  children: NavLinkItem[];
}
type NavItem = NavLinkItem | NavGroup;

/** The bar and the mobile list draw the same items. (Specification 1, section 2, "Navigation bar".) */
export const navItems: NavItem[] = [
  { label: 'Beranda', to: '/' },
  { label: 'Tentang', to: '/tentang' },
  {
    label: 'Alumni',
    children: [
      { label: 'Direktori Alumni', to: '/alumni' },
      { label: 'Judul Skripsi', to: '/alumni/thesis' },
    ],
  },
  { label: 'Kegiatan', to: '/kegiatan' },
  { label: 'Lowongan', to: '/lowongan' },
  { label: 'Kontak', to: '/kontak' },
];
