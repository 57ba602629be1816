export { reportHandler } from './api.ts';
export { makeAdministrator } from './commands/change-role.ts';
export { editAsAct } from './commands/edit-subject.ts';
export { countOpenCases } from './lists/count-open.ts';
export { findHiddenAuthor, type HiddenThing, listHidden } from './lists/hidden.ts';
export { isReported } from './lists/reports.ts';
export { findKind } from './lists/subjects.ts';
export { isShown, mayReport } from './policy.ts';
