export { discardSentDraft } from './commands/discard-sent-draft.ts';
export type { Draft } from './draft.ts';
export { readDraft } from './screens.ts';
