import { expect, it } from 'vitest';
import { initials } from './initials.ts';

it('takes the two first letters of a single word', () => {
  expect(initials('Sukarno')).toBe('SU');
});

it('takes the first letters of the first and the last word', () => {
  expect(initials('siti nurul  Rahmawati ')).toBe('SR');
  expect(initials('B*** S******')).toBe('BS');
});

it('counts characters, not code units', () => {
  expect(initials('𝒜nda 𝒮ari')).toBe('𝒜𝒮');
});

it('falls back without a name', () => {
  expect(initials('   ')).toBe('AL');
  expect(initials(null, '?')).toBe('?');
});
