import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  DeleteOutlined,
  PlusOutlined,
} from '@ant-design/icons';
import { VisuallyHidden } from '@portal/ui';
import { Button, Form, type FormListOperation } from 'antd';
import { type ReactNode, useId, useRef, useState } from 'react';
import styles from './list-editor.module.css';

interface ListEditorProps {
  name: string;
  legend: string;
  /** What one entry is called: 'Misi'. */
  noun: string;
  newEntry: unknown;
  /** The inputs of the entry with this index. */
  children: (index: number) => ReactNode;
}

/** A list that grows, shrinks and changes its order. The focus goes where the work goes on, and what happened is announced. */
export function ListEditor({ name, legend, noun, newEntry, children }: ListEditorProps) {
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const [announcement, setAnnouncement] = useState('');

  /** Once the list is drawn anew: the entry's first input, or its button; else the button below the list. */
  const focus = (index: number, control = 'input, textarea') => {
    requestAnimationFrame(() => {
      const target =
        list.current?.children[index]?.querySelector<HTMLElement>(control) ??
        document.getElementById(`${id}-tambah`);
      target?.focus();
    });
  };

  return (
    <fieldset className={styles.list}>
      <legend className={styles.legend}>{legend}</legend>
      <Form.List name={name}>
        {(entries, { add, remove, move }) => (
          <>
            <ol ref={list} className={styles.entries}>
              {entries.map(({ key }, index) => (
                <li key={key} className={styles.entry}>
                  <div className={styles.inputs}>{children(index)}</div>
                  <EntryActions
                    name={`${noun} ${index + 1}`}
                    isFirst={index === 0}
                    isLast={index === entries.length - 1}
                    onMove={(step) => {
                      moveEntry(move, index, step);
                      setAnnouncement(`${noun} ${index + 1} kini di urutan ${index + step + 1}.`);
                      const isAtEnd = [0, entries.length - 1].includes(index + step);
                      const way = step < 0 !== isAtEnd ? 'up' : 'down';
                      focus(index + step, `[data-way="${way}"]`);
                    }}
                    onRemove={() => {
                      remove(index);
                      setAnnouncement(`${noun} ${index + 1} dihapus.`);
                      focus(Math.min(index, entries.length - 2));
                    }}
                  />
                </li>
              ))}
            </ol>
            <Button
              id={`${id}-tambah`}
              icon={<PlusOutlined aria-hidden />}
              onClick={() => {
                add(newEntry);
                focus(entries.length);
              }}
            >
              Tambah {noun}
            </Button>
          </>
        )}
      </Form.List>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </fieldset>
  );
}

function moveEntry(move: FormListOperation['move'], index: number, step: -1 | 1) {
  move(index, index + step);
}

interface EntryActionsProps {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

function EntryActions({ name, isFirst, isLast, onMove, onRemove }: EntryActionsProps) {
  return (
    <div className={styles.actions}>
      <Button
        data-way="up"
        icon={<ArrowUpOutlined aria-hidden />}
        title="Naik"
        aria-label={`Naik: ${name}`}
        disabled={isFirst}
        onClick={() => onMove(-1)}
      />
      <Button
        data-way="down"
        icon={<ArrowDownOutlined aria-hidden />}
        title="Turun"
        aria-label={`Turun: ${name}`}
        disabled={isLast}
        onClick={() => onMove(1)}
      />
      <Button
        danger
        icon={<DeleteOutlined aria-hidden />}
        title="Hapus"
        aria-label={`Hapus ${name}`}
        onClick={onRemove}
      />
    </div>
  );
}
