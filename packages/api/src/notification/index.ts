export { notificationKeys } from './notification.keys.ts';
export { unreadNotificationCountQuery } from './notification.queries.ts';
