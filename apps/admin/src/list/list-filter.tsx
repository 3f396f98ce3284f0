import { CloseOutlined, FilterOutlined, StarOutlined } from '@ant-design/icons';
import { searchForm } from '@portal/api/text';
import { Cluster, classNames, Field, SearchField } from '@portal/ui';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { selectAtFirstPress } from '../form/select-at-first-press.ts';
import { Choice } from '../frame/choice.tsx';
import { countFilters, type ListFilterField, type ListParams } from '../table/list-params.ts';
import { useList } from './list-context.ts';
import styles from './list-filter.module.css';
import { SavedViewsDrawer } from './saved/saved-views-drawer.tsx';
import lineStyles from './search-line.module.css';

interface ListFilterProps {
  /** Says what is searched, such as 'Cari judul atau lokasi'. */
  searchLabel: string;
  statuses: readonly { value: string; label: string }[];
  filters?: readonly ListFilterField[] | undefined;
  /** The key under which this browser stores searches and filters. Without it none can be saved. */
  savedAs?: string;
}

/** Search and status above a table; the further filters below them are shown on demand. */
export function ListFilter({ filters = [], savedAs, ...props }: ListFilterProps) {
  const { params } = useList();
  const { request, isFiltered, search, chooseStatus, clear } = params;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const count = countFilters(request);
  const chosen = count + (request.status ? 1 : 0);
  return (
    <search className={styles.filter} data-open={isOpen}>
      <SearchField
        label={props.searchLabel}
        className={classNames(lineStyles.search)}
        placeholder={props.searchLabel}
        autoComplete="off"
        value={request.search}
        onSearch={search}
        onMouseDown={selectAtFirstPress}
      />
      <Button
        className={classNames(styles.toggle)}
        icon={<FilterOutlined aria-hidden />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {chosen > 0 ? `Filter ${chosen}` : 'Filter'}
      </Button>
      <FilterChoice
        label="Status"
        all="Semua status"
        value={request.status ?? ''}
        options={props.statuses}
        onChoose={chooseStatus}
      />
      {(filters.length > 0 || isFiltered || savedAs) && (
        <Cluster gap={3} className={styles.buttons}>
          {filters.length > 0 && (
            <Button
              icon={<FilterOutlined />}
              className={classNames(styles.further)}
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setOpen(!isOpen)}
            >
              {count > 0 ? `Filter lain (${count})` : 'Filter lain'}
            </Button>
          )}
          {savedAs && <SavedViewsButton list={savedAs} params={params} />}
          {isFiltered && (
            <Button icon={<CloseOutlined />} onClick={clear}>
              Bersihkan filter
            </Button>
          )}
        </Cluster>
      )}
      {filters.length > 0 && (
        <div id={id} className={styles.more} hidden={!isOpen}>
          {isOpen &&
            filters.map((filter) => <FurtherFilter key={filter.param} {...{ filter, params }} />)}
        </div>
      )}
    </search>
  );
}

function SavedViewsButton({ list, params }: { list: string; params: ListParams }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<StarOutlined />} onClick={() => setOpen(true)}>
        Filter tersimpan
      </Button>
      {isOpen && <SavedViewsDrawer list={list} params={params} onClose={() => setOpen(false)} />}
    </>
  );
}

interface FilterChoiceProps {
  label: string;
  /** The label of the option for no filter. */
  all: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
}

function FilterChoice({ label, all, value, options, onChoose }: FilterChoiceProps) {
  return (
    <Field label={label}>
      {({ id }) => (
        <Choice
          id={id}
          className={classNames(styles.select)}
          showSearch={options.length > 10 && { filterOption: isFound }}
          value={value}
          options={[{ value: '', label: all }, ...options]}
          onChange={onChoose}
        />
      )}
    </Field>
  );
}

const isFound = (typed: string, option?: { label?: unknown }) =>
  searchForm(String(option?.label)).includes(searchForm(typed));

function FurtherFilter({ filter, params }: { filter: ListFilterField; params: ListParams }) {
  const { name, label, options } = filter;
  const value = params.request.filters?.[name] ?? '';
  const choose = (chosen: string) => params.chooseFilter(filter, chosen);
  if (options)
    return <FilterChoice label={label} all="Semua" onChoose={choose} {...{ value, options }} />;
  return <SearchField label={label} autoComplete="off" value={value} onSearch={choose} />;
}
