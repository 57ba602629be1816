export { editAsAct } from './commands/edit-subject.ts';
export { makeAdministrator } from './commands/make-administrator.ts';
export { opensCase } from './commands/open-case.ts';
export { countOpenCases } from './lists/count-open.ts';
export { findHiddenAuthor, type HiddenThing, listHidden } from './lists/hidden.ts';
export { isShown } from './policy.ts';
