import { Form } from 'antd';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { AlumniFormFields } from '../src/features/alumni/alumni-form-fields.tsx';
import { newAlumni } from '../src/features/alumni/alumni-values.ts';
import { EventFormFields } from '../src/features/events/event-form-fields.tsx';
import { newEvent } from '../src/features/events/event-values.ts';
import { JobFormFields } from '../src/features/jobs/job-form-fields.tsx';
import { newJob } from '../src/features/jobs/job-values.ts';
import { MemberFields } from '../src/features/organization/member-fields.tsx';
import { newMember, toMemberValues } from '../src/features/organization/member-values.ts';

const forms: Record<string, { values: object; fields: ReactNode }> = {
  event: {
    values: newEvent,
    fields: <EventFormFields storedCategory={undefined} seatsTaken={0} />,
  },
  alumnus: {
    values: newAlumni,
    fields: <AlumniFormFields hasAccount={false} lacksConfirmation={false} />,
  },
  job: { values: newJob(), fields: <JobFormFields /> },
  member: { values: toMemberValues(newMember), fields: <MemberFields categories={[]} /> },
};

/** The names of the values that a form with these fields edits, hidden ones included. */
async function editedValues(values: object, fields: ReactNode): Promise<string[]> {
  let names: string[] = [];
  function ProbeForm() {
    const [form] = Form.useForm();
    // The fields are registered once they are mounted.
    const readNames = () => {
      names = Object.keys(form.getFieldsValue());
    };
    return (
      <Form form={form} initialValues={values} component={false} ref={readNames}>
        {fields}
      </Form>
    );
  }
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<ProbeForm />));
  await act(async () => root.unmount());
  return names.sort();
}

test.each(Object.entries(forms))(
  'the form has a field for every value, so that a new one is not forgotten: %s',
  async (_, { values, fields }) => {
    expect(await editedValues(values, fields)).toEqual(Object.keys(values).sort());
  },
);
