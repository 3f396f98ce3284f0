import { db } from '@portal/api/client';
import { mutationOptions } from '@portal/api/query';
import { storedPicture } from '../client/picture.ts';
import { type StatusChange, showListedChange } from '../query/admin-list.ts';
import { decidesOnEach, decidesOnMatching, undoesMatching } from '../query/decisions-on-many.ts';
import { invalidatesWhenSettled } from '../query/invalidation.ts';
import { optimistic } from '../query/optimistic.ts';
import { unwrap, unwrapWritten } from '../query/unwrap.ts';
import { statisticsKeys } from '../statistics/statistics.keys.ts';
import { sweepOrphanedFiles } from '../storage/orphaned-files.ts';
import { adminEventKeys } from './admin-event.queries.ts';
import { eventKeys } from './event.keys.ts';
import type { EventFields, EventStatus } from './event.model.ts';
import { fromJakartaTime } from './event-registration.model.ts';

/** The table, the public pages of this browser, and the counts of home page and dashboard. */
const refresh = invalidatesWhenSettled(eventKeys.all, statisticsKeys.all);

async function sendStatus({ id, former, status }: StatusChange<EventStatus>): Promise<void> {
  unwrapWritten(
    await db().from('events').update({ status }).eq('id', id).eq('status', former).select('id'),
  );
}

export function changeEventStatusMutation() {
  return mutationOptions({
    mutationFn: sendStatus,
    ...optimistic(adminEventKeys.pages, (cache, { id, status }: StatusChange<EventStatus>) =>
      showListedChange(cache, adminEventKeys.pages, id, { status }),
    ),
    ...refresh,
    meta: { errorTitle: 'Gagal memperbarui status' },
  });
}

/** A status for each of several events. */
export function decideOnManyEventsMutation() {
  return decidesOnEach<EventStatus>(adminEventKeys.pages, sendStatus, refresh);
}

/** One decision on all events under a filter. */
export function decideOnMatchingEventsMutation() {
  return decidesOnMatching('events', refresh, 'Operasi Gagal');
}

export function undoMatchingEventsMutation() {
  return undoesMatching(refresh, 'Operasi Gagal');
}

interface EventWrite {
  /** Made by the form, so that a new event that is sent twice is stored once. */
  id: string;
  /** Null for an event that is not stored yet. */
  version: number | null;
  fields: EventFields;
}

async function writeEvent({ id, version, fields }: EventWrite): Promise<void> {
  const columns = {
    title: fields.title,
    event_date: fields.date,
    event_time: fields.time || null,
    end_time: fields.endTime || null,
    location: fields.location || null,
    category: fields.category,
    description: fields.description || null,
    status: fields.status,
    image_url: storedPicture(fields.imageUrl),
    registration_mode: fields.registrationMode,
    registration_link: fields.registrationLink || null,
    capacity: fields.capacity,
    registration_deadline: fromJakartaTime(fields.deadlineDate, fields.deadlineTime),
  };
  const events = db().from('events');
  const written =
    version === null
      ? events.upsert({ id, ...columns }, { onConflict: 'id', ignoreDuplicates: true })
      : events.update(columns).eq('id', id).eq('version', version);
  unwrapWritten(await written.select('id'));
}

/** Adds an event, or changes it while it still has this version; else a version conflict. */
export function saveEventMutation() {
  return mutationOptions({
    mutationFn: writeEvent,
    onSuccess: () => void sweepOrphanedFiles(),
    ...refresh,
    meta: { errorTitle: 'Operasi Gagal', asksOnConflict: true },
  });
}

async function removeEvent(id: string): Promise<void> {
  unwrap(await db().from('events').delete().eq('id', id));
}

/** The row goes first, then its poster. A row that is already gone counts as deleted. */
export function deleteEventMutation() {
  return mutationOptions({
    mutationFn: removeEvent,
    onSuccess: () => void sweepOrphanedFiles(),
    ...refresh,
    meta: { errorTitle: 'Gagal menghapus kegiatan' },
  });
}
