import type { ListedAlumni } from '@portal/api/alumni/admin';
import { Avatar, Badge, Cluster } from '@portal/ui';
import { RowName } from '../../table/row-name.tsx';
import styles from './alumni-name.module.css';

interface AlumniNameProps {
  alumnus: ListedAlumni;
  onOpen: (id: string) => void;
}

/** Picture, name and badge; a press on the name opens the detail. */
export function AlumniName({ alumnus, onOpen }: AlumniNameProps) {
  const { id, fullName, imageUrl, specialBadge } = alumnus;
  return (
    <Cluster align="center" isOneLine className={styles.person}>
      <Avatar name={fullName} src={imageUrl} size={28} />
      <RowName name={fullName} onOpen={() => onOpen(id)} />
      {specialBadge && (
        <span title={specialBadge} className={styles.badge}>
          <Badge tone="special">{specialBadge}</Badge>
        </span>
      )}
    </Cluster>
  );
}
