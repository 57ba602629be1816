import { redirect } from 'react-router';
import { submit } from '#app/platform/http/pages/action.ts';
import type { RouteArguments } from '#app/platform/http/pages/route-arguments.ts';
import { sessionCalls } from '../contract/session-calls.ts';
import { sessionHandlers } from '../session-handlers.ts';

/** The actions of the forms in `SessionList`, by their intent, for the page that shows the list. */
export const sessionActions = {
  'end-session': (args: RouteArguments) =>
    submit(args, sessionCalls.endSession, sessionHandlers.endSession, ({ ctx, headers, form }) => {
      if (Number(form.get('id')) === ctx.viewer.sessionId) throw redirect('/', { headers });
      return { ended: 'one' as const };
    }),
  'end-other-sessions': (args: RouteArguments) =>
    submit(args, sessionCalls.endOtherSessions, sessionHandlers.endOtherSessions, () => ({ ended: 'others' as const })),
};
