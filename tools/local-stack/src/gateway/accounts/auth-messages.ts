/** An error in the format of GoTrue: supabase-js reads `error_code` and `msg`. */
export function authError(status: number, errorCode: string, msg: string): Response {
  return Response.json(
    { code: status, error_code: errorCode, msg },
    { status, headers: { 'x-sb-error-code': errorCode } },
  );
}

export function tooManyMails(secondsLeft: number): Response {
  return authError(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${secondsLeft} seconds.`,
  );
}

/** Reads a JSON body without consuming it. */
export async function readBody(request: Request | Response): Promise<Record<string, unknown>> {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => undefined);
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

export function isCall(request: Request, method: string, ...paths: string[]): boolean {
  return request.method === method && paths.includes(new URL(request.url).pathname);
}

/** What the token of a request claims. Only lite verifies it: with a forged one it answers 401. */
export function claimsOf(request: Request): Record<string, unknown> {
  const [, payload = ''] = (request.headers.get('authorization') ?? '').split('.');
  try {
    return Object(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  } catch {
    return {};
  }
}
