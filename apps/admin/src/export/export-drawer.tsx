import { Cluster, classNames } from '@portal/ui';
import { Button, Checkbox, Form, Radio } from 'antd';
import { ActionDrawer } from '../form/action-drawer.tsx';
import { ruled } from '../form/rules.ts';
import lists from '../frame/long-lists.module.css';
import type { SheetChoice } from '../table/list-source.ts';
import styles from './export-drawer.module.css';

const formats = [
  { value: 'xlsx', label: 'Excel (XLSX): tanggal dan angka siap dihitung' },
  { value: 'csv', label: 'CSV: dipisah titik koma, untuk program lain' },
];

const atLeastOne = ruled((columns: readonly string[]) =>
  columns.length === 0 ? 'Pilih paling sedikit satu kolom.' : null,
);

interface ExportDrawerProps {
  noun: string;
  columns: readonly string[];
  /** The initial choice. */
  choice: SheetChoice;
  onExport: (choice: SheetChoice) => void;
  onClose: () => void;
}

/** Chooses the format and the columns of the export. */
export function ExportDrawer({ noun, columns, choice, onExport, onClose }: ExportDrawerProps) {
  const [form] = Form.useForm<SheetChoice>();
  const choose = (chosen: readonly string[]) => form.setFieldValue('columns', chosen);
  return (
    <ActionDrawer<SheetChoice>
      title={`Ekspor ${noun}`}
      actionLabel="Unduh"
      form={form}
      initialValues={choice}
      onSubmit={async (chosen) => onExport(chosen)}
      onClose={onClose}
    >
      <p className={styles.scope}>
        Berkas memuat semua yang cocok dengan pencarian dan filter, dengan waktu dalam WIB.
      </p>
      <Form.Item name="format" label="Jenis berkas">
        <Radio.Group options={formats} className={classNames(lists.choices)} />
      </Form.Item>
      <Cluster className={styles.all}>
        <Button size="small" onClick={() => choose(columns)}>
          Pilih semua kolom
        </Button>
        <Button size="small" onClick={() => choose([])}>
          Kosongkan
        </Button>
      </Cluster>
      <Form.Item name="columns" label="Kolom" rules={atLeastOne}>
        <Checkbox.Group options={[...columns]} className={classNames(styles.columns)} />
      </Form.Item>
    </ActionDrawer>
  );
}
