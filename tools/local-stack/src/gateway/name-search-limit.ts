import { claimsOf, readBody } from './accounts/auth-messages.ts';
import type { MakeRepair } from './repair.ts';

const window = 5 * 60_000;
/** More names than the people of one hall look for; a dictionary of names has more. */
const maxTerms = 300;

const searches = [
  '/rest/v1/rpc/search_alumni_directory',
  '/rest/v1/rpc/count_alumni_directory',
  '/rest/v1/rpc/search_theses',
];

/**
 * The database cannot count searches: it reads in transactions that cannot write. Counted here: different names, within five minutes, of
 * everybody but the admin. All who reach the local stack have one address. A further page of a search is not another name.
 */
export const nameSearchLimit: MakeRepair = ({ database }) => {
  const asked = new Map<string, number>();

  const isAdmin = async (request: Request) => {
    const { sub: subject } = claimsOf(request);
    if (typeof subject !== 'string') return false;
    const found = await database.query(
      `select from auth.users as account join private.app_settings on lower(account.email) = admin_email
       where account.id::text = $1 and email_confirmed_at is not null`,
      [subject],
    );
    return found.length > 0;
  };

  return async (request, next) => {
    const term = await termOf(request);
    const now = Date.now();
    for (const [known, at] of asked) if (Math.abs(now - at) >= window) asked.delete(known);
    if (!term || asked.has(term) || (await isAdmin(request))) return next(request);
    if (asked.size >= maxTerms) return tooManyNames();
    asked.set(term, now);
    return next(request);
  };
};

/** At most as much of it as a search reads. */
async function termOf(request: Request): Promise<string> {
  const { pathname, searchParams } = new URL(request.url);
  if (!searches.includes(pathname)) return '';
  const named = { ...Object.fromEntries(searchParams), ...(await readBody(request)) };
  const term = String(named.by_name ?? named.search ?? '');
  return term.trim().toLowerCase().slice(0, 200);
}

/** As a function of the database refuses, whose sentence people read. */
function tooManyNames(): Response {
  const message =
    'Terlalu banyak nama dicari dari jaringan ini. Tunggu lima menit, lalu cari kembali.';
  return Response.json({ code: 'PT429', message, details: null, hint: null }, { status: 429 });
}
