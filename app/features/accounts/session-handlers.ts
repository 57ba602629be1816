import { SECOND } from '#app/platform/clock.ts';
import type { HandlersOf } from '#app/platform/http/calls/handlers.ts';
import type { MemberContext } from '#app/platform/http/request-context.ts';
import { clearBrowserSession } from '#app/platform/session/clear-browser-session.ts';
import { endOtherSessions, endSession } from './commands/end-session.ts';
import type { sessionCalls } from './contract/session-calls.ts';
import { listSessions, type Session } from './settings/list-sessions.ts';

/** The time left of the session. The request itself has already prolonged it, unless it is in the background (`check`). */
const presentTimeLeft = ({ platform, viewer }: MemberContext) => ({
  SecondsLeft: Math.ceil((viewer.sessionEndsAt.getTime() - platform.clock.now().getTime()) / SECOND),
});

/** The handlers of the calls about where a member is logged in. */
export const sessionHandlers: HandlersOf<typeof sessionCalls> = {
  listSessions: async (ctx) => (await listSessions(ctx)).map(presentSession),
  checkSession: presentTimeLeft,
  stayLoggedIn: presentTimeLeft,
  async endSession({ platform, viewer }, { params }, reply) {
    await endSession(platform, { by: viewer, sessionId: params.id });
    if (params.id === viewer.sessionId) clearBrowserSession(reply, platform.config);
  },
  endOtherSessions: ({ platform, viewer }) => endOtherSessions(platform, { by: viewer }),
};

const presentSession = (session: Session) => ({
  Id: session.id,
  Device: session.device,
  Created: session.createdAt.toISOString(),
  LastActive: session.lastActiveAt.toISOString(),
  Current: session.current,
});
