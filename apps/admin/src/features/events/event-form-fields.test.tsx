import { expect, test } from 'vitest';
import { editedFields } from '../../form/edited-fields.tsx';
import { EventFormFields } from './event-form-fields.tsx';
import { newEvent } from './event-values.ts';

test('the form has a field for every value of an event', async () => {
  const fields = await editedFields(
    <EventFormFields storedCategory={undefined} seatsTaken={0} />,
    newEvent,
  );
  expect(fields).toEqual(Object.keys(newEvent).sort());
});
