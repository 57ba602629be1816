import { isModerator, type Viewer } from '#app/platform/session/viewer.ts';
import { photoPath } from '#app/ui/user/photo-path.ts';
import type { readAccount } from './screens.ts';

/** Who is logged in, as the wire's Current user. */
export const presentCurrentUser = (viewer: Viewer, account: Awaited<ReturnType<typeof readAccount>>) => ({
  Id: viewer.memberId,
  Username: viewer.username,
  Created: account.createdAt.toISOString(),
  Public: viewer.public,
  Photo: viewer.photoId && photoPath(viewer.photoId),
  IsModerator: isModerator(viewer),
  Email: viewer.email,
  NewsletterOptin: account.newsletterOptin,
  EmailNotificationEnabled: account.emailNotifications,
});
