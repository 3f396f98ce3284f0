import type { ListedAlumni } from '@portal/api/alumni/admin';
import { Avatar } from '@portal/ui';
import styles from './alumni-name.module.css';

interface AlumniNameProps {
  alumnus: ListedAlumni;
  onOpen: (id: string) => void;
}

/** The name with its picture; a press opens everything that is known. */
export function AlumniName({ alumnus, onOpen }: AlumniNameProps) {
  return (
    <button type="button" className={styles.name} onClick={() => onOpen(alumnus.id)}>
      <Avatar name={alumnus.fullName} src={alumnus.imageUrl} size={36} />
      <span className={styles.text}>{alumnus.fullName}</span>
    </button>
  );
}
