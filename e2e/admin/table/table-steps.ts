import type { LocalStack } from '@portal/local-stack';
import { lists } from './list-screen.ts';

export const { events, jobs } = lists;

export const addEvents = (portal: LocalStack, count: number) =>
  portal.query(
    `insert into events (title, event_date, location, status, created_at)
     select 'Rapat ' || to_char(n, 'FM0000'), '2027-01-01', 'Aula', 'pending',
       now() - interval '1 year' - n * interval '1 minute'
     from generate_series(1, ${count}) n`,
  );
