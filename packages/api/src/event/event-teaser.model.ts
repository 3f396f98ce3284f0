import { asOptionalPicture } from '../client/picture.ts';
import { type Item, itemReader } from '../rows/fields.ts';
import { asText, textOr } from '../rows/stored-value.ts';

// Not in `event.model.ts`, so that the home page loads only this part of it.

export const teaserFields = {
  id: ['id', asText],
  title: ['title', textOr('Kegiatan')],
  /** A calendar date in WIB (`YYYY-MM-DD`) or empty. */
  date: ['event_date', asText],
  location: ['location', asText],
  description: ['description', asText],
  imageUrl: ['image_url', asOptionalPicture],
} as const;

/** What a card on the home page shows of an event. */
export type EventTeaser = Item<typeof teaserFields>;

export const toEventTeaser = itemReader(teaserFields);
