import { beforeAll, describe, expect, it } from 'vitest';
import { freshPortal, type Portal } from '../portal.ts';

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

describe('unsafe links: web links', () => {
  it.each(good)('accept %s', async (link) => {
    expect(await isAccepted('is_web_link', link)).toBe(true);
  });
  it.each(bad)('refuse %j', async (link) => {
    expect(await isAccepted('is_web_link', link)).toBe(false);
    expect(await isAccepted('is_mail_link', link)).toBe(false);
    expect(await isAccepted('is_image_link', link)).toBe(false);
    expect(await isAccepted('is_site_path', link)).toBe(false);
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

// Finds the columns by name, so that a new one without a check fails.
it('unsafe links: every column that holds a link is checked', async () => {
  const columns = await portal.sql(
    `select c.table_name || '.' || c.column_name as name, exists (
       select from pg_constraint
       where conrelid = ('public.' || c.table_name)::regclass and contype = 'c'
         and conname = c.table_name || '_' || c.column_name || '_check'
         and pg_get_constraintdef(oid) ~ 'is_(web|image|mail)_link|is_site_path'
     ) as is_checked
     from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
       and c.column_name ~ '(^|_)(url|link)$'
     order by 1`,
  );
  expect(columns.filter(({ is_checked }) => !is_checked)).toEqual([]);
  expect(columns.map(({ name }) => name)).toEqual([
    'alumni.linkedin_url',
    'alumni.profile_image_url',
    'alumni.website_url',
    'events.image_url',
    'events.online_link',
    'events.registration_link',
    'job_postings.application_link',
    'job_postings.company_logo_url',
    'notifications.link',
    'organization_structure.image_url',
  ]);
});

it.each(['hero_background_url', 'home_about_image_url', 'about_page_main_image_url'])(
  'unsafe links: %s takes no unsafe link, neither as an object nor as a string',
  async (key) => {
    // Blanks around a link are removed, and it is safe then.
    for (const link of bad.filter((text) => !/^( |$)/.test(text))) {
      for (const value of [link, { url: link, alt: '' }]) {
        const change = portal.sql(
          `update public.site_configurations set config_value = $2::text::jsonb where config_key = $1`,
          [key, JSON.stringify(value)],
        );
        await expect(change, link).rejects.toThrow('violates check constraint');
      }
    }
  },
);
