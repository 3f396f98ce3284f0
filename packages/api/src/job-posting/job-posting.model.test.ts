import { expect, test } from 'vitest';
import { toJobPostingTeasers } from './job-posting.model.ts';

test('reads rows in our words', () => {
  const row = { id: '1', title: 'T', company_name: 'C', location: null, description: 'D' };
  expect(toJobPostingTeasers([row])).toEqual([
    { id: '1', title: 'T', companyName: 'C', location: '', description: 'D' },
  ]);
});

test('leaves out a row without id and keeps the others', () => {
  expect(toJobPostingTeasers([{ title: 'T' }, { id: '2' }]).map(({ id }) => id)).toEqual(['2']);
});
