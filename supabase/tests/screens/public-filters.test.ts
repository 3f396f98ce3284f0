import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshPortal, type Portal } from '../portal.ts';
import { askAs, productModule } from '../product.ts';
import {
  answerOf,
  api,
  expectEachAlone,
  filterArguments,
  found,
  type Planted,
  plant,
  type Query,
  watchArguments,
  watchNoLonger,
} from './planted.ts';

type Queries<Name extends string> = Record<Name, (...values: unknown[]) => Query>;

let portal: Portal;
const sent = watchArguments();
beforeAll(async () => {
  portal = await freshPortal();
  await askAs();
});
afterAll(watchNoLonger);

it('each filter of the directory alone finds what it says, and nothing else, and counts it', async () => {
  const planted: Planted = {
    'name bernama': { full_name: 'Bernama Lain' },
    'entryYear 2011': { entry_year: '2011' },
    'concentration kendali': { concentration: 'Sistem Kendali' },
    'graduationYear 17': { graduation_year: '2017' },
    'jobTitle trafo': { job_title: 'Perawat Trafo' },
    'company majikan': { company: 'PT Majikan' },
    'location solo': { location: 'Kota Solo' },
    'certification k3': { trainings_certifications: [{ id: 'a', name: 'K3', issuer: 'BLK' }] },
  };
  const all = {
    full_name: 'Semua Sama',
    validation_status: 'verified',
    entry_year: '2010',
    graduation_year: '2015',
    concentration: 'Telekomunikasi',
    job_title: 'Teknisi',
    company: 'PT Lama',
    location: 'Medan',
    trainings_certifications: [{ id: 'a', name: 'Las', issuer: 'BLK' }],
  };
  await plant(portal.sql, 'public.alumni', all, planted);
  const { noFilters } = await productModule<{ noFilters: object }>(
    'apps/public-site/src/features/directory/directory-params.ts',
  );
  const { directoryPageQuery, directoryCountQuery } = await api<
    Queries<'directoryPageQuery' | 'directoryCountQuery'>
  >('directory/directory.queries');
  const filtersOf = (name: string) => {
    const [field = '', value] = name.split(' ');
    return { ...noFilters, [field]: value };
  };
  expect(Object.keys(planted).map((name) => name.split(' ')[0])).toEqual(Object.keys(noFilters));
  await expectEachAlone(planted, (name) => directoryPageQuery(null, filtersOf(name), null));
  for (const name of Object.keys(planted)) {
    expect(await answerOf(directoryCountQuery(null, filtersOf(name))), name).toBe(1);
  }
});

it('so does the search of the thesis bank, in names and titles', async () => {
  const planted: Planted = {
    bernama: { full_name: 'Bernama Lain' },
    gardu: { thesis_title: 'Gardu' },
  };
  const all = { full_name: 'Semua Sama', validation_status: 'verified', thesis_title: 'Trafo' };
  await plant(portal.sql, 'public.alumni', all, planted);
  const { thesisPageQuery } = await api<Queries<'thesisPageQuery'>>('thesis/thesis.queries');
  await expectEachAlone(planted, (name) => thesisPageQuery(null, name, 1));
});

it('so do those of jobs', async () => {
  const planted: Planted = {
    'search trafo': { title: 'Perawat Trafo' },
    'search majikan': { company_name: 'PT Majikan' },
    'search panel': { description: 'Merakit panel.' },
    'location Solo': { location: 'Solo' },
    'type Freelance': { job_type: 'Freelance' },
  };
  const all = {
    title: 'Teknisi',
    company_name: 'PT Lama',
    location: 'Medan',
    job_type: 'Contract',
    description: 'Merawat.',
    status: 'approved',
  };
  await plant(portal.sql, 'public.job_postings', all, planted);
  const { approvedJobPageQuery } = await api<Queries<'approvedJobPageQuery'>>(
    'job-posting/job-posting.queries',
  );
  await expectEachAlone(planted, (name) => {
    const [field = '', value] = name.split(' ');
    return approvedJobPageQuery({ search: '', location: null, type: null, [field]: value }, 1);
  });
});

it('so do those of events, where today is upcoming', async () => {
  const planted: Planted = {
    'category webinar': { category: 'webinar' },
    'period past': { event_date: '2026-11-30' },
  };
  const all = { title: 'Temu', category: 'seminar', event_date: '2026-12-01', status: 'approved' };
  await plant(portal.sql, 'public.events', all, planted);
  const { approvedEventPageQuery } =
    await api<Queries<'approvedEventPageQuery'>>('event/event.queries');
  const none = { today: '2026-12-01', period: 'upcoming', category: null };
  await expectEachAlone(planted, (name) => {
    const [field = '', value] = name.split(' ');
    return approvedEventPageQuery({ ...none, [field]: value }, 1);
  });
  expect(await found(approvedEventPageQuery(none, 1))).toEqual(['', 'category webinar']);
});

it('no function of the public site filters by what is not tried above', async () => {
  // A decision on many filters as the list of the admin does, and is tried with the decisions.
  const known = await filterArguments(portal.sql, `!~ 'admin|history|invite|^decide$'`);
  expect(known.length).toBeGreaterThan(15);
  expect(known.filter((name) => !sent.has(name))).toEqual([]);
});
