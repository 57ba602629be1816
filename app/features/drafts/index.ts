export { draftsHandlers } from './api.ts';
export { assertUnchanged, basedOnOf, changedMeanwhile } from './commands/assert-unchanged.ts';
export { saveDraft } from './commands/save-draft.ts';
export type { Draft, DraftFields } from './draft.ts';
export { findDraft, findSavedDraft } from './screens.ts';
