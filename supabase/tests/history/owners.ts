import { expect } from 'vitest';
import type { Random } from '../../seed/random.ts';
import type { Account, Row } from '../database.ts';
import type { Portal } from '../portal.ts';

interface Page {
  items: object[];
  next: number | null;
}

/** Texts that name whose they are: of a person 'v<number>p<person>z', of an event 'e<number>z'. */
export const told = (text: unknown) => `${text}`.match(/v\d+p\d+z|e\d+z/g) ?? [];
export const personOf = (text: string) => Number(text.match(/p(\d+)z/)?.[1]);

/** Every text of a record and of the jobs that an account has posted, and who holds them. */
const standing = `
  select a.id, a.user_id, concat(
    to_jsonb(a), (select jsonb_agg(w) from public.work_history as w where alumni_id = a.id),
    (select jsonb_agg(r) from public.event_registrations as r where alumni_id = a.id)
  ) as said
  from public.alumni as a
  union all
  select u.id, u.id, jsonb_agg(j)::text from auth.users as u join public.job_postings as j on posted_by_user_id = u.id group by u.id`;

/** People, their accounts, and what each of them has had as theirs. */
export class Owners {
  accounts = new Map<string, Account>();
  persons = new Map<string, number>();
  holders = new Map<string, string | null>();
  had = new Map<string, Set<string>>();
  merges: { id: string; kept: string; persons: Set<number> }[] = [];
  count = 0;
  undone = 0;

  constructor(
    readonly portal: Portal,
    readonly random: Random,
  ) {}

  next() {
    this.count += 1;
    return this.count;
  }

  text = (person: number) => `v${this.next()}p${person}z`;

  /** A row under a condition, or nothing. By age, since ids differ in every run of a seed. */
  async pick(from: string): Promise<Row | undefined> {
    const rows = await this.portal.sql(`select t.* from ${from} order by created_at`);
    return rows.length > 0 ? this.random.pick(rows) : undefined;
  }

  personsIn = (record: string) =>
    new Set([
      Number(this.persons.get(record)),
      ...this.merges.flatMap(({ kept, persons }) => (kept === record ? [...persons] : [])),
    ]);

  /** What belongs to an account from now on; a record that another held is theirs from here. */
  async look() {
    for (const { id, user_id, said } of await this.portal.sql(standing)) {
      const [record, holder] = [String(id), user_id as string | null];
      if (this.holders.get(record) !== holder) this.had.delete(record);
      this.holders.set(record, holder);
      const had = this.had.get(record) ?? new Set();
      for (const text of told(said)) had.add(text);
      this.had.set(record, had);
    }
  }

  async historyOf(account: Account) {
    const items: object[] = [];
    for (let next: number | null | undefined; next !== null; ) {
      const { data, error } = await this.portal
        .as(account)
        .rpc('own_history', { page_size: 50, ...(next && { before_id: next }) });
      expect(error).toBe(null);
      const page = data as unknown as Page;
      items.push(...page.items);
      next = page.next;
    }
    return JSON.stringify(items);
  }

  /** The texts of others in the histories of all accounts. */
  async strange(): Promise<string[]> {
    const published = told(
      (await this.portal.sql('select title from private.published_events')).map(
        ({ title }) => title,
      ),
    );
    const strange: string[] = [];
    for (const account of this.accounts.values()) {
      const own = [...this.holders].filter(([, holder]) => holder === account.id);
      const known = new Set([
        ...own.flatMap(([record]) => [...(this.had.get(record) ?? [])]),
        ...published,
      ]);
      const texts = new Set(told(await this.historyOf(account)));
      strange.push(...[...texts].filter((text) => !known.has(text)));
    }
    return strange;
  }
}
