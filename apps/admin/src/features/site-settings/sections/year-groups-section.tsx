import { saveYearGroupsMutation, type YearGroup, yearGroupsQuery } from '@portal/api/alumni/admin';
import { readNow, useMutation, useQuery, useQueryClient } from '@portal/api/query';
import { type FieldLabels, useVersionedSave } from '@portal/forms';
import { Muted, QueryError, SkeletonGroup, yearProblem } from '@portal/ui';
import { showToast } from '@portal/ui/toast';
import { Form } from 'antd';
import { cleaned, ruled, without } from '../../../form/rules.ts';
import { TextItem } from '../../../form/text-item.tsx';
import { useFormDraft } from '../../../form/use-form-draft.ts';
import { useFormSave } from '../../../form/use-form-save.ts';
import { SettingsForm } from '../editor/settings-form.tsx';
import { ListEditor } from '../fields/list-editor.tsx';

interface GroupValues {
  groups: YearGroup[];
}

const labels: FieldLabels<GroupValues> = {
  groups: {
    label: 'Grup angkatan',
    write: (groups) => groups.map(({ year, link }) => `${year}: ${link}`).join('\n'),
  },
};

const groupLink = /^https:\/\/chat\.whatsapp\.com\/[A-Za-z0-9]{10,40}(\?[A-Za-z0-9_=&-]{1,100})?$/;

/** The database enforces the same rules. */
const linkRules = without((link) =>
  groupLink.test(link) ? null : 'Tempel tautan undangan grup: https://chat.whatsapp.com/…',
);
const yearRules = ruled((year: string, form) => {
  const same = form.getFieldValue('groups').filter((group: YearGroup) => group.year === year);
  const repeated = same.length > 1 ? 'Tahun ini sudah ada di daftar.' : null;
  return year ? (yearProblem(year) ?? repeated) : 'Tahun masuk harus diisi.';
});

/** The WhatsApp groups of entry years. They are no texts of the site: only verified people of a year read its link. */
export function YearGroups() {
  const query = useQuery(yearGroupsQuery());
  if (query.isPending) return <SkeletonGroup gap={5} shapes={['4rem', '10rem']} />;
  if (!query.data) return <QueryError title="Gagal memuat grup angkatan" query={query} />;
  return (
    <>
      <Muted>
        Tautan hanya terlihat oleh alumni terverifikasi dari tahun masuk itu, di dashboard mereka.
      </Muted>
      <YearGroupsForm stored={query.data} />
    </>
  );
}

function YearGroupsForm({ stored }: { stored: YearGroup[] }) {
  const [form] = Form.useForm<GroupValues>();
  const cache = useQueryClient();
  const initialValues = { groups: stored };
  const id = 'grup-angkatan';
  const draft = useFormDraft<GroupValues>({
    form,
    kind: 'pengaturan',
    id,
    isNew: false,
    stored: initialValues,
  });
  const { mutateAsync: write } = useMutation(saveYearGroupsMutation());
  const asVersioned = (groups: YearGroup[]) => ({ fields: { groups }, version: groups });
  const { save, conflict, failure } = useVersionedSave<GroupValues, YearGroup[]>({
    write: ({ fields, version }) => write({ groups: fields.groups, read: version ?? [] }),
    read: async () => asVersioned(await readNow(cache, yearGroupsQuery())),
    labels,
  });
  const { isBusy, run: submit } = useFormSave(form, async (values) => {
    const groups = (values.groups ?? []).map(cleaned).sort((a, b) => b.year.localeCompare(a.year));
    const outcome = await save({
      base: draft.base(),
      mine: { groups },
      stored: asVersioned(stored),
    });
    if (outcome.kind === 'saved') {
      draft.settle(outcome.fields, values);
      showToast({ tone: 'success', title: 'Grup Angkatan Disimpan' });
    }
    if (outcome.kind === 'theirs' && outcome.stored) {
      draft.restart(outcome.stored.fields, outcome.fields);
    }
  });
  return (
    <SettingsForm
      {...{ id, form, initialValues, draft }}
      saving={{ conflict, failure, isBusy, submit }}
    >
      <ListEditor
        name="groups"
        legend="Grup WhatsApp"
        noun="Grup"
        newEntry={{ year: '', link: '' }}
        isSorted
      >
        {(index) => (
          <>
            <TextItem
              name={[index, 'year']}
              label="Tahun masuk"
              rules={yearRules}
              inputMode="numeric"
            />
            <TextItem
              name={[index, 'link']}
              label="Tautan undangan grup"
              rules={linkRules}
              inputMode="url"
            />
          </>
        )}
      </ListEditor>
    </SettingsForm>
  );
}
