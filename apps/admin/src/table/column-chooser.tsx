import { SettingOutlined } from '@ant-design/icons';
import { classNames } from '@portal/ui';
import { Button, Checkbox, Switch } from 'antd';
import { useId } from 'react';
import styles from './column-chooser.module.css';
import type { TableColumn } from './table-column.tsx';
import type { TableLook } from './use-table-look.ts';

interface ColumnChooserProps<Row> {
  columns: readonly TableColumn<Row>[];
  look: TableLook;
}

/** A native popover: Escape or a press outside closes it, and Tab goes straight into it. */
export function ColumnChooser<Row>({ columns, look }: ColumnChooserProps<Row>) {
  const id = useId();
  const densityId = useId();
  return (
    <div className={styles.chooser}>
      <Button icon={<SettingOutlined />} popoverTarget={id} className={classNames(styles.button)}>
        Tampilan
      </Button>
      <div id={id} popover="auto" className={styles.panel}>
        <fieldset className={styles.columns}>
          <legend className={styles.legend}>Kolom</legend>
          {columns.map(({ key, title, cardPlace }) => (
            <Checkbox
              key={key}
              checked={cardPlace === 'name' || look.isShown(key)}
              disabled={cardPlace === 'name'}
              onChange={({ target }) => look.showColumn(key, target.checked)}
            >
              {title}
            </Checkbox>
          ))}
        </fieldset>
        <div className={styles.density}>
          <span id={densityId}>Baris rapat</span>
          <Switch aria-labelledby={densityId} checked={look.isCompact} onChange={look.setCompact} />
        </div>
      </div>
    </div>
  );
}
