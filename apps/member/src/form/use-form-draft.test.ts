import { act, cleanup, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useFormDraft } from './use-form-draft.ts';

const first = { name: 'Ahli K3', issuer: 'Kemnaker' };
const second = { name: 'Ahli Energi', issuer: 'BNSP' };

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

function openForm(id: string, stored: typeof first) {
  return renderHook(() => {
    const form = useForm({ defaultValues: stored });
    const draft = useFormDraft({ form, kind: 'pelatihan', id, isNew: false, stored });
    return { form, draft };
  });
}

test('what is typed comes back in the form of the same entry, and in no other one', () => {
  const { result, unmount } = openForm('first', first);
  act(() => result.current.form.setValue('issuer', 'Diketik'));
  expect(result.current.draft.isDirty).toBe(true);
  unmount();

  expect(openForm('second', second).result.current.form.getValues()).toEqual(second);
  const again = openForm('first', first).result.current;
  expect(again.form.getValues()).toEqual({ ...first, issuer: 'Diketik' });
  expect(again.draft.isRestored).toBe(true);

  act(() => again.draft.discard());
  expect(again.form.getValues()).toEqual(first);
  expect(openForm('first', first).result.current.draft.isRestored).toBe(false);
});
