import type { SiteFolder } from '@portal/api/storage';
import { type ReactNode, useRef } from 'react';
import type { FieldTexts } from './differing-fields.ts';
import type { DrawerResult } from './form-drawer.tsx';
import type { PictureValue } from './picture-value.ts';
import { showSaved, storePicture } from './store-picture.ts';
import { useVersionedSave, type Versioned } from './use-versioned-save.tsx';

/** Null for a row that is not stored yet. */
type RowVersion = number | null;

interface RowFormOptions<Fields extends object, Values extends { picture: PictureValue }> {
  /** Of the row as the form was opened; undefined while it is still being read. */
  version: RowVersion | undefined;
  /** Fills the form with what is stored. */
  fill: (fields: Fields) => void;
  toFields: (values: Values, pictureUrl: string | null) => Fields;
  write: (row: Versioned<Fields, RowVersion>) => Promise<unknown>;
  readStored: () => Promise<Versioned<Fields, RowVersion> | null>;
  texts: FieldTexts<Fields>;
  picture: { folder: SiteFolder; failureTitle: string };
  savedTitle: string;
}

/** What happens when the form of a row with one picture is saved: picture, row, conflict, toast. For `onSave` of the drawer. */
export function useRowForm<Fields extends object, Values extends { picture: PictureValue }>({
  version,
  fill,
  toFields,
  write,
  readStored,
  texts,
  picture,
  savedTitle,
}: RowFormOptions<Fields, Values>): {
  save: (values: Values) => Promise<DrawerResult>;
  dialog: ReactNode;
} {
  /** That of the fields in the form; a row that is read again behind the form must not stand in for it. */
  const filledVersion = useRef(version);
  filledVersion.current ??= version;
  const { save: saveRow, dialog } = useVersionedSave({ write, readStored, texts });

  const save = async (values: Values): Promise<DrawerResult> => {
    const stored = await storePicture(values.picture, picture.folder, picture.failureTitle);
    const outcome = await saveRow({
      fields: toFields(values, stored.url),
      version: filledVersion.current ?? null,
    });
    if (outcome.kind === 'saved') {
      showSaved(savedTitle, stored);
      return 'saved';
    }
    await stored.discard(outcome.kind === 'failed' ? outcome.error : undefined);
    if (outcome.kind !== 'theirs') return 'unsaved';
    filledVersion.current = outcome.stored.version;
    fill(outcome.stored.fields);
    return 'reset';
  };
  return { save, dialog };
}
