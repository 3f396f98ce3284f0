import { beforeAll, describe, expect, it } from 'vitest';
import { freshPortal, type Portal } from './portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await freshPortal();
});

const isAccepted = async (check: string, link: string) => {
  const [row] = await portal.sql(`select coalesce(private.${check}($1), false) as accepted`, [
    link,
  ]);
  return row?.accepted;
};

const good = [
  'https://contoh.example',
  'http://contoh.example:8080/jalur?a=1#b',
  'HTTPS://Contoh.example/@nama/(berkas)',
];
const bad = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'https://contoh.example/\tx',
  'data:text/html,hai',
  'vbscript:msgbox',
  '//evil.example',
  'https:evil.example',
  'https://user@evil.example',
  'https://user:123@evil.example',
  'https://baik.example\\@evil.example',
  'https://contoh.example/"onerror="x',
  ` https://contoh.example`,
  `https://contoh.example/${'a'.repeat(3000)}`,
  'https://',
  '',
];

describe('threat C7: web links', () => {
  it.each(good)('accept %s', async (link) => {
    expect(await isAccepted('is_web_link', link)).toBe(true);
  });
  it.each(bad)('refuse %j', async (link) => {
    expect(await isAccepted('is_web_link', link)).toBe(false);
    expect(await isAccepted('is_mail_link', link)).toBe(false);
    expect(await isAccepted('is_image_link', link)).toBe(false);
  });
});

describe('other links', () => {
  it('take an address to write to', async () => {
    expect(await isAccepted('is_mail_link', 'mailto:hr@contoh.example?subject=Lamaran')).toBe(true);
  });

  it('take pictures from the bucket of the site, and no way out of it', async () => {
    const bucket = '/storage/v1/object/public/public-files';
    expect(await isAccepted('is_image_link', `${bucket}/events/demo-01.webp`)).toBe(true);
    expect(await isAccepted('is_image_link', `${bucket}/../private/a.png`)).toBe(false);
    expect(await isAccepted('is_image_link', '/elsewhere/a.png')).toBe(false);
  });

  it('take paths of the site', async () => {
    expect(await isAccepted('is_site_path', '/lowongan#job-1')).toBe(true);
    expect(await isAccepted('is_site_path', '/')).toBe(true);
    expect(await isAccepted('is_site_path', 'lowongan')).toBe(false);
  });
});

describe('threat C7: every link column', () => {
  it.each([
    ['alumni', 'profile_image_url'],
    ['alumni', 'linkedin_url'],
    ['alumni', 'website_url'],
    ['events', 'image_url'],
    ['job_postings', 'application_link'],
    ['job_postings', 'company_logo_url'],
    ['organization_structure', 'image_url'],
    ['notifications', 'link'],
  ])('%s.%s is checked', async (table, column) => {
    const checks = await portal.sql(
      `select pg_get_constraintdef(oid) as definition from pg_constraint
       where conrelid = ('public.' || $1)::regclass and contype = 'c' and conname = $2`,
      [table, `${table}_${column}_check`],
    );
    expect(checks[0]?.definition).toMatch(/is_(web|image|mail)_link|is_site_path/);
  });
});
