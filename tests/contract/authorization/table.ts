import type { contract } from '#tests/contract/site-contract.ts';
import { accountsRows } from './accounts.ts';
import { adviceRows } from './advice.ts';
import { blogsRows } from './blogs.ts';
import { contactsRows } from './contacts.ts';
import { conversationsRows } from './conversations.ts';
import { draftsRows } from './drafts.ts';
import { homeRows } from './home.ts';
import { libraryRows } from './library.ts';
import { messagesRows } from './messages.ts';
import { moderationRows } from './moderation.ts';
import { newsRows } from './news.ts';
import { newsletterRows } from './newsletter.ts';
import { notificationsRows } from './notifications.ts';
import { keysRows } from './passkeys.ts';
import { peopleRows } from './people.ts';
import { profilesRows } from './profiles.ts';
import { readingsRows } from './readings.ts';
import { recipesRows } from './recipes.ts';
import type { RowsOf } from './row.ts';
import { searchRows } from './search.ts';
import { sharingRows } from './sharing.ts';
import { usageRows } from './usage.ts';

/**
 * The authorization table: for every call of the site, what each of the states gets and which tables that changes.
 *
 * To add a call: add its name with at least one row to the file of its feature; without it neither `tsc` nor the suite
 * passes. A row is what is sent (`request`, made from the data of fixture.ts) and `responses`. Say first what
 * `everyone` gets, or `visitors` and `members`; then, by name, the states that differ:
 *
 *     close: [{ request: conversationParams,
 *               responses: byState({ visitors: notLoggedIn, members: refused(403, 'forbidden'),
 *                                  owner: writes(emptyBody, 'conversation') }) }],
 *
 * A call that takes the id of a conversation has a row for a public and one for a private one: see `readable` and
 * `forMembers` in conversations/rows.ts. To add a feature, give it a file with its rows and name it below. To add a state
 * see states.ts.
 */
export const table: { readonly [F in keyof typeof contract]: RowsOf<(typeof contract)[F]> } = {
  accounts: accountsRows,
  keys: keysRows,
  readings: readingsRows,
  profiles: profilesRows,
  contacts: contactsRows,
  messages: messagesRows,
  moderation: moderationRows,
  conversations: conversationsRows,
  blogs: blogsRows,
  advice: adviceRows,
  notifications: notificationsRows,
  people: peopleRows,
  drafts: draftsRows,
  library: libraryRows,
  newsletter: newsletterRows,
  sharing: sharingRows,
  usage: usageRows,
  news: newsRows,
  recipes: recipesRows,
  home: homeRows,
  search: searchRows,
};
