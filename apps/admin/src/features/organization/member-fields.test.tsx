import { expect, test } from 'vitest';
import { editedFields } from '../../form/edited-fields.tsx';
import { MemberFields } from './member-fields.tsx';
import { newMember, toMemberValues } from './member-values.ts';

test('the form has a field for every value of a member', async () => {
  const values = toMemberValues(newMember);
  const fields = await editedFields(<MemberFields categories={[]} />, values);
  expect(fields).toEqual(Object.keys(values).sort());
});
