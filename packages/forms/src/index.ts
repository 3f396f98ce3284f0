export { type DraftKey, forgetDraft, newRowId } from './draft-store.ts';
export { SessionEndedNotice } from './session-ended-notice.tsx';
export { type DraftOptions, useDraft, useDraftOwner, useKeptDrafts } from './use-draft.ts';
export { useDraftGuard } from './use-draft-guard.tsx';
export {
  describeDifferences,
  type FieldLabels,
  type SaveConflict,
  useVersionedSave,
  type Versioned,
} from './use-versioned-save.ts';
