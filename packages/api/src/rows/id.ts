/** For ids from a URL: the database answers anything but a UUID with an error instead of with no row. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}

/** A time-ordered UUID (version 7). The form makes it, so that an item that is sent twice is stored once. */
export function newItemId(now = Date.now()): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const time = now.toString(16).padStart(12, '0');
  return [
    time.slice(0, 8),
    time.slice(8),
    `7${hex.slice(0, 3)}`,
    `8${hex.slice(3, 6)}`,
    hex.slice(6, 18),
  ].join('-');
}
