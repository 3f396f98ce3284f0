import { categoryLabel, type OrganizationMember, sortCategories } from '@portal/api/organization';
import { useUrlParams } from '@portal/federation';
import { EmptyState, Tabs } from '@portal/ui';
import { MemberCard } from './member-card.tsx';
import styles from './organization-tabs.module.css';
import { PortraitCard } from './portrait-card.tsx';

interface OrganizationTabsProps {
  members: OrganizationMember[];
  /** Configured names by category. A category with a name has a tab even if it has no members. */
  labels: Record<string, string>;
}

const leaders = 'pengurus-inti';

export function OrganizationTabs({ members, labels }: OrganizationTabsProps) {
  const { params, change } = useUrlParams();
  const categories = sortCategories([
    ...members.map(({ category }) => category),
    ...Object.keys(labels),
  ]);
  const wanted = params.get('kategori') ?? '';
  const hasMembers = (key: string) => members.some(({ category }) => category === key);
  const selected = [wanted, categories.find(hasMembers), categories[0]].find(
    (key) => key !== undefined && categories.includes(key),
  );
  if (!selected) return <EmptyState title="Data struktur organisasi belum tersedia." />;
  return (
    <Tabs
      label="Struktur organisasi menurut kategori"
      layout="rail"
      tabs={categories.map((key) => ({ key, label: categoryLabel(key, labels) }))}
      selected={selected}
      onSelect={(kategori) => change({ kategori }, { dropsHash: true })}
    >
      <CategoryMembers
        label={categoryLabel(selected, labels)}
        members={members.filter(({ category }) => category === selected)}
        isLeading={selected === leaders}
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
