import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { freshPortal } from '../portal.ts';
import { productModule } from '../product.ts';
import {
  columnName,
  databaseLimits,
  describedAreas,
  isOfTable,
  tables,
  workKind,
} from './database-limits.ts';

let limits: ReadonlyMap<string, number>;
beforeAll(async () => {
  const { sql } = await freshPortal();
  limits = await databaseLimits(sql);
});

/** Of the numbers that stand in the code of a form: where they are in the database. */
const written: Readonly<Record<string, readonly (string | number)[]>> = {
  'admin/src/decide/reason-dialog.tsx': ['reason_values.note'],
  'admin/src/features/alumni/alumni-decisions.ts': ['alumni.special_badge'],
  'admin/src/features/alumni/standing-controls.tsx': ['alumni.special_badge'],
  'admin/src/features/events/event-fields.ts': ['events.registration_link'],
  'admin/src/features/events/registrations/add-registration.tsx': [
    'event_registrations.guest_name',
    'event_registrations.note',
  ],
  'admin/src/features/events/registrations/cancel-registration.tsx': [
    'event_registrations.cancel_reason',
  ],
  'admin/src/features/events/registrations/message-participants.tsx': [
    'message_participants.message',
  ],
  'member/src/features/profile/lists/list-kinds.ts': [
    'trainings_certifications.description',
    'advanced_degrees.thesis_title',
  ],
  'member/src/features/profile/lists/work-kind.ts': ['work_history.description'],
  'member/src/review/ask-review.tsx': ['ask_review.cleaned'],
  'public-site/src/features/account/registration-schema.ts': ['alumni.full_name'],
  'public-site/src/features/events/registration-form.tsx': ['event_registrations.note'],
  // The texts of the site are limited together.
  'admin/src/features/site-settings/fields/text-fields.tsx': [200, 5000, 300],
  'admin/src/features/site-settings/sections/category-labels-section.tsx': [100],
  'admin/src/features/site-settings/sections/stats-section.tsx': [100, 50],
  'admin/src/features/site-settings/sections/vision-mission-section.tsx': [2000, 1000],
  // Of cards, not of characters.
  'public-site/src/features/home/latest-block.tsx': [3],
};

it('the limits that forms write down themselves are those of the database', () => {
  const root = new URL('../../../apps/', import.meta.url);
  const found: Record<string, number[]> = {};
  for (const app of ['admin', 'member', 'public-site']) {
    for (const path of readdirSync(new URL(`${app}/src/`, root), {
      recursive: true,
      encoding: 'utf8',
    })) {
      const file = `${app}/src/${path}`;
      if (!/(?<!\.test)\.tsx?$/.test(path)) continue;
      const text = readFileSync(new URL(file, root), 'utf8');
      const numbers = text.matchAll(/(?:[lL]imit|\bmax|longestNote)(?:=\{| = |: )(\d[\d_]*)/g);
      const ofFile = [...numbers].map(([, number]) => Number(number?.replace('_', '')));
      if (ofFile.length > 0) found[file] = ofFile;
    }
  }
  const expected = Object.entries(written).map(([file, names]) => [
    file,
    names.map((name) => (typeof name === 'number' ? name : limits.get(name))),
  ]);
  expect(found).toEqual(Object.fromEntries(expected));
});

it('each limit of a table is that of a form, or no form writes the column', () => {
  const described = Object.entries(describedAreas).flatMap(([area, columns]) =>
    Object.keys(columns).map((column) => `${tables[area]}.${column}`),
  );
  const asked = new Set<unknown>([
    ...described.filter((name) => !/^(work_history|event_registrations)/.test(name)),
    ...Object.keys(workKind.schema.shape).map((field) => `work_history.${columnName(field)}`),
    ...Object.values(written).flat(),
  ]);
  const ofTables = [...limits.keys()].filter(isOfTable);
  expect(ofTables.filter((name) => !asked.has(name))).toEqual([
    'notifications.message',
    'notifications.topic',
    'notifications.value_before',
    'notifications.value_after',
  ]);
});

it('a search is as long as the database looks for', async () => {
  const { searchLimit } = await productModule<{ searchLimit: number }>(
    'packages/ui/src/form/text-limit.ts',
  );
  expect(searchLimit).toBe(limits.get('searched_form.search'));
});
