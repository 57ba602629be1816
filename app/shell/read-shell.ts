import { listMissingPages, readMainMenu } from '#app/features/content/index.ts';
import type { Database } from '#app/platform/database/database.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { NONE_UNREAD, type Unread } from '#app/ui/live/unread-context.ts';
import { DOORS } from './doors.ts';
import type { ShellData } from './shell-props.ts';

/** Counts what a member has not read yet. */
type CountUnread = (db: Database, memberId: number) => Promise<Unread>;

/** Reads what the header, the footer and the session warning show. */
export async function readShell(ctx: RequestContext, countUnread: CountUnread): Promise<ShellData> {
  const {
    viewer,
    consent,
    platform: { config, clock, db },
  } = ctx;
  const [menu, missingPages, unread] = await Promise.all([
    readMainMenu(ctx),
    listMissingPages(ctx, DOORS),
    viewer ? countUnread(db, viewer.memberId) : NONE_UNREAD,
  ]);
  return {
    menu,
    missingPages,
    viewer: viewer && {
      id: viewer.memberId,
      username: viewer.username,
      photo: viewer.photoId,
      unread,
    },
    antiforgery: viewer?.antiforgeryToken ?? null,
    sessionTimeLeft: viewer && viewer.sessionEndsAt.getTime() - clock.now().getTime(),
    consent,
    origin: config.publicUrl.origin,
    settings: {
      phone: config.infolinePhone,
      phoneHours: config.infolineHours,
      magazineUrl: config.magazineUrl,
      contactEmail: config.contactEmail,
    },
  };
}
