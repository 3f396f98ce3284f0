export type { Notification } from './notification.model.ts';
export {
  deleteAllNotificationsMutation,
  deleteNotificationMutation,
  markAllNotificationsReadMutation,
  markNotificationReadMutation,
} from './notification.mutations.ts';
export { notificationPageQuery, unreadNotificationCountQuery } from './notification.queries.ts';
