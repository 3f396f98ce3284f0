import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';
/** `release` compresses slowly and well, once for all visitors; `answer` quickly, while a visitor waits. */
export type Effort = 'release' | 'answer';

export const encodings: readonly Encoding[] = ['br', 'gzip'];
/** The ending of a file's compressed form, which lies beside it. */
export const suffixOf: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

const brotliQuality: Record<Effort, number> = { release: 11, answer: 5 };
const gzipLevel: Record<Effort, number> = { release: 9, answer: 6 };

export async function compress(bytes: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(bytes, { level: gzipLevel[effort] });
  return promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality[effort],
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

/** The best encoding that an `Accept-Encoding` header takes. */
export function acceptedEncoding(header: string | null): Encoding | undefined {
  const refused = /;\s*q=0(\.0*)?$/;
  const accepted = (header ?? '').split(',').map((part) => part.trim());
  return encodings.find((encoding) =>
    accepted.some((part) => part.split(';')[0]?.trim() === encoding && !refused.test(part)),
  );
}
