import { accountsContract } from './features/accounts/contract.ts';
import { conversationsContract } from './features/conversations/contract.ts';
import { draftsContract } from './features/drafts/contract.ts';
import { groupsContract } from './features/groups/contract.ts';
import { libraryContract } from './features/library/contract.ts';
import { profilesContract } from './features/profiles/contract.ts';
import { sessionsContract } from './features/sessions/contract.ts';

/** Every call of the site, by feature. Safe in the browser: the typed client is made from it. */
export const contract = {
  accounts: accountsContract,
  sessions: sessionsContract,
  profiles: profilesContract,
  groups: groupsContract,
  conversations: conversationsContract,
  drafts: draftsContract,
  library: libraryContract,
};
