/** A time-ordered unique id (UUIDv7), made by the form so that a thing sent twice is still one. (Decision 53.) */
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
