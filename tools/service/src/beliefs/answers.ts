import type { AuthError } from '@supabase/supabase-js';
import type { World } from '../world.ts';

interface DataAnswer {
  status: number;
  error: { code: string; message: string } | null;
}

/** The status and the code of an answer of the data API. */
export function answered({ status, error }: DataAnswer): string {
  return error?.code ? `${status} ${error.code}` : String(status);
}

export const authAnswered = ({ error }: { error: AuthError | null }): string =>
  error ? `${error.status ?? 'no status'} ${error.code ?? 'no code'}` : 'ok';

type Visitor = Pick<World, 'newClient'>;

/** What a sign-in with this password answers. */
export const tried = async ({ newClient }: Visitor, email: string, password: string) =>
  authAnswered(await newClient().auth.signInWithPassword({ email, password }));

/** What a link of a mail answers. */
export const opened = async (
  { newClient }: Visitor,
  type: 'signup' | 'recovery' | 'email_change',
  token_hash: string,
) => authAnswered(await newClient().auth.verifyOtp({ type, token_hash }));

/** The status of a plain answer, and the code in its body. */
export async function plain(answer: Response): Promise<string> {
  const body = await answer.json().catch(() => ({}));
  const code = body.statusCode ?? body.error_code ?? body.code;
  return code === undefined || code === null ? String(answer.status) : `${answer.status} ${code}`;
}
