import { listMissingPages, readMainMenu } from '#app/features/content/index.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { DOORS } from './doors.ts';
import type { ShellData } from './shell-props.ts';

/**
 * Reads what the header, the footer and the session warning show. `unread` is how much the viewer has not seen, which the
 * features of messages know.
 */
export async function readShell(ctx: RequestContext, { unread }: { unread: number }): Promise<ShellData> {
  const {
    viewer,
    consent,
    platform: { config, clock },
  } = ctx;
  const [menu, missingPages] = await Promise.all([readMainMenu(ctx), listMissingPages(ctx, DOORS)]);
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
