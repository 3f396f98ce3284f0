import { expect, test } from 'vitest';
import { editedFields } from '../../form/edited-fields.tsx';
import { AlumniFormFields } from './alumni-form-fields.tsx';
import { newAlumni } from './alumni-values.ts';

test('the form has a field for every value of an alumnus', async () => {
  const form = <AlumniFormFields hasAccount={false} lacksConfirmation={false} />;
  expect(await editedFields(form, newAlumni)).toEqual(Object.keys(newAlumni).sort());
});
