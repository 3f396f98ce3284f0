/** Where the embedded stack answers otherwise than Supabase, and nobody gains by mending it. */
export interface KnownDifference {
  /** The belief. */
  row: string;
  /** The answer of the embedded stack. */
  here: string;
  /** The answer of Supabase, which the belief expects. */
  there: string;
}

export const knownDifferences: KnownDifference[] = [
  // It parses the body itself, and the lone half is lost on the way.
  { row: 'half an emoji is 400 22P02', here: '204', there: '400 22P02' },
  // It has no extension like safeupdate; policies limit such a request to the person's own rows.
  { row: 'a change without a condition changes nothing', here: '204', there: '400 21000' },
  { row: 'a removal without a condition removes nothing', here: '204', there: '400 21000' },
  {
    row: 'a wrong password is told before a missing confirmation',
    here: '400 email_not_confirmed',
    there: '400 invalid_credentials',
  },
  // It has no interface that bans, and asks nothing of the column.
  { row: 'a banned account is told so', here: 'ok', there: '400 user_banned' },
  // Its gateway answers the calls of the portal alone.
  {
    row: 'a magic link makes no account',
    here: '404 not_found',
    there: '422 otp_disabled',
  },
  {
    row: 'a second factor cannot be enrolled',
    here: '404 not_found',
    there: '422 mfa_totp_enroll_not_enabled',
  },
  // It replaces the message of every refusal by one of its own.
  {
    row: 'the 21st picture of a day is refused in our words',
    here: '20 stored, then: new row violates row-l',
    there: '20 stored, then: Paling banyak 20 foto',
  },
  // Its gateway sets the headers that elsewhere the proxy or CDN in front sets.
  {
    row: 'public files come without nosniff and policy',
    here: "nosniff, default-src 'none'",
    there: 'none, none',
  },
];
