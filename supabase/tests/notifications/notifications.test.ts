import { beforeEach, describe, expect, it } from 'vitest';
import { createAccount, freshPortal, type Portal } from '../portal.ts';

let portal: Portal;
beforeEach(async () => {
  portal = await freshPortal();
});

const job = { title: 'Engineer', company_name: 'PT Contoh', description: 'Merawat trafo.' };

describe('making', () => {
  it('notifies alumni of validation, posting right and badge, once per change', async () => {
    const { admin, pending } = portal.people;
    const change = async (values: object) => {
      await portal.as(admin).from('alumni').update(values).eq('user_id', pending.id);
      await portal.as(admin).from('alumni').update(values).eq('user_id', pending.id);
      await portal.readAll(pending);
    };
    await change({ validation_status: 'verified' });
    await change({ can_post_jobs: true });
    await change({ special_badge: 'Mentor' });
    await change({ can_post_jobs: false });
    await change({ validation_status: 'rejected', special_badge: null });

    expect(await portal.messagesOf(pending)).toEqual([
      expect.stringContaining('terverifikasi'),
      expect.stringContaining('dapat memasang lowongan'),
      expect.stringContaining('Mentor'),
      expect.stringContaining('dicabut'),
      expect.stringContaining('belum dapat kami validasi'),
    ]);
    expect(await portal.notificationsOf(admin)).toEqual([]);
  });

  it('notifies posters of the decisions about their jobs', async () => {
    const { admin, poster } = portal.people;
    await portal.as(poster).from('job_postings').insert(job);
    for (const status of ['approved', 'approved', 'closed', 'approved', 'rejected'] as const) {
      await portal.as(admin).from('job_postings').update({ status }).gt('version', 0);
      await portal.readAll(poster);
    }
    expect(await portal.messagesOf(poster)).toEqual([
      expect.stringContaining('telah disetujui'),
      expect.stringContaining('telah ditutup'),
      expect.stringContaining('dibuka kembali'),
      expect.stringContaining('belum dapat disetujui'),
    ]);
  });
});

describe('waiting work', () => {
  it('notifies the admin of each kind of waiting work once, with the number and the newest', async () => {
    const { admin, poster, pending } = portal.people;
    await portal.as(admin).from('alumni').delete().eq('user_id', pending.id);
    await createAccount(portal.sql, 'baru@portal.example', {
      metadata: { full_name: 'Orang Baru, S.T.' },
    });
    await portal.as(poster).from('job_postings').insert(job);
    const [alumnus] = await portal.sql("select id from alumni where full_name like 'Orang %'");
    const [posted] = await portal.sql('select id from job_postings');
    expect(await portal.notificationsOf(admin)).toEqual([
      {
        message: 'Alumni baru menunggu validasi: Orang Baru, S.T.',
        link: `/admin/manage-alumni?status=pending&akun=joined&detail=${alumnus?.id}`,
      },
      {
        message: 'Lowongan baru menunggu persetujuan: Engineer di PT Contoh.',
        link: `/admin/manage-jobs?status=pending&detail=${posted?.id}`,
      },
    ]);

    await portal.sql(
      `insert into auth.users (id, email, raw_user_meta_data)
       select gen_random_uuid(), n || '@portal.example', jsonb_build_object('full_name', 'Orang ' || n)
       from generate_series(1, 59) as n`,
    );
    const { error } = await portal
      .as(poster)
      .from('job_postings')
      .insert([job, { ...job, title: 'Teknisi' }]);
    expect(error).toBeNull();
    expect(await waitingOf(admin)).toEqual([
      {
        message: expect.stringMatching(/^60 alumni menunggu validasi, terbaru: Orang .*\.$/),
        link: '/admin/manage-alumni?status=pending&akun=joined',
        is_read: false,
      },
      {
        message: expect.stringMatching(
          /^3 lowongan menunggu persetujuan, terbaru: .* di PT Contoh\.$/,
        ),
        link: '/admin/manage-jobs?status=pending',
        is_read: false,
      },
    ]);
  });

  it('keeps the number up to date while decisions are made and undone, and removes the notification at zero', async () => {
    const { admin, pending } = portal.people;
    const decide = (validation_status: 'verified' | 'pending', email: string) =>
      portal.as(admin).from('alumni').update({ validation_status }).eq('email', email);
    await createAccount(portal.sql, 'baru@portal.example', { metadata: { full_name: 'Baru' } });
    await portal.readAll(admin);
    const messages = async () => (await waitingOf(admin)).map(({ message }) => message);
    expect(await messages()).toEqual(['2 alumni menunggu validasi, terbaru: Baru.']);
    await decide('verified', 'baru@portal.example');
    expect(await messages()).toEqual(['Alumni baru menunggu validasi: Canary pending Lengkap.']);
    await decide('pending', 'baru@portal.example');
    expect(await waitingOf(admin)).toMatchObject([
      { message: '2 alumni menunggu validasi, terbaru: Baru.', is_read: true },
    ]);
    await createAccount(portal.sql, 'lagi@portal.example', { metadata: { full_name: 'Lagi' } });
    expect(await waitingOf(admin)).toMatchObject([
      { message: '3 alumni menunggu validasi, terbaru: Lagi.', is_read: false },
    ]);
    await decide('verified', 'baru@portal.example');
    await portal.as(admin).from('alumni').delete().eq('email', 'lagi@portal.example');
    expect(await messages()).toEqual(['Alumni baru menunggu validasi: Canary pending Lengkap.']);
    await decide('verified', pending.email);
    expect(await messages()).toEqual([]);
  });

  it("does not notify the admin of the admin's own entries", async () => {
    const { admin } = portal.people;
    await portal.as(admin).from('job_postings').insert(job);
    await portal
      .as(admin)
      .from('alumni')
      .insert({ full_name: 'Catatan', email: 'c@portal.example' });
    expect(await portal.notificationsOf(admin)).toEqual([]);
  });
});

const waitingOf = ({ id }: { id: string }) =>
  portal.sql(
    `select message, link, is_read from public.notifications
     where user_id = $1 and topic like 'waiting%' order by topic`,
    [id],
  );

describe('the list', () => {
  beforeEach(async () => {
    await portal.sql(
      `insert into public.notifications (user_id, message, link) values ($1, 'Halo', '/alumni')`,
      [portal.people.verified.id],
    );
  });

  it('belongs to its person: read, marked, deleted', async () => {
    const { admin, verified } = portal.people;
    for (const stranger of [portal.as(), portal.as(admin)]) {
      expect((await stranger.from('notifications').select('id')).data ?? []).toEqual([]);
      expect((await stranger.rpc('own_notifications')).data?.items ?? []).toEqual([]);
      await stranger.from('notifications').update({ is_read: true }).eq('user_id', verified.id);
      await stranger.from('notifications').delete().eq('user_id', verified.id);
    }
    const mine = portal.as(verified).from('notifications');
    expect((await mine.select('is_read')).data).toEqual([{ is_read: false }]);

    await mine
      .update({ is_read: true, message: 'Ubah', link: '/x', user_id: admin.id })
      .eq('user_id', verified.id);
    expect(await portal.readBy(verified)).toMatchObject([
      { is_read: true, message: 'Halo', link: '/alumni' },
    ]);
    await mine.delete().eq('user_id', verified.id);
    expect(await portal.readBy(verified)).toEqual([]);
  });

  it('refuses inserts by any client', async () => {
    const { admin, verified } = portal.people;
    for (const client of [portal.as(), portal.as(verified), portal.as(admin)]) {
      const { error } = await client
        .from('notifications')
        .insert({ user_id: verified.id, message: 'Susupan' });
      expect(error?.code).toBe('42501');
    }
    expect(await portal.notificationsOf(verified)).toHaveLength(1);
  });

  it.each(['//evil.example', '/\\evil', 'https://evil.example', 'javascript:alert(1)', '/a b'])(
    'refuses the link %s',
    async (link) => {
      const insert = portal.sql(
        `insert into public.notifications (user_id, message, link) values ($1, 'Halo', $2)`,
        [portal.people.verified.id, link],
      );
      await expect(insert).rejects.toThrow('notifications_link_check');
    },
  );
});
