import type { Tables } from '../database.types.ts';
import { asRow, asText } from '../rows/stored-value.ts';

export interface Notification {
  id: string;
  message: string;
  isRead: boolean;
  /** A moment in ISO form. */
  createdAt: string;
  /** A path of this site; null where there is none, or where it leads elsewhere. */
  link: string | null;
}

/** The database checks the same, but rows may be older than its check. */
function asSitePath(link: unknown): string | null {
  const isSitePath = typeof link === 'string' && /^\/([^\s/\\<>"][^\s\\<>"]*)?$/.test(link);
  return isSitePath ? link : null;
}

type NotificationRow = Pick<
  Tables<'notifications'>,
  'id' | 'message' | 'is_read' | 'created_at' | 'link'
>;

export function toNotification(row: NotificationRow): Notification | null {
  const { id, message, is_read, created_at, link } = asRow(row);
  if (typeof id !== 'string') return null;
  return {
    id,
    message: asText(message),
    isRead: is_read === true,
    createdAt: asText(created_at),
    link: asSitePath(link),
  };
}
