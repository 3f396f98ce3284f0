import { expect, test } from 'vitest';
import { toJobPostingTeaser } from './job-posting-teaser.model.ts';

test('reads a row', () => {
  const row = {
    id: '1',
    title: 'T',
    company_name: 'C',
    location: null,
    description: 'D',
    company_logo_url: null,
    created_at: '2026-08-17T01:00:00Z',
    deadline: null,
  };
  expect(toJobPostingTeaser(row)).toEqual({
    id: '1',
    title: 'T',
    companyName: 'C',
    location: '',
    description: 'D',
    logoUrl: null,
    postedAt: '2026-08-17T01:00:00Z',
    deadline: '',
  });
});

test('reads no job from a row without id', () => {
  expect(toJobPostingTeaser({ title: 'T' } as never)).toBeNull();
});
