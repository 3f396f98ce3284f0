import { CloseOutlined } from '@ant-design/icons';
import { classNames, SearchField, SelectField } from '@portal/ui';
import { Button } from 'antd';
import styles from './list-filter.module.css';
import type { ListParams } from './list-params.ts';

interface ListFilterProps {
  params: ListParams;
  /** Says what is searched, such as 'Cari judul atau lokasi'. */
  searchLabel: string;
  statuses: readonly { value: string; label: string }[];
}

/** Search and status above a table. */
export function ListFilter({ params, searchLabel, statuses }: ListFilterProps) {
  const { request, isFiltered, search, chooseStatus, clear } = params;
  return (
    <search className={styles.filter}>
      <SearchField
        label={searchLabel}
        autoComplete="off"
        value={request.search}
        onSearch={search}
      />
      <SelectField
        label="Status"
        value={request.status ?? ''}
        onChange={({ target }) => chooseStatus(target.value)}
      >
        <option value="">Semua status</option>
        {statuses.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      {isFiltered && (
        <Button icon={<CloseOutlined />} onClick={clear} className={classNames(styles.clear)}>
          Hapus filter
        </Button>
      )}
    </search>
  );
}
