import type { LocalStack } from '@portal/local-stack';

type Row = Record<string, unknown>;

/** Somebody at a browser: `email` is absent for visitors. */
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

interface Errand {
  name: string;
  method?: 'PATCH';
  path: string;
  body?: (person: Person) => object;
  /** What is wrong with the rows that came back, if anything. */
  judge: (rows: Row[], person: Person) => string | undefined;
}

const errands: Errand[] = [
  {
    name: 'own profile',
    path: 'rest/v1/alumni?select=*',
    judge: (rows, { email, role }) => {
      const others = rows.filter((row) => row.email !== email);
      if (role !== 'admin' && others.length > 0) return `rows of ${others[0]?.email}`;
      return role === 'alumni' && rows.length !== 1 ? `${rows.length} rows` : undefined;
    },
  },
  {
    name: 'own notifications',
    path: 'rest/v1/notifications?select=*',
    judge: (rows, { id }) => {
      const others = rows.filter((row) => row.user_id !== id);
      return others.length > 0 ? `a notification of ${others[0]?.user_id}` : undefined;
    },
  },
  {
    name: 'a page of the directory',
    path: 'rest/v1/rpc/search_alumni_directory',
    body: () => ({}),
    judge: (rows, { role }) => {
      if (rows.length !== 12) return `${rows.length} rows`;
      const isMasked = ({ display_name }: Row) => String(display_name).includes('*');
      return rows.every((row) => isMasked(row) === (role !== 'admin')) ? undefined : 'wrong names';
    },
  },
  {
    name: 'own role',
    path: 'rest/v1/rpc/current_user_role',
    body: () => ({}),
    judge: ([role], person) => (String(role) === String(person.role) ? undefined : `role ${role}`),
  },
  {
    name: 'saving the own profile',
    method: 'PATCH',
    path: 'rest/v1/alumni?full_name=not.is.null',
    body: ({ email }) => ({ internship_place: `PT ${email}` }),
    // The admin would save everybody's.
    judge: (rows, { email, role }) => {
      const [row] = rows;
      if (role !== 'alumni') return rows.length > 0 ? `saved ${rows.length} rows` : undefined;
      return rows.length === 1 && row?.email === email ? undefined : `saved ${rows.length} rows`;
    },
  },
  {
    name: 'job postings',
    path: 'rest/v1/job_postings?select=status,posted_by_user_id',
    judge: (rows, { id, role }) =>
      rows.every(
        (row) => role === 'admin' || row.status === 'approved' || row.posted_by_user_id === id,
      )
        ? undefined
        : 'a job that is not public',
  },
];

/** Sends one errand after the other, beginning with the given one, until the time is over. */
export async function keepVisiting(
  stack: LocalStack,
  person: Person,
  { first, until }: { first: number; until: number },
): Promise<Visit[]> {
  const visits: Visit[] = [];
  for (let turn = first; Date.now() < until; turn += 1) {
    const errand = errands[turn % errands.length];
    if (errand && !(person.role === 'admin' && errand.method)) {
      visits.push(await visit(stack, person, errand));
    }
  }
  return visits;
}

async function visit(stack: LocalStack, person: Person, errand: Errand): Promise<Visit> {
  const body = errand.body?.(person);
  const response = await fetch(`${stack.url}/${errand.path}`, {
    method: errand.method ?? (body ? 'POST' : 'GET'),
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
  const problem = isRefused ? undefined : errand.judge(rows, person);
  return { name: errand.name, person, status: response.status, problem };
}
