const unexpected = 'Terjadi kesalahan tidak terduga.';

/** What people read about anything thrown. Only an `ApiError` carries a text for them; any other error is a bug. */
export function failureText(error: unknown): string {
  // By name, since every area carries its own copy of the class.
  return error instanceof Error && error.name === 'ApiError' ? error.message : unexpected;
}
