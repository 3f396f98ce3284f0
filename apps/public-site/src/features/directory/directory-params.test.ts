import { expect, it } from 'vitest';
import { noFilters, readFilters, writeFilters } from './directory-params.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));

it('reads every filter from its own parameter and ignores the others', () => {
  const query =
    'q=siti&angkatan=2014&konsentrasi=tenaga&lulus=18&jabatan=engineer&perusahaan=pt&lokasi=riau&sertifikasi=k3&profil=x';
  expect(read(query)).toEqual({
    name: 'siti',
    entryYear: '2014',
    concentration: 'tenaga',
    graduationYear: '18',
    jobTitle: 'engineer',
    company: 'pt',
    location: 'riau',
    certification: 'k3',
  });
});

it('writes only what changes, removes what is empty, and starts with the first cards', () => {
  expect(writeFilters({ name: 'a & b', location: 'Pekanbaru, Riau', company: '' })).toEqual({
    tampil: null,
    q: 'a & b',
    lokasi: 'Pekanbaru, Riau',
    perusahaan: null,
  });
});

it('takes blank filters for none', () => {
  expect(read('q=%20%20&jabatan=')).toEqual(noFilters);
});
