import { expect, it } from 'vitest';
import { freshPortal } from '../portal.ts';
import { type ImportRow, importSteps, toSend } from './import-steps.ts';

const size = Number(process.env.ROWS ?? 5000);
const first =
  'Ahmad Budi Citra Dewi Eka Fajar Gilang Hendra Indra Joko Kurnia Lestari Muhammad Nur Oki Putri Rahmat Siti Teguh Umar Vina Wahyu Yusuf Zainal Agus Bayu Cahya Dian Edi Feri'.split(
    ' ',
  );
const last =
  'Santoso Wijaya Hidayat Lestari Pratama Saputra Nugroho Kusuma Siregar Nasution Lubis Harahap Simanjuntak Sitorus Manalu Panggabean Hutapea Tampubolon Gunawan Setiawan Susanto Hartono Permana Ramadhan Maulana Firmansyah Kurniawan Wibowo Utami Anggraini'.split(
    ' ',
  );

/** Many names are alike, as they are among people of one country. */
const rowOf = (place: number): ImportRow => {
  const names = [
    first[(place * 7) % 30],
    last[(place * 13 + Math.floor(place / 30)) % 30],
    last[(place * 11 + 5 + Math.floor(place / 900)) % 30],
  ];
  return {
    row_number: place + 2,
    name: names.join(' '),
    nim: String(11_550_000_000 + place),
    entry_year: String(2000 + (place % 20)),
    graduation_year: String(2004 + (place % 20)),
    phone: `0812${10_000_000 + place * 37}`,
    company: 'PT Maju Jaya',
    job_title: 'Teknisi',
    location: 'Pekanbaru',
    thesis_title: `Analisis turbin angin ke ${place}`,
    ...(place % 3 === 0 && { email: `orang${place}@banyak.example` }),
  };
};

// Time of the processor, of which the database is the most: what else runs on the machine changes it by a third at most.
it(`a file of ${size} rows is checked, imported and taken back in a time that an admin waits`, async () => {
  const steps = importSteps(await freshPortal());
  const rows = Array.from({ length: size }, (_, place) => rowOf(place));
  const seconds: Record<string, number> = {};
  const time = async <Answer>(name: string, work: () => Promise<Answer>) => {
    const before = process.cpuUsage().user;
    const answer = await work();
    seconds[name] = Math.round((process.cpuUsage().user - before) / 100_000) / 10;
    return answer;
  };
  const sent = await time('checked', async () => {
    const left = await steps.withoutDoubles(rows);
    return toSend(left, await steps.preview(left));
  });
  const id = await steps.start();
  await time('imported', async () => {
    for (let at = 0; at < sent.length; at += 250) {
      const batch = sent.slice(at, at + 250);
      const planned = batch.map(({ plan }) => plan);
      await steps.apply(
        id,
        at / 250,
        batch.map(({ row }) => row),
        planned,
      );
    }
  });
  expect((await steps.finish(id)).counts).toEqual({ new: size });
  expect((await time('undone', () => steps.undo(id))).undone).toBe(size);
  process.stdout.write(`${size} rows, seconds of the processor: ${JSON.stringify(seconds)}\n`);
}, 1_200_000);
