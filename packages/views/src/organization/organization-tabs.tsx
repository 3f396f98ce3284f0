import type { OrganizationMember } from '@portal/api/organization';
import { EmptyState, Tabs } from '@portal/ui';
import { MemberCard } from './member-card.tsx';
import styles from './organization-tabs.module.css';
import { PortraitCard } from './portrait-card.tsx';

interface OrganizationTabsProps {
  members: readonly OrganizationMember[];
  categories: readonly { key: string; label: string }[];
  /** The category to show; without one, or with an unknown one, the first that has members. */
  wanted: string | null;
  onSelect: (category: string) => void;
}

const leaders = 'pengurus-inti';

export function OrganizationTabs({ members, categories, wanted, onSelect }: OrganizationTabsProps) {
  const selected =
    categories.find(({ key }) => key === wanted) ??
    categories.find(({ key }) => members.some(({ category }) => category === key)) ??
    categories[0];
  if (!selected) return <EmptyState title="Data struktur organisasi belum tersedia." />;
  return (
    <Tabs
      label="Struktur organisasi menurut kategori"
      layout="rail"
      tabs={categories}
      selected={selected.key}
      onSelect={onSelect}
    >
      <CategoryMembers
        label={selected.label}
        members={members.filter(({ category }) => category === selected.key)}
        isLeading={selected.key === leaders}
      />
    </Tabs>
  );
}

interface CategoryMembersProps {
  label: string;
  members: OrganizationMember[];
  isLeading: boolean;
}

function CategoryMembers({ label, members, isLeading }: CategoryMembersProps) {
  if (members.length === 0) return <EmptyState title={`Data ${label} belum tersedia.`} />;
  const Card = isLeading ? PortraitCard : MemberCard;
  return (
    <>
      <h3 className={styles.category}>{label}</h3>
      <ul className={isLeading ? styles.portraits : styles.members}>
        {members.map((member) => (
          <Card key={member.id} member={member} />
        ))}
      </ul>
    </>
  );
}
