import { expect } from 'vitest';
import { freshWorld, type Portal } from '../portal.ts';

export interface Found {
  name: string;
  is_certain: boolean;
  same: string[];
  different: string[];
}
interface Pairs {
  pairs: { kind: number; one: Found; other: Found }[];
  next: object | null;
}

export let portal: Portal;

/** A portal with the doubles that the tests look for. */
export async function openDoubles(): Promise<void> {
  portal = await freshWorld(writeDoubles);
}

async function writeDoubles(fresh: Portal) {
  await fresh.sql(`delete from public.alumni where user_id is null`);
  await fresh.sql(`update public.alumni set nim = null, phone_number = null`);
  await fresh.sql(`
    insert into public.alumni
      (full_name, nim, entry_year, phone_number, email, company, bio, validation_status, thesis_title, created_at, advanced_degrees)
    values
      ('Ani Susanti', '1001', '2010', '0812 1111 2222', null, 'PLN', null, 'verified', 'Turbin', '2020-01-01',
        '[{"id": "1", "degree_level": "S2", "university": "ITB"}]'),
      ('Ani Susanti, S.T.', '10.01', '2010', null, 'ani@x.example', 'PT Baru', 'Halo', 'pending', null, '2021-01-01',
        '[{"id": "2", "degree_level": "S2", "university": "ITB"}, {"id": "3", "degree_level": "S3", "university": "UI"}]'),
      ('Bayu Nugroho', null, '2011', '0813 3333 4444', null, null, null, 'pending', null, '2021-01-01', '[]'),
      ('Bambang Sakti', null, '2015', '+62 813 3333 4444', null, null, null, 'pending', null, '2021-01-01', '[]'),
      ('Citra Ayu', null, '2012', null, null, null, null, 'pending', null, '2021-01-01', '[]'),
      ('CITRA AYU, S.T.', null, '2012', null, null, null, null, 'pending', null, '2021-01-01', '[]'),
      ('Dewi Lestari', null, '2013', null, null, null, null, 'pending', null, '2021-01-01', '[]'),
      ('Dewi Lestary', null, '2013', null, null, null, null, 'pending', null, '2021-01-01', '[]'),
      ('Dewi Lestary', '77', '2014', null, null, null, null, 'pending', null, '2021-01-01', '[]')`);
  return fresh;
}

export const asAdmin = () => portal.as(portal.people.admin);
export const call = async <Answer>(name: string, args: object): Promise<Answer> => {
  const { data, error } = await asAdmin().rpc(name, args);
  expect(error).toBeNull();
  return data as Answer;
};
export const row = async (full_name: string) => {
  const [found] = await portal.sql('select * from public.alumni where full_name = $1', [full_name]);
  if (!found) throw new Error(`There is ${full_name}`);
  return found;
};
export const allPairs = async () => {
  const found: string[] = [];
  let after: object | null = null;
  do {
    const page: Pairs = await call<Pairs>('duplicate_pairs', { after, page_size: 2 });
    found.push(
      ...page.pairs.map(
        ({ kind, one, other }) => `${kind}: ${[one.name, other.name].sort().join(' + ')}`,
      ),
    );
    after = page.next;
  } while (after);
  return found;
};
