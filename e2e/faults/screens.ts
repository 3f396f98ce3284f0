import { adminScreens } from './admin-screens.ts';
import { memberScreens } from './member-screens.ts';
import { publicScreens } from './public-screens.ts';

export const screens = [...publicScreens, ...memberScreens, ...adminScreens];

/** Screens without a read of their own, each with the reason. */
export const screensWithoutReads: Readonly<Record<string, string>> = {
  '/jobs': 'leads to /lowongan',
  '/kontak': 'addresses and questions are built in, and nothing is sent',
  '/login': 'asks the service only when the form is sent',
  '/register': 'asks the service only when the form is sent',
  '/forgot-password': 'asks the service only when the form is sent',
  '/update-password': 'asks the service only when the form is sent',
  '/tautan': 'asks the service only when the button is pressed',
  '/alumni/my-content': 'a placeholder',
};
