import { questionIdOf } from '#app/features/advice/paths.ts';
import { PageMetadata } from '#app/platform/page-cache/page-metadata.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { listUnseen, type Notification } from '../screens.ts';
import { notificationParts } from '../ui/notification-parts.ts';
import { markSeen } from './mark-seen.ts';

/** Marks as seen what a member was told of the thing that the page at `path` shows (choices.md 51). */
export async function markSeenOnPage(platform: Platform, { by, path }: { by: Viewer; path: string }): Promise<void> {
  const unseen = await listUnseen({ platform, viewer: by, page: new PageMetadata() });
  const ids = unseen.filter((notification) => leadsTo(notification, path)).map(({ id }) => id);
  if (ids.length > 0) await markSeen(platform, { by, ids });
}

/** Whether a notification leads to the page at `path`, whatever part of it. Of a question it knows the id alone. */
const leadsTo = (notification: Notification, path: string): boolean =>
  notificationParts(notification).some(({ href }) => {
    if (href === undefined) return false;
    const [page = ''] = href.split(/[?#]/);
    const questionId = questionIdOf(page);
    return page === path || (questionId !== null && questionId === questionIdOf(path));
  });
