import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Cluster, Stack, VisuallyHidden } from '@portal/ui';
import { dismissToast, showToast } from '@portal/ui/toast';
import { Button, Form } from 'antd';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { MoveButtons, moveButtonId } from '../../../table/move-buttons.tsx';
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
  const id = useId();
  const form = Form.useFormInstance();
  const offer = useUndoOffer();
  const list = useRef<HTMLOListElement>(null);
  const [announcement, setAnnouncement] = useState('');

  /** Waits until the changed list is rendered. The button below the list takes the focus when the target is missing. */
  const focus = (find: () => HTMLElement | null | undefined) => {
    requestAnimationFrame(() => (find() ?? document.getElementById(`${id}-tambah`))?.focus());
  };
  const focusEntry = (index: number) =>
    focus(() => list.current?.children[index]?.querySelector<HTMLElement>('input, textarea'));

  return (
    <Stack as="fieldset" gap={3} className={styles.list}>
      <legend className={styles.legend}>{legend}</legend>
      <Form.List name={name}>
        {(entries, { add, remove, move }) => (
          <>
            <Stack as="ol" gap={3} ref={list}>
              {entries.map(({ key }, index) => (
                <li key={key} className={styles.entry}>
                  <div className={styles.inputs}>{children(index)}</div>
                  <Cluster justify="end">
                    {!isSorted && (
                      <MoveButtons
                        entryId={`${id}-${index}`}
                        name={`${noun} ${index + 1}`}
                        isFirst={index === 0}
                        isLast={index === entries.length - 1}
                        onMove={(step) => {
                          const place = index + step;
                          move(index, place);
                          setAnnouncement(`${noun} ${index + 1} kini di urutan ${place + 1}.`);
                          const isAtEnd = [0, entries.length - 1].includes(place);
                          const way = step < 0 !== isAtEnd ? -1 : 1;
                          focus(() => document.getElementById(moveButtonId(`${id}-${place}`, way)));
                        }}
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
                </li>
              ))}
            </Stack>
            <Button
              id={`${id}-tambah`}
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
