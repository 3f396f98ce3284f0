import { Link } from '@portal/federation/router';
import { Cluster } from '@portal/ui';
import styles from './section-picker.module.css';

interface SectionPickerProps {
  sections: { name: string; title: string }[];
  chosen: string;
}

/** Links, so that Back returns to the previous section and a section can be shared. */
export function SectionPicker({ sections, chosen }: SectionPickerProps) {
  return (
    <nav aria-label="Bagian pengaturan">
      <Cluster as="ul">
        {sections.map(({ name, title }) => (
          <li key={name}>
            <Link
              to={{ search: `?section=${name}` }}
              className={styles.section}
              aria-current={name === chosen ? 'page' : undefined}
            >
              {title}
            </Link>
          </li>
        ))}
      </Cluster>
    </nav>
  );
}
