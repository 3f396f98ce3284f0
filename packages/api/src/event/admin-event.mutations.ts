import { db } from '@portal/api/client';
import { rowMutations } from '../admin/row-mutations.ts';
import { storedPicture } from '../client/picture.ts';
import { decisionMutations } from '../decision/decisions.ts';
import { cached } from '../query/cached.ts';
import { invalidatesWhenSettled } from '../query/invalidation.ts';
import { writeFields } from '../rows/columns.ts';
import type { EveryColumn, Kept, OfDecision } from '../rows/every-column.ts';
import { type EventFields, editedFields } from './admin-event.model.ts';
import { eventPagesKey } from './admin-event.queries.ts';
import { fromJakartaTime } from './event-registration.model.ts';

/** All cached reads that contain events: the admin's table, the public pages, the counts of home page and dashboard, the participants. */
const refresh = invalidatesWhenSettled(cached.events, cached.statistics, cached.registrations);

/** The database counts seats and the queue, and knows the account that has added the event. */
type LeftAlone = Kept | OfDecision | 'user_id' | 'seats_taken' | 'waiting_count';

const toRow = (fields: EventFields) =>
  ({
    ...writeFields(editedFields, fields),
    category: fields.category,
    image_url: storedPicture(fields.imageUrl),
    registration_mode: fields.registrationMode,
    registration_link: fields.registrationLink || null,
    capacity: fields.capacity,
    registration_deadline: fromJakartaTime(fields.deadlineDate, fields.deadlineTime),
  }) satisfies EveryColumn<'events', LeftAlone>;

/** The admin's writes. */
export const eventMutations = {
  ...rowMutations({
    table: () => db().from('events'),
    toRow,
    refresh,
    errorTitles: { save: 'Operasi Gagal', remove: 'Gagal menghapus kegiatan' },
  }),
  ...decisionMutations({
    kind: 'events',
    pages: eventPagesKey,
    refresh,
    errorTitle: 'Gagal memperbarui status',
  }),
};
