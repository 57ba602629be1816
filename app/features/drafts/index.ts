export { discardDraft } from './commands/discard-draft.ts';
export { writeOnce } from './commands/write-once.ts';
export type { Draft } from './draft.ts';
export { draftKind } from './rules.ts';
export { findDraft } from './screens.ts';
