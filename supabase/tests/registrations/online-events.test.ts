import { beforeEach, describe, expect, it } from 'vitest';
import type { Account, Row } from '../database.ts';
import { at, person, portal, useEventOfFour } from './event-of-four.ts';

useEventOfFour(3);

const link = 'https://rapat.example/temu?kunci=rahasia';

describe('the address of an online event', () => {
  const linkFor = async (number: number) => {
    const { data } = await portal.as(person(number)).rpc('own_registrations');
    return data?.map(({ status, online_link }: Row) => [status, online_link]);
  };
  beforeEach(async () => {
    await at.register(person(1), 4);
    await at.register(person(2));
    expect((await at.edit({ online_link: ` ${link}\u200b` })).error).toBeNull();
  });

  it('is read by those with a seat alone, and by nobody who gives it up', async () => {
    expect(await linkFor(1)).toEqual([['registered', link]]);
    expect(await linkFor(2)).toEqual([['waiting', null]]);
    expect(await linkFor(3)).toEqual([]);
    await at.cancel(person(1));
    expect(await linkFor(1)).toEqual([['cancelled', null]]);
    expect(await linkFor(2)).toEqual([['registered', link]]);
    await at.forAdmin('set_attendance', person(2), { is_present: true });
    expect(await linkFor(2)).toEqual([['attended', link]]);
    await at.forAdmin('cancel_registration_of', person(2), { reason: 'Penuh' });
    expect(await linkFor(2)).toEqual([['cancelled', null]]);
  });

  it.each(['pending', 'rejected'])('is hidden from somebody who is %s by now', async (status) => {
    await portal.sql('update public.alumni set validation_status = $1 where user_id = $2', [
      status,
      person(1).id,
    ]);
    expect(await linkFor(1)).toEqual([['registered', null]]);
  });

  it.each(['pending', 'rejected', 'past'])('is hidden while the event is %s', async (status) => {
    await at.edit({ status });
    expect(await linkFor(1)).toEqual([['registered', null]]);
  });
});

const messagesOf = async (account: Account) =>
  (await portal.readBy(account)).map(({ message }) => message);
const readAll = () => portal.sql('update public.notifications set is_read = true');

it('another address of an online event is told to those with a seat, and stands in no notification', async () => {
  await at.register(person(1), 4);
  await at.register(person(2));
  await readAll();
  await at.edit({ online_link: link });
  await portal.endUndoTime();
  expect((await messagesOf(person(1))).slice(1)).toEqual([
    'Tautan daring "Temu Kangen" berubah. Yang berlaku ada pada pendaftaran Anda di halaman kegiatan ini.',
  ]);
  expect(
    await portal.sql("select message from public.notifications where topic = 'reminder'"),
  ).toMatchObject([
    { message: expect.stringContaining('Tautan daring ada pada pendaftaran Anda') },
  ]);
  await readAll();
  await at.edit({ online_link: `${link}-lain` });
  await at.edit({ online_link: link, capacity: 4 });
  await at.edit({ status: 'pending' });
  await at.edit({ online_link: null, status: 'approved' });
  await portal.endUndoTime();
  expect((await messagesOf(person(1))).slice(2)).toEqual(['Tautan daring "Temu Kangen" dihapus.']);
  expect(await messagesOf(person(2))).toHaveLength(1);
  expect(JSON.stringify(await portal.sql('select * from public.notifications'))).not.toContain(
    'rapat.example',
  );
});
