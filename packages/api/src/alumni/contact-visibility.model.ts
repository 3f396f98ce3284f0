import type { Database } from '../database.types.ts';

/** Whom an alumnus lets see e-mail, telephone and links. */
export type ContactVisibility = Database['public']['Enums']['contact_visibility'];

const choices: readonly ContactVisibility[] = ['public', 'alumni', 'private'];

/** Without a known choice: nobody. */
export function toContactVisibility(stored: unknown): ContactVisibility {
  return choices.find((choice) => choice === stored) ?? 'private';
}
