import type { SiteFolder } from '@portal/api/storage';
import type { ReactNode } from 'react';
import type { FieldTexts } from './differing-fields.ts';
import type { FormDraft, RowVersion } from './form-draft.ts';
import type { DrawerResult } from './form-drawer.tsx';
import type { PictureValue } from './picture-value.ts';
import { showSaved, storePicture } from './store-picture.ts';
import { useVersionedSave, type Versioned } from './use-versioned-save.tsx';

interface RowFormOptions<Fields extends object, Values extends { picture: PictureValue }> {
  draft: FormDraft<RowVersion>;
  /** Of the row as it was read last; undefined while it is still being read. */
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

/** What happens when the form of a row with one picture is saved: picture, row, conflict, toast. For the drawer. */
export function useRowForm<Fields extends object, Values extends { picture: PictureValue }>({
  draft,
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
  discard: () => void;
  dialog: ReactNode;
} {
  draft.version ??= version;
  const { save: saveRow, dialog } = useVersionedSave({ write, readStored, texts });

  const save = async (values: Values): Promise<DrawerResult> => {
    const stored = await storePicture(values.picture, picture.folder, picture.failureTitle);
    const outcome = await saveRow({
      fields: toFields(values, stored.url),
      version: draft.version ?? null,
    });
    if (outcome.kind === 'saved') {
      showSaved(savedTitle, stored);
      return 'saved';
    }
    await stored.discard(outcome.kind === 'failed' ? outcome.error : undefined);
    if (outcome.kind !== 'theirs') return 'unsaved';
    draft.version = outcome.stored.version;
    fill(outcome.stored.fields);
    return 'reset';
  };
  const discard = () => {
    draft.version = version;
  };
  return { save, discard, dialog };
}
