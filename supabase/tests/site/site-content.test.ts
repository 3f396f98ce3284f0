import { beforeEach, describe, expect, it } from 'vitest';
import { freshPortal, type Portal } from '../portal.ts';

let portal: Portal;
beforeEach(async () => {
  portal = await freshPortal();
});

describe('organization_structure', () => {
  const member = { name: 'Ketua', position: 'Ketua Umum', category: 'pengurus-inti' };

  it('is read by everybody and written by the admin alone', async () => {
    const { admin, verified } = portal.people;
    for (const stranger of [portal.as(), portal.as(verified)]) {
      expect((await stranger.from('organization_structure').insert(member)).error?.code).toBe(
        '42501',
      );
    }
    expect((await portal.as(admin).from('organization_structure').insert(member)).error).toBeNull();
    const before = await portal.sql('select * from public.organization_structure');

    for (const stranger of [portal.as(), portal.as(verified)]) {
      await stranger.from('organization_structure').update({ name: 'Curi' }).eq('name', 'Ketua');
      await stranger.from('organization_structure').delete().eq('name', 'Ketua');
      const { data } = await stranger.rpc('organization_members');
      const unset = { job_description: null, image_url: null };
      expect(data).toEqual([{ ...member, ...unset, id: expect.any(String) }]);
    }
    expect(await portal.sql('select * from public.organization_structure')).toEqual(before);
  });
});

describe('site_configurations', () => {
  const keys = [
    'about_page_main_image_url',
    'about_page_main_text',
    'hero_background_url',
    'home_about_image_url',
    'home_about_text',
    'home_stats',
    'mission_text',
    'org_category_labels',
    'vision_text',
  ];

  it('holds a default for every key that the site knows', async () => {
    const { data } = await portal.as().rpc('site_configuration');
    expect(Object.keys(data).sort()).toEqual(keys);
    const byKeys = ['vision_text', 'unknown', 'vision_text'];
    const one = await portal.as().rpc('site_configuration', { by_keys: byKeys });
    expect(one.data).toEqual({ vision_text: data.vision_text });
  });

  it('is upserted by the admin and by nobody else', async () => {
    const change = { config_key: 'vision_text', config_value: { text: 'Visi baru' } };
    const before = await portal.sql('select * from public.site_configurations order by 1');
    for (const stranger of [portal.as(), portal.as(portal.people.verified)]) {
      const rows = stranger.from('site_configurations');
      expect((await rows.upsert(change)).error?.code).toBe('42501');
      await rows.delete().eq('config_key', 'vision_text');
    }
    expect(await portal.sql('select * from public.site_configurations order by 1')).toEqual(before);

    const rows = portal.as(portal.people.admin).from('site_configurations');
    const { data } = await rows.upsert(change).select('config_value, version');
    expect(data).toEqual([{ config_value: { text: 'Visi baru' }, version: 2 }]);
  });

  it('saves two keys together, or neither when one was changed in the meantime', async () => {
    const admin = portal.as(portal.people.admin);
    const save = (visionVersion: number, missionVersion: number) =>
      admin.rpc('save_site_configurations', {
        changes: [
          {
            config_key: 'vision_text',
            config_value: { text: 'V' },
            expected_version: visionVersion,
          },
          {
            config_key: 'mission_text',
            config_value: { items: ['M'] },
            expected_version: missionVersion,
          },
        ],
      });
    expect((await save(1, 1)).data?.map((row: { version: number }) => row.version)).toEqual([2, 2]);
    const { error, status } = await save(1, 2);
    expect(error?.code).toBe('PT409');
    expect(status).toBe(409);
    const versions = await portal.sql(
      `select version from public.site_configurations where config_key in ('vision_text', 'mission_text')`,
    );
    expect(versions).toEqual([{ version: 2 }, { version: 2 }]);
  });

  it('lets only the admin save through the function', async () => {
    const { error } = await portal.as(portal.people.verified).rpc('save_site_configurations', {
      changes: [{ config_key: 'vision_text', config_value: { text: 'V' }, expected_version: 1 }],
    });
    expect(error?.message).toContain('only the admin');
  });

  it('accepts a hero without a URL, as a string or as an object, but no dangerous URL', async () => {
    const hero = (value: string | object) =>
      portal.sql(
        `update public.site_configurations set config_value = $1::text::jsonb
         where config_key = 'hero_background_url'`,
        [JSON.stringify(value)],
      );
    await hero({ url: '', alt: 'Pahlawan' });
    await hero('https://cdn.example/hero.jpg');
    for (const url of ['javascript:alert(1)', 'https://cdn.example/a.jpg");url("//evil.example']) {
      await expect(hero({ url })).rejects.toThrow('violates check constraint');
      await expect(hero(url)).rejects.toThrow('violates check constraint');
    }
  });
});
