import { Mark } from '@portal/ui';
import styles from './built-in-picture.module.css';

/** Stands for the picture that the public site brings along and shows while none is configured. */
export function BuiltInPicture() {
  return (
    <div className={styles.picture} data-ground="night">
      <Mark size={160} />
      <span>Gambar bawaan situs</span>
    </div>
  );
}
