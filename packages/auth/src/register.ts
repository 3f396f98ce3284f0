import { ensurePendingAlumni, hasAlumniProfile } from '@portal/api/alumni';
import { loadSupabase, type Supabase } from '@portal/api/client';
import { pathFor } from '@portal/federation/router';
import { codeOf, failure, type Notice, type Outcome, sentenceOf } from './notice.ts';
import { minPasswordLength, registerSentences as sentences } from './sentences.ts';

export interface Registration {
  fullName: string;
  email: string;
  /** Four digits; empty while nothing is chosen. */
  graduationYear: string;
  password: string;
  confirmation: string;
}

const refuse = (description: string) => failure(sentences.title, description);

const complete: Notice = {
  tone: 'success',
  title: 'Registrasi Berhasil!',
  description: 'Akun Anda sudah dibuat dan menunggu validasi pengurus. Silakan login.',
  duration: 7_000,
};

const almostComplete: Notice = {
  tone: 'success',
  title: 'Registrasi Hampir Selesai!',
  description:
    'Tinggal satu langkah: buka link konfirmasi yang kami kirim ke email Anda, lalu login.',
  duration: 10_000,
};

const checkMail: Notice = {
  tone: 'success',
  title: 'Registrasi Akun Berhasil, Cek Email!',
  description: 'Kami mengirim link konfirmasi ke email Anda. Buka link itu, lalu login.',
  duration: 10_000,
};

const profileTrouble: Notice = {
  tone: 'warning',
  title: 'Akun Dibuat, Profil Bermasalah',
  description: 'Akun Anda sudah dibuat, tetapi profil alumni belum tersimpan. Silakan login.',
  duration: 10_000,
};

function objectionTo({ password, confirmation, graduationYear }: Registration) {
  if (password !== confirmation) return refuse(sentences.passwordMismatch);
  if (password.length < minPasswordLength) return refuse(sentences.passwordTooShort);
  if (!graduationYear) return refuse(sentences.yearMissing);
  return null;
}

function refuseFor(error: unknown): Outcome {
  switch (codeOf(error)) {
    case 'user_already_exists':
    case 'email_exists':
      return refuse(sentences.alreadyRegistered);
    case '23505':
      return refuse(sentences.alumniExists);
    default:
      return refuse(sentenceOf(error));
  }
}

async function ensureProfile(
  { fullName, email, graduationYear }: Registration,
  userId: string,
  ephemeral: Supabase,
): Promise<Outcome> {
  const alumni = { userId, fullName, email, graduationYear };
  try {
    await ensurePendingAlumni(alumni, ephemeral);
    return { isDone: true, notice: complete };
  } catch (error) {
    return codeOf(error) === '23505' ? refuseFor(error) : { isDone: true, notice: profileTrouble };
  }
}

async function createAccount(ephemeral: Supabase, registration: Registration): Promise<Outcome> {
  const { fullName, email, password, graduationYear } = registration;
  const { data, error } = await ephemeral.auth.signUp({
    email,
    password,
    options: {
      // The database makes the pending alumni row from these, since nobody is signed in before the confirmation.
      data: { full_name: fullName, graduation_year: graduationYear },
      emailRedirectTo: location.origin + pathFor('login'),
    },
  });
  if (error) return refuseFor(error);
  if (!data.user) return refuse(sentences.unexpectedAnswer);
  // So that nobody can ask who has an account, the service answers a known address with an account without identities.
  if (data.user.identities?.length === 0) return refuse(sentences.alreadyRegistered);
  if (data.session) return ensureProfile(registration, data.user.id, ephemeral);
  const isProfileKept = await hasAlumniProfile(data.user.id).catch(() => false);
  return { isDone: true, notice: isProfileKept ? almostComplete : checkMail };
}

/** Creates an account with a pending alumni row (specification, sections 5 and 8). Signs nobody in. Never throws. */
export async function register(registration: Registration): Promise<Outcome> {
  const objection = objectionTo(registration);
  if (objection) return objection;
  try {
    const ephemeral = await loadSupabase('ephemeral');
    const outcome = await createAccount(ephemeral, registration);
    await ephemeral.auth.signOut({ scope: 'local' });
    return outcome;
  } catch (error) {
    return refuseFor(error);
  }
}
