import { type Endpoint, NotFound } from 'payload';
import { mayRead } from '../access.ts';
import { collectionIn, documentIn, requireId } from '../requests/in-address.ts';
import { listUses, listUsesTogether } from './list-uses.ts';

/** The most documents that are looked up together: a page of a list. */
const MAX_IDS = 100;

/**
 * What names documents, for the question before they are withdrawn: `/api/uses/{collection}/{id}` for one, and
 * `/api/uses/{collection}?id=…&id=…` for several, with the ids of those that are published.
 */
export const usesEndpoints: Endpoint[] = [
  {
    path: '/uses/:collection/:id',
    method: 'get',
    async handler(req) {
      return Response.json({ uses: await listUses(documentIn(req, mayRead), req.payload) });
    },
  },
  {
    path: '/uses/:collection',
    method: 'get',
    async handler(req) {
      const slug = collectionIn(req, mayRead);
      const ids = new URL(req.url ?? '', 'http://localhost').searchParams.getAll('id');
      if (ids.length > MAX_IDS) throw new NotFound(req.t);
      const known = ids.map((id) => requireId(id, req));
      return Response.json(await listUsesTogether(slug, known, req.payload));
    },
  },
];
