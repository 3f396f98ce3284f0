import { DownloadOutlined, DownOutlined } from '@ant-design/icons';
import { readStoredJson, writeStored } from '@portal/api/browser-storage';
import { exportChoiceKeyPrefix } from '@portal/api/storage-keys';
import { failureText, saveFile, todayInJakarta, VisuallyHidden } from '@portal/ui';
import { showToast } from '@portal/ui/toast';
import { Button, Space } from 'antd';
import { useState } from 'react';
import styles from '../frame/icon-alone.module.css';
import { progressText, useLongRun } from '../frame/long-run.tsx';
import { useList } from '../table/list-context.ts';
import type { SheetChoice } from '../table/list-source.ts';
import { chosenWords } from '../table/name-matching.ts';
import { ExportDrawer } from './export-drawer.tsx';
import { fileNameOf } from './file-name.ts';

/**
 * Exports all rows that match the filter, not only the visible page, with the last choice of format and columns. Its label says how
 * many columns, if not all. The button beside it changes the choice. A press while the export runs cancels it.
 */
export function ExportButton() {
  const { name, title, file } = useList();
  const { columns } = file;
  const [isChoosing, setIsChoosing] = useState(false);
  const { progress, start, stop } = useExport();
  const isRunning = progress !== null;
  const choice = readExportChoice(name, columns);
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
            if (isRunning) stop();
            else start(choice);
          }}
        >
          <span className={isRunning ? undefined : styles.quiet}>
            {isRunning ? `Batalkan (${progressText(progress)})` : exportLabel}
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
          noun={title.toLowerCase()}
          columns={columns}
          choice={choice}
          onExport={(chosen) => {
            storeExportChoice(name, columns, chosen);
            start(chosen);
          }}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </>
  );
}

/** One export at a time. What was read and written so far is lost when it is stopped. */
function useExport() {
  const { title, owner, file, statusInfo, filters, params } = useList();
  const { progress, start, stop } = useLongRun();
  const write = (choice: SheetChoice) =>
    start(0, async (run) => {
      try {
        const blob = await file.toBlob(params.request, choice, run);
        const words = [title, owner, ...chosenWords(params.request, statusInfo, filters)];
        saveFile(`${fileNameOf(words)}-${todayInJakarta()}.${choice.format}`, blob);
      } catch (error) {
        if (run.signal.aborted) return;
        showToast({ tone: 'error', title: 'Ekspor Gagal', description: failureText(error) });
      }
    });
  return { progress, stop, start: (choice: SheetChoice) => void write(choice) };
}

/**
 * The last choice for a table in this browser, by default a workbook with all columns. The omitted columns are stored, not the chosen
 * ones, so that a column of a later release is exported.
 */
function readExportChoice(table: string, columns: readonly string[]): SheetChoice {
  const { format, leftOut }: Partial<Record<'format' | 'leftOut', unknown>> = Object(
    readStoredJson('localStorage', exportChoiceKeyPrefix + table),
  );
  const chosen = columns.filter((title) => !Array.isArray(leftOut) || !leftOut.includes(title));
  return {
    format: format === 'csv' ? 'csv' : 'xlsx',
    columns: chosen.length > 0 ? chosen : columns,
  };
}

function storeExportChoice(
  table: string,
  all: readonly string[],
  { format, columns }: SheetChoice,
) {
  const leftOut = all.filter((title) => !columns.includes(title));
  writeStored('localStorage', exportChoiceKeyPrefix + table, JSON.stringify({ format, leftOut }));
}
