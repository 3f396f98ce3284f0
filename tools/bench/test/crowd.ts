import type { LocalStack } from '@portal/local-stack';

type Row = Record<string, unknown>;

/** A user at a browser; visitors have no `email`. */
export interface Person {
  email?: string;
  id?: string;
  token?: string;
  role: string | null;
}

export interface Visit {
  name: string;
  person: Person;
  status: number;
  problem: string | undefined;
}

interface CrowdRequest {
  name: string;
  method?: 'PATCH';
  path: string;
  body?: (person: Person) => object;
  /** Says what is wrong with the returned rows. */
  check: (rows: Row[], person: Person) => string | undefined;
}

const crowdRequests: CrowdRequest[] = [
  {
    name: 'own profile',
    path: 'rest/v1/rpc/own_profile',
    body: () => ({}),
    check: ([row], { email, role }) =>
      row?.email === (role === 'alumni' ? email : undefined)
        ? undefined
        : `the row of ${row?.email}`,
  },
  {
    name: 'own notifications',
    path: 'rest/v1/notifications?select=user_id',
    check: (rows, { id }) => {
      const others = rows.filter((row) => row.user_id !== id);
      return others.length > 0 ? `a notification of ${others[0]?.user_id}` : undefined;
    },
  },
  {
    name: 'a page of the directory',
    path: 'rest/v1/rpc/search_alumni_directory',
    body: () => ({}),
    check: (rows, { role }) => {
      if (rows.length !== 12) return `${rows.length} rows`;
      const isMasked = ({ display_name }: Row) => String(display_name).includes('*');
      return rows.every((row) => isMasked(row) === (role !== 'admin')) ? undefined : 'wrong names';
    },
  },
  {
    name: 'own role',
    path: 'rest/v1/rpc/current_user_role',
    body: () => ({}),
    check: ([role], person) => (String(role) === String(person.role) ? undefined : `role ${role}`),
  },
  {
    name: 'saving their own profile',
    method: 'PATCH',
    path: 'rest/v1/alumni?version=gt.0&select=user_id',
    body: ({ email }) => ({ internship_place: `PT ${email}` }),
    // A request of the admin would change every row.
    check: (rows, { id, role }) => {
      const [row] = rows;
      if (role !== 'alumni') return rows.length > 0 ? `saved ${rows.length} rows` : undefined;
      return rows.length === 1 && row?.user_id === id ? undefined : `saved ${rows.length} rows`;
    },
  },
  {
    name: 'job postings',
    path: 'rest/v1/job_postings?select=status,posted_by_user_id',
    check: (rows, { id, role }) =>
      rows.every((row) => role === 'admin' || row.posted_by_user_id === id)
        ? undefined
        : 'a job that is not public',
  },
];

/** Sends one request after the other, from number `first` on, until the time is over. */
export async function keepVisiting(
  stack: LocalStack,
  person: Person,
  { first, until }: { first: number; until: number },
): Promise<Visit[]> {
  const visits: Visit[] = [];
  for (let turn = first; Date.now() < until; turn += 1) {
    const request = crowdRequests[turn % crowdRequests.length];
    if (request && !(person.role === 'admin' && request.method)) {
      visits.push(await visit(stack, person, request));
    }
  }
  return visits;
}

async function visit(stack: LocalStack, person: Person, request: CrowdRequest): Promise<Visit> {
  const body = request.body?.(person);
  const response = await fetch(`${stack.url}/${request.path}`, {
    method: request.method ?? (body ? 'POST' : 'GET'),
    headers: {
      apikey: stack.publishableKey,
      prefer: 'return=representation',
      'content-type': 'application/json',
      ...(person.token && { authorization: `Bearer ${person.token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json().catch(() => undefined);
  const rows = response.ok ? ([answer].flat() as Row[]) : [];
  const isRefused = !response.ok && !person.token && [401, 403].includes(response.status);
  const problem = isRefused ? undefined : request.check(rows, person);
  return { name: request.name, person, status: response.status, problem };
}
