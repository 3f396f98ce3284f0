import {
  type OrganizationMember,
  organizationQuery,
  shownCategories,
} from '@portal/api/organization';
import { useQuery } from '@portal/api/query';
import { aboutPageConfigurationQuery } from '@portal/api/site-configuration';
import { useUrlParams } from '@portal/federation';
import { QueryError } from '@portal/ui';
import {
  OrganizationSkeleton,
  OrganizationTabs,
  OrganizationView,
} from '@portal/views/organization';
import { EditLink } from './edit-link.tsx';

/** If the configuration fails, the tabs take their names from the category keys. */
export function OrganizationSection() {
  const organization = useQuery(organizationQuery());
  const configuration = useQuery(aboutPageConfigurationQuery());
  const isPending = organization.isPending || configuration.isPending;
  return (
    <OrganizationView action={<EditLink to="/admin/manage-organization">Kelola Struktur</EditLink>}>
      {isPending && <OrganizationSkeleton />}
      {organization.isError && !isPending && (
        <QueryError title="Gagal memuat struktur organisasi" query={organization} />
      )}
      {organization.data && !isPending && (
        <LinkedTabs
          members={organization.data}
          labels={configuration.data?.organizationCategoryLabels ?? {}}
        />
      )}
    </OrganizationView>
  );
}

interface LinkedTabsProps {
  members: OrganizationMember[];
  labels: Record<string, string>;
}

/** The URL names the category. */
function LinkedTabs({ members, labels }: LinkedTabsProps) {
  const { params, change } = useUrlParams();
  return (
    <OrganizationTabs
      members={members}
      categories={shownCategories(members, labels)}
      wanted={params.get('kategori')}
      onSelect={(kategori) => change({ kategori }, { dropsHash: true })}
    />
  );
}
