import type { Role } from '../account/index.ts';
import { asOptionalPicture } from '../client/picture.ts';
import { type Item, itemReader } from '../rows/fields.ts';
import { asFlag, asOptionalText, asText } from '../rows/stored-value.ts';

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

export const entryFields = {
  id: ['id', asText],
  /** Masked, unless the viewer is the admin or a verified alumnus to whom the name is shown. */
  displayName: ['display_name', asText],
  profileImageUrl: ['profile_image_url', asOptionalPicture],
  specialBadge: ['special_badge', asOptionalText],
  entryYear: ['entry_year', asText],
  concentration: ['concentration', asText],
  jobTitle: ['job_title', asText],
  company: ['company', asText],
  location: ['location', asText],
  /** The row of the viewer. */
  isOwn: ['is_own', asFlag],
} as const;

export type DirectoryEntry = Item<typeof entryFields>;

export const toDirectoryEntry = itemReader(entryFields);

const fewestLetters = 3;

/** The words of a name that the database searches for. Names are masked, so only the admin may search for fewer than three letters. */
export function searchableName(name: string, viewer: DirectoryViewer): string {
  if (viewer === 'admin') return name;
  const words = name.split(/[\s\p{Cc}]+/u);
  return words.filter((word) => (word.match(/\p{L}/gu)?.length ?? 0) >= fewestLetters).join(' ');
}
