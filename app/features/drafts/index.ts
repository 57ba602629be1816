export { writeOnce } from './commands/write-once.ts';
export type { Draft } from './draft.ts';
export { readDraft } from './screens.ts';
