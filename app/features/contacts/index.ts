export { contactsHandlers } from './api.ts';
export { blockForOthers, unblockForOthers } from './commands/block-for-others.ts';
export { markSeen } from './commands/mark-seen.ts';
export { findDonorLandingPath, makeDonor, recordDonorContact } from './donors/donor-match.ts';
export { donorTargetOf, expiredDonorTargetCookie, withDonorTarget } from './donors/donor-target.ts';
export { contactDrafts } from './draft-kinds.ts';
export { findBlockedMember } from './lists/blocked-members.ts';
export { countWhoKnow, isContact, listContacts, selectContactIds, selectWhoKnow } from './lists/contacts.ts';
export { type ContactState, contactStateOf } from './relation/contact-state.ts';
export {
  findContact,
  findContactState,
  type VisibleContact,
} from './relation/find-relation.ts';
export { knowsOfContact } from './relation/knows-of-contact.ts';
export { insertMessage, markMessagesRead } from './relation/messages.ts';
export { lockSeenPair } from './relation/pair.ts';
