/** A file name of words that say what is in the file, without date and extension: 'alumni-menunggu-validasi-pekanbaru'. */
export function fileNameOf(words: readonly (string | null | undefined | false)[]): string {
  const text = words.filter(Boolean).join(' ').normalize('NFKD').toLowerCase();
  const joined = text.replace(/\p{M}/gu, '').replace(/[^\p{L}\p{N}]+/gu, '-');
  return joined.slice(0, longest).replace(/^-|-$/g, '');
}

/** Room for the date and the extension in any file system. */
const longest = 120;
