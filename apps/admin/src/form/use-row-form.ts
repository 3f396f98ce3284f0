import type { SiteFolder } from '@portal/api/storage';
import {
  type FieldLabels,
  newRowId,
  useDraftOwner,
  useVersionedSave,
  type Versioned,
} from '@portal/forms';
import { showToast } from '@portal/ui/toast';
import type { FormInstance } from 'antd';
import { useState } from 'react';
import type { PictureValue } from './picture-value.ts';
import { showSaved, storePicture } from './store-picture.ts';
import { useFormDraft } from './use-form-draft.ts';

interface RowFormOptions<Fields extends object, Values extends { picture: PictureValue }> {
  form: FormInstance<Values>;
  /** The kind of its draft. */
  kind: string;
  /** Null for a new row. */
  id: string | null;
  /** The row as it was read last. Empty while it is being read, if it was deleted, and for a new row. */
  stored: Versioned<Fields> | null | undefined;
  /** The initial values of a new row. */
  empty: Values;
  toValues: (fields: Fields) => Values;
  toFields: (values: Values, pictureUrl: string | null) => Fields;
  write: (row: { id: string; fields: Fields; version: number | null }) => Promise<unknown>;
  /** The row as it is stored now; null when it was deleted. */
  read: (id: string) => Promise<Versioned<Fields> | null>;
  labels: FieldLabels<Fields>;
  picture: { folder: (id: string) => SiteFolder; failureTitle: string };
  savedTitle: string;
  /** A sentence for the success toast about the effect of the saved values. */
  savedText?: (values: Values) => string;
}

/** The form of a row with one picture: its draft, and what happens when it is saved. For `FormDrawer`. */
export function useRowForm<Fields extends object, Values extends { picture: PictureValue }>({
  form,
  kind,
  id: storedId,
  stored,
  empty,
  toValues,
  toFields,
  write,
  read,
  labels,
  picture,
  savedTitle,
  savedText,
}: RowFormOptions<Fields, Values>) {
  const ownerId = useDraftOwner();
  const [id] = useState(() => storedId ?? newRowId(ownerId, kind));
  const isNew = storedId === null;
  // A row that turns out to be deleted when it is read again must not become a new one.
  const [known, setKnown] = useState(stored ?? null);
  if (stored && stored.version > (known?.version ?? -1)) setKnown(stored);
  const initialValues = known ? toValues(known.fields) : empty;
  const isFilled = isNew || known !== null;
  const draft = useFormDraft<Values>({
    form,
    kind,
    id,
    isNew,
    stored: isFilled ? initialValues : undefined,
  });
  const { save: saveRow, conflict } = useVersionedSave<Fields>({
    write: (row) => write({ id, ...row }),
    read: () => read(id),
    labels,
  });

  /** @returns whether the row is stored, so that the form can close */
  const save = async (values: Values): Promise<boolean> => {
    const base = draft.base();
    const sent = await storePicture(values.picture, picture.folder(id), picture.failureTitle);
    const outcome = await saveRow({
      base: toFields(base, base.picture.url),
      mine: toFields(values, sent.url),
      stored: known,
    });
    if (outcome.kind === 'saved') {
      showSaved(savedTitle, sent, savedText?.(values));
      return true;
    }
    await sent.discard(outcome.kind === 'failed' ? outcome.error : undefined);
    if (outcome.kind === 'deleted') announceDeletion();
    if (outcome.kind === 'theirs' && outcome.stored) {
      setKnown(outcome.stored);
      draft.restart(toValues(outcome.stored.fields));
    }
    return false;
  };

  return { form, draft, initialValues, isNew, isFilled, save, conflict };
}

function announceDeletion() {
  showToast({
    tone: 'error',
    title: 'Data Sudah Dihapus',
    description: 'Data ini dihapus di tempat lain saat Anda mengubahnya, sehingga tidak tersimpan.',
  });
}
