import type { Decision, RowWrite } from '@portal/api';
import type { Reason } from '@portal/api/decision';
import type { SiteFolder } from '@portal/api/storage';
import {
  describeDifferences,
  type FieldLabels,
  newRowId,
  useDraftOwner,
  useVersionedSave,
  type Versioned,
} from '@portal/forms';
import { showToast, type ToastInput } from '@portal/ui/toast';
import type { FormInstance } from 'antd';
import { useRef, useState } from 'react';
import { keepChosenPicture, type PictureValue } from './picture/picture-value.ts';
import { showSaved, storePicture } from './picture/store-picture.ts';
import { useFormDraft } from './use-form-draft.ts';

interface SavedDecision {
  id: string;
  /** What was decided before. */
  former: Decision;
  /** The version of the row while the saved decision stands, else one that the row never had. */
  findVersion: () => Promise<number>;
}

/** The fields that are decisions: the toast names the changed ones and offers their undo. */
export interface DecidedFields<Fields> {
  decisionIn: (fields: Fields) => Decision;
  offerUndo: (saved: SavedDecision) => (toast: ToastInput) => ToastInput;
  /** Why it is rejected. Null if the admin rather leaves it. */
  askReason: () => Promise<Reason | null>;
}

/** Asks why, where a form rejects what was not rejected before. */
async function reasonOf<Fields>(
  decided: DecidedFields<Fields> | undefined,
  former: Fields | null,
  mine: Fields,
) {
  const isRejected = (fields: Fields) => decided?.decisionIn(fields).status === 'rejected';
  const isRejection = isRejected(mine) && !(former && isRejected(former));
  return isRejection ? decided?.askReason() : undefined;
}

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
  write: (row: RowWrite<Fields>) => Promise<unknown>;
  /** The row as it is stored now; null when it was deleted. */
  read: (id: string) => Promise<Versioned<Fields> | null>;
  labels: FieldLabels<Fields>;
  picture: { folder: SiteFolder; failureTitle: string };
  savedTitle: string;
  /** A sentence for the success toast about the effect of the saved values. */
  savedText?: (values: Values) => string;
  decided?: DecidedFields<Fields>;
}

interface DescribedDecision {
  text: string;
  offerUndo?: (toast: ToastInput) => ToastInput;
}

const noDecision: DescribedDecision = { text: '' };
const neverStored = 0;

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
  savedText = () => '',
  decided,
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
  const reason = useRef<Reason>(undefined);
  const {
    save: saveRow,
    conflict,
    failure,
  } = useVersionedSave<Fields>({
    write: (row) => write({ id, ...row, reason: reason.current }),
    read: () => read(id),
    labels,
  });

  const describeDecision = (former: Fields, mine: Fields): DescribedDecision => {
    if (!decided) return noDecision;
    const { decisionIn, offerUndo } = decided;
    const change = (from: Fields, to: Fields) =>
      describeDifferences({ ...from, ...decisionIn(to) }, from, [], labels);
    const changes = change(former, mine);
    if (changes.length === 0) return noDecision;
    const findVersion = async () => {
      const now = await read(id).catch(() => null);
      return now && change(now.fields, mine).length === 0 ? now.version : neverStored;
    };
    return {
      text: changes.map((one) => `${one.label}: ${one.mine || 'dicabut'}`).join(' · '),
      offerUndo: offerUndo({ id, former: decisionIn(former), findVersion }),
    };
  };

  const store = async (values: Values): Promise<boolean> => {
    const base = draft.base();
    const sent = await storePicture(values.picture, picture.folder, picture.failureTitle);
    const former = toFields(base, base.picture.url);
    const mine = toFields(values, sent.url);
    const outcome = await saveRow({ base: former, mine, stored: known });
    if (outcome.kind === 'saved') {
      const { text, offerUndo } = isNew ? noDecision : describeDecision(former, mine);
      showSaved(savedTitle, sent, [text, savedText(values)].filter(Boolean).join(' · '), offerUndo);
      return true;
    }
    await sent.discard(outcome.kind === 'failed' ? outcome.error : undefined);
    if (outcome.kind === 'deleted') announceDeletion();
    if (outcome.kind === 'theirs' && outcome.stored) {
      setKnown(outcome.stored);
      const shown = keepChosenPicture(toValues(outcome.fields), values.picture, sent.url);
      draft.restart(toValues(outcome.stored.fields), shown);
    }
    return false;
  };

  /** @returns whether the row is stored, so that the form can close */
  const save = async (values: Values): Promise<boolean> => {
    const former = isNew ? null : toFields(draft.base(), null);
    const given = await reasonOf(decided, former, toFields(values, null));
    if (given === null) return false;
    reason.current = given;
    return store(values);
  };

  return { form, draft, initialValues, isNew, isFilled, save, conflict, failure };
}

function announceDeletion() {
  showToast({
    tone: 'error',
    title: 'Data Sudah Dihapus',
    description: 'Data ini dihapus di tempat lain saat Anda mengubahnya, sehingga tidak tersimpan.',
  });
}
