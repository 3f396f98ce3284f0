export { type DraftKey, forgetDraft, moveDraft, newRowId } from './draft-store.ts';
export { useDraft, useDraftOwner, useKeptDrafts } from './use-draft.ts';
export { useDraftGuard } from './use-draft-guard.tsx';
export {
  type FieldLabels,
  type SaveConflict,
  useVersionedSave,
  type Versioned,
} from './use-versioned-save.ts';
