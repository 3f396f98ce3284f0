import { entriesOf, type Item } from '../rows/fields.ts';
import { asCount, asOptionalText, asText } from '../rows/stored-value.ts';

const year = {
  /** Empty where it is unknown. */
  year: ['year', asText],
  known: ['known', asCount],
  joined: ['joined', asCount],
  /** Has not joined, and has no e-mail. */
  withoutAddress: ['without_address', asCount],
} as const;
export type InvitationYear = Item<typeof year>;
export const toInvitationYears = entriesOf(year);

const person = {
  id: ['id', asText],
  name: ['name', asText],
  email: ['email', asText],
  /** Digits with the country, for wa.me. */
  phoneDigits: ['phone', asText],
  /** Null if nobody asked in the last 30 days. */
  invitedAt: ['invited_at', asOptionalText],
} as const;
/** Somebody in the records who has not joined. */
export type PersonToInvite = Item<typeof person>;
export const toPeopleToInvite = entriesOf(person);
