import { type Endpoint, Forbidden, getAccessResults } from 'payload';
import { mayRead, roleOf } from '../access.ts';

/**
 * What the user may do with each collection, for the admin. Replaces Payload's endpoint, which also lists all collections
 * and fields for visitors.
 */
export const permissions: Endpoint = {
  path: '/access',
  method: 'get',
  async handler(req) {
    if (!mayRead(roleOf(req))) throw new Forbidden(req.t);
    return Response.json(await getAccessResults({ req }));
  },
};
