import { type Endpoint, Forbidden, NotFound } from 'payload';
import { mayRead, roleOf } from '../access.ts';
import { listUses } from './list-uses.ts';

/** The documents that name this one, for the question before it is withdrawn: `/api/uses/{collection}/{id}`. */
export const usesEndpoint: Endpoint = {
  path: '/uses/:collection/:id',
  method: 'get',
  async handler(req) {
    if (!mayRead(roleOf(req))) throw new Forbidden(req.t);
    const { collection: slug, id } = req.routeParams as { collection: string; id: string };
    const collection = req.payload.config.collections.find((one) => one.slug === slug);
    if (!collection?.custom?.kind || !/^\d{1,9}$/.test(id)) throw new NotFound(req.t);
    return Response.json({ uses: await listUses({ slug, id: Number(id) }, req.payload) });
  },
};
