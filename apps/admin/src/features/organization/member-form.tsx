import {
  memberMutations,
  type OrganizationMemberFields,
  storedMemberQuery,
} from '@portal/api/organization/admin';
import { readNow, useMutation, useQueryClient } from '@portal/api/query';
import { Form } from 'antd';
import { FormDrawer } from '../../form/form-drawer.tsx';
import { useRowForm } from '../../form/use-row-form.ts';
import { type CategoryOption, MemberFields, memberFieldLabels } from './member-fields.tsx';
import { type MemberValues, toMemberFields, toMemberValues } from './member-values.ts';

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
  const { id, version, fields } = member;
  const cache = useQueryClient();
  const [form] = Form.useForm<MemberValues>();
  const { mutateAsync } = useMutation(memberMutations.save());
  const row = useRowForm({
    form,
    kind: 'kelola-pengurus',
    id,
    stored: version === null ? null : { fields, version },
    empty: toMemberValues(fields),
    toValues: toMemberValues,
    toFields: toMemberFields,
    write: async (written) => {
      await mutateAsync(written);
      onSaved(written.fields);
    },
    read: (rowId) => readNow(cache, storedMemberQuery(rowId)),
    labels: memberFieldLabels,
    picture: { folder: 'organization/', failureTitle: 'Upload Gambar Gagal' },
    savedTitle: id ? 'Anggota Diperbarui' : 'Anggota Ditambahkan',
  });

  return (
    <FormDrawer title={id ? 'Edit Anggota' : 'Tambah Anggota'} row={row} onClose={onClose}>
      <MemberFields categories={categories} />
    </FormDrawer>
  );
}
