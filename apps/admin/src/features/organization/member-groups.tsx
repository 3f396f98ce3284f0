import { categoryLabel, organizationCategories, sortCategories } from '@portal/api/organization';
import type { AdminOrganizationMember } from '@portal/api/organization/admin';
import { useUrlParams } from '@portal/federation';
import { EmptyState, SelectField, Stack } from '@portal/ui';
import { MemberGroup } from './member-group.tsx';

interface MemberGroupsProps {
  members: readonly AdminOrganizationMember[];
  labels: Readonly<Record<string, string>>;
  /** Categories that stay visible without members. */
  touched: readonly string[];
  onEdit: (member: AdminOrganizationMember) => void;
  onRemove: (member: AdminOrganizationMember) => void;
}

/** All categories with members, or the one that the URL names, even when it is empty. */
export function MemberGroups({ members, labels, touched, ...actions }: MemberGroupsProps) {
  const { params, change } = useUrlParams();
  const found = [...members.map(({ fields }) => fields.category), ...touched];
  const choices = sortCategories([...organizationCategories, ...found]);
  const chosen = choices.find((category) => category === params.get('kategori'));
  const shown = chosen ? [chosen] : sortCategories(found);
  return (
    <Stack gap={10}>
      <search style={{ maxWidth: '26rem' }}>
        <SelectField
          label="Kategori"
          value={chosen ?? ''}
          onChange={({ target }) => change({ kategori: target.value })}
          options={choices.map((value) => ({ value, label: categoryLabel(value, labels) }))}
        >
          <option value="">Semua kategori</option>
        </SelectField>
      </search>
      {shown.length === 0 && (
        <EmptyState
          title="Belum ada anggota"
          text="Tambahkan pengurus pertama lewat tombol di atas."
        />
      )}
      {shown.map((category) => (
        <MemberGroup
          key={category}
          label={categoryLabel(category, labels)}
          members={members.filter(({ fields }) => fields.category === category)}
          {...actions}
        />
      ))}
    </Stack>
  );
}
