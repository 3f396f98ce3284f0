import { organizationQuery } from '@portal/api/organization';
import { createQueryClient, QueryClientProvider } from '@portal/api/query';
import { defaultSiteConfiguration } from '@portal/api/site-configuration';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Form, type FormInstance } from 'antd';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { alumniFields } from '../src/features/alumni/alumni-fields.ts';
import { AlumniFormFields } from '../src/features/alumni/alumni-form-fields.tsx';
import { eventFields } from '../src/features/events/event-fields.ts';
import { EventFormFields } from '../src/features/events/event-form-fields.tsx';
import { newEvent } from '../src/features/events/event-values.ts';
import { jobFields } from '../src/features/jobs/job-fields.ts';
import { JobFormFields } from '../src/features/jobs/job-form-fields.tsx';
import { MemberFields, memberFields } from '../src/features/organization/member-fields.tsx';
import { categoryLabelsSection } from '../src/features/site-settings/sections/category-labels-section.tsx';
import { heroSection } from '../src/features/site-settings/sections/hero-section.tsx';
import { statsSection } from '../src/features/site-settings/sections/stats-section.tsx';
import {
  aboutPageSection,
  homeAboutSection,
} from '../src/features/site-settings/sections/story-sections.tsx';
import { visionMissionSection } from '../src/features/site-settings/sections/vision-mission-section.tsx';
import { EditForm } from '../src/form/edit-form.tsx';
import type { AdminField } from '../src/form/field-table.ts';
import { noPicture, storedPicture } from '../src/form/picture/picture-value.ts';

const site = defaultSiteConfiguration;
const stored = { configuration: site, isStored: true };
const picture = noPicture;
/** With it, the text that describes it is asked for too. */
const withPicture = { picture: storedPicture('https://contoh.example/a.jpg') };

interface FormParts {
  values: object;
  fields: ReactNode;
  /** Every field that it has to ask for. */
  table?: Readonly<Record<string, AdminField>>;
}

const forms: Record<string, FormParts> = {
  event: {
    values: { ...newEvent, registrationMode: 'portal' },
    fields: <EventFormFields storedCategory={undefined} seatsTaken={0} />,
    table: eventFields,
  },
  alumnus: {
    values: { picture },
    fields: <AlumniFormFields hasAccount={false} lacksConfirmation={false} />,
    table: alumniFields,
  },
  job: { values: { picture }, fields: <JobFormFields />, table: jobFields },
  member: { values: { picture }, fields: <MemberFields categories={[]} />, table: memberFields },
  hero: {
    values: { ...heroSection.toValues(site), ...withPicture },
    fields: <heroSection.Fields {...stored} />,
  },
  statistics: {
    values: { stats: [{ title: 'Mitra', value: '12' }] },
    fields: <statsSection.Fields {...stored} />,
  },
  'home text': {
    values: { ...homeAboutSection.toValues(site), ...withPicture },
    fields: <homeAboutSection.Fields {...stored} />,
  },
  'about page': {
    values: { ...aboutPageSection.toValues(site), ...withPicture },
    fields: <aboutPageSection.Fields {...stored} />,
  },
  'vision and mission': {
    values: visionMissionSection.toValues(site),
    fields: <visionMissionSection.Fields {...stored} />,
  },
  'category labels': {
    values: categoryLabelsSection.toValues(site),
    fields: <categoryLabelsSection.Fields {...stored} />,
  },
};

/** Nothing is read: a client without a backend would stay for the tests that share the worker. */
function cacheOf() {
  const cache = createQueryClient({ onError: () => undefined });
  cache.setDefaultOptions({ queries: { staleTime: Number.POSITIVE_INFINITY } });
  cache.setQueryData(organizationQuery().queryKey, []);
  return cache;
}

type NamePath = (string | number)[];

let form: FormInstance;
function Screen({ values, fields }: FormParts) {
  [form] = Form.useForm();
  return (
    <QueryClientProvider client={cacheOf()}>
      <EditForm form={form} initialValues={values}>
        {fields}
      </EditForm>
    </QueryClientProvider>
  );
}

afterEach(cleanup);

/** Ant Design's first form takes seconds on a busy machine. */
const slow = 30_000;
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));

/** The names of fields, lists left out, that do not carry their error: by `aria-describedby` and, as far as their role allows it, `aria-invalid`. */
function untied(): string[] {
  const ids = form.getFieldsError().map(({ name }) => name.join('_'));
  return ids
    .filter((id) => !ids.some((other) => other.startsWith(`${id}_`)))
    .filter((id) => {
      const field = document.querySelector(`[aria-describedby~="${id}_help"]`);
      const isGroup = field?.tagName === 'FIELDSET';
      return !field || !(isGroup || field.getAttribute('aria-invalid') === 'true');
    });
}

/** The longest text of each field, lists left out; of a form without a table more than anybody writes. */
function textLimits({ table }: FormParts): [NamePath, number][] {
  return form.getFieldsError().flatMap(({ name }): [NamePath, number][] => {
    if (!table) return typeof form.getFieldValue(name) === 'string' ? [[name, 6000]] : [];
    const { kind, limit } = table[String(name[0])] ?? {};
    return limit && kind !== 'choice' ? [[name, limit]] : [];
  });
}

/** Which of these texts are refused for their length. */
async function tooLong(texts: [NamePath, number][]): Promise<NamePath[]> {
  for (const [name, length] of texts) form.setFieldValue(name, 'x'.repeat(length));
  await act(() => form.validateFields().catch(() => undefined));
  return form
    .getFieldsError()
    .filter(({ errors }) => errors.some((error) => error.startsWith('Paling banyak')))
    .map(({ name }) => name);
}

/** A picture is the value `picture` of its form. */
const asked = (table: Readonly<Record<string, AdminField>>) =>
  Object.entries(table)
    .filter(([, { isRead }]) => !isRead)
    .map(([name, { kind }]) => (kind === 'picture' ? 'picture' : name))
    .sort();

test.each(Object.entries(forms))(
  'the form %s asks for every field, and each carries its error',
  async (_, parts) => {
    render(<Screen {...parts} />);
    await settle();
    const fields = form.getFieldsError();
    expect(fields.length).toBeGreaterThan(1);
    if (parts.table)
      expect(fields.map(({ name }) => name.join('_')).sort()).toEqual(asked(parts.table));
    await act(async () => form.setFields(fields.map(({ name }) => ({ name, errors: ['Salah.'] }))));
    await settle();
    expect(untied()).toEqual([]);

    const longest = textLimits(parts);
    if (parts.table) expect(await tooLong(longest)).toEqual([]);
    const longer = longest.map(([name, limit]): [NamePath, number] => [name, limit + 1]);
    expect(await tooLong(longer)).toEqual(longest.map(([name]) => name));
  },
  slow,
);

test.each([
  ['built-in', picture, 'Gambar bawaan situs dipakai'],
  ['uploaded', storedPicture('/storage/v1/object/public/public-files/hero/a.jpg'), 'menggantikan'],
  ['chosen', { url: null, picked: new Blob(['a']) }, 'menggantikan'],
  ['linked', storedPicture('https://contoh.example/a.jpg'), 'Kosongkan untuk memakai'],
])('the hint below the address says what empty means: %s picture', async (_, value, hint) => {
  render(
    <Screen values={{ picture: value, alt: '' }} fields={<heroSection.Fields {...stored} />} />,
  );
  await settle();
  const field = screen.getByLabelText<HTMLInputElement>('URL gambar latar');
  const texts = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  const words = texts.map((id) => document.getElementById(id)?.textContent).join(' ');
  expect(words).toContain(hint);
});
