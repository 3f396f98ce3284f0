import type { ListedAlumni } from '@portal/api/alumni/admin';
import { Avatar } from '@portal/ui';
import { RowName } from '../../table/row-name.tsx';
import styles from './alumni-name.module.css';

interface AlumniNameProps {
  alumnus: ListedAlumni;
  onOpen: (id: string) => void;
}

/** Picture, name and e-mail; a press on the name opens the detail. */
export function AlumniName({ alumnus, onOpen }: AlumniNameProps) {
  const { id, fullName, email, imageUrl } = alumnus;
  const at = email.indexOf('@');
  return (
    <div className={styles.person}>
      <Avatar name={fullName} src={imageUrl} size={36} />
      <div className={styles.text}>
        <RowName name={fullName} onOpen={() => onOpen(id)} />
        <span className={styles.email}>
          <span>{email.slice(0, at)}</span>
          <span>{email.slice(at)}</span>
        </span>
      </div>
    </div>
  );
}
