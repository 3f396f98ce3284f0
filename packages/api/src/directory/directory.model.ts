import type { Role } from '../account/index.ts';
import { asPicture } from '../client/picture.ts';
import type { Tables } from '../database.types.ts';
import { asOptionalText, asRow, asText } from '../rows/stored-value.ts';

/** Null is a visitor. The database masks and hides; the viewer only keeps cached answers apart. */
export type DirectoryViewer = Role | null;

/** What a search filters by; an empty text filters nothing. All but `entryYear` match a part of the text. */
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

/** A page begins after this row of the page before it. */
export interface DirectoryCursor {
  id: string;
  entryYear: string;
}

export interface DirectoryEntry {
  id: string;
  /** Masked, unless the viewer is the admin or a verified alumnus to whom the name is shown. */
  displayName: string;
  profileImageUrl: string | null;
  specialBadge: string | null;
  entryYear: string;
  concentration: string;
  jobTitle: string;
  company: string;
  location: string;
  /** The row of the viewer. */
  isOwn: boolean;
}

const fewestLetters = 3;

/** The words of a name that the database searches for. Names are masked, so only the admin may search for fewer than three letters. */
export function searchableName(name: string, viewer: DirectoryViewer): string {
  if (viewer === 'admin') return name;
  const words = name.split(/[\s\p{Cc}]+/u);
  return words.filter((word) => (word.match(/\p{L}/gu)?.length ?? 0) >= fewestLetters).join(' ');
}

type EntryRow = Pick<
  Tables<'alumni_directory'>,
  | 'id'
  | 'display_name'
  | 'profile_image_url'
  | 'special_badge'
  | 'entry_year'
  | 'concentration'
  | 'job_title'
  | 'company'
  | 'location'
  | 'is_own'
>;

export function toDirectoryEntry(row: EntryRow | null): DirectoryEntry | null {
  const stored = asRow(row);
  if (typeof stored.id !== 'string') return null;
  return {
    id: stored.id,
    displayName: asText(stored.display_name),
    profileImageUrl: asPicture(stored.profile_image_url) || null,
    specialBadge: asOptionalText(stored.special_badge),
    entryYear: asText(stored.entry_year),
    concentration: asText(stored.concentration),
    jobTitle: asText(stored.job_title),
    company: asText(stored.company),
    location: asText(stored.location),
    isOwn: stored.is_own === true,
  };
}
