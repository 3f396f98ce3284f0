import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { closePage, followMailLink, newEmail, openPage, portal } from '../../test/browser.ts';
import type { Notice, Outcome } from './notice.ts';

type Page = Awaited<ReturnType<typeof openPage>>;
type Told = Notice | Outcome | Awaited<ReturnType<Page['openMailLink']>>;

interface Write {
  /** Who presses the button; a visitor without it. */
  by?: 'member' | 'recovery';
  /** Of a failure. */
  title: string;
  /** Where requests were too many, if that is another one. */
  limitTitle?: string;
  send: (page: Page) => Promise<Told>;
}

const password = 'rahasia-1';
const [email, forgetful] = [newEmail(), newEmail()];
const form = { fullName: 'Rina', graduationYear: '2016', password, confirmation: password };
const tokenHash = 'abc';
const ofLink = { title: 'Tautan Belum Dapat Dibuka' };
const ofMail = { title: 'Gagal mengirim email', limitTitle: 'Terlalu Banyak Percobaan' };

/** Another password each time. */
const twice = (send: Page['changePassword']) => {
  const next = crypto.randomUUID();
  return send(next, next);
};

/** What asks the service for something and tells how it went. The last ones end what the others need. */
const writes: Record<string, Write> = {
  openMailLink: { ...ofLink, send: (page) => page.openMailLink({ kind: 'recovery', tokenHash }) },
  refuseMailLink: {
    ...ofLink,
    send: (page) => page.refuseMailLink({ kind: 'signup', tokenHash }),
  },
  register: {
    title: 'Registrasi Gagal',
    send: (page) => page.register({ ...form, email: newEmail() }),
  },
  requestPasswordReset: { ...ofMail, send: (page) => page.requestPasswordReset(newEmail()) },
  resendConfirmation: { ...ofMail, send: (page) => page.resendConfirmation(newEmail()) },
  signIn: {
    title: 'Login Gagal',
    send: (page) => page.signIn({ email, password, role: 'alumni' }),
  },
  changePassword: {
    by: 'member',
    title: 'Gagal memperbarui password',
    send: (page) => twice(page.changePassword),
  },
  signOut: { by: 'member', title: 'Logout Gagal di Server', send: (page) => page.signOut() },
  updatePassword: {
    by: 'recovery',
    title: 'Gagal Memperbarui Password',
    send: (page) => twice(page.updatePassword),
  },
};

/** They send nothing, or nothing of which they tell: `signOut` tells of `endSession`, its own events of `startSession`. */
const others = [
  'endSession',
  'forgetReturnPath',
  'isPasswordTooLong',
  'mayEnter',
  'readMailLink',
  'rememberReturnPath',
  'roleOf',
  'signInAgain',
  'startSession',
  'takeReturnPath',
  'validateNewPassword',
];

const paths = { visitor: '/login', member: '/profile-settings', recovery: '/update-password' };
/** What the browser has stored for each of them. */
const stored: { [by in keyof typeof paths]?: [Storage, Record<string, string>] } = {};

beforeAll(async () => {
  await openConfirmed(forgetful);
  closePage();
  await openConfirmed(email);
  stored.member = [localStorage, { ...localStorage }];
  closePage();
  await (await openPage('/forgot-password')).requestPasswordReset(forgetful);
  await (await openPage(await followMailLink(forgetful))).recoveryBecomes('ready');
  stored.recovery = [sessionStorage, { ...sessionStorage }];
});
afterEach(() => {
  vi.restoreAllMocks();
  closePage();
});
afterAll(() => portal.close());

async function openConfirmed(address: string) {
  await (await openPage('/register')).register({ ...form, email: address });
  await (await openPage(await followMailLink(address))).becomes('alumni');
}

/** The page on which the write is made, after its own reads. */
async function pageFor(write: Write): Promise<Page> {
  const by = write.by ?? 'visitor';
  closePage();
  const [storage, items] = stored[by] ?? [localStorage, {}];
  for (const [key, value] of Object.entries(items)) storage.setItem(key, value);
  const page = await openPage(paths[by]);
  await (by === 'recovery' ? page.recoveryBecomes('ready') : page.becomes(statuses[by]));
  portal.requested.length = 0;
  return page;
}

const statuses = { visitor: 'signed-out', member: 'alumni' };

/** Where nothing else is told, the user goes on. */
function noticeOf(told: Told): Notice {
  if ('tone' in told) return told;
  if ('notice' in told) return told.notice;
  if ('outcome' in told) return told.outcome.notice;
  return { tone: 'success', title: JSON.stringify(told), description: '' };
}

test('every function of the package is known as one that sends something, or as another', async () => {
  const exported = Object.entries(await import('@portal/auth'));
  const functions = exported.filter(([, value]) => typeof value === 'function');
  const known = [...Object.keys(writes), ...others].toSorted();
  expect(functions.map(([name]) => name).toSorted()).toEqual(known);
});

test.each([
  {
    fault: 'cut',
    isOnline: false,
    sentence: 'Layanan sedang tidak dapat dihubungi. Coba lagi sebentar lagi.',
  },
  { fault: 'silence', sentence: 'Layanan terlalu lama menjawab. Silakan coba lagi sebentar lagi.' },
  { fault: 400, sentence: 'Ada isian yang tidak sesuai. Periksa kembali data Anda.' },
  { fault: 429, sentence: 'terlalu sering' },
  {
    fault: 500,
    sentence: 'Terjadi gangguan pada layanan kami. Silakan coba lagi sebentar lagi.',
    // Only an address with an account gets a mail, so that a failure would tell of it.
    succeeding: ['requestPasswordReset', 'resendConfirmation'],
  },
] as const)(
  'no write is told as a success where the service answers with $fault: $sentence',
  async ({ fault, sentence, ...more }) => {
    const { isOnline = true, succeeding = [] } = { ...more };
    const succeeded: string[] = [];
    for (const [name, write] of Object.entries(writes)) {
      const page = await pageFor(write);
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
      if (fault === 'silence') hurryTimeouts();
      portal.breakPath('/', fault);
      const notice = noticeOf(await write.send(page));
      vi.restoreAllMocks();
      const title = (fault === 429 && write.limitTitle) || write.title;
      const description = expect.stringContaining(sentence);
      if (notice.tone === 'success') succeeded.push(name);
      else expect(notice, name).toMatchObject({ tone: 'error', title, description });
    }
    expect(succeeded).toEqual(succeeding);
  },
);

function hurryTimeouts() {
  const limit = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => limit(30));
}

/** What may fail after a write that is done. */
const mayFail = [
  'register /rest/v1/rpc/has_alumni_profile',
  'updatePassword /auth/v1/logout?scope=local',
];

test('no write is told as a success where one of its requests gets no answer', async () => {
  const succeeded: string[] = [];
  for (const [name, write] of Object.entries(writes)) {
    for (let place = 0; ; place += 1) {
      const page = await pageFor(write);
      portal.cutAfter(place);
      const notice = noticeOf(await write.send(page));
      const cut = portal.requested[place];
      // The last time all were answered.
      if (!cut) expect(notice, name).not.toMatchObject({ tone: 'error' });
      else if (notice.tone !== 'error') succeeded.push(`${name} ${cut}`);
      if (!cut) break;
    }
  }
  expect(succeeded).toEqual(mayFail);
});
