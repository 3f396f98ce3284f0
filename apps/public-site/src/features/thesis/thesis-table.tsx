import type { Thesis } from '@portal/api/thesis';
import { Muted } from '@portal/ui';
import styles from './thesis-table.module.css';

/** A table that becomes cards on a narrow screen, where each cell shows the name of its column. */
export function ThesisTable({ theses, isBusy }: { theses: Thesis[]; isBusy: boolean }) {
  return (
    <table className={styles.table} aria-labelledby="daftar-skripsi" aria-busy={isBusy}>
      <thead>
        <tr>
          <th scope="col">Nama</th>
          <th scope="col">Judul Skripsi</th>
          <th scope="col">Jenjang</th>
        </tr>
      </thead>
      <tbody>
        {theses.map(({ alumniId, displayName, entryYear, title, level }) => (
          <tr key={`${alumniId} ${level} ${title}`}>
            <th scope="row" data-column="Nama">
              <span>{displayName}</span>
              {entryYear && (
                <Muted as="span" className={styles.year}>
                  {` Angkatan ${entryYear}`}
                </Muted>
              )}
            </th>
            <td data-column="Judul Skripsi" className={styles.title}>
              {title}
            </td>
            <td data-column="Jenjang">{level}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
