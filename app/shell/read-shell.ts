import { readMainMenu } from '#app/features/content/index.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import type { ShellState } from './shell-props.ts';

/** Reads the part of the shell's state that depends on the request; the rest depends on the route. */
export async function readShell(
  ctx: RequestContext,
): Promise<Omit<ShellState, 'path' | 'reduced' | 'footer' | 'infoline' | 'invites'>> {
  const {
    viewer,
    consent,
    platform: { config, clock },
  } = ctx;
  return {
    menu: await readMainMenu(ctx),
    viewer: viewer && {
      id: viewer.memberId,
      username: viewer.username,
      photo: viewer.photoId,
      unread: 0,
    },
    antiforgery: viewer?.antiforgeryToken ?? null,
    sessionTimeLeft: viewer && viewer.sessionEndsAt.getTime() - clock.now().getTime(),
    consent,
    settings: {
      phone: config.infolinePhone,
      phoneHours: config.infolineHours,
      magazineUrl: config.magazineUrl,
      contactEmail: config.contactEmail,
    },
  };
}
