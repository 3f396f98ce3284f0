import { type Item, itemReader } from '../rows/fields.ts';
import { asFlag, asText } from '../rows/stored-value.ts';

/** The database checks the same, but rows may be older than its check. */
function asSitePath(link: unknown): string | null {
  const isSitePath = typeof link === 'string' && /^\/([^\s/\\<>"][^\s\\<>"]*)?$/.test(link);
  return isSitePath ? link : null;
}

const fields = {
  id: ['id', asText],
  message: ['message', asText],
  isRead: ['is_read', asFlag],
  /** A moment in ISO form. */
  createdAt: ['created_at', asText],
  /** A path of this site; null where there is none, or where it leads elsewhere. */
  link: ['link', asSitePath],
} as const;

export type Notification = Item<typeof fields>;

export const toNotification = itemReader(fields);
