export { contactsHandlers } from './api.ts';
export { contactDrafts } from './draft-kinds.ts';
export { listBlockedMembers } from './lists/blocked-members.ts';
export { isContact, selectContactIds } from './lists/contacts.ts';
export type { ContactState } from './relation/contact-state.ts';
export { findContactState, findRelation, type Relation } from './relation/find-relation.ts';
export { blocks, notBlocked } from './relation/not-blocked.ts';
