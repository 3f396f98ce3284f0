import { DownloadOutlined, DownOutlined } from '@ant-design/icons';
import { failureText, formatNumber, todayInJakarta, VisuallyHidden } from '@portal/ui';
import { showToast } from '@portal/ui/toast';
import { Button, Space } from 'antd';
import { useEffect, useRef, useState } from 'react';
import styles from '../frame/icon-alone.module.css';
import { readExportChoice, storeExportChoice } from './export-choice.ts';
import { ExportDrawer } from './export-drawer.tsx';
import type { Progress, SheetChoice } from './fetch-all-rows.ts';
import { saveFile } from './save-file.ts';

interface ExportButtonProps {
  /** The key under which this browser remembers the choice. */
  table: string;
  /** What the rows are called: 'alumni'. */
  noun: string;
  /** Without date and extension, which are added. */
  fileName: string;
  file: TableFile;
}

/** The file of the current filter, in the current order. */
export interface TableFile {
  /** Titles of the columns that it can have. */
  columns: readonly string[];
  toBlob: (choice: SheetChoice, progress: Progress) => Promise<Blob>;
}

/**
 * Exports all rows that match the filter, not only the visible page, with the last choice of format and columns. Its label says how
 * many columns, if not all. The button beside it changes the choice. A press while the export runs cancels it.
 */
export function ExportButton({ table, noun, fileName, file }: ExportButtonProps) {
  const { columns } = file;
  const [isChoosing, setIsChoosing] = useState(false);
  const { progress, start, cancel } = useExport(fileName, file);
  const isRunning = progress !== null;
  const choice = readExportChoice(table, columns);
  const isWhole = choice.columns.length === columns.length;
  const exportLabel = isWhole ? 'Ekspor' : `Ekspor ${choice.columns.length} kolom`;
  return (
    <>
      <Space.Compact>
        <Button
          icon={<DownloadOutlined aria-hidden />}
          onClick={({ detail: clicks }) => {
            // The second press of a double click would cancel the export that the first one has started.
            if (clicks > 1) return;
            if (isRunning) cancel();
            else void start(choice);
          }}
        >
          <span className={isRunning ? undefined : styles.quiet}>
            {isRunning ? `Batalkan (${progress})` : exportLabel}
          </span>
        </Button>
        <Button
          icon={<DownOutlined aria-hidden />}
          title="Pilih kolom ekspor"
          aria-label="Pilih kolom ekspor"
          // Not `disabled`: when the drawer closes, the focus returns here, and the export is already running.
          aria-disabled={isRunning}
          onClick={() => !isRunning && setIsChoosing(true)}
        />
      </Space.Compact>
      <VisuallyHidden role="status">{isRunning ? 'Mengekspor…' : ''}</VisuallyHidden>
      {isChoosing && (
        <ExportDrawer
          noun={noun}
          columns={columns}
          choice={choice}
          onExport={(chosen) => {
            storeExportChoice(table, columns, chosen);
            void start(chosen);
          }}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </>
  );
}

/** One export at a time, with its progress as text; null while none runs. */
function useExport(fileName: string, file: TableFile) {
  const [progress, setProgress] = useState<string | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (choice: SheetChoice) => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setProgress('0');
    try {
      const blob = await file.toBlob(choice, {
        signal,
        onProgress: (step, done, total) =>
          setProgress(
            `${step === 'write' ? 'menulis ' : ''}${formatNumber(done)} dari ${formatNumber(total)}`,
          ),
      });
      saveFile(`${fileName}-${todayInJakarta()}.${choice.format}`, blob);
    } catch (error) {
      if (signal.aborted) return;
      showToast({ tone: 'error', title: 'Ekspor Gagal', description: failureText(error) });
    } finally {
      setProgress(null);
    }
  };
  return { progress, start, cancel: () => running.current?.abort() };
}
