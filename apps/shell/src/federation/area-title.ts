const titles: Record<string, string> = {
  'public-site': 'Halaman publik',
  member: 'Area alumni',
  admin: 'Area admin',
};

/** What people call the area. */
export function areaTitle(name: string): string {
  return titles[name] ?? name;
}
