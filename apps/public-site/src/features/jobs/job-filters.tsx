import { jobFilterOptionsQuery } from '@portal/api/job-posting';
import { useQuery } from '@portal/api/query';
import { ofAddress } from '@portal/federation/first-paint';
import { QueryError, SearchField, SelectField } from '@portal/ui';
import styles from './job-filters.module.css';
import type { JobParams } from './job-params.ts';

interface JobFiltersProps {
  params: JobParams;
  /** False while the list itself has failed: its own retry button is enough. */
  isListed: boolean;
}

/** Search, location and type. The options are the values of approved jobs and the value in the URL. */
export function JobFilters({ params, isListed }: JobFiltersProps) {
  const options = useQuery(jobFilterOptionsQuery());
  const { search, location, type } = params.filter;
  return (
    <>
      <search
        className={styles.filters}
        {...ofAddress}
        data-print="hidden"
        aria-label="Cari lowongan"
      >
        <SearchField
          label="Kata kunci"
          placeholder="Judul, perusahaan, atau deskripsi"
          className={styles.search}
          value={search}
          onSearch={params.search}
        />
        <SelectField
          label="Lokasi"
          value={location ?? ''}
          options={withChosen(options.data?.locations, location)}
          onChange={(event) => params.chooseLocation(event.target.value)}
        >
          <option value="">Semua Lokasi</option>
        </SelectField>
        <SelectField
          label="Jenis Pekerjaan"
          value={type ?? ''}
          options={withChosen(options.data?.types, type)}
          onChange={(event) => params.chooseType(event.target.value)}
        >
          <option value="">Semua Jenis</option>
        </SelectField>
      </search>
      {isListed && options.error && !options.data && (
        <QueryError look="notice" title="Gagal memuat pilihan lokasi dan jenis" query={options} />
      )}
    </>
  );
}

const withChosen = (values: readonly string[] = [], chosen: string | null) => [
  ...new Set([...values, ...(chosen ? [chosen] : [])]),
];
