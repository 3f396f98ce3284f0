import { expect, test } from 'vitest';
import {
  alumniFields,
  alumniGroups,
  exportedColumns as alumniSheet,
} from '../src/features/alumni/alumni-fields.ts';
import {
  eventFacts,
  eventFields,
  exportedColumns as eventSheet,
  portalFacts,
} from '../src/features/events/event-fields.ts';
import {
  jobFacts,
  jobFields,
  exportedColumns as jobSheet,
} from '../src/features/jobs/job-fields.ts';
import type { AdminField } from '../src/form/field-table.ts';

type Table = Readonly<Record<string, AdminField>>;

const tables: Record<string, { table: Table; facts: readonly string[]; sheet: readonly object[] }> =
  {
    alumni: {
      table: alumniFields,
      facts: Object.values(alumniGroups).flat(2),
      sheet: alumniSheet,
    },
    events: { table: eventFields, facts: [...eventFacts, ...portalFacts], sheet: eventSheet },
    jobs: { table: jobFields, facts: jobFacts, sheet: jobSheet },
  };

/** What the detail shows in its head, its card or a part of its own, or not at all. */
const notAmongFacts: Readonly<Record<string, readonly string[]>> = {
  alumni: ['fullName', 'email', 'status', 'specialBadge', 'canPostJobs', 'isListed', 'imageUrl'],
  events: [
    'title',
    'endTime',
    'status',
    'registrationLink',
    'capacity',
    'deadlineDate',
    'deadlineTime',
    'description',
    'imageUrl',
  ],
  jobs: ['title', 'status', 'description', 'logoUrl'],
};
/** One column holds both. */
const notInSheet: Readonly<Record<string, readonly string[]>> = {
  events: ['deadlineDate', 'deadlineTime'],
};

test.each(Object.entries(tables))(
  'every field of %s that is asked for is a fact and a column, or named here',
  (name, { table, facts, sheet }) => {
    const asked = Object.keys(table).filter((field) => !table[field]?.isRead);
    expect(asked.filter((field) => !facts.includes(field))).toEqual(notAmongFacts[name]);
    expect(Object.keys(table).filter((field) => table[field]?.sheet === false)).toEqual(
      notInSheet[name] ?? [],
    );
    expect(sheet).toHaveLength(Object.keys(table).length - (notInSheet[name] ?? []).length);
  },
);
