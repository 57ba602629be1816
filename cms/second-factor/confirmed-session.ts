import { type AuthStrategy, JWTAuthentication } from 'payload';
import { mayUseSession } from './store.ts';

/**
 * Finds the user of a request as Payload does, but not by a session that showed no second factor where one is asked: such as
 * one of before the factor was turned on or required. Every call, page and action of the admin finds its user here.
 */
export const confirmedSession: AuthStrategy = {
  name: 'confirmed-session',
  async authenticate(args) {
    const { headers } = args;
    // Payload's own strategy comes after this one, with the same object, also when this one throws. It finds nothing.
    args.headers = new Headers();
    const found = await JWTAuthentication({ ...args, headers, strategyName: 'local-jwt' });
    const { id, _sid } = (found.user ?? {}) as { id?: number; _sid?: string };
    if (id === undefined) return found;
    const session = { userId: id, sessionId: _sid ?? '' };
    return (await mayUseSession(session, args.payload.db.drizzle)) ? found : { user: null };
  },
};
