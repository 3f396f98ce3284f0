import { functionMatrix } from '../matrix/function-matrix.ts';
import { people } from '../world/actors.ts';
import { stamp } from '../world/rows.ts';

export interface Step {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: unknown;
}

const relations = [
  'alumni',
  'work_history',
  'events',
  'job_postings',
  'notifications',
  'organization_structure',
  'site_configurations',
];
const hidden = ['full_name', 'email', 'nim', 'phone_number', 'user_id', 'linkedin_url'];
/** Where the hidden values are stored. Of the others, each column is asked for once. */
const personal = ['alumni'];
const closedSchemas = ['private', 'auth', 'storage'];
const read = (path: string, headers: Record<string, string> = {}): Step => ({
  method: 'GET',
  path: `/rest/v1/${path}`,
  headers,
});

/** Every read request that a client could try on every table and view. */
export function readingSteps(): Step[] {
  const everywhere = relations.flatMap((relation) => [
    read(`${relation}?select=*`),
    read(`${relation}?select=*`, { prefer: 'count=exact' }),
    read(`${relation}?select=*`, { accept: 'text/csv' }),
    read(`${relation}?select=*`, { accept: 'application/vnd.pgrst.object+json' }),
    read(`${relation}?select=count()`),
    ...hidden.map((column) => read(`${relation}?select=${column}`)),
    ...relations.map((other) => read(`${relation}?select=*,${other}(*)`)),
  ]);
  const ofPeople = personal.flatMap((relation) => [
    ...closedSchemas.map((schema) => read(`${relation}?select=*`, { 'accept-profile': schema })),
    ...hidden.flatMap((column) => [
      read(`${relation}?select=found:${column}::text`),
      read(`${relation}?select=*&order=${column}.desc.nullslast`),
      read(`${relation}?select=${column}::integer`),
      read(`${relation}?select=${column}.max()`),
    ]),
  ]);
  return [...everywhere, ...ofPeople];
}

/** Requests whose answer would reveal whether a hidden value equals the given one. */
export function probingSteps(column: string, value: string): Step[] {
  const counting = { prefer: 'count=exact' };
  return ['alumni', 'work_history'].flatMap((relation) => [
    read(`${relation}?select=*&${column}=eq.${value}`, counting),
    read(`${relation}?select=*&${column}=ilike.*${value}*`, counting),
    read(`${relation}?select=*&${column}=gte.${value}`, counting),
    read(`${relation}?select=*&or=(${column}.like.*${value}*,${column}.eq.${value})`, counting),
    read(`${relation}?select=*,alumni!inner(*)&alumni.${column}=eq.${value}`, counting),
  ]);
}

/** All functions, and writing requests that the database answers with an error. */
export function callingSteps(): Step[] {
  const calls = Object.entries(functionMatrix).flatMap(([name, ways]) =>
    Object.values(ways).map(
      ({ args }): Step => ({
        method: 'POST',
        path: `/rest/v1/rpc/${name}`,
        body: args(people.peer),
      }),
    ),
  );
  return [...calls, ...failingSteps()];
}

function failingSteps(): Step[] {
  const prefer = 'return=representation,resolution=merge-duplicates';
  const write = (method: string, path: string, body: unknown): Step => ({
    method,
    path: `/rest/v1/${path}`,
    headers: { prefer },
    body,
  });
  const { alumniId, id, email } = people.peer;
  return [
    write('POST', 'alumni', { full_name: 'X', email }),
    write('POST', 'alumni', { id: alumniId, user_id: id, full_name: 'X', email }),
    write('POST', 'alumni?on_conflict=email', { full_name: 'X', email }),
    write('POST', 'alumni?on_conflict=id', { id: alumniId, full_name: ' ', email }),
    write('PATCH', `alumni?id=eq.${alumniId}`, { entry_year: 'x' }),
    write('PATCH', 'alumni', { entry_year: 'x' }),
    write('DELETE', 'alumni', undefined),
    write('POST', 'work_history', { alumni_id: alumniId, company_name: '', position: '' }),
    write('PATCH', 'work_history', { end_date: '1900-01-01' }),
    write('POST', 'notifications', { user_id: id, message: '' }),
    { method: 'POST', path: '/storage/v1/object/list/public-files', body: { prefix: 'avatars' } },
    { method: 'GET', path: `/storage/v1/object/info/public-files/avatars/${id}_${stamp}.jpg` },
    { method: 'GET', path: '/auth/v1/user' },
    { method: 'GET', path: '/auth/v1/admin/users' },
    { method: 'GET', path: '/rest/v1/' },
  ];
}
