import { categoryLabel, organizationCategories, sortCategories } from '@portal/api/organization';
import type { AdminOrganizationMember } from '@portal/api/organization/admin';
import type { useUrlDialog } from '@portal/federation';
import { Notice } from '@portal/ui';
import { useState } from 'react';
import { type EditedMember, MemberForm } from './member-form.tsx';
import { newMember } from './member-values.ts';

interface OpenMemberFormProps {
  dialog: ReturnType<typeof useUrlDialog>;
  members: readonly AdminOrganizationMember[];
  labels: Readonly<Record<string, string>>;
  onTouch: (category: string) => void;
}

/** The form that the URL asks for, if any. It keeps the values it opened with while the list is read again. */
export function OpenMemberForm({ dialog, members, labels, onTouch }: OpenMemberFormProps) {
  const [member] = useState<EditedMember | null>(() =>
    dialog.value === 'baru'
      ? { id: null, version: null, fields: newMember }
      : (members.find(({ id }) => id === dialog.value) ?? null),
  );
  if (dialog.value === null) return null;
  if (!member) {
    return (
      <Notice tone="warning" title="Anggota tidak ditemukan" isAnnounced>
        <p>Anggota yang ingin Anda ubah sudah tidak ada.</p>
      </Notice>
    );
  }
  const categories = sortCategories([
    ...organizationCategories,
    ...members.map(({ fields }) => fields.category),
    member.fields.category,
  ]);
  return (
    <MemberForm
      member={member}
      categories={categories.map((category) => ({
        value: category,
        label: categoryLabel(category, labels),
      }))}
      onSaved={({ category }) => {
        onTouch(member.fields.category);
        onTouch(category);
      }}
      onClose={dialog.close}
    />
  );
}
