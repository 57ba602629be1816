import { type Endpoint, getAccessResults } from 'payload';
import { mayRead } from '../access.ts';
import { authorize } from '../requests/in-address.ts';

/**
 * What the user may do with each collection, for the admin. Replaces Payload's endpoint, which also lists all collections
 * and fields for visitors.
 */
export const permissions: Endpoint = {
  path: '/access',
  method: 'get',
  async handler(req) {
    authorize(req, mayRead);
    return Response.json(await getAccessResults({ req }));
  },
};
