import type { ImportOptions } from '@portal/api/alumni-import';
import { formatNumber, Notice, useIsOnline } from '@portal/ui';
import { statusWords } from '@portal/views/status';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { SideDrawer } from '../../../drawer/side-drawer.tsx';
import { useDrawerClose } from '../../../form/use-drawer-close.tsx';
import { RunBar } from '../../../frame/long-run.tsx';
import { CheckStep } from './check-step.tsx';
import type { CheckedRow } from './checked-rows.ts';
import { mappingProblem } from './columns/guess-columns.ts';
import { ColumnsStep } from './columns-step.tsx';
import { FileStep } from './file-step.tsx';
import styles from './import.module.css';
import { ImportResult, PastImports } from './import-result.tsx';
import { steps, useImport } from './use-import.ts';

interface ImportDrawerProps {
  /** The step, or the history: 'riwayat'. It is in the URL; the file is not. */
  value: string;
  onStep: (value: string) => void;
  onClose: () => void;
}

/** Imports alumni from a spreadsheet: file, columns, and a check that writes nothing before the admin presses the button. */
export function ImportDrawer({ value, onStep, onClose }: ImportDrawerProps) {
  const flow = useImport(value, onStep);
  const isPast = value === 'riwayat' && flow.stage !== 'running';
  // File, columns and answers are in the page alone.
  const isDirty = flow.opened !== null && flow.run.outcome === null;
  const { askToClose, question } = useDrawerClose({ isDirty }, onClose);
  return (
    <SideDrawer
      isWide
      title={isPast ? 'Riwayat impor' : 'Impor alumni'}
      onClose={flow.stage === 'running' ? flow.run.stop : askToClose}
      footer={
        isPast ? (
          <Button onClick={() => onStep('berkas')}>Kembali ke impor</Button>
        ) : (
          <Actions flow={flow} onClose={onClose} />
        )
      }
    >
      {isPast ? <PastImports /> : <Content flow={flow} />}
      {question}
    </SideDrawer>
  );
}

type Flow = ReturnType<typeof useImport>;

/** Each step has buttons of its own: with a held key, the focus would press one step after the other. */
function Actions({ flow, onClose }: { flow: Flow; onClose: () => void }) {
  const isOnline = useIsOnline();
  const [next, other] = actionsOf(flow, isOnline, onClose);
  return (
    <>
      <Button
        key={flow.stage === 'running' ? 'pemeriksaan' : flow.stage}
        type="primary"
        style={{ height: 'auto', whiteSpace: 'normal' }}
        loading={next.isBusy ?? false}
        disabled={next.isBlocked ?? false}
        // The second press of a double click on the button that stood here.
        onClick={({ detail: clicks }) => clicks < 2 && next.press()}
      >
        {next.label}
      </Button>
      <Button onClick={other.press}>{other.label}</Button>
    </>
  );
}

interface Action {
  label: string;
  press: () => void;
  isBlocked?: boolean;
  isBusy?: boolean;
}

function actionsOf(flow: Flow, isOnline: boolean, onClose: () => void): readonly [Action, Action] {
  const { stage, opened, check, options, onStep, beginCheck } = flow;
  const toImport = check.toImport ?? [];
  const isReady = isOnline && opened !== null && mappingProblem(opened.mapping) === null;
  const goTo = (step: string) => () => onStep(step);
  const runs = { label: sentenceOf(toImport, options), press: flow.beginRun };
  switch (stage) {
    case 'berkas':
      return [
        { label: 'Pilih kolom', press: goTo('kolom'), isBlocked: !opened },
        { label: 'Riwayat impor', press: goTo('riwayat') },
      ];
    case 'kolom':
      return [
        { label: 'Periksa', press: beginCheck, isBlocked: !isReady, isBusy: flow.isPreparing },
        { label: 'Ganti berkas', press: goTo('berkas') },
      ];
    case 'pemeriksaan':
      return [
        { ...runs, isBlocked: !isOnline || toImport.length === 0 },
        { label: 'Ubah kolom', press: goTo('kolom') },
      ];
    case 'running':
      return [
        { ...runs, isBlocked: !isOnline, isBusy: true },
        { label: 'Hentikan', press: flow.run.stop },
      ];
    case 'done':
      return [
        { label: 'Selesai', press: onClose },
        { label: 'Periksa lagi', press: beginCheck },
      ];
  }
}

/** The button says what becomes of new people. */
function sentenceOf(rows: readonly CheckedRow[], { status, isListed }: ImportOptions): string {
  const text = `Impor ${formatNumber(rows.length)} baris`;
  if (rows.every(({ action }) => action !== 'new')) return text;
  const state = statusWords.alumni[status].label.toLowerCase();
  return `${text}, yang baru ${state} dan ${isListed ? '' : 'tidak '}tampil di direktori`;
}

function Content({ flow }: { flow: Flow }) {
  const isOnline = useIsOnline();
  const { stage } = flow;
  const place = stage === 'running' || stage === 'done' ? 'pemeriksaan' : stage;
  const list = useStepFocus(stage === 'running' ? 'pemeriksaan' : stage);
  return (
    <>
      <ol ref={list} tabIndex={-1} className={styles.steps} aria-label="Langkah">
        {Object.entries(steps).map(([name, label]) => (
          <li key={name} aria-current={name === place ? 'step' : undefined}>
            {label}
          </li>
        ))}
      </ol>
      {!isOnline && <Notice tone="warning" title="Tidak ada koneksi. Impor memerlukan koneksi." />}
      {flow.isLost && <Notice title="Pilih berkas yang sama untuk melanjutkan." />}
      <Stage flow={flow} />
    </>
  );
}

/** The pressed button is gone with its step; what follows is read from its beginning. */
function useStepFocus(stage: string) {
  const list = useRef<HTMLOListElement>(null);
  const former = useRef(stage);
  useEffect(() => {
    if (former.current !== stage) list.current?.focus();
    former.current = stage;
  }, [stage]);
  return list;
}

function Stage({ flow }: { flow: Flow }) {
  const { stage, reading, opened, options, check, run } = flow;
  if (stage === 'berkas' || !opened) return <FileStep {...reading} />;
  if (stage === 'kolom') {
    return (
      <ColumnsStep
        {...{ opened, options }}
        onMapping={reading.setMapping}
        onOptions={flow.setOptions}
      />
    );
  }
  if (run.progress) {
    return <RunBar progress={run.progress} text={(count) => `Mengimpor ${count} baris`} />;
  }
  if (stage === 'done' && run.outcome) {
    return (
      <ImportResult
        outcome={run.outcome}
        total={check.toImport?.length ?? 0}
        checked={check.checked ?? []}
      />
    );
  }
  return <CheckStep key={flow.checkId} check={check} />;
}
