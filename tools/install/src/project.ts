import type { Keys, Management } from './management.ts';

/** A hosted Supabase project, and how it is to be set up. */
export interface Project {
  /** Its address without a path, such as https://abcdefghijklmnopqrst.supabase.co. */
  url: string;
  keys: Keys;
  management: Management;
  /** Where visitors open the portal, without a path. */
  siteUrl: string;
  /** The release folder, as far as it is on this machine. */
  site: string;
  /** In lower case. */
  adminEmail: string;
  /** Removes a confirmed account with that address, too. */
  replaceAccount?: boolean;
}
