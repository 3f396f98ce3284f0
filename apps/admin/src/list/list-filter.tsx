import { CloseOutlined, FilterOutlined, StarOutlined } from '@ant-design/icons';
import { Cluster, classNames, SearchField } from '@portal/ui';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { FilterChoice } from '../form/choice.tsx';
import { optionsOf } from '../form/field-table.ts';
import { selectAtFirstPress } from '../form/select-at-first-press.ts';
import { useList } from '../table/list-context.ts';
import { countFilters, type ListFilterField } from '../table/list-params.ts';
import styles from './list-filter.module.css';
import { SavedViewsDrawer } from './saved/saved-views-drawer.tsx';
import lineStyles from './search-line.module.css';

interface ListFilterProps {
  /** Searches and filters can be saved in this browser. */
  hasSavedViews?: boolean;
}

/** Search and status above a table; the further filters below them are shown on demand. */
export function ListFilter({ hasSavedViews = false }: ListFilterProps) {
  const { searchLabel, statusInfo, filters = [], params } = useList();
  const { request, isFiltered, search, chooseStatus, clear } = params;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const count = countFilters(request);
  const chosen = count + (request.status ? 1 : 0);
  return (
    <search className={styles.filter} data-open={isOpen}>
      <SearchField
        label={searchLabel}
        className={classNames(lineStyles.search)}
        placeholder={searchLabel}
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
        options={optionsOf(statusInfo)}
        onChoose={chooseStatus}
      />
      {(filters.length > 0 || isFiltered || hasSavedViews) && (
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
          {hasSavedViews && <SavedViewsButton />}
          {isFiltered && (
            <Button icon={<CloseOutlined />} onClick={clear}>
              Bersihkan filter
            </Button>
          )}
        </Cluster>
      )}
      {filters.length > 0 && (
        <div id={id} className={styles.more} hidden={!isOpen}>
          {isOpen && filters.map((filter) => <FurtherFilter key={filter.param} filter={filter} />)}
        </div>
      )}
    </search>
  );
}

function SavedViewsButton() {
  const { name, params } = useList();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<StarOutlined />} onClick={() => setOpen(true)}>
        Filter tersimpan
      </Button>
      {isOpen && <SavedViewsDrawer list={name} params={params} onClose={() => setOpen(false)} />}
    </>
  );
}

function FurtherFilter({ filter }: { filter: ListFilterField }) {
  const { params } = useList();
  const { name, label, options } = filter;
  const value = params.request.filters?.[name] ?? '';
  const choose = (chosen: string) => params.chooseFilter(filter, chosen);
  if (options)
    return <FilterChoice label={label} all="Semua" onChoose={choose} {...{ value, options }} />;
  return <SearchField label={label} autoComplete="off" value={value} onSearch={choose} />;
}
