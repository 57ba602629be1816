export { removeSentDraft } from './commands/remove-sent-draft.ts';
export type { DraftFields } from './draft.ts';
export { readDraft } from './screens.ts';
