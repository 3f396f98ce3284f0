import { belief } from '../belief.ts';
import type { World } from '../world.ts';
import { authAnswered, opened, tried } from './answers.ts';

const elsewhere = 'https://elsewhere.example/';

/** Links of mails, new passwords, and accounts that go. */
export const linkBeliefs = [
  belief('recovery of an unknown address is answered as of a known one', 'ok', async (world) =>
    authAnswered(await world.newClient().auth.resetPasswordForEmail(world.strangerOf('recovery'))),
  ),
  belief(
    'a second recovery within a minute is over_email_send_rate_limit',
    'ok, 429 over_email_send_rate_limit',
    async ({ newClient, member: { email } }) => {
      const recover = () => newClient().auth.resetPasswordForEmail(email);
      return `${authAnswered(await recover())}, ${authAnswered(await recover())}`;
    },
    'mailbox',
  ),
  belief('a link of recovery counts by POST, once', 'ok, 403 otp_expired', async (world) => {
    const token = await world.tokenOf('recovery', world.pending.email);
    return `${await opened(world, 'recovery', token)}, ${await opened(world, 'recovery', token)}`;
  }),
  belief('a link of a sign-up counts by POST, once', 'ok, 403 otp_expired', async (world) => {
    const token = await world.tokenOf('signup', world.addressOf('confirming'));
    return `${await opened(world, 'signup', token)}, ${await opened(world, 'signup', token)}`;
  }),
  belief('a link that nobody sent is otp_expired', '403 otp_expired', (world) =>
    opened(world, 'recovery', 'ab'.repeat(28)),
  ),
  belief('a used link ends the other links of the account', '403 otp_expired', async (world) => {
    const email = world.addressOf('two-links');
    const confirmation = await world.tokenOf('signup', email);
    const recovery = await world.tokenOf('recovery', email);
    await opened(world, 'signup', confirmation);
    return opened(world, 'recovery', recovery);
  }),
  belief(
    'a refused registration keeps no password',
    'ok, 400 invalid_credentials',
    async (world) => {
      const email = world.addressOf('refused');
      const token = await world.tokenOf('signup', email);
      await world.anon.rpc('refuse_mail_link', { token });
      return openedThenTried(world, email, 'signup', token);
    },
  ),
  belief(
    'a link of recovery confirms no password',
    'ok, 400 invalid_credentials',
    async (world) => {
      const { email } = await world.waitingAccount('opened');
      return openedThenTried(world, email, 'recovery', await world.tokenOf('recovery', email));
    },
  ),
  belief(
    'a refused change leaves no link',
    '403 otp_expired, 403 otp_expired, unchanged',
    async (world) => {
      const { client, email } = await world.newAccount('refusing');
      const wanted = world.addressOf('wanted');
      await client.auth.updateUser({ email: wanted });
      const ofCurrent = await world.tokenOf('email_change_current', email, wanted);
      const ofNew = await world.tokenOf('email_change_new', email, wanted);
      await world.anon.rpc('refuse_mail_link', { token: ofNew });
      const open = (token: string) => opened(world, 'email_change', token);
      const answers = [await open(ofCurrent), await open(ofNew)];
      const { data } = await client.auth.getUser();
      return `${answers.join(', ')}, ${data.user?.email === email ? 'unchanged' : 'changed'}`;
    },
    'mailbox',
  ),
  belief('no link leads to a site that is not listed', 'not there', async ({ ask }) => {
    const query = new URLSearchParams({ token: 'ab', type: 'signup', redirect_to: elsewhere });
    const answer = await ask(`/auth/v1/verify?${query}`);
    return answer.headers.get('location')?.startsWith(elsewhere) ? 'there' : 'not there';
  }),
  belief(
    'a new address waits for both mailboxes',
    'unchanged',
    async ({ peer: { client, email }, addressOf }) => {
      const { data, error } = await client.auth.updateUser({ email: addressOf('moved') });
      if (error) return authAnswered({ error });
      return data.user.email === email ? 'unchanged' : 'changed';
    },
    'mailbox',
  ),
  belief('passwords are changed by the session alone, by these rules', 'all', async (world) => {
    const person = await world.newAccount('changing');
    const { client, email, password } = person;
    const other = world.newClient();
    await other.auth.signInWithPassword({ email, password });
    const change = async (wanted: string) =>
      authAnswered(await client.auth.updateUser({ password: wanted }));
    const seen = {
      'a short one': [await change('abc'), '422 weak_password'],
      'the present one': [await change(password), '422 same_password'],
      'one beyond 72 bytes': [await change('é'.repeat(37)), '400 validation_failed'],
      'a new one': [await change('Sandi-yang-baru-2'), 'ok'],
      'the session here': [authAnswered(await client.auth.refreshSession()), 'ok'],
      'the session elsewhere': [
        authAnswered(await other.auth.refreshSession()),
        '400 refresh_token_not_found',
      ],
    };
    const others = Object.entries(seen).filter(([, [answer, wanted]]) => answer !== wanted);
    return others.map(([what, [answer]]) => `${what}: ${answer}`).join(', ') || 'all';
  }),
  belief(
    'a removed account has no session, no role and no uploads',
    '403 user_not_found, null, refused',
    async (world) => {
      const { id, client, token } = await world.newAccount('leaving');
      await world.removeAccount(id);
      const answer = await world.ask('/auth/v1/user', {}, token);
      const { error_code: code } = await answer.json();
      const files = client.storage.from('public-files');
      const name = `avatars/${id}_${Date.now()}.jpg`;
      const sent = await files.upload(name, new Uint8Array([1]), { contentType: 'image/jpeg' });
      const role = (await client.rpc('current_user_role')).data;
      return `${answer.status} ${code}, ${role}, ${sent.error ? 'refused' : 'stored'}`;
    },
  ),
];

/** The link of an account that was never confirmed, then the password of who made it. */
async function openedThenTried(
  world: World,
  email: string,
  type: 'signup' | 'recovery',
  token: string,
): Promise<string> {
  return `${await opened(world, type, token)}, ${await tried(world, email, world.peer.password)}`;
}
