import {
  categoryLabel,
  organizationCategories,
  organizationQuery,
  shownCategories,
  sortCategories,
} from '@portal/api/organization';
import { useQuery } from '@portal/api/query';
import type { SiteConfiguration } from '@portal/api/site-configuration';
import { cleanText } from '@portal/api/text';
import {
  OrganizationSkeleton,
  OrganizationTabs,
  OrganizationView,
} from '@portal/views/organization';
import { TextItem } from '../../../form/text-item.tsx';
import { defineSection } from '../editor/settings-section.ts';
import styles from './category-labels-section.module.css';

type Labels = Record<string, string>;
type LabelsConfiguration = Pick<SiteConfiguration, 'organizationCategoryLabels'>;

export const categoryLabelsSection = defineSection({
  title: 'Label kategori pengurus',
  place: 'di halaman Tentang, sebagai nama tab struktur organisasi',
  fields: ['organizationCategoryLabels'],
  toValues: ({ organizationCategoryLabels }) => ({ labels: organizationCategoryLabels }),
  toConfiguration: ({ labels = {} }) => ({ organizationCategoryLabels: filledIn(labels) }),
  labels: {
    organizationCategoryLabels: {
      label: 'Label kategori',
      write: (labels: Labels) =>
        sortCategories(Object.keys(labels))
          .map((key) => `${key}: ${labels[key]}`)
          .join('\n'),
    },
  },
  Fields: LabelFields,
  Preview: LabelsPreview,
  fallsBackToDefaults: true,
});

/** A category without a label is named after its key. */
function filledIn(labels: Readonly<Record<string, string | undefined>>): Labels {
  const entries = Object.entries(labels).map(([key, label]) => [key, cleanText(label ?? '')]);
  return Object.fromEntries(entries.filter(([, label]) => label));
}

interface LabelFieldsProps {
  configuration: LabelsConfiguration;
  isStored: boolean;
}

/** The known keys, and those that members or the stored configuration use. The keys cannot be changed. */
function LabelFields({ configuration, isStored }: LabelFieldsProps) {
  const members = useQuery(organizationQuery()).data ?? [];
  const keys = sortCategories([
    ...organizationCategories,
    ...members.map(({ category }) => category),
    ...(isStored ? Object.keys(configuration.organizationCategoryLabels) : []),
  ]);
  return keys.map((key) => (
    <TextItem
      key={key}
      name={['labels', key]}
      label={
        <span>
          <span>{categoryLabel(key, {})}</span> <code className={styles.key}>{key}</code>
        </span>
      }
      limit={100}
      placeholder={categoryLabel(key, {})}
    />
  ));
}

function LabelsPreview({ configuration }: { configuration: LabelsConfiguration }) {
  const { data: members } = useQuery(organizationQuery());
  return (
    <OrganizationView>
      {members ? (
        <OrganizationTabs
          members={members}
          categories={shownCategories(members, configuration.organizationCategoryLabels)}
          wanted={null}
          onSelect={() => {}}
        />
      ) : (
        <OrganizationSkeleton />
      )}
    </OrganizationView>
  );
}
