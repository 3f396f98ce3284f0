import type { LocalStack } from '@portal/local-stack';

async function firstId(portal: LocalStack, rows: string): Promise<string> {
  const [row] = await portal.query(`select id from ${rows} limit 1`);
  return String(row?.id);
}

/** By path, the search params of the dialogs over a screen and of its sections. */
export async function searchesOver(portal: LocalStack): Promise<Record<string, string[]>> {
  const event = await firstId(portal, "events where status = 'approved'");
  const person = await firstId(portal, "alumni where validation_status = 'verified'");
  const job = await firstId(portal, 'job_postings');
  const member = await firstId(portal, 'organization_structure');
  return {
    '/kegiatan': [`?event=${event}`],
    '/alumni': [`?profil=${person}`],
    '/tentang': ['?kategori=tak-dikenal'],
    '/admin/manage-events': [`?form=${event}`],
    '/admin/manage-jobs': [`?form=${job}`],
    '/admin/manage-alumni': [`?detail=${person}`, `?form=${person}`],
    '/admin/manage-organization': [`?form=${member}`],
    '/admin/site-settings': [
      '?section=stats',
      '?section=vision_mission',
      '?section=org_categories',
      '?section=year_groups',
    ],
  };
}
