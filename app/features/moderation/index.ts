export { reportHandler } from './api.ts';
export { editAsAct } from './commands/edit-subject.ts';
export { makeAdministrator } from './commands/make-administrator.ts';
export { countOpenCases } from './lists/count-open.ts';
export { findHiddenAuthor, type HiddenThing, listHidden } from './lists/hidden.ts';
export { isReported } from './lists/reports.ts';
export { findKind } from './lists/subjects.ts';
export { isShown, mayReport } from './policy.ts';
