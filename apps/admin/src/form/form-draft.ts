import { forgetDraft, keepDraft, newItemId, readDraft } from '@portal/api';
import { useSession } from '@portal/auth/session';
import { useState } from 'react';
import { type PictureValue, storedPicture } from './picture-value.ts';

interface FormDraftOptions<Version> {
  ownerId: string;
  /** What kind of thing the form edits; part of the name under which the draft is kept. */
  kind: string;
  /** Null for a row that is not stored yet. */
  id: string | null;
  readVersion: (kept: unknown) => Version;
}

/** What an open form holds and has not saved, for this tab: it outlives a reload and a session that ends. (Threat B3.) */
export class FormDraft<Version> {
  /** Of the row, also of a new one: sent again after the next sign-in, it is still one row. */
  readonly id: string;
  /** What an earlier visit has left, without a chosen picture, which cannot be kept. */
  readonly restored: { values: object; lacksPicture: boolean } | null;
  /** Of the stored row that the form was filled with; a row that is read again behind the form must not stand in for it. */
  version: Version | undefined;
  readonly #name: string;

  constructor({ ownerId, kind, id, readVersion }: FormDraftOptions<Version>) {
    this.#name = `${ownerId}.${kind}.${id ?? 'baru'}`;
    const kept = readDraft(this.#name);
    const { values } = kept ?? {};
    this.id = id ?? (typeof kept?.id === 'string' ? kept.id : newItemId());
    this.restored =
      typeof values === 'object' && values
        ? { values, lacksPicture: kept?.lacksPicture === true }
        : null;
    if (this.restored) this.version = readVersion(kept?.version);
  }

  keep(values: object): void {
    const { picture } = values as { picture?: PictureValue };
    keepDraft(this.#name, {
      id: this.id,
      version: this.version,
      lacksPicture: Boolean(picture?.picked),
      values: picture ? { ...values, picture: storedPicture(picture.url) } : values,
    });
  }

  forget(): void {
    forgetDraft(this.#name);
  }
}

/** The draft behind one opened form, read once: afterwards the form holds the words, and the draft follows them. */
export function useFormDraft<Version>(options: Omit<FormDraftOptions<Version>, 'ownerId'>) {
  const session = useSession();
  // While the person is being signed out there may be nobody for a moment.
  const ownerId = 'user' in session ? session.user.id : '';
  const [draft] = useState(() => new FormDraft({ ...options, ownerId }));
  return draft;
}

/** Null for a row that is not stored yet. */
export type RowVersion = number | null;

export function useRowDraft(kind: string, id: string | null): FormDraft<RowVersion> {
  return useFormDraft<RowVersion>({
    kind,
    id,
    readVersion: (kept) => (typeof kept === 'number' ? kept : null),
  });
}
