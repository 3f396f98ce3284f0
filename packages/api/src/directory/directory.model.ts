import type { Role } from '../account/index.ts';
import { asList, asObject, asOptionalText, asText } from '../rows/stored-value.ts';

/** null is a visitor. The database masks and hides; the viewer only keeps answers apart. */
export type DirectoryViewer = Role | null;

/** What a search asks for; empty texts ask for nothing. All but `entryYear` match a part of the text. */
export interface DirectoryFilters {
  name: string;
  entryYear: string;
  concentration: string;
  graduationYear: string;
  jobTitle: string;
  company: string;
  location: string;
  certification: string;
}

/** Where a page begins: behind this row of the page before. */
export interface DirectoryCursor {
  id: string;
  entryYear: string;
}

export interface DirectoryEntry {
  id: string;
  /** Masked for all but the admin. */
  displayName: string;
  profileImageUrl: string | null;
  specialBadge: string | null;
  entryYear: string;
  concentration: string;
  jobTitle: string;
  company: string;
  location: string;
}

const fewestLetters = 3;

/** Names are masked, so that the database finds them from three letters on, by fewer only for the admin. (Decision 22.) */
export function mayFindName(name: string, viewer: DirectoryViewer): boolean {
  const letters = name.match(/\p{L}/gu)?.length ?? 0;
  return viewer === 'admin' || letters >= fewestLetters;
}

function toDirectoryEntry(row: unknown): DirectoryEntry | null {
  const stored = asObject(row);
  if (typeof stored.id !== 'string') return null;
  return {
    id: stored.id,
    displayName: asText(stored.display_name),
    profileImageUrl: asOptionalText(stored.profile_image_url),
    specialBadge: asOptionalText(stored.special_badge),
    entryYear: asText(stored.entry_year),
    concentration: asText(stored.concentration),
    jobTitle: asText(stored.job_title),
    company: asText(stored.company),
    location: asText(stored.location),
  };
}

export function toDirectoryEntries(rows: unknown): DirectoryEntry[] {
  return asList(rows, toDirectoryEntry);
}

export function toYears(rows: unknown): string[] {
  return asList(rows, asOptionalText);
}
