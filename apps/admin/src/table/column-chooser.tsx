import { SettingOutlined } from '@ant-design/icons';
import { Cluster, classNames, Stack, VisuallyHidden } from '@portal/ui';
import { Button, Checkbox, Switch } from 'antd';
import { useId, useState } from 'react';
import styles from './column-chooser.module.css';
import { MoveButtons } from './move-buttons.tsx';
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
        <ColumnList columns={look.arrange(columns)} look={look} />
        <Cluster
          gap={4}
          align="center"
          justify="space-between"
          isOneLine
          className={styles.density}
        >
          <span id={densityId}>Baris rapat</span>
          <Switch aria-labelledby={densityId} checked={look.isCompact} onChange={look.setCompact} />
        </Cluster>
      </div>
    </div>
  );
}

/** Shows, hides and reorders the columns. The name column is always visible and always first. */
function ColumnList<Row>({ columns, look }: ColumnChooserProps<Row>) {
  const [announcement, setAnnouncement] = useState('');
  return (
    <Stack as="fieldset" gap={1}>
      <legend className={styles.legend}>Kolom</legend>
      {columns.map(({ key, title, cardPlace }, place) => {
        const isName = cardPlace === 'name';
        return (
          <Cluster
            gap={4}
            align="center"
            justify="space-between"
            isOneLine
            key={key}
            className={styles.column}
          >
            <Checkbox
              checked={isName || look.isShown(key)}
              disabled={isName}
              onChange={({ target }) => look.showColumn(key, target.checked)}
            >
              {title}
            </Checkbox>
            {!isName && (
              <Cluster as="span" gap={1} isOneLine>
                <MoveButtons
                  name={title}
                  place={place}
                  first={1}
                  count={columns.length}
                  onMove={(step) => look.moveColumn(key, step)}
                  onMoved={setAnnouncement}
                />
              </Cluster>
            )}
          </Cluster>
        );
      })}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </Stack>
  );
}
