import { DownloadOutlined } from '@ant-design/icons';
import { failureText, formatNumber, todayInJakarta, VisuallyHidden } from '@portal/ui';
import { showToast } from '@portal/ui/toast';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { Progress } from './fetch-all-rows.ts';

interface ExportButtonProps {
  /** Without date and ending: both are added. */
  fileName: string;
  /** The file of the current filter, in the current order. */
  toFile: (progress: Progress) => Promise<string>;
}

/** Saves the whole current filter as CSV, not only the visible page. A second press cancels it. */
export function ExportButton({ fileName, toFile }: ExportButtonProps) {
  const [progress, setProgress] = useState<string | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const exportRows = async () => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setProgress('0');
    try {
      const file = await toFile({
        signal,
        onProgress: (read, total) =>
          setProgress(`${formatNumber(read)} dari ${formatNumber(total)}`),
      });
      saveFile(`${fileName}-${todayInJakarta()}.csv`, file);
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

function saveFile(name: string, content: string) {
  const url = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
