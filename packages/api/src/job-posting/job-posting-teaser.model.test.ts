import { expect, test } from 'vitest';
import { toJobPostingTeaser } from './job-posting-teaser.model.ts';

test('reads a row', () => {
  const row = { id: '1', title: 'T', company_name: 'C', location: null, description: 'D' };
  expect(toJobPostingTeaser(row)).toEqual({
    id: '1',
    title: 'T',
    companyName: 'C',
    location: '',
    description: 'D',
  });
});

test('reads no job from a row without id', () => {
  expect(toJobPostingTeaser({ title: 'T' } as never)).toBeNull();
});
