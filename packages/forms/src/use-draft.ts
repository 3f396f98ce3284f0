import { useSession } from '@portal/auth/session';
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type DraftKey,
  draftName,
  forgetDraft,
  keepDraft,
  keptDrafts,
  onDraftsChange,
  readDraft,
} from './draft-store.ts';
import { changedFields, pickFields } from './merge-fields.ts';

/** The adapter to a form library. */
interface FormAdapter<Values extends object> {
  read: () => Values;
  fill: (values: Values) => void;
}

export interface DraftOptions<Values extends object> {
  kind: string;
  /** Of the row that the form edits; for a new row, see `newRowId`. */
  id: string;
  isNew: boolean;
  /** The stored row as values of the form; undefined until it has been read. The form must start with these values. */
  stored: Values | undefined;
  form: FormAdapter<Values>;
}

/** The account that drafts belong to. It stays the same while a page remains on screen during a sign-out. */
export function useDraftOwner(): string {
  const session = useSession();
  const [ownerId] = useState('user' in session ? session.user.id : '');
  return ownerId;
}

/** The rows of these kinds with unsaved changes, the last changed one first. */
export function useKeptDrafts(...kinds: string[]): readonly DraftKey[] {
  const ownerId = useDraftOwner();
  const [drafts, setDrafts] = useState(() => keptDrafts(ownerId, kinds));
  const update = useEffectEvent(() => {
    const kept = keptDrafts(ownerId, kinds);
    // Showing the first typed letter does not wait for this.
    startTransition(() =>
      setDrafts((known) => (JSON.stringify(known) === JSON.stringify(kept) ? known : kept)),
    );
  });
  useEffect(() => {
    update();
    return onDraftsChange(() => update());
  }, []);
  return drafts;
}

/** A restored value that the form can show; storage may hold anything. */
function fitting<Values extends object>(kept: object | undefined, stored: Values): Partial<Values> {
  const entries = Object.entries(kept ?? {}).filter(([name, value]) => {
    const example: unknown = stored[name as keyof Values];
    return (
      name in stored && (value === null || example === null || typeof value === typeof example)
    );
  });
  return Object.fromEntries(entries) as Partial<Values>;
}

/**
 * Keeps what the user types into a form, under their account, the kind and the id of the row, and restores it when the same
 * row is opened again. An untouched form follows what is stored.
 */
export function useDraft<Values extends object>({
  kind,
  id,
  isNew,
  stored,
  form,
}: DraftOptions<Values>) {
  const ownerId = useDraftOwner();
  const key: DraftKey = { ownerId, kind, id };
  const name = draftName(key);
  const begun = useRef<{ name: string; base: Values } | null>(null);
  const [restored, setRestored] = useState<{ name: string; lacksFile: boolean } | null>(null);
  const isDirty = useKeptDrafts(kind).some((kept) => kept.id === id);

  const keep = (values: Values) => {
    // Until the form shows this row, its values belong to another one.
    if (begun.current?.name !== name) return;
    const { base } = begun.current;
    const changed = changedFields(base, values);
    if (changed.length === 0) return forgetDraft(key);
    keepDraft(key, {
      isNew,
      base: pickFields(base, changed),
      values: pickFields(values, changed),
    });
  };
  const restart = (base: Values, shown = base) => {
    begun.current = { name, base };
    setRestored(null);
    keep(shown);
    form.fill(shown);
  };
  const begin = (values: Values) => {
    const isAnotherRow = begun.current !== null;
    const draft = readDraft(key);
    begun.current = { name, base: { ...values, ...fitting(draft?.base, values) } };
    if (draft) setRestored({ name, lacksFile: draft.lacksFile });
    if (draft || isAnotherRow) form.fill({ ...values, ...fitting(draft?.values, values) });
  };
  const follow = useEffectEvent((row: string, values: Values) => {
    if (begun.current?.name !== row) begin(values);
    else if (!readDraft(key) && changedFields(begun.current.base, values).length > 0) {
      restart(values);
    }
  });
  useEffect(() => {
    if (stored) follow(name, stored);
  }, [name, stored]);

  return {
    key,
    isDirty,
    /** True while the form shows what an earlier visit left unsaved. */
    isRestored: isDirty && restored?.name === name,
    /** The restored draft included a chosen file, which the user has to choose again. */
    lacksFile: restored?.lacksFile === true,
    /** Whether something is unsaved at this moment; `isDirty` follows a moment later. */
    isKept: () => readDraft(key) !== null,
    /** What the form showed before the user typed. */
    base: () => (begun.current?.name === name ? begun.current.base : form.read()),
    /** For every change of the form. */
    keep,
    /** The form now starts from `base`; what differs from it in `shown` counts as typed and unsaved. */
    restart,
    /** The values `sent` were stored as `saved`. What was typed while they were on their way stays, unsaved. */
    settle: (saved: Values, sent: Values) => {
      const now = form.read();
      restart(saved, { ...saved, ...pickFields(now, changedFields(sent, now)) });
    },
    discard: () => {
      if (stored) restart(stored);
    },
    forget: () => forgetDraft(key),
    /** From now on, the form and its draft are those of another row. */
    moveTo: (next: string) => {
      const draft = readDraft(key);
      const nextKey = { ...key, id: next };
      forgetDraft(key);
      if (draft) keepDraft(nextKey, draft);
      begun.current = begun.current && { ...begun.current, name: draftName(nextKey) };
    },
  };
}
