export { contactsHandlers } from './api.ts';
export { markSeen } from './commands/mark-seen.ts';
export { contactDrafts } from './draft-kinds.ts';
export { isContact, listContacts, selectContactIds } from './lists/contacts.ts';
export { type ContactState, contactStateOf } from './relation/contact-state.ts';
export {
  findContact,
  findContactState,
  findRelation,
  type VisibleContact,
} from './relation/find-relation.ts';
export { insertMessage } from './relation/messages.ts';
export { blocks, notBlocked } from './relation/not-blocked.ts';
export { lockPair, readPair } from './relation/pair.ts';
