import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Cluster, Stack, VisuallyHidden } from '@portal/ui';
import { dismissToast, showToast } from '@portal/ui/toast';
import { Button, Form } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import formStyles from '../../../form/edit-form.module.css';
import { MoveButtons } from '../../../table/move-buttons.tsx';
import styles from './list-editor.module.css';

interface ListEditorProps {
  name: string;
  legend: string;
  /** What one entry is called: 'Misi'. */
  noun: string;
  newEntry: unknown;
  /** The entries have an order of their own, in which they are stored. */
  isSorted?: boolean;
  /** The inputs of the entry with this index. */
  children: (index: number) => ReactNode;
}

/**
 * Adds, removes and reorders the entries of a list. Sets the focus where the work continues and announces each change. A removal
 * can be undone while its toast is on screen.
 */
export function ListEditor({ name, legend, noun, newEntry, isSorted, children }: ListEditorProps) {
  const form = Form.useFormInstance();
  const offer = useUndoOffer();
  const list = useRef<HTMLOListElement>(null);
  const adding = useRef<HTMLButtonElement>(null);
  const [announcement, setAnnouncement] = useState('');

  /** Waits until the changed list is rendered. The button below the list takes the focus when the entry is missing. */
  const focusEntry = (index: number) =>
    requestAnimationFrame(() => {
      const entry = list.current?.children[index];
      (entry?.querySelector<HTMLElement>('input, textarea') ?? adding.current)?.focus();
    });

  return (
    <Stack as="fieldset" gap={3} className={styles.list}>
      <legend className={formStyles.legend}>{legend}</legend>
      <Form.List name={name}>
        {(entries, { add, remove, move }) => (
          <>
            <Stack as="ol" gap={3} ref={list}>
              {entries.map(({ key }, index) => (
                <Stack as="li" gap={3} key={key} className={styles.entry}>
                  <div className={styles.inputs}>{children(index)}</div>
                  <Cluster gap={3} justify="end">
                    {!isSorted && (
                      <MoveButtons
                        name={`${noun} ${index + 1}`}
                        place={index}
                        count={entries.length}
                        onMove={(step) => move(index, index + step)}
                        onMoved={setAnnouncement}
                      />
                    )}
                    <Button
                      danger
                      icon={<DeleteOutlined aria-hidden />}
                      title="Hapus"
                      aria-label={`Hapus ${noun} ${index + 1}`}
                      onClick={() => {
                        const removed: unknown = form.getFieldValue([name, index]);
                        remove(index);
                        offer(`${noun} ${index + 1} dihapus`, () => {
                          add(removed, index);
                          focusEntry(index);
                        });
                        focusEntry(Math.min(index, entries.length - 2));
                      }}
                    />
                  </Cluster>
                </Stack>
              ))}
            </Stack>
            <Button
              ref={adding}
              icon={<PlusOutlined aria-hidden />}
              onClick={() => {
                add(newEntry);
                focusEntry(entries.length);
              }}
            >
              {`Tambah ${noun}`}
            </Button>
          </>
        )}
      </Form.List>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </Stack>
  );
}

/** Offers to undo a removal in a toast, which is dismissed when the list unmounts. */
function useUndoOffer() {
  const shown = useRef<number>(undefined);
  useEffect(() => () => dismissToast(shown.current ?? -1), []);
  return (title: string, undo: () => void) => {
    shown.current = showToast({ title, action: { label: 'Urungkan', run: undo } });
  };
}
