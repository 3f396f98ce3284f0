import { DownloadOutlined } from '@ant-design/icons';
import { failureText, formatNumber, todayInJakarta, VisuallyHidden } from '@portal/ui';
import { showToast } from '@portal/ui/toast';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { ExportDrawer } from './export-drawer.tsx';
import type { Progress, SheetChoice } from './fetch-all-rows.ts';

interface ExportButtonProps {
  /** Without date and ending: both are added. */
  fileName: string;
  file: TableFile;
}

/** The file of the current filter, in the current order. */
export interface TableFile {
  /** Titles of the columns that it can have. */
  columns: readonly string[];
  toBlob: (choice: SheetChoice, progress: Progress) => Promise<Blob>;
}

/** Saves the whole current filter, not only the visible page, as the file that is chosen first. A press while it runs cancels it. */
export function ExportButton({ fileName, file }: ExportButtonProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const [progress, setProgress] = useState<string | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const exportRows = async (choice: SheetChoice) => {
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

  return (
    <>
      <Button
        icon={<DownloadOutlined aria-hidden />}
        onClick={() => (progress === null ? setIsChoosing(true) : running.current?.abort())}
      >
        {progress === null ? 'Ekspor' : `Batalkan (${progress})`}
      </Button>
      <VisuallyHidden>
        <span role="status">{progress === null ? '' : 'Mengekspor…'}</span>
      </VisuallyHidden>
      {isChoosing && (
        <ExportDrawer
          noun={fileName}
          columns={file.columns}
          onExport={(choice) => void exportRows(choice)}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </>
  );
}

function saveFile(name: string, content: Blob) {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
