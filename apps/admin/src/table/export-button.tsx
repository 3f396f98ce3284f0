import { DownloadOutlined } from '@ant-design/icons';
import { failureText, formatNumber, todayInJakarta, VisuallyHidden } from '@portal/ui';
import { showToast } from '@portal/ui/toast';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { type CsvColumn, toCsv } from './csv.ts';
import { type FetchPage, fetchAllRows } from './fetch-all-rows.ts';
import type { TableColumn } from './table-column.ts';

interface ExportButtonProps<Row extends { id: string }, Sort extends string> {
  /** Without date and ending: both are added. */
  fileName: string;
  columns: readonly TableColumn<Row, Sort>[];
  /** A page of the current filter, in the current order. */
  fetchPage: FetchPage<Row>;
}

/** Saves the whole current filter as CSV, not only the page in sight. A second press while it reads stops it. */
export function ExportButton<Row extends { id: string }, Sort extends string>({
  fileName,
  columns,
  fetchPage,
}: ExportButtonProps<Row, Sort>) {
  const [progress, setProgress] = useState<string | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const exportRows = async () => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setProgress('0');
    try {
      const rows = await fetchAllRows(fetchPage, {
        signal,
        onProgress: (read, total) =>
          setProgress(`${formatNumber(read)} dari ${formatNumber(total)}`),
      });
      saveFile(`${fileName}-${todayInJakarta()}.csv`, toCsv(exportedColumns(columns), rows));
    } catch (error) {
      if (signal.aborted) return;
      showToast({ tone: 'error', title: 'Ekspor Gagal', description: failureText(error) });
    } finally {
      setProgress(null);
    }
  };

  return (
    <>
      <Button
        icon={<DownloadOutlined />}
        onClick={() => (progress === null ? void exportRows() : running.current?.abort())}
      >
        {progress === null ? 'Ekspor CSV' : `Batalkan (${progress})`}
      </Button>
      <VisuallyHidden>
        <span role="status">{progress === null ? '' : 'Mengekspor…'}</span>
      </VisuallyHidden>
    </>
  );
}

function exportedColumns<Row, Sort extends string>(
  columns: readonly TableColumn<Row, Sort>[],
): CsvColumn<Row>[] {
  return columns.flatMap(({ title, text }) => (text ? { title, text } : []));
}

function saveFile(name: string, content: string) {
  const url = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
