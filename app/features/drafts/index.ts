export { draftsHandlers } from './api.ts';
export { assertUnchanged, basedOnOf, changedMeanwhile } from './commands/assert-unchanged.ts';
export { discardDraftsAbout, discardDraftsOf } from './commands/discard-draft.ts';
export { saveDraft } from './commands/save-draft.ts';
export { writeOnce } from './commands/write-once.ts';
export { type Draft, type DraftFields, type DraftKind, draftKind } from './draft.ts';
export { findDraft, findSavedDraft } from './screens.ts';
