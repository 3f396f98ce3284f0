import { belief } from '../belief.ts';
import type { World } from '../world.ts';
import { authAnswered, plain, tried } from './answers.ts';

const json = { 'content-type': 'application/json' };

/** Accounts and sessions, as the forms and the session of the portal take them. */
export const signInBeliefs = [
  belief('a wrong password is invalid_credentials', '400 invalid_credentials', (world) =>
    tried(world, world.member.email, 'x'),
  ),
  belief('an unknown address answers the same', '400 invalid_credentials', (world) =>
    tried(world, world.strangerOf('nobody'), 'x'),
  ),
  belief('a banned account is told so', '400 user_banned', async (world) => {
    const { id, email, password } = await world.newAccount('banned');
    const ban = `update auth.users set banned_until = now() + interval '1 hour' where id = '${id}'`;
    if (world.isEmbedded) await world.target.sql?.(ban);
    else await world.service.auth.admin.updateUserById(id, { ban_duration: '1h' });
    return tried(world, email, password);
  }),
  belief('an address may be typed in capitals', 'ok', (world) =>
    tried(world, world.member.email.toUpperCase(), world.member.password),
  ),
  belief('nobody signs in unconfirmed', '400 email_not_confirmed', async (world) => {
    const { email, password } = await world.waitingAccount('waiting');
    return tried(world, email, password);
  }),
  belief(
    'a wrong password is told before a missing confirmation',
    '400 invalid_credentials',
    async (world) => tried(world, (await world.waitingAccount('waiting')).email, 'x'),
  ),
  belief(
    'a sign-up waits for the confirmation',
    'no session',
    async ({ newClient, addressOf, member }) => {
      const { password } = member;
      const { data, error } = await newClient().auth.signUp({
        email: addressOf('new'),
        password,
      });
      if (error) return authAnswered({ error });
      return data.session ? 'a session' : 'no session';
    },
    'mailbox',
  ),
  belief(
    'a sign-up with a taken address looks like a new one',
    'ok 0 identities',
    async (world) => {
      const { email } = world.member;
      const answer = await world.newClient().auth.signUp({ email, password: 'Sandi-lain-1' });
      return `${authAnswered(answer)} ${answer.data.user?.identities?.length} identities`;
    },
  ),
  belief(
    'a short password is weak_password',
    '422 weak_password',
    async ({ newClient, strangerOf }) =>
      authAnswered(await newClient().auth.signUp({ email: strangerOf('weak'), password: 'abc' })),
  ),
  belief(
    'a password beyond 72 bytes is refused at the sign-up',
    '400 validation_failed',
    async ({ newClient, strangerOf }) =>
      authAnswered(
        await newClient().auth.signUp({ email: strangerOf('long'), password: 'é'.repeat(37) }),
      ),
  ),
  belief('an address without a form is refused', '400 validation_failed', async ({ newClient }) =>
    authAnswered(await newClient().auth.signUp({ email: 'x', password: 'Sandi-lain-1' })),
  ),
  belief('nobody signs in without a name', '422 anonymous_provider_disabled', async (world) =>
    authAnswered(await world.newClient().auth.signInAnonymously()),
  ),
  belief('a magic link makes no account', '422 otp_disabled', async ({ newClient, strangerOf }) =>
    authAnswered(
      await newClient().auth.signInWithOtp({
        email: strangerOf('magic'),
        options: { shouldCreateUser: false },
      }),
    ),
  ),
  belief('a session lasts an hour', '3600', async (world) =>
    String((await signedIn(world)).session?.expires_in),
  ),
  belief('a session is renewed with another token', 'another', async (world) => {
    const { client, session } = await signedIn(world);
    const renewed = await client.auth.refreshSession();
    const [before, after] = [session, renewed.data.session].map((it) => it?.refresh_token);
    return after && after !== before ? 'another' : authAnswered(renewed);
  }),
  belief('two tabs may renew a session at once', 'ok, ok', async (world) => {
    const { session } = await signedIn(world);
    return `${await renewed(world, session)}, ${await renewed(world, session)}`;
  }),
  belief('signing out ends the session', '400 refresh_token_not_found', async (world) => {
    const { client, session } = await signedIn(world);
    await client.auth.signOut({ scope: 'local' });
    return renewed(world, session);
  }),
  belief('nobody is told without a token', 'refused', async ({ ask }) =>
    (await ask('/auth/v1/user')).ok ? 'told' : 'refused',
  ),
  belief('a token that nobody signed is 403 bad_jwt', '403 bad_jwt', async ({ ask }) =>
    plain(await ask('/auth/v1/user', {}, 'a.b.c')),
  ),
  belief('people describe themselves', 'Halo', async ({ peer }) => {
    const { data } = await peer.client.auth.updateUser({ data: { full_name: 'Halo' } });
    return String(data.user?.user_metadata.full_name);
  }),
  belief('what people write of themselves is kept short', 'short, short', async (world) => {
    const { client, email, password } = await world.newAccount('talkative');
    const length = async () => {
      const { data } = await world.newClient().auth.signInWithPassword({ email, password });
      return Number(data.session?.access_token.length) < 4_000 ? 'short' : 'long';
    };
    const before = await length();
    await client.auth.updateUser({
      data: { bio: 'x'.repeat(20_000), full_name: 'x'.repeat(20_000) },
    });
    return `${before}, ${await length()}`;
  }),
  belief('what people write of themselves gives no role', 'alumni', async ({ peer }) => {
    await peer.client.auth.updateUser({ data: { role: 'admin', is_admin: true } });
    await peer.client.auth.refreshSession();
    return String((await peer.client.rpc('current_user_role')).data);
  }),
  belief('nobody writes their own app_metadata', 'unchanged', async ({ ask, pending }) => {
    const body = JSON.stringify({ app_metadata: { role: 'admin' } });
    await ask('/auth/v1/user', { method: 'PUT', headers: json, body }, pending.token);
    const { app_metadata: kept } = await (await ask('/auth/v1/user', {}, pending.token)).json();
    return kept?.role === 'admin' ? 'changed' : 'unchanged';
  }),
  belief('a second factor cannot be enrolled', '422 mfa_totp_enroll_not_enabled', async (world) =>
    authAnswered(await world.pending.client.auth.mfa.enroll({ factorType: 'totp' })),
  ),
];

/** A new session of the peer. */
async function signedIn({ newClient, peer: { email, password } }: World) {
  const client = newClient();
  const { data } = await client.auth.signInWithPassword({ email, password });
  return { client, session: data.session };
}

type Session = Awaited<ReturnType<typeof signedIn>>['session'];

/** What the renewal of a session answers in another tab. */
const renewed = async ({ newClient }: World, session: Session) => {
  const refreshToken = session?.refresh_token ?? '';
  return authAnswered(await newClient().auth.refreshSession({ refresh_token: refreshToken }));
};
