export { removeSentDraft } from './commands/remove-sent-draft.ts';
export type { Draft } from './draft.ts';
export { readDraft } from './screens.ts';
