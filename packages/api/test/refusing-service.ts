import { once } from 'node:events';
import { createServer } from 'node:http';
import { configureBackend } from '@portal/api/client';
import { vi } from 'vitest';

/** A code of the database or of PostgREST with the HTTP status that comes with it, and the message of that code. */
export interface Refusal {
  status: number;
  code: string;
  message?: string;
}

/** What the network does to a request instead of an answer. */
export type Silence = 'cuts the connection' | 'never answers';

/** Configures a backend that refuses every request with one code, which the real service cannot be made to do. */
export async function useRefusingService() {
  let refusal: Refusal | Silence = { status: 200, code: '' };
  let requests = 0;
  const server = createServer((_, response) => {
    requests += 1;
    if (refusal === 'cuts the connection') response.destroy();
    if (typeof refusal === 'string') return;
    const { status, code, message = 'refused' } = refusal;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ code, message }));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  configureBackend({ url: `http://127.0.0.1:${port}`, publishableKey: 'test-key' });
  return {
    refuseWith: (next: Refusal | Silence) => {
      refusal = next;
    },
    /** The number of requests since the previous call. */
    takeRequestCount: () => {
      const count = requests;
      requests = 0;
      return count;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Lets our own time limit pass at once. */
export function hurryTimeouts() {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const controller = new AbortController();
    const reason = new DOMException('signal timed out', 'TimeoutError');
    setTimeout(() => controller.abort(reason), 300);
    return controller.signal;
  });
}

/** What went wrong without an answer, each with what people read about it. */
export const silences = [
  {
    silence: 'cuts the connection',
    text: 'Layanan sedang tidak dapat dihubungi. Coba lagi sebentar lagi.',
  },
  {
    silence: 'never answers',
    text: 'Layanan terlalu lama menjawab. Silakan coba lagi sebentar lagi.',
  },
] as const;

/** Messages as PostgreSQL, PostgREST and our own functions write them, each with what people read. */
export const serverMessages = [
  {
    status: 409,
    code: '23505',
    message: 'duplicate key value violates unique constraint "alumni_email_key"',
    text: 'Data yang sama sudah terdaftar.',
  },
  {
    status: 400,
    code: '23514',
    message: 'new row for relation "events" violates check constraint "events_title_check"',
    text: 'Ada isian yang tidak memenuhi ketentuan. Periksa kembali data Anda.',
  },
  {
    status: 403,
    code: '42501',
    message: 'new row violates row-level security policy for table "job_postings"',
    text: 'Akun Anda tidak memiliki izin untuk tindakan ini.',
  },
  {
    status: 401,
    code: 'PGRST301',
    message: 'JWT expired',
    text: 'Sesi Anda sudah berakhir. Silakan masuk kembali.',
  },
  {
    status: 500,
    code: '57014',
    message: 'canceling statement due to statement timeout',
    text: 'Permintaan terlalu berat dan dihentikan. Persempit pencarian, lalu coba lagi.',
  },
  {
    status: 500,
    code: '40P01',
    message: 'deadlock detected',
    text: 'Terjadi gangguan pada layanan kami. Silakan coba lagi sebentar lagi.',
  },
  {
    status: 400,
    code: 'PT400',
    message: 'Tahun lulus tidak boleh sebelum tahun masuk.',
    text: 'Tahun lulus tidak boleh sebelum tahun masuk.',
  },
];
