const maxLength = 2048;

/**
 * The link if it may be followed: http, https or mailto, without credentials, at most 2,048 characters. Form and database check
 * the same; this is for what was stored before, or past them. Null means: draw it as text.
 */
export function safeLink(link: string | null | undefined): string | null {
  if (!link || link.length > maxLength) return null;
  if (!/^(https?:\/\/|mailto:)/i.test(link) || !URL.canParse(link)) return null;
  const { username, password } = new URL(link);
  return username || password ? null : link;
}
