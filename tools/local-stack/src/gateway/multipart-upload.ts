import type { Repair } from './repair.ts';

/**
 * lite looks for a form field `file`; supabase-js sends a `File` or `Blob` in a field without a
 * name. A raw body with a content type is equivalent and works.
 */
export const multipartUpload: Repair = async (request, next) => {
  const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data') ?? false;
  const isUpload = new URL(request.url).pathname.startsWith('/storage/v1/object/');
  if (!isForm || !isUpload) return next(request);

  const form = await request.formData().catch(() => undefined);
  const file = [...(form?.values() ?? [])].find((value) => value instanceof File);
  if (!form || !file) {
    return Response.json(
      { statusCode: '400', error: 'InvalidRequest', message: 'The form carries no file' },
      { status: 400 },
    );
  }
  const bytes = await file.arrayBuffer();
  const headers = new Headers(request.headers);
  headers.set('content-type', file.type || 'application/octet-stream');
  headers.set('content-length', String(bytes.byteLength));
  const seconds = form.get('cacheControl');
  headers.set('cache-control', typeof seconds === 'string' ? `max-age=${seconds}` : 'no-cache');
  return next(new Request(request.url, { method: request.method, headers, body: bytes }));
};
