import { acceptedEncoding, compress } from '@portal/release/hosting';

/** Bytes; below this the compressed form is hardly smaller. */
const worthCompressing = 1_000;

/**
 * Compresses JSON as the network in front of hosted Supabase does. A JSON answer may be buffered; stored files and
 * streams are passed through.
 */
export async function compressAnswer(request: Request, answer: Response): Promise<Response> {
  const encoding = acceptedEncoding(request.headers.get('accept-encoding'));
  if (!encoding || !isWholeJson(answer)) return answer;
  const bytes = Buffer.from(await answer.arrayBuffer());
  const isWorthIt = bytes.length >= worthCompressing;
  const body = isWorthIt ? await compress(bytes, encoding, 'answer') : bytes;
  const headers = new Headers(answer.headers);
  headers.append('vary', 'Accept-Encoding');
  headers.set('content-length', String(body.length));
  if (isWorthIt) headers.set('content-encoding', encoding);
  return new Response(new Uint8Array(body), { status: answer.status, headers });
}

function isWholeJson({ body, headers }: Response): boolean {
  const isJson = /^application\/([\w.-]+\+)?json/.test(headers.get('content-type') ?? '');
  return body !== null && isJson && !headers.has('content-encoding');
}
