import type { ContactState } from './relation/contact-state.ts';

const STATES = { none: 'NoContacts', requested: 'Requested', accepted: 'Accepted', denied: 'Denied' } as const;
const ROLES = { creator: 'Creator', other: 'Other' } as const;

/** A contact as the wire's Contact link. */
export const presentContactState = ({ state, role }: ContactState) => ({
  State: STATES[state],
  Role: role && ROLES[role],
});
