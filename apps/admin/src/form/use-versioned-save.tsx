import { isVersionConflict } from '@portal/api';
import { showToast } from '@portal/ui/toast';
import { type ReactNode, useState } from 'react';
import { type ConflictDecision, ConflictDialog } from './conflict-dialog.tsx';
import { differingFields, type FieldTexts } from './differing-fields.ts';

export interface Versioned<Fields, Version = number> {
  fields: Fields;
  version: Version;
}

interface VersionedSaveOptions<Fields extends object, Version> {
  /** Writes while the row still has this version, else throws a conflict; its `meta` says `asksOnConflict`. */
  write: (row: Versioned<Fields, Version>) => Promise<unknown>;
  /** The row as it is now; null when it was deleted. */
  readStored: () => Promise<Versioned<Fields, Version> | null>;
  /** What the dialog calls each field, and how it writes its value. A field without a text is not compared. */
  texts: FieldTexts<Fields>;
}

export type SaveOutcome<Fields, Version = number> =
  | { kind: 'saved' }
  /** The person takes what is stored: fill the form with it. */
  | { kind: 'theirs'; stored: Versioned<Fields, Version> }
  /** Back to the form, as it is. */
  | { kind: 'cancelled' }
  /** The toast has said it. */
  | { kind: 'failed'; error: unknown };

interface Question<Fields, Version> {
  stored: Versioned<Fields, Version>;
  mine: Fields;
  decide: (decision: ConflictDecision) => void;
}

function deleted<Fields, Version>(error: unknown): SaveOutcome<Fields, Version> {
  showToast({
    tone: 'error',
    title: 'Data Sudah Dihapus',
    description: 'Data ini dihapus di tempat lain saat Anda mengubahnya, sehingga tidak tersimpan.',
  });
  return { kind: 'failed', error };
}

/**
 * Saves a row that somebody else may have changed meanwhile, and then asks whose version is to stay (decision 73). An earlier
 * save of one's own whose answer got lost is no conflict. Draw `dialog` beside the form.
 */
export function useVersionedSave<Fields extends object, Version = number>({
  write,
  readStored,
  texts,
}: VersionedSaveOptions<Fields, Version>) {
  const [question, setQuestion] = useState<Question<Fields, Version> | null>(null);

  const ask = (stored: Versioned<Fields, Version>, mine: Fields) =>
    new Promise<ConflictDecision>((decide) => setQuestion({ stored, mine, decide }));

  const resolveConflict = async (
    mine: Fields,
    error: unknown,
  ): Promise<SaveOutcome<Fields, Version>> => {
    const stored = await readStored();
    if (!stored) return deleted(error);
    if (differingFields(stored.fields, mine, texts).length === 0) return { kind: 'saved' };
    const decision = await ask(stored, mine);
    setQuestion(null);
    if (decision === 'mine') return save({ fields: mine, version: stored.version });
    return decision === 'theirs' ? { kind: 'theirs', stored } : { kind: 'cancelled' };
  };

  const save = async (row: Versioned<Fields, Version>): Promise<SaveOutcome<Fields, Version>> => {
    try {
      await write(row);
      return { kind: 'saved' };
    } catch (error) {
      if (!isVersionConflict(error)) return { kind: 'failed', error };
      return resolveConflict(row.fields, error).catch((failure: unknown) => ({
        kind: 'failed',
        error: failure,
      }));
    }
  };

  const dialog: ReactNode = question && (
    <ConflictDialog
      differences={differingFields(question.stored.fields, question.mine, texts)}
      onDecide={question.decide}
    />
  );
  return { save, dialog };
}
