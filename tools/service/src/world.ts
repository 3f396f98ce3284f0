import { randomBytes } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { createAccounts } from './accounts.ts';
import { connect, type Person, prefix, type Target } from './target.ts';

export type World = Awaited<ReturnType<typeof createWorld>>;

/** The accounts and rows that the beliefs look at: two verified alumni, a pending one, and shown and hidden rows. */
export async function createWorld(target: Target, isEmbedded: boolean) {
  const { url, anonKey, serviceKey } = target;
  const run = `${prefix}${randomBytes(3).toString('hex')}`;
  const service = connect(target, serviceKey);
  const newClient = () => connect(target, anonKey);
  const accounts = createAccounts({ target, service, run, newClient, isEmbedded });
  const [member, peer, pending] = await Promise.all(
    ['member', 'peer', 'pending'].map((name) => accounts.create(name)),
  );
  if (!member || !peer || !pending) throw new Error('No accounts were made.');
  const verified = await service
    .from('alumni')
    .update({ validation_status: 'verified' })
    .in('user_id', [member.id, peer.id])
    .select('id, user_id');
  if (verified.error) throw verified.error;
  const rowOf = (person: Person): string =>
    verified.data.find(({ user_id }) => user_id === person.id)?.id;
  const events = await addEvents(service, run);
  const jobs = await service
    .from('job_postings')
    .insert(
      ['approved', 'pending'].map((status) => ({
        title: `${run} ${status}`,
        company_name: 'C_1',
        description: 'D',
        status,
      })),
    )
    .select('id, status');
  if (jobs.error) throw jobs.error;
  return {
    target,
    run,
    isEmbedded,
    service,
    newClient,
    member,
    peer,
    pending,
    anon: newClient(),
    newAccount: accounts.create,
    waitingAccount: accounts.waiting,
    /** An address without an account; another one for each belief and run, since the mails to one are limited. */
    strangerOf: (name: string) => `${run}-${name}@contoh.example`,
    addressOf: accounts.addressOf,
    tokenOf: accounts.tokenOf,
    removeAccount: accounts.remove,
    memberRow: rowOf(member),
    peerRow: rowOf(peer),
    events,
    jobs: Object.fromEntries(jobs.data.map(({ id, status }) => [status, id])) as Shown,
    /** A plain request with the key of visitors, or as a person. */
    ask: (path: string, init: RequestInit = {}, token = '') =>
      fetch(url + path, {
        redirect: 'manual',
        ...init,
        headers: {
          apikey: anonKey,
          ...(token && { authorization: `Bearer ${token}` }),
          ...Object.fromEntries(new Headers(init.headers)),
        },
      }),
  };
}

type Shown = Record<'approved' | 'pending', string>;

async function addEvents(service: SupabaseClient, run: string): Promise<Shown> {
  const inAYear = new Date(Date.now() + 365 * 86_400_000).toISOString().slice(0, 10);
  const { data, error } = await service
    .from('events')
    .insert(
      ['approved', 'pending'].map((status) => ({
        title: `${run} ${status} 100%_a`,
        event_date: inAYear,
        status,
        registration_mode: 'portal',
      })),
    )
    .select('id, status');
  if (error) throw error;
  return Object.fromEntries(data.map((row) => [row.status, row.id])) as Shown;
}
