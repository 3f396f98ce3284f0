import { beforeEach, describe, expect, it } from 'vitest';
import type { Row } from '../database.ts';
import { freshPortal, type Portal } from '../portal.ts';

let portal: Portal;
beforeEach(async () => {
  portal = await freshPortal();
});

/** The profile of the verified alumnus, as one JSON value. */
async function profileFor(viewer: ReturnType<Portal['as']>) {
  const byId = await portal.alumniId(portal.people.verified);
  const { data, error } = await viewer.rpc('alumni_profile', { by_id: byId });
  expect(error).toBeNull();
  return data as Row | null;
}

describe('names', () => {
  it('are masked for everybody but the admin', async () => {
    const { admin, poster } = portal.people;
    const namesFor = async (viewer: ReturnType<Portal['as']>) => {
      const { data } = await viewer.rpc('search_alumni_directory', {});
      const cards = data?.map((card: Row) => card.display_name).sort();
      return [...cards, (await profileFor(viewer))?.display_name];
    };
    const masked = ['C***** p***** L******', ...Array(2).fill('C***** v******* L******')];
    expect(await namesFor(portal.as())).toEqual(masked);
    expect(await namesFor(portal.as(poster))).toEqual(masked);
    expect(await namesFor(portal.as(admin))).toEqual([
      'Canary poster Lengkap',
      ...Array(2).fill('Canary verified Lengkap'),
    ]);
  });

  it.each([
    ['A', 'A**'],
    ['  Siti   Nur ', 'S*** N**'],
    ['Émile Zola', 'É**** Z***'],
  ])('turn %j into %j', async (name, masked) => {
    expect(await portal.sql('select private.mask_name($1) as masked', [name])).toEqual([
      { masked },
    ]);
  });

  it('are found by three letters, by fewer only for the admin, and never by wildcards', async () => {
    const find = async (viewer: ReturnType<Portal['as']>, by_name: string) => {
      const { data } = await viewer.rpc('search_alumni_directory', { by_name });
      const { data: count } = await viewer.rpc('count_alumni_directory', { by_name });
      expect(count).toBe(data?.length);
      return data?.length;
    };
    expect(await find(portal.as(), 'VERIF')).toBe(1);
    expect(await find(portal.as(), 've')).toBe(0);
    expect(await find(portal.as(), 'v%e')).toBe(0);
    expect(await find(portal.as(), 'v_rified')).toBe(0);
    expect(await find(portal.as(portal.people.admin), 've')).toBe(1);
  });

  it.each([
    ['words in another order', 'lengkap canary verified', 1],
    ['blanks between and around them', '  canary \t  verified\n', 1],
    ['parts of words', 'eng erif', 1],
    ['one word that is in nobody', 'canary nobody', 0],
    ['a word of two letters', 'canary ve', 0],
    ['letters that a control character parts', 'v\u0001er', 0],
    ['wildcards as letters', '%_%', 0],
  ])('are found by words: %s', async (_, by_name, count) => {
    const { data } = await portal.as().rpc('search_alumni_directory', { by_name });
    expect(data).toHaveLength(count);
    expect((await portal.as().rpc('count_alumni_directory', { by_name })).data).toBe(count);
  });

  it('are found by the admin with words of any length', async () => {
    const { admin } = portal.people;
    const byName = 'le ve';
    expect(
      (await portal.as(admin).rpc('search_alumni_directory', { by_name: byName })).data,
    ).toHaveLength(1);
  });

  it('are not searched for by more than 200 characters', async () => {
    const { error } = await portal
      .as()
      .rpc('search_alumni_directory', { by_name: 'canary '.repeat(30) });
    expect(error?.code).toBe('22001');
  });
});

describe('hidden columns: a profile', () => {
  it('is of somebody listed, holds these fields and no more, each once', async () => {
    expect(Object.keys((await profileFor(portal.as())) ?? {}).sort()).toEqual([
      'advanced_degrees',
      'bio',
      'company',
      'concentration',
      'contact_is_visible',
      'contact_visibility',
      'display_name',
      'email',
      'entry_year',
      'graduation_year',
      'id',
      'is_own',
      'job_title',
      'linkedin_url',
      'location',
      'organizational_history',
      'phone_number',
      'profile_image_url',
      'special_badge',
      'thesis_title',
      'trainings_certifications',
      'website_url',
    ]);
    await portal.sql(`update public.alumni set validation_status = 'rejected'`);
    expect(await profileFor(portal.as())).toBeNull();
  });

  it('keeps the NIM out of degrees', async () => {
    const { verified } = portal.people;
    await portal.as(verified).rpc('save_alumni_item', {
      alumni_id: await portal.alumniId(verified),
      list: 'advanced_degrees',
      item: { id: '1', degree_level: 'S2', university: 'ITB', nim: 'CANARY' },
    });
    const text = JSON.stringify(await profileFor(portal.as()));
    expect(text).toContain('ITB');
    expect(text).not.toContain('CANARY');
  });
});

describe('contacts', () => {
  const contactFor = async (viewer: ReturnType<Portal['as']>, visibility: string) => {
    await portal.sql(
      'update public.alumni set contact_visibility = $1::text::public.contact_visibility',
      [visibility],
    );
    const { email, contact_is_visible } = (await profileFor(viewer)) ?? {};
    return { email, contact_is_visible };
  };
  const shown = { email: 'verified@portal.example', contact_is_visible: true };
  const hidden = { email: null, contact_is_visible: false };

  it('are shown to the circle that the person chose', async () => {
    const { admin, pending, poster } = portal.people;
    expect(await contactFor(portal.as(), 'public')).toEqual(shown);
    expect(await contactFor(portal.as(), 'alumni')).toEqual(hidden);
    expect(await contactFor(portal.as(pending), 'alumni')).toEqual(hidden);
    expect(await contactFor(portal.as(poster), 'alumni')).toEqual(shown);
    expect(await contactFor(portal.as(poster), 'private')).toEqual(hidden);
    expect(await contactFor(portal.as(admin), 'private')).toEqual(shown);
  });
});

describe('searching', () => {
  beforeEach(async () => {
    await portal.sql(
      `insert into public.alumni (full_name, email, entry_year, company, validation_status,
         trainings_certifications)
       select 'Orang Ke' || n, n || '@many.example', (2000 + n / 10)::text, 'PT Nomor ' || n,
         'verified', jsonb_build_array(jsonb_build_object('id', n::text, 'name', 'PLC', 'issuer', 'BLK'))
       from generate_series(1, 60) as n`,
    );
  });

  it('reaches every row once, page after page', async () => {
    const seen: string[] = [];
    let last: { after_entry_year?: string; after_id?: string } = {};
    for (;;) {
      const { data } = await portal.as().rpc('search_alumni_directory', { ...last, page_size: 7 });
      if (!data?.length) break;
      seen.push(...data.map((row: { id: string }) => row.id));
      const row = data.at(-1);
      last = { after_entry_year: row?.entry_year ?? '', after_id: row?.id ?? '' };
    }
    expect(seen).toHaveLength(62);
    expect(new Set(seen).size).toBe(62);
  });

  it('combines its filters and never gives more than 48 rows', async () => {
    const one = { by_company: 'nomor 17', by_entry_year: '2001', by_certification: 'plc' };
    const { data } = await portal.as().rpc('search_alumni_directory', one);
    expect(data).toMatchObject([{ company: 'PT Nomor 17', entry_year: '2001' }]);

    const all = await portal.as().rpc('search_alumni_directory', { page_size: 1000 });
    expect(all.data).toHaveLength(48);
  });

  it.each([
    { by_concentration: 'TENAGA' },
    { by_graduation_year: '01' },
    { by_job_title: 'engin' },
    { by_company: 'riau  daya' },
    { by_location: 'BARU, r' },
    { by_certification: 'k3' },
  ])('finds the one person whom %j describes, by a part whatever its case', async (filter) => {
    await portal.sql(
      `update public.alumni set concentration = 'Teknik Tenaga Listrik', graduation_year = '2017',
         job_title = 'Site Engineer', company = 'PT Daya Riau', location = 'Pekanbaru, Riau',
         trainings_certifications = '[{"id":"1","name":"Ahli K3 Listrik","issuer":"BLK"}]'
       where full_name = 'Orang Ke7'`,
    );
    const { data } = await portal.as().rpc('search_alumni_directory', filter);
    expect(data).toMatchObject([{ company: 'PT Daya Riau' }]);
    expect((await portal.as().rpc('count_alumni_directory', filter)).data).toBe(1);
    const other = Object.fromEntries(Object.keys(filter).map((name) => [name, 'tidak ada']));
    expect((await portal.as().rpc('search_alumni_directory', other)).data).toEqual([]);
  });

  it('lists the entry years, newest first', async () => {
    const { data } = await portal.as().rpc('alumni_directory_years');
    expect(data).toEqual(['2006', '2005', '2004', '2003', '2002', '2001', '2000']);
  });
});
