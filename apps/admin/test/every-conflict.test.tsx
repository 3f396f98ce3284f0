import { ApiError } from '@portal/api';
import { type FieldLabels, forgetDraft, type Versioned } from '@portal/forms';
import { act } from '@testing-library/react';
import { Form } from 'antd';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { alumniFieldLabels } from '../src/features/alumni/alumni-fields.ts';
import * as alumni from '../src/features/alumni/alumni-values.ts';
import { eventFieldLabels } from '../src/features/events/event-fields.ts';
import * as events from '../src/features/events/event-values.ts';
import { jobFieldLabels } from '../src/features/jobs/job-fields.ts';
import * as jobs from '../src/features/jobs/job-values.ts';
import { memberFieldLabels } from '../src/features/organization/member-fields.tsx';
import * as members from '../src/features/organization/member-values.ts';
import type { PictureValue } from '../src/form/picture/picture-value.ts';
import { useRowForm } from '../src/form/use-row-form.ts';

interface RowFormOf<Fields extends object, Values extends { picture: PictureValue }> {
  fields: Fields;
  toValues: (fields: Fields) => Values;
  toFields: (values: Values, pictureUrl: string | null) => Fields;
  labels: FieldLabels<Fields>;
}
interface AnyValues {
  picture: PictureValue;
}
type AnyForm = RowFormOf<object, AnyValues>;

/** Checks the types of each form by itself; the test treats all alike. */
const formOf = <Fields extends object, Values extends AnyValues>(
  form: RowFormOf<Fields, Values>,
): AnyForm => form as unknown as AnyForm;

const imageUrl = null;
const forAll = { contactVisibility: 'public' } as const;
const forms: Record<string, AnyForm> = {
  alumnus: formOf({
    toValues: alumni.toValues,
    toFields: alumni.toFields,
    labels: alumniFieldLabels,
    fields: alumni.toFields({ ...alumni.newAlumni, ...forAll }, imageUrl),
  }),
  event: formOf({
    toValues: events.toEventValues,
    toFields: events.toEventFields,
    labels: eventFieldLabels,
    fields: events.toEventFields(events.newEvent, imageUrl),
  }),
  job: formOf({
    toValues: jobs.toJobValues,
    toFields: jobs.toJobFields,
    labels: jobFieldLabels,
    fields: jobs.toJobFields(jobs.newJob(), null),
  }),
  member: formOf({
    toValues: members.toMemberValues,
    toFields: members.toMemberFields,
    labels: memberFieldLabels,
    fields: members.newMember,
  }),
};

/** Two other values than the first one for each field that holds a choice. */
const choices: Record<string, readonly [unknown, unknown]> = {
  contactVisibility: ['alumni', 'private'],
  registrationMode: ['portal', 'link'],
  date: ['2027-01-01', '2027-02-02'],
  deadlineDate: ['2027-01-01', '2027-02-02'],
  displayOrder: [10, 20],
  capacity: [10, 20],
};
const valuesOf = (name: string): readonly [unknown, unknown] =>
  choices[name] ?? [`${name} mereka`, `${name} saya`];
/** Fields that both sides would change to the same value. */
const ofTwoValues = [
  'canPostJobs',
  'isListed',
  'status',
  'nameVisibility',
  'isHiddenFromNameSearch',
];

let stored: Versioned<object>;
let row: ReturnType<typeof useRowForm<object, AnyValues>>;

function OpenForm({ form, first }: { form: AnyForm; first: object }) {
  const [instance] = Form.useForm<AnyValues>();
  row = useRowForm<object, AnyValues>({
    form: instance,
    kind: 'uji',
    id: 'satu',
    stored: { version: 1, fields: first },
    toValues: form.toValues,
    toFields: form.toFields,
    labels: form.labels,
    empty: form.toValues(first),
    write: async ({ version, fields }) => {
      if (version !== stored.version) {
        throw new ApiError('Diubah', { kind: 'conflict', code: 'PT409', status: 409 });
      }
      stored = { version: stored.version + 1, fields };
    },
    read: async () => stored,
    picture: { folder: 'events/', failureTitle: 'Gagal' },
    savedTitle: 'Disimpan',
  });
  return (
    <Form form={instance} initialValues={row.initialValues}>
      {Object.keys(row.initialValues).map((name) => (
        <Form.Item key={name} name={name}>
          <input />
        </Form.Item>
      ))}
    </Form>
  );
}

let root: ReturnType<typeof createRoot>;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  forgetDraft(row.draft.key);
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const fieldsOf = (form: AnyForm) =>
  Object.keys(form.labels).filter((name) => !ofTwoValues.includes(name) && !/Url$/.test(name));
const cases = Object.entries(forms).flatMap(([kind, form]) => [
  { kind, form, half: 0 },
  { kind, form, half: 1 },
]);

test.each(cases)(
  'their version of every other field of the $kind, from $half on, leaves my changes of the others in the form',
  async ({ form, half }) => {
    const all = fieldsOf(form);
    const mine = Object.fromEntries(all.map((name) => [name, valuesOf(name)[1]]));
    const conflicting = all.filter((_name, place) => place % 2 === half);
    const theirs = Object.fromEntries(conflicting.map((name) => [name, valuesOf(name)[0]]));
    stored = { version: 2, fields: { ...form.fields, ...theirs } };
    await act(async () => root.render(<OpenForm form={form} first={form.fields} />));
    const values = { ...row.form.getFieldsValue(), ...mine };
    let saved: Promise<boolean> | undefined;
    await act(async () => {
      row.form.setFieldsValue(values);
      row.draft.keep(values);
      saved = row.save(values);
    });
    expect(row.conflict?.differences.filter((one) => one.isConflicting)).toHaveLength(
      conflicting.length,
    );
    await act(async () => {
      row.conflict?.decide('theirs');
      await saved;
    });
    expect(row.form.getFieldsValue()).toMatchObject({ ...mine, ...theirs });
    expect(row.draft.isKept()).toBe(true);
    await act(async () => void (await row.save(row.form.getFieldsValue())));
    expect(stored).toMatchObject({ version: 3, fields: { ...mine, ...theirs } });
  },
);
