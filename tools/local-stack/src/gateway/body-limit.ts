const megabyte = 1024 * 1024;
/** A file of the bucket's 5 MiB and the form around it. */
const maxForFiles = 6 * megabyte;
/** What the portal sends beside files stays below (`batchesOf` of packages/api), so that a test of any page notices a body that grows. */
const maxForText = 256 * 1024;

/** Gateways in front of a hosted project refuse addresses of more than 8 kB; what the portal sends stays at half of it. */
const longestAddress = 4096;

/** Refuses what a gateway refuses, so that a test of any page notices an address that grows. */
export function isAddressTooLong(request: Request): boolean {
  return request.url.length > longestAddress;
}

/**
 * Reads the whole body before the database is locked, so that a slow upload blocks nobody.
 * @returns undefined for a body that is larger than any the portal sends; it is not read to its end
 */
export async function receiveBody(request: Request): Promise<Request | undefined> {
  if (!request.body) return request;
  const { url, method, headers } = request;
  const isFile = new URL(url).pathname.startsWith('/storage/v1/object/');
  const most = isFile ? maxForFiles : maxForText;
  if (Number(headers.get('content-length') ?? 0) > most) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > most) return undefined;
    chunks.push(chunk);
  }
  return new Request(url, { method, headers, body: Buffer.concat(chunks) });
}

export function bodyTooLarge(): Response {
  return Response.json(
    { code: 413, message: 'Payload too large' },
    { status: 413, headers: { connection: 'close' } },
  );
}
