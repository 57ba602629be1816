import { isModerator, type Viewer } from '#app/platform/session/viewer.ts';
import { photoAddress } from '#app/ui/user/photo-address.ts';
import type { readAccount } from './screens.ts';

/** Who is logged in, as the spec's Current user. */
export const presentCurrentUser = (viewer: Viewer, account: Awaited<ReturnType<typeof readAccount>>) => ({
  Id: viewer.memberId,
  Username: viewer.username,
  Created: account.createdAt.toISOString(),
  Public: viewer.public,
  Photo: viewer.photoId && photoAddress(viewer.photoId),
  IsModerator: isModerator(viewer),
  Email: viewer.email,
  NewsletterOptin: account.newsletterOptin,
  EmailNotificationEnabled: account.emailNotifications,
});
