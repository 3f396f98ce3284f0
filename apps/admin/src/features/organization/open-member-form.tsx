import { categoryLabel, organizationCategories, sortCategories } from '@portal/api/organization';
import type { AdminOrganizationMember } from '@portal/api/organization/admin';
import type { useUrlDialog } from '@portal/federation';
import { useSearchParams } from '@portal/federation/router';
import { Notice } from '@portal/ui';
import { useState } from 'react';
import { type EditedMember, MemberForm } from './member-form.tsx';
import { newMember } from './member-values.ts';

interface OpenMemberFormProps {
  address: ReturnType<typeof useUrlDialog>;
  members: readonly AdminOrganizationMember[];
  labels: Readonly<Record<string, string>>;
  onTouch: (category: string) => void;
}

/** The form that the address asks for, if any. What it opened with stays, whatever is loaded again meanwhile. */
export function OpenMemberForm({ address, members, labels, onTouch }: OpenMemberFormProps) {
  const [params] = useSearchParams();
  const [member] = useState<EditedMember | null>(() =>
    address.value === 'baru'
      ? { id: null, version: null, fields: newMember(params.get('kategori')) }
      : (members.find(({ id }) => id === address.value) ?? null),
  );
  if (address.value === null) return null;
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
      onClose={address.close}
    />
  );
}
