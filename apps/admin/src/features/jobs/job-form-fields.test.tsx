import { expect, test } from 'vitest';
import { editedFields } from '../../form/edited-fields.tsx';
import { JobFormFields } from './job-form-fields.tsx';
import { newJob } from './job-values.ts';

test('the form has a field for every value of a job', async () => {
  expect(await editedFields(<JobFormFields />, newJob)).toEqual(Object.keys(newJob).sort());
});
