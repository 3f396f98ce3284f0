import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { configureBackend } from '@portal/api/client';

const types = readFileSync(join(import.meta.dirname, '../src/database.types.ts'), 'utf8');

/** Every column of the database; the value of a text names it, and a number is the length of its name. */
const columns: Record<string, unknown> = {
  ...Object.fromEntries(
    [...types.matchAll(/"(\w+)"\??: (string|number|boolean)/g)].map(([, name = '', type]) => [
      name,
      type === 'boolean' || (type === 'number' ? name.length : textOf(name)),
    ]),
  ),
  id: 'i',
  masked_name: 'Budi S.',
  category: 'seminar',
  job_type: 'Contract',
  contact_visibility: 'alumni',
  name_visibility: 'alumni',
  registration_mode: 'portal',
  status: 'approved',
  type: 'usaha',
  validation_status: 'verified',
  email_confirmed: false,
};

function textOf(column: string): string {
  if (column.endsWith('_date')) return '2030-08-17';
  return /_(at|since|deadline)$/.test(column) ? `2030-08-17T${column.length}:30:00Z` : column;
}

/** What only JSON answers hold. */
const values = {
  ...columns,
  ...Object.fromEntries(
    'actor at cause_id degree_level display_name email email_visible field group_link fingerprint imported_by invited_at issuer kept_id label link merge_id merged_at name obstacle person phone record_id start text university value year'
      .split(' ')
      .map((name) => [name, name]),
  ),
  ...Object.fromEntries(
    'count known joined without_address row_count row_number double_of registrations people with_account together'
      .split(' ')
      .map((name) => [name, name.length]),
  ),
  ...Object.fromEntries(
    'becomes_verified contact_is_visible has_account is_certain is_joined is_own is_restorable is_undo is_undoable is_waiting is_year_checked'
      .split(' ')
      .map((name) => [name, true]),
  ),
  id: '5',
  action: 'complete',
  area: 'event',
  cause: 'import',
  counts: { new: 3, complete: 4 },
  full_name: 'full_name',
  kind: 3,
  operation: 'delete',
  reason: 'missing',
  same: ['nim'],
  different: ['email', 'entry_year'],
  taken: ['nim'],
  without: ['account', 'email'],
};
const lists = {
  advanced_degrees: [values],
  candidates: [values],
  changes: { title: ['a', 'b'], place: [] },
  left_out: [values],
  lost: [values],
  organizational_history: [values],
  others: [values],
  target: values,
  trainings_certifications: [values],
  warnings: [values],
};
const whole = {
  ...values,
  ...lists,
  total_count: 31,
  decisions: [{ ...values, kind: 'events' }],
  fields: { full_name: 'choice', nim: 'given', profile_image_url: 'own' },
  gone: values,
  items: [{ ...values, ...lists }],
  kept: values,
  locations: ['Kupang', ''],
  has_more: false,
  next: null,
  next_id: null,
  one: values,
  other: values,
  pairs: [{ ...values, one: values, other: values }],
  total: 3,
  types: ['Contract', 'Lain'],
  weeks: [values],
  years: [values],
};

/** How an answer differs from a list with one whole row. */
const others: [RegExp, unknown][] = [
  [/rpc\/(count_alumni_directory|waiting_people)/, 6],
  [/rpc\/registration_note/, 'Tahun berbeda.'],
  [/rpc\/alumni_directory_years/, ['2010', null]],
  [/rpc\/event_categories/, ['bazar', '']],
  [/rpc\/has_alumni_profile/, true],
  [/rpc\/event_audience/, [true, false].map((is_waiting) => ({ ...whole, is_waiting }))],
  [/rpc\/(\w*registration|set_attendance)/, [{ ...whole, status: 'waiting' }]],
  [/rpc\/orphaned_files/, []],
  [/rpc\/alumni_records/, [whole, { ...whole, id: '11111111-1111-4111-8111-111111111111' }]],
  [/rpc\/work_entries_of/, [{ ...whole, alumni_id: '5' }]],
  [
    /rpc\/site_configuration/,
    {
      hero_background_url: { url: 'h', alt: 'a' },
      home_stats: [{ title: 't', value: 'v' }],
      home_about_text: { title: 't', paragraph1: '1', paragraph2: '2' },
      home_about_image_url: { url: 'i', alt: 'b' },
      about_page_main_text: { title: 'u', paragraph1: '3', paragraph2: '4', paragraph3: '5' },
      about_page_main_image_url: { url: 'j', alt: 'c' },
      vision_text: { text: 'Maju' },
      mission_text: { items: ['m'] },
      org_category_labels: { lainnya: 'Lain', x: 1 },
    },
  ],
  [
    /site_configurations\?/,
    { config_key: 'k', config_value: { a: 1 }, version: 4, updated_at: 'u' },
  ],
  [
    /rpc\/(admin_overview|alumni_profile|approved_\w+|duplicate_pairs|home_events|job_posting_filters|own_(history|jobs|notifications|profile|year_group)|preview_merge|record_history|restore_deleted|merge_alumni|search_history)\b/,
    whole,
  ],
];

/** Configures a backend that answers every request with all that it can hold, and notes what was sent. */
export async function useFullAnswers() {
  let sent: string[] = [];
  let next: [RegExp, unknown][] = [];
  const server = createServer(async (request, response) => {
    const url = decodeURIComponent(String(request.url)).replace('/rest/v1/', '');
    sent.push(`${request.method} ${url} ${await text(request)}`.trimEnd());
    const isOne = request.headers.accept?.includes('object');
    const [, answer] = [...next, ...others].find(([path]) => path.test(url)) ?? [
      null,
      isOne ? whole : [whole],
    ];
    response.writeHead(200, { 'content-type': 'application/json', 'content-range': '0-0/7' });
    response.end(JSON.stringify(answer));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  configureBackend({ url: `http://127.0.0.1:${port}`, publishableKey: 'test-key' });
  return {
    takeSent: () => {
      const all = sent;
      sent = [];
      return all;
    },
    /** What it answers instead from now on, by a part of the request's path. */
    answerInstead: (...answers: [RegExp, unknown][]) => {
      next = answers;
    },
    close: () => server.close(),
  };
}

/** Short enough to be read: no quotes, and the id of the tests as `1`. */
export const brief = (value: unknown) =>
  (typeof value === 'string' ? value : String(JSON.stringify(value)))
    .replace(/http:..127.0.0.1:\d+/, '')
    .replaceAll('11111111-1111-4111-8111-111111111111', '1')
    .replaceAll('21111111-1111-4111-8111-111111111111', '2')
    .replaceAll('"', '')
    .replace(
      /(?<=readAt:)\d+|(?<=updated_at:)[^,}]+Z|(?<=check_id:)[-0-9a-f]{36}|\d+(?= milliseconds)/g,
      '…',
    )
    .replace(/\d{13}_[0-9a-f]+/g, '…');
