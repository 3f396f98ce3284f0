import { type ComponentProps, useEffect } from 'react';
import { ActionDrawer, type RowDrawerProps } from './action-drawer.tsx';
import type { PictureValue } from './picture/picture-value.ts';
import { RowConflict } from './row-conflict.tsx';
import type { useRowForm } from './use-row-form.ts';

interface FormDrawerProps<Fields extends object, Values extends { picture: PictureValue }>
  extends RowDrawerProps<Values>,
    Pick<ComponentProps<typeof ActionDrawer>, 'title' | 'children'> {
  row: ReturnType<typeof useRowForm<Fields, Values>>;
  /** Where the focus starts, once the row has been read; its text is selected. */
  startField?: string | undefined;
  /** Removes the form from the URL. */
  onClose: () => void;
}

/** The frame of a form that adds or edits a row; render it only while it is open. */
export function FormDrawer<Fields extends object, Values extends { picture: PictureValue }>({
  row: { form, draft, initialValues, isNew, isFilled, save, conflict, failure },
  startField,
  children,
  pending,
  ...drawer
}: FormDrawerProps<Fields, Values>) {
  return (
    <ActionDrawer
      {...drawer}
      {...{ form, draft, initialValues, failure }}
      actionLabel="Simpan"
      startsInField={isNew}
      pending={!isFilled && pending}
      onSubmit={save}
      conflict={conflict && <RowConflict conflict={conflict} />}
    >
      {children}
      {startField ? <FocusField name={startField} /> : null}
    </ActionDrawer>
  );
}

/** Focuses the field, selects its text, and brings it to the middle of the drawer. */
function FocusField({ name }: { name: string }) {
  useEffect(() => {
    // After the drawer has given the focus to its title.
    queueMicrotask(() => {
      const field = document.getElementById(name);
      const frame = field?.closest('.ant-drawer-body');
      if (!field || !frame) return;
      // Not `scrollIntoView`: the drawer is still sliding in from outside the window.
      const [inner, outer] = [field.getBoundingClientRect(), frame.getBoundingClientRect()];
      frame.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
      field.focus({ preventScroll: true });
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
    });
  }, [name]);
  return null;
}
