export const notificationKeys = {
  all: ['notifications'] as const,
  unreadCount: (userId: string) => [...notificationKeys.all, 'unread-count', userId] as const,
  pages: (userId: string) => [...notificationKeys.all, 'pages', userId] as const,
  page: (userId: string, page: number) => [...notificationKeys.pages(userId), page] as const,
};
