import { ensurePendingAlumni, hasAlumniProfile } from '@portal/api/alumni';
import { loadSupabase, type Supabase } from '@portal/api/client';
import { minPasswordLength } from './new-password.ts';
import {
  errorCode,
  errorMessage,
  failure,
  isMailJustSent,
  type Outcome,
  success,
  unconfirmed,
} from './notice.ts';
import { type OnWait, onceMore } from './once-more.ts';

export interface Registration {
  fullName: string;
  email: string;
  /** Four digits; empty while nothing is chosen. */
  graduationYear: string;
  password: string;
  confirmation: string;
}

const alreadyRegistered = 'Email ini sudah terdaftar. Silakan coba login atau gunakan email lain.';

export const registerMessages = {
  title: 'Registrasi Gagal',
  passwordMismatch: 'Password dan konfirmasi password tidak cocok.',
  passwordTooShort: 'Password minimal harus 6 karakter.',
  yearMissing: 'Tahun lulus harus diisi.',
  alreadyRegistered,
  waitsForConfirmation: `${alreadyRegistered} Jika email ini milik Anda, buka link yang baru kami kirim untuk membuat password Anda sendiri.`,
  alumniExists:
    'Data alumni dengan email ini sudah ada. Silakan hubungi admin jika ini adalah kesalahan.',
  unexpectedAnswer: 'Registrasi berhasil tetapi struktur data pengguna tidak sesuai harapan.',
};

const outcomes = {
  complete: success(
    'Registrasi Berhasil!',
    'Akun Anda sudah dibuat dan menunggu validasi pengurus. Silakan login.',
    7_000,
  ),
  confirmationMissing: success(
    'Registrasi Hampir Selesai!',
    'Tinggal satu langkah: buka link konfirmasi yang kami kirim ke email Anda, lalu login.',
    10_000,
  ),
  profileUnknown: success(
    'Registrasi Akun Berhasil, Cek Email!',
    'Kami mengirim link konfirmasi ke email Anda. Buka link itu, lalu login.',
    10_000,
  ),
  profileMissing: {
    isDone: true,
    notice: {
      tone: 'warning',
      title: 'Akun Dibuat, Profil Bermasalah',
      description: 'Akun Anda sudah dibuat, tetapi profil alumni belum tersimpan. Silakan login.',
      duration: 10_000,
    },
  },
} satisfies Record<string, Outcome>;

const refuse = (description: string) => failure(registerMessages.title, description);

/** Creates an account with a pending alumni row. Signs nobody in. Never throws. */
export async function register(registration: Registration, onWait?: OnWait): Promise<Outcome> {
  const invalid = validate(registration);
  if (invalid) return invalid;
  try {
    const ephemeral = await loadSupabase('ephemeral');
    const outcome = await createAccount(ephemeral, registration, onWait);
    await ephemeral.auth.signOut({ scope: 'local' });
    return outcome;
  } catch (error) {
    return refuseFor(error);
  }
}

function validate({ password, confirmation, graduationYear }: Registration) {
  if (password !== confirmation) return refuse(registerMessages.passwordMismatch);
  if (password.length < minPasswordLength) return refuse(registerMessages.passwordTooShort);
  return graduationYear ? null : refuse(registerMessages.yearMissing);
}

async function createAccount(
  ephemeral: Supabase,
  registration: Registration,
  onWait?: OnWait,
): Promise<Outcome> {
  const { fullName, email, password, graduationYear } = registration;
  const attempt = crypto.randomUUID();
  // The database makes the pending alumni row from these, since nobody is signed in before the confirmation.
  const options = { data: { full_name: fullName, graduation_year: graduationYear, attempt } };
  const signUp = () => ephemeral.auth.signUp({ email, password, options });
  const { data, error } = await onceMore(signUp, onWait);
  if (error) throw error;
  if (!data.user) return refuse(registerMessages.unexpectedAnswer);
  // To hide who has an account, the service answers a known e-mail with an account without identities.
  if (data.user.identities?.length === 0)
    return unconfirmed(refuse(registerMessages.alreadyRegistered));
  if (data.session) return ensureProfile(ephemeral, data.user.id, registration);
  if (data.user.user_metadata.attempt !== attempt) return takeOver(ephemeral, email);
  const hasProfile = await hasAlumniProfile(data.user.id).catch(() => false);
  return hasProfile ? outcomes.confirmationMissing : outcomes.profileUnknown;
}

/**
 * The e-mail was registered before, perhaps by a stranger, and is not confirmed. Following a confirmation mail would activate the
 * first registration's password. So this sends a link for a new password: it confirms the account, replaces that password and ends
 * its sessions.
 */
async function takeOver({ auth }: Supabase, email: string): Promise<Outcome> {
  const { error } = await auth.resetPasswordForEmail(email);
  if (error && !isMailJustSent(error)) throw error;
  return unconfirmed(refuse(registerMessages.waitsForConfirmation));
}

async function ensureProfile(
  ephemeral: Supabase,
  userId: string,
  { fullName, email, graduationYear }: Registration,
): Promise<Outcome> {
  try {
    await ensurePendingAlumni({ userId, fullName, email, graduationYear }, ephemeral);
    return outcomes.complete;
  } catch (error) {
    return errorCode(error) === '23505'
      ? refuse(registerMessages.alumniExists)
      : outcomes.profileMissing;
  }
}

function refuseFor(error: unknown): Outcome {
  switch (errorCode(error)) {
    case 'user_already_exists':
    case 'email_exists':
    // The other of two requests in the same moment has made the account, and its mail is sent.
    case '23505':
      return unconfirmed(refuse(registerMessages.alreadyRegistered));
    default:
      return isMailJustSent(error)
        ? unconfirmed(refuse(errorMessage(error)))
        : refuse(errorMessage(error));
  }
}
