import { CloseOutlined } from '@ant-design/icons';
import { classNames, SearchField, SelectField } from '@portal/ui';
import { Button } from 'antd';
import styles from './list-filter.module.css';
import type { ListAddress } from './use-list-address.ts';

interface ListFilterProps<Status extends string, Sort extends string> {
  address: ListAddress<Status, Sort>;
  /** Says what is searched, such as 'Cari judul atau lokasi'. */
  searchLabel: string;
  statuses: readonly Status[];
  statusLabels: Readonly<Record<Status, string>>;
}

/** Search and status above a table. */
export function ListFilter<Status extends string, Sort extends string>({
  address,
  searchLabel,
  statuses,
  statusLabels,
}: ListFilterProps<Status, Sort>) {
  const { request, isFiltered, search, chooseStatus, clear } = address;
  return (
    <search className={styles.filter}>
      <SearchField
        label={searchLabel}
        autoComplete="off"
        maxLength={200}
        value={request.search}
        onSearch={search}
      />
      <SelectField
        label="Status"
        value={request.status ?? ''}
        onChange={({ target }) =>
          chooseStatus(statuses.find((status) => status === target.value) ?? null)
        }
      >
        <option value="">Semua status</option>
        {statuses.map((status) => (
          <option key={status} value={status}>
            {statusLabels[status]}
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
