import { newItemId } from '@portal/api';
import type { ImportOptions } from '@portal/api/alumni-import';
import { useState } from 'react';
import { useOneAtATime } from '../../../frame/use-one-at-a-time.ts';
import { rememberMapping } from './columns/remembered-mapping.ts';
import { toRecords } from './columns/to-records.ts';
import { takeTurns } from './read/turns.ts';
import { isTemplateExample } from './template.ts';
import { type Prepared, useCheck } from './use-check.ts';
import { type OpenedFile, useImportFile } from './use-import-file.ts';
import { useRun } from './use-run.ts';

export const steps = { berkas: 'Berkas', kolom: 'Kolom', pemeriksaan: 'Pemeriksaan' };
const isStep = (value: string): value is keyof typeof steps => value in steps;

/** The stages of the last step. */
export type Stage = keyof typeof steps | 'running' | 'done';

export const initialOptions: ImportOptions = {
  status: 'verified',
  isListed: false,
  onlyCompletes: false,
  isTitleCased: true,
};

/** An import from file to result. `value` is the step of the URL, which may ask for more than there is. */
export function useImport(value: string, onStep: (step: string) => void) {
  const reading = useImportFile();
  const [options, setOptions] = useState(initialOptions);
  const [prepared, setPrepared] = useState<Prepared | null>(null);
  const { opened } = reading;
  const check = useCheck(prepared, options);
  const run = useRun();

  const { isBusy: isPreparing, run: beginCheck } = useOneAtATime(
    async ({ table, headings, mapping }: OpenedFile) => {
      rememberMapping(table.rows, headings, mapping);
      const data = table.rows.slice(headings.data);
      const rows = data.filter(({ cells }) => !isTemplateExample(cells));
      const records = await toRecords(rows, mapping, takeTurns());
      run.forget();
      setPrepared({ id: newItemId(), records });
      onStep('pemeriksaan');
    },
  );
  const beginRun = () => {
    if (!opened || !check.checked || !check.toImport) return;
    const { checked, toImport } = check;
    run.start({ file: opened.file, options, checked, toImport });
  };
  const asked = isStep(value) ? value : 'berkas';
  return {
    reading: {
      ...reading,
      open: (...chosen: Parameters<typeof reading.open>) => {
        // A file that is chosen again after a reload is shown as it was read before anything else.
        if (asked !== 'berkas') onStep('berkas');
        return reading.open(...chosen);
      },
    },
    opened,
    options,
    setOptions,
    check,
    run,
    beginRun,
    onStep,
    isPreparing,
    checkId: prepared?.id,
    beginCheck: () => opened && void beginCheck(opened),
    /** Beyond what the page still knows after a reload. */
    isLost: !opened && asked !== 'berkas',
    stage: stageOf(opened ? asked : 'berkas', prepared !== null, run),
  };
}

function stageOf(
  asked: keyof typeof steps,
  isPrepared: boolean,
  { progress, outcome }: Pick<ReturnType<typeof useRun>, 'progress' | 'outcome'>,
): Stage {
  if (progress) return 'running';
  if (asked !== 'pemeriksaan') return asked;
  if (outcome) return 'done';
  return isPrepared ? 'pemeriksaan' : 'kolom';
}
