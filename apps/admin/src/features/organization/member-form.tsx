import {
  type OrganizationMemberFields,
  saveMemberMutation,
  storedMemberQuery,
} from '@portal/api/organization/admin';
import { useMutation, useQueryClient } from '@portal/api/query';
import { Form } from 'antd';
import { useRowDraft } from '../../form/form-draft.ts';
import { FormDrawer } from '../../form/form-drawer.tsx';
import { useRowForm } from '../../form/use-row-form.ts';
import { type CategoryOption, MemberFields } from './member-fields.tsx';
import { type MemberValues, memberTexts, toMemberFields, toMemberValues } from './member-values.ts';

export interface EditedMember {
  /** Null for a new one. */
  id: string | null;
  version: number | null;
  fields: OrganizationMemberFields;
}

interface MemberFormProps {
  member: EditedMember;
  categories: CategoryOption[];
  /** The category that the member has left or joined. */
  onSaved: (member: OrganizationMemberFields) => void;
  onClose: () => void;
}

/** Adds a member, or edits one. */
export function MemberForm({ member, categories, onSaved, onClose }: MemberFormProps) {
  const cache = useQueryClient();
  const [form] = Form.useForm<MemberValues>();
  const draft = useRowDraft('kelola-pengurus', member.id);
  const { id } = draft;
  const { mutateAsync } = useMutation(saveMemberMutation());
  const { save, discard, dialog } = useRowForm({
    draft,
    version: member.version,
    fill: (fields: OrganizationMemberFields) => form.setFieldsValue(toMemberValues(fields)),
    toFields: toMemberFields,
    write: async (row) => {
      await mutateAsync({ id, ...row });
      onSaved(row.fields);
    },
    readStored: () => cache.fetchQuery(storedMemberQuery(id)),
    texts: memberTexts,
    picture: { folder: 'organization/', failureTitle: 'Upload Gambar Gagal' },
    savedTitle: member.id ? 'Anggota Diperbarui' : 'Anggota Ditambahkan',
  });

  return (
    <FormDrawer
      title={member.id ? 'Edit Anggota' : 'Tambah Anggota'}
      isNew={member.id === null}
      form={form}
      draft={draft}
      initialValues={toMemberValues(member.fields)}
      onSave={save}
      onDiscard={discard}
      onClose={onClose}
    >
      <MemberFields categories={categories} />
      {dialog}
    </FormDrawer>
  );
}
