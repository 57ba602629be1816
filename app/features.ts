import { accountsFeature } from './features/accounts/feature.ts';
import { adviceFeature } from './features/advice/feature.ts';
import { blogsFeature } from './features/blogs/feature.ts';
import { contactsFeature } from './features/contacts/feature.ts';
import { contentFeature } from './features/content/feature.ts';
import { conversationsFeature } from './features/conversations/feature.ts';
import { digestsFeature } from './features/digests/feature.ts';
import { draftsFeature } from './features/drafts/feature.ts';
import { homeFeature } from './features/home/feature.ts';
import { keysFeature } from './features/keys/feature.ts';
import { libraryFeature } from './features/library/feature.ts';
import { messagesFeature } from './features/messages/feature.ts';
import { moderationFeature } from './features/moderation/feature.ts';
import { newsFeature } from './features/news/feature.ts';
import { newsletterFeature } from './features/newsletter/feature.ts';
import { notificationsFeature } from './features/notifications/feature.ts';
import { pagesFeature } from './features/pages/feature.ts';
import { peopleFeature } from './features/people/feature.ts';
import { profilesFeature } from './features/profiles/feature.ts';
import { reactionsFeature } from './features/reactions/feature.ts';
import { readingsFeature } from './features/readings/feature.ts';
import { recipesFeature } from './features/recipes/feature.ts';
import { searchFeature } from './features/search/feature.ts';
import { sharingFeature } from './features/sharing/feature.ts';
import { usageFeature } from './features/usage/feature.ts';
import { platformFeature } from './platform/feature.ts';
import { publishedKinds } from './published/kinds.ts';

/**
 * Every feature of the site, each after those that it may know, as `npm run check:imports` checks. The lists of all calls,
 * jobs, limits, pages of the sitemap … are made from it.
 */
export const features = [
  platformFeature,
  contentFeature,
  draftsFeature,
  profilesFeature,
  readingsFeature,
  contactsFeature,
  messagesFeature,
  newsletterFeature,
  keysFeature,
  accountsFeature,
  sharingFeature,
  usageFeature,
  moderationFeature,
  reactionsFeature,
  conversationsFeature,
  blogsFeature,
  adviceFeature,
  notificationsFeature,
  digestsFeature,
  peopleFeature,
  pagesFeature(publishedKinds),
  libraryFeature,
  newsFeature,
  recipesFeature,
  homeFeature,
  searchFeature,
] as const;
