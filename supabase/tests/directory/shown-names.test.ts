import { beforeEach, describe, expect, it } from 'vitest';
import { freshPortal, type Portal } from '../portal.ts';

let portal: Portal;
beforeEach(async () => {
  portal = await freshPortal();
});

describe('full names of those who chose to show them', () => {
  it('hidden names: are shown in full to verified alumni by those who chose it, and to nobody else', async () => {
    const { pending, poster, rejected, verified } = portal.people;
    const choice = { name_visibility: 'alumni' };
    await portal.as(verified).from('alumni').update(choice).eq('user_id', verified.id);
    const shown = 'Canary verified Lengkap';
    const find = async (viewer?: Parameters<Portal['as']>[0]) => {
      const ask = portal.as(viewer);
      const byId = await portal.alumniId(verified);
      const { data: searched } = await ask.rpc('search_alumni_directory', { by_name: 'canary' });
      return {
        profile: (await ask.rpc('alumni_profile', { by_id: byId })).data?.display_name === shown,
        searched: searched?.filter((row: { display_name: string }) => row.display_name === shown)
          .length,
      };
    };
    expect(await find(poster)).toEqual({ profile: true, searched: 1 });
    for (const viewer of [undefined, pending, rejected]) {
      expect(await find(viewer)).toEqual({ profile: false, searched: 0 });
    }
    const { error } = await portal
      .as(verified)
      .from('alumni')
      .update({ name_visibility: 'public' })
      .eq('user_id', verified.id);
    expect(error?.message).toContain('"alumni_name_visibility_check"');
  });

  it('hidden names: of those who chose so are found by the admin alone, and stay listed for everybody', async () => {
    const { admin, poster, verified } = portal.people;
    const choose = async (isHidden: boolean) => {
      const choice = { is_hidden_from_name_search: isHidden, thesis_title: 'Analisis Trafo' };
      await portal.as(verified).from('alumni').update(choice).eq('user_id', verified.id);
    };
    const find = async (viewer?: Parameters<Portal['as']>[0]) => {
      const ask = portal.as(viewer);
      const byName = { by_name: 'verified' };
      return {
        listed: (await ask.rpc('search_alumni_directory', {})).data?.length,
        directory: (await ask.rpc('search_alumni_directory', byName)).data?.length,
        count: (await ask.rpc('count_alumni_directory', byName)).data,
        theses: (await ask.rpc('search_theses', { search: 'verified' })).data?.length,
        byTitle: (await ask.rpc('search_theses', { search: 'trafo' })).data?.length,
      };
    };
    const found = { listed: 2, directory: 1, count: 1, theses: 1, byTitle: 1 };
    const hidden = { ...found, directory: 0, count: 0, theses: 0 };
    await choose(true);
    for (const viewer of [undefined, poster, verified]) expect(await find(viewer)).toEqual(hidden);
    expect(await find(admin)).toEqual(found);
    await choose(false);
    expect(await find()).toEqual(found);
  });

  it('mark the own row for its owner alone', async () => {
    const { poster, verified } = portal.people;
    const byId = await portal.alumniId(poster);
    const isOwnFor = async (viewer?: Parameters<Portal['as']>[0]) => {
      const { data } = await portal.as(viewer).rpc('alumni_profile', { by_id: byId });
      return data?.is_own;
    };
    expect(await isOwnFor(poster)).toBe(true);
    for (const viewer of [undefined, verified]) expect(await isOwnFor(viewer)).toBe(false);
    await portal.sql('update public.alumni set user_id = null where user_id = $1', [poster.id]);
    expect(await isOwnFor()).toBe(false);
  });
});
