import type { DecisionMutations } from '@portal/api';
import { otherCode, type Reason, rejectionReasons } from '@portal/api/decision';
import { cleanText } from '@portal/api/text';
import { ConfirmDialog, Stack, TextField } from '@portal/ui';
import { Radio } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { areShortcutsOff } from '../frame/taken-keys.ts';
import type { Press } from './press.ts';
import { useQuestion } from './use-question.ts';

/** The last listed reason of each list, until the page is read again: Enter alone rejects with it. Own words are for one person. */
const lastCodes = new Map<readonly Reason[], string>();

const noteLimit = 500;

interface ReasonDialogProps {
  /** What is rejected. */
  name: string;
  reasons: readonly Reason[];
  /** Called when it takes keys. */
  onShown?: (() => void) | undefined;
  /** Null if the admin rather leaves it. */
  onAnswer: (reason: Reason | null) => void;
}

/** Asks why something is rejected: one reason, for one row and for thousands. The digits choose, and Enter confirms. */
function ReasonDialog({ name, reasons, onShown, onAnswer }: ReasonDialogProps) {
  const [code, setCode] = useState(lastCodes.get(reasons));
  const [words, setWords] = useState('');
  const group = useRef<HTMLDivElement>(null);
  const listed = reasons.find((one) => one.code === code)?.note ?? '';
  const note = code === otherCode ? cleanText(words) : listed;
  const isComplete = note !== '' && note.length <= noteLimit;
  const confirm = () => {
    if (!code || !isComplete) return;
    if (code !== otherCode) lastCodes.set(reasons, code);
    onAnswer({ code, note });
  };
  const focusField = useReasonKeys({ reasons, onChoose: setCode, onConfirm: confirm });
  const show = useEffectEvent(() => onShown?.());
  useEffect(() => {
    group.current?.querySelector<HTMLElement>('input:checked, input')?.focus();
    show();
  }, []);
  return (
    <ConfirmDialog
      title={`Mengapa ${name} ditolak?`}
      confirmLabel="Tolak"
      isDisabled={!isComplete}
      onConfirm={confirm}
      onClose={() => onAnswer(null)}
    >
      <Stack gap={4} ref={group}>
        <p>Alasan ini dibaca oleh pemiliknya begitu keputusan tidak dapat lagi diurungkan.</p>
        <Radio.Group
          vertical
          aria-label="Alasan"
          value={code}
          options={reasons.map((one, place) => ({
            value: one.code,
            label: (
              <span>
                <span aria-hidden>{`${place + 1}. `}</span>
                <span>{one.note}</span>
              </span>
            ),
          }))}
          onChange={({ target }) => setCode(target.value)}
        />
        {code === otherCode && (
          <TextField
            ref={focusField}
            label="Alasan lain"
            limit={noteLimit}
            value={words}
            autoComplete="off"
            onChange={({ target }) => setWords(target.value)}
          />
        )}
      </Stack>
    </ConfirmDialog>
  );
}

interface ReasonKeys {
  reasons: readonly Reason[];
  onChoose: (code: string) => void;
  onConfirm: () => void;
}

/** @returns the ref of the field for own words: it takes the focus if a digit has shown it, and not on the way with the arrows */
function useReasonKeys({ reasons, onChoose, onConfirm }: ReasonKeys) {
  const isByDigit = useRef(false);
  const follow = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, repeat, altKey, ctrlKey, metaKey } = event;
    if (repeat || altKey || ctrlKey || metaKey || !(target instanceof Element)) return;
    const isTyping = target.matches('input:not([type="radio"])');
    const reason = isTyping || areShortcutsOff() ? undefined : reasons[Number(key) - 1];
    if (reason) {
      isByDigit.current = true;
      onChoose(reason.code);
    } else if (key === 'Enter' && !target.matches('button')) {
      onConfirm();
    } else {
      return;
    }
    // Otherwise the digit would be typed into the field that takes the focus now.
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => follow(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return useRef((field: HTMLInputElement | null) => {
    if (isByDigit.current) field?.focus();
  }).current;
}

/** What is taken back has no reason of its own. */
export const needsReason = ({ decision, isUndo }: Press) =>
  decision.status === 'rejected' && !isUndo;

/** Asks for the reason of a rejection. Resolves to null if the admin rather leaves it. */
export function useReason(kind: DecisionMutations['kind']) {
  const { ask, question } = useQuestion<Pick<ReasonDialogProps, 'name' | 'onShown'>, Reason>();
  return {
    ask: ({ name, onAsked }: Pick<Press, 'name' | 'onAsked'>) => ask({ name, onShown: onAsked }),
    dialog: question && <ReasonDialog {...question} reasons={rejectionReasons[kind]} />,
  };
}
