import { asList, asObject, asText } from '../rows/stored-value.ts';

export interface Notification {
  id: string;
  message: string;
  isRead: boolean;
  /** A moment in ISO form. */
  createdAt: string;
  /** A path of this site; null where there is none, or where it leads elsewhere. */
  link: string | null;
}

/** `total` counts all pages; it is known on the first page only. */
export interface NotificationPage {
  items: Notification[];
  total: number;
}

/** The database checks the same; this is for what was stored before, or past it. */
function asSitePath(link: unknown): string | null {
  const isSitePath = typeof link === 'string' && /^\/([^\s/\\<>"][^\s\\<>"]*)?$/.test(link);
  return isSitePath ? link : null;
}

function toNotification(row: unknown): Notification | null {
  const { id, message, is_read, created_at, link } = asObject(row);
  if (typeof id !== 'string') return null;
  return {
    id,
    message: asText(message),
    isRead: is_read === true,
    createdAt: asText(created_at),
    link: asSitePath(link),
  };
}

export function toNotifications(rows: unknown): Notification[] {
  return asList(rows, toNotification);
}
