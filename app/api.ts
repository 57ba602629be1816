import type { contract } from './contract.ts';
import { accountsHandlers } from './features/accounts/api.ts';
import { conversationsHandlers } from './features/conversations/api.ts';
import { draftsHandlers } from './features/drafts/api.ts';
import { groupsHandlers } from './features/groups/api.ts';
import { libraryHandlers } from './features/library/api.ts';
import { profilesHandlers } from './features/profiles/api.ts';
import { sessionsHandlers } from './features/sessions/api.ts';
import type { SiteHandlers } from './platform/http/calls/handlers.ts';

/** What does each call of the contract. */
export const handlers: SiteHandlers<typeof contract> = {
  accounts: accountsHandlers,
  sessions: sessionsHandlers,
  profiles: profilesHandlers,
  groups: groupsHandlers,
  conversations: conversationsHandlers,
  drafts: draftsHandlers,
  library: libraryHandlers,
};
