import type { RegistrationMode } from '@portal/api/event/admin';

export const registrationModeLabels: Readonly<Record<RegistrationMode, string>> = {
  none: 'Tanpa pendaftaran',
  portal: 'Di portal ini',
  link: 'Lewat tautan lain',
};
