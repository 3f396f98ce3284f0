import { loadSupabase } from '@portal/api/client';
import { failure, type Outcome, sentenceOf } from './notice.ts';
import { passwordObjection } from './password-objection.ts';

const failureTitle = 'Gagal memperbarui password';

/** Sets a new password for the person who is signed in, and stays signed in. Never throws. */
export async function changePassword(password: string, confirmation: string): Promise<Outcome> {
  const objection = passwordObjection(password, confirmation);
  if (objection) return objection;
  try {
    const { auth } = await loadSupabase();
    const { error } = await auth.updateUser({ password });
    if (error) return failure(failureTitle, sentenceOf(error));
  } catch (error) {
    return failure(failureTitle, sentenceOf(error));
  }
  return {
    isDone: true,
    notice: {
      tone: 'success',
      title: 'Password Berhasil Diperbarui',
      description: 'Gunakan password baru ini saat login berikutnya.',
    },
  };
}
