import { SECOND } from '#app/platform/clock.ts';
import type { HandlersOf } from '#app/platform/http/calls/handlers.ts';
import type { MemberContext } from '#app/platform/http/request-context.ts';
import { clearBrowserSession } from '#app/platform/session/clear-browser-session.ts';
import { endOtherSessions, endSession } from './commands/end-session.ts';
import type { sessionsContract } from './contract.ts';
import { listSessions, type Session } from './screens.ts';

/** The time left of the session. The request itself has already prolonged it, unless it is in the background (`check`). */
const presentTimeLeft = ({ platform, viewer }: MemberContext) => ({
  SecondsLeft: Math.ceil((viewer.sessionEndsAt.getTime() - platform.clock.now().getTime()) / SECOND),
});

export const sessionsHandlers: HandlersOf<typeof sessionsContract> = {
  list: async (ctx) => (await listSessions(ctx)).map(presentSession),
  check: presentTimeLeft,
  stay: presentTimeLeft,
  async end({ platform, viewer }, { params }, reply) {
    await endSession(platform, { by: viewer, sessionId: params.id });
    if (params.id === viewer.sessionId) clearBrowserSession(reply, platform.config);
  },
  endOthers: ({ platform, viewer }) => endOtherSessions(platform, { by: viewer }),
};

const presentSession = (session: Session) => ({
  Id: session.id,
  Device: session.device,
  Created: session.createdAt.toISOString(),
  LastActive: session.lastActiveAt.toISOString(),
  Current: session.current,
});
