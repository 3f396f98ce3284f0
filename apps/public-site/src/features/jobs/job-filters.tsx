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
          onChange={(event) => params.chooseLocation(event.target.value)}
        >
          <Options all="Semua Lokasi" values={options.data?.locations} chosen={location} />
        </SelectField>
        <SelectField
          label="Jenis Pekerjaan"
          value={type ?? ''}
          onChange={(event) => params.chooseType(event.target.value)}
        >
          <Options all="Semua Jenis" values={options.data?.types} chosen={type} />
        </SelectField>
      </search>
      {isListed && options.error && !options.data && (
        <QueryError look="notice" title="Gagal memuat pilihan lokasi dan jenis" query={options} />
      )}
    </>
  );
}

interface OptionsProps {
  all: string;
  values: string[] | undefined;
  chosen: string | null;
}

function Options({ all, values = [], chosen }: OptionsProps) {
  const offered = new Set([...values, ...(chosen ? [chosen] : [])]);
  return (
    <>
      <option value="">{all}</option>
      {[...offered].map((value) => (
        <option key={value}>{value}</option>
      ))}
    </>
  );
}
