import { organizationQuery } from '@portal/api/organization';
import { useQuery } from '@portal/api/query';
import { aboutPageConfigurationQuery } from '@portal/api/site-configuration';
import { Container, QueryError, SectionHeading } from '@portal/ui';
import { EditLink } from './edit-link.tsx';
import styles from './organization-section.module.css';
import { OrganizationSkeleton } from './organization-skeleton.tsx';
import { OrganizationTabs } from './organization-tabs.tsx';

/** If the configuration fails, the tabs take their names from the category keys. */
export function OrganizationSection() {
  const organization = useQuery(organizationQuery());
  const configuration = useQuery(aboutPageConfigurationQuery());
  const isPending = organization.isPending || configuration.isPending;
  return (
    <section className={styles.block} aria-labelledby="struktur">
      <Container>
        <SectionHeading
          id="struktur"
          title="Struktur Organisasi"
          text="Mereka yang menjaga ikatan ini tetap hidup, dari penasehat sampai koordinator di setiap wilayah."
          action={<EditLink to="/admin/manage-organization">Kelola Struktur</EditLink>}
        />
        {isPending && <OrganizationSkeleton />}
        {organization.isError && !isPending && (
          <QueryError title="Gagal memuat struktur organisasi" query={organization} />
        )}
        {organization.data && !isPending && (
          <OrganizationTabs
            members={organization.data}
            labels={configuration.data?.organizationCategoryLabels ?? {}}
          />
        )}
      </Container>
    </section>
  );
}
