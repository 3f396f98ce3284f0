import { emptyProfile } from '@portal/api/alumni';
import { expect, it } from 'vitest';
import { isSame, mergeFields, withFields } from './merge-fields.ts';

const base = emptyProfile('Budi Santoso');

it('keeps what each side alone has changed', () => {
  const merged = mergeFields({
    base,
    mine: { ...base, location: 'Siak' },
    theirs: { ...base, bio: 'Baru' },
  });
  expect(merged).toEqual({ fields: { ...base, location: 'Siak', bio: 'Baru' }, disputed: [] });
});

it('disputes what both have changed differently, and nothing else', () => {
  const merged = mergeFields({
    base,
    mine: { ...base, location: 'Siak', company: 'PT Sama' },
    theirs: { ...base, location: 'Dumai', company: 'PT Sama', nim: '1' },
  });
  expect(merged.disputed).toEqual(['location']);
  expect(merged.fields).toMatchObject({ location: 'Siak', company: 'PT Sama', nim: '1' });
});

it('knows an earlier save whose answer got lost', () => {
  const mine = { ...base, location: 'Siak' };
  const { fields, disputed } = mergeFields({ base, mine, theirs: mine });
  expect(disputed).toEqual([]);
  expect(isSame(fields, mine)).toBe(true);
});

it('takes single fields of the other side', () => {
  const theirs = { ...base, location: 'Dumai', bio: 'Baru' };
  expect(withFields(base, theirs, ['location'])).toEqual({ ...base, location: 'Dumai' });
});
